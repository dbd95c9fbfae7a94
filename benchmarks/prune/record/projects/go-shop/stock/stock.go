// Package stock counts what is left.
package stock

import "sync"

// Stock may be used by several goroutines, except where it says otherwise.
type Stock struct {
	mu   sync.Mutex
	left map[string]int
}

// New returns a stock with the given articles.
func New(left map[string]int) *Stock { return &Stock{left: left} }

// Take removes one article.
func (s *Stock) Take(sku string) bool {
	if s.left[sku] == 0 {
		return false
	}
	s.left[sku]--
	return true
}

// Wait blocks until somebody brings an article.
func (s *Stock) Wait(arrivals chan string) string { return <-arrivals }
