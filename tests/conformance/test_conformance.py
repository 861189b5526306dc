"""The contract, checked for every registered game and option set over random play."""

from bisect import bisect_left

import pytest
from _pytest.mark import ParameterSet

from plansza.conformance import (
    LONG_GAME,
    check_game,
    check_question,
    never_imagined,
    option_sets,
    random_choice,
    random_position,
    spread,
    surprise,
    truth_is_imaginable,
)
from plansza.core import BadSetup, Chance, FastChance, Game, Position, Setup, View
from plansza.games import GAMES
from plansza.games.battalia.game import Battalia
from plansza.games.battalia.rules.position import BattaliaPosition

ON_BOTH_BUILDS = 4  # sets of a game; rules that differ between the builds fail golden games
MOST_SETS = 12  # of a game in the ordinary run; `torture` plays all


def cases(whole: bool) -> list[ParameterSet]:
    """Every registered game with its option sets."""
    return [
        pytest.param(game, setup, id=f"{game.id}-{number}", marks=on_builds(number))
        for game in GAMES.all().values()
        for number, setup in enumerate(sets_of(game, whole))
    ]


def sets_of(game: Game, whole: bool) -> list[Setup]:
    """All option sets of a game, or so many that every choice occurs, and most pairs of them."""
    found = list(option_sets(game, whole=whole))
    return found if whole or len(found) <= MOST_SETS else spread(game, found, MOST_SETS)


def on_builds(number: int) -> list[pytest.MarkDecorator]:
    """The first sets are played on both builds."""
    return [] if number < ON_BOTH_BUILDS else [pytest.mark.once]


@pytest.mark.parametrize(("game", "setup"), cases(whole=False))
def test_contract(game: Game, setup: Setup) -> None:
    check_game(game, setup, 0)


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_contract_of_the_usual_set_up(game: Game) -> None:
    """More games of what is played most; `torture` plays more of all."""
    long = game.max_moves(game.setup()) >= LONG_GAME
    for seed in (100,) if long else (100, 200, 300, 400):
        check_game(game, game.setup(), seed)


@pytest.mark.torture
@pytest.mark.parametrize(("game", "setup"), cases(whole=True))
def test_contract_at_length(game: Game, setup: Setup) -> None:
    for seed in range(1000, 1100):
        check_game(game, setup, seed)


def test_choices_that_do_not_go_together_give_way_to_others() -> None:
    """Every duel of Drako is tried with its own options, though no duel goes with all of them."""
    sets = list(option_sets(GAMES.all()["drako"], samples=0))
    rich = {setup["duel"]: setup for setup in sets if setup["redraw"] == "on"}
    together = {duel: (setup["charge"], setup["wounds"]) for duel, setup in rich.items()}
    assert together == {
        "knights-trolls": ("early", "dragon"),
        "dragon-dwarves": ("full", "attacker"),
        "trolls-dragon": ("early", "attacker"),
        "trolls-dwarves": ("early", "dragon"),
        "knights-dragon": ("full", "attacker"),
        "knights-dwarves": ("full", "dragon"),
    }


# Prompts of those who are not asked; and questions that random play meets too seldom to wait for,
# or within a thousand games not at all.
NOT_ASKED = {"exchange-wait", "exchange-watch", "over"}
NEVER = {"spor": {"make-room"}, "battalia": {"take-hero"}}
SELDOM = {
    "spor": {"make-room"},
    "battalia": {
        *("barter-change", "barter-give", "claim", "claim-bargain", "lower"),
        *("take-hero", "take-ruins", "vigil", "win-city"),
    },
}
MOST_GAMES = 1000


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_every_question_is_met(game: Game) -> None:
    """So many games are played until all have been looked at once, but for those asked seldom."""
    seldom = SELDOM.get(game.id, set())
    assert questions_not_met(game, seldom) <= seldom


@pytest.mark.torture
@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_seldom_questions_are_looked_at_too(game: Game) -> None:
    assert questions_not_met(game, set()) <= NEVER.get(game.id, set())


def questions_not_met(game: Game, seldom: set[str]) -> set[str]:
    """What no game asked, when there is nothing left to wait for or enough have been played."""
    asked = {code for code in game.codes["prompt"] if not code.startswith("wait")}
    waiting = asked - NOT_ASKED
    sets, games = list(option_sets(game, whole=True)), 0
    while waiting - seldom and games < MOST_GAMES:
        look_at_questions(game, sets[games % len(sets)], games, waiting)
        games += 1
    return waiting


def look_at_questions(game: Game, setup: Setup, seed: int, waiting: set[str]) -> None:
    """Play a random game; what is asked there need no longer be waited for."""
    position, chance = game.start(setup, FastChance(seed)), FastChance(seed + 1)
    while position.to_move:
        asked = position.view(position.to_move[0]).prompt()[0]
        if asked in waiting:
            check_question(game, position, chance)
            waiting.discard(asked)
        position.step(*random_choice(position, chance))


def last_running(game: Game, setup: Setup, seed: int) -> Position:
    """The position before the last move of a random game."""

    def over(moves: int) -> bool:
        return random_position(game, setup, seed, moves).outcome is not None

    moves = bisect_left(range(game.max_moves(setup)), True, key=over)
    return random_position(game, setup, seed, moves - 1)


FEW_DEALS = [game for game in GAMES.all().values() if game.id != "battalia"]
FAIR = 0.1


@pytest.mark.parametrize("game", FEW_DEALS, ids=lambda game: game.id)
def test_the_truth_can_be_imagined(game: Game) -> None:
    """Late in the game few deals are left; the true one must be among those imagined.

    Forty hidden cards leave more deals than anybody can try; the next test is for those, too."""
    found = 0
    for seed in range(40):
        position = last_running(game, game.setup(), seed)
        for seat in range(position.setup.seats):
            found += truth_is_imaginable(game, position, seat, 300)
    assert found >= 40


def surprises(game: Game) -> tuple[int, int]:
    """How far the truth is from what is imagined, and imagined positions from each other."""
    sets, chance = list(option_sets(game)), FastChance(5)
    truth = imagined = 0
    for seed in range(100):
        setup = sets[seed % len(sets)]
        position = random_position(game, setup, seed, chance.below(200))
        for seat in range(setup.seats):
            farther, usual = surprise(game, position, seat, chance)
            truth += farther
            imagined += usual
    return truth, imagined


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_the_truth_is_no_surprise(game: Game) -> None:
    """It is one more draw like those imagined: neither farther from them nor nearer."""
    truth, imagined = surprises(game)
    assert abs(truth - imagined) <= FAIR * imagined


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_whatever_is_hidden_can_be_imagined(game: Game) -> None:
    """A field that only the truth ever fills would make search blind to it."""
    for setup in spread(game, list(option_sets(game)), 3)[:3]:
        assert never_imagined(game, setup) == set()


class Prejudiced(Battalia):
    """Imagines what could be, but always the same: the others hold the first of their cards."""

    def imagine(self, view: View, chance: Chance) -> Position:
        position = super().imagine(view, chance)
        assert isinstance(position, BattaliaPosition)
        for seat, hand in enumerate(position.hands):
            if seat not in (view.seat, position.board.seat):
                cards = sorted(hand + position.nations[seat])
                position.hands[seat] = cards[: len(hand)]
                position.nations[seat] = cards[len(hand) :]
        return position


class Clairvoyant(Battalia):
    """Imagines nothing: it peeps at the truth, which it was told."""

    truth: Position

    def start(self, setup: Setup, chance: Chance) -> Position:
        self.truth = super().start(setup, chance)
        return self.truth

    def imagine(self, view: View, chance: Chance) -> Position:
        return self.truth.copy() if chance.below(2) else super().imagine(view, chance)


@pytest.mark.once
@pytest.mark.parametrize("unfair", [Prejudiced(), Clairvoyant()])
def test_unfair_imagination_is_caught(unfair: Game) -> None:
    truth, imagined = surprises(unfair)
    assert abs(truth - imagined) > 2 * FAIR * imagined


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_presets_can_be_played(game: Game) -> None:
    for name, chosen in game.presets().items():
        fitting = [seats for seats in game.seat_counts if fits(game, seats, chosen)]
        assert fitting, name


# What a first game asks at its very beginning: to play, not to settle anything before.
BEGINS = {"spor": "attack", "podprad": "token", "drako": "act", "battalia": "act"}


@pytest.mark.parametrize("id", BEGINS)
def test_a_first_game_begins_with_a_newcomers_turn(id: str) -> None:
    """No draft, no river to lay, no side to choose, nobody to wait for."""
    game = GAMES.find(id)
    for seed in range(10):
        setup = game.setup(min(game.seat_counts), **game.presets()["first"])
        position = game.start(setup, FastChance(seed))
        assert position.to_move == (game.newcomer,)
        assert position.view(game.newcomer).prompt()[0].startswith(BEGINS[id])
        assert len(position.legal_moves(game.newcomer)) > 1


def fits(game: Game, seats: int, chosen: dict[str, str]) -> bool:
    """Whether so many can play with these options."""
    try:
        game.setup(seats, **chosen)
    except BadSetup as error:
        if error.code in ("bad-option", "bad-choice"):  # there is no such thing
            raise
        return False
    return True
