"""The refusals of the log itself, one sentence each; faults of the database are in `faults`."""

from plansza.store.entries import (
    BadEntry,
    DocumentChanged,
    KeyTaken,
    NumberGap,
    NumberTaken,
    TableActive,
    TableTaken,
    UnknownTable,
)


def unknown_table(table: str) -> UnknownTable:
    return UnknownTable(
        "unknown-table",
        f"there is no table “{shown(table)}”: check the link, or open a new table",
        {"table": shown(table)},
    )


def table_taken(table: str) -> TableTaken:
    return TableTaken(
        "table-taken",
        f"there is a table “{table}” already: choose another id",
        {"table": table},
    )


def table_active(table: str) -> TableActive:
    return TableActive(
        "table-active",
        f"something happened at table “{table}” in the meantime: look at it again",
        {"table": table},
    )


def number_taken(table: str, number: int, last: int) -> NumberTaken:
    return NumberTaken(
        "number-taken",
        f"entry {number} of table “{table}” has been written already (the last is {last}): "
        "read what is new and decide again",
        {"table": table, "number": number, "last": last},
    )


def number_gap(table: str, number: int, last: int) -> NumberGap:
    return NumberGap(
        "number-gap",
        f"entry {number} of table “{table}” would leave a gap: the next one is {last + 1}",
        {"table": table, "number": number, "last": last},
    )


def key_taken(table: str, key: str) -> KeyTaken:
    return KeyTaken(
        "key-taken",
        f"the command “{key}” of table “{table}” has been carried out already: do not repeat it",
        {"table": table, "key": key},
    )


def document_changed(kind: str, name: str) -> DocumentChanged:
    return DocumentChanged(
        "document-changed",
        f"“{kind} {name}” has changed in the meantime: look at it again",
        {"kind": kind, "name": name},
    )


def bad_entry(what: str) -> BadEntry:
    return BadEntry(
        "bad-entry",
        f"this cannot be kept in the log ({what}): send something shorter and plainer",
        {"what": what},
    )


def shown(text: str) -> str:
    """A text from a stranger, fit to be shown: not endless, nothing that cannot be encoded."""
    return text[:80].encode("utf-8", "replace").decode().replace("\0", "?")
