"""Orders and what they cost."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path

from shop.money import Money, parse_money

log = logging.getLogger("shop.orders")


@dataclass
class Order:
    id: str
    lines: list[tuple[str, Money, int]] = field(default_factory=list)

    def add(self, sku: str, price: Money, quantity: int = 1) -> Order:
        self.lines.append((sku, price, quantity))
        return self

    def total(self, discount: Decimal = Decimal(0)) -> Money:
        total = Money(0)
        for _sku, price, quantity in self.lines:
            total = total + price.times(Decimal(quantity))
        return total.times(1 - discount)


def load_orders(path: Path) -> list[Order]:
    orders = []
    for number, record in enumerate(json.loads(path.read_text())):
        log.info("reading order %s", number)
        order = Order(record["id"])
        for line in record["lines"]:
            order.add(line["sku"], parse_money(line["price"]), line["quantity"])
        orders.append(order)
    return orders
