"""Pictures keep their promises for every game: clickable, readable, self-contained, discreet."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import pairwise

import pytest

from plansza.conformance import option_sets, random_position
from plansza.core import Game, Position
from plansza.core.picture import Picture
from plansza.games import GAMES
from plansza.show import show
from plansza.words import LANGUAGES, words_for

pytestmark = pytest.mark.once
SVG = "{http://www.w3.org/2000/svg}"
CLASSES = (
    None,
    "edge",
    "scenery",
    "still",
    "still step",
    "long",
    "window",
    "drawer",
)  # what stylesheets know
PHONE, ROOM = 390, (922, 634)  # what screens leave for the picture, in pixels
GAME_LIST = list(GAMES.all().values())
each_game = pytest.mark.parametrize("game", GAME_LIST, ids=lambda game: game.id)


def positions(game: Game) -> Iterator[Position]:
    for number, setup in enumerate(option_sets(game, samples=4)):
        yield random_position(game, setup, number, 7 * number)


def pictures(game: Game) -> Iterator[tuple[Picture, ET.Element]]:
    """Every seat's and the spectator's picture, in both shapes and languages by turns."""
    for number, position in enumerate(positions(game)):
        words = words_for(LANGUAGES[number % 2], game)
        for seat in (*range(position.setup.seats), None):
            choices = position.legal_moves(seat) if seat is not None else []
            for tall in (False, True):
                picture = game.draw(position.view(seat), choices, words, tall=tall)
                assert set(picture.paths) == set(choices)
                yield picture, ET.fromstring(picture.svg)


@each_game
def test_every_picture_keeps_every_promise(game: Game) -> None:
    """All of them at one go: drawing so many pictures takes longer than looking at them."""
    symbols = symbols_of(game)
    for picture, root in pictures(game):
        paths_are_unique_and_none_begins_another(picture)
        what_can_be_clicked_is_there_once_named_and_has_an_edge_to_light(picture, root)
        a_picture_is_a_row_of_named_parts(picture, root)
        nothing_is_blocked_by_a_strict_policy(root)
        no_text_is_smaller_than_thirteen(root, symbols)


def paths_are_unique_and_none_begins_another(picture: Picture) -> None:
    paths = sorted(picture.paths.values())
    for path, following in pairwise(paths):
        assert following[: len(path)] != path, f"{path} begins {following}"


def what_can_be_clicked_is_there_once_named_and_has_an_edge_to_light(
    picture: Picture, root: ET.Element
) -> None:
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids)), "an id is used twice"
    by_id = {element.get("id"): element for element in root.iter() if element.get("id")}
    clickable = {id for path in picture.paths.values() for id in path}
    for id in clickable:
        assert id in by_id, f"{id} is to be clicked but not drawn"
        assert any(child.get("class") == "edge" for child in by_id[id]), f"{id} has no edge"
        assert by_id[id].get("aria-label"), f"{id} has no name for screen readers"
    for name, element in by_id.items():
        silent = element.get("aria-hidden") or element.tag == f"{SVG}clipPath"
        assert element.get("aria-label") or silent, f"{name} is nameless"
    assert set(picture.previews) <= set(picture.paths)
    assert not clickable & set(picture.reasons)


def a_picture_is_a_row_of_named_parts(picture: Picture, root: ET.Element) -> None:
    assert [child.get("id") for child in root] == list(picture.parts)
    assert picture.svg == picture.root + "".join(picture.parts.values()) + "</svg>"


def nothing_is_blocked_by_a_strict_policy(root: ET.Element) -> None:
    for element in root.iter():
        assert element.tag not in (f"{SVG}style", f"{SVG}script", f"{SVG}foreignObject")
        assert element.get("class") in CLASSES
        for name in element.attrib:
            assert name != "style"
            assert not name.startswith("on")


def no_text_is_smaller_than_thirteen(root: ET.Element, symbols: dict[str, ET.Element]) -> None:
    """Neither in the picture nor in the symbols it uses, in pixels at the size it is shown."""
    for size, line in sizes(root, scale_of(root), symbols):
        assert size > 12.9, f"{line!r} is {size:.1f} high"


def scale_of(root: ET.Element) -> float:
    """How a page of 1280 by 800 pixels shows a wide picture, and a phone of 390 a tall one."""
    _, _, width, height = map(float, (root.get("viewBox") or "").split())
    return PHONE / width if height > width else min(ROOM[0] / width, ROOM[1] / height)


def symbols_of(game: Game) -> dict[str, ET.Element]:
    """The game's art by id."""
    art = ET.fromstring(f'<svg xmlns="{SVG.strip("{}")}">{game.art()}</svg>')
    return {str(symbol.get("id")): symbol for symbol in art.iter(f"{SVG}symbol")}


def sizes(
    element: ET.Element, scale: float, symbols: dict[str, ET.Element]
) -> Iterator[tuple[float, str | None]]:
    """The sizes of all texts, followed into the symbols."""
    for line in element.iter(f"{SVG}text"):
        yield scale * float(line.get("font-size", "0")), line.text
    for use in element.iter(f"{SVG}use"):
        symbol = symbols[(use.get("href") or "").removeprefix("#")]
        width = float((symbol.get("viewBox") or "").split()[2])
        yield from sizes(symbol, scale * float(use.get("width", "0")) / width, symbols)


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
