"""A table written down as it was after an entry, so that it need not be read from the first one.

The log stays the only truth. A checkpoint is plain JSON, and says by which fields it was written:
one of another program, of other rules, or whose position does not have the digest it claims, does
not fit, and is as good as none.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from plansza.core.contract import Game
from plansza.core.luck import Share
from plansza.core.state import Outcome
from plansza.store.entries import Head
from plansza.table.clock import Clock, TimeLimit
from plansza.table.preferences import Settings
from plansza.table.seats import Seat
from plansza.table.table import Offer, Step, Table
from plansza.table.talk import Talk
from plansza.table.turns import Span, TurnClock, TurnLimit

FORMAT = 1  # rises when the same fields come to mean something else
# Fields of a table that are given, or worked out again; its position is written as text.
APART = frozenset({"game", "head", "setup", "seed", "position", "marks", "_asked", "_legal"})
TIMES = (Clock, TimeLimit, TurnClock, TurnLimit, Span)
DATACLASSES = (Seat, Share, Step, Offer, *TIMES, Talk, Settings)
SHAPES: dict[str, list[str]] = {
    **{kind.__name__: [each.name for each in fields(kind)] for kind in DATACLASSES},
    Outcome.__name__: ["scores", "winners", "reason"],
}
KINDS: dict[str, Callable[..., Any]] = {
    **{kind.__name__: kind for kind in DATACLASSES},
    Outcome.__name__: Outcome,
}
Followed = dict[int, tuple[int | None, Settings]]  # by seat: silent since when, as it was asked for


class DoesNotFit(Exception):
    """A checkpoint that this program cannot use."""


def write(table: Table, settings: Followed) -> str:
    """A table that nobody changes any more, and what became of its seats' wishes so far."""
    state = {name: value for name, value in vars(table).items() if name not in APART}
    position = table.position
    return json.dumps(
        {
            "format": FORMAT,
            "rules": table.head.rules_version,
            "shapes": SHAPES,
            "fields": sorted(state),
            "position": position.text() if position is not None else None,
            "digest": position.digest() if position is not None else "",
            "state": _plain(state),
            "settings": _plain(settings),
        },
        separators=(",", ":"),
    )


def read(text: str, game: Game, head: Head) -> tuple[Table, Followed]:
    """What was written; DoesNotFit, whatever is wrong with it."""
    try:
        return _read(json.loads(text), game, head)
    except DoesNotFit:
        raise
    except Exception as error:  # a game of somebody else's may fail in any way
        raise DoesNotFit(f"{type(error).__name__}: {error}") from error


def fits(text: str, game: Game, head: Head) -> bool:
    """Whether a text is a checkpoint of this program; what it says of the table is not read."""
    try:
        _check(json.loads(text), Table(game, head))
    except (DoesNotFit, ValueError, LookupError, TypeError):
        return False
    return True


def _check(data: Mapping[str, Any], table: Table) -> None:
    names = sorted(set(vars(table)) - APART)
    ours = {"format": FORMAT, "rules": table.head.rules_version, "shapes": SHAPES, "fields": names}
    for name, value in ours.items():
        if data[name] != value:
            raise DoesNotFit(f"its {name} is of another program")


def _read(data: Mapping[str, Any], game: Game, head: Head) -> tuple[Table, Followed]:
    table = Table(game, head)
    _check(data, table)
    if data["position"] is not None:
        table.position = game.from_text(data["position"])
        if table.position.digest() != data["digest"]:
            raise DoesNotFit("its position is not the one that was written")
    for name, value in _read_value(data["state"]).items():
        setattr(table, name, value)
    table.resume()
    return table, _read_value(data["settings"])


# -- values ---------------------------------------------------------------------------------------


def _plain(value: Any) -> Any:
    """A value for JSON: numbers and texts as they are, all else with the name of its kind."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    kind = type(value).__name__
    if isinstance(value, (list, tuple)):
        return [kind, *map(_plain, value)]
    if isinstance(value, (set, frozenset)):
        return [kind, *map(_plain, sorted(value))]
    if isinstance(value, dict):
        return [kind, *([_plain(key), _plain(each)] for key, each in value.items())]
    if kind in SHAPES:
        return [kind, *(_plain(getattr(value, name)) for name in SHAPES[kind])]
    raise TypeError(f"a table cannot be written down with a {kind} in it")


def _read_value(data: Any) -> Any:
    if not isinstance(data, list):
        return data
    kind, *parts = data
    if kind == "dict":
        return {_read_value(key): _read_value(each) for key, each in parts}
    values = [_read_value(each) for each in parts]
    return KINDS[kind](*values) if kind in KINDS else COLLECTIONS[kind](values)


COLLECTIONS: dict[str, Callable[[list[Any]], Any]] = {
    "list": list,
    "tuple": tuple,
    "set": set,
    "frozenset": frozenset,
}
