#include "prices.hpp"

extern int exchange_rate(const char* currency);

int main() {
    Prices prices;
    print_receipt(prices, {});
    return exchange_rate("EUR");
}
