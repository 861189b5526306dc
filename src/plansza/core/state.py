"""State that is declared once: the annotations of a class say what there is to know.

    class Board(State):
        turn: int
        hands: Pair  # two lists

`data` gives all fields in plain values, and `fill` reads them back. `copied` copies any state by
its annotations; where speed counts, `copy` is written out, for nothing else is as fast:
`tools/copies.py` writes its lines.
"""

import json
from inspect import get_annotations
from typing import Any, ClassVar, Final, TypeVar

from plansza.core.native import mypyc_attr

Pair = list[list[int]]  # always two lists, one for each side: a copy need not count them

# What a position keeps besides its data: the set-up, all that follows from it, and its luck.
APART: Final = frozenset({"setup", "options", "chance"})
DEEPEST: Final = 20  # lists in lists; games have two or three
# Made once: `json.dumps` makes one of these for every position whose digest is asked for.
write_json: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode
_FIELDS: Final[dict[type, tuple[str, ...]]] = {}
_DECLARED: Final[dict[type, tuple[str, ...]]] = {}


class Outcome:
    """How a game ended: a score for every seat, the winners (several share), and why."""

    def __init__(self, scores: tuple[float, ...], winners: tuple[int, ...], reason: str) -> None:
        self.scores = scores
        self.winners = winners
        self.reason = reason

    def payoffs(self) -> list[float]:
        """Every seat's share of the victory less the average of the others': they add up to 0."""
        winners = self.winners
        seats = len(self.scores)
        shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        total = sum(shares)
        return [share - (total - share) / (seats - 1) for share in shares]

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, winners={self.winners}, reason={self.reason!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Something whose fields are declared by annotations."""

    derived: ClassVar[tuple[str, ...]] = ()  # fields that follow from the others: no data
    # Fields whose lists are replaced, never changed, so that copies share them; derived ones too.
    shared: ClassVar[tuple[str, ...]] = ()

    def data(self) -> dict[str, Any]:
        """All fields in plain values that share nothing with this state."""
        return {name: plain(getattr(self, name)) for name in fields_of(type(self))}

    def fill(self, data: dict[str, Any]) -> None:
        """Read back what `data` gave; any error for anything else. States inside are there already,
        to be filled in turn."""
        for name in fields_of(type(self)):
            found = getattr(self, name)
            if isinstance(found, State):
                found.fill(data[name])
            else:
                setattr(self, name, _read(name, data[name], found))


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of a class's fields, those of its bases included."""
    found = _FIELDS.get(kind)
    if found is None:
        derived: tuple[str, ...] = getattr(kind, "derived", ())
        names = [name for name in declared_in(kind) if name not in APART and name not in derived]
        found = _FIELDS[kind] = tuple(names)
    return found


def declared_in(kind: type) -> tuple[str, ...]:
    """The same, with what follows from others and what is no data. Compiled classes have no
    annotations; they name their fields another way."""
    found = _DECLARED.get(kind)
    if found is None:
        names: list[str] = []
        for each in reversed(kind.__mro__):
            names += each.__dict__.get("__mypyc_attrs__", ())
            annotations = get_annotations(each)
            names += [name for name in annotations if "ClassVar" not in str(annotations[name])]
        own = [name for name in dict.fromkeys(names) if not name.startswith("__")]
        found = _DECLARED[kind] = tuple(own)
    return found


S = TypeVar("S", bound=State)


def copied(state: S) -> S:
    """An equal state that shares nothing mutable with this one, but for what its class names."""
    kind = type(state)
    twin = kind.__new__(kind)
    together = (*kind.derived, *kind.shared)
    for name in declared_in(kind):
        value = getattr(state, name)
        setattr(twin, name, value if name in together else unshared(value))
    return twin


def unshared(value: Any) -> Any:
    """A value that nobody else can change: lists anew, and what can copy itself does."""
    if type(value) is int:  # most fields; by `isinstance`, compiled, a bool would become a number
        return value
    if isinstance(value, list):
        return [each if type(each) is int else unshared(each) for each in value]
    copy = getattr(value, "copy", None)
    if copy is not None:
        return copy()
    return copied(value) if isinstance(value, State) else value


def plain(value: Any) -> Any:
    """A field's value in plain values that share nothing with it."""
    if isinstance(value, list):
        return [plain(each) for each in value]
    if isinstance(value, State):
        return value.data()
    if isinstance(value, Outcome):
        return [list(value.scores), list(value.winners), value.reason]
    return value


def _read(name: str, value: Any, blank: Any) -> Any:
    """A value of its own; the one field that is no plain value is the result of a game."""
    if name == "result" and value is not None:
        scores, winners, reason = value
        return Outcome(tuple(scores), tuple(winners), reason)
    if not _alike(value, blank):
        raise TypeError(f"{name} is another kind of value")
    return _copied(value, DEEPEST)


def _alike(value: Any, blank: Any) -> bool:
    """Whether a value is of the kind that the field was made with: a list, a number, or words."""
    if isinstance(blank, list):
        first = blank[0] if blank else None
        return isinstance(value, list) and all(_alike(each, first) for each in value)
    if blank is None or value is None:
        return True
    if isinstance(blank, str):
        return isinstance(value, str)
    return isinstance(value, (int, float)) or not isinstance(blank, (int, float))


def _copied(value: Any, deep: int) -> Any:
    if isinstance(value, list):
        if not deep:
            raise ValueError("lists lie in lists without end")
        return [_copied(each, deep - 1) for each in value]
    if value is None or isinstance(value, (int, str, float)):
        return value
    raise TypeError(f"{value!r} is no plain value")


def written(data: dict[str, Any]) -> str:
    """Plain values as text, always in the same order."""
    return write_json(data)
