package main

import (
	"fmt"
	"os"
	"strings"

	"example.com/shop/cart"
)

type printer interface{ Print(c cart.Cart) error }

type stdout struct{}

func (stdout) Print(c *cart.Cart) error { return nil }

func main() {
	var c cart.Cart
	total := c.Total()
	c.Add("tea", "450", 1)
	var p printer = stdout{}
	fmt.Println(totl, p)
	for i, line := range c.Lines {
		fmt.Println(line.Name)
	}
	c.Remove("tea")
	return 1
}
