"""Which inputs and which moves speak of the same place of a board.

A network that looks at every dam, or every stretch of the river, through the same weights learns
from seven dams at once, and stays small. Here is written down what lies where: the inputs of each
place, always in the same order, and the moves of each place likewise. All else belongs to no place.
A game that is not named here is one board without places.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from plansza.core.contract import Game
from plansza.core.features import Features

Numbers = np.ndarray[Any, Any]

AHEAD: Final = 3  # rows of a river that are seen from one of them: itself and those upstream
IN_A_ROW: Final = 3  # places
RIVER: Final = 2  # axes of a plane
SALMON: Final = 2  # tokens of a place: one salmon or a pair


@dataclass(frozen=True)
class Places:
    """Indices for a network. `inputs` has a row for each place; the number of inputs, as an index,
    stands for nothing. `moves` has a row for each place, too; −1 stands for none."""

    inputs: Numbers
    moves: Numbers
    size: int  # of an observation
    move_count: int

    @property
    def rest(self) -> Numbers:
        """The inputs of no place."""
        return np.setdiff1d(np.arange(self.size), self.inputs)

    @property
    def others(self) -> Numbers:
        """The moves of no place."""
        return np.setdiff1d(np.arange(self.move_count), self.moves)

    @property
    def order(self) -> Numbers:
        """For each move, where it stands among those of all places, then the others."""
        found = np.full(self.move_count, -1)
        local = self.moves.ravel()
        found[local[local >= 0]] = np.flatnonzero(local >= 0)
        found[self.others] = local.size + np.arange(len(self.others))
        return found


def places_of(game: Game, features: Features, move_count: int) -> Places:
    """The places of a game."""
    finder = PLACES_OF.get(game.id, no_places)
    inputs, moves = finder(game, features, move_count)
    return Places(inputs, moves, features.size, move_count)


def no_places(game: Game, features: Features, move_count: int) -> tuple[Numbers, Numbers]:
    """One board."""
    return np.zeros((0, 0), np.int64), np.zeros((0, 0), np.int64)


def dams(game: Game, features: Features, move_count: int) -> tuple[Numbers, Numbers]:
    """Spór o Bór 2: all that is said for each of the seven dams."""
    count = features["damaged"].size
    blocks = [
        np.arange(each.start, each.start + each.size).reshape(count, -1)
        for each in features.features
        if each.shape[0] == count
    ]
    found: dict[str, list[int]] = {}  # moves at the first dam, at the second …, by what is done
    for move in range(move_count):
        code, facts = game.describe(move)
        if "dam" in facts and code != "tile":
            found.setdefault(f"{code} {facts.get('card', '')}", []).append(move)
    return np.concatenate(blocks, axis=1), np.array(list(found.values())).T


def stretches(game: Game, features: Features, move_count: int) -> tuple[Numbers, Numbers]:
    """Pod Prąd: for each row of the river, what lies there and in the rows upstream."""
    rows, columns = features["free"].shape
    nothing = features.size
    planes = [
        np.arange(each.start, each.start + each.size).reshape(-1, rows, columns)
        for each in features.features
        if each.shape[-RIVER:] == (rows, columns)
    ]
    board = np.concatenate(planes)
    sky = np.full((len(board), AHEAD - 1, columns), nothing)
    seen = np.concatenate([board, sky], axis=1)
    inputs = np.array([seen[:, row : row + AHEAD].ravel() for row in range(rows)])
    found: dict[str, list[int]] = {}
    names = {name: at for at, name in enumerate(_places_upstream(rows))}
    for move in range(move_count):
        code, facts = game.describe(move)
        at = names.get(str(facts.get("place")), -1)
        if at >= 0:
            slot = f"{code} {facts.get('salmon', '')} {at % columns}"
            found.setdefault(slot, []).append(move)
    return inputs, np.array(list(found.values())).T


def _places_upstream(rows: int) -> list[str]:
    """The names of places, from the sea on."""
    return [f"{column}{row - 1}" for row in range(rows) for column in "LCR"]


Finder = Callable[[Game, Features, int], tuple[Numbers, Numbers]]
PLACES_OF: Final[dict[str, Finder]] = {"spor": dams, "podprad": stretches}
