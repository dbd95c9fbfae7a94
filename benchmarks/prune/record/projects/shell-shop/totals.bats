setup() {
  source "$BATS_TEST_DIRNAME/totals.sh"
}

@test "nothing costs nothing" {
  [ "$(total < /dev/null)" -eq 0 ]
}

@test "lines are summed up" {
  run total <<< $'450 2\n1200 1'
  [ "$status" -eq 0 ]
  [ "$output" = "2100" ]
}

@test "fails without a file" {
  run bash -c 'source totals.sh; total < missing.txt'
  [ "$status" -ne 0 ]
}

@test "half a cent goes up" {
  run discounted 33 15
  echo "got: $output, wanted: 29"
  [ "$output" -eq 29 ]
}

@test "a receipt can be printed" {
  receipt 450 2
}

@test "rates are converted" {
  skip "needs the rate service"
}
