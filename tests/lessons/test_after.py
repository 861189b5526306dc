"""Which lessons are offered to whoever lost: tried on the end of every golden game."""

from pathlib import Path

import pytest

from plansza.core import FastChance, Game, View
from plansza.core.record import read_record, replay
from plansza.games import GAMES, find
from plansza.lessons import course_of, lessons_after
from tests.conformance.toy import Toy

RECORDS = Path(__file__).parents[1] / "golden"
# The first lesson that a seat is offered after a golden game.
FITTING = {
    "spor/destroyed": (1, "retreat"),
    "spor/four-damaged": (1, "defence"),
    "spor/held": (0, "proof"),
    "podprad/salmon": (0, "hunters"),
    "podprad/tokens": (1, "crumble"),
    "podprad/fastest": (0, "spawn"),
    "drako/trolls-slain": (1, "trolls"),
    "drako/trolls-out": (1, "clock"),
    "drako/dragon-slain": (0, "dragon"),
    "battalia/fifth-city": (1, "battle"),
    "battalia/full": (1, "cities"),
}


def ended(record: Path) -> list[list[str]]:
    """What each seat is offered; nothing for those who won."""
    text = read_record(record.read_text(encoding="utf-8"))
    game = find(text.game)
    position = replay(game, text)
    outcome = position.outcome
    assert outcome is not None
    return [
        [] if seat in outcome.winners else names(game, position.view(seat))
        for seat in range(text.seats)
    ]


def names(game: Game, view: View) -> list[str]:
    return [lesson.name for lesson in lessons_after(game, view)]


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_every_loser_is_offered_lessons_of_the_course(game: Game) -> None:
    course = course_of(game)
    for record in sorted((RECORDS / game.id).glob("*.record")):
        for found in filter(None, ended(record)):
            assert set(found) <= course.keys()
            assert len(found) == len(set(found)) > 1


@pytest.mark.parametrize("record", FITTING)
def test_the_lesson_fits_how_the_game_was_lost(record: str) -> None:
    seat, lesson = FITTING[record]
    assert ended(RECORDS / f"{record}.record")[seat][0] == lesson


def test_a_game_need_not_tell() -> None:
    toy = Toy()
    assert not lessons_after(toy, toy.start(toy.setup(), FastChance(1)).view(0))
