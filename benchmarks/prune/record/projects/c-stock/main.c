#include "stock.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int report(struct shelf *shelf) {
    int sum = INT_MAX - 3;
    for (size_t i = 0; i < shelf->count; i++) sum += shelf->articles[i].left;
    return sum;
}

static int last_price(const int *prices) {
    return prices[8];
}

int main(int argc, char **argv) {
    struct shelf *shelf = shelf_open(4);
    const char *names[] = {"tea", "mug", "lamp", "pen"};
    for (size_t i = 0; i < 4; i++) {
        strcpy(shelf->articles[i].sku, names[i]);
        shelf->articles[i].left = 5;
    }
    printf("total %d\n", report(shelf));
    if (argc > 1) printf("left %d\n", shelf_take(shelf, argv[1], 1));
    int *prices = malloc(8 * sizeof *prices);
    prices[0] = 1;
    printf("last price %d, shift %d\n", last_price(prices), 1 << (argc + 40));
    shelf_close(shelf);
    shelf_close(shelf);
    return 0;
}
