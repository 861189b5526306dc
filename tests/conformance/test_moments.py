"""Great moments and stories: the suite catches what no page could play; ours can be played."""

from collections.abc import Mapping

import pytest

from plansza.bots import GreedyBot
from plansza.conformance import check_moments, option_sets, spread
from plansza.conformance.moments import Choose
from plansza.core import FastChance, Game, Position, Setup, Stage
from plansza.core.drawing import AnyPictures
from plansza.core.errors import Fact
from plansza.games import GAMES
from plansza.games.spor.game import Spor
from plansza.games.spor.picture.pictures import SporPictures
from plansza.games.spor.rules.view import SporView

GAMES_EACH = 3
LONGEST = {"battalia": 700}


def greedy(game: Game) -> Choose:
    """A chooser that plays as the greedy bot does."""
    bot = GreedyBot(game)

    def choose(position: Position, chance: FastChance) -> tuple[int, int]:
        seat = position.to_move[0]
        return seat, bot.choose(position.view(seat), chance)

    return choose


def setups(game: Game) -> list[Setup]:
    return spread(game, list(option_sets(game)), GAMES_EACH)[:GAMES_EACH]


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_random_games_can_be_staged(game: Game) -> None:
    met: set[str] = set()
    for seed, setup in enumerate(setups(game)):
        met |= check_moments(game, setup, seed, moves=LONGEST.get(game.id, 10_000))
    assert met


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_greedy_games_can_be_staged(game: Game) -> None:
    setup = game.setup()
    moves = LONGEST.get(game.id, 10_000)
    assert check_moments(game, setup, 5, greedy(game), moves)


# -- what is caught -----------------------------------------------------------------------------


class Staged(SporPictures):
    """Every card is staged like this."""

    how = Stage("fall")

    def stage(self, view: SporView, kind: str, code: str, facts: Mapping[str, Fact]) -> Stage:
        return self.how


def game_with(stage: Stage, **more: object) -> Game:
    class Pictures(Staged):
        how = stage

    class Other(Spor):
        def __init__(self) -> None:
            super().__init__()
            self.moments = {"play": "fall"}
            for name, value in more.items():
                setattr(self, name, value)

        def pictures(self) -> AnyPictures:
            return Pictures()

    Other.__module__ = Spor.__module__  # its words are found there
    return Other()


@pytest.mark.parametrize(
    ("stage", "told"),
    [
        (Stage("dance"), "there is no kind dance"),
        (Stage("fall", art="spor-unicorn"), "art\\(\\) has no spor-unicorn"),
        (Stage("fall", ("card-Unicorn",)), "no picture of his shows card-Unicorn"),
        (Stage("count", counts=((1, 2),), seats=(0, 1)), "1 totals for 2 seats"),
        (Stage("count", counts=((1,),), seats=(4,)), "there is no seat"),
        (Stage("count", counts=((), ())), "a side counts nothing"),
    ],
)
def test_what_no_page_could_play_is_caught(stage: Stage, told: str) -> None:
    game = game_with(stage)
    with pytest.raises(AssertionError, match=told):
        check_moments(game, game.setup(), 1)


def test_what_is_not_declared_is_caught() -> None:
    for moments in ({"unicorn": "fall"}, {"play": "dance"}):
        game = game_with(Stage("fall"), moments=moments)
        with pytest.raises(AssertionError, match=r"unicorn|dance"):
            check_moments(game, game.setup(), 1)


def test_a_story_without_words_is_caught() -> None:
    game = game_with(Stage("fall"))
    game.codes = {**game.codes, "story": (*game.codes["story"], "unicorn")}
    with pytest.raises(AssertionError, match="unicorn"):
        check_moments(game, game.setup(), 1)
