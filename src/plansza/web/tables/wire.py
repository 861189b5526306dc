"""The wire to one client, and what waits on all wires for those who do not read.

The server that carries us writes whatever it is given into the wire's buffer at once, and closing
a wire waits until the client has read that: one who never does would keep it for ever. So streams
write small pieces, ask the wire what is still unread, and cut it where nobody reads.
"""

from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, cast

from litestar.types import ASGIApp, Receive, Scope, Send

WIRE = "plansza.wire"  # in the scope of a request
PIECE = 16 * 1024  # bytes that are given to a wire at once, and that it may hold before we wait
MOST_UNREAD = 32 * 1024 * 1024  # bytes that may wait for all clients together


class Transport(Protocol):
    """What we use of asyncio's transports."""

    def get_write_buffer_size(self) -> int: ...

    def is_closing(self) -> bool: ...

    def set_write_buffer_limits(self, high: int | None = None) -> None: ...

    def abort(self) -> None: ...


class Wire:
    """The way to one client, with the `send` of who holds it; without a transport, as in tests,
    there is nothing to be done."""

    def __init__(self, transport: Transport | None, send: Send | None = None) -> None:
        self._transport = transport
        self._send = send
        if transport is not None:
            transport.set_write_buffer_limits(high=PIECE)

    def unread(self) -> int:
        """The bytes that wait here, besides those that the system holds."""
        return self._transport.get_write_buffer_size() if self._transport is not None else 0

    def is_closed(self) -> bool:
        """Whether nobody will read any more; whoever serves the wire learns it a moment later, and
        asyncio complains of all that is written meanwhile."""
        return self._transport is not None and self._transport.is_closing()

    def put(self, piece: bytes) -> bool:
        """Write a piece of an answer that has begun, without a task that waits for it; False, and
        nothing is written, where somebody would have to wait."""
        if self._transport is None or self._send is None or self._transport.get_write_buffer_size():
            return False
        sending = self._send({"type": "http.response.body", "body": piece, "more_body": True})
        try:
            cast(Coroutine[Any, Any, None], sending).send(None)
        except StopIteration:
            return True
        cast(Coroutine[Any, Any, None], sending).close()  # who holds a wire waits before writing
        return False

    def cut(self) -> None:
        """End it at once; what is unread is forgotten."""
        if self._transport is not None:
            self._transport.abort()


class InOnePiece:
    """Lets an answer's head and body go out together: each piece costs a call of the system. In
    between, whoever speaks HTTP writes to us."""

    def __init__(self, scope: Scope) -> None:
        self._transport, send = cast(dict[str, Any], scope).get(WIRE, (None, None))
        self._speaker: Any = getattr(send, "__self__", None)
        self._pieces: list[bytes] = []

    def __enter__(self) -> None:
        if self._transport is not None:
            self._speaker.transport = self

    def __exit__(self, *raised: object) -> None:
        if self._transport is not None:
            self._speaker.transport = self._transport
            self._flush()

    def write(self, piece: bytes) -> None:
        self._pieces.append(piece)

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def is_closing(self) -> bool:
        return bool(self._transport.is_closing())

    def _flush(self) -> None:
        pieces, self._pieces = self._pieces, []
        if pieces:
            self._transport.write(b"".join(pieces))


class Unread:
    """What waits for whom, the longest waiting first: they go when all is too much."""

    def __init__(self, most: int = MOST_UNREAD) -> None:
        self._most = most
        self._waiting: dict[Wire, int] = {}
        self.size = 0

    @contextmanager
    def waiting(self, wire: Wire, size: int) -> Iterator[None]:
        """As long as a client is waited for, who is to get so many bytes more."""
        self._waiting[wire] = size
        self.size += size
        while self.size > self._most and len(self._waiting) > 1:
            slowest = next(iter(self._waiting))
            self._forget(slowest)
            slowest.cut()
        try:
            yield
        finally:
            self._forget(wire)

    def _forget(self, wire: Wire) -> None:
        self.size -= self._waiting.pop(wire, 0)


def with_wires(app: ASGIApp) -> ASGIApp:
    """An application whose streams know their wires. Uvicorn does not offer them, but `send` is a
    method of whatever holds the transport."""

    async def carry(scope: Scope, receive: Receive, send: Send) -> None:
        holder = getattr(send, "__self__", None)
        asked = cast(dict[str, Any], scope)
        asked[WIRE] = getattr(holder, "transport", None), send
        try:
            await app(scope, receive, send)
        finally:
            del asked[WIRE]  # `send` holds the scope: a circle for each request to be collected

    return carry


def wire_of(scope: Scope) -> Wire:
    """The wire on which a request came."""
    return Wire(*cast(dict[str, Any], scope).get(WIRE, (None, None)))
