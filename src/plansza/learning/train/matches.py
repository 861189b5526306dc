"""How strong a network is while it learns: many games at once against greedy moves."""

from dataclasses import dataclass
from math import sqrt

import numpy as np

from plansza.core.contract import Game
from plansza.core.setup import Setup
from plansza.learning import Batch
from plansza.learning.network import Network
from plansza.learning.train.warmth import best_of, glances

SURE = 1.96  # standard errors of a 95 % interval


@dataclass(frozen=True)
class Share:
    """A share of games won, with Wilson's 95 % interval; draws count half."""

    games: int
    wins: float

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        n, p, z = self.games, self.share, SURE
        middle, half = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)


def against_greedy(network: Network, game: Game, setup: Setup, games: int, seed: int) -> Share:
    """One game in each row of a batch; the network has the first seat in every other one. Rows that
    are done play on unwatched: so long games count as much as short ones."""
    games += games % 2
    batch = Batch(game, setup, games, seed)
    rows = np.arange(games)
    own = rows % 2
    open_rows, wins = np.ones(games, bool), 0.0
    while open_rows.any():
        actions = np.array(batch.random_actions())
        mine = rows[open_rows & (own == batch.seats)]
        theirs = rows[open_rows & (own != batch.seats)]
        if len(mine):
            looks = glances(game, batch, mine, network.about.glance)
            actions[mine] = network.best(batch.observations[mine], batch.masks[mine], looks)
        if len(theirs):
            actions[theirs] = best_of(glances(game, batch, theirs), batch.masks[theirs])
        batch.step(actions)
        for row in rows[open_rows & batch.dones]:
            wins += (1 + batch.rewards[row, own[row]]) / 2
        open_rows &= ~batch.dones
    return Share(games, float(wins))
