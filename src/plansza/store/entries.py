"""What a store keeps: the head of every table, and its log, one entry after the other."""

from dataclasses import dataclass, field
from typing import Any

from plansza.core.errors import PlanszaError


@dataclass(frozen=True)
class Head:
    """What is settled once for a table. The seed is secret until the game is over."""

    id: str
    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    seed: bytes = field(repr=False)  # nor may it reach a log of the server by accident
    created: float  # seconds since 1970
    listed: bool = False  # an open table that strangers may find
    extra: dict[str, Any] = field(default_factory=dict)  # clocks and the like


@dataclass(frozen=True)
class Entry:
    """One line of a table's log; numbers of a table run from 1 without a gap.

    The body is kept as JSON: tuples come back as lists, and keys of objects are texts. Of the
    entries that one command causes, one carries its key.
    """

    number: int
    kind: str
    seat: int | None
    body: dict[str, Any]
    at: float
    rules_version: int
    key: str = ""  # of the command that caused it; a command is carried out once


@dataclass(frozen=True)
class Preference:
    """What a seat prefers. It is private, so it is not in the log, which others read."""

    confirm: bool = False
    silent_since: int | None = None  # the last entry when the seat asked not to be asked


@dataclass(frozen=True)
class Document:
    """Something that belongs to no table, as it was read; version 0 if there is nothing."""

    name: str
    version: int
    text: str


class StoreError(PlanszaError):
    """The log could not be read or written; nothing was half-done."""


class UnknownTable(StoreError):
    """A table id that nobody created."""


class TableTaken(StoreError):
    """A table with this id has been created already."""


class TableActive(StoreError):
    """A table that was to go, and somebody is there."""


class NumberTaken(StoreError):
    """Another process wrote this entry's number first: read the gap and decide anew."""


class NumberGap(StoreError):
    """The entry's number is not the next one: the log has not come so far."""


class KeyTaken(StoreError):
    """The command with this key has been carried out already."""


class DocumentChanged(StoreError):
    """A document is not any more as its writer has read it: read it again and decide anew."""


class BadEntry(StoreError):
    """Something that a database cannot keep: a text too long, a number too big."""


class StoreUnavailable(StoreError):
    """The database is locked, full, broken or away; what was acknowledged before is safe.

    An entry that was being written is there as a whole or not at all. If the server went away in
    that moment nobody can tell which: send the command again with the same key, and `KeyTaken`
    tells that it had arrived.
    """
