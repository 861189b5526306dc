"""Players at matches of boardgame.io: socket.io over a WebSocket for everybody.

Of that protocol only what they need: “40” joins a namespace, “42” is an event, “2” asks for a “3”.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec

from benchmarks.load.http import Line, WebSocket, web_socket
from benchmarks.load.party import PATIENCE, Party, Tally, Tempo, address_of

GAME = "rows"  # benchmarks/boardgame_io/server.cjs
WIDTH = 4
SEATS = 2
SOCKET = "/socket.io/?EIO=4&transport=websocket"
JOINED = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
PING, PONG = b"2", b"3"


class Row(msgspec.Struct):
    """The cards on both sides of a row; we count them only."""

    sides: list[list[msgspec.Raw]]


class Board(msgspec.Struct):
    """Of the game, what a player chooses from."""

    hands: list[list[msgspec.Raw] | None]
    rows: list[Row]


class Turn(msgspec.Struct):
    """Whose turn it is, and whether the game is over."""

    current: str = msgspec.field(name="currentPlayer")
    over: dict[str, Any] | None = msgspec.field(name="gameover", default=None)


class State(msgspec.Struct):
    """A state of a match."""

    number: int = msgspec.field(name="_stateID")
    board: Board = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")


class Sync(msgspec.Struct):
    """What a client gets when it comes."""

    state: State


read_event = msgspec.json.Decoder(list[msgspec.Raw]).decode
read_state = msgspec.json.Decoder(State).decode
read_sync = msgspec.json.Decoder(Sync).decode


class Client:
    """One connection: a seat's, or a spectator's, who only counts."""

    def __init__(self, line: Line, seat: int | None, tally: Callable[[], Tally]) -> None:
        self.line = line
        self.at = 0.0
        self.state: State | None = None
        self.credentials = ""
        self._seat = seat
        self._tally = tally
        self._news = asyncio.Event()
        self._socket: WebSocket | None = None

    @property
    def player(self) -> str | None:
        """What the server calls the seat."""
        return None if self._seat is None else str(self._seat)

    async def join(self, match: str, name: str) -> None:
        """Take the seat."""
        path = f"/games/{GAME}/{match}/join"
        answer = await self.line.post(path, playerID=self.player, playerName=name)
        self.credentials = answer["playerCredentials"]

    async def follow(self, match: str) -> None:
        """Listen until the match is left."""
        self._socket = await web_socket(self.line, SOCKET)
        try:
            self._socket.send(JOINED)
            async for message in self._socket.receive():
                if message.startswith(EVENT):
                    self._note(message)
                elif message.startswith(JOINED):
                    self.emit("sync", match, self.player, self.credentials, SEATS)
                elif message == PING:
                    self._socket.send(PONG)
        finally:
            self._socket.close()

    def _note(self, message: bytes) -> None:
        at = time.perf_counter()
        kind, *arguments = read_event(memoryview(message)[len(EVENT) :])
        if bytes(kind) not in (b'"update"', b'"sync"'):
            return
        self._tally().hear(len(message))
        if self._seat is not None:
            update = bytes(kind) == b'"update"'
            self.state = read_state(arguments[1]) if update else read_sync(arguments[1]).state
            self.at = at
            self._news.set()

    async def reach(self, number: int) -> State:
        """Wait for this state."""
        async with asyncio.timeout(PATIENCE):
            while self.state is None or self.state.number < number:
                self._news.clear()
                await self._news.wait()
        return self.state

    def emit(self, *event: Any) -> None:
        """Tell the server something."""
        assert self._socket is not None
        self._socket.send(EVENT + msgspec.json.encode(event))


class MatchParty(Party):
    """Two players and a spectator at a match of boardgame.io."""

    def __init__(self, port: int, place: int, tempo: Tempo, tally: Callable[[], Tally]) -> None:
        super().__init__(place, tempo, tally)
        lines = [Line(port, address_of(3 * place + who)) for who in range(3)]
        self._clients = [Client(lines[who], (0, 1, None)[who], tally) for who in range(3)]
        self._players = self._clients[:SEATS]
        self._match = ""

    async def open(self) -> None:
        """A match by the lobby, then a connection each."""
        wish = {"numPlayers": SEATS, "unlisted": True}
        host = self._players[0].line
        self._match = (await host.post(f"/games/{GAME}/create", **wish))["matchID"]
        for player in self._players:
            await player.join(self._match, f"Ania {self.place}")
            player.state = None
        self.listen(client.follow(self._match) for client in self._clients)
        for player in self._players:
            await player.reach(0)

    def leave(self) -> None:
        """Close the connections."""
        super().leave()
        for client in self._clients:
            client.line.close()

    async def move(self) -> float:
        """Any card to any row with room for it."""
        state = self._players[0].state
        assert state is not None
        seat = int(state.turn.current)
        mover, other = self._players[seat], self._players[1 - seat]
        state = await mover.reach(state.number)
        sent = time.perf_counter()
        action = {"type": "play", "args": self._choice(state.board, seat), "playerID": str(seat)}
        action["credentials"] = mover.credentials
        made = {"type": "MAKE_MOVE", "payload": action}
        mover.emit("update", made, state.number, self._match, str(seat))
        for player in (other, mover):
            after = await player.reach(state.number + 1)
        wait = other.at - sent
        if after.turn.over is not None:
            self.leave()
            await self.open()
        return wait

    def _choice(self, board: Board, seat: int) -> list[int]:
        hand = board.hands[seat]
        assert hand is not None
        rows = [place for place, row in enumerate(board.rows) if len(row.sides[seat]) < WIDTH]
        return [self.luck.randrange(len(hand)), self.luck.choice(rows)]
