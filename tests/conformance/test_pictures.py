"""Pictures keep their promises for every game: clickable, readable, self-contained, discreet."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

from plansza.conformance import check_pictures, option_sets, random_position
from plansza.core import Game, Position
from plansza.games import GAMES
from plansza.show import show
from plansza.words import words_for
from tests.support.parry import Parry

pytestmark = pytest.mark.once
SVG = "{http://www.w3.org/2000/svg}"
GAME_LIST = list(GAMES.all().values())
each_game = pytest.mark.parametrize("game", GAME_LIST, ids=lambda game: game.id)


def positions(game: Game) -> Iterator[Position]:
    for number, setup in enumerate(option_sets(game, samples=4)):
        yield random_position(game, setup, number, 7 * number)


@each_game
def test_every_picture_keeps_every_promise(game: Game) -> None:
    for number, setup in enumerate(option_sets(game, samples=4)):
        check_pictures(game, setup, number, 7 * number)


def test_a_thing_that_is_to_be_clicked_must_be_drawn() -> None:
    with pytest.raises(AssertionError, match="to be clicked but not drawn"):
        check_pictures(Parry(), Parry().setup(), 1, 0)


@each_game
def test_parts_do_not_tell_what_can_be_clicked(game: Game) -> None:
    """Light is the page's: a turn's end must not send every card again."""
    for position in positions(game):
        if not position.to_move:
            continue
        seat = position.to_move[0]
        view, words = position.view(seat), words_for("en", game)
        asked = game.draw(view, position.legal_moves(seat), words)
        quiet = game.draw(view, [], words)
        differing = [id for id in quiet.parts if asked.parts[id] != quiet.parts[id]]
        assert len(differing) <= len(quiet.parts) / 4, differing


@each_game
def test_a_standalone_picture_carries_all_its_art(game: Game) -> None:
    for position in positions(game):
        root = ET.fromstring(show(position).svg)
        symbols = {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}
        used = {(use.get("href") or "").removeprefix("#") for use in root.iter(f"{SVG}use")}
        assert used <= symbols
        assert not re.search(r'href="(?!#)', show(position).svg)


@each_game
def test_a_position_and_a_view_show_themselves(game: Game) -> None:
    position = next(positions(game))
    seat = position.to_move[0]
    assert show(position).svg == show(position)._repr_svg_()
    drawn = position.view(seat)._repr_svg_()
    assert drawn is not None
    assert drawn.startswith("<svg")
    assert show(position).svg != drawn, "only a position lights moves"
