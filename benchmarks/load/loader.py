"""A load process: it carries some tables, and counts what they see."""

import asyncio
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection

from benchmarks.load.matches import MatchParty
from benchmarks.load.party import Party, Tally, Tempo
from benchmarks.load.tables import TableParty, watch_bots

PACE = 1.0  # seconds from one move at a table to the next
SETTLE = 2.0  # seconds between the opening of tables and the measuring
AT_ONCE = 12  # tables that are opened at the same time
BOARDGAME_IO = "boardgame.io"


@dataclass(frozen=True)
class Played:
    """What is played at every table; at those of `BOARDGAME_IO` its own game."""

    game: str = "spor"
    seats: int = 2


@dataclass(frozen=True)
class LoadRequest:
    """Carry so many tables, and measure for so long; without a pace nobody pauses."""

    tables: int
    seconds: float
    settle: float = SETTLE
    pace: float = PACE
    bots: int = 0  # tables besides, where bots play each other


def load(line: Connection, port: int, played: Played, first: int) -> None:
    """A load process: it does what it is asked until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, asyncio.CancelledError):
        asyncio.run(Loader(port, played, first).work(line))


class Loader:
    """Some tables, and what they have seen."""

    def __init__(self, port: int, played: Played, first: int) -> None:
        self._port = port
        self._played = played
        self._first = first
        self._tempo = Tempo()
        self._tally = Tally()
        self._playing: list[asyncio.Task[None]] = []

    async def work(self, line: Connection) -> None:
        """Open tables as they are asked for; measure when all loaders are ready, then pause."""
        while True:
            request: LoadRequest = await asyncio.to_thread(line.recv)
            await self._open(request.tables - len(self._playing))
            line.send("ready")
            await asyncio.to_thread(line.recv)
            bots = [
                asyncio.create_task(watch_bots(self._port, place)) for place in range(request.bots)
            ]
            self._tempo.pace = request.pace
            self._tempo.going.set()
            await asyncio.sleep(request.settle)
            self._tally, began = Tally(), time.process_time()
            await asyncio.sleep(request.seconds)
            seen, spent = self._tally, time.process_time() - began
            self._tempo.going.clear()
            self._tally = Tally()
            for watching in bots:
                watching.cancel()
            line.send((seen, spent))

    async def _open(self, count: int) -> None:
        gate, begin = asyncio.Semaphore(AT_ONCE), self._first + len(self._playing)
        await asyncio.gather(*(self._begin(gate, begin + place) for place in range(count)))

    async def _begin(self, gate: asyncio.Semaphore, place: int) -> None:
        async with gate:
            ready = asyncio.Event()
            party = self._party(place, lambda: self._tally)
            playing = asyncio.create_task(party.play(ready.set))
            self._playing.append(playing)
            waiting = asyncio.create_task(ready.wait())
            await asyncio.wait({playing, waiting}, return_when=asyncio.FIRST_COMPLETED)
            if playing.done():
                playing.result()

    def _party(self, place: int, tally: Callable[[], Tally]) -> Party:
        if self._played.game == BOARDGAME_IO:
            return MatchParty(self._port, place, self._tempo, tally)
        game, seats = self._played.game, self._played.seats
        return TableParty(self._port, place, self._tempo, tally, game, seats)
