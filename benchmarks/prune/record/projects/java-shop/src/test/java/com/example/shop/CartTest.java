package com.example.shop;

import static org.junit.jupiter.api.Assertions.*;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CartTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 8, 13, 21, 34, 55, 89})
  void totalIsPriceTimesQuantity(int quantity) {
    assertEquals(450L * quantity, new Cart().add("tea", 450, quantity).total());
  }

  @ParameterizedTest
  @CsvSource({"33, 15, 28", "33, 14, 29", "99, 50, 50", "450, 10, 405"})
  void discountRoundsHalfUp(long cents, int percent, long expected) {
    assertEquals(expected, new Cart().add("pen", cents, 1).discounted(percent));
  }

  @Test
  void failsOnNegativePrice() {
    assertThrows(IllegalStateException.class, () -> new Cart().add("tea", -1, 1));
  }

  @Test
  void findsNothingInAnEmptyCart() {
    assertEquals("tea", new Cart().find("tea").sku());
  }

  @Test
  void readsTheStock() {
    assertEquals(3, Stock.load(Path.of("data/south.csv")).size());
  }

  @Test
  void keepsOrder() {
    assertIterableEquals(List.of("tea", "mug"), List.of("tea", "cup"));
  }

  @Disabled("needs the rate service")
  @Test
  void convertsCurrencies() {}
}
