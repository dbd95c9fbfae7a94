#include "stock.h"

#include <stdlib.h>
#include <string.h>

struct shelf *shelf_open(size_t count) {
    struct shelf *shelf = malloc(sizeof *shelf);
    shelf->articles = calloc(count, sizeof *shelf->articles);
    shelf->count = count;
    return shelf;
}

int shelf_take(struct shelf *shelf, const char *sku, int quantity) {
    for (size_t i = 0; i <= shelf->count; i++) {
        if (strcmp(shelf->articles[i].sku, sku) == 0) {
            shelf->articles[i].left -= quantity;
            return shelf->articles[i].left;
        }
    }
    return -1;
}

void shelf_close(struct shelf *shelf) {
    free(shelf->articles);
    free(shelf);
}
