"""What a process knows of the others that serve the same socket."""

import asyncio
import secrets
from collections.abc import AsyncGenerator, Callable, Iterable

from litestar.channels.backends.base import ChannelsBackend

from plansza.web.processes.birth import Birth
from plansza.web.processes.handover import Trays
from plansza.web.processes.homes import Homes
from plansza.web.processes.line import BEAT, Alive, End, Line, Live, Message, Missed, Ready, Said
from plansza.web.processes.shared import SharedBuckets, SharedCounts

Moved = Callable[[Homes], None]  # is told how it was before
WAITING = 10_000  # news that wait for us; more than that are read from the log instead


class House:
    """This process among the others: where tables are at home, what is said, who is handed over."""

    def __init__(self, birth: Birth) -> None:
        self.homes = Homes(birth.slot, birth.live)
        self.name = birth.house
        self.sender = f"{self.name}.{birth.slot}.{secrets.token_hex(4)}"
        self.on_moved: Moved = lambda before: None
        self.trays = Trays(birth.tray, birth.trays)
        shared = birth.shared
        self.connections = SharedCounts(shared.connections, shared, birth.slot)
        self.streams = SharedCounts(shared.streams, shared, birth.slot)
        self.buckets = SharedBuckets(shared)
        self.cells = shared.cells
        self.desk = birth.desk
        self._end = birth.line
        self._line: Line | None = None
        self._tasks: list[asyncio.Task[None]] = []  # until the process ends
        self._ears: set[asyncio.Queue[Said | None]] = set()

    async def open(self, on_end: Callable[[], None]) -> None:
        """Take up the line; `on_end` is called when it is time to go, or nobody is there."""
        self._line = await Line.open(self._end)
        self._tasks = [
            asyncio.create_task(self._read(self._line, on_end)),
            asyncio.create_task(self._beat()),
        ]

    def is_near(self, sender: str) -> bool:
        """Whether whoever says something is one of us."""
        return sender.startswith(f"{self.name}.")

    def tell_ready(self) -> None:
        """Tell the supervisor that requests are answered."""
        self._say(Ready())

    async def _beat(self) -> None:
        """As long as this process does something at all, the supervisor hears of it."""
        while True:
            self._say(Alive())
            await asyncio.sleep(BEAT)

    def _say(self, message: Message) -> None:
        if self._line is not None:
            self._line.say(message)

    async def _read(self, line: Line, on_end: Callable[[], None]) -> None:
        async for message in line.messages():
            if isinstance(message, Live):
                self._move(message.slots)
            elif isinstance(message, Said):
                self._hear(message)
            elif isinstance(message, Missed):
                self._hear(None)
            elif isinstance(message, End):
                break
        on_end()

    def _move(self, live: Iterable[int]) -> None:
        if {self.homes.me, *live} != set(self.homes.live):
            self.on_moved(self.homes.change(live))

    # -- the channel ------------------------------------------------------------------------------

    def _hear(self, said: Said | None) -> None:
        for ear in self._ears:
            if ear.qsize() < WAITING:
                ear.put_nowait(said)
            elif said is not None:
                ear.put_nowait(None)

    def publish(self, channel: str, data: bytes) -> None:
        """Say something to the others of this house."""
        self._say(Said(channel, data))

    def listen(self) -> "asyncio.Queue[Said | None]":
        """What the others say from now on; None where something was missed."""
        ear: asyncio.Queue[Said | None] = asyncio.Queue()
        self._ears.add(ear)
        return ear

    def deafen(self, ear: "asyncio.Queue[Said | None]") -> None:
        """Listen no more."""
        self._ears.discard(ear)


class HouseChannel(ChannelsBackend):
    """A channel between the processes of one house, by way of their supervisor."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._channels: set[str] = set()
        self._ear: asyncio.Queue[Said | None] | None = None

    async def on_startup(self) -> None:
        """There is nothing to be opened: the line is there."""

    async def on_shutdown(self) -> None:
        """Listen no more."""
        if self._ear is not None:
            self._house.deafen(self._ear)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say it to the others; not to ourselves."""
        for channel in channels:
            self._house.publish(channel, data)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Begin to listen."""
        self._channels.update(channels)
        if self._ear is None:
            self._ear = self._house.listen()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Hear less."""
        self._channels.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What is said, until something was missed."""
        assert self._ear is not None
        while (said := await self._ear.get()) is not None:
            if said.channel in self._channels:
                yield said.channel, said.data
        raise ConnectionError("some of what was said was missed")

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing is kept."""
        return []
