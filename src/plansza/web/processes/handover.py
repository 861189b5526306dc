"""A connection goes to the process where the table of its next request is at home.

Between two requests a connection is nothing but a socket, and what has arrived of the next one is
a few hundred bytes: both fit into one message from process to process. Where that fails, because
the other one is busy or gone, the request is served here: that is slower, and just as right.
"""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from plansza.web.processes.homes import Homes, table_in

if TYPE_CHECKING:
    from plansza.web.connections import GuardedProtocol as Base
else:
    Base = object

LARGEST = 64 * 1024  # bytes of a request that are handed over with its connection
BUFFER = 512 * 1024  # bytes that may lie in a tray
LENGTH = re.compile(rb"\r\ncontent-length:[ \t]*(\d{1,9})[ \t]*\r\n")
Adopt = Callable[[socket.socket, bytes], Awaitable[None]]


# -- the trays ------------------------------------------------------------------------------------


def new_tray() -> tuple[socket.socket, socket.socket]:
    """Both ends of a tray: where others put connections, and where its owner takes them."""
    ends = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    for end in ends:
        end.setblocking(False)
        for size in (socket.SO_SNDBUF, socket.SO_RCVBUF):
            end.setsockopt(socket.SOL_SOCKET, size, BUFFER)
    return ends


def put(tray: socket.socket, connection: int, data: bytes) -> bool:
    """Lay a connection into a tray; not if there is no room."""
    try:
        socket.send_fds(tray, [data], [connection])
    except OSError:
        return False
    return True


def take(tray: socket.socket) -> tuple[socket.socket, bytes] | None:
    """The next connection out of a tray."""
    try:
        data, files, _, _ = socket.recv_fds(tray, LARGEST, 1)
    except OSError:
        return None
    return (socket.socket(fileno=files[0]), data) if files else None


class Trays:
    """The tray of this process, and those of the others."""

    def __init__(self, own: socket.socket, others: Mapping[int, socket.socket]) -> None:
        self._own = own
        self._others = others
        self._tasks: set[asyncio.Task[None]] = set()
        self.given = 0
        self.taken = 0

    def give(self, slot: int, connection: int, data: bytes) -> bool:
        """Hand a connection to another process; whether that was possible."""
        if len(data) > LARGEST or not put(self._others[slot], connection, data):
            return False
        self.given += 1
        return True

    def open(self, adopt: Adopt) -> None:
        """Take what comes from now on."""
        asyncio.get_running_loop().add_reader(self._own, self._take_all, adopt)

    def close(self) -> None:
        """Take no more."""
        asyncio.get_running_loop().remove_reader(self._own)

    def _take_all(self, adopt: Adopt) -> None:
        while (found := take(self._own)) is not None:
            self.taken += 1
            task = asyncio.ensure_future(self._adopt(adopt, *found))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _adopt(self, adopt: Adopt, connection: socket.socket, data: bytes) -> None:
        with suppress(OSError):  # whoever hung up meanwhile
            await adopt(connection, data)


# -- the connections ------------------------------------------------------------------------------


def length_of(data: bytes) -> int | None:
    """How long the request is that begins here; None if that cannot be told for sure.

    Only what every reader understands alike is understood: a proxy may send requests of many
    people over one connection, and where one ends must never be in doubt.
    """
    end = data.find(b"\r\n\r\n")
    if end < 0:
        return None
    head = data[: end + 2].lower()
    lines = head.count(b"\r\n")
    if head.count(b"\n") != lines or head.count(b"\r") != lines or b"transfer-encoding" in head:
        return None
    if b"content-length" not in head:
        return end + 4
    found = LENGTH.findall(head)
    if len(found) != 1 or head.count(b"content-length") != 1:
        return None
    return end + 4 + int(found[0])


class NoDoors:
    """For a connection that lives elsewhere by now, and is counted there."""

    def leave(self, host: str) -> None:
        """It has left already."""


class Homing(Base):
    """A part of the protocol of a connection: between two requests it may go home."""

    homes: Homes
    trays: Trays
    brought: bytes = b""  # what another process had read when it gave us the connection
    _left: int | None = 0  # bytes of the last request that are still to come; None: nobody knows

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.brought and self._inside:
            self._begin(self.brought)
            super().data_received(self.brought)

    def data_received(self, data: bytes) -> None:
        if self._is_between():
            if self._goes_home(data):
                return
            self._begin(data)
        elif self._left is not None:
            self._left = self._left - len(data) if len(data) <= self._left else None
        super().data_received(data)

    def _is_between(self) -> bool:
        """Whether one request is over, and nothing of the next one is here."""
        cycle: Any = self.cycle
        return self._left == 0 and (cycle is None or cycle.response_complete)

    def _begin(self, data: bytes) -> None:
        """A request begins; what is more than one request stays here for good."""
        length = length_of(data)
        self._left = length - len(data) if length is not None and length >= len(data) else None

    def _goes_home(self, data: bytes) -> bool:
        table = table_in(data)
        if table is None or self.homes.is_mine(table) or self.transport.get_write_buffer_size():
            return False
        connection: int = self.transport.get_extra_info("socket").fileno()
        self.doors.leave(self._host)  # first: it must not count twice where it arrives
        if not self.trays.give(self.homes.of(table), connection, data):
            self.doors.enter_again(self._host)
            return False
        self.doors = NoDoors()  # type: ignore[assignment]
        self.transport.abort()  # closes our end of what another process holds now
        return True


def homing(protocol: type[Any], homes: Homes, trays: Trays) -> type[Any]:
    """The same protocol for connections that go home."""
    return type("HomingProtocol", (Homing, protocol), {"homes": homes, "trays": trays})
