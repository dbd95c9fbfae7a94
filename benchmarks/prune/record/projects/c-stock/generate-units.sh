#!/bin/sh
# Writes 240 small units and a Makefile that builds them; unit 118 is the one that does not compile, every sixth one warns.
mkdir -p units
for n in $(seq 1 240); do
  {
    echo "#include <stdio.h>"
    [ $((n % 6)) -eq 0 ] && echo "static int spare_$n(int error) { return error; }"
    echo "int unit_$n(unsigned int quantity) {"
    [ $((n % 6)) -eq 0 ] && echo "    int failed_$n = 0; if (quantity < -1) return 1;"
    [ "$n" -eq 118 ] && echo "    return price_of(quantity) + stock.left;"
    echo "    return (int)quantity + $n;"
    echo "}"
  } > units/unit_$n.c
done
cat > Makefile <<'M'
CFLAGS = -std=c17 -O2 -Wall -Wextra -Iinclude -DVERSION=\"1.4.0\"
OBJECTS = $(patsubst %.c,%.o,$(wildcard units/*.c))

libunits.a: $(OBJECTS)
	ar rcs $@ $^

%.o: %.c
	$(CC) $(CFLAGS) -c -o $@ $<
M
