package com.example.shop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;

/** Reads how many of each article are left. */
public class Stock {
  public static class StockException extends RuntimeException {
    StockException(String message, Throwable cause) {
      super(message, cause);
    }
  }

  public static Map<String, Integer> load(Path file) {
    try {
      return read(file);
    } catch (UncheckedIOException failure) {
      throw new StockException("stock of " + file.getFileName() + " is not available", failure);
    }
  }

  private static Map<String, Integer> read(Path file) {
    try {
      return Files.readAllLines(file).stream()
          .map(line -> line.split(","))
          .collect(Collectors.toMap(parts -> parts[0], parts -> Integer.parseInt(parts[1])));
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot read " + file, failure);
    }
  }
}
