"""Works through a queue of orders, and logs what a worker of a shop logs in an hour. Three kinds of job fail."""

import json
import logging
import sys
from decimal import Decimal

from shop.money import Money, parse_money
from shop.orders import Order

clock = iter(range(10**9))


class Formatter(logging.Formatter):
    def formatTime(self, record, datefmt=None):
        seconds, rest = divmod(next(clock) * 730, 1000)
        return f"2025-05-12T{8 + seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}.{rest:03}Z"


handler = logging.StreamHandler(sys.stdout)
handler.setFormatter(Formatter("%(asctime)s [%(levelname)s] %(name)s - %(message)s"))
logging.basicConfig(level=logging.DEBUG, handlers=[handler])
log = logging.getLogger("worker")


def payload(job: int) -> str:
    if job == 311:
        return '{"price": "4,50 EUR", "quantity": 1}'
    if job == 1207:
        return '{"price": "4.50 EUR", "quantity": '
    if 1500 < job < 1560 and job % 5 == 0:
        return '{"price": "4.50 USD", "quantity": 2}'
    return json.dumps({"price": f"{job % 97}.50 EUR", "quantity": job % 7 + 1})


def work(job: int) -> Money:
    data = json.loads(payload(job))
    order = Order(f"A-{job}").add("fee", Money(30)).add("tea", parse_money(data["price"]), data["quantity"])
    return order.total(Decimal("0.05"))


for job in range(1, 1801):
    log.debug("job %d: taken from queue orders, 0 retries, last error: none", job)
    try:
        log.info("job %d: done, %d cents", job, work(job).cents)
    except ValueError as error:
        log.error("job %d: failed: %s", job, error, exc_info=True)
    except ArithmeticError:
        log.exception("job %d: price cannot be read", job)
    if job % 200 == 0:
        log.warning("queue is %d jobs behind", 1800 - job)
log.info("queue is empty, worker stops")
