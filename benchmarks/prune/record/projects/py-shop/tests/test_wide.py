import pytest

from shop.money import Money
from shop.orders import Order


@pytest.mark.parametrize("sku", ["tea", "mug", "lamp", "pen", "book", "error-proof-cup"])
@pytest.mark.parametrize("quantity", range(150))
def test_total_is_price_times_quantity(sku, quantity):
    assert Order("A-1").add(sku, Money(450), quantity).total() == Money(450 * quantity)


def test_a_returned_article_is_taken_off(order):
    assert order.add("tea", Money(450), -1).total() == Money(500)


@pytest.fixture
def database(tmp_path):
    (tmp_path / "shop.db").open("rb")
    yield


def test_orders_are_stored(database, order):
    assert order
