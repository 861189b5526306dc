"""A client behind a line that breaks again and again, wherever it likes: in the middle of a head,
of a line, of an answer to a move that is in the log already."""

import asyncio
import random
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from urllib.parse import urlsplit

import pytest

from plansza.client import AsyncClient, Client
from plansza.client.known import Known
from plansza.client.messages import Entry, News, Presence, State
from tests.web.helper import Player, Server
from tests.web.programs.helper import token_of

LONGEST = 40_000  # bytes that come through at most before the line breaks
PIECE = 4096


class BreakingLine:
    """Passes bytes on to a server; every connection breaks after some of the server's."""

    def __init__(self, server: Server, seed: int) -> None:
        found = urlsplit(server.url)
        assert found.hostname is not None
        assert found.port is not None
        self._to = found.hostname, found.port
        self._luck = random.Random(seed)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self.broken = 0
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._door.accept()
                there = socket.create_connection(self._to)
                limit = int(LONGEST * self._luck.random() ** 3)  # often at once
                threading.Thread(target=self._pass, args=(here, there, None), daemon=True).start()
                threading.Thread(target=self._pass, args=(there, here, limit), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket, left: int | None) -> None:
        with suppress(OSError):
            while left is None or left > 0:
                data = one.recv(PIECE if left is None else min(PIECE, left))
                if not data:
                    break
                other.sendall(data)
                left = None if left is None else left - len(data)
            self.broken += left == 0
        for each in (one, other):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Let nobody through any more."""
        self._door.close()


@pytest.fixture
def line(server: Server) -> Iterator[BreakingLine]:
    found = BreakingLine(server, seed=11)
    yield found
    found.close()


def numbers(message: News) -> list[int]:
    """The entries that a message tells."""
    if isinstance(message, State):
        return [entry.number for entry in message.log]
    return [message.number] if isinstance(message, Entry) else []


def asked(game: Known, message: News, luck: random.Random) -> str:
    """A move, if the newest message asks for one."""
    now = None if isinstance(message, Presence) else message.now
    ask = now is not None and now is game.now and now.your_turn
    return luck.choice(now.moves).move if now is not None and ask else ""


def play_waiting(url: str, token: str) -> tuple[str, list[int], list[int]]:
    """A whole game by the client that waits: its table, what was told, what was played."""
    told, played, luck = list[int](), list[int](), random.Random(8)
    with Client(url, token) as client:
        game = client.open_table("spor", name="Robot", bots=[{"seat": 1, "level": "random"}])
        for message in game.feed():
            told += numbers(message)
            if game.over:
                break
            if move := asked(game, message, luck):
                played.append(game.play(move).number)
    return game.id, told, played


def play_at_once(url: str, token: str) -> tuple[str, list[int], list[int]]:
    """The same by the other client."""

    async def main() -> tuple[str, list[int], list[int]]:
        told, played, luck = list[int](), list[int](), random.Random(8)
        async with AsyncClient(url, token) as client:
            bots = [{"seat": 1, "level": "random"}]
            game = await client.open_table("spor", name="Robot", bots=bots)
            async for message in game.feed():
                told += numbers(message)
                if not isinstance(message, Presence) and game.over:
                    break
                if move := asked(game, message, luck):
                    played.append((await game.play(move)).number)
        return game.id, told, played

    return asyncio.run(main())


@pytest.mark.parametrize("play", [play_waiting, play_at_once])
def test_nothing_is_lost_or_repeated_on_a_line_that_breaks(
    server: Server, line: BreakingLine, play: Callable[..., tuple[str, list[int], list[int]]]
) -> None:
    person = Player(server)
    person.table, told, played = play(line.url, token_of(person))
    assert told == list(range(1, told[-1] + 1))
    log = person.state()["log"]
    mine = [each["number"] for each in log if each["kind"] == "move" and each["seat"] == 0]
    assert played == mine, "every move was made once"
    assert line.broken > 3  # a game may be short
    person.close()
