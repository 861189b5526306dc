"""A whole database, row by row: out of one, into another of either kind, with one digest for both.

A row travels as the name of its table and its values by column. Its line is compact JSON with
sorted keys, in ASCII; bytes are `{"base64": …}`. The digest of a database is the SHA-256 of the
lines of all rows, each with its line end, in one order that every database can give: heads before
what belongs to them, and by primary key, compared byte by byte.
"""

import base64
import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    String,
    Table,
    collate,
    func,
    insert,
    inspect,
    select,
    text,
)

from plansza.store.database import Database
from plansza.store.entries import StoreError
from plansza.store.faults import unavailable
from plansza.store.schema import REVISION, VERSION_TABLE, heads, metadata
from plansza.store.statements import Values
from plansza.store.store import PROOF_SETTING
from plansza.store.upgrade import migrate, version

TableRow = tuple[str, Values]  # the name of its table, its values by column
Progress = Callable[[int], None]  # is told how many rows have been done
CHUNK = 500  # rows that are read or written together
FIRST = "heads"  # what all other tables refer to
# What the migrations of all versions have made, each after what it refers to.
EVER_MADE = (
    *("entries", "preferences", "checkpoints", "standings", "snapshots", "removals"),
    *("recipients", "wishes", "notices", "documents", "tokens", "bots", "sittings"),
    *("heads", "settings", VERSION_TABLE),
)
EVER_DEFINED = ("plansza_keep", "plansza_in_order", "plansza_keep_row")  # functions of PostgreSQL


class Altered(StoreError):
    """What arrived is not what was sent."""


class Tally:
    """Counts rows and sums them up: equal tallies mean equal databases."""

    def __init__(self) -> None:
        self.rows: Counter[str] = Counter()  # by table
        self._hash = hashlib.sha256()

    def add(self, row: TableRow) -> str:
        """Count a row; its line, without a line end."""
        line = line_of(row)
        self.rows[row[0]] += 1
        self._hash.update(line.encode() + b"\n")
        return line

    @property
    def digest(self) -> str:
        """The digest of all rows so far."""
        return self._hash.hexdigest()

    @property
    def total(self) -> int:
        """How many rows there were."""
        return self.rows.total()


# -- lines ----------------------------------------------------------------------------------------


def line_of(row: TableRow) -> str:
    """A row as a line of a backup."""
    return json.dumps(row, sort_keys=True, separators=(",", ":"), default=encoded)


def encoded(value: object) -> dict[str, str]:
    """Bytes, which JSON has none of."""
    if not isinstance(value, bytes | memoryview):
        raise TypeError(f"a {type(value).__name__} is no value of a row")
    return {"base64": base64.b64encode(value).decode()}


def row_of(line: str) -> TableRow:
    """The row of a line; ValueError if it is none."""
    found = json.loads(line)
    match found:
        case [str(name), dict(values)]:
            return name, {key: decoded(value) for key, value in values.items()}
    raise ValueError("a line that is no row")


def decoded(value: Any) -> Any:
    """What `encoded` has made of bytes; anything else as it is."""
    if isinstance(value, dict):
        return base64.b64decode(value["base64"], validate=True)
    return value


# -- reading --------------------------------------------------------------------------------------


def all_rows(connection: Connection) -> Iterator[TableRow]:
    """Every row of a database that has our schema. Give it a `Database.snapshot`."""
    return rows_of(connection, in_order(metadata))


def rows_of(connection: Connection, tables: Iterable[Table]) -> Iterator[TableRow]:
    """Every row of these tables, in the order of the digest."""
    for table in tables:
        query = select(table).order_by(*(bytewise(column, connection) for column in key_of(table)))
        if table.name == "settings":  # a proof that was being written: see `Store.prove`
            query = query.where(table.c.name != PROOF_SETTING)
        for row in connection.execute(query.execution_options(yield_per=CHUNK)).mappings():
            yield table.name, dict(row)


def in_order(known: MetaData) -> list[Table]:
    """The tables, what others refer to first."""
    return sorted(known.tables.values(), key=lambda table: (table.name != FIRST, table.name))


def key_of(table: Table) -> list[Column[Any]]:
    """The primary key, in the order of the database's own index."""
    return list(table.primary_key.columns)


def bytewise(column: Column[Any], connection: Connection) -> Any:
    """Texts are ordered as SQLite does it, whatever the language of a PostgreSQL is."""
    if connection.dialect.name == "postgresql" and isinstance(column.type, String):
        return collate(column, "C")
    return column


def count_rows(connection: Connection) -> int:
    """About how many rows there are, for whoever shows progress."""
    counts = (select(func.count()).select_from(table) for table in metadata.tables.values())
    return sum(connection.execute(count).scalar_one() for count in counts)


def tally_of(connection: Connection) -> Tally:
    """Counts and digest of a whole database."""
    tally = Tally()
    for row in all_rows(connection):
        tally.add(row)
    return tally


def has_tables(connection: Connection) -> bool:
    """Whether anybody has opened a table here."""
    if not inspect(connection).has_table(heads.name):
        return False
    return connection.execute(select(heads.c.id).limit(1)).first() is not None


def check_schema(connection: Connection, name: str) -> None:
    """Refuse a database of another version of the program: its rows may be others."""
    found = version(connection)
    if found != REVISION:
        why = f"its schema is {found or 'none'}, ours {REVISION}"
        raise unavailable("store-newer" if str(found) > REVISION else "store-older", name, why)


# -- writing --------------------------------------------------------------------------------------


def replace_all(
    database: Database,
    rows: Iterable[TableRow],
    expected: Callable[[], str],
    schema: str = REVISION,
    progress: Progress = lambda done: None,
) -> Tally:
    """Put these rows in place of all that a database holds, or change nothing.

    They are read back before they are committed: `expected` is asked for their digest when the last
    has been read. Rows of an older schema are upgraded afterwards. No server may run meanwhile:
    hold `served.serving` around this.
    """
    with database.explaining(), database.altering() as connection:
        drop_all(connection)
        migrate(connection, database.name, schema)
        tables = tables_at(connection, schema)
        write_rows(connection, tables, rows, progress)
        tally = Tally()
        for row in rows_of(connection, tables.values()):
            tally.add(row)
        if tally.digest != expected():
            raise altered(database.name)
        if schema != REVISION:
            migrate(connection, database.name)
    return tally


def altered(name: str) -> Altered:
    """Two digests that should be one are two."""
    return Altered(
        "transfer-altered",
        f"what arrived in {name} is not what was sent: nothing was changed there; try again",
        {"store": name},
    )


def drop_all(connection: Connection) -> None:
    """Drop all that is ours, whichever version made it. What is not ours stays."""
    there = set(inspect(connection).get_table_names())
    for name in EVER_MADE:
        if name in there:
            connection.execute(text(f"DROP TABLE {name}"))
    if connection.dialect.name == "postgresql":
        for function in EVER_DEFINED:
            connection.execute(text(f"DROP FUNCTION IF EXISTS {function}()"))


def tables_at(connection: Connection, schema: str) -> dict[str, Table]:
    """The tables that a migrated database has, by name, in the order of the digest."""
    if schema == REVISION:
        return {table.name: table for table in in_order(metadata)}
    known = MetaData()
    names = set(inspect(connection).get_table_names()) & set(EVER_MADE) - {VERSION_TABLE}
    known.reflect(connection, only=sorted(names))
    return {table.name: table for table in in_order(known)}


def write_rows(
    connection: Connection,
    tables: dict[str, Table],
    rows: Iterable[TableRow],
    progress: Progress = lambda done: None,
) -> None:
    """Insert rows, in the order in which they come."""
    rows, done = iter(rows), 0
    while chunk := list(islice(rows, CHUNK)):
        for name, values in by_table(chunk):
            if name not in tables:
                raise ValueError(f"a row of “{name}”, which is no table of ours")
            connection.execute(insert(tables[name]), values)
        done += len(chunk)
        progress(done)


def by_table(rows: Iterable[TableRow]) -> Iterator[tuple[str, list[Values]]]:
    """Neighbours of one table together."""
    name, values = "", list[Values]()
    for each, row in rows:
        if each != name and values:
            yield name, values
            values = []
        name = each
        values.append(row)
    if values:
        yield name, values


def copy_all(source: Connection, target: Database, progress: Progress = lambda done: None) -> Tally:
    """Put all rows of a snapshot in place of all that another database holds, verified."""
    sent = Tally()

    def sending() -> Iterator[TableRow]:
        for row in all_rows(source):
            sent.add(row)
            yield row

    return replace_all(target, sending(), lambda: sent.digest, progress=progress)
