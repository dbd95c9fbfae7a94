#!/usr/bin/env bash
# Sums prices given as "cents quantity" lines.
total() {
  local sum=0 cents quantity
  while read -r cents quantity; do
    sum=$((sum + cents * quantity))
  done
  echo "$sum"
}

discounted() {
  echo $(($1 * (100 - $2) / 100))
}
