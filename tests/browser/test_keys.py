"""Whole games by keys alone: arrows, Tab and Enter."""

import random

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.helper import NEXT, Person
from tests.browser.test_phone import sit_down
from tests.web.helper import Server

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
MOST = 20_000  # keys in a game
ON_SOMETHING = "document.activeElement.matches('.picture .can')"


def choose(ania: Person, luck: random.Random) -> int:
    """Walk to something that is lit and press it, then on to what it leads to; how many keys."""
    pressed = ["ArrowRight", *luck.choices(ARROWS, k=luck.randrange(5))]
    ania.press(*pressed)
    assert ania.page.evaluate(ON_SOMETHING), "arrows lead to what is lit"
    ania.press("Enter")
    while ania.page.locator(NEXT).count():
        further = ["Tab", *luck.choices(ARROWS, k=luck.randrange(3))]
        ania.press(*further)
        if not ania.page.evaluate(ON_SOMETHING):  # behind the last one Tab leads out of the board
            ania.press("Shift+Tab")
        ania.press("Enter")
        pressed += further
        assert len(pressed) < 200, "keys do not complete a move"
    return len(pressed)


def play_by_keys(ania: Person) -> None:
    """Play until the game is over."""
    luck, pressed = random.Random(5), 0
    while ania.ready():
        pressed += choose(ania, luck)
        assert pressed < MOST, "the game does not end"


LONG = [pytest.param(game, marks=pytest.mark.torture) for game in ("podprad", "drako", "battalia")]


@pytest.mark.parametrize("game", ["spor", *LONG])
def test_a_whole_game(server: Server, somebody: NewPerson, game: str) -> None:
    ania = somebody()
    sit_down(server, ania, game)
    play_by_keys(ania)
    ania.sees(".prompt .whose", "The game is over")
