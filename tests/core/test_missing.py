"""What a game leaves out is named, and so is what to write."""

from typing import Any

import pytest

from plansza.conformance import check_game, option_sets
from plansza.core import Game, Position, Setup
from plansza.games import GAMES
from plansza.words import LANGUAGES, words_for
from plansza.words.missing import missing, said
from tests.conformance.toy import Toy, ToyPosition
from tests.support.strangers import Bare, broken_games, whole_games

LEFT_OUT = {  # what is left as the contract has it, by what is missing then
    "position_class": (Game, "blank"),
    "max_moves": (Game, "max_moves"),
    "legal_moves": (Position, "legal_moves"),
    "step": (Position, "step"),
    "view_class": (Position, "view"),
}


class Empty(Game):
    """Nothing but a name."""

    def __init__(self) -> None:
        self.id = "empty"


def without(name: str) -> Game:
    """The toy with one part of its rules left as the contract has it."""
    base, part = LEFT_OUT[name]
    position: type[Position] = ToyPosition if name != "position_class" else Position
    if base is Position:
        position = type("CutPosition", (ToyPosition,), {part: getattr(Position, part)})
    own = {part: getattr(Game, part)} if base is Game else {}
    cut: Game = type("Cut", (Toy,), {"position_class": position, **own})()
    return cut


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_our_games_leave_nothing_out(game: Game) -> None:
    assert missing(game) == []


@pytest.mark.parametrize("name", LEFT_OUT)
def test_conformance_names_what_the_rules_lack(name: str) -> None:
    game = without(name)
    with pytest.raises(AssertionError, match=f"the game has no `{name}`: .*`"):
        check_game(game, Setup("toy", 2, {"colour": "red"}), 1)
    with pytest.raises(AssertionError, match=f"the game has no `{name}`"):
        option_sets(game)
    assert [(lack.code, lack.facts) for lack in missing(game)] == [("rule", {"name": name})]


def test_a_game_that_is_only_a_name_lacks_everything() -> None:
    names = [lack.facts["name"] for lack in missing(Empty())]
    assert names == ["seat_counts", "moves", "position_class", "max_moves"]


def test_a_game_may_number_its_moves_itself() -> None:
    class Own(Bare):
        def __init__(self) -> None:
            self.id = "own"
            self.seat_counts = (2,)

        def describe(self, move: int) -> Any:
            return "lay", {}

    own = Own()
    assert not hasattr(own, "moves")
    assert "moves" not in [lack.facts.get("name") for lack in missing(own)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_missing_has_words(language: str) -> None:
    games = [*whole_games(), *broken_games().values(), Empty(), Toy()]
    found = {lack.code: said(words_for(language), lack) for game in games for lack in missing(game)}
    assert set(found) == {
        "rule", "fault", "picture", "paths", "telling", "sketch", "prompt", "meters", "codes",
        "thing", "insight", "guide", "words", "messages",
    }  # fmt: skip
    assert all(text.endswith(".") for text in found.values())


def test_undeclared_codes_are_named() -> None:
    game = Bare()
    with pytest.raises(AssertionError, match=r"add \['not-yours'\] to `self.codes\['refusal'\]`"):
        check_game(game, game.setup(), 1)


def test_a_bare_game_that_declares_its_codes_passes() -> None:
    game = Bare()
    said = {"event": ("lay", "draw"), "reason": ("counted",), "move": ("lay",)}
    game.codes = {**said, "refusal": ("not-yours",)}
    for setup in option_sets(game):
        check_game(game, setup, 1)
