#!/bin/sh
# Adds 50 tests that pass.
for quantity in $(seq 1 50); do
  printf '\n@test "%d articles cost their sum" {\n  [ "$(total <<< "450 %d")" -eq %d ]\n}\n' "$quantity" "$quantity" $((450 * quantity))
done >> totals.bats
