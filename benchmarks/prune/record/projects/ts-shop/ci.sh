#!/bin/sh
# What a CI job runs: every step to its end, the job fails when one did.
failed=0
step() {
  echo "##[group] $1"
  shift
  "$@"
  status=$?
  echo "##[endgroup] finished with status $status"
  [ "$status" -eq 0 ] || failed=1
}

step 'Install' npm install --no-audit --no-fund --loglevel=http
step 'Versions' npm ls --all
step 'Type check' npx tsc --pretty false --listFiles
step 'Archive' tar -cvf shop.tar node_modules/typescript node_modules/@types src package.json
step 'Check the archive' tar -dvf shop.tar
step 'Clean' rm -rv shop.tar node_modules/@types
echo "job done, artifacts kept for 30 days"
exit $failed
