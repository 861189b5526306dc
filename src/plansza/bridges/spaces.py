"""What the environments of Gymnasium and PettingZoo have in common: spaces, masks and luck.

A seat observes the features of its view (`Game.features`), a row of small numbers. Luck comes from
numpy's generator of the environment's seed, but only through a keyed stream of 256 bits: what is
seen of a game tells nothing about its seed or about the games after it.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete

from plansza.core.chance import SEED_BYTES, Chance, KeyedChance
from plansza.core.contract import View
from plansza.core.setup import Setup

Numbers = np.ndarray[Any, np.dtype[np.uint8]]
Mask = np.ndarray[Any, np.dtype[np.int8]]


def observations(setup: Setup) -> "Box[np.uint8]":
    """All rows of numbers that a seat of this set-up can observe, each with its own bound."""
    features = setup.features()
    high = np.zeros(features.size, np.uint8)
    for each in features.features:
        high[each.start : each.start + each.size] = each.most
    return Box(np.zeros_like(high), high, dtype=np.uint8)


def actions(count: int) -> "Discrete[Any]":
    """The moves of a game by number."""
    return Discrete(count)


def observe(view: View) -> Numbers:
    """What a seat's view says in numbers; the array is the caller's own."""
    return np.array(view.tensor(), np.uint8)


def mask_of(count: int, moves: Sequence[int]) -> Mask:
    """1 for each of these moves."""
    mask = np.zeros(count, np.int8)
    mask[moves] = 1
    return mask


def deal(luck: np.random.Generator) -> Chance:
    """The luck of one game."""
    return KeyedChance(luck.bytes(SEED_BYTES))
