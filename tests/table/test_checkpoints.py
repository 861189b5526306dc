"""Tables are written down on the way, so that any place of a log is near, and reads the same."""

import asyncio
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from plansza.core.chance import KeyedChance
from plansza.core.contract import Position
from plansza.core.luck import share_commitment
from plansza.games import find
from plansza.store.entries import Head
from plansza.table import checkpoint, marks, reading
from plansza.table.checkpoint import DoesNotFit
from plansza.table.decide import Command, decide
from plansza.table.table import OVER, Table
from plansza.table.tables import Tables
from plansza.table.tail import PAGE
from tests.table.helper import Driver, with_tables

GAMES = ("spor", "podprad", "drako", "battalia")
LUCK = "5a" * 32
LIMITS = {"clock": {"base": 600.0, "bonus": 5.0}}


def state(table: Table) -> dict[str, Any]:
    """All fields of a table, its position as text."""
    fields = {name: value for name, value in vars(table).items() if name != "marks"}
    fields["position"] = table.position.text() if table.position is not None else None
    del fields["_legal"], fields["setup"]
    return fields


def on_the_way(game_id: str, moves: int = 120) -> Iterator[Table]:
    """A table with a little of everything, after each of its entries."""
    game, chance = find(game_id), random.Random(game_id)
    seats = game.seat_counts[-1]
    setup = game.setup(seats)
    head = Head("t", game.id, game.rules_version, seats, setup.options, bytes(32), 0.0)
    table = Table(game, replace(head, extra=LIMITS))

    def do(kind: str, seat: int | None, /, **body: Any) -> Iterator[Table]:
        by_bot = seat is not None and bool(table.seats[seat].player)
        command = Command(kind, seat, body, "", table.number, by_bot)
        for entry in decide(table, command, table.number * 1.5):
            table.apply(entry)
            yield table

    for seat in range(seats):
        promised = {"entropy": share_commitment(LUCK)} if seat == 0 else {}
        yield from do("sit", seat, seat=seat, name=f"P{seat}", secret=str(seat), **promised)
    yield from do("reveal", 0, bytes=LUCK)
    for turn in range(moves):
        if not table.to_move:
            break
        seat = table.to_move[0]
        legal = table.legal_moves(seat)
        yield from do("play", seat, move=game.write_move(legal[chance.randrange(len(legal))]))
        if turn % 17 == 5 and table.status != OVER:
            yield from do("chat", seat, text="hm")
            yield from do("offer", seat, what="takeback")
            for other in range(seats):
                if table.offer is not None and other != seat:
                    yield from do("answer", other, yes=turn % 2 == 0)
        if turn == 30 and table.status != OVER:
            yield from do("stand-in", None, seat=0, level="random", why="clock")


@pytest.mark.parametrize("game_id", GAMES)
def test_a_table_is_written_down_and_read_back(game_id: str) -> None:
    for table in on_the_way(game_id):
        if table.number % 7 and table.status != OVER:
            continue
        again, _ = checkpoint.read(checkpoint.write(table, {}), table.game, table.head)
        assert state(again) == state(table)


def test_every_field_of_a_table_is_written_or_known_not_to_be() -> None:
    """A field that is forgotten in a copy shows here, too."""
    *_, table = on_the_way("spor", 40)
    assert state(table.copy()) == state(table)
    written = checkpoint.write(table, {})
    for name in set(vars(table)) - checkpoint.APART:
        assert f'"{name}"' in written


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"format":1', '"format":0'),
        ('"rules":', '"rules":9'),
        ('"number"', '"numbers"'),
        ('"until_turn_ends"', '"until"'),
        ('"digest":"', '"digest":"0'),
        ("{", ""),
    ],
)
def test_what_does_not_fit_is_not_used(old: str, new: str) -> None:
    *_, table = on_the_way("spor", 10)
    written = checkpoint.write(table, {})
    assert old in written
    with pytest.raises(DoesNotFit):
        checkpoint.read(written.replace(old, new, 1), table.game, table.head)


# -- loading --------------------------------------------------------------------------------------


async def pairs(driver: Driver, table: Table, count: int) -> Table:
    """A move is made and taken back, again and again; four entries each time."""
    for _ in range(count):
        now = await driver.tables.table(table.id)
        seat = now.to_move[0]
        await driver.do(table, "play", seat, move=driver.first_move(now))
        await driver.do(table, "offer", seat, what="takeback")
        await driver.do(table, "answer", 1 - seat, yes=True)
    return await driver.tables.table(table.id)


async def written_down(driver: Driver, table: Table) -> None:
    """Wait until the newest checkpoint is there."""
    await driver.tables.reader.aside(lambda: None)
    newest = table.number // reading.SPACING * reading.SPACING
    while (driver.tables.store.checkpoint(table.id) or (0, ""))[0] < newest:
        await asyncio.sleep(0.01)


def test_loading_follows_few_entries_however_long_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    followed: list[int] = []
    applied = Table.apply

    def counted(self: Table, entry: Any) -> Any:
        followed.append(entry.number)
        return applied(self, entry)

    async def story(driver: Driver) -> None:
        table = await pairs(driver, await driver.table("pp"), 120)
        await written_down(driver, table)
        monkeypatch.setattr(Table, "apply", counted)
        fresh = Tables(driver.tables.store)
        again = await fresh.table(table.id)
        assert state(again) == state(table)
        assert len(followed) <= reading.SPACING + PAGE
        followed.clear()
        page = await fresh.part(again, again.number - PAGE, again.number)
        assert (len(page.logged), followed) == (PAGE, [])
        part = await driver.tables.part(table, 50, 60)
        assert [entry.number for entry, _ in part.logged] == list(range(51, 61))
        assert len(followed) <= reading.SPACING + 10

    with_tables(story)


def test_without_checkpoints_the_log_says_the_same() -> None:
    """Those that do not fit any more are written anew."""

    async def story(driver: Driver) -> None:
        table = await pairs(driver, await driver.table("pp"), 40)
        await written_down(driver, table)
        store = driver.tables.store
        spoiled = store.checkpoint(table.id)
        assert spoiled is not None
        store.keep_checkpoint(table.id, spoiled[0], "{}")
        assert state(await Tables(store).table(table.id)) == state(table)
        again = store.checkpoint(table.id, reading.SPACING)
        assert again is not None
        assert again[1] != "{}"
        assert state(await Tables(store).table(table.id)) == state(table)

    with_tables(story)


def test_wishes_survive_a_checkpoint() -> None:
    """“Do not ask me” has an end that follows from the log, wherever that is read from."""

    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        await driver.tables.prefer(table.id, 1, silent=True, confirm=True)
        table = await pairs(driver, table, 35)
        await driver.tables.prefer(table.id, 0, silent=True)
        table = await pairs(driver, table, 35)
        await written_down(driver, table)
        fresh = Tables(driver.tables.store)
        await fresh.table(table.id)
        for seat in range(2):
            assert fresh.settings(table.id, seat) == driver.tables.settings(table.id, seat)

    with_tables(story)


# -- parts of the log -----------------------------------------------------------------------------


def test_parts_of_the_log_are_the_same_from_memory_and_from_the_store() -> None:
    async def story(driver: Driver) -> None:
        table = await pairs(driver, await driver.table("pp"), 70)
        before = table.number - PAGE
        for after, last in ((before, table.number), (before + 3, table.number - 3), (0, 40)):
            part = await driver.tables.part(table, after, last)
            stored = await driver.tables.reader.part(table, after, last)
            assert part.stood == stored.stood
            assert [entry for entry, _ in part.logged] == [entry for entry, _ in stored.logged]
            told = [[event.facts for event in events] for _, events in part.logged]
            assert told == [[event.facts for event in events] for _, events in stored.logged]

    with_tables(story)


# -- take-backs -----------------------------------------------------------------------------------


def test_taking_back_plays_few_moves_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """About as many as were taken back, and not the whole game."""
    game = find("drako")
    head = Head("t", game.id, game.rules_version, 2, {}, bytes(32), 0.0)
    table = Table(game, head)
    chance = random.Random(3)

    def do(kind: str, seat: int | None, /, **body: Any) -> None:
        for entry in decide(table, Command(kind, seat, body, "", table.number), 0.0):
            table.apply(entry)

    for seat in range(2):
        do("sit", seat, seat=seat, name=f"P{seat}", secret=str(seat))
    for _ in range(150):
        if table.to_move:
            seat = table.to_move[0]
            legal = table.legal_moves(seat)
            do("play", seat, move=game.write_move(legal[chance.randrange(len(legal))]))
    made = len(table.steps)
    assert made > 80
    assert len(table.marks) <= 8
    kind: type[Position] = type(table.position)  # type: ignore[assignment]
    played = 0
    step = kind.step

    def counted(self: Any, *arguments: Any) -> None:
        nonlocal played
        played += 1
        step(self, *arguments)

    monkeypatch.setattr(kind, "step", counted)
    for gone in (1, 3, 20, 9):
        stay = len(table.steps) - gone
        played = 0
        entry = decide(table, Command("chat", 0, {"text": "?"}), 0.0)[0]
        table.apply(replace(entry, kind="takeback", body={"steps": stay}))
        assert played <= 2 * gone + 2 * marks.SPACING
        anew = game.start(table.setup, KeyedChance(head.seed))
        for each in table.steps:
            step(anew, each.seat, each.move)
        assert table.position is not None
        assert table.position.text() == anew.text()


def test_a_table_is_read_while_others_are_served() -> None:
    """A log without checkpoints, from an old database, keeps nobody waiting."""

    async def story(driver: Driver) -> None:
        table = await pairs(driver, await driver.table("pp"), 70)
        await written_down(driver, table)
        driver.tables.store.keep_checkpoint(table.id, table.number, "none")
        loading = asyncio.create_task(Tables(driver.tables.store).table(table.id))
        longest, clock = 0.0, asyncio.get_running_loop().time
        while not loading.done():
            began = clock()
            await asyncio.sleep(0.001)
            longest = max(longest, clock() - began)
        assert state(await loading) == state(table)
        assert longest < 0.25

    with_tables(story)
