"""Whether a game's pictures keep their promises: clickable, readable, self-contained, discreet."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import pairwise

from plansza.conformance.contract import random_position
from plansza.core.chance import FastChance
from plansza.core.contract import Game, Position
from plansza.core.picture import Picture, forget, ids_in
from plansza.core.setup import Setup
from plansza.words import LANGUAGES, words_for

SVG = "{http://www.w3.org/2000/svg}"
# What stylesheets know.
CLASSES = (None, "edge", "scenery", "still", "still step", "long", "window", "drawer")
PHONE, ROOM = 390, (922, 634)  # what screens leave for the picture, in pixels
MOST_WAYS = 24  # shortcuts of a picture that are tried


def check_pictures(game: Game, setup: Setup, seed: int, moves: int) -> None:
    """Every seat's and the spectator's picture after so many random moves, in both shapes."""
    position = random_position(game, setup, seed, moves)
    words = words_for(LANGUAGES[seed % len(LANGUAGES)], game)
    symbols = symbols_of(game)
    for seat in (*range(setup.seats), None):
        choices = position.legal_moves(seat) if seat is not None else []
        for tall in (False, True):
            picture = game.draw(position.view(seat), choices, words, tall=tall)
            root = ET.fromstring(picture.svg)
            assert set(picture.paths) == set(choices), "not every move can be clicked"
            paths_are_unique_and_none_begins_another(picture)
            ways_can_be_made(position, seat, picture)
            what_can_be_clicked_is_there_once_named_and_has_an_edge_to_light(picture, root)
            a_picture_is_a_row_of_named_parts(picture, root)
            nothing_is_blocked_by_a_strict_policy(root)
            no_text_is_smaller_than_thirteen(root, symbols)
        forget()  # what was drawn for others before must not have come into this one
        other = position if seat is None else game.imagine(position.view(seat), FastChance(seed))
        twin = game.draw(other.view(seat), choices, words, tall=True)
        assert twin == picture, f"the picture tells seat {seat} which world it is in"


def paths_are_unique_and_none_begins_another(picture: Picture) -> None:
    paths = sorted([*picture.paths.values(), *(way.path for way in picture.ways)])
    for path, following in pairwise(paths):
        assert following[: len(path)] != path, f"{path} begins {following}"


def ways_can_be_made(position: Position, seat: int | None, picture: Picture) -> None:
    """Every shortcut is legal move by move, and only its last move may change what others know."""
    assert seat is not None or not picture.ways, "a spectator is offered a shortcut"
    for way in picture.ways[:: 1 + len(picture.ways) // MOST_WAYS]:
        assert way.moves, f"{way} leads nowhere"
        after, reveals = position.copy(), position.reveals
        for move in way.moves:
            assert after.reveals == reveals, f"{way} goes on after luck or a secret"
            assert move in after.legal_moves(seat or 0), f"{way} cannot be made"
            after.step(seat or 0, move)


def what_can_be_clicked_is_there_once_named_and_has_an_edge_to_light(
    picture: Picture, root: ET.Element
) -> None:
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids)), "an id is used twice"
    by_id = {element.get("id"): element for element in root.iter() if element.get("id")}
    clickable = ids_in([*picture.paths.values(), *(way.path for way in picture.ways)])
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
            assert name != "style", "the policy of the page blocks a style"
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
        id = (use.get("href") or "").removeprefix("#")
        assert id in symbols, f"the picture uses #{id}, which is not in art()"
        symbol = symbols[id]
        width = float((symbol.get("viewBox") or "").split()[2])
        yield from sizes(symbol, scale * float(use.get("width", "0")) / width, symbols)
