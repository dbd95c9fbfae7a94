#include "prices.hpp"
#include <algorithm>
#include <list>
#include <memory>
#include <numeric>
#include <unordered_map>

struct Key {
    std::string sku;
};

long sum(const std::list<Line>& lines) {
    std::list<Line> sorted = lines;
    std::sort(sorted.begin(), sorted.end());
    std::unordered_map<Key, long> sums;
    for (const Line& line : sorted) sums[Key{line.sku}] += line.cents;
    return std::accumulate(sums.begin(), sums.end(), 0L);
}

template <typename T>
concept Priced = requires(T value) { { value.cents } -> std::convertible_to<long>; };

long cents_of(const Priced auto& value) { return value.cents; }

int main() {
    const Prices prices;
    prices.set("tea", 450);
    std::unique_ptr<Prices> owner = std::make_unique<Prices>();
    std::unique_ptr<Prices> other = owner;
    return cents_of(std::string("tea")) + prices.off("mug");
}
