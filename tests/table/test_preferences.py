"""What a seat prefers: kept over a restart, private, and silent for exactly as long as it should.

“Do not ask me until my next turn” is told with a game that asks in the turns of others: after
every card the others, one after the other, may parry or pass.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from plansza.core import FastChance
from plansza.games import GAMES
from plansza.store import Preference, open_store
from plansza.table.decide import Refused
from plansza.table.preferences import Settings
from plansza.table.table import Table
from plansza.table.tables import Tables
from tests.support.parry import Parry
from tests.table.helper import GAME, Driver, with_tables

Story = Callable[["Party"], Awaitable[None]]


class Party:
    """Three at a table; after every entry a tables that has just started must know the same."""

    def __init__(self, driver: Driver, table: Table) -> None:
        self.driver, self.id = driver, table.id

    async def table(self) -> Table:
        return await self.driver.tables.table(self.id)

    async def act(self, seat: int, move: str = "") -> None:
        """A move of a seat, which is to move; without one it lays any card."""
        table = await self.table()
        assert table.to_move == (seat,)
        await self.driver.do(table, "play", seat, move=move or self.driver.first_move(table))
        await self.assert_kept()

    async def hush(self, seat: int, silent: bool = True) -> None:
        """A seat does not want to be asked, or does again."""
        await self.driver.tables.prefer(self.id, seat, silent=silent)
        await self.assert_kept()

    async def pass_silently(self, seat: int) -> None:
        """The seat is asked, and the answer is given for it."""
        table = await self.table()
        assert table.to_move == (seat,)
        command = self.driver.tables.silent_move(table)
        assert command is not None
        assert (command.seat, command.body["move"]) == (seat, "pass")
        await self.driver.tables.submit(self.id, command)
        await self.assert_kept()

    async def assert_asked(self, seat: int) -> None:
        """The seat is asked, and nobody answers for it."""
        table = await self.table()
        assert table.to_move == (seat,)
        assert self.driver.tables.silent_move(table) is None

    def is_silent(self, seat: int) -> bool:
        return self.driver.tables.settings(self.id, seat).silent

    async def assert_kept(self) -> None:
        """After a restart all is as it was."""
        again = Tables(self.driver.tables.store, self.driver.time)
        await again.table(self.id)
        for seat in range(3):
            assert again.settings(self.id, seat) == self.driver.tables.settings(self.id, seat)


def at_parry(story: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell a story at a table of three."""
    monkeypatch.setitem(GAMES._games, "parry", Parry())

    async def tell(driver: Driver) -> None:
        table = await driver.tables.create(GAMES.find("parry"), 3)
        for seat in range(3):
            await driver.do(table, "sit", seat, name=f"Player {seat}", secret=f"{seat}")
        await story(Party(driver, table))

    with_tables(tell)


def test_silence_wished_for_while_others_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """It lasts through all questions in the turns of others, until one's own turn begins."""

    async def story(party: Party) -> None:
        await party.hush(2)
        await party.act(0)
        await party.act(1, "pass")
        await party.pass_silently(2)
        await party.act(1)
        await party.pass_silently(2)
        assert party.is_silent(2)
        await party.act(0, "parry")
        await party.assert_asked(2)  # its turn
        assert not party.is_silent(2)
        await party.act(2)
        await party.act(0, "pass")
        await party.act(1, "pass")
        await party.act(0)
        await party.act(1, "pass")
        await party.assert_asked(2)  # and now it is asked as ever

    at_parry(story, monkeypatch)


def test_silence_wished_for_at_the_very_question(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(party: Party) -> None:
        await party.act(0)
        await party.hush(1)
        await party.pass_silently(1)
        await party.act(2, "pass")
        await party.assert_asked(1)
        assert not party.is_silent(1)

    at_parry(story, monkeypatch)


def test_silence_wished_for_in_ones_own_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be declined is asked as ever; the turns of the others are covered."""

    async def story(party: Party) -> None:
        await party.hush(0)
        await party.assert_asked(0)
        assert party.is_silent(0)
        await party.act(0)
        await party.act(1, "pass")
        await party.act(2, "pass")
        for mover, other in ((1, 2), (2, 1)):
            await party.act(mover)
            if other == 2:
                await party.act(other, "pass")
            await party.pass_silently(0)
            if other == 1:
                await party.act(other, "pass")
        await party.assert_asked(0)
        assert not party.is_silent(0)

    at_parry(story, monkeypatch)


def test_silence_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(party: Party) -> None:
        await party.hush(1)
        await party.act(0)
        await party.hush(1, silent=False)
        await party.assert_asked(1)

    at_parry(story, monkeypatch)


def test_another_wish_does_not_begin_silence_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would last for one turn more."""

    async def story(party: Party) -> None:
        await party.hush(1)
        await party.act(0)
        await party.driver.tables.prefer(party.id, 1, confirm=True)
        await party.assert_kept()
        await party.pass_silently(1)
        await party.act(2, "pass")
        await party.assert_asked(1)
        assert party.driver.tables.settings(party.id, 1) == Settings(confirm=True)
        await party.driver.tables.prefer(party.id, 1, confirm=False)
        await party.assert_kept()

    at_parry(story, monkeypatch)


def test_a_stand_in_decides_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(party: Party) -> None:
        await party.hush(1)
        await party.driver.do(await party.table(), "stand-in", 0, seat=1, level="random")
        await party.act(0)
        await party.assert_asked(1)

    at_parry(story, monkeypatch)


def test_a_silent_pass_need_not_be_confirmed() -> None:
    """In spor the end of a turn is the one thing to decline."""

    async def story(driver: Driver) -> None:
        table, seat = await at_the_end_of_a_turn(driver)
        await driver.tables.prefer(table.id, seat, confirm=True, silent=True)
        command = driver.tables.silent_move(table)
        assert command is not None
        assert command.body["move"] == "end"
        await driver.tables.submit(table.id, command)
        table = await driver.tables.table(table.id)
        assert seat not in table.to_move
        assert driver.tables.settings(table.id, seat).silent
        table = await driver.play(table, FastChance(8), 1)
        while table.to_move and seat not in table.to_move:
            table = await driver.play(table, FastChance(8), 1)
        assert not table.to_move or not driver.tables.settings(table.id, seat).silent

    with_tables(story)


async def at_the_end_of_a_turn(driver: Driver) -> tuple[Table, int]:
    """A table of spor where somebody could claim a dam, or end his turn."""
    chance = FastChance(8)
    for _ in range(40):
        table = await driver.table("pp")
        while table.to_move:
            table = await driver.play(table, chance, 1)
            assert table.position is not None
            for seat in table.to_move:
                if "end" in map(GAME.write_move, table.position.legal_moves(seat)):
                    return table, seat
    raise AssertionError("nobody could end a turn with a claim in hand")


def test_confirm_my_moves_asks_before_a_move_that_stays() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        await driver.tables.prefer(table.id, 0, confirm=True)
        move = driver.first_move(table)
        with pytest.raises(Refused) as caught:
            await driver.do(table, "play", 0, move=move)
        assert caught.value.code == "confirm-first"
        assert await driver.tables.table(table.id) is table
        await driver.do(table, "play", 0, move=move, confirmed=True)
        assert (await driver.tables.table(table.id)).to_move == (1,)

    with_tables(story)


def test_who_sits_down_next_inherits_nothing() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("p-")
        await driver.tables.prefer(table.id, 0, confirm=True, silent=True)
        await driver.do(table, "leave", 0)
        await driver.do(table, "sit", 0, name="Ola", secret="another")
        assert driver.tables.settings(table.id, 0) == Settings()
        assert driver.tables.store.preferences(table.id) == {0: Preference()}

    with_tables(story)


def test_another_process_learns_of_a_wish(tmp_path: Path) -> None:
    """Something is asked for here, and the next thing there."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        store = open_store(url)
        try:
            other = Tables(store, driver.time)
            await other.table(table.id)
            await driver.tables.prefer(table.id, 1, confirm=True, silent=True)
            assert not other.settings(table.id, 1).confirm
            await other.catch_up(table.id)
            assert other.settings(table.id, 1) == driver.tables.settings(table.id, 1)
            assert other.settings(table.id, 1).silent
            await other.prefer(table.id, 1, silent=False)
            await driver.tables.catch_up(table.id)
            assert driver.tables.settings(table.id, 1) == Settings(confirm=True)
        finally:
            store.close()

    with_tables(story, url)


def test_wishes_are_not_in_the_log() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        before = driver.tables.store.read(table.id)
        await asyncio.gather(*(driver.tables.prefer(table.id, seat, True, True) for seat in (0, 1)))
        assert driver.tables.store.read(table.id) == before

    with_tables(story)
