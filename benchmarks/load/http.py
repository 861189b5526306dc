"""HTTP and WebSockets for those who play, as little of them as there can be: what the load takes of
the machine is missing to the server."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec

LONGEST = 1 << 20  # bytes of a line that a server may send
TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9  # what a frame of a WebSocket holds
FIN = 0x80
MASKED = 0x80
NO_MASK = bytes(4)  # a client must mask what it sends; by nothing is allowed, and costs nothing
HEAD_ENDS = b"\r\n\r\n"
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
COOKIE = re.compile(rb"set-cookie: ([^;]+)", re.IGNORECASE)
GONE = "the server has hung up"


class Answers(asyncio.Protocol):
    """A connection that is kept, for one request after the other."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._answer: asyncio.Future[tuple[bytes, bytes]] | None = None
        self._data = b""

    async def ask(self, message: bytes) -> tuple[bytes, bytes]:
        """Send a request; the head and the body of its answer."""
        if self._transport is None:
            raise ConnectionResetError(GONE)
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(message)
        return await self._answer

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._data += data
        end = self._data.find(HEAD_ENDS) + len(HEAD_ENDS)
        if end < len(HEAD_ENDS) or self._answer is None or self._answer.done():
            return
        head = self._data[:end]
        length = LENGTH.search(head)
        last = end + int(length[1]) if length else end
        if len(self._data) >= last:
            body, self._data = self._data[end:last], self._data[last:]
            self._answer.set_result((head, body))

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionResetError(GONE))


class Events(asyncio.Protocol):
    """A live stream: hands its events over, out of the chunks they come in."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.ended = asyncio.get_running_loop().create_future()
        self._heard = heard
        self._begun = False  # whether the head is through
        self._data = b""  # of a chunk
        self._rest = b""  # of an event

    def data_received(self, data: bytes) -> None:
        data, begin = self._data + data, 0
        if not self._begun:
            begin = data.find(HEAD_ENDS) + len(HEAD_ENDS)
            self._begun = begin >= len(HEAD_ENDS)
        while self._begun and (line := data.find(b"\r\n", begin)) > 0:
            size = int(data[begin:line], 16)
            first, last = line + 2, line + 2 + size
            if len(data) < last + 2:
                break
            begin = last + 2
            if size:
                self._take(data[first:last])
            elif not self.ended.done():
                self.ended.set_result(None)
        self._data = data[begin:] if self._begun else data

    def _take(self, chunk: bytes) -> None:
        *events, self._rest = (self._rest + chunk).split(b"\n\n")
        for event in events:
            self._heard(event)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ended.done():
            self.ended.set_exception(ConnectionResetError(GONE))


class Line:
    """One browser: its address, its cookie, and a connection that is kept."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address  # the server limits requests by address, and players have their own
        self.cookie = ""
        self._answers: Answers | None = None

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A new connection from this browser's address."""
        return await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0), limit=LONGEST
        )

    def request(self, method: str, path: str, body: bytes = b"") -> bytes:
        """A request as it goes over the wire."""
        lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(body)}"]
        lines += [f"Cookie: {self.cookie}"] if self.cookie else []
        lines += ["Content-Type: application/json"] if body else []
        return "\r\n".join([*lines, "", ""]).encode() + body

    async def post(self, path: str, **request: Any) -> dict[str, Any]:
        """Send JSON and read the answer."""
        answer = await self.exchange(self.request("POST", path, msgspec.json.encode(request)))
        found: dict[str, Any] = msgspec.json.decode(answer)
        return found

    async def exchange(self, message: bytes) -> bytes:
        """Send a request and read the answer; a kept connection that was closed is opened again."""
        try:
            return await self._exchange(message)
        except (ConnectionError, asyncio.IncompleteReadError):
            self.close()
            return await self._exchange(message)

    async def _exchange(self, message: bytes) -> bytes:
        if self._answers is None:
            _, self._answers = await asyncio.get_running_loop().create_connection(
                Answers, "127.0.0.1", self.port, local_addr=(self.address, 0)
            )
        head, body = await self._answers.ask(message)
        if cookie := COOKIE.search(head):
            self.cookie = cookie[1].decode()
        if status_of(head) >= 300:
            raise RuntimeError(f"{status_of(head)} {body.decode()}")
        return body

    async def listen(self, path: str, heard: Callable[[bytes], None]) -> None:
        """Follow a live stream, on a connection of its own, until the server ends it."""
        transport, events = await asyncio.get_running_loop().create_connection(
            lambda: Events(heard), "127.0.0.1", self.port, local_addr=(self.address, 0)
        )
        try:
            transport.write(self.request("GET", path))
            await events.ended
        finally:
            transport.close()

    def close(self) -> None:
        """Hang up."""
        if self._answers is not None:
            self._answers.close()
        self._answers = None


def status_of(head: bytes) -> int:
    """The number in the first line of an answer."""
    return int(head[9:12])


async def read_head(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The status of an answer, and its headers."""
    head = await reader.readuntil(HEAD_ENDS)
    return status_of(head), head


# -- WebSockets -----------------------------------------------------------------------------------


class WebSocket:
    """A WebSocket of whole text messages, one frame each, not packed."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def send(self, message: bytes) -> None:
        """Send a text."""
        size = len(message)
        short = size < 126
        head = bytes([FIN | TEXT, MASKED | (size if short else 126)])
        self._writer.write(head + (b"" if short else size.to_bytes(2, "big")) + NO_MASK + message)

    async def receive(self) -> AsyncIterator[bytes]:
        """The texts that come, until the server hangs up."""
        while True:
            kind, size = await self._reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(
                    await self._reader.readexactly(2 if size == 126 else 8), "big"
                )
            message = await self._reader.readexactly(size)
            if kind == FIN | CLOSE:
                return
            if kind == FIN | TEXT:
                yield message

    def close(self) -> None:
        """Hang up."""
        self._writer.close()


async def web_socket(line: Line, path: str) -> WebSocket:
    """Open one from a browser's address."""
    reader, writer = await line.connect()
    lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", ""]
    writer.write("\r\n".join(lines).encode())
    status, _ = await read_head(reader)
    if status != 101:
        raise RuntimeError(f"{status} instead of a WebSocket")
    return WebSocket(reader, writer)
