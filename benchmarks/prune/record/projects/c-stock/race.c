#include <pthread.h>
#include <stdio.h>

static int sold;

static void *sell(void *arg) {
    for (int i = 0; i < 1000; i++) sold += *(int *)arg;
    return NULL;
}

int main(void) {
    pthread_t shops[2];
    int one = 1;
    for (int i = 0; i < 2; i++) pthread_create(&shops[i], NULL, sell, &one);
    for (int i = 0; i < 2; i++) pthread_join(shops[i], NULL);
    printf("sold %d\n", sold);
    return 0;
}
