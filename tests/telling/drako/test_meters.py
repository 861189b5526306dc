"""What the strip of progress says of a duel."""

import pytest

from plansza.core import Meter
from plansza.games.drako.rules.duels import DUEL_IDS
from plansza.games.drako.rules.position import DrakoPosition, blank
from tests.rules.drako.helper import GAME, position

ALL = "knight:e2 archer1:e1 archer2:e3 thrower:a1 berserker:a3"


def meters(p: DrakoPosition, seat: int | None = None) -> list[Meter]:
    return p.view(seat).meters()


def test_e1_wounds_of_all_figures_together() -> None:
    p = position("knights-trolls", "knight:e2/2 archer1:e1/1 archer2:e3 thrower:a1/3 berserker:a3")
    found = {meter.facts["side"]: meter for meter in meters(p) if meter.code == "wounds"}
    assert (found["knights"].value, found["knights"].target) == (3, 5 + 3 + 3)
    assert (found["trolls"].value, found["trolls"].target) == (3, 8 + 8)


def test_e2_cards_until_dawn_are_the_trolls() -> None:
    p = position("knights-trolls", ALL, hands=("", "A-3 A-3"), decks=(None, "A-3"))
    (dawn,) = [meter for meter in meters(p) if meter.code == "dawn"]
    assert (dawn.value, dawn.target, dawn.seats, dawn.ends) == (3, 0, (1,), True)


def test_the_own_side_comes_first() -> None:
    p = position("knights-trolls", ALL)
    assert [meters(p, seat)[0].seats for seat in (0, 1, None)] == [(0,), (1,), (0,)]


@pytest.mark.parametrize("duel", DUEL_IDS)
def test_every_duel_shows_each_end_it_can_have(duel: str) -> None:
    """X1: no wounds for long; X2: both decks; E2, X4: the cards of one side."""
    codes = {meter.code for meter in blank(GAME.setup(duel=duel)).view(None).meters()}
    clock = {"trolls-dragon": "calm", "trolls-dwarves": "both-decks"}.get(duel, "dawn")
    assert codes == {"wounds", clock}
