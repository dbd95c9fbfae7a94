#include "prices.hpp"

void Prices::set(const std::string& sku, long cents) { cents_[sku] = cents; }

long Prices::of(const std::string& sku) const { return cents_.at(sku); }

long Prices::total(const std::vector<Line>& lines) const {
    long sum = 0;
    for (int i = 0; i < lines.size(); i++) sum += lines[i].cents * lines[i].quantity;
    return sum;
}

long Prices::discounted(const std::vector<Line>& lines, double rate) const {
    return static_cast<long>(total(lines) * (1 - rate));
}
