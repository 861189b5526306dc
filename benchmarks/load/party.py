"""Those who sit at one table, whatever server it is at, and what they notice."""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any

OPENING = (
    45  # moves of which a table has made some when it is measured; a game of spor has about 60
)
PATIENCE = 20.0
TROUBLES = (RuntimeError, TimeoutError, OSError, asyncio.IncompleteReadError)


@dataclass
class Tally:
    """What one load process has seen since the measuring began."""

    waits: list[float] = field(default_factory=list)
    moves: int = 0
    events: int = 0
    bytes: int = 0
    troubles: list[str] = field(default_factory=list)

    def hear(self, size: int) -> None:
        """Somebody got an event."""
        self.events += 1
        self.bytes += size


class Tempo:
    """When the parties of a load process move: not at all between two measurings."""

    def __init__(self) -> None:
        self.pace = 1.0  # seconds from one move at a table to the next
        self.going = asyncio.Event()


class Party(ABC):
    """Some players and a spectator who play one game after the other."""

    def __init__(self, place: int, tempo: Tempo, tally: Callable[[], Tally]) -> None:
        self.place = place
        self.tally = tally
        self.luck = random.Random(place)
        self._tempo = tempo
        self._streams: list[asyncio.Task[None]] = []

    @abstractmethod
    async def open(self) -> None:
        """Sit down at a new table, all of them."""

    @abstractmethod
    async def move(self) -> float:
        """Make any move; how long it took until all the other players saw it. If it ended the
        game, a new one is opened."""

    def leave(self) -> None:
        """Hang up."""
        for stream in self._streams:
            stream.cancel()

    def listen(self, streams: Iterable[Coroutine[Any, Any, None]]) -> None:
        """Follow what everybody at the table is told; whoever is told no more says so."""
        self._streams = [asyncio.create_task(stream) for stream in streams]
        for stream in self._streams:
            stream.add_done_callback(self._note_end)

    def _note_end(self, stream: asyncio.Task[None]) -> None:
        if not stream.cancelled():
            self.tally().troubles.append(f"a stream ended: {stream.exception()!r}")

    async def play(self, ready: Callable[[], None]) -> None:
        """Get a table some way into its game, then go on at the pace until cancelled."""
        try:
            await self.open()
            for _ in range(self.luck.randrange(OPENING)):
                await self.move()
            ready()
            await self._go_on()
        finally:
            self.leave()

    async def _go_on(self) -> None:
        due = 0.0
        while True:
            await asyncio.sleep(due - time.perf_counter())
            if not self._tempo.going.is_set():  # all who wait would go on at the same moment
                await self._tempo.going.wait()
                due = time.perf_counter() + self._tempo.pace * self.luck.random()
                continue
            pace = self._tempo.pace
            due = max(due, time.perf_counter() - pace) + pace
            try:
                wait = await self.move()
            except TROUBLES as error:
                self.tally().troubles.append(repr(error))
                await self._open_anew()
            else:
                self.tally().waits.append(wait)
                self.tally().moves += 1

    async def _open_anew(self) -> None:
        """Go on at another table, as soon as there is one to be had."""
        while True:
            self.leave()
            try:
                return await self.open()
            except TROUBLES:
                await asyncio.sleep(self._tempo.pace)


def address_of(number: int) -> str:
    """An address of this machine for everybody: all of 127.0.0.0/8 is ours."""
    return f"127.{1 + number // 62_500}.{number // 250 % 250}.{number % 250 + 1}"
