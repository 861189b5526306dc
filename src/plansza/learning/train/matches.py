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


def against_greedy(network: Network, game: Game, setup: Setup, deals: int, seed: int) -> Share:
    """Every deal is played twice, with the network in either seat: luck favours nobody."""
    wins = sum(wins_from(network, Batch(game, setup, deals, seed), seat) for seat in (0, 1))
    return Share(2 * deals, wins)


def wins_from(network: Network, batch: Batch, own: int) -> float:
    """One game in each row. Rows that are done play on unwatched: so long games count as much as
    short ones."""
    rows = np.arange(batch.n)
    open_rows, wins = np.ones(batch.n, bool), 0.0
    while open_rows.any():
        actions = np.array(batch.random_actions())
        mine = rows[open_rows & (batch.seats == own)]
        theirs = rows[open_rows & (batch.seats != own)]
        if len(mine):
            looks = glances(batch.game, batch, mine, network.about.glance)
            actions[mine] = network.best(batch.observations[mine], batch.masks[mine], looks)
        if len(theirs):
            looks = glances(batch.game, batch, theirs)
            actions[theirs] = best_of(looks, batch.masks[theirs])
        batch.step(actions)
        for row in rows[open_rows & batch.dones]:
            wins += float(1 + batch.rewards[row, own]) / 2
        open_rows &= ~batch.dones
    return wins
