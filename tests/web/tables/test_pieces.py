"""What an answer costs besides itself: pieces on the wire, and what it leaves behind."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from litestar.types import Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from plansza.web.tables.wire import InOnePiece, with_wires

BODY = b'{"number":1}'
ASKED = b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 0\r\n%b\r\n"
REQUESTS = 20


async def answer(scope: Scope, receive: Receive, send: Send) -> None:
    """An answer as commands get it; the path says whether its head and body go out together."""
    start: Any = {
        "type": "http.response.start",
        "status": 200,
        "headers": [(b"content-length", str(len(BODY)).encode())],
    }
    with InOnePiece(scope):
        await send(start)
        await send({"type": "http.response.body", "body": BODY, "more_body": False})


class Speaker(HttpToolsProtocol):
    """uvicorn's own protocol, with an ear on what is written into its transport."""

    written: list[bytes]

    def connection_made(self, transport: Any) -> None:
        write = transport.write

        def heard(piece: bytes) -> None:
            self.written.append(piece)
            write(piece)

        transport.write = heard
        super().connection_made(transport)


async def asked(requests: int, *headers: bytes) -> list[bytes]:
    """What a server writes that is asked so often, one time after the other."""
    written: list[bytes] = []
    protocol = type("ServedSpeaker", (Speaker,), {"written": written})
    config = uvicorn.Config(
        with_wires(answer), port=0, http=protocol, lifespan="off", ws="none", log_config=None
    )
    server = uvicorn.Server(config)
    config.load()
    server.lifespan = config.lifespan_class(config)
    await server.startup()
    try:
        port = server.servers[0].sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(requests):
            writer.write(ASKED % b"".join(headers))
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200")
            assert await reader.readexactly(len(BODY)) == BODY
        if headers:
            assert await reader.read() == b""
        writer.close()
        await writer.wait_closed()
    finally:
        await server.shutdown()
    return written


@contextmanager
def uncollected() -> Iterator[None]:
    """Nothing goes but what nobody refers to any more."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def test_head_and_body_are_one_piece() -> None:
    written = asyncio.run(asked(3))
    assert len(written) == 3
    assert all(piece.endswith(b"\r\n\r\n" + BODY) for piece in written)


def test_a_wire_that_is_to_be_closed_is_closed_behind_the_answer() -> None:
    written = asyncio.run(asked(1, b"connection: close\r\n"))
    assert len(written) == 1
    assert written[0].endswith(BODY)


def test_an_answer_leaves_nothing_that_must_be_collected() -> None:
    """A request that refers to itself in a circle waits for the collector, and whoever moves then
    waits for it, too."""
    with uncollected():
        asyncio.run(asked(REQUESTS))
        left = [each for each in gc.get_objects() if isinstance(each, RequestResponseCycle)]
        assert len(left) <= 1  # the last one is its connection's
