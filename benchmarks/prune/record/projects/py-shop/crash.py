"""Prices a tree of boxes within boxes; one box holds itself."""

import asyncio


class Box:
    def __init__(self, name, price=0):
        self.name, self.price, self.content = name, price, []

    def total(self):
        return self.price + sum(box.total() for box in self.content)


async def price(box):
    await asyncio.sleep(0)
    return box.total()


async def main():
    crate, carton = Box("crate", 100), Box("carton", 20)
    crate.content.append(carton)
    carton.content.append(crate)
    async with asyncio.TaskGroup() as group:
        group.create_task(price(crate))
        group.create_task(price(Box("bag", "three")))
        group.create_task(price(None))


asyncio.run(main())
