package stock

import (
	"sync"
	"testing"
)

func TestTakeIsSafe(t *testing.T) {
	stock := New(map[string]int{"tea": 100})
	var group sync.WaitGroup
	for shop := 0; shop < 4; shop++ {
		group.Add(1)
		go func() {
			defer group.Done()
			for i := 0; i < 10; i++ {
				stock.Take("tea")
			}
		}()
	}
	group.Wait()
}

func TestNilStock(t *testing.T) {
	var stock *Stock
	if stock.Take("tea") {
		t.Error("took from nothing")
	}
}
