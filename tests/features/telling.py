"""What a game's features tell, held against what its views say, over random games."""

import json
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any

from plansza.core import FastChance, Game, Setup
from plansza.core.contract import Position
from plansza.core.features import Features

Plain = dict[str, Any]  # what a view says, as plain values
MANY = 100_000


class Untold:
    """What the features of a game leave out, field by field, and why; and how the rest is read.

    `fields` are left out altogether. `loose` fields are lists whose order tells nothing.
    """

    def __init__(
        self,
        fields: Mapping[str, str],
        loose: Mapping[str, str],
        pruned: Callable[[Plain], None] | None = None,
    ) -> None:
        self.fields = fields
        self.loose = loose
        self.pruned = pruned

    def without(self, said: Plain) -> Plain:
        """The rest of what a view says."""
        return {
            name: self._rest(name, value) for name, value in said.items() if name not in self.fields
        }

    def _rest(self, name: str, value: Any) -> Any:
        if isinstance(value, dict):
            return self.without(value)
        return _unordered(value) if name in self.loose else value

    def text(self, said: Plain) -> str:
        """That as text, to be compared."""
        rest = self.without(said)
        if self.pruned is not None:
            self.pruned(rest)
        return json.dumps(rest, sort_keys=True)


def _unordered(value: Any) -> Any:
    """A list without its order, or each of the lists in it."""
    if value and isinstance(value[0], list):
        return [_unordered(each) for each in value]
    return sorted(value)


def positions(game: Game, setup: Setup, seed: int, most: int = MANY) -> Iterator[Position]:
    """Every position of a random game, up to so many, its last one included."""
    position = game.start(setup, FastChance(seed))
    chance = FastChance(seed + 1)
    for _ in range(most):
        yield position
        seat = position.mover()
        if seat < 0:
            return
        position.step(seat, position.random_move(seat, chance))


def check_told(
    game: Game, setup: Setup, seed: int, untold: Untold, most: int = MANY, stride: int = 1
) -> int:
    """Equal numbers mean equal views, but for what is untold; the truth gives the same numbers as
    what is known, and none is above the largest of its feature. How many rows were compared."""
    features: Features = game.features(setup)
    told: dict[tuple[int, bytes], str] = {}
    largest = bytearray(features.size)
    for feature in features.features:
        for place in range(feature.start, feature.start + feature.size):
            largest[place] = feature.most
    compared = 0
    for position in islice(positions(game, setup, seed, most), 0, None, stride):
        for seat in range(setup.seats):
            row = features.observe(position, seat)
            view = position.view(seat)
            assert features.observe(view.known, seat) == row, different(features, position, seat)
            high = [place for place in range(features.size) if row[place] > largest[place]]
            assert not high, [name_of(features, place) for place in high]
            text = untold.text(view.data())
            before = told.setdefault((seat, row), text)
            assert before == text, differences(before, text)
            compared += 1
    return compared


def name_of(features: Features, place: int) -> str:
    """The feature that a place of the row belongs to."""
    return next(
        f"{each.name}+{place - each.start}"
        for each in features.features
        if each.start <= place < each.start + each.size
    )


def different(features: Features, position: Position, seat: int) -> list[str]:
    """Where the truth gives other numbers than what is known."""
    truth = features.observe(position, seat)
    known = features.observe(position.view(seat).known, seat)
    return [
        f"{name_of(features, place)}: {truth[place]}, known {known[place]}"
        for place in range(features.size)
        if truth[place] != known[place]
    ]


def differences(one: str, other: str) -> str:
    """What two views say that give the same numbers."""
    said = ["the same numbers for"]
    _compare("", json.loads(one), json.loads(other), said)
    return "\n".join(said)


def _compare(where: str, one: Any, other: Any, said: list[str]) -> None:
    if isinstance(one, dict):
        for name in one:
            _compare(f"{where}.{name}", one[name], other[name], said)
    elif one != other:
        said.append(f"{where}: {one}")
        said.append(f"{where}: {other}")
