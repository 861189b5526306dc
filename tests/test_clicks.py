"""The tool that counts clicks: what it plays is legal, and shortcuts are taken where they are."""

import pytest

from plansza.core import FastChance
from plansza.games import GAMES
from tools.clicks import play


@pytest.mark.parametrize("name", ["spor", "podprad", "drako", "battalia"])
def test_games_are_played_by_clicking(name: str) -> None:
    game = GAMES.find(name)
    setup = game.setup()
    position, most = game.start(setup, FastChance(3)), 0
    for gesture in play(game, setup, 3, 60):
        for move in gesture.moves:
            position.play(gesture.seat, move)
        assert gesture.clicks > 0 or len(gesture.moves) == 1, "what comes by itself is one move"
        most = max(most, len(gesture.moves))
    assert most > 1 or name in ("spor", "podprad"), "nobody takes a shortcut"
