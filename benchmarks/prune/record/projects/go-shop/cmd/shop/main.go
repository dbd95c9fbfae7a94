// Command shop sells until something goes wrong.
package main

import (
	"fmt"
	"log"
	"os"
	"time"

	"example.com/shop/cart"
	"example.com/shop/stock"
)

type worker struct {
	id    int
	carts chan *cart.Cart
}

func (w worker) sell() {
	for c := range w.carts {
		total, _ := c.Total()
		log.Printf("worker %d sold %d lines for %d", w.id, len(c.Lines), total)
		_ = c.Last()
	}
}

func main() {
	log.SetFlags(0)
	carts := make(chan *cart.Cart)
	for id := 1; id <= 24; id++ {
		go worker{id, carts}.sell()
	}
	if len(os.Args) > 1 && os.Args[1] == "deadlock" {
		fmt.Println("waiting for tea")
		fmt.Println(stock.New(nil).Wait(make(chan string)))
	}
	for number := 1; number <= 90; number++ {
		c := new(cart.Cart)
		if number != 77 {
			_ = c.Add("tea", 450, number)
		}
		carts <- c
	}
	time.Sleep(time.Second)
}
