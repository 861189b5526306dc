"""Tables on a real database, and players who give commands as people do."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from itertools import count
from typing import Any

from plansza.core import FastChance
from plansza.core.chance import derive_seed
from plansza.games import find
from plansza.store import open_store
from plansza.table.decide import Command
from plansza.table.table import Table
from plansza.table.tables import Receipt, Tables

GAME = find("spor")


class Time:
    """A clock that goes only when told to."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@dataclass
class Driver:
    """The tables of one process, their time, and counted keys."""

    tables: Tables
    time: Time
    keys: int = 0

    async def table(self, seats: str = "pp", **create: Any) -> Table:
        """A table of spor; `p` is a person, `b` a bot, `-` a seat left free."""
        options = create.pop("options", {"attacker": "1"})
        table = await self.tables.create(GAME, options=options, **create)
        for number, who in enumerate(seats):
            if who == "p":
                await self.do(
                    table, "sit", number, name=f"Player {number + 1}", secret=f"secret-{number}"
                )
            elif who == "b":
                await self.do(table, "bot", None, seat=number, level="random")
        return await self.tables.table(table.id)

    async def do(
        self,
        table: Table,
        kind: str,
        seat: int | None,
        /,
        key: str = "",
        seen: int | None = None,
        **body: Any,
    ) -> Receipt:
        """Give a command, having seen everything unless told otherwise."""
        self.keys += 1
        now = await self.tables.table(table.id)
        number = now.number if seen is None else seen
        by_bot = seat is not None and seat in now.bots_to_move()
        command = Command(kind, seat, body, key or f"key-{self.keys}", number, by_bot)
        return await self.tables.submit(table.id, command)

    async def play(self, table: Table, chance: FastChance, moves: int = 10_000) -> Table:
        """Random moves of whoever is to move."""
        for _ in range(moves):
            table = await self.tables.table(table.id)
            if not table.to_move:
                break
            seat = table.to_move[0]
            assert table.position is not None
            legal = table.position.legal_moves(seat)
            text = GAME.write_move(legal[chance.below(len(legal))])
            await self.do(table, "play", seat, move=text)
        return await self.tables.table(table.id)

    def first_move(self, table: Table) -> str:
        """The first legal move of whoever is to move."""
        assert table.position is not None
        return table.game.write_move(table.position.legal_moves(table.to_move[0])[0])


def with_tables(
    story: Callable[[Driver], Coroutine[Any, Any, None]], url: str = "sqlite://"
) -> None:
    """Tell a story at fresh tables, whose luck is always the same."""
    store = open_store(url)
    time, numbers = Time(), count()
    tables = Tables(store, time, new_seed=lambda: derive_seed(b"story", next(numbers)))
    try:
        asyncio.run(story(Driver(tables, time)))
    finally:
        store.close()
