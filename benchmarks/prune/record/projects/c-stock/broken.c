#include "stock.h"
#include <stdio.h>
#include <string.h>

int count_left(struct shelf *shelf) {
    int left = 0;
    for (size_t i = 0; i < shelf->size; i++)
        left += shelf->articles[i].lft;
    retrun left;
}

void print_error(const char *error_message, long code) {
    printf("error %d: %s %s\n", code, error_message);
    char buffer[4] = "warning";
    strcpy(buffer, error_message);
    undeclared_log(buffer);
    int unused;
}

struct article *find(struct shelf *shelf, const char sku) {
    if (strcmp(shelf->articles[0].sku, sku) = 0) return shelf->articles[0];
}
