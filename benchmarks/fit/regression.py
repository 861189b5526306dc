"""Conditional logistic regression: of rivals, whose weighted sum of traits is greater wins more."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from benchmarks.fit.moments import Moment

Numbers = npt.NDArray[np.float64]

STEPS = 60  # of Newton's method at most
NEAR_ENOUGH = 1e-8
LEAST = 1e-9  # so that a trait that never differs does no harm


@dataclass(frozen=True)
class Data:
    """Many moments of one regression: by moment, rival and trait."""

    traits: Numbers
    known: Numbers
    won: Numbers

    @classmethod
    def of(cls, moments: Sequence[Moment]) -> "Data":
        """As arrays."""
        return cls(
            np.array([moment.traits for moment in moments]),
            np.array([moment.known for moment in moments]),
            np.array([moment.won for moment in moments]),
        )

    def chances(self, weights: Sequence[float] | Numbers) -> Numbers:
        """How likely each rival is to win, by these weights."""
        worth = self.traits @ np.asarray(weights) + self.known
        parts = np.exp(worth - worth.max(axis=1, keepdims=True))
        chances: Numbers = parts / parts.sum(axis=1, keepdims=True)
        return chances

    def log_loss(self, weights: Sequence[float] | Numbers) -> float:
        """How much the results surprise; less is better."""
        chances = np.maximum(self.chances(weights), 1e-12)
        return float(-(self.won * np.log(chances)).sum(axis=1).mean())


def fit(data: Data, ridge: float) -> list[float]:
    """The weights that explain the results best; `ridge` keeps those small that explain little."""
    mean = data.traits.mean(axis=1, keepdims=True)
    penalty = ridge * ((data.traits - mean) ** 2).sum(axis=1).mean(axis=0) + LEAST
    weights = np.zeros(data.traits.shape[2])
    for _ in range(STEPS):
        chances = data.chances(weights)
        gradient = np.einsum("nrk,nr->k", data.traits, data.won - chances) - penalty * weights
        centred = data.traits - np.einsum("nrk,nr->nk", data.traits, chances)[:, None, :]
        curvature = np.einsum("nrk,nr,nrl->kl", centred, chances, centred, optimize=True)
        step = np.linalg.solve(curvature + np.diag(penalty), gradient)
        weights += step
        if np.abs(step).max() < NEAR_ENOUGH:
            break
    return [float(weight) for weight in weights]


def likeness(data: Data, one: Sequence[float], other: Sequence[float]) -> float:
    """How alike two judgements are: the correlation of the chances they give."""
    first, second = data.chances(one)[:, 0], data.chances(other)[:, 0]
    return float(np.corrcoef(first, second)[0, 1])
