"""`plansza ladder`: the registered bots of a server play each other, and how they stand."""

import asyncio
import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from plansza.cli.arguments import whole
from plansza.cli.programs.bot import parts_of
from plansza.cli.seats import key_of, known_store
from plansza.cli.terminal import Complaint, Terminal
from plansza.games import GAMES, find

DAYS = 400  # for which its token is good, if nobody ends it before
DAY = 86400.0
OWNER = "ladder"
ANSWER = 60.0  # seconds


@dataclass(frozen=True)
class LadderRequest:
    """What was typed."""

    server: str
    database: str | None
    key_file: str | None
    games: str | None
    at_once: str
    clock: str
    most: str | None


def run_ladder(terminal: Terminal, request: LadderRequest) -> None:
    """Play until Ctrl+C, or until so many games are over."""
    words = terminal.words
    asked = [find(each) for each in parts_of(request.games)] or list(GAMES.all().values())
    games = [game.id for game in asked if 2 in game.seat_counts]
    at_once = whole(words, "--at-once", request.at_once)
    clock = whole(words, "--clock", request.clock)
    most = None if request.most is None else whole(words, "--stop-after", request.most)
    from plansza.client import ClientError
    from plansza.client.ladder import LadderRunner

    def say(id: str, facts: dict[str, Any]) -> None:
        terminal.say(words(id, **facts))
        sys.stdout.flush()

    with own_token(terminal, request) as token:
        times = {"base": float(clock), "bonus": 5.0}
        runner = LadderRunner(request.server, token, games, at_once, times, say, most)
        try:
            count = asyncio.run(runner.run())
        except ClientError as error:
            raise Complaint(str(error)) from error
    terminal.say(words("ladder-tally", count=count))


@contextmanager
def own_token(terminal: Terminal, request: LadderRequest) -> Iterator[str]:
    """A token of the ladder, made in the server's database by whoever keeps it, for this run."""
    from plansza.store.programs import Token
    from plansza.web.common.bearer import LADDER
    from plansza.web.keys import Keyring
    from plansza.web.programs.tokens import PREFIX, SECRET_BYTES

    given = key_of(terminal, request.key_file)
    with known_store(terminal, request.database) as store:
        text = PREFIX + secrets.token_urlsafe(SECRET_BYTES)
        now = time.time()
        token = Token(
            hash=Keyring(store, given).keys.token_hash(text),
            id=secrets.token_hex(8),
            owner=OWNER,
            kind=LADDER,
            label=OWNER,
            sealed="",
            created=now,
            expires=now + DAYS * DAY,
        )
        store.programs.keep_token(token, now)
        try:
            yield text
        finally:
            store.programs.keep_token(replace(token, revoked=time.time()), time.time())


def show_ladder(terminal: Terminal, server: str, game: str | None) -> None:
    """Tell how the bots stand."""
    import httpx

    words = terminal.words
    query = {"game": find(game).id} if game else {}
    try:
        answer = httpx.get(f"{server.rstrip('/')}/api/ladder", params=query, timeout=ANSWER)
        answer.raise_for_status()
    except httpx.HTTPError as error:
        raise Complaint(words("error-server-gone", server=server, why=str(error))) from error
    found = answer.json()
    if not found["bots"]:
        terminal.say(words("page-ladder-none"))
        return
    for place, bot in enumerate(found["bots"], start=1):
        rating = "–" if bot["rating"] is None else f"{bot['rating']:.1f}"
        facts = {"place": place, "name": bot["name"], "rating": rating}
        terminal.say(words("ladder-line", **facts, won=f"{bot['won']:g}", games=bot["games"]))
    terminal.say(words("page-ladder-games", count=found["games"]))
