"""Reading tables from the log: beside the event loop, and never more of the log than needed.

Every so many entries the table is written down (`checkpoint`), so that any place of a log, however
long, is reached by following a bounded number of entries. All this happens in threads of its own;
they give way after every entry, so that whoever is served meanwhile does not wait.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, TypeVar

from plansza.core.contract import Event, Game
from plansza.core.errors import PlanszaError, blaming
from plansza.games import find
from plansza.store import Store
from plansza.store.entries import Entry, Head, Preference
from plansza.store.rows import BIGGEST
from plansza.table import checkpoint
from plansza.table.checkpoint import DoesNotFit, Followed
from plansza.table.decide import refused
from plansza.table.live_tables import LiveTable
from plansza.table.preferences import Settings
from plansza.table.table import Table
from plansza.table.tail import PAGE, Logged, LogPart

log = logging.getLogger(__name__)
SPACING = 128  # entries between two checkpoints
BATCH = 256  # entries read at once
THREADS = 3  # that follow logs; other readers of the store have their own
CHECK = 12  # hex digits of the digest that every move carries in the log
Result = TypeVar("Result")


class LogReader:
    """Reads tables and parts of their logs."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._threads = ThreadPoolExecutor(THREADS, "plansza reading")

    async def aside(self, act: Callable[..., Result], *arguments: Any) -> Result:
        """Do something long without keeping anybody waiting."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, act, *arguments)

    # -- whole tables -------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """A table as its log has it now."""
        return await self.aside(self._table, table_id)

    def _table(self, table_id: str) -> LiveTable:
        head = self._store.head(table_id)
        game = game_of(head)
        kept = self._store.preferences(table_id)
        try:
            return self._followed(game, head, kept, follow_quickly)
        except Differs:
            return self._followed(game, head, kept, follow)

    def _followed(
        self, game: Game, head: Head, kept: dict[int, Preference], follow: "Follow"
    ) -> LiveTable:
        """The table with the newest page of its log, for whoever opens it wants that as well."""
        page = self._store.last_numbers([head.id]).get(head.id, 0) - PAGE
        live = self._resumed(game, head, kept, page) or new_table(game, head, kept)
        table, written, check = live.table, self._written_down(game, head), ""
        for entry in self._entries(head.id, table.number):
            live.take([entry], [follow(table, entry)])
            live.note(table)
            check = entry.body.get("check", check)
            if entry.number % SPACING == 0 and entry.number > written:
                agree(table, check)
                self._keep(table, live.followed())
        agree(table, check)
        return live

    def _resumed(
        self, game: Game, head: Head, kept: dict[int, Preference], before: int
    ) -> LiveTable | None:
        """The table at the last checkpoint up to an entry that knows what the seats wish."""
        for table, followed in self._checkpoints(game, head, before):
            settings = wishes_at(table.number, followed, kept)
            if settings is not None:
                live = LiveTable(table, kept=kept)
                live.settings.update(settings)
                live.note(table)  # of a wish that was stated at this very entry
                return live
        return None

    def _checkpoints(
        self, game: Game, head: Head, before: int = BIGGEST
    ) -> Iterator[tuple[Table, Followed]]:
        """The checkpoints that fit, the newest first."""
        while found := self._store.checkpoint(head.id, before):
            number, text = found
            try:
                yield checkpoint.read(text, game, head)
            except DoesNotFit as error:
                log.info("checkpoint %d of table %s does not fit: %s", number, head.id, error)
            before = number - 1

    def _entries(self, table_id: str, after: int, last: int | None = None) -> Iterator[Entry]:
        """The entries behind a number, giving way after each to whoever else wants to run."""
        while found := self._store.read(table_id, after, BATCH):
            for entry in found:
                if last is not None and entry.number > last:
                    return
                yield entry
                time.sleep(0)
            after = found[-1].number
            if len(found) < BATCH:
                return

    # -- parts of logs ------------------------------------------------------------------------

    async def part(self, table: Table, after: int, last: int) -> LogPart:
        """The entries behind a number up to another, with what happened at each."""
        return await self.aside(self._part, table, after, last)

    def _part(self, now: Table, after: int, last: int) -> LogPart:
        logged: list[Logged] = []
        table = self._at(now, after)
        stood = len(table.steps)
        with blaming(now.game.id):
            for entry in self._entries(now.id, after, last):
                logged.append((entry, table.apply(entry)))
        return LogPart(logged, stood)

    def near(self, now: Table, number: int) -> Table:
        """The table as it was not long before an entry; whoever asked may change it."""
        found = next(self._checkpoints(now.game, now.head, number), None)
        return found[0] if found is not None else Table(now.game, now.head)

    def _at(self, now: Table, number: int) -> Table:
        with blaming(now.game.id):
            table = self.near(now, number)
            if table.number < number:
                for entry in self._entries(now.id, table.number, number):
                    table.apply(entry)
        return table

    # -- checkpoints --------------------------------------------------------------------------

    def _written_down(self, game: Game, head: Head) -> int:
        """The entry of the newest checkpoint, if this program can use it."""
        number, text = self._store.checkpoint(head.id) or (0, "")
        return number if checkpoint.fits(text, game, head) else 0

    def keep_soon(self, live: LiveTable, before: int) -> None:
        """Write a table down, if it has come far enough since this entry; nobody waits for that."""
        if live.table.number // SPACING > before // SPACING:
            self._threads.submit(self._keep, live.table, live.followed())

    def _keep(self, table: Table, followed: Followed) -> None:
        """A table that is in doubt, or cannot be written down, is read from its log."""
        if table.doubt:
            return
        try:
            text = checkpoint.write(table, followed)
            self._store.keep_checkpoint(table.id, table.number, text)
        except PlanszaError as error:
            log.info("table %s was not written down: %s", table.id, error)
        except Exception as error:  # of a game that cannot write its positions
            log.warning("table %s cannot be written down: %r", table.id, error)


def game_of(head: Head) -> Game:
    """The game of a table; refused if it has other rules by now."""
    game = find(head.game)
    if head.rules_version != game.rules_version:
        raise refused(
            "old-rules",
            f"this table follows version {head.rules_version} of the rules of {game.id}, this "
            f"program version {game.rules_version}: open it with a release of its time",
            game=game.id,
            theirs=head.rules_version,
            ours=game.rules_version,
        )
    return game


def new_table(game: Game, head: Head, kept: dict[int, Preference]) -> LiveTable:
    """A table before its first entry."""
    with blaming(game.id):
        return LiveTable(Table(game, head), kept=kept)


def wishes_at(
    number: int, followed: Followed, kept: dict[int, Preference]
) -> dict[int, Settings] | None:
    """What became of the seats' wishes up to an entry; None where that is not known, because they
    were stated before it and are not those that were followed then."""
    settings: dict[int, Settings] = {}
    for seat, wish in kept.items():
        asked, then = followed.get(seat, (None, None))
        if wish.silent_since is None or wish.silent_since >= number:
            continue  # nothing can have become of it yet
        if then is None or asked != wish.silent_since:
            return None
        settings[seat] = replace(then, confirm=wish.confirm)
    return settings


class Differs(Exception):
    """A log that was followed quickly led to another position than it says."""


Follow = Callable[[Table, Entry], list[Event]]


def follow_quickly(table: Table, entry: Entry) -> list[Event]:
    """Apply an entry of the log without a look at the position it led to."""
    with blaming(table.game.id):
        return table.apply(entry)


def agree(table: Table, check: str) -> None:
    """The position has the digest that the last move in the log says, or it is known that one has
    not: then whoever follows the log entry by entry finds out where it began."""
    if check and not table.doubt and check != digest_of(table):
        raise Differs


def follow(table: Table, entry: Entry) -> list[Event]:
    """Apply an entry of the log; a digest that differs is reported, never hidden."""
    with blaming(table.game.id):
        events = table.apply(entry)
    expected = entry.body.get("check")
    if expected is not None and expected != digest_of(table):
        table.doubt = table.doubt or entry.number
        log.error("table %s differs from its log at entry %d", table.id, entry.number)
    return events


def digest_of(table: Table) -> str:
    """The first digits of the position's digest; they stay in the log and never leave it."""
    return table.position.digest()[:CHECK] if table.position is not None else ""
