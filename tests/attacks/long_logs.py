"""Tables with long logs, written without a server, as an attacker leaves them behind."""

import asyncio
import time

from plansza.core import FastChance
from plansza.core.chance import new_seed
from plansza.games import find
from plansza.store import open_store
from plansza.store.entries import Entry, Head
from plansza.table.decide import Command
from plansza.table.ids import new_table_id
from plansza.table.table import Table
from plansza.table.tables import Tables

SECRETS = ("one", "two")
MOVES = 120  # before the attack


async def opened(tables: Tables) -> Table:
    """A game of two that has begun."""
    sits = [
        Command("sit", seat, {"seat": seat, "name": f"Ania {seat}", "secret": secret})
        for seat, secret in enumerate(SECRETS)
    ]
    return await tables.create(find("battalia"), first=sits)


def table_of_talk(database: str, lines: int) -> str:
    """A table at which very much was said, when that was still possible; its id."""
    game = find("spor")
    version = game.rules_version
    options = game.setup(2, attacker="1").options
    head = Head(new_table_id(), game.id, version, 2, options, new_seed(), time.time())
    sits = [("sit", seat, {"name": "Ania", "holder": str(seat)}) for seat in range(2)]
    said = [("chat", line % 2, {"text": "x" * 500}) for line in range(lines)]
    log = [*sits, ("start", None, {}), *said]
    entries = [
        Entry(number, kind, seat, body, head.created, version)
        for number, (kind, seat, body) in enumerate(log, start=1)
    ]
    with open_store(database) as store:
        store.create(head, entries)
    return head.id


def table_of_pairs(database: str, pairs: int, written_down: bool = True) -> str:
    """A table at which moves were made and taken back all the time, late in the game; its id.

    Without what was written down on the way, if so wanted, as in a database of before.
    """
    with open_store("sqlite://") as store:
        table_id = asyncio.run(attack(Tables(store), pairs))
        with open_store(database) as target:
            target.create(store.head(table_id), store.read(table_id))
            before = 10**6 if written_down else 0
            while found := store.checkpoint(table_id, before):
                target.keep_checkpoint(table_id, *found)
                before = found[0] - 1
    return table_id


async def attack(tables: Tables, pairs: int) -> str:
    """Play far into a game of Battalia, then make moves and take them back."""
    chance = FastChance(7)
    table = await play(tables, await opened(tables), MOVES, chance)
    for _ in range(pairs):
        seat = table.to_move[0]
        await play(tables, table, 1, chance)
        await tables.submit(table.id, Command("offer", seat, {"what": "takeback"}))
        await tables.submit(table.id, Command("answer", 1 - seat, {"yes": True}))
        table = await tables.table(table.id)
    return table.id


async def play(tables: Tables, table: Table, moves: int, chance: FastChance) -> Table:
    """Random moves of whoever is to move."""
    for _ in range(moves):
        seat = table.to_move[0]
        legal = table.legal_moves(seat)
        body = {"move": table.game.write_move(legal[chance.below(len(legal))])}
        await tables.submit(table.id, Command("play", seat, body, "", table.number))
        table = await tables.table(table.id)
    return table
