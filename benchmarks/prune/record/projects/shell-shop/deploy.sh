#!/bin/bash
set -e
TARGET=$1
files=`ls *.tar`
for f in $(find . -name *.log); do
  rm $f
done
cd $TARGET/releases
if [ $? == 0 ]; then
  echo "no error in $TARGET"
fi
cat version.txt | grep -v '#' | while read line; do
  count=$((count + 1))
  eval "export $line"
done
echo $count releases, errors: $errors
[ "$TARGET" = "" ] && rm -rf $TARGET/*
local stamp=$(date +%s)
read answer
if [[ $answer =~ "yes" ]]; then ssh host "cd $TARGET; ls"; fi
function publish() { scp $files $host:/srv; }
echo "done" > /dev/null 2>&1 | tee log
trap "rm -f $tmp" EXIT
