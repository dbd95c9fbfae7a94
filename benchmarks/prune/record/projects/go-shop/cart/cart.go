// Package cart holds what a customer is about to buy.
package cart

import (
	"errors"
	"fmt"
)

// ErrEmpty says that nothing was put into the cart.
var ErrEmpty = errors.New("cart is empty")

// Line is one article and how many of it.
type Line struct {
	SKU      string
	Cents    int
	Quantity int
}

// Cart is a list of lines.
type Cart struct{ Lines []Line }

// Add puts an article into the cart.
func (c *Cart) Add(sku string, cents, quantity int) error {
	if cents < 0 {
		return fmt.Errorf("price of %s is negative: %d", sku, cents)
	}
	c.Lines = append(c.Lines, Line{sku, cents, quantity})
	return nil
}

// Total sums the lines.
func (c *Cart) Total() (int, error) {
	if len(c.Lines) == 0 {
		return 0, ErrEmpty
	}
	sum := 0
	for _, line := range c.Lines {
		sum += line.Cents * line.Quantity
	}
	return sum, nil
}

// Discounted takes a percentage off.
func (c *Cart) Discounted(percent int) (int, error) {
	total, err := c.Total()
	return total * (100 - percent) / 100, err
}

// Last is the line that was added last.
func (c *Cart) Last() Line { return c.Lines[len(c.Lines)-1] }
