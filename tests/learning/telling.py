"""What a game's features tell, held against what its views know, over random games.

Every field of what a seat knows must be told by some number: whenever a move changes a field, that
change alone must change the row. What is not told is named, with the reason; a field that is new
in the state is neither, and fails.
"""

from collections.abc import Iterator, Mapping
from itertools import islice, pairwise
from typing import Any, NamedTuple, TypeVar

from plansza.core import FastChance, Game, Setup
from plansza.core.contract import Position
from plansza.core.features import Features
from plansza.core.state import State, copied, fields_of, plain, unshared

MANY = 100_000
S = TypeVar("S", bound=State)


class Told(NamedTuple):
    """What the features of a game leave out, and how the rest is compared.

    `untold` are fields that no number tells, each with the reason. `loose` are lists whose order
    tells nothing. `together` are fields that say something only as a group: they change as one.
    """

    untold: Mapping[str, str]
    loose: Mapping[str, str]
    together: tuple[tuple[str, ...], ...] = ()

    def group(self, name: str) -> tuple[str, ...]:
        """The fields that change with this one."""
        return next((each for each in self.together if name in each), (name,))


def positions(
    game: Game, setup: Setup, seed: int, skip: int = 0, most: int = MANY
) -> Iterator[Position]:
    """The positions of a random game after so many moves, up to so many, its last one included."""
    position = game.start(setup, FastChance(seed))
    chance = FastChance(seed + 1)
    position.playout(chance, skip)
    for _ in range(most):
        yield position.copy()
        seat = position.mover()
        if seat < 0:
            return
        position.step(seat, position.random_move(seat, chance))


def told_fields(game: Game, positions: Iterator[Position], told: Told, seat: int) -> set[str]:
    """The fields that some number was seen to tell; a change that none tells is an error."""
    features: Features | None = None
    found: set[str] = set()
    views = (position.view(seat).known for position in positions)
    for before, after in pairwise(views):
        features = features or game.features(before.setup)
        for name in changed(before, after, told):
            group = told.group(name)
            assert tells(features, before, after, group, seat) or tells(
                features, after, before, group, seat
            ), f"no number tells {name}: {values(before, group)}, then {values(after, group)}"
            found.add(name)
    return found


def apart(state: S) -> S:
    """A copy that shares nothing, states inside included."""
    twin = copied(state)
    for name in fields_of(type(state)):
        value = getattr(state, name)
        if isinstance(value, State):
            setattr(twin, name, apart(value))
    return twin


def changed(before: Position, after: Position, told: Told) -> list[str]:
    """The fields whose change should be told."""
    found = []
    for path in paths(before):
        name = path[-1]
        if name not in told.untold:
            one, other = plain(at(before, path)), plain(at(after, path))
            if name in told.loose:
                one, other = unordered(one), unordered(other)
            if one != other:
                found.append(name)
    return found


def tells(
    features: Features, one: Position, other: Position, group: tuple[str, ...], seat: int
) -> bool:
    """Whether the row changes if just these fields become as they are in another position."""
    twin = apart(one)
    for path in paths(one):
        if path[-1] in group:
            setattr(at(twin, path[:-1]), path[-1], unshared(at(other, path)))
    row = features.observe(one, seat)
    try:
        return features.observe(twin, seat) != row
    except (ValueError, IndexError):  # it was read, and does not fit the other fields
        return True


def all_fields(position: Position) -> set[str]:
    """The names of all fields, those of the board included."""
    return {path[-1] for path in paths(position)}


def paths(state: State) -> list[tuple[str, ...]]:
    """Where the fields are: those of states inside states as well."""
    found: list[tuple[str, ...]] = []
    for name in fields_of(type(state)):
        value = getattr(state, name)
        if isinstance(value, State):
            found += [(name, *rest) for rest in paths(value)]
        else:
            found.append((name,))
    return found


def at(state: State, path: tuple[str, ...]) -> Any:
    """What stands there."""
    found: Any = state
    for name in path:
        found = getattr(found, name)
    return found


def values(state: State, group: tuple[str, ...]) -> dict[str, Any]:
    """The values of some fields, for an error."""
    return {path[-1]: plain(at(state, path)) for path in paths(state) if path[-1] in group}


def unordered(value: Any) -> Any:
    """A list without its order, or each of the lists in it."""
    if value and isinstance(value[0], list):
        return [unordered(each) for each in value]
    return sorted(value)


def every(positions: Iterator[Position], stride: int) -> Iterator[Position]:
    """One position in so many."""
    return islice(positions, 0, None, stride)
