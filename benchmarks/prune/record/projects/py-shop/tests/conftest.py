import logging

import pytest

from shop.money import Money
from shop.orders import Order

log = logging.getLogger("shop.fixtures")


@pytest.fixture
def order():
    log.warning("no rates file, using the built-in rates")
    return Order("A-1").add("tea", Money(450), 2)
