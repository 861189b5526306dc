"""The client that waits."""

import time
from collections.abc import Iterator
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


class Client:
    """A program at a server, by its token. `patience`: seconds for which it tries to reach a server
    that is away, None for ever."""

    def __init__(
        self, server: str, token: str, language: str = "en", patience: float | None = 120.0
    ) -> None:
        self._patience = patience
        self._http = httpx.Client(
            base_url=server.rstrip("/"),
            headers=calls.headers_of(token, language),
            timeout=calls.timeout_of(stream=False),
            limits=calls.LIMITS,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self._http.close()

    # -- what a program asks ----------------------------------------------------------------------

    def me(self) -> Me:
        """What the token is for."""
        return self.call(calls.me())

    def games(self) -> list[dict[str, Any]]:
        """What is played at the server."""
        return list(self.call(calls.games())["games"])

    def bots(self) -> list[dict[str, Any]]:
        """The bots that are registered at the server: who is there, and what they play."""
        return list(self.call(calls.bots())["bots"])

    def open_table(self, game: str, **more: Any) -> "Game":
        """Open a table, with all that `POST /api/tables` takes: name, seat, seats, options, bots,
        clock, listed, invite…"""
        opened = self.call(calls.open_table(game, more))
        return Game(self, opened.id, opened.seat)

    def table(self, table: str, seat: int | None = None) -> "Game":
        """A table where the token has a seat, or that is only watched."""
        return Game(self, table, seat)

    def sit(self, table: str, seat: int, name: str) -> "Game":
        """Take a free seat."""
        self.call(calls.command(table, "sit", seat, 0, {"name": name}))
        return Game(self, table, seat)

    def challenge(self, bot: str, game: str, **more: Any) -> "Game":
        """Ask a registered bot for a game."""
        opened = self.call(calls.challenge(bot, game, more))
        return Game(self, opened.id, opened.seat)

    def accept(self, table: str) -> None:
        """Take the seat to which somebody has asked this bot."""
        self.call(calls.answer_challenge(table, True, ""))

    def decline(self, table: str, why: str = "") -> None:
        """Say no to a challenge."""
        self.call(calls.answer_challenge(table, False, why))

    def events(self, after: str = "") -> Iterator[Event]:
        """What happens at the program's tables, for ever; `after` is the id of the last event that
        was seen, by which nothing is missed or repeated."""
        return self.stream(EventReader(after))

    # -- how it is asked --------------------------------------------------------------------------

    def call(self, call: Call[T]) -> T:
        """Ask, again and again if the server is away: a command is carried out once."""
        patience = Patience(self._patience)
        while True:
            try:
                response = self._http.request(
                    call.method, call.path, params=call.params, json=call.body
                )
            except BROKEN as error:
                time.sleep(patience.pause(error))
                continue
            if response.status_code not in calls.AGAIN:
                return call.read(response)
            time.sleep(patience.pause(response))

    def stream(self, reader: Reader[Message]) -> Iterator[Message]:
        """The lines of a stream, over all its connections."""
        patience = Patience(self._patience)
        while True:
            try:
                with self._http.stream(
                    "GET",
                    reader.path,
                    params=reader.params,
                    timeout=calls.timeout_of(stream=True),
                ) as response:
                    if response.is_success:
                        lines = Lines()
                        for piece in response.iter_bytes():
                            patience.succeed()
                            for line in lines.take(piece):
                                if (message := reader.read(line)) is not None:
                                    yield message
                        pause = patience.pause(httpx.ReadError("the stream has ended"))
                    else:
                        response.read()
                        if response.status_code not in calls.AGAIN:
                            raise calls.refusal_of(response)
                        pause = patience.pause(response)
            except BROKEN as error:
                pause = patience.pause(error)
            time.sleep(pause)


class Game(Known):
    """A table from one seat."""

    def __init__(self, client: Client, id: str, seat: int | None) -> None:
        super().__init__(id, seat)
        self._client = client

    @property
    def now(self) -> Look:
        """The table as the program saw it last; looked at anew if it has done something since."""
        return self.look() if self._now is None or self._replaced else self._now

    def look(self) -> Look:
        """The table as it is."""
        state = self._client.call(calls.look(self.id, self.seat))
        return self._take(state) or state.now

    # -- what the program does --------------------------------------------------------------------

    def play(self, move: str) -> Done:
        """Make a move in notation, or several with spaces between them."""
        return self.do("play", move=move)

    def why(self, move: str) -> Why:
        """Whether a move is legal, and why not; nothing is played."""
        return self._client.call(calls.why(self.id, self.seat, move))

    def say(self, text: str) -> Done:
        """Say something to everybody at the table."""
        return self.do("chat", text=text)

    def offer(self, what: str) -> Done:
        """Ask the others: “takeback”, “draw” or “rematch”."""
        return self.do("offer", what=what)

    def answer(self, yes: bool) -> Done:
        """Answer what another one asked."""
        return self.do("answer", yes=yes)

    def take_back(self) -> Done:
        """Take one's own last move back, where that is free."""
        return self.do("takeback")

    def resign(self) -> Done:
        """Give the game up."""
        return self.do("resign")

    def do(self, kind: str, **more: Any) -> Done:
        """Give the table a command, as `POST …/commands` takes them."""
        call = calls.command(self.id, kind, self.seat, self.seen, more)
        return self._note(self._client.call(call))

    # -- what happens -----------------------------------------------------------------------------

    def feed(self) -> Iterator[News]:
        """All that happens at the table: first the state, and again after a broken connection."""
        reader: Reader[News] = FeedReader(self.id, self.seat)
        for message in self._client.stream(reader):
            self._take(message)
            yield message

    def turns(self) -> Iterator[Self]:
        """This game, whenever its seat is to move, until it is over."""
        reader: Reader[News] = FeedReader(self.id, self.seat)
        for message in self._client.stream(reader):
            look = self._take(message)
            if look is not None and look.status == "over":
                return
            if look is not None and look.your_turn:
                yield self
