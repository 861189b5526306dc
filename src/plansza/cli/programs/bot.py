"""`plansza bot run`: a bot of one's own at a server."""

import asyncio
import importlib
import logging
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from plansza.cli.arguments import whole
from plansza.cli.terminal import Complaint, Terminal
from plansza.core.printable import CleanFormatter

MOST_TOKEN = 1000  # bytes of a file with a token
TOKEN_VARIABLE = "PLANSZA_TOKEN"
OFFERS = ("takeback", "draw", "rematch")


@dataclass(frozen=True)
class BotRequest:
    """What was typed."""

    bot: str
    server: str
    token_file: str | None
    games: str | None
    at_once: str
    accept: str
    most: str | None


def run_bot(terminal: Terminal, request: BotRequest) -> None:
    """Play until Ctrl+C, or until the games that were asked for are over."""
    words = terminal.words
    kind = class_of(terminal, request.bot)
    games = parts_of(request.games)
    if games:
        from plansza.games import find

        games = tuple(find(each).id for each in games)
    accepts = parts_of(request.accept)
    for each in accepts:
        if each not in OFFERS:
            raise Complaint(words("error-bot-accept", what=each, offers=", ".join(OFFERS)))
    at_once = whole(words, "--at-once", request.at_once)
    most = None if request.most is None else whole(words, "--stop-after", request.most)
    token = token_of(terminal, request.token_file)
    try:
        from plansza.client import ClientError
        from plansza.client.runner import Rules, Runner
    except ImportError:
        raise Complaint(words("error-client-extra")) from None

    def say(id: str, facts: dict[str, Any]) -> None:
        terminal.say(words(id, **facts))
        sys.stdout.flush()

    handler = logging.StreamHandler()
    handler.setFormatter(CleanFormatter("%(levelname)s: %(message)s"))
    logging.getLogger("plansza.client").addHandler(handler)
    runner = Runner(
        kind, request.server, token, Rules(games, at_once, accepts), say, most_games=most
    )
    try:
        tally = asyncio.run(runner.run())
    except ClientError as error:
        raise Complaint(str(error)) from error
    terminal.say(words("bot-tally", games=tally.games, moves=tally.moves, faults=tally.faults))


def class_of(terminal: Terminal, written: str) -> Any:
    """The class that “MODULE:CLASS” names; modules are looked for here, too."""
    words = terminal.words
    module, _, name = written.partition(":")
    if not module or not name:
        raise Complaint(words("error-bot-class", text=written))
    sys.path.insert(0, os.getcwd())
    try:
        found = importlib.import_module(module.removesuffix(".py").replace("/", "."))
    except ImportError as error:
        raise Complaint(words("error-bot-module", module=module, why=str(error))) from error
    finally:
        sys.path.remove(os.getcwd())
    kind = getattr(found, name, None)
    if not callable(getattr(kind, "choose", None)):
        raise Complaint(words("error-bot-choose", text=written))
    return kind


def token_of(terminal: Terminal, path: str | None) -> str:
    """The token in a file, or in the environment."""
    words = terminal.words
    told = os.environ.pop(TOKEN_VARIABLE, None)
    if path is None and told is None:
        raise Complaint(words("error-token-none", variable=TOKEN_VARIABLE))
    if path is None:
        return str(told).strip()
    try:
        with Path(path).open("rb") as file:
            return file.read(MOST_TOKEN).decode("utf-8-sig").strip()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Complaint(words("error-token-file", path=path, why=why)) from None


def parts_of(typed: str | None) -> tuple[str, ...]:
    """What stands between commas."""
    return tuple(each.strip() for each in (typed or "").split(",") if each.strip())
