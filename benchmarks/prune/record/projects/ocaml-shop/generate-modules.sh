#!/bin/sh
# Writes 30 modules that only warn, and a Makefile that compiles them and the cart, which does not type-check.
for n in $(seq 1 30); do
  cat > shelf_$n.ml <<M
type state = Full | Low of int | Failed of string
let left = function Full -> $n | Low count -> count
let report error_count = let unused = error_count in print_endline "shelf $n"
M
done
cat > Makefile <<'M'
all: $(patsubst %.ml,%.cmo,$(wildcard *.ml))

%.cmo: %.ml
	ocamlc -w +a-70 -c $<
M
