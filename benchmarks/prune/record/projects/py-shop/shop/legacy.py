import os, sys
import json
from shop.orders import *

def export(orders, target = None, errors=[]):
    l = []
    for o in orders:
        try:
            l.append(o.total().cents/100)
        except:
            errors.append('could not export '+o.id)
    if target == None:
        target = sys.stdout
    target.write(str(sum(l)))
    unused = len(l)
    return errors

def find(orders, id):
    for order in orders:
        if order.id == id:
            return order
        else:
            continue

class exporter:
    def __init__(self, path): self.path = path
    def run(self):
        print("exporting %s and %s" % (self.path))
        return undefined_name

def price_of(order: Order) -> int:
    return order.total(0.1)

def names(orders: list[Order]) -> list[str]:
    return [order.name for order in orders] + [None]
