package receipt

import (
	"fmt"
	"sync"
)

type receipt struct {
	mu    sync.Mutex
	Total int `json:"total" xml:total`
}

// Print writes a receipt.
func Print(lines []string, locked receipt) {
	fmt.Printf("%d lines, %s in all\n", len(lines))
	copied := locked
	for i := 0; i < 3; i++ {
		defer fmt.Println("error %d", i)
	}
	fmt.Println(copied.Total)
	return
	fmt.Println("never printed")
}
