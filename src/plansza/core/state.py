"""State that is declared once: the annotations of a class say what there is to know.

    class Board(State):
        turn: int
        hands: Pair  # two lists

`data` gives all fields in plain values, and `fill` reads them back. `copy` is written out in every
class, because nothing else is as fast; `tools/copies.py` writes its lines from the annotations.
"""

from inspect import get_annotations
from typing import Any, ClassVar, Final

from plansza.core.native import mypyc_attr

Pair = list[list[int]]  # always two lists, one for each side: a copy need not count them

# What a position keeps besides its data: the set-up, all that follows from it, and its luck.
APART: Final = frozenset({"setup", "options", "chance"})
_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


class Outcome:
    """How a game ended: a score for every seat, the winners (several share), and why."""

    def __init__(self, scores: tuple[float, ...], winners: tuple[int, ...], reason: str) -> None:
        self.scores = scores
        self.winners = winners
        self.reason = reason

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
                setattr(self, name, _read(name, data[name]))


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of a class's fields, those of its bases included."""
    found = _FIELDS.get(kind)
    if found is None:
        derived: tuple[str, ...] = getattr(kind, "derived", ())
        names = [name for name in _declared(kind) if name not in APART and name not in derived]
        found = _FIELDS[kind] = tuple(names)
    return found


def _declared(kind: type) -> list[str]:
    """Compiled classes have no annotations; they name their fields another way."""
    names: list[str] = []
    for each in reversed(kind.__mro__):
        names += each.__dict__.get("__mypyc_attrs__", ())
        annotations = get_annotations(each)
        names += [name for name in annotations if "ClassVar" not in str(annotations[name])]
    return [name for name in dict.fromkeys(names) if not name.startswith("__")]


def plain(value: Any) -> Any:
    """A field's value in plain values that share nothing with it."""
    if isinstance(value, list):
        return [plain(each) for each in value]
    if isinstance(value, State):
        return value.data()
    if isinstance(value, Outcome):
        return [list(value.scores), list(value.winners), value.reason]
    return value


def _read(name: str, value: Any) -> Any:
    """A value of its own; the one field that is no plain value is the result of a game."""
    if name == "result" and value is not None:
        scores, winners, reason = value
        return Outcome(tuple(scores), tuple(winners), reason)
    return _copied(value)


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(each) for each in value]
    if value is None or isinstance(value, (int, str, float)):
        return value
    raise TypeError(f"{value!r} is no plain value")
