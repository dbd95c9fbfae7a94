package com.example.shop;

import java.util.*;
import java.util.function.Supplier;
import com.example.money.Amount;

public class Shop {
  private final Map<String, Amount> prices = new HashMap();
  private List raw = new ArrayList();

  public Amount priceOf(String sku) {
    Amount price = prices.get(sku)
    return price;
  }

  public int total(List<String> skus) {
    int sum = 0;
    for (String sku : skus) sum += prices.get(sku).cents;
  }

  sealed interface Event permits Sold {}
  record Sold(String sku) {}
}
