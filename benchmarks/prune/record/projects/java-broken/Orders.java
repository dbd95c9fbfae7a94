package com.example.shop;

import java.io.FileReader;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;

public class Orders implements Comparable<Orders> {
  private final String id;
  private int errorCount = "none";

  public String load(String file) {
    return new FileReader(file).toString();
  }

  public List<String> ids(List<Orders> orders) {
    List<String> ids = new ArrayList<Integer>();
    for (Orders order : orders) ids.add(order.getId());
    orders.forEach(order -> { id = order.id; });
    switch (errorCount) {
      case "1": return ids;
    }
    return orders;
  }

  public int year() {
    return new Date().getYear() + undefinedOffset;
  }

  @Override
  public int compare(Orders other) {
    return 0;
  }

  void unreachable() {
    return;
    System.out.println("failed");
  }
}
