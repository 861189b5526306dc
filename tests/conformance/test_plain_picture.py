"""The picture of a game that has none keeps the promises of all pictures, and tells no secret."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from zlib import crc32

import pytest

from plansza.conformance import Received, check_worlds, random_position
from plansza.conformance import pictures as promises
from plansza.core import Game, Position, View
from plansza.core.picture import Picture
from plansza.core.plain_picture import draw_plainly, plain_sketch
from plansza.games import GAMES
from plansza.show import show
from plansza.words import LANGUAGES, words_for
from tests.support.strangers import Bare, Drawn, Many, SomePaths, whole_games

pytestmark = pytest.mark.once
STRANGERS = whole_games()
OURS = list(GAMES.all().values())
HIGH = 40  # pixels of what a thumb can hit
a_stranger = pytest.mark.parametrize("game", STRANGERS, ids=lambda game: game.id)
any_game = pytest.mark.parametrize("game", [*STRANGERS, *OURS], ids=lambda game: game.id)


def positions(game: Game) -> Iterator[Position]:
    for seats in game.seat_counts[:2]:
        for number in (0, 1, 3, 40):
            yield random_position(game, game.setup(seats), number, number)


def pictures(game: Game, plainly: bool = False) -> Iterator[tuple[Picture, ET.Element, bool]]:
    """Of every seat and a spectator, in both shapes and languages by turns."""
    for number, position in enumerate(positions(game)):
        words = words_for(LANGUAGES[number % 2], game)
        for seat in (*range(position.setup.seats), None):
            moves = position.legal_moves(seat) if seat is not None else []
            for tall in (False, True):
                view = position.view(seat)
                if plainly:
                    picture = draw_plainly(game, view, moves, words, tall)
                else:
                    picture = game.draw(view, moves, words, tall=tall)
                assert set(picture.paths) == set(moves)
                yield picture, ET.fromstring(picture.svg), tall


@any_game
def test_a_plain_picture_keeps_every_promise(game: Game) -> None:
    """Also of our own games, whose data and moves are the richest there are."""
    for picture, root, tall in pictures(game, plainly=game in OURS):
        promises.paths_are_unique_and_none_begins_another(picture)
        promises.what_can_be_clicked_is_there_once_named_and_has_an_edge_to_light(picture, root)
        promises.a_picture_is_a_row_of_named_parts(picture, root)
        promises.nothing_is_blocked_by_a_strict_policy(root)
        everything_is_large_enough(root, tall)


def everything_is_large_enough(root: ET.Element, tall: bool) -> None:
    _, _, width, height = map(float, (root.get("viewBox") or "").split())
    fits = promises.ROOM[0] / width
    if root.get("class") != "long" and not tall:
        fits = min(fits, promises.ROOM[1] / height)
    scale = promises.PHONE / width if tall else fits
    for slip in slips(root):
        own = re.search(r"scale\(([\d.]+)\)", slip.get("transform") or "")
        unit = scale * (float(own[1]) if own else 1.0)
        for line in slip.findall(f"{promises.SVG}text"):
            assert unit * float(line.get("font-size", "0")) > 12.9, line.text
        if str(slip.get("id")).startswith(("plain-do-", "plain-of-")):
            assert unit * size_of(slip, "height") > HIGH


def slips(root: ET.Element) -> Iterator[ET.Element]:
    """The slips and buttons of a plain picture, whatever a game draws besides."""
    for found in root.iter(f"{promises.SVG}g"):
        if str(found.get("id")).startswith("plain-"):
            yield found


def size_of(slip: ET.Element, side: str) -> float:
    """How wide or high the paper of a slip is."""
    paper = slip.find(f"{promises.SVG}rect[@fill]")
    assert paper is not None
    return float(paper.get(side, "0"))


@any_game
def test_no_text_leaves_its_slip(game: Game) -> None:
    """As far as a letter's usual width tells."""
    for _, root, _ in pictures(game, plainly=game in OURS):
        for slip in slips(root):
            lines = slip.findall(f"{promises.SVG}text") if slip.get("aria-label") else []
            for line in lines:
                needed = len(line.text or "") * float(line.get("font-size", "0")) * 0.5
                assert needed <= size_of(slip, "width"), line.text


@a_stranger
@pytest.mark.parametrize("seed", range(4))
def test_two_worlds_look_the_same(game: Game, seed: int) -> None:
    def shown(view: View, moves: list[int]) -> Received:
        words = words_for("pl", game)
        drawn = [game.draw(view, moves, words, tall=tall) for tall in (False, True)]
        return {"the picture": repr(drawn), "the sketch": game.sketch(view, words)}

    for seats in game.seat_counts:
        check_worlds(game, game.setup(seats), seed, shown)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_a_game_of_ours_whose_picture_fails_tells_no_secret_either(game: Game) -> None:
    def shown(view: View, moves: list[int]) -> Received:
        if crc32(view.text().encode()) % 12:  # some of so many are enough, the same in both worlds
            return {}
        words = words_for("en", game)
        drawn = draw_plainly(game, view, moves, words)
        return {"the picture": repr(drawn), "the sketch": plain_sketch(game, view, words)}

    check_worlds(game, game.setup(), 3, shown)


def test_what_a_seat_cannot_know_is_not_even_named() -> None:
    game = Bare()
    view = random_position(game, game.setup(2), 1, 0).view(0)
    text = game.sketch(view, words_for("en", game))
    assert "Deck" not in text
    assert text.count("Hands") == 1
    assert "Player 1 (you)" in text


@any_game
def test_a_plain_sketch_fits_a_terminal(game: Game) -> None:
    for position in positions(game):
        text = plain_sketch(game, position.view(0), words_for("pl", game))
        assert text
        assert max(map(len, text.splitlines())) <= 80


def test_three_hundred_moves_are_two_clicks_away_from_few_buttons() -> None:
    game = Many()
    position = random_position(game, game.setup(), 1, 0)
    moves = position.legal_moves(0)
    assert len(moves) > 300 - 1
    picture = game.draw(position.view(0), moves, words_for("en", game))
    assert len({path[0] for path in picture.paths.values()}) < 20
    assert max(map(len, picture.paths.values())) == 2
    seen = [part for id, part in picture.parts.items() if id.startswith("plain-do-")]
    assert sum('display="none"' in part for part in seen) == len(seen) - 1  # all but the pass


def test_moves_that_a_picture_forgets_have_buttons_below_it() -> None:
    game = Drawn("some", SomePaths)
    position = random_position(game, game.setup(), 1, 0)
    first, second = position.legal_moves(0)
    picture = game.draw(position.view(0), [first, second], words_for("en", game))
    assert picture.paths == {first: ("own-card",), second: (f"plain-do-{second}",)}
    assert "own-card" in picture.parts


@a_stranger
def test_it_shows_itself_in_notebooks(game: Game) -> None:
    GAMES.register(game)
    try:
        position = random_position(game, game.setup(), 1, 1)
        assert 'stroke="#f2a93b"' in show(position).svg, "a picture that stands alone lights moves"
        assert (position.view(0)._repr_svg_() or "").startswith("<svg")
    finally:
        del GAMES._games[game.id]
