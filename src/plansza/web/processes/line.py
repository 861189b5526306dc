"""The line between the supervisor and a process: short messages both ways, and an end that is
noticed, however the other one died."""

import asyncio
import socket
from collections.abc import AsyncIterator

import msgspec

LENGTH = 4  # bytes that say how long a message is
LONGEST = 1 << 20
BEAT = 1.0  # seconds between two signs of life of a process


class Ready(msgspec.Struct, tag=True):
    """A process answers requests."""


class Alive(msgspec.Struct, tag=True):
    """A sign of life: the event loop of a process goes round."""


class Failed(msgspec.Struct, tag=True):
    """Why a process cannot start; a refusal of ours has a code and facts."""

    code: str
    sentence: str
    facts: dict[str, int | str] = {}


class Live(msgspec.Struct, tag=True):
    """Which processes live now."""

    slots: list[int]


class Said(msgspec.Struct, tag=True):
    """Something on a channel."""

    channel: str
    data: bytes


class Missed(msgspec.Struct, tag=True):
    """Whoever reads this was too slow for some of what was said."""


class End(msgspec.Struct, tag=True):
    """Come to an end."""


Message = Ready | Alive | Failed | Live | Said | Missed | End
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Message).decode


def packed(message: Message) -> bytes:
    """A message as bytes for the line."""
    body = _encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


class Line:
    """One end of a line, in an event loop."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, end: socket.socket) -> "Line":
        """Take this end of a pair of sockets."""
        return cls(*await asyncio.open_unix_connection(sock=end))

    def say(self, *messages: Message) -> None:
        """Send messages; nobody hears them if the other one is gone."""
        if not self._writer.is_closing():
            self._writer.write(b"".join(map(packed, messages)))

    def unsaid(self) -> int:
        """The bytes that wait for a reader who is slow."""
        return self._writer.transport.get_write_buffer_size()

    async def messages(self) -> AsyncIterator[Message]:
        """What the other one says, until it is gone."""
        try:
            while True:
                length = int.from_bytes(await self._reader.readexactly(LENGTH), "big")
                yield _decode(await self._reader.readexactly(length))
        except (asyncio.IncompleteReadError, OSError):
            return

    def close(self) -> None:
        """Hang up."""
        self._writer.close()
