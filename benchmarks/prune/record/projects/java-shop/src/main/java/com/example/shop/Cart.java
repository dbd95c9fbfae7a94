package com.example.shop;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Logger;

/** What a customer is about to buy. */
public class Cart {
  private static final Logger LOG = Logger.getLogger(Cart.class.getName());

  public record Line(String sku, long cents, int quantity) {}

  private final List<Line> lines = new ArrayList<>();

  public Cart add(String sku, long cents, int quantity) {
    if (cents < 0) throw new IllegalArgumentException("price of " + sku + " is negative: " + cents);
    LOG.fine(() -> "added " + sku);
    lines.add(new Line(sku, cents, quantity));
    return this;
  }

  public long total() {
    return lines.stream().mapToLong(line -> line.cents() * line.quantity()).sum();
  }

  public long discounted(int percent) {
    return total() * (100 - percent) / 100;
  }

  public Line find(String sku) {
    return lines.stream().filter(line -> line.sku().equals(sku)).findFirst().orElse(null);
  }
}
