"""A warm start: the network learns which moves look good at a glance to the game's own insight.

Greedy games with some moves made by lot are played in a batch. Wherever there is something to
choose, the network learns how the moves are rated, the best ones most of all, and how the game went
on for the observer.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from plansza.core.chance import Chance, FastChance
from plansza.core.contract import Game, Position
from plansza.learning import Batch
from plansza.learning.network import IMPOSSIBLE, glance_at, hope_at
from plansza.learning.train.tower import Tower

GREEDY = 8.0  # the weight of a glance that is to be imitated: close to the best move alone
NOISE = 0.15  # the share of moves made by lot, so that bad positions are seen, too
VALUE = 0.5  # how much judging positions counts against choosing moves
MANY = 1 << 60  # seeds of luck
PART = 256  # positions of one step of learning

Numbers = np.ndarray[Any, Any]


@dataclass
class Lessons:
    """Positions with what greedy would do, and how it went on for the observer."""

    observations: Numbers
    masks: Numbers
    glances: Numbers  # how good each move looks
    hopes: Numbers  # and the situation
    results: Numbers  # 1 won, -1 lost


def glances(game: Game, batch: Batch, rows: Numbers, weight: float = GREEDY) -> Numbers:
    """How good the moves of these games look at a glance, as scores: 0 for the best."""
    found = np.zeros((len(rows), batch.move_count), np.float32)
    for at, row in enumerate(rows.tolist() if weight else []):
        legal = np.flatnonzero(batch.masks[row])
        if len(legal) > 1:
            position = batch.position(row)  # insight asks the mover's knowledge alone
            rated = game.insight.rate(position, position.mover(), legal.tolist())
            found[at, legal] = glance_at(rated, weight)
    return found


def hopes(game: Game, batch: Batch, weight: float, generator: np.random.Generator) -> Numbers:
    """What insight hopes for in each game; 0 where glances weigh nothing."""
    found = np.zeros(batch.n, np.float32)
    luck = FastChance(int(generator.integers(MANY)))
    for row in range(batch.n if weight else 0):
        found[row] = hope_in(game, batch.position(row), luck)
    return found


def hope_in(game: Game, position: Position, luck: Chance) -> float:
    """What insight expects for whoever is to move, as it is added to values. A search judges like
    this: all that the mover cannot know is dealt anew before, in the position itself."""
    mover = position.mover()
    position.reimagine(mover, luck)
    return hope_at(game.insight.values(position)[mover])


def best_of(scores: Numbers, masks: Numbers) -> Numbers:
    """The possible move of each row with the highest score."""
    found: Numbers = np.where(masks, scores, IMPOSSIBLE).argmax(axis=1)
    return found


def lessons(
    game: Game, batch: Batch, steps: int, glance: float, generator: np.random.Generator
) -> Lessons:
    """Play so many moves in every game. Games that do not end say nothing of their result: 0."""
    n, rows = batch.n, np.arange(batch.n)
    observations = np.zeros((steps, n, batch.features.size), np.uint8)
    masks = np.zeros((steps, n, batch.move_count), np.uint8)
    looks = np.zeros((steps, n, batch.move_count), np.float32)
    expected = np.zeros((steps, n), np.float32)
    results = np.zeros((steps, n), np.float32)
    seats = np.zeros((steps, n), np.int64)
    began = np.zeros(n, np.int64)
    for step in range(steps):
        observations[step], masks[step], seats[step] = batch.observations, batch.masks, batch.seats
        looks[step] = glances(game, batch, rows)
        expected[step] = hopes(game, batch, glance, generator)
        noisy = generator.random(n) < NOISE
        best = best_of(looks[step], masks[step])
        batch.step(np.where(noisy, batch.random_actions(), best))
        for row in rows[batch.dones]:
            past = slice(int(began[row]), step + 1)
            results[past, row] = batch.rewards[row][seats[past, row]]
            began[row] = step + 1
    some = masks.reshape(steps * n, -1).sum(axis=1) > 1
    return Lessons(
        observations.reshape(steps * n, -1)[some],
        masks.reshape(steps * n, -1)[some],
        looks.reshape(steps * n, -1)[some],
        expected.reshape(-1)[some],
        results.reshape(-1)[some],
    )


def learn(
    tower: Tower,
    optimizer: torch.optim.Optimizer,
    taught: Lessons,
    glance: float,
    generator: np.random.Generator,
) -> dict[str, float]:
    """Once through the lessons; the mean loss, and how often the choice was greedy's.

    A network to which insight is shown anyway (`glance`) learns from this only who wins.
    """
    losses, hits, count = 0.0, 0, len(taught.results)
    for part in parts(count, generator):
        masks, looks = torch.from_numpy(taught.masks[part]), torch.from_numpy(taught.glances[part])
        shown = looks * (glance / GREEDY)
        wanted = (shown if glance else looks).masked_fill(masks == 0, IMPOSSIBLE).softmax(1)
        results = torch.from_numpy(taught.results[part])
        hoped = torch.from_numpy(taught.hopes[part])
        scores, values = tower(torch.from_numpy(taught.observations[part]), masks, shown, hoped)
        known = results != 0
        loss = torch.nn.functional.cross_entropy(scores, wanted)
        loss = loss + VALUE * ((values - results)[known] ** 2).sum() / len(part)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses += loss.item() * len(part)
        hits += int((scores.argmax(1) == wanted.argmax(1)).sum())
    return {"loss": losses / count, "like greedy": hits / count}


def parts(count: int, generator: np.random.Generator, size: int = PART) -> Iterator[Numbers]:
    """All numbers below `count`, shuffled, in parts."""
    order = generator.permutation(count)
    for first in range(0, count, size):
        yield order[first : first + size]
