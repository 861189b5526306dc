"""Documents of one kind, as values: read with their version, written only if that still holds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec

from plansza.store import Change, DocumentChanged, Store

Value = TypeVar("Value")
Result = TypeVar("Result")
TRIES = 20  # against others who change the same at the same moment


@dataclass(frozen=True)
class Kept(Generic[Value]):
    """A value as it was read; version 0 has not been written yet."""

    name: str
    version: int
    value: Value


class Shelf(Generic[Value]):
    """All documents of a kind."""

    def __init__(self, store: Store, kind: str, type_: type[Value]) -> None:
        self._store = store
        self._kind = kind
        self._decode = msgspec.json.Decoder(type_).decode

    def find(self, name: str) -> Kept[Value] | None:
        """The value of this name."""
        found = self._store.document(self._kind, name)
        return Kept(name, found.version, self._decode(found.text)) if found.version else None

    def all(self, after: str = "") -> list[Kept[Value]]:
        """All values, or those behind a name, in the order of names."""
        found = self._store.documents(self._kind, after=after)
        return [Kept(each.name, each.version, self._decode(each.text)) for each in found]

    def put(self, kept: Kept[Value]) -> Change:
        """What writes a value over the one that was read, or a new one."""
        text = msgspec.json.encode(kept.value, order="sorted").decode()
        return Change(self._kind, kept.name, kept.version, text)

    def new(self, name: str, value: Value) -> Change:
        """What writes a value where there is none yet."""
        return self.put(Kept(name, 0, value))

    def remove(self, kept: Kept[Value]) -> Change:
        """What takes a value away."""
        return Change(self._kind, kept.name, kept.version, None)


def written(
    store: Store, decide: Callable[[], tuple[Sequence[Change], Result]], tries: int = TRIES
) -> Result:
    """Carry out what is decided; whoever was slower than another decides anew."""
    for left in range(tries, 0, -1):
        changes, result = decide()
        if not changes:
            return result
        try:
            store.change(changes)
        except DocumentChanged:
            if left == 1:
                raise
        else:
            return result
    raise AssertionError("the last try returns or raises")
