"""What the writer says to a database: declared on the tables of the schema, put into words once.

SQLAlchemy takes much longer to execute a statement than SQLite takes to carry it out. So every
statement is compiled for the driver when it is first needed, and from then on the driver gets its
text and the values, in the form that it wants, without anybody in between.
"""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any

from sqlalchemy import (
    Dialect,
    Executable,
    Table,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

from plansza.store.schema import (
    bots,
    checkpoints,
    documents,
    entries,
    heads,
    notices,
    preferences,
    recipients,
    removals,
    settings,
    sittings,
    standings,
    tokens,
    wishes,
)

Values = dict[str, Any]  # of one row, by the names of its columns

last_number = (
    select(func.max(entries.c.number)).where(entries.c.table_id == heads.c.id).scalar_subquery()
)

NEW_HEAD = insert(heads)
NEW_ENTRY = insert(entries)
FIND_HEAD = select(heads.c.id).where(heads.c.id == bindparam("id"))
LAST_NUMBER = select(last_number).where(heads.c.id == bindparam("id"))
FIND_KEY = select(entries.c.number).where(
    entries.c.table_id == bindparam("table_id"), entries.c.key == bindparam("key")
)
NEW_SETTING = insert(settings)
LAST_TIME = select(func.max(entries.c.at)).where(entries.c.table_id == bindparam("table_id"))
FIND_SETTING = select(settings.c.value).where(settings.c.name == bindparam("name"))


def removing(table: Table) -> Executable:
    """Remove the row with this primary key."""
    return delete(table).where(*(column == bindparam(column.name) for column in table.primary_key))


REMOVE_SETTING = removing(settings)
NEW_REMOVAL = insert(removals)
# All that belongs to a table, and its head after the rest.
REMOVE_TABLE = (
    *(
        delete(table).where(table.c.table_id == bindparam("table_id"))
        for table in (preferences, checkpoints, sittings, standings, wishes, notices, entries)
    ),
    delete(heads).where(heads.c.id == bindparam("table_id")),
    removing(removals),
)
THIS_DOCUMENT = (
    documents.c.kind == bindparam("of_kind"),
    documents.c.name == bindparam("of_name"),
)
# Changes nothing, but whoever else would change it waits for us: PostgreSQL locks the row.
HOLD_DOCUMENT = update(documents).values(version=documents.c.version).where(*THIS_DOCUMENT)
FIND_DOCUMENT = select(documents.c.version).where(*THIS_DOCUMENT)
REMOVE_DOCUMENT = removing(documents)
# Where a row may take the place of another: remove that one, then add this one.
PUTS = {
    table: (removing(table), insert(table))
    for table in (
        *(preferences, checkpoints, standings, settings),
        *(recipients, wishes, documents, tokens, bots),
    )
}
FIND_SITTING = select(sittings.c.number).where(
    sittings.c.who == bindparam("who"), sittings.c.table_id == bindparam("table_id")
)
LAST_SITTING = select(func.max(sittings.c.number)).where(sittings.c.who == bindparam("who"))
NEW_SITTING = insert(sittings)
FINISH = (
    update(sittings)
    .where(sittings.c.table_id == bindparam("of_table"), sittings.c.finished.is_(None))
    .values(finished=bindparam("at"))
)
FORGET_TOKENS = delete(tokens).where(tokens.c.expires < bindparam("before"))


class Statement:
    """A statement in the words of a driver."""

    def __init__(self, clause: Executable, dialect: Dialect) -> None:
        compiled: Any = clause.compile(dialect=dialect)  # type: ignore[attr-defined]
        self.text = str(compiled)
        self.form = in_order(compiled.positiontup) if compiled.positional else same


class Statements(dict[Executable, Statement]):
    """The statements of one database, each compiled when it is first asked for."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect

    def __missing__(self, clause: Executable) -> Statement:
        found = self[clause] = Statement(clause, self._dialect)
        return found


def in_order(names: Sequence[str]) -> Callable[[Values], Any]:
    """Values as a driver wants them that counts parameters."""
    return itemgetter(*names) if len(names) > 1 else lambda values: (values[names[0]],)


def same(values: Values) -> Values:
    """Values as a driver wants them that knows parameters by name."""
    return values
