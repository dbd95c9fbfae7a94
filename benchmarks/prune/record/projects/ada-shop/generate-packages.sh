#!/bin/sh
# Writes 30 packages that only warn, and a Makefile that compiles them and the shop, which has errors.
for n in $(seq 1 30); do
  cat > shelf_$n.ads <<M
package Shelf_$n is
   function Left (Quantity : Integer) return Integer;
end Shelf_$n;
M
  cat > shelf_$n.adb <<M
with Ada.Text_IO;
package body Shelf_$n is
   Errors : Integer := 0;
   function Left (Quantity : Integer) return Integer is
      Unused : Integer;
   begin
      return (if Quantity = Quantity then $n else Errors);
   end Left;
end Shelf_$n;
M
done
cat > Makefile <<'M'
all: $(patsubst %.adb,%.o,$(wildcard *.adb))

%.o: %.adb
	gcc -c -gnatwa $<
M
