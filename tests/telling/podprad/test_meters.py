"""R8, R9, R11: the rounds that the river still has are those after which nothing is left of it."""

import pytest

from plansza.core import FastChance
from plansza.games.podprad import GAME
from plansza.games.podprad.rules import crumbling
from plansza.games.podprad.rules.position import PodPradPosition, deck_of, last_row_of
from plansza.games.podprad.rules.river import LEFT, place_at


def rounds(position: PodPradPosition) -> int:
    """What the strip says."""
    return next(m.value for m in position.view(0).meters() if m.code == "rounds")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r8_the_rounds_until_the_river_ends(seats: int) -> None:
    position = GAME.start(GAME.setup(seats), FastChance(1))
    assert isinstance(position, PodPradPosition)
    board, deck = position.board, deck_of(position.setup)
    assert deck is not None
    last = last_row_of(deck)
    said = rounds(position)
    while crumbling.is_below(place_at(LEFT, last) * 2, max(board.low, 0)) is False:
        assert rounds(position) == said
        board.round += 1
        crumbling.remove_row(board, None)
        said -= board.round > 1
    assert said == 1  # the round that has just taken the last row is the last
    assert board.low == last + 1


def test_with_rows_that_stay_nothing_counts_down() -> None:
    position = GAME.start(GAME.setup(3, crumbling="stops"), FastChance(1))
    assert "rounds" not in [meter.code for meter in position.view(0).meters()]


def test_w3_the_fastest_is_counted_where_he_ends_the_game() -> None:
    for chosen in ("off", "on"):
        position = GAME.start(GAME.setup(3, fastest=chosen), FastChance(1))
        codes = [meter.code for meter in position.view(None).meters()]
        assert ("fastest" in codes) == (chosen == "on")
