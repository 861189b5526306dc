"""What bots answer, case by case; tests/attacks asks them over HTTP."""

import asyncio
from contextlib import closing
from typing import Any

import pytest

from plansza.bots.estimate import Estimate
from plansza.core import FastChance
from plansza.store import open_store
from plansza.store.entries import Entry
from plansza.table.table import Table
from plansza.table.tables import Tables
from plansza.web.bots.answers import (
    EARLY,
    FAIR,
    LEARNT,
    NOTHING_LEARNT,
    PLAY_ON,
    PRACTICE,
    BotAnswer,
    answer_of,
    first_answer,
)
from plansza.web.bots.bot_tasks import ChanceTask, TaskResult
from plansza.web.bots.seat_bots import SeatBots
from plansza.web.tables.narration import around
from plansza.words import LANGUAGES, words_for
from tests.table.helper import GAME, Driver, Time, with_tables

SEED = bytes(32)
LATE = 44  # moves; the game of this seed goes on for some more
ANSWERS = (PRACTICE, NOTHING_LEARNT, LEARNT, EARLY, FAIR, PLAY_ON)


class Minds:
    """Bots that think what a test tells them to, seat by seat."""

    def __init__(self, *shares: float, error: float = 0.0) -> None:
        self.found = [Estimate(share, error) for share in shares]
        self.asked: list[int] = []

    async def ask(self, task: ChanceTask) -> TaskResult:
        seat = GAME.view_from_text(task.view).seat
        assert seat is not None
        self.asked.append(seat)
        return TaskResult(self.found[seat])


def answer(table: Table, minds: Minds, seat: int = 1) -> BotAnswer:
    with asyncio.Runner() as runner:
        return runner.run(answer_of(table, seat, minds.ask))


def asked(what: str, seats: str = "pp", moves: int = 0, **create: Any) -> Table:
    """A table at which the first seat asks something; from then on the second is a bot's."""
    time = Time()

    async def story(driver: Driver) -> Table:
        table = await driver.table(seats, **create)
        table = await driver.play(table, FastChance(2), moves)
        await driver.do(table, "offer", 0, what=what)
        return await driver.tables.table(table.id)

    with closing(open_store("sqlite://")) as store:
        tables = Tables(store, time, new_seed=lambda: SEED)
        return asyncio.run(story(Driver(tables, time)))


@pytest.mark.parametrize(
    ("share", "error", "said"),
    [
        (0.5, 0.0, PLAY_ON),
        (0.41, 0.0, PLAY_ON),
        (0.39, 0.0, FAIR),
        (0.39, 0.02, PLAY_ON),
        (0.9, 0.0, PLAY_ON),
    ],
)
def test_a_draw_where_the_bot_is_clearly_behind(share: float, error: float, said: object) -> None:
    table = asked("draw", moves=LATE)
    assert answer(table, Minds(1.0, share, error=error)) == said


def test_at_the_start_no_bot_thinks_about_a_draw() -> None:
    minds = Minds(0.0, 0.0)
    assert answer(asked("draw"), minds) == EARLY
    assert answer(asked("draw", moves=6), minds) == EARLY
    assert minds.asked == []


def test_who_asks_again_soon_hears_that_it_is_too_early() -> None:
    table = asked("draw", moves=LATE)
    minds = Minds(0.0, 0.0)
    assert answer(table, minds) == FAIR
    table.apply(Entry(table.number + 1, "answer", 1, {"yes": False}, 0.0, 2))
    table.apply(Entry(table.number + 1, "offer", 0, {"what": "draw"}, 0.0, 2))
    assert answer(table, minds) == EARLY
    assert minds.asked == [1]


def test_a_bot_that_refuses_answers_first() -> None:
    table = asked("draw", moves=LATE)
    for shares, expected in (
        ((0.1, 0.9), (1, PLAY_ON)),
        ((0.1, 0.1), (0, FAIR)),
        ((0.9, 0.9), (0, PLAY_ON)),
    ):
        minds = Minds(*shares)
        with asyncio.Runner() as runner:
            assert runner.run(first_answer(table, [0, 1], minds.ask)) == expected


def test_a_mind_that_fails_plays_on() -> None:
    class Broken(Minds):
        async def ask(self, task: ChanceTask) -> TaskResult:
            return TaskResult(None, "ValueError: x")

    assert answer(asked("draw", moves=LATE), Broken()) == PLAY_ON


def test_a_real_mind_judges_from_the_seats_own_view() -> None:
    table = asked("draw", moves=LATE)
    assert table.position is not None
    found = ChanceTask("spor", table.position.view(1).text(), 1).run(SeatBots())
    assert 0 <= found.share <= 1
    assert found.error < 1


def test_a_take_back_after_the_decision_of_another() -> None:
    table = asked("takeback", moves=30)
    assert table.offer is not None
    assert any(step.seat != 0 for step in table.steps[table.offer.steps :])
    assert answer(table, Minds()) == LEARNT


def test_a_take_back_of_what_showed_nothing() -> None:
    found: list[Table] = []

    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        while not (retreats := [m for m in written(table) if m.startswith("retreat")]):
            table = await driver.play(table, FastChance(5), 1)
        [seat] = table.to_move
        await driver.do(table, "play", seat, move=retreats[0])
        await driver.do(table, "offer", seat, what="takeback")
        found.append(await driver.tables.table(table.id))

    with_tables(story)
    assert answer(found[0], Minds()) == NOTHING_LEARNT


def written(table: Table) -> list[str]:
    return [GAME.write_move(move) for move in table.legal_moves(table.to_move[0])]


@pytest.mark.parametrize(
    ("seats", "hints", "said"),
    [
        ("pb", None, PRACTICE),
        ("pb", True, PRACTICE),
        ("pb", False, LEARNT),
        ("pp", None, LEARNT),
        ("pp", True, LEARNT),
    ],
)
def test_practice(seats: str, hints: bool | None, said: object) -> None:
    table = asked("takeback", seats, moves=30, hints=hints)
    assert answer(table, Minds()) == said


def test_who_is_away_still_plays() -> None:
    """A stand-in makes no practice of a game between two."""
    table = asked("takeback", moves=30, hints=True)
    body = {"level": "random", "why": "absent"}
    table.apply(Entry(table.number + 1, "stand-in", 1, body, 0.0, 2))
    assert answer(table, Minds()) == LEARNT


def test_another_game_is_welcome() -> None:
    table = asked("rematch", moves=10_000)
    assert answer(table, Minds()) == BotAnswer(True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_words_of_its_own(language: str) -> None:
    said = set()
    for each in ANSWERS:
        entry = Entry(1, "answer", 1, {"yes": each.yes, "why": each.why}, 0.0, 2)
        [line] = around(entry, 0, words_for(language), ["Ania", "Bot"])
        refuses = "nie zgadza" if language == "pl" else "says no"
        assert (refuses in line) != each.yes
        said.add(line)
    assert len(said) == len(ANSWERS)
