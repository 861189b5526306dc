"""Proximal policy optimisation by self-play: all seats are the same network.

Every seat's decisions are a story of their own: its next one comes when it is to move again, and
what the game brought it is told at the end. So advantages are reckoned backwards with one memory
for each seat of each game.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from plansza.learning import Batch
from plansza.learning.train.tower import Tower
from plansza.learning.train.warmth import glances, hopes, parts

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Style:
    """How it learns."""

    steps: int = 64  # moves in every game between two rounds of learning
    rounds: int = 3  # times that these are learnt from
    part: int = 4096  # positions of one step of learning: few and sure steps
    clip: float = 0.2  # how far a move's chance may leave the old one, as a factor
    trust: float = 0.9  # λ: how much later values count against earlier ones
    spread: float = 0.0  # what is paid for not being sure
    rate: float = 3e-3
    most: float = 0.5  # of the gradient


@dataclass
class Rollout:
    """What was played: a row for each move of each game."""

    observations: Numbers
    masks: Numbers
    glances: Numbers
    hopes: Numbers
    actions: Numbers
    chances: Numbers  # logarithms, as they were
    advantages: Numbers
    returns: Numbers


def sampled(scores: torch.Tensor, generator: np.random.Generator) -> torch.Tensor:
    """A move of each row, as likely as its score says: the best after adding Gumbel's noise."""
    noise = generator.gumbel(size=scores.shape).astype(np.float32)
    return (scores + torch.from_numpy(noise)).argmax(1)


def roll(
    tower: Tower, batch: Batch, style: Style, glance: float, luck: np.random.Generator
) -> Rollout:
    """Play so many moves in every game."""
    steps, game = style.steps, batch.game
    n, seats = batch.n, batch.rewards.shape[1]
    rows = np.arange(n)
    observations = np.zeros((steps, n, batch.features.size), np.uint8)
    masks = np.zeros((steps, n, batch.move_count), np.uint8)
    looks = np.zeros((steps, n, batch.move_count), np.float32)
    expected = np.zeros((steps, n), np.float32)
    actions = np.zeros((steps, n), np.int64)
    chances = np.zeros((steps, n), np.float32)
    values = np.zeros((steps, n), np.float32)
    movers = np.zeros((steps, n), np.int64)
    rewards = np.zeros((steps, n, seats), np.float32)
    dones = np.zeros((steps, n), bool)
    with torch.no_grad():
        for step in range(steps):
            observations[step], masks[step] = batch.observations, batch.masks
            movers[step] = batch.seats
            looks[step] = glances(game, batch, rows, glance)
            expected[step] = hopes(game, batch, glance, luck)
            seen = observations[step], masks[step], looks[step], expected[step]
            scores, judged = tower(*map(torch.from_numpy, seen))
            chosen = sampled(scores, luck)
            actions[step], values[step] = chosen.numpy(), judged.numpy()
            chances[step] = torch.log_softmax(scores, 1)[rows, chosen].numpy()
            batch.step(actions[step])
            rewards[step], dones[step] = batch.rewards, batch.dones
        hoped = hopes(game, batch, glance, luck)
        now = batch.observations.copy(), batch.masks.copy(), looks[0], hoped  # for values alone
        _, judged = tower(*map(torch.from_numpy, now))
    ahead = np.repeat(-judged.numpy()[:, None], seats, axis=1) / (seats - 1)
    ahead[rows, batch.seats] = judged.numpy()  # what the others stand to lose, they share
    advantages = backwards(values, movers, rewards, dones, ahead, style.trust)
    flat = steps * n
    return Rollout(
        observations.reshape(flat, -1),
        masks.reshape(flat, -1),
        looks.reshape(flat, -1),
        expected.reshape(flat),
        actions.reshape(flat),
        chances.reshape(flat),
        advantages.reshape(flat),
        (advantages + values).reshape(flat),
    )


def backwards(
    values: Numbers, movers: Numbers, rewards: Numbers, dones: Numbers, ahead: Numbers, trust: float
) -> Numbers:
    """The advantage of each move: generalised estimation along each seat's own decisions."""
    rows = np.arange(values.shape[1])
    found = np.zeros_like(values)
    gain = np.zeros_like(ahead)
    for step in range(len(values) - 1, -1, -1):
        ended = dones[step]
        ahead = np.where(ended[:, None], rewards[step], ahead)
        gain = np.where(ended[:, None], 0, gain)
        seat = movers[step]
        found[step] = ahead[rows, seat] - values[step] + trust * gain[rows, seat]
        gain[rows, seat] = found[step]
        ahead[rows, seat] = values[step]
    return found


def update(
    tower: Tower,
    optimizer: torch.optim.Optimizer,
    played: Rollout,
    style: Style,
    luck: np.random.Generator,
) -> dict[str, float]:
    """Learn from what was played; only where there was something to choose is a choice learnt."""
    free = played.masks.sum(axis=1) > 1
    gains = played.advantages[free]
    advantages = (played.advantages - gains.mean()) / (gains.std() + 1e-8)
    told = {"value": 0.0, "entropy": 0.0, "clipped": 0.0}
    kept = np.flatnonzero(free)
    for _ in range(style.rounds):
        for part in parts(len(kept), luck, style.part):
            part = kept[part]
            learnt = played.observations, played.masks, played.glances, played.hopes
            seen = [each[part] for each in learnt]
            scores, values = tower(*map(torch.from_numpy, seen))
            logs = torch.log_softmax(scores, 1)
            actions = torch.from_numpy(played.actions[part])
            chances = logs.gather(1, actions[:, None])[:, 0]
            ratio = (chances - torch.from_numpy(played.chances[part])).exp()
            gain = torch.from_numpy(advantages[part])
            narrow = ratio.clamp(1 - style.clip, 1 + style.clip)
            policy = -torch.minimum(ratio * gain, narrow * gain).mean()
            entropy = -(logs.exp() * logs.clamp(min=-100)).sum(1).mean()
            value = ((values - torch.from_numpy(played.returns[part])) ** 2).mean()
            loss = policy + 0.5 * value - style.spread * entropy
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(tower.parameters(), style.most)
            optimizer.step()
            share = len(part) / (len(kept) * style.rounds)
            told["value"] += value.item() * share
            told["entropy"] += entropy.item() * share
            told["clipped"] += ((ratio - 1).abs() > style.clip).float().mean().item() * share
    return told
