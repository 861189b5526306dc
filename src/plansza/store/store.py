"""The store: the log of every table in a database, append-only, shared by threads and processes."""

import secrets
import socket
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from math import inf
from types import TracebackType
from typing import Any, Self

from sqlalchemy import Connection, and_, func, or_, select

from plansza.store.acts import (
    Act,
    Change,
    ChangeDocuments,
    KeepCheckpoint,
    Prefer,
    RemoveSetting,
    RemoveTable,
    SetSetting,
    SettleSetting,
)
from plansza.store.batch import AppendJob, WriteJob
from plansza.store.database import Database
from plansza.store.desk import AnyWriter, Desk, RemoteWriter
from plansza.store.entries import Document, Entry, Head, Preference, StoreError
from plansza.store.faults import unavailable
from plansza.store.notices import NoticeBook
from plansza.store.programs import Programs
from plansza.store.refusals import bad_entry, unknown_table
from plansza.store.rows import (
    BIGGEST,
    entries_of,
    entry_values,
    head_of,
    head_values,
    is_name,
    is_plain,
    standing_values,
)
from plansza.store.schema import (
    checkpoints,
    documents,
    entries,
    heads,
    preferences,
    standings,
)
from plansza.store.statements import FIND_SETTING, last_number
from plansza.store.upgrade import upgrade
from plansza.store.writer import Told, Writer

PROOF_SETTING = "health"
PROOF_BYTES = 12_000  # three pages of SQLite's and more, as an entry with its indices may need
Standing = tuple[float | None, str]  # of a table: when something is due there, and its text
PATIENCE = 5.0  # seconds to wait for a lock, a connection, a server


def open_store(
    url: str | None = None, *, patience: float = PATIENCE, desk: socket.socket | None = None
) -> "Store":
    """Open a database, made or upgraded if need be; without a URL, a file in the user's folder.

    `patience` is the time in seconds after which a lock or a silent server is a fault. `desk` is a
    line to a process that has opened it already, and writes for us.
    """
    database = Database(url, patience)
    try:
        if desk is None:
            upgrade(database)
    except BaseException:
        database.close()
        raise
    database.hurried = True
    return Store(database, RemoteWriter(desk, database.name) if desk is not None else None)


class Store:
    """Heads and logs of tables. Any thread may call anything; a forked process opens its own.

    What a writing verb acknowledges is on the disk. A StoreError means that nothing was written.
    """

    def __init__(self, database: Database, writer: AnyWriter | None = None) -> None:
        self._database = database
        self._writer = writer if writer is not None else Writer(database)
        self.programs = Programs(self._do, self._reading)
        self.notices = NoticeBook(self._do, self._reading)

    @property
    def name(self) -> str:
        """The place of the database, fit to be shown."""
        return self._database.name

    # -- writing ----------------------------------------------------------------------------------

    def create(
        self, head: Head, first: Sequence[Entry] = (), standing: Standing | None = None
    ) -> None:
        """Make a table and the first entries of its log; TableTaken if there is one of this id."""
        rows = [entry_values(head.id, entry) for entry in first]
        job = AppendJob(head.id, rows, head_values(head), standing_values(head.id, standing))
        self._writer.submit(job)
        job.done.result()

    def append(self, table_id: str, new: Sequence[Entry], standing: Standing | None = None) -> None:
        """Add entries to a table's log, all or none.

        NumberTaken, if a number is there already; KeyTaken, which comes first, if a key is;
        NumberGap, if the numbers do not go on from the last. `standing` is kept of the table
        together with them, in place of what was.
        """
        self.append_soon(table_id, new, standing).result()

    def append_soon(
        self, table_id: str, new: Sequence[Entry], standing: Standing | None = None
    ) -> Future[None]:
        """The same without waiting: the future ends when the entries are safe, or refused.

        Calls are carried out in their order. A future cancelled in time writes nothing.
        """
        try:
            job = self.append_job(table_id, new, standing)
        except StoreError as refusal:
            refused: Future[None] = Future()
            refused.set_exception(refusal)
            return refused
        self.hand_over(job)
        return job.done

    def append_job(
        self, table_id: str, new: Sequence[Entry], standing: Standing | None = None
    ) -> AppendJob:
        """The same as something to be handed over, perhaps together with others."""
        check_id(table_id)
        rows = [entry_values(table_id, entry) for entry in new]
        return AppendJob(table_id, rows, None, standing_values(table_id, standing))

    def hand_over(self, *jobs: AppendJob) -> None:
        """Let these be carried out in their order, and committed together."""
        self._writer.submit(*jobs)

    def prefer(self, table_id: str, seat: int, preference: Preference) -> None:
        """Keep what a seat prefers, in place of what it did before."""
        check_id(table_id)
        self._do(Prefer({"table_id": table_id, "seat": seat, **vars(preference)}))

    def keep_checkpoint(self, table_id: str, number: int, text: str) -> None:
        """Keep a table as it was after an entry, in place of what was kept of that."""
        self._do(KeepCheckpoint({"table_id": table_id, "number": number, "text": text}))

    def set_setting(self, name: str, value: str) -> None:
        """Keep a value of the server's own, in place of what was there."""
        self._do(SetSetting({"name": name, "value": value}))

    def settle_setting(self, name: str, value: str) -> str:
        """Keep the value unless there is one; what is kept, ours or that of who was first.

        So all servers on one database sign with the same key.
        """
        return str(self._do(SettleSetting(name, value)))

    def prove(self) -> None:
        """Write about as much as an entry needs, and take it away again; a StoreError if not.

        To change a row in its place would prove nothing: that needs no space on a full disk. What
        is freed here is free for entries as well, so the next time it cannot be had, nor can they.
        """
        self.set_setting(PROOF_SETTING, secrets.token_hex(PROOF_BYTES // 2))
        self._do(RemoveSetting(PROOF_SETTING))

    def remove(self, table_id: str, since: float | None = None) -> None:
        """Take a table away for good; TableActive if it has an entry of this time or later."""
        check_id(table_id)
        self._do(RemoveTable(table_id, since))

    def change(self, changes: Sequence[Change]) -> None:
        """Change documents, all or none; DocumentChanged if one is not as it was read."""
        for each in changes:
            if not (is_name(each.kind) and is_name(each.name) and is_plain(each.text or "")):
                raise bad_entry(f"a document of {len(each.name)} characters, perhaps strange ones")
        self._do(ChangeDocuments(list(changes)))

    def desk(self) -> Desk:
        """Where other processes hand over what they write; it is closed before the store."""
        return Desk(self._writer)

    def tell_batches(self, listener: Told) -> None:
        """Tell somebody of all that is committed here from now on: how many jobs together, and how
        many seconds it took. He is told in the writer's thread."""
        if isinstance(self._writer, Writer):
            self._writer.told = listener

    def _do(self, act: Act) -> Any:
        job = WriteJob(act)
        self._writer.submit(job)
        return job.done.result()

    # -- reading ----------------------------------------------------------------------------------

    def head(self, table_id: str) -> Head:
        """What is settled for a table; UnknownTable if nobody created it."""
        check_id(table_id)
        with self._reading() as connection:
            row = connection.execute(select(heads).where(heads.c.id == table_id)).first()
            if row is None:
                raise unknown_table(table_id)
            return head_of(row)

    def heads(self, listed_only: bool = False, limit: int = 100) -> list[Head]:
        """Tables, the newest first."""
        query = select(heads).order_by(heads.c.created.desc(), heads.c.id).limit(limit)
        if listed_only:
            query = query.where(heads.c.listed.is_(True))
        with self._reading() as connection:
            return [head_of(row) for row in connection.execute(query)]

    def open_by_turn(self, limit: int) -> list[Head]:
        """Tables for strangers with a clock by turn whose game has not begun, the newest first:
        those have no standing yet."""
        query = select(heads).outerjoin(standings, standings.c.table_id == heads.c.id)
        query = query.where(heads.c.listed.is_(True), standings.c.table_id.is_(None))
        query = query.where(heads.c.extra.contains('"turn":', autoescape=True))
        query = query.order_by(heads.c.created.desc(), heads.c.id).limit(limit)
        with self._reading() as connection:
            return [head_of(row) for row in connection.execute(query)]

    def active_tables(self, since: float, limit: int) -> list[str]:
        """The ids of tables with an entry of this time or later; the last to be active first."""
        last = func.max(entries.c.at)
        query = select(entries.c.table_id).where(entries.c.at >= since)
        query = query.group_by(entries.c.table_id).order_by(last.desc()).limit(limit)
        with self._reading() as connection:
            return list(connection.execute(query).scalars())

    def heads_before(self, time: float, after: str, limit: int) -> list[tuple[str, float]]:
        """Tables that were opened before this time, behind an id in the order of ids: each id and
        when it was."""
        query = select(heads.c.id, heads.c.created).where(heads.c.created < time)
        query = query.where(heads.c.id > after).order_by(heads.c.id).limit(limit)
        with self._reading() as connection:
            return [(table, created) for table, created in connection.execute(query)]

    def activity(self, table_ids: Sequence[str]) -> dict[str, tuple[int, float]]:
        """How many entries these tables have, and when the last was written."""
        counted = select(entries.c.table_id, func.count(), func.max(entries.c.at))
        query = counted.where(entries.c.table_id.in_(table_ids)).group_by(entries.c.table_id)
        with self._reading() as connection:
            return {table: (count, last) for table, count, last in connection.execute(query)}

    def due(
        self, until: float, limit: int, after: tuple[float, str] = (-inf, "")
    ) -> list[tuple[float, str]]:
        """Tables at which something is to be done at this time or earlier, and when, the longest
        overdue first; behind one of them, if it is given."""
        kept = standings.c
        behind = or_(kept.due > after[0], and_(kept.due == after[0], kept.table_id > after[1]))
        query = select(kept.due, kept.table_id).where(kept.due <= until)
        query = query.where(behind) if after[1] else query
        with self._reading() as connection:
            found = connection.execute(query.order_by(kept.due, kept.table_id).limit(limit))
            return [(due, table) for due, table in found]

    def standings(self, table_ids: Sequence[str]) -> dict[str, tuple[Head, str]]:
        """What is kept of these tables beside their logs, with their heads."""
        query = select(standings.c.text, heads).join(heads, heads.c.id == standings.c.table_id)
        query = query.where(standings.c.table_id.in_([each for each in table_ids if is_name(each)]))
        with self._reading() as connection:
            return {row.id: (head_of(row), row.text) for row in connection.execute(query)}

    def read(self, table_id: str, after: int = 0, most: int | None = None) -> list[Entry]:
        """The log of a table from behind this number on, or so many entries of it; UnknownTable if
        nobody created it."""
        check_id(table_id)
        mine, new = entries.c.table_id == table_id, entries.c.number > min(after, BIGGEST)
        query = select(entries).where(mine, new).order_by(entries.c.number).limit(most)
        with self._reading() as connection:
            found = entries_of(connection.execute(query))
        if not found:
            self.head(table_id)
        return found

    def last_numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How far the logs of these tables have come; nothing of tables that nobody created."""
        query = select(heads.c.id, last_number).where(heads.c.id.in_(table_ids))
        with self._reading() as connection:
            return {table: last or 0 for table, last in connection.execute(query)}

    def checkpoint(self, table_id: str, before: int = BIGGEST) -> tuple[int, str] | None:
        """The newest checkpoint of a table that is not behind this entry: its number and text."""
        kept = checkpoints.c
        query = select(kept.number, kept.text).where(
            kept.table_id == table_id, kept.number <= min(before, BIGGEST)
        )
        with self._reading() as connection:
            row = connection.execute(query.order_by(kept.number.desc()).limit(1)).first()
            return (row.number, row.text) if row is not None else None

    def by_key(self, table_id: str, key: str) -> Entry | None:
        """The entry of the command with this key."""
        if not (key and is_name(key) and is_name(table_id)):
            return None
        query = select(entries).where(entries.c.table_id == table_id, entries.c.key == key)
        with self._reading() as connection:
            return next(iter(entries_of(connection.execute(query))), None)

    def preferences(self, table_id: str) -> dict[int, Preference]:
        """What the seats of a table prefer, where they said so."""
        if not is_name(table_id):
            return {}
        query = select(preferences).where(preferences.c.table_id == table_id)
        with self._reading() as connection:
            rows = connection.execute(query)
            return {row.seat: Preference(row.confirm, row.silent_since) for row in rows}

    def setting(self, name: str) -> str | None:
        """A value of the server's own."""
        with self._reading() as connection:
            return connection.execute(FIND_SETTING, {"name": name}).scalar()

    def document(self, kind: str, name: str) -> Document:
        """A document; of version 0, and empty, if there is none."""
        found = self.documents(kind, [name]) if is_name(name) else []
        return found[0] if found else Document(name, 0, "")

    def documents(
        self, kind: str, names: Sequence[str] | None = None, after: str = ""
    ) -> list[Document]:
        """The documents of a kind, or those of these names, in the order of names; those behind a
        name alone."""
        mine, known = documents.c.kind == kind, documents.c
        query = select(known.name, known.version, known.text).where(mine, known.name > after)
        if names is not None:
            query = query.where(known.name.in_(names))
        with self._reading() as connection:
            rows = [Document(*row) for row in connection.execute(query)]
        return sorted(rows, key=lambda each: each.name)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        if self._writer.closed:
            raise unavailable("store-closed", self.name)
        with self._database.reading() as connection:
            try:
                yield connection
            except ValueError as error:  # JSON that is none: nobody writes that but a broken disk
                raise unavailable("store-corrupt", self.name, str(error), error) from error

    # -- the end ----------------------------------------------------------------------------------

    def close(self) -> None:
        """Finish what is queued, then refuse everything."""
        self._writer.close()
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def check_id(table_id: str) -> None:
    """An id that no database could keep is nobody's."""
    if not is_name(table_id):
        raise unknown_table(table_id)
