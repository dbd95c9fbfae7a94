"""Amounts in whole cents, and the rates between currencies."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Decimal


class CurrencyError(ValueError):
    """Two amounts of different currencies met."""


@dataclass(frozen=True)
class Money:
    cents: int
    currency: str = "EUR"

    def __add__(self, other: Money) -> Money:
        if other.currency != self.currency:
            raise CurrencyError(f"cannot add {other.currency} to {self.currency}")
        return Money(self.cents + other.cents, self.currency)

    def times(self, factor: Decimal) -> Money:
        return Money(int((Decimal(self.cents) * factor).quantize(Decimal(1), ROUND_HALF_EVEN)), self.currency)


def parse_money(text: str) -> Money:
    amount, currency = text.split()
    return Money(int(Decimal(amount) * 100), currency)
