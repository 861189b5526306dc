"""Players at tables of ours: commands by POST, a live stream for everybody."""

import asyncio
import time
from collections.abc import Callable

import msgspec

from benchmarks.load.http import Line
from benchmarks.load.party import PATIENCE, Party, Tally, Tempo, address_of


class Choice(msgspec.Struct):
    """Of a choice we need the notation only."""

    move: str


class Now(msgspec.Struct):
    """Of a situation, who may do what."""

    status: str
    choices: list[Choice]


class Update(msgspec.Struct):
    """Of an event, how far the table has come; all the rest is skipped without being read."""

    number: int
    now: Now | None = None


read_update = msgspec.json.Decoder(Update).decode


class Watcher:
    """A live stream: the newest situation of a seat, or of a spectator, who only counts."""

    def __init__(self, line: Line, plays: bool, tally: Callable[[], Tally]) -> None:
        self.line = line
        self.number = 0
        self.at = 0.0
        self.now: Now | None = None
        self._plays = plays
        self._tally = tally
        self._news = asyncio.Event()

    async def follow(self, table: str) -> None:
        """Listen until the table is left, or the line breaks: from where we are by now."""
        await self.line.listen(f"/api/tables/{table}/stream?after={self.number}", self._hear)

    def _hear(self, event: bytes) -> None:
        if not event.startswith(b"id: "):
            return
        at = time.perf_counter()
        self._tally().hear(len(event) + 2)
        if self._plays:
            update = read_update(event[event.index(b"data: ") + 6 :])
            self.number, self.at, self.now = update.number, at, update.now
            self._news.set()

    async def reach(self, number: int) -> Now:
        """Wait for this entry, and for what is so after it."""
        if self.number < number or self.now is None:
            async with asyncio.timeout(PATIENCE):
                while self.number < number or self.now is None:
                    self._news.clear()
                    await self._news.wait()
        return self.now


class TableParty(Party):
    """Players and a spectator at a table of plansza."""

    def __init__(
        self,
        port: int,
        place: int,
        tempo: Tempo,
        tally: Callable[[], Tally],
        game: str = "spor",
        seats: int = 2,
    ) -> None:
        super().__init__(place, tempo, tally)
        self._game = game
        people = seats + 1
        lines = [Line(port, address_of(people * place + who)) for who in range(people)]
        self._everybody = [Watcher(line, who < seats, tally) for who, line in enumerate(lines)]
        self._players = self._everybody[:seats]
        self._path = ""

    async def open(self) -> None:
        """The first opens a table, the others join him."""
        host, *guests = (player.line for player in self._players)
        wish = {"game": self._game, "seats": len(self._players), "name": f"Ania {self.place}"}
        table = (await host.post("/api/tables", **wish))["id"]
        self._path = f"/api/tables/{table}/commands"
        for seat, guest in enumerate(guests, start=1):
            await guest.post(self._path, kind="sit", seat=seat, name=f"Olek {self.place} {seat}")
        for watcher in self._everybody:
            watcher.number, watcher.now = 0, None
        self.listen(watcher.follow(table) for watcher in self._everybody)
        for player in self._players:
            await player.reach(len(self._players) + 1)  # all sit, and it has begun

    def stream_path(self) -> str:
        """Where others may look on."""
        return self._path.replace("/commands", "/stream")

    def leave(self) -> None:
        """Close streams and lines."""
        super().leave()
        for watcher in self._everybody:
            watcher.line.close()

    async def post_move(self, mover: Watcher, move: str, key: str) -> None:
        """Make a move, and wait for its acknowledgement."""
        await mover.line.post(self._path, kind="play", move=move, seen=mover.number, key=key)

    async def move(self) -> float:
        """One of the first seat's choices that has any."""
        mover = next(each for each in self._players if each.now and each.now.choices)
        assert mover.now is not None
        move = self.luck.choice(mover.now.choices).move
        number, sent = mover.number + 1, time.perf_counter()
        key = f"{self.place}-{number}"
        await self.post_move(mover, move, key)
        for player in self._players:
            now = await player.reach(number)
        wait = max(player.at for player in self._players if player is not mover) - sent
        if now.status == "over":
            self.leave()
            await self.open()
        return wait


# -- tables where bots play ------------------------------------------------------------------------


async def watch_bots(port: int, place: int) -> None:
    """Look on while bots play each other, game after game; else they would not."""
    bots = [{"seat": seat, "level": "greedy"} for seat in range(2)]
    while True:
        line = Line(port, f"127.200.0.{place + 1}")
        watcher = Watcher(line, True, Tally)
        table = (await line.post("/api/tables", game="spor", bots=bots))["id"]
        following = asyncio.create_task(watcher.follow(table))
        try:
            while watcher.now is None or watcher.now.status != "over":
                await watcher.reach(watcher.number + 1)
        finally:
            following.cancel()
            line.close()
