"""Writes sample data: a CSV of payments and a JSON of orders, the same each time."""

import csv
import json
import random
from pathlib import Path

random.seed(7)
folder = Path("data")
folder.mkdir(exist_ok=True)
states = ["ok", "ok", "ok", "failed", "error: card refused", "refunded", "timeout"]

with (folder / "payments.csv").open("w", newline="") as file:
    writer = csv.writer(file)
    writer.writerow(["id", "day", "customer", "cents", "currency", "state", "errors"])
    for number in range(1, 401):
        state = random.choice(states)
        writer.writerow(
            [f"P-{number:05}", f"2025-05-{number % 30 + 1:02}", f"C-{random.randrange(900):03}", random.randrange(90, 90000), "EUR", state, int(state != "ok")]
        )

orders = [
    {
        "id": f"A-{number}",
        "status": random.choice(["open", "paid", "failed"]),
        "error": None if number % 5 else {"code": "E_STOCK", "message": "only 2 left, 3 wanted"},
        "lines": [{"sku": sku, "price": f"{random.randrange(100, 9000) / 100:.2f} EUR", "quantity": random.randrange(1, 9)} for sku in ("tea", "mug")],
    }
    for number in range(1, 61)
]
(folder / "orders.json").write_text(json.dumps(orders, indent=2))
