"""The append-only log of all tables, in SQLite or PostgreSQL.

with open_store() as store:
    store.create(head, [first_entry])
    store.append(head.id, [next_entry])  # returns when the disk has it
    store.read(head.id, after=1)
"""

from plansza.store.acts import Change
from plansza.store.entries import (
    BadEntry,
    Document,
    DocumentChanged,
    Entry,
    Head,
    KeyTaken,
    NumberGap,
    NumberTaken,
    Preference,
    StoreError,
    StoreUnavailable,
    TableTaken,
    UnknownTable,
)
from plansza.store.store import Store, open_store

__all__ = [
    "BadEntry",
    "Change",
    "Document",
    "DocumentChanged",
    "Entry",
    "Head",
    "KeyTaken",
    "NumberGap",
    "NumberTaken",
    "Preference",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "TableTaken",
    "UnknownTable",
    "open_store",
]
