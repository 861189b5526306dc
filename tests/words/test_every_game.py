"""Every game can say everything it has to say."""

import pytest

from plansza.conformance import check_words, option_sets, spread
from plansza.core import Game
from plansza.games import GAMES
from plansza.games.spor.game import Spor
from tests.conformance.toy import Toy

pytestmark = pytest.mark.once


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_random_games_can_be_told(game: Game) -> None:
    for seed, setup in enumerate(spread(game, list(option_sets(game)), 3)[:3]):
        check_words(game, setup, seed)


def test_a_code_without_words_is_named() -> None:
    game = Spor()
    game.codes = {**game.codes, "event": (*game.codes["event"], "fireworks")}
    with pytest.raises(AssertionError, match="no words in pl for event-fireworks"):
        check_words(game, game.setup(), 1)


def test_a_game_without_words_does_not_pass() -> None:
    with pytest.raises(AssertionError, match="option-colour-red-help"):
        check_words(Toy(), Toy().setup(), 1)
