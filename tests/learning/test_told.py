"""Features tell all that a seat knows, field by field; what they leave out is listed."""

from collections.abc import Iterator
from typing import Any

import pytest

from plansza.conformance import option_sets, spread
from plansza.core import Game, Position, Setup
from plansza.core.features import Features
from plansza.core.sheet import Sheet
from plansza.games import find
from plansza.games.drako.game import Drako
from tests.learning.changes_of_battalia import CHANGES
from tests.learning.telling import Told, all_fields, positions, told_fields

TAKE_BACK = "how many secrets were disclosed so far: take-back asks for it, no rule does"
REWARD = "the result is the reward, and the game is over"
SETUP = "the set-up's"
UNKNOWN = "nobody knows it"
PILE = "a pile that is shuffled before anybody draws from it"
TOLD = {
    "podprad": Told(
        untold={
            "reveals": TAKE_BACK,
            "result": REWARD,
            "seats": SETUP,
            "counts": "follows from the tokens",
            "afloat": "follows from the tokens",
            "gone": "follows from the tiles: what is nowhere else has been removed",
            "low": "follows from the tiles: the lowest row that has any",
            "top": "follows from the tiles: the highest row",
            "last": "follows from the tiles: where the pool lies",
            "stays": SETUP,
        },
        loose={},
    ),
    "drako": Told(
        untold={
            "reveals": TAKE_BACK,
            "result": REWARD,
            "decks": UNKNOWN,
            "removed": UNKNOWN,
            "field": "follows from the figures' places",
            "placed": "follows from the figures' places",
            "turns": "no rule asks how many turns have passed",
            "used_stones": "follows from the stones: none leaves the game",
            "first_seat": "follows from the sides",
        },
        loose={"discards": PILE},
        together=(
            ("card", "symbol", "acted", "vacated", "strikers", "targets", "values", "answers"),
        ),
    ),
    "battalia": Told(
        untold={
            "reveals": TAKE_BACK,
            "result": REWARD,
            "seats": SETUP,
            "teams": SETUP,
            "heroic": SETUP,
            "open": SETUP,
            "turns": "asked of tents alone: `tent-open` tells which were pitched before this turn",
            "feared": "the rules ask it when a danger is new; the dangers themselves are in sight",
        },
        loose={
            "nations": PILE,
            "shelter": PILE,
            "veils": PILE,
            "played": "they go to the shelter together",
            "limbo": "any of them may be taken",
            "markets": "they are alike",
            "factions": "a set",
        },
        together=(("kinds", "strengths", "hues"), ("guise", "origin"), ("tents", "tented")),
    ),
}
# Fields that seldom change in so few moves: the tests of the rules change them.
RARE = {"podprad": {"due"}, "battalia": set(CHANGES)}
MOVES = {"podprad": 250, "drako": 250, "battalia": 120}  # of each game that is followed
MOST_SETS = {"podprad": 24, "drako": 22, "battalia": 8}


def followed(game: Game) -> Iterator[tuple[Setup, int]]:
    """Set-ups in which every choice occurs, and with each the seat that observes."""
    found = list(option_sets(game))
    for number, setup in enumerate(spread(game, found, MOST_SETS[game.id])):
        yield setup, number % setup.seats


@pytest.mark.once
@pytest.mark.parametrize("name", TOLD)
def test_every_field_is_told_or_excused(name: str) -> None:
    game, told = find(name), TOLD[name]
    fields: set[str] = set()
    found: set[str] = set()
    for seed, (setup, seat) in enumerate(followed(game)):
        games = positions(game, setup, seed, 0, MOVES[name])
        found |= told_fields(game, games, told, seat)
        fields |= all_fields(next(positions(game, setup, seed)))
    assert fields - found - set(told.untold) - RARE.get(name, set()) == set()
    assert set(told.untold) <= fields, "an excuse for a field that is not there"


class Forgetful(Features):
    """Drako's, but for one feature."""

    def __init__(self, setup: Setup, forgotten: str) -> None:
        self.whole: Features = Drako().features(setup)
        super().__init__(1, setup, self.whole.features)
        self.forgotten = forgotten

    def write(self, known: Position, seat: int, sheet: Sheet) -> None:
        self.whole.write(known, seat, sheet)
        feature = self.whole[self.forgotten]
        for place in range(feature.start, feature.start + feature.size):
            sheet.put(place, 0)


@pytest.mark.parametrize("forgotten", ["calm", "actions", "fresh"])
def test_what_is_forgotten_is_found(forgotten: str) -> None:
    class Forgets(Drako):
        def features(self, setup: Setup) -> Any:
            return Forgetful(setup, forgotten)

    game = Forgets()
    setup = game.setup()
    with pytest.raises(AssertionError, match="no number tells"):
        told_fields(game, positions(game, setup, 1, 0, 80), TOLD["drako"], 0)
