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
WARM_RATE = 2e-3
SIFTED = 1_000_003  # what sets the deals of matches apart from those learnt from


@dataclass(frozen=True)
class Plan:
    """All that decides what comes out."""

    seed: int = 1
    rows: int = 128  # games at once
    warm: int = 60  # rounds of lessons
    glance: float = 0.0  # how much ratings at a glance count all the time
    games: int = 20_000  # against itself
    measure: int = 400  # against greedy, for a point of the curve
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


def train(
    game: Game,
    setup: Setup,
    plan: Plan,
    tell: Callable[[Point, Network], None] = lambda point, network: None,
    start: str | None = None,
) -> Network:
    """A network that has learnt by the plan."""
    torch.manual_seed(plan.seed)
    luck = np.random.default_rng(plan.seed)
    features: Features = game.features(setup)
    places = places_of(game, features, game.move_count(setup))
    tower = Tower(features, places, kin_of(game, features, places), LOOK, WHOLE)
    if start is not None:
        begin_with(tower, Network.load(start))

    steps = 0

    def point(phase: str, games: int, told: dict[str, float]) -> None:
        network = tower.network(about_now(asdict(plan)))
        won = against_greedy(network, game, setup, plan.measure, plan.seed + SIFTED)
        rounded = {name: round(value, 4) for name, value in told.items()}
        tell(Point(phase, games, steps, won.share, *won.interval, rounded), network)

    def about_now(story: dict[str, Any]) -> About:
        return About.of(game, setup, features, plan.glance, story)

    if plan.warm:
        optimizer = torch.optim.Adam(tower.parameters(), WARM_RATE)
        batch = Batch(game, setup, plan.rows, plan.seed)
        kept: list[warmth.Lessons] = []
        told: dict[str, float] = {}
        for number in range(plan.warm):
            kept = [*kept[-15:], warmth.lessons(game, batch, LESSON, luck)]
            steps += LESSON * plan.rows
            for group in optimizer.param_groups:
                group["lr"] = WARM_RATE * (1 - 0.9 * number / plan.warm)
            for taught in [kept[at] for at in luck.integers(0, len(kept), 2)]:
                warmth.learn(tower, optimizer, taught, plan.glance, luck)
            told = warmth.learn(tower, optimizer, kept[-1], plan.glance, luck)
            if number % 10 == 9:
                print(number, told, flush=True)
        point("warm", 0, told)
    style = Style()
    optimizer = torch.optim.Adam(tower.parameters(), style.rate, eps=1e-5)
    batch = Batch(game, setup, plan.rows, plan.seed + 1)
    measured = 0
    while batch.finished < plan.games:
        done = batch.finished / plan.games
        for group in optimizer.param_groups:
            group["lr"] = style.rate * (1 - done)
        played = roll(tower, batch, style, plan.glance, luck)
        steps += len(played.actions)
        told = update(tower, optimizer, played, style, luck)
        if batch.finished >= measured + plan.every or batch.finished >= plan.games:
            measured = batch.finished
            point("self", measured, told)
    return tower.network(about_now(asdict(plan)))


def begin_with(tower: Tower, network: Network) -> None:
    """Go on with what another training has found."""
    with torch.no_grad():
        for name, used in tower.sums().items():
            tower.weights[name.replace(".", "_")] += torch.from_numpy(network.weights[name]) - used
