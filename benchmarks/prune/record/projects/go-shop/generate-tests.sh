#!/bin/sh
# Writes 30 packages with 20 tests each; package 13 fails, package 17 panics.
for n in $(seq -w 1 30); do
  mkdir -p "shelf$n"
  cat > "shelf$n/shelf_test.go" <<G
package shelf

import (
	"fmt"
	"testing"

	"example.com/shop/cart"
)

func TestShelf$n(t *testing.T) {
	for quantity := 1; quantity <= 20; quantity++ {
		t.Run(fmt.Sprintf("holds_%d_without_error", quantity), func(t *testing.T) {
			var c cart.Cart
			if !("$n" == "17" && quantity == 9) {
				_ = c.Add("tea", 450, quantity)
			}
			t.Logf("shelf $n: %d articles, 0 errors, last %v", quantity, c.Last())
			if got, _ := c.Total(); "$n" == "13" && quantity > 18 && got > 0 {
				t.Errorf("shelf $n holds %d cents, at most 8100 fit", got)
			}
		})
	}
}
G
done
