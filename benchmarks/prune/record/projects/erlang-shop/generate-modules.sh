#!/bin/sh
# Writes 25 modules that only warn; the cart among them does not compile.
for n in $(seq 1 25); do
  cat > shelf_$n.erl <<M
-module(shelf_$n).
-export([left/1]).
left(Quantity) -> Errors = 0, max(0, Quantity - $n).
failed(Reason) -> {error, Reason}.
M
done
