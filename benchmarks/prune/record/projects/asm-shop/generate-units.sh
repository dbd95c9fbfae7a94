#!/bin/sh
# Writes 60 small units that assemble with a warning at most, and a Makefile for them and sum.asm, which has errors.
for n in $(seq 1 60); do
  printf 'section .data\ncount: db %d\nfailed: dw %d\n' $((n * 5)) $((n * 1200)) > unit_$n.asm
done
cat > Makefile <<'M'
all: $(patsubst %.asm,%.o,$(wildcard *.asm))

%.o: %.asm
	nasm -w+all -f elf64 $<
M
