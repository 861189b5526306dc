"""Which cards have something in common, so that what is learnt of one is learnt of its kin.

Formations of Spór o Bór 2 are made of colours and of values in a row. A weight of a card is the sum
of one for the card itself, one for its colour, one for its value and one for each run of three that
it belongs to. All this is only for learning: afterwards the sums are weights like all others.
"""

from typing import Any, Final

import numpy as np

from plansza.core.contract import Game
from plansza.core.features import Features
from plansza.games.spor.rules.components import BATTLE_CARDS, COLOURS, VALUES
from plansza.learning.places import Places

Numbers = np.ndarray[Any, Any]

RUN: Final = 3  # cards that stand in a row
CARDS_OF_PLACES: Final = ("own-cards", "other-cards", "order")
CARDS_OF_ALL: Final = ("hand", "discards")


def kin_of(game: Game, features: Features, places: Places) -> dict[str, Numbers]:
    """For weights, by name: which of their rows (of scores: columns) belong to which kin."""
    if game.id != "spor" or "tactics-gone" in features:
        return {}
    first = places.inputs[0].tolist()
    rest = places.rest.tolist()
    at_dam = [first.index(features[name].start) for name in CARDS_OF_PLACES]
    of_all = [rest.index(features[name].start) for name in CARDS_OF_ALL]
    whole = blocks(len(rest), of_all)
    return {
        "look.x": blocks(len(first), at_dam),
        "look.rest": whole,
        "whole.rest": whole,
        "local.place": blocks(places.moves.shape[1], [0]),  # cards come first,
    }


def blocks(rows: int, starts: list[int]) -> Numbers:
    """The kin of all cards, once for each block of inputs that begins there."""
    kin = kin_of_cards()
    found = np.zeros((rows, kin.shape[1] * len(starts)), np.float32)
    for number, start in enumerate(starts):
        columns = slice(number * kin.shape[1], (number + 1) * kin.shape[1])
        found[start : start + BATTLE_CARDS, columns] = kin
    return found


def kin_of_cards() -> Numbers:
    """For each card its colour, its value, how high that is, and the runs that it belongs to."""
    runs = VALUES - RUN + 1
    found = np.zeros((BATTLE_CARDS, COLOURS + VALUES + 1 + runs), np.float32)
    for card in range(BATTLE_CARDS):
        colour, value = divmod(card, VALUES)
        found[card, colour] = 1
        found[card, COLOURS + value] = 1
        found[card, COLOURS + VALUES] = value / VALUES
        for run in range(max(0, value - RUN + 1), min(value, runs - 1) + 1):
            found[card, COLOURS + VALUES + 1 + run] = 1
    return found
