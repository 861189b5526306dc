"""Whether what learners observe is as declared, and tells no seat more than its view."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from plansza.conformance.contract import random_choice
from plansza.core.chance import FastChance
from plansza.core.contract import Game, Position
from plansza.core.setup import Setup

if TYPE_CHECKING:  # whoever checks nothing else needs nothing that learners need
    from plansza.core.features import Feature, Features

EVERY = 7  # one position in so many is looked at from a view read from its text, too


def check_features(game: Game, setup: Setup, seed: int, pairs: int = 300) -> int:
    """Sizes, largest numbers, and secrecy, along random games; how many pairs were compared.

    A pair are the numbers of one seat in two worlds that it cannot tell apart: the truth, and one
    imagined from its view. Both are written from the whole world, as `Batch` does, and once more
    from the view alone; all must be the same bytes.
    """
    features: Features = game.features(setup)
    check_declared(features)
    chance = FastChance(seed + 5)
    compared = 0
    for number in count():
        position = game.start(setup, FastChance(seed + number))
        for move in count():
            check_mask(game, features, position)
            for seat in range(setup.seats):
                check_row(features, position, seat)
                check_pair(game, features, position, seat, chance)
                if move % EVERY == 0:
                    check_reread(game, features, position, seat)
                compared += 1
            if not position.to_move or compared >= pairs:
                break
            position.step(*random_choice(position, chance))
        if compared >= pairs:
            break
    return compared


def check_declared(features: Features) -> None:
    """Every feature has its place, one after another, and says what it means."""
    assert features.version >= 1, "features have a version from 1 on"
    size = 0
    for feature in features.features:
        assert feature.start == size, f"{feature.name} does not begin where the last one ends"
        assert features[feature.name] is feature, f"two features are called {feature.name}"
        sentence = feature.meaning[:1].isupper() and feature.meaning.endswith(".")
        assert sentence, f"{feature.name} does not say in a sentence what it means"
        size += feature.size
    assert features.size == size, f"a row is said to hold {features.size} numbers, not {size}"


def check_row(features: Features, position: Position, seat: int) -> None:
    """The truth gives the numbers that the view gives, and none is larger than declared."""
    row = features.observe(position, seat)
    assert len(row) == features.size, f"a row has {len(row)} numbers, not {features.size}"
    seen = features.observe(position.view(seat).known, seat)
    assert row == seen, f"{differing(features, row, seen)}: more than the view of seat {seat} tells"
    for feature in features.features:
        largest = max(row[feature.start : feature.start + feature.size])
        assert largest <= feature.most, f"{feature.name} holds {largest}, most is {feature.most}"


def check_mask(game: Game, features: Features, position: Position) -> None:
    """A mask is the legal moves and nothing else."""
    from plansza.core.sheet import Sheet

    for seat in position.to_move:
        sheet = Sheet(1, game.move_count(position.setup))
        sheet.begin(0)
        features.mask(position, seat, sheet)
        marked = [move for move, mark in enumerate(sheet.bytes(0)) if mark]
        moves = position.legal_moves(seat)
        assert marked == moves, f"the mask of seat {seat} says {marked}, legal are {moves}"
        listed = sorted(sheet.placed(0, number) for number in range(sheet.count(0)))
        assert listed == moves, f"the mask of seat {seat} is marked more than once"


def check_pair(
    game: Game, features: Features, position: Position, seat: int, chance: FastChance
) -> None:
    """In another world that looks the same, the numbers are the same."""
    other = game.imagine(position.view(seat), chance)
    here, there = features.observe(position, seat), features.observe(other, seat)
    told = differing(features, here, there)
    assert here == there, f"{told}: tells seat {seat} which world it is in"


def check_reread(game: Game, features: Features, position: Position, seat: int) -> None:
    """A view that came as a text gives the same numbers, by `tensor` and in a learner's buffer."""
    view = game.view_from_text(position.view(seat).text())
    row = features.observe(position, seat)
    assert bytes(view.tensor()) == row, "a view read from its text gives other numbers"
    buffer = bytearray(len(row) + 2)
    view.write_observation(buffer, 1)
    assert buffer == b"\0" + row + b"\0", "write_observation writes other numbers than tensor"


def differing(features: Features, one: bytes, two: bytes) -> str:
    """The names of the features in which two rows differ."""

    def differs(each: Feature) -> bool:
        end = each.start + each.size
        return one[each.start : end] != two[each.start : end]

    return ", ".join(each.name for each in features.features if differs(each))
