"""Heads and entries as rows of the database, both ways, and what can be a row at all.

Texts come from strangers. What one database would refuse (a zero character, half a surrogate pair)
is refused here, so that all databases behave the same and no stranger fails his neighbours.
"""

import json
from collections.abc import Iterable
from dataclasses import fields
from math import isfinite
from typing import Any

from sqlalchemy import Row

from plansza.store.entries import Entry, Head
from plansza.store.refusals import bad_entry
from plansza.store.schema import NAME_LENGTH
from plansza.store.statements import Values

BIGGEST = 2**31 - 1  # the greatest integer that every database keeps
HEAD = tuple(each.name for each in fields(Head))
write_json = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode


def is_name(text: str) -> bool:
    """Whether the text can be an id or a key."""
    return len(text) <= NAME_LENGTH and is_plain(text)


def is_plain(text: str) -> bool:
    """Whether every database can keep the text."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return "\0" not in text


def head_values(head: Head) -> Values:
    """The row of a head; BadEntry if there can be none."""
    for name in (head.id, head.game):
        check_name(name)
    for number in (head.rules_version, head.seats):
        check_number(number)
    check_time(head.created)
    return {
        "id": head.id,
        "game": head.game,
        "rules_version": head.rules_version,
        "seats": head.seats,
        "options": to_json(head.options),
        "seed": head.seed,
        "created": head.created,
        "listed": head.listed,
        "extra": to_json(head.extra),
    }


def entry_values(table: str, entry: Entry) -> Values:
    """The row of an entry; BadEntry if there can be none."""
    for name in (entry.kind, entry.key):
        check_name(name)
    for number in (entry.number, entry.seat or 0, entry.rules_version):
        check_number(number)
    check_time(entry.at)
    return {
        "table_id": table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": to_json(entry.body),
        "at": entry.at,
        "rules_version": entry.rules_version,
        "key": entry.key or None,
    }


def standing_values(table: str, standing: tuple[float | None, str] | None) -> Values | None:
    """The row of what is kept of a table beside its log."""
    if standing is None:
        return None
    due, text = standing
    check_time(due or 0.0)
    return {"table_id": table, "due": due, "text": text}


def check_name(text: str) -> None:
    if not is_name(text):
        raise bad_entry(f"a name of {len(text)} characters, perhaps strange ones")


def check_number(number: int) -> None:
    if abs(number) > BIGGEST:
        raise bad_entry("too big a number")


def check_time(seconds: float) -> None:
    if not isfinite(seconds):
        raise bad_entry("a time that never comes")


def to_json(value: dict[str, Any]) -> str:
    """JSON in pure ASCII, for half a surrogate pair is fine as an escape; no NaN, for it is none.

    What JSON cannot say is a mistake of the calling program, not of a player.
    """
    return write_json(value)


def head_of(row: Row[Any]) -> Head:
    values = row._mapping
    return Head(
        **{
            **{name: values[name] for name in HEAD},
            "options": json.loads(values["options"]),
            "extra": json.loads(values["extra"]),
        }
    )


def entries_of(rows: Iterable[Row[Any]]) -> list[Entry]:
    return [
        Entry(
            row.number,
            row.kind,
            row.seat,
            json.loads(row.body),
            row.at,
            row.rules_version,
            row.key or "",
        )
        for row in rows
    ]
