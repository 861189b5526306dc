"""A bot that plays what a network has learnt, from its seat's view, in numpy.

In the arena and in the terminal its name is `net:FILE`. At a server, a class of one's own names the
file:

    class MyBot(NetworkBot):
        file = "spor.npz"
"""

from functools import cache
from typing import Any, ClassVar

import numpy as np

from plansza.bots.basic import Bot
from plansza.bots.levels import plays_only
from plansza.core.chance import Chance
from plansza.core.contract import Game, View
from plansza.core.errors import PlanszaError
from plansza.learning.network import Network, glance_at


class OtherSetup(PlanszaError):
    """A table with other players or options than those that a network has learnt."""


class NetworkBot(Bot):
    """The move that the network scores highest. Nothing is drawn by lot."""

    file: ClassVar[str] = ""  # used unless another is given

    def __init__(self, game: Game, file: str = "") -> None:
        super().__init__(game)
        self.network = loaded(file or self.file)
        about = self.network.about
        if about.game != game.id:
            raise plays_only(file or self.file, game, [about.game])
        features = game.features(about.setup())
        self._observation: Any = np.zeros((1, features.size), np.uint8)
        self._mask: Any = np.zeros((1, game.move_count(about.setup())), np.uint8)

    def choose(self, view: View, chance: Chance) -> int:
        assert view.seat is not None
        self._check(view)
        position = self.game.imagine(view, chance)
        moves = position.legal_moves(view.seat)
        if len(moves) == 1:
            return moves[0]
        view.write_observation(self._observation)
        self._mask[0] = 0
        self._mask[0, moves] = 1
        glances = np.zeros_like(self._mask, np.float32)
        weight = self.network.about.glance
        if weight:
            rated = self.game.insight.rate(position, view.seat, moves)
            glances[0, moves] = glance_at(rated, weight)
        return int(self.network.best(self._observation, self._mask, glances)[0])

    def _check(self, view: View) -> None:
        """Numbers of another set-up mean something else."""
        about, setup = self.network.about, view.setup
        others = {key: each for key, each in setup.options.items() if about.options[key] != each}
        if setup.seats == about.seats and not others:
            return
        learnt = {"seats": str(about.seats), **{key: about.options[key] for key in others}}
        what = ", ".join(f"{key}={choice}" for key, choice in learnt.items())
        raise OtherSetup(
            "network-setup",
            f"this network has learnt {about.game} with {what}: let it play that",
            {"game": about.game, "learnt": what},
        )


@cache
def loaded(path: str) -> Network:
    """A network of one's own, read once in a process."""
    return Network.load(path)
