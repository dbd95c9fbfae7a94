#include "prices.hpp"
#include <iostream>

int main() {
    Prices prices;
    prices.set("tea", 450);
    for (int order = 1; order <= 90; order++) {
        const char* sku = order == 87 ? "mug" : "tea";
        std::cout << "order " << order << ": " << sku << ", 0 errors, " << order * prices.of(sku) << " cents" << std::endl;
    }
}
