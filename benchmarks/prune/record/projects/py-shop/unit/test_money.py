import unittest
from decimal import Decimal

from shop.money import Money, parse_money


class MoneyTest(unittest.TestCase):
    def test_error_free_parse(self):
        self.assertEqual(parse_money("4.50 EUR"), Money(450))

    def test_parse_without_currency(self):
        self.assertEqual(parse_money("4.50"), Money(450))

    def test_rounds_half_up(self):
        for cents in range(1, 12):
            with self.subTest(cents=cents):
                self.assertEqual(Money(cents).times(Decimal("0.5")).cents, (cents + 1) // 2)

    def test_lists(self):
        self.assertListEqual([Money(n).cents for n in range(12)], [n for n in range(13)])

    @unittest.skip("no rates yet")
    def test_rates(self):
        pass

    @unittest.expectedFailure
    def test_negative(self):
        self.assertEqual(Money(-1), Money(1))


for number in range(200):
    setattr(MoneyTest, f"test_adds_{number}", lambda self, n=number: self.assertEqual(Money(n) + Money(1), Money(n + 1)))
