#include <stdio.h>
#include <string.h>

struct node {
    const char *name;
    struct node *next;
};

static size_t length(const struct node *node) {
    return strlen(node->name) + length(node->next);
}

static void walk(const struct node *first, int depth) {
    if (depth > 0) {
        walk(first, depth - 1);
        return;
    }
    printf("length %zu\n", length(first));
}

int main(void) {
    struct node last = {"pen", NULL}, middle = {"mug", &last}, first = {"tea", &middle};
    walk(&first, 6);
    return 0;
}
