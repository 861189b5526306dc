"""What is asked, how an answer is read, and when to ask again: the same for both clients."""

import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar
from urllib.parse import quote

import httpx
import msgspec

from plansza.client.messages import (
    Alive,
    Answered,
    Done,
    End,
    Entry,
    Event,
    EventLine,
    FeedLine,
    Me,
    News,
    Opened,
    Presence,
    Problem,
    State,
    Why,
)
from plansza.client.refusals import Refused, ServerGone

T = TypeVar("T")
Message = TypeVar("Message", covariant=True)
SILENCE = 60.0  # seconds; a stream says something every fifteen
ANSWER = 30.0  # seconds for an answer
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds before something is tried again
AGAIN = (429, 502, 503, 504)  # statuses after which a request may pass a moment later
LIMITS = httpx.Limits(max_connections=None, max_keepalive_connections=20)  # each table has a stream
BROKEN = (httpx.TransportError, httpx.StreamError)


@dataclass(frozen=True)
class Call(Generic[T]):
    """A request, and what its answer is."""

    method: str
    path: str
    answer: type[T]
    params: dict[str, Any] = field(default_factory=dict)
    body: dict[str, Any] | None = None

    def read(self, response: httpx.Response) -> T:
        """The answer; what the server refuses is raised."""
        if response.is_success:
            return msgspec.json.decode(response.content, type=self.answer)
        raise refusal_of(response)


def refusal_of(response: httpx.Response) -> Refused:
    """What an answer refuses; of what came between us and the server only its status is known."""
    try:
        problem = msgspec.json.decode(response.content, type=Problem)
    except msgspec.MsgspecError:
        said = f"the server answers with the status {response.status_code}"
        return Refused("no-answer", said, {}, response.status_code)
    return Refused(problem.code, problem.message, problem.facts, response.status_code)


def headers_of(token: str, language: str) -> dict[str, str]:
    """What goes with every request."""
    return {"authorization": f"Bearer {token}", "accept-language": language}


def timeout_of(stream: bool) -> httpx.Timeout:
    """How long to wait for the next bytes."""
    return httpx.Timeout(ANSWER, read=SILENCE if stream else ANSWER)


class Patience:
    """Counts what goes wrong one after the other, and says how long to wait before the next try."""

    def __init__(self, seconds: float | None) -> None:
        self._seconds = seconds
        self.succeed()

    def succeed(self) -> None:
        """All is well again."""
        self._pause, self._since = FIRST_PAUSE, 0.0

    def pause(self, error: Exception | httpx.Response) -> float:
        """Seconds to wait; ServerGone when it has been enough, and Refused what stays refused."""
        now = time.monotonic()
        self._since = self._since or now
        if self._seconds is not None and now - self._since >= self._seconds:
            if isinstance(error, httpx.Response):
                raise refusal_of(error)
            raise ServerGone(f"the server does not answer: {error}") from error
        asked = asked_pause(error) if isinstance(error, httpx.Response) else 0.0
        pause, self._pause = self._pause, min(2 * self._pause, LONGEST_PAUSE)
        return max(asked, pause)


def asked_pause(response: httpx.Response) -> float:
    """The seconds that a server wants one to wait."""
    said = response.headers.get("retry-after", "")
    return min(float(said), SILENCE) if said.isdecimal() else 0.0


# -- calls ----------------------------------------------------------------------------------------


def me() -> Call[Me]:
    return Call("GET", "/api/me", Me)


def games() -> Call[dict[str, Any]]:
    return Call("GET", "/api/games", dict[str, Any])


def bots() -> Call[dict[str, Any]]:
    return Call("GET", "/api/bots", dict[str, Any])


def ladder() -> Call[dict[str, Any]]:
    return Call("GET", "/api/ladder", dict[str, Any])


def open_table(game: str, more: Mapping[str, Any]) -> Call[Opened]:
    body = {"game": game, "key": new_key(), **more}
    return Call("POST", "/api/tables", Opened, body=body)


def look(table: str, seat: int | None) -> Call[State]:
    return Call("GET", f"/api/tables/{table}/look", State, of_seat(seat))


def why(table: str, seat: int | None, move: str) -> Call[Why]:
    return Call("GET", f"/api/tables/{table}/why", Why, {"move": move, **of_seat(seat)})


def command(
    table: str, kind: str, seat: int | None, seen: int, more: Mapping[str, Any]
) -> Call[Done]:
    body = {"kind": kind, "key": new_key(), "seen": seen, **of_seat(seat), **more}
    return Call("POST", f"/api/tables/{table}/commands", Done, body=body)


def challenge(bot: str, game: str, more: Mapping[str, Any]) -> Call[Opened]:
    body = {"game": game, "key": new_key(), **more}
    return Call("POST", f"/api/bots/{quote(bot, safe='')}/challenge", Opened, body=body)


def answer_challenge(table: str, yes: bool, why: str) -> Call[Answered]:
    body = {"yes": yes, "why": why}
    return Call("POST", f"/api/challenges/{table}/answer", Answered, body=body)


def new_key() -> str:
    """A key for a command: sent again with it, the command is carried out once."""
    return secrets.token_hex(12)


def of_seat(seat: int | None) -> dict[str, int]:
    """Which seat is meant, where somebody has several."""
    return {} if seat is None else {"seat": seat}


# -- streams --------------------------------------------------------------------------------------


class Lines:
    """Bytes that come in pieces, as whole lines."""

    def __init__(self) -> None:
        self._begun = b""

    def take(self, piece: bytes) -> list[bytes]:
        """The lines that are complete by this piece."""
        *lines, self._begun = (self._begun + piece).split(b"\n")
        return [line for line in lines if line]


class Reader(Protocol[Message]):
    """Reads a stream, over all its connections."""

    @property
    def path(self) -> str: ...

    @property
    def params(self) -> dict[str, Any]: ...

    def read(self, line: bytes) -> Message | None: ...


class FeedReader:
    """Reads the lines of a table's feed, over all its connections: nothing is told twice."""

    def __init__(self, table: str, seat: int | None) -> None:
        self._path = f"/api/tables/{table}/feed"
        self._seat = seat
        self._seen = 0

    @property
    def path(self) -> str:
        """Where it is read."""
        return self._path

    @property
    def params(self) -> dict[str, Any]:
        """Where to go on."""
        return {"after": self._seen, **of_seat(self._seat)}

    def read(self, line: bytes) -> News | None:
        """What a line says, if it is new."""
        message: FeedLine = msgspec.json.decode(line, type=FeedLine)
        if isinstance(message, End):
            raise Refused(message.code, f"the feed is over: {message.code}")
        if isinstance(message, State):
            message.log = [entry for entry in message.log if entry.number > self._seen]
            self._seen = max(self._seen, message.number)
            return message
        if isinstance(message, Entry):
            if message.number <= self._seen:
                return None
            self._seen = message.number
            return message
        return message if isinstance(message, Presence) else None


class EventReader:
    """Reads the lines of a program's events, over all its connections."""

    def __init__(self, after: str = "") -> None:
        self._after = after

    @property
    def path(self) -> str:
        """Where they are read."""
        return "/api/events"

    @property
    def params(self) -> dict[str, Any]:
        """Where to go on."""
        return {"after": self._after} if self._after else {}

    def read(self, line: bytes) -> Event | None:
        """What a line says, if it is an event."""
        message: EventLine = msgspec.json.decode(line, type=EventLine)
        if isinstance(message, End):
            raise Refused(message.code, f"the events are over: {message.code}")
        if isinstance(message, Alive):
            return None
        self._after = message.id
        return message
