"""Goal and progress: the suite catches meters that lie, and ours agree with the rules."""

import pytest

from plansza.bots import GreedyBot
from plansza.conformance import check_game, check_meters, option_sets, random_choice, spread
from plansza.core import FastChance, Game, Meter, Position, Setup
from plansza.games import GAMES
from tests.conformance.toy import CARDS, Toy, ToyPosition, ToyView

TRIES = 6


class MeteredView(ToyView):
    """Cards laid, of nine."""

    def meters(self) -> list[Meter]:
        laid = sum(len(each) for each in self.state.laid)
        return [Meter("laid", laid, CARDS, ends=True)]


class Undeclared(MeteredView):
    def meters(self) -> list[Meter]:
        return [Meter("speed", 1)]


class TooFar(MeteredView):
    def meters(self) -> list[Meter]:
        return [Meter("laid", 1, 0)]


class OfAStranger(MeteredView):
    def meters(self) -> list[Meter]:
        return [Meter("laid", 1, seats=(7,))]


class EndsWithoutTarget(MeteredView):
    def meters(self) -> list[Meter]:
        return [Meter("laid", 1, ends=True)]


class EndsNothing(MeteredView):
    def meters(self) -> list[Meter]:
        laid = sum(len(each) for each in self.state.laid)
        return [Meter("laid", min(laid, 3), 3, ends=True)]


class Peeping(MeteredView):
    """A view of the truth, as far as its meters go."""

    highest = 0

    def meters(self) -> list[Meter]:
        return [Meter("laid", self.highest)]


def game_with(kind: type[ToyView]) -> Toy:
    """The toy game with another view."""

    class Seen(ToyPosition):
        def view(self, seat: int | None) -> ToyView:
            view = kind(super().view(seat).state, seat)
            if isinstance(view, Peeping):
                view.highest = max(self.deck, default=0)
            return view

    game = Toy()
    game.codes = {**game.codes, "meter": ("laid",)}
    game.position_class = Seen
    return game


def check(game: Game) -> None:
    for seed in range(TRIES):
        check_game(game, game.setup(), seed)


def test_honest_meters_pass() -> None:
    check(game_with(MeteredView))


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (Undeclared, r"undeclared: add \['speed'\] to `self.codes\['meter'\]`"),
        (TooFar, "not between its start and its target"),
        (OfAStranger, "belongs to seat 7"),
        (EndsWithoutTarget, "has no target"),
        (EndsNothing, "has reached its target, and the game goes on"),
        (Peeping, r"a meter tells seat \w+ which world it is in"),
    ],
)
def test_meters_that_lie_are_caught(kind: type[ToyView], told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        check(game_with(kind))


# -- ours -----------------------------------------------------------------------------------------

# Reasons for the end, and the meter that has reached its target then.
TOLD = {
    "four-damaged": "damaged",
    "destroyed": "destroyed",
    "fastest": "fastest",
    "trolls-out": "dawn",
    "knights-out": "dawn",
    "dwarves-out": "dawn",
    "dwarves-outlast": "dawn",
    "knights-slain": "wounds",
    "trolls-slain": "wounds",
    "dragon-slain": "wounds",
    "dwarves-slain": "wounds",
    "outnumbered": "both-decks",
    "even-numbers": "both-decks",
    "stalled": "calm",
    "fifth-city": "cities",
    "allied-cities": "cities",
    "weeks": "days",
}


def reached(position: Position) -> set[str]:
    """The meters that say that the game is over."""
    meters = position.view(None).meters()
    return {meter.code for meter in meters if meter.ends and meter.value == meter.target}


def check_told(game: Game, setup: Setup, seed: int, greedy: bool) -> str:
    """Play to the end; why it was over. The meter for that says so, then and not before."""
    position, chance = game.start(setup, FastChance(seed)), FastChance(seed + 1)
    bot = GreedyBot(game)
    while position.to_move:
        check_meters(game, position, position.view(None))
        if greedy:
            seat = position.to_move[0]
            position.step(seat, bot.choose(position.view(seat), chance))
        else:
            position.step(*random_choice(position, chance))
    outcome = position.outcome
    assert outcome is not None
    open_end = game.id == "battalia" and setup["weeks"] == "open"
    if outcome.reason in TOLD and not (open_end and outcome.reason == "weeks"):
        assert TOLD[outcome.reason] in reached(position), f"{outcome.reason} in {setup!r}"
    return outcome.reason


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_the_end_is_told_by_its_meter(game: Game) -> None:
    sets = spread(game, list(option_sets(game)), 6)[:6]
    met = {check_told(game, setup, seed, False) for seed, setup in enumerate(sets)}
    met |= {check_told(game, setup, seed, True) for seed, setup in enumerate(sets[:3])}
    assert met & set(TOLD) or game.id == "podprad"


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_everybody_has_meters_and_all_are_of_use(game: Game) -> None:
    position = game.start(game.setup(), FastChance(1))
    for seat in (*range(position.setup.seats), None):
        meters = position.view(seat).meters()
        owners = {owner for meter in meters for owner in meter.seats}
        assert owners == set(range(position.setup.seats))
        assert any(meter.ends for meter in meters)
