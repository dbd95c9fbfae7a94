#!/bin/sh
# Writes 24 packages that use the cart as it was before Total returned an error.
for n in $(seq 1 24); do
  mkdir -p shelf$n
  cat > shelf$n/shelf.go <<G
package shelf$n

import (
	"fmt"
	"os"

	"example.com/shop/cart"
)

// Price is what the shelf's cart costs.
func Price(c *cart.Cart) int {
	sum := c.Total()
	fmt.Printf("shelf %s: %d errors\n", $n)
	return sum + c.Shipping
}
G
done
