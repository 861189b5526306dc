"""Moves that are made together: by one gesture, or because everybody knows they must come."""

from collections.abc import Iterator

import pytest

from plansza.core import Event, Game, IllegalMove, Moves, Outcome, Position, Setup, Tell, View
from plansza.core.contract import NO_MOVE
from plansza.games import GAMES
from plansza.table.decide import MOST_AT_ONCE, Refused, free_take_back
from plansza.table.table import Table
from tests.table.helper import Driver, with_tables

MOVES = Moves("stairs", "up, rest, slide")
UP = MOVES.lone("up", "up").at()
REST = MOVES.lone("rest", "rest").at()
SLIDE = MOVES.lone("slide", "slide").at()
SLIPPERY = 3


class StairsView(View):
    """All of it."""

    state: "OnTheStairs"


class OnTheStairs(Position):
    """Two go up by turns, two steps each; who stands on the slippery stair slides down first."""

    view_class = StairsView
    public = ("turn", "steps", "stairs")
    turn: int
    steps: int
    stairs: list[int]

    def __init__(self, setup: Setup) -> None:
        self.turn = 0
        self.steps = 0
        self.stairs = [0] * setup.seats

    def legal_moves(self, seat: int) -> list[int]:
        if seat not in self.to_move:
            return []
        return [SLIDE] if self.stairs[seat] == SLIPPERY else [UP, REST]

    def forced(self) -> int:
        slides = bool(self.to_move) and self.stairs[self.turn] == SLIPPERY
        return SLIDE if slides else NO_MOVE

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        self.stairs[seat] += {UP: 1, REST: 0, SLIDE: -2}[move]
        self.steps += 1
        if tell is not None:
            tell(Event("went", {"seat": seat}))
        if self.steps % 2 == 0:
            self.turn = 1 - seat
        if self.steps == 20:
            self.result = Outcome((0.0, 0.0), (), "tired")


class Stairs(Game):
    """A game with nothing hidden, in which some moves must come."""

    position_class = OnTheStairs

    def __init__(self) -> None:
        self.id = "stairs"
        self.seat_counts = (2,)
        self.moves = MOVES
        self.codes = {"event": ("went",), "reason": ("tired",), "move": MOVES.codes()}

    def max_moves(self, setup: Setup) -> int:
        return 20


@pytest.fixture(autouse=True)
def stairs() -> Iterator[Game]:
    game = GAMES.register(Stairs())
    yield game
    del GAMES._games[game.id]


async def begin(driver: Driver) -> Table:
    table = await driver.tables.create(GAMES.find("stairs"))
    for seat in (0, 1):
        await driver.do(table, "sit", seat, name=f"Player {seat + 1}", secret=f"secret-{seat}")
    return await driver.tables.table(table.id)


async def play(driver: Driver, table: Table, seat: int, move: str) -> Table:
    await driver.do(table, "play", seat, move=move)
    return await driver.tables.table(table.id)


def written(table: Table) -> list[str]:
    return [f"{step.seat}{table.game.write_move(step.move)}" for step in table.steps]


def test_several_moves_by_one_gesture_are_made_all_or_none() -> None:
    async def story(driver: Driver) -> None:
        table = await begin(driver)
        table = await play(driver, table, 0, "up up")
        assert written(table) == ["0up", "0up"]
        assert table.to_move == (1,)
        with pytest.raises(IllegalMove):
            await play(driver, table, 1, "up slide")
        with pytest.raises(IllegalMove):
            await play(driver, table, 1, "up up up")  # the third would be the other's
        with pytest.raises(Refused, match="at most"):
            await play(driver, table, 1, " ".join(["rest"] * (MOST_AT_ONCE + 1)))
        assert (await driver.tables.table(table.id)).number == table.number

    with_tables(story)


def test_what_must_come_is_made_by_the_table() -> None:
    async def story(driver: Driver) -> None:
        table = await begin(driver)
        table = await play(driver, table, 0, "up up")
        table = await play(driver, table, 1, "rest rest")
        table = await play(driver, table, 0, "up")
        assert written(table)[-2:] == ["0up", "0slide"]
        assert table.to_move == (1,)
        assert driver.tables.store.read(table.id)[-1].body["also"] is True

    with_tables(story)


def test_a_whole_gesture_and_what_must_come_are_taken_back_together() -> None:
    async def story(driver: Driver) -> None:
        table = await begin(driver)
        table = await play(driver, table, 0, "up up")
        table = await play(driver, table, 1, "rest rest")
        table = await play(driver, table, 0, "up")  # and down the slippery stair
        assert free_take_back(table, 0)
        assert not free_take_back(table, 1)
        await driver.do(table, "takeback", 0)
        table = await driver.tables.table(table.id)
        assert written(table) == ["0up", "0up", "1rest", "1rest"]
        assert table.to_move == (0,)
        await driver.do(table, "offer", 1, what="takeback")
        await driver.do(table, "answer", 0, yes=True)
        table = await driver.tables.table(table.id)
        assert written(table) == ["0up", "0up"]

    with_tables(story)
