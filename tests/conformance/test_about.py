"""Everything on the table answers: the suite catches pictures that are mute or say too much, and
ours tell of every thing in them."""

from collections.abc import Iterator

import pytest

from plansza.conformance import (
    LONG_GAME,
    check_about,
    option_sets,
    play_both_worlds,
    random_position,
    spread,
    told_about,
)
from plansza.core import FastChance, Game, Position
from plansza.core.contract import Phrase
from plansza.core.drawing import AnyPictures, Canvas, Drawing, Pictures
from plansza.core.picture import rect, scenery, thing
from plansza.core.plain_picture import is_written
from plansza.games import GAMES
from plansza.words import Words
from tests.conformance.toy import Toy, ToyPosition, ToyView

pytestmark = pytest.mark.once
SAID = {
    "ground": "Lay all your cards: the highest sum wins.",
    "hand": "Your cards. Nobody else sees them.",
    "name": "Hand.",
    "bare": "a hand of cards",
    "raw": "These are your {cards}.",
    "long": "Cards and more cards." * 20,
}


class Telling(Pictures[ToyView]):
    """A table and a hand."""

    def paint(self, drawing: Drawing[ToyView]) -> Canvas:
        table = scenery("ground", rect(0, 0, 90, 90, fill="#345"))
        return Canvas(90, 90, {"ground": table, "hand": thing("hand", "Hand")})

    def about(self, view: ToyView, id: str) -> list[Phrase]:
        return [(id, {})]


class Mute(Telling):
    def about(self, view: ToyView, id: str) -> list[Phrase]:
        return [] if id == "ground" else super().about(view, id)


class Talkative(Telling):
    def about(self, view: ToyView, id: str) -> list[Phrase]:
        return [("ground", {}), ("hand", {})] * 3


class Undeclared(Telling):
    def about(self, view: ToyView, id: str) -> list[Phrase]:
        return [("smell", {})]


class Repeating(Telling):
    def about(self, view: ToyView, id: str) -> list[Phrase]:
        return [("hand", {}), ("hand", {})]


class OnlyNames(Telling):
    def about(self, view: ToyView, id: str) -> list[Phrase]:
        return [("name", {})]


class NoSentence(Telling):
    def about(self, view: ToyView, id: str) -> list[Phrase]:
        return [("bare", {})]


class Raw(Telling):
    def about(self, view: ToyView, id: str) -> list[Phrase]:
        return [("raw", {})]


class Long(Telling):
    def about(self, view: ToyView, id: str) -> list[Phrase]:
        return [("long", {})]


class OpenView(ToyView):
    """A view that knows what it should not."""

    deck = 0


class Peeping(Telling):
    def about(self, view: ToyView, id: str) -> list[Phrase]:
        known = view.deck if isinstance(view, OpenView) else 0
        return [("hand", {"deck": known})]


class OpenPosition(ToyPosition):
    def view(self, seat: int | None) -> ToyView:
        view = OpenView(super().view(seat).state, seat)
        view.deck = sum(self.deck)
        return view


def game_with(kind: type[Telling]) -> Toy:
    """The toy game with such pictures."""

    class Drawn(Toy):
        position_class = OpenPosition if kind is Peeping else ToyPosition

        def pictures(self) -> AnyPictures:
            return kind()

    game = Drawn()
    game.codes = {**game.codes, "about": tuple(SAID)}
    return game


@pytest.fixture(autouse=True)
def said(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy's sentences, in place of words."""
    if "game" not in request.fixturenames:
        monkeypatch.setattr(Words, "about", lambda _, phrase, names: SAID[phrase[0]])


def check(game: Game) -> None:
    for seed in range(4):
        check_about(game, random_position(game, game.setup(), seed, seed), seed)


def test_a_table_that_tells_passes() -> None:
    check(game_with(Telling))


def test_a_game_need_not_tell_anything() -> None:
    check(Toy())


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (Mute, "about ground: 0 sentences, not 1 to 4"),
        (Talkative, "about ground: 6 sentences"),
        (Undeclared, r"undeclared: add \['smell'\] to `self.codes\['about'\]`"),
        (Repeating, "says the same twice"),
        (OnlyNames, "about hand: no more than its name"),
        (NoSentence, "is no sentence"),
        (Raw, r"about-raw of ground shows \{cards\} as it is"),
        (Long, "letters, not 320"),
        (Peeping, r"tells seat \d which world it is in"),
    ],
)
def test_what_is_told_badly_is_caught(kind: type[Telling], told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        check(game_with(kind))


def test_what_tells_two_worlds_apart_is_caught() -> None:
    with pytest.raises(AssertionError, match="what things tell tells seat"):
        play_worlds_often(game_with(Peeping))


def play_worlds_often(game: Game) -> None:
    for seed in range(20):
        play_worlds(game, seed)


def play_worlds(game: Game, seed: int) -> int:
    """A game, or the end of a long one, in two worlds that are the same to its first seat."""
    setup, chance = game.setup(), FastChance(seed)
    one = random_position(game, setup, seed, 400 if game.max_moves(setup) > LONG_GAME else 2)
    two = game.imagine(one.view(0), chance)
    two.chance = one.chance.copy()
    return play_both_worlds(game, one, two, 0, chance, told_about(game))


# -- ours -----------------------------------------------------------------------------------------

each_game = pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
SETS = 6
MOVES = (0, 1, 12, 60, 240, 900)  # after which a game is looked at


def positions(game: Game) -> Iterator[tuple[int, Position]]:
    """Early and late, over option sets that are as different as can be."""
    for number, setup in enumerate(spread(game, list(option_sets(game)), SETS)[:SETS]):
        yield number, random_position(game, setup, number, MOVES[number % len(MOVES)])


@each_game
def test_everything_answers(game: Game) -> None:
    assert is_written(game.pictures(), "about")
    for number, position in positions(game):
        check_about(game, position, number)


@each_game
def test_things_tell_the_same_in_two_worlds(game: Game) -> None:
    assert is_written(game.pictures(), "about")
    assert play_worlds(game, 1) > 0
