"""Tells who is there: to the pages at a table, and to the other processes on the same database."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from plansza.table.tables import News
from plansza.web.common.upkeep import Upkeep
from plansza.web.tables.attendance import Attendance
from plansza.web.tables.channels import Here
from plansza.web.tables.hub import Hub

BEAT = 2.0  # seconds between two looks for pages that ask no more, and processes that are silent
BEATS_TO_SAY = 5  # after so many everything is said again
ANSWERED = 3.0  # seconds that the others have to say whether somebody is with them
AT_ONCE = 100  # tables in one message: PostgreSQL carries 8000 bytes

Say = Callable[[Here], None]


class PresenceKeeper(Upkeep):
    """Notes signs of life, and spreads what has changed by them."""

    def __init__(self, attendance: Attendance, hub: Hub, say: Say, is_alone: bool = True) -> None:
        self._attendance = attendance
        self._hub = hub
        self._say = say
        self._is_alone = is_alone
        self._said: dict[str, list[int]] = {}
        self._heard = asyncio.Event()  # a new one whenever the others have said something
        hub.on_presence = self._spread

    # -- what happens here --------------------------------------------------------------------

    def poll(self, table_id: str, seats: Sequence[int]) -> None:
        """A page of these seats asks for the pulse: it is there, though hidden."""
        if not seats:
            return
        self._attendance.poll(table_id, seats)
        self._hub.tell_presence(table_id)
        self._spread(table_id)

    def sign(self, table_id: str, seats: Iterable[int]) -> None:
        """Whoever holds these seats has just done something."""
        away = [seat for seat in seats if not self._attendance.is_present(table_id, seat)]
        if away:
            self._attendance.sign(table_id, away)
            self._say(Here({table_id: away}, signs=True))

    def note(self, news: News) -> None:
        """Absence does not count before there is a game: not at a table, nor at its rematch."""
        table = news.table
        everybody = range(table.head.seats)
        if news.entry.kind == "start":
            self.sign(table.id, everybody)
        elif news.entry.kind == "rematch":
            self.sign(table.next_table, everybody)

    async def finds(self, table_id: str, seat: int) -> bool:
        """Whether somebody is there. Who has come to another process just now is not known here
        yet, so before anybody is taken for absent the others are asked."""
        if self._is_alone or self._attendance.is_present(table_id, seat):
            return self._attendance.is_present(table_id, seat)
        self._say(Here(missed=table_id))
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWERED):
                while not self._attendance.is_present(table_id, seat):
                    await self._heard.wait()
        return self._attendance.is_present(table_id, seat)

    def _spread(self, table_id: str) -> None:
        here = self._attendance.here(table_id)
        if here != self._said.get(table_id, []):
            self._note_said(table_id, here)
            self._say(Here({table_id: here}))

    def _note_said(self, table_id: str, here: list[int]) -> None:
        if here:
            self._said[table_id] = here
        else:
            self._said.pop(table_id, None)

    # -- what the others say ------------------------------------------------------------------

    def hear(self, here: Here) -> None:
        """Another process says who is there, or asks who is here."""
        for table_id, seats in here.tables.items():
            if here.signs:
                self._attendance.sign(table_id, seats)
            else:
                self._attendance.hear(here.sender, table_id, seats)
                self._hub.tell_presence(table_id)
        if here.asks:
            self._say_all()
        if here.missed and (seats := self._attendance.here(here.missed)):
            self._say(Here({here.missed: seats}))
        self._heard.set()
        self._heard = asyncio.Event()

    def hear_anew(self) -> None:
        """The line to the others is open: tell them everything, and ask them."""
        self._attendance.hear_anew()
        self._say(Here(asks=True))
        self._say_all()

    def lose(self) -> None:
        """The line to the others is broken, or not open yet."""
        self._attendance.deaf = True

    def _say_all(self) -> None:
        everybody = list(self._attendance.all_here().items())
        for first in range(0, len(everybody), AT_ONCE):
            self._say(Here(dict(everybody[first : first + AT_ONCE])))

    # -- what only time tells -----------------------------------------------------------------

    async def _keep(self) -> None:
        count = 0
        while True:
            await asyncio.sleep(BEAT)
            count += 1
            for table_id in self._hub.watched():
                self._hub.tell_presence(table_id)
            for table_id in list(self._said):
                self._spread(table_id)
            if count % BEATS_TO_SAY == 0:
                self._attendance.tidy()
                self._say_all()
