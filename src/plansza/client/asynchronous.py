"""The client for programs that do several things at once: the same as the one that waits."""

import asyncio
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx

from plansza.client import calls
from plansza.client.calls import BROKEN, Call, EventReader, FeedReader, Lines, Patience, Reader
from plansza.client.known import Known
from plansza.client.messages import (
    Done,
    Event,
    Look,
    Me,
    News,
    Why,
)

T = TypeVar("T")
Message = TypeVar("Message")


class AsyncClient:
    """A program at a server, by its token. `patience`: seconds for which it tries to reach a server
    that is away, None for ever."""

    def __init__(
        self, server: str, token: str, language: str = "en", patience: float | None = 120.0
    ) -> None:
        self._patience = patience
        self._http = httpx.AsyncClient(
            base_url=server.rstrip("/"),
            headers=calls.headers_of(token, language),
            timeout=calls.timeout_of(stream=False),
            limits=calls.LIMITS,
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up."""
        await self._http.aclose()

    # -- what a program asks ----------------------------------------------------------------------

    async def me(self) -> Me:
        """What the token is for."""
        return await self.call(calls.me())

    async def games(self) -> list[dict[str, Any]]:
        """What is played at the server."""
        return list((await self.call(calls.games()))["games"])

    async def bots(self) -> list[dict[str, Any]]:
        """The bots that are registered at the server: who is there, and what they play."""
        return list((await self.call(calls.bots()))["bots"])

    async def open_table(self, game: str, **more: Any) -> "AsyncGame":
        """Open a table, with all that `POST /api/tables` takes: name, seat, seats, options, bots,
        clock, listed, invite…"""
        opened = await self.call(calls.open_table(game, more))
        return AsyncGame(self, opened.id, opened.seat)

    def table(self, table: str, seat: int | None = None) -> "AsyncGame":
        """A table where the token has a seat, or that is only watched."""
        return AsyncGame(self, table, seat)

    async def sit(self, table: str, seat: int, name: str) -> "AsyncGame":
        """Take a free seat."""
        await self.call(calls.command(table, "sit", seat, 0, {"name": name}))
        return AsyncGame(self, table, seat)

    async def challenge(self, bot: str, game: str, **more: Any) -> "AsyncGame":
        """Ask a registered bot for a game."""
        opened = await self.call(calls.challenge(bot, game, more))
        return AsyncGame(self, opened.id, opened.seat)

    async def accept(self, table: str) -> None:
        """Take the seat to which somebody has asked this bot."""
        await self.call(calls.answer_challenge(table, True, ""))

    async def decline(self, table: str, why: str = "") -> None:
        """Say no to a challenge."""
        await self.call(calls.answer_challenge(table, False, why))

    def events(self, after: str = "") -> AsyncIterator[Event]:
        """What happens at the program's tables, for ever; `after` is the id of the last event that
        was seen, by which nothing is missed or repeated."""
        return self.stream(EventReader(after))

    # -- how it is asked --------------------------------------------------------------------------

    async def call(self, call: Call[T]) -> T:
        """Ask, again and again if the server is away: a command is carried out once."""
        patience = Patience(self._patience)
        while True:
            try:
                response = await self._http.request(
                    call.method, call.path, params=call.params, json=call.body
                )
            except BROKEN as error:
                await asyncio.sleep(patience.pause(error))
                continue
            if response.status_code not in calls.AGAIN:
                return call.read(response)
            await asyncio.sleep(patience.pause(response))

    async def stream(self, reader: Reader[Message]) -> AsyncIterator[Message]:
        """The lines of a stream, over all its connections."""
        patience = Patience(self._patience)
        while True:
            try:
                async with self._http.stream(
                    "GET",
                    reader.path,
                    params=reader.params,
                    timeout=calls.timeout_of(stream=True),
                ) as response:
                    if response.is_success:
                        lines = Lines()
                        async for piece in response.aiter_bytes():
                            patience.succeed()
                            for line in lines.take(piece):
                                if (message := reader.read(line)) is not None:
                                    yield message
                        pause = patience.pause(httpx.ReadError("the stream has ended"))
                    else:
                        await response.aread()
                        if response.status_code not in calls.AGAIN:
                            raise calls.refusal_of(response)
                        pause = patience.pause(response)
            except BROKEN as error:
                pause = patience.pause(error)
            await asyncio.sleep(pause)


class AsyncGame(Known):
    """A table from one seat."""

    def __init__(self, client: AsyncClient, id: str, seat: int | None) -> None:
        super().__init__(id, seat)
        self._client = client

    async def look(self) -> Look:
        """The table as it is."""
        state = await self._client.call(calls.look(self.id, self.seat))
        return self._take(state) or state.now

    # -- what the program does --------------------------------------------------------------------

    async def play(self, move: str) -> Done:
        """Make a move in notation, or several with spaces between them."""
        return await self.do("play", move=move)

    async def why(self, move: str) -> Why:
        """Whether a move is legal, and why not; nothing is played."""
        return await self._client.call(calls.why(self.id, self.seat, move))

    async def say(self, text: str) -> Done:
        """Say something to everybody at the table."""
        return await self.do("chat", text=text)

    async def offer(self, what: str) -> Done:
        """Ask the others: “takeback”, “draw” or “rematch”."""
        return await self.do("offer", what=what)

    async def answer(self, yes: bool) -> Done:
        """Answer what another one asked."""
        return await self.do("answer", yes=yes)

    async def take_back(self) -> Done:
        """Take one's own last move back, where that is free."""
        return await self.do("takeback")

    async def resign(self) -> Done:
        """Give the game up."""
        return await self.do("resign")

    async def do(self, kind: str, **more: Any) -> Done:
        """Give the table a command, as `POST …/commands` takes them."""
        call = calls.command(self.id, kind, self.seat, self.seen, more)
        return self._note(await self._client.call(call))

    # -- what happens -----------------------------------------------------------------------------

    async def feed(self) -> AsyncIterator[News]:
        """All that happens at the table: first the state, and again after a broken connection."""
        reader: Reader[News] = FeedReader(self.id, self.seat)
        async for message in self._client.stream(reader):
            self._take(message)
            yield message

    async def turns(self) -> AsyncIterator[Self]:
        """This game, whenever its seat is to move, until it is over."""
        reader: Reader[News] = FeedReader(self.id, self.seat)
        async for message in self._client.stream(reader):
            look = self._take(message)
            if look is not None and look.status == "over":
                return
            if look is not None and look.your_turn:
                yield self
