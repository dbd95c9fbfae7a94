#pragma once
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

struct Line {
    std::string sku;
    long cents;
    int quantity;
};

class Prices {
public:
    void set(const std::string& sku, long cents);
    long of(const std::string& sku) const;
    long total(const std::vector<Line>& lines) const;
    long discounted(const std::vector<Line>& lines, double rate) const;

private:
    std::map<std::string, long> cents_;
};

void print_receipt(const Prices& prices, const std::vector<Line>& lines);
