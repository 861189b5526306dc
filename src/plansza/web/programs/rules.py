"""What a registered bot plays, with whom, and what it answers to a challenge."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from plansza.web.common.requests import Id, Strict

MOST_GAMES = 60
NO_TIME = 0.0
Seats = Annotated[list[Annotated[int, Meta(ge=1, le=64)]], Meta(max_length=64)]
Options = Annotated[dict[Id, Annotated[list[Id], Meta(max_length=40)]], Meta(max_length=40)]


class PlaysGame(Strict):
    """How a bot plays a game: with so many `seats` (none named: any number), and where an option is
    named, with these of its choices."""

    seats: Seats = field(default_factory=list)
    options: Options = field(default_factory=dict)


class BotRules(Strict):
    """The rules by which a bot answers challenges.

    `games` it plays (none named: all), `at_once` so many. `opponents` may be everybody, people,
    bots, or its owner alone. `answer`: the server answers by these rules itself, or asks the bot
    each time. `clock`: whether it wants to play with one, and with how many seconds at least.
    `ladder`: whether it is there for rated games. `strength` is what its maker claims.
    """

    games: Annotated[dict[Id, PlaysGame], Meta(max_length=MOST_GAMES)] = field(default_factory=dict)
    at_once: Annotated[int, Meta(ge=1, le=100)] = 1
    opponents: Literal["everybody", "people", "bots", "owner"] = "everybody"
    answer: Literal["by-itself", "ask"] = "by-itself"
    clock: Literal["any", "none", "some"] = "any"
    least_seconds: Annotated[float, Meta(ge=0, le=86400)] = NO_TIME
    ladder: bool = True
    strength: Annotated[str, Meta(max_length=40)] = ""
    emblem: Annotated[int, Meta(ge=0, le=5)] = 0


@dataclass(frozen=True)
class Challenge:
    """A game that a bot is asked for."""

    game: str
    seats: int
    options: Mapping[str, str]
    clock_base: float | None
    rated: bool
    by_bot: bool
    by_owner: bool


def objection(rules: BotRules, asked: Challenge, busy: int) -> str:
    """What a bot has against a challenge, as a code; nothing where it has nothing."""
    plays = rules.games.get(asked.game)
    if rules.games and plays is None:
        return "game"
    plays = plays or PlaysGame()
    if plays.seats and asked.seats not in plays.seats:
        return "seats"
    for option, choices in plays.options.items():
        if asked.options.get(option) not in choices:
            return "options"
    if asked.clock_base is None and rules.clock == "some":
        return "no-clock"
    if asked.clock_base is not None and rules.clock == "none":
        return "clock"
    if asked.clock_base is not None and asked.clock_base < rules.least_seconds:
        return "time"
    return _against(rules, asked) or ("busy" if busy >= rules.at_once else "")


def _against(rules: BotRules, asked: Challenge) -> str:
    """What it has against who asks."""
    if asked.rated:
        return "" if rules.ladder else "ladder"
    fits = {
        "everybody": True,
        "people": not asked.by_bot,
        "bots": asked.by_bot,
        "owner": asked.by_owner,
    }
    return "" if fits[rules.opponents] else "opponents"


def read_rules(text: str) -> BotRules:
    """Rules as they are kept; what an older program kept is read, too."""
    return msgspec.json.decode(text, type=BotRules)


def write_rules(rules: BotRules) -> str:
    """Rules as they are kept."""
    return msgspec.json.encode(rules).decode()
