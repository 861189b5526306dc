"""The tables of whoever calls: one client for each token, and what has been told of each table."""

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

import httpx

from plansza.client import AsyncClient, AsyncGame, ClientError
from plansza.client.calls import Call, refusal_of
from plansza.client.messages import Entry, Look, News, State

MOST_TOKENS = 500  # callers that are remembered; whoever comes back later begins anew
PATIENCE = 15.0  # seconds in which a server that is away may come back


@dataclass
class Caller:
    """Whoever shows one token."""

    client: AsyncClient
    games: dict[tuple[str, int | None], AsyncGame] = field(default_factory=dict)
    told: dict[tuple[str, int | None], int] = field(default_factory=dict)  # the last number told

    def game(self, table: str, seat: int | None) -> AsyncGame:
        """A table from one of his seats."""
        place = (table, seat)
        if place not in self.games:
            self.games[place] = self.client.table(table, seat)
        return self.games[place]

    def news(self, game: AsyncGame, message: News) -> list[str]:
        """The lines of a message that have not been told yet."""
        place = (game.id, game.seat)
        after = self.told.get(place, 0)
        found: list[Entry] = []
        if isinstance(message, State):
            found = message.log
        elif isinstance(message, Entry):
            found = [message]
        new = [entry for entry in found if entry.number > after]
        if new:
            self.told[place] = max(entry.number for entry in new)
        return [line for entry in new for line in entry.lines]


class Callers:
    """All who call; over stdio it is one."""

    def __init__(self, server: str, language: str) -> None:
        self.server = server
        self.language = language
        self._known: OrderedDict[str, Caller] = OrderedDict()

    def of(self, token: str) -> Caller:
        """Whoever shows this token; what it may do, the server decides at every question."""
        if token not in self._known:
            client = AsyncClient(self.server, token, self.language, PATIENCE)
            self._known[token] = Caller(client)
        self._known.move_to_end(token)
        if len(self._known) > MOST_TOKENS:
            self._known.popitem(last=False)
        return self._known[token]

    async def admit(self, token: str) -> None:
        """See whether the server knows this token; who shows a bad one is not remembered, and
        nobody is forgotten for him. `ClientError` says what is wrong."""
        known = self._known.get(token)
        client = known.client if known else AsyncClient(self.server, token, self.language, PATIENCE)
        try:
            await client.me()
        except ClientError:
            self._known.pop(token, None)
            await client.close()
            raise
        if known is None and token not in self._known:
            self._known[token] = Caller(client)

    async def close(self) -> None:
        """Hang up."""
        for caller in self._known.values():
            await caller.client.close()


# -- what the client has no words for -------------------------------------------------------------


def part(said: str) -> str:
    """A part of an address, whatever a model says: it stays one part."""
    return quote(said, safe="")


def rules(game: str, seats: int | None, options: dict[str, str]) -> Call[dict[str, Any]]:
    """The rules of one table."""
    chosen = [f"{option}={choice}" for option, choice in options.items()]
    asked: dict[str, Any] = {} if seats is None else {"seats": seats}
    params = {**asked, "option": chosen}
    return Call("GET", f"/api/games/{part(game)}/rules", dict[str, Any], params)


def lessons(game: str, name: str = "") -> Call[dict[str, Any]]:
    """The lessons of a game, or one of them."""
    path = f"/api/games/{part(game)}/lessons" + (f"/{part(name)}" if name else "")
    return Call("GET", path, dict[str, Any])


def log(table: str, seat: int | None, before: int | None) -> Call[dict[str, Any]]:
    """A page of the log."""
    asked = {"seat": seat, "before": before}
    params = {key: value for key, value in asked.items() if value is not None}
    return Call("GET", f"/api/tables/{part(table)}/log", dict[str, Any], params)


def review(table: str) -> Call[dict[str, Any]]:
    """Let a finished game be reviewed, or see how far it is."""
    return Call("POST", f"/api/tables/{part(table)}/review", dict[str, Any], body={})


@dataclass(frozen=True)
class TextCall(Call[str]):
    """A request whose answer is a text."""

    def read(self, response: httpx.Response) -> str:
        """The text; what the server refuses is raised."""
        if response.is_success:
            return response.text
        raise refusal_of(response)


def picture(table: str, seat: int | None) -> Call[str]:
    """The table as a seat sees it, as SVG."""
    params = {} if seat is None else {"seat": seat}
    return TextCall("GET", f"/api/tables/{part(table)}/picture", str, params)


def asks(look: Look) -> bool:
    """Whether there is nothing to wait for."""
    return look.your_turn or look.status == "over" or (look.offer is not None and look.offer.asked)
