"""The writer's own connection and its transactions, on the driver's cursor.

It is kept from one transaction to the next, outside the pool. So it has to notice for itself what
the pool notices for others: that it was cut while nobody used it, or spoiled by a fault.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import Engine, Executable, Table

from plansza.store.faults import is_spoiled
from plansza.store.statements import PUTS, Statements, Values

# A writer to SQLite takes the lock before it looks, so that nothing changes in between.
BEGIN = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "BEGIN"}
Result = TypeVar("Result")


class Transaction:
    """An open transaction: what can be asked and written in it."""

    def __init__(self, cursor: Any, statements: Statements) -> None:
        self._cursor = cursor
        self._statements = statements

    def write(self, clause: Executable, rows: Sequence[Values]) -> None:
        """Carry a statement out for every row."""
        statement = self._statements[clause]
        if len(rows) == 1:  # for PostgreSQL, many are a pipeline, which is much ado about one
            self._cursor.execute(statement.text, statement.form(rows[0]))
        else:
            self._cursor.executemany(statement.text, [statement.form(row) for row in rows])

    def put(self, table: Table, row: Values) -> None:
        """Add a row, in place of the one that has its key."""
        for clause in PUTS[table]:
            self.write(clause, [row])

    def find(self, clause: Executable, **values: Any) -> Any:
        """The first row that a query finds, if any."""
        statement = self._statements[clause]
        self._cursor.execute(statement.text, statement.form(values))
        rows = self._cursor.fetchall()  # all of them, lest SQLite keep the query open
        return rows[0] if rows else None


class WriterConnection:
    """One connection for one transaction after the other, made anew when it is of no use."""

    def __init__(self, engine: Engine, shared: bool) -> None:
        self._engine = engine
        self._shared = shared  # it is the only one, in the pool, which others use as well
        self._statements = Statements(engine.dialect)
        self._begin_words = BEGIN[engine.dialect.name]
        self._connection: Any = None
        self.doubtful = False  # whatever it was connected to, that is not there any more

    def carry_out(self, act: Callable[[Transaction], Result]) -> Result:
        """Do something in a transaction, committed at the end."""
        cursor = self._begin()
        try:
            result = act(Transaction(cursor, self._statements))
            self._connection.commit()
        except BaseException:
            self._roll_back()
            raise
        return result

    def _begin(self) -> Any:
        """Nothing is lost yet, so a connection that does not take this is replaced quietly."""
        if self.doubtful:
            self.close()
        if self._connection is not None:
            try:
                return self._begun()
            except Exception as error:
                if not is_spoiled(error):
                    raise
                self.close()
        self._open()
        return self._begun()

    def _begun(self) -> Any:
        cursor = self._connection.cursor()
        cursor.execute(self._begin_words)
        return cursor

    def _open(self) -> None:
        self.doubtful = False
        borrowed = self._engine.raw_connection()
        # The driver begins nothing by itself; commit() and rollback() end what we have begun.
        self._connection = borrowed.dbapi_connection
        self._engine.dialect.set_isolation_level(self._connection, "AUTOCOMMIT")
        if self._shared:
            borrowed.close()  # back to the pool, where it stays open
        else:
            borrowed.detach()

    def _roll_back(self) -> None:
        try:
            self._connection.rollback()
        except Exception:
            self.close()

    def close(self) -> None:
        """Leave the connection; the next transaction makes another."""
        connection, self._connection = self._connection, None
        if connection is not None and not self._shared:
            with suppress(Exception):  # it may be broken in any way
                connection.close()
