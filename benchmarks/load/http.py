"""HTTP and WebSockets for those who play, as little of them as there can be."""

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

import msgspec

LONGEST = 1 << 20  # bytes of a line that a server may send
TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9  # what a frame of a WebSocket holds
FIN = 0x80
MASKED = 0x80
NO_MASK = bytes(4)  # a client must mask what it sends; by nothing is allowed, and costs nothing


class Line:
    """One browser: its address, its cookie, and a connection that is kept."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address  # the server limits requests by address, and players have their own
        self.cookie = ""
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

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
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await self.connect()
        self._writer.write(message)
        status, headers = await read_head(self._reader)
        length = re.search(rb"content-length: (\d+)", headers, re.IGNORECASE)
        body = await self._reader.readexactly(int(length[1]) if length else 0)
        cookie = re.search(rb"set-cookie: ([^;]+)", headers, re.IGNORECASE)
        if cookie:
            self.cookie = cookie[1].decode()
        if status >= 300:
            raise RuntimeError(f"{status} {body.decode()}")
        return body

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None


async def read_head(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The status of an answer, and its headers."""
    head = await reader.readuntil(b"\r\n\r\n")
    return int(head[9:12]), head


async def read_events(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """The events of a live stream, out of the chunks they come in."""
    rest = b""
    while size := int(await reader.readline(), 16):
        rest += (await reader.readexactly(size + 2))[:-2]
        *events, rest = rest.split(b"\n\n")
        for event in events:
            yield event


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
