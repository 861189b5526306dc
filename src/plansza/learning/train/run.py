"""Training from beginning to end. The same plan gives the same curve, on one thread."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import torch

from plansza.core.contract import Game
from plansza.core.features import Features
from plansza.core.setup import Setup
from plansza.learning import Batch
from plansza.learning.network import About, Network
from plansza.learning.places import places_of
from plansza.learning.train import warmth
from plansza.learning.train.kinship import kin_of
from plansza.learning.train.matches import against_greedy
from plansza.learning.train.ppo import Style, roll, update
from plansza.learning.train.tower import Tower

LOOK, WHOLE = 64, 128  # numbers for each place, and for the situation
LESSON = 32  # moves in every game of a round of lessons
KEPT, AGAIN = 16, 2  # lessons that are kept, and how many of them are taken again each round
WARM_RATE = 2e-3
SIFTED = 1_000_003  # what sets the deals of matches apart from those learnt from


@dataclass(frozen=True)
class Plan:
    """All that decides what comes out."""

    seed: int = 1
    rows: int = 512  # games at once
    warm: int = 4  # rounds of lessons
    glance: float = 6.0  # how much ratings at a glance count all the time
    games: int = 20_000  # against itself
    measure: int = 200  # deals played twice against greedy, for a point of the curve
    every: int = 2_000  # games between two points


@dataclass(frozen=True)
class Point:
    """A point of the curve: how often the network beat greedy."""

    phase: str
    games: int  # against itself so far
    steps: int  # moves learnt from
    share: float
    low: float
    high: float
    told: dict[str, float]

    def plain(self) -> dict[str, Any]:
        return asdict(self)


Tell = Callable[[Point, Network], None]


class Training:
    """A network while it learns."""

    def __init__(self, game: Game, setup: Setup, plan: Plan, tell: Tell, start: str | None) -> None:
        self.game, self.setup, self.plan, self.tell = game, setup, plan, tell
        torch.manual_seed(plan.seed)
        self.luck = np.random.default_rng(plan.seed)
        self.features: Features = game.features(setup)
        places = places_of(game, self.features, game.move_count(setup))
        self.tower = Tower(self.features, places, kin_of(game, self.features, places), LOOK, WHOLE)
        if start is not None:
            begin_with(self.tower, Network.load(start))
        self.steps = 0

    def network(self) -> Network:
        """As it is now."""
        game, setup, plan = self.game, self.setup, self.plan
        return self.tower.network(About.of(game, setup, self.features, plan.glance, asdict(plan)))

    def measure(self, phase: str, games: int, told: dict[str, float]) -> None:
        """A point of the curve: every time on the same deals, which nothing is learnt from."""
        network, plan = self.network(), self.plan
        won = against_greedy(network, self.game, self.setup, plan.measure, plan.seed + SIFTED)
        rounded = {name: round(value, 4) for name, value in told.items()}
        point = Point(phase, games, self.steps, won.share, *won.interval, rounded)
        self.tell(point, network)

    def warm_up(self) -> None:
        """Lessons of greedy play; each is taken once when it is new, and older ones again."""
        plan, luck, tower = self.plan, self.luck, self.tower
        optimizer = torch.optim.Adam(tower.parameters(), WARM_RATE)
        batch = Batch(self.game, self.setup, plan.rows, plan.seed)
        kept: list[warmth.Lessons] = []
        told: dict[str, float] = {}
        for number in range(plan.warm):
            slow_down(optimizer, WARM_RATE * (1 - 0.9 * number / plan.warm))
            kept = [*kept[1 - KEPT :], warmth.lessons(self.game, batch, LESSON, plan.glance, luck)]
            self.steps += LESSON * plan.rows
            for at in luck.integers(0, len(kept), AGAIN):
                warmth.learn(tower, optimizer, kept[at], plan.glance, luck)
            told = warmth.learn(tower, optimizer, kept[-1], plan.glance, luck)
        self.measure("warm", 0, told)

    def play(self) -> None:
        """Games against itself, until there were enough."""
        plan, style = self.plan, Style()
        optimizer = torch.optim.Adam(self.tower.parameters(), style.rate, eps=1e-5)
        batch = Batch(self.game, self.setup, plan.rows, plan.seed + 1)
        measured = 0
        while batch.finished < plan.games:
            slow_down(optimizer, style.rate * (1 - batch.finished / plan.games))
            played = roll(self.tower, batch, style, plan.glance, self.luck)
            self.steps += len(played.actions)
            told = update(self.tower, optimizer, played, style, self.luck)
            if batch.finished >= min(measured + plan.every, plan.games):
                measured = batch.finished
                self.measure("self", measured, told)


def train(
    game: Game,
    setup: Setup,
    plan: Plan,
    tell: Tell = lambda point, network: None,
    start: str | None = None,
) -> Network:
    """A network that has learnt by the plan."""
    training = Training(game, setup, plan, tell, start)
    if plan.warm:
        training.warm_up()
    training.play()
    return training.network()


def slow_down(optimizer: torch.optim.Optimizer, rate: float) -> None:
    """From now on learn at this rate."""
    for group in optimizer.param_groups:
        group["lr"] = rate


def begin_with(tower: Tower, network: Network) -> None:
    """Go on with what another training has found."""
    with torch.no_grad():
        for name, used in tower.sums().items():
            tower.weights[name.replace(".", "_")] += torch.from_numpy(network.weights[name]) - used
