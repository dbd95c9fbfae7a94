#ifndef STOCK_H
#define STOCK_H

#include <stddef.h>

struct article {
    char sku[16];
    int left;
    double weight;
};

struct shelf {
    struct article *articles;
    size_t count;
};

struct shelf *shelf_open(size_t count);
int shelf_take(struct shelf *shelf, const char *sku, int quantity);
void shelf_close(struct shelf *shelf);

#endif
