#!/bin/sh
# Writes 30 modules that only warn, and a Makefile that compiles them and the stock, which does not compile.
for n in $(seq 1 30); do
  cat > shelf_$n.f90 <<M
module shelf_$n
contains
  integer function left_$n(quantity)
    integer, intent(in) :: quantity
    integer :: error_count
    real :: rate = 0.5d0 * $n.25d0
    left_$n = quantity * rate
  end function
end module
M
done
cat > Makefile <<'M'
all: $(patsubst %.f90,%.o,$(wildcard *.f90))

%.o: %.f90
	gfortran -Wall -Wconversion -c $<
M
