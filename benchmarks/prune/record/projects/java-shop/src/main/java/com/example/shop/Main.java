package com.example.shop;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Takes orders until the stock has to be read. */
public class Main {
  private static final Logger LOG = Logger.getLogger("shop");

  public static void main(String[] arguments) throws Exception {
    System.setProperty("java.util.logging.SimpleFormatter.format", "%1$tT.%1$tL %4$-7s [%2$s] %5$s%6$s%n");
    var pool = Executors.newFixedThreadPool(2);
    for (int number = 1; number <= 120; number++) {
      Cart cart = new Cart().add("tea", 450, number);
      LOG.info("order " + number + " costs " + cart.total() + ", 0 errors");
      if (number % 30 == 0) LOG.warning("queue is " + number + " orders long");
      if (number == 64) {
        try {
          pool.submit(() -> Stock.load(Path.of("data/north.csv"))).get();
        } catch (Exception failure) {
          LOG.log(Level.SEVERE, "order " + number + " was lost", failure);
        }
      }
    }
    pool.shutdown();
    List.of("tea", "mug").forEach(sku -> System.out.println(sku + ": " + new Cart().add("tea", 450, 1).find(sku).cents()));
  }
}
