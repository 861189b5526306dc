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
from plansza.table.tables import Hall
from tests.support.parry import Parry
from tests.table.helper import GAME, Desk, in_hall

Story = Callable[["Party"], Awaitable[None]]


class Party:
    """Three at a table; after every entry a hall that has just started must know the same."""

    def __init__(self, desk: Desk, table: Table) -> None:
        self.desk, self.id = desk, table.id

    async def table(self) -> Table:
        return await self.desk.hall.table(self.id)

    async def act(self, seat: int, move: str = "") -> None:
        """A move of a seat, which is to move; without one it lays any card."""
        table = await self.table()
        assert table.to_move == (seat,)
        await self.desk.do(table, "play", seat, move=move or self.desk.first_move(table))
        await self.assert_kept()

    async def hush(self, seat: int, silent: bool = True) -> None:
        """A seat does not want to be asked, or does again."""
        await self.desk.hall.prefer(self.id, seat, silent=silent)
        await self.assert_kept()

    async def pass_silently(self, seat: int) -> None:
        """The seat is asked, and the answer is given for it."""
        table = await self.table()
        assert table.to_move == (seat,)
        command = self.desk.hall.silent_move(table)
        assert command is not None
        assert (command.seat, command.body["move"]) == (seat, "pass")
        await self.desk.hall.submit(self.id, command)
        await self.assert_kept()

    async def assert_asked(self, seat: int) -> None:
        """The seat is asked, and nobody answers for it."""
        table = await self.table()
        assert table.to_move == (seat,)
        assert self.desk.hall.silent_move(table) is None

    def is_silent(self, seat: int) -> bool:
        return self.desk.hall.settings(self.id, seat).silent

    async def assert_kept(self) -> None:
        """After a restart all is as it was."""
        again = Hall(self.desk.hall.store, self.desk.time)
        await again.table(self.id)
        for seat in range(3):
            assert again.settings(self.id, seat) == self.desk.hall.settings(self.id, seat)


def at_parry(story: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell a story at a table of three."""
    monkeypatch.setitem(GAMES._games, "parry", Parry())

    async def tell(desk: Desk) -> None:
        table = await desk.hall.create(GAMES.find("parry"), 3)
        for seat in range(3):
            await desk.do(table, "sit", seat, name=f"Player {seat}", secret=f"{seat}")
        await story(Party(desk, table))

    in_hall(tell)


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
        await party.desk.hall.prefer(party.id, 1, confirm=True)
        await party.assert_kept()
        await party.pass_silently(1)
        await party.act(2, "pass")
        await party.assert_asked(1)
        assert party.desk.hall.settings(party.id, 1) == Settings(confirm=True)
        await party.desk.hall.prefer(party.id, 1, confirm=False)
        await party.assert_kept()

    at_parry(story, monkeypatch)


def test_a_stand_in_decides_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(party: Party) -> None:
        await party.hush(1)
        await party.desk.do(await party.table(), "stand-in", 0, seat=1, level="random")
        await party.act(0)
        await party.assert_asked(1)

    at_parry(story, monkeypatch)


def test_a_silent_pass_need_not_be_confirmed() -> None:
    """In spor the end of a turn is the one thing to decline."""

    async def story(desk: Desk) -> None:
        table, seat = await at_the_end_of_a_turn(desk)
        await desk.hall.prefer(table.id, seat, confirm=True, silent=True)
        command = desk.hall.silent_move(table)
        assert command is not None
        assert command.body["move"] == "end"
        await desk.hall.submit(table.id, command)
        table = await desk.hall.table(table.id)
        assert seat not in table.to_move
        assert desk.hall.settings(table.id, seat).silent
        table = await desk.play(table, FastChance(8), 1)
        while table.to_move and seat not in table.to_move:
            table = await desk.play(table, FastChance(8), 1)
        assert not table.to_move or not desk.hall.settings(table.id, seat).silent

    in_hall(story)


async def at_the_end_of_a_turn(desk: Desk) -> tuple[Table, int]:
    """A table of spor where somebody could claim a dam, or end his turn."""
    chance = FastChance(8)
    for _ in range(40):
        table = await desk.table("pp")
        while table.to_move:
            table = await desk.play(table, chance, 1)
            assert table.position is not None
            for seat in table.to_move:
                if "end" in map(GAME.write_move, table.position.legal_moves(seat)):
                    return table, seat
    raise AssertionError("nobody could end a turn with a claim in hand")


def test_confirm_my_moves_asks_before_a_move_that_stays() -> None:
    async def story(desk: Desk) -> None:
        table = await desk.table("pp")
        await desk.hall.prefer(table.id, 0, confirm=True)
        move = desk.first_move(table)
        with pytest.raises(Refused) as caught:
            await desk.do(table, "play", 0, move=move)
        assert caught.value.code == "confirm-first"
        assert await desk.hall.table(table.id) is table
        await desk.do(table, "play", 0, move=move, confirmed=True)
        assert (await desk.hall.table(table.id)).to_move == (1,)

    in_hall(story)


def test_who_sits_down_next_inherits_nothing() -> None:
    async def story(desk: Desk) -> None:
        table = await desk.table("p-")
        await desk.hall.prefer(table.id, 0, confirm=True, silent=True)
        await desk.do(table, "leave", 0)
        await desk.do(table, "sit", 0, name="Ola", secret="another")
        assert desk.hall.settings(table.id, 0) == Settings()
        assert desk.hall.store.preferences(table.id) == {0: Preference()}

    in_hall(story)


def test_another_process_learns_of_a_wish(tmp_path: Path) -> None:
    """A wish is uttered here, and the next one there."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def story(desk: Desk) -> None:
        table = await desk.table("pp")
        store = open_store(url)
        try:
            other = Hall(store, desk.time)
            await other.table(table.id)
            await desk.hall.prefer(table.id, 1, confirm=True, silent=True)
            assert not other.settings(table.id, 1).confirm
            await other.catch_up(table.id)
            assert other.settings(table.id, 1) == desk.hall.settings(table.id, 1)
            assert other.settings(table.id, 1).silent
            await other.prefer(table.id, 1, silent=False)
            await desk.hall.catch_up(table.id)
            assert desk.hall.settings(table.id, 1) == Settings(confirm=True)
        finally:
            store.close()

    in_hall(story, url)


def test_wishes_are_not_in_the_log() -> None:
    async def story(desk: Desk) -> None:
        table = await desk.table("pp")
        before = desk.hall.store.read(table.id)
        await asyncio.gather(*(desk.hall.prefer(table.id, seat, True, True) for seat in (0, 1)))
        assert desk.hall.store.read(table.id) == before

    in_hall(story)
