"""The bots by name: four levels for people to play against, and others for those who compare bots.

A weaker level makes the mistakes of people: it overlooks moves or does not look far ahead; it never
plays a move because it is bad.
"""

import re
from collections.abc import Callable
from importlib import import_module
from typing import Final

from plansza.bots.basic import Bot, GreedyBot, RandomBot
from plansza.bots.root_parallel import TogetherBot
from plansza.bots.search import ALWAYS, NO_LIMIT, SearchBot, style_for
from plansza.core.chance import Chance
from plansza.core.contract import Game, View
from plansza.core.errors import PlanszaError

NOTICED: Final = 0.5  # the share of the moves that a novice notices
MASTER_SECONDS: Final = 1.0


class UnknownBot(PlanszaError):
    """A bot's name that nobody knows."""


class NoviceBot(GreedyBot):
    """The move that looks best at a glance, of those it notices."""

    def choose(self, view: View, chance: Chance) -> int:
        assert view.seat is not None
        position = self.game.imagine(view, chance)
        moves = position.legal_moves(view.seat)
        noticed = [move for move in moves if chance.below(1000) < 1000 * NOTICED]
        return self.best(position, view.seat, noticed or moves, chance)


def planner(game: Game) -> Bot:
    """Looks a few decisions ahead, and soon has seen enough."""
    style = style_for(game)
    style.reach = style.sight
    return SearchBot(game, style.plan, style=style)


def master(game: Game) -> Bot:
    """As far and as wide as its time allows."""
    return SearchBot(game, seconds=MASTER_SECONDS)


def yardstick(game: Game) -> Bot:
    """The frozen bot that others are measured by; it lives with the arena, on a higher floor."""
    bot: Bot = import_module("plansza.arena.yardstick.bot").YardstickBot(game)
    return bot


Maker = Callable[[Game], Bot]

LEVELS: Final[dict[str, Maker]] = {
    "novice": NoviceBot,
    "greedy": GreedyBot,
    "planner": planner,
    "master": master,
}  # the weakest first
BOTS: Final[dict[str, Maker]] = {**LEVELS, "random": RandomBot}
MEASURES: Final[dict[str, Maker]] = {"greedy-1": yardstick}  # never at a table

# For those who compare: `search:0.3s`, `search:200` (rounds), with parts of the style changed
# `search:0.3s:depth=4:reach=2`, in several processes `search:0.3s:jobs=4`.
SEARCH: Final = re.compile(
    r"search:(?:(?P<seconds>\d*\.?\d+)s|(?P<rounds>\d+))(?P<style>(?::[a-z]+=\d*\.?\d+)*)"
)
SEARCH_SHAPE: Final = "search:0.3s, search:200"


def level_names() -> list[str]:
    """The levels that people choose from, the weakest first."""
    return list(LEVELS)


def bot_names() -> list[str]:
    """All bots that may sit at a table by a plain name."""
    return list(BOTS)


def register_bot(name: str, maker: Maker) -> None:
    """Let a bot be called by name."""
    BOTS[name] = maker


def make_bot(name: str, game: Game) -> Bot:
    """The bot of this name, for one seat of this game; it may remember what it thought."""
    maker = BOTS.get(name) or MEASURES.get(name)
    if maker is not None:
        return maker(game)
    searching = SEARCH.fullmatch(name)
    if searching is None:
        raise unknown(name)
    changes = _changes(searching["style"])
    jobs = int(changes.pop("jobs", 1))
    rounds = max(1, int(searching["rounds"] or ALWAYS))
    seconds = float(searching["seconds"] or NO_LIMIT)
    try:
        if jobs > 1:
            return TogetherBot(game, jobs, rounds, seconds, **changes)
        return SearchBot(game, rounds, seconds, style_for(game, **changes))
    except TypeError as error:  # no such part of a style
        raise unknown(name) from error


def is_bot(name: str) -> bool:
    """Whether `make_bot` can make something of this name."""
    return name in BOTS or name in MEASURES or SEARCH.fullmatch(name) is not None


def unknown(name: str) -> UnknownBot:
    """The complaint about a name that says nothing."""
    names = ", ".join([*BOTS, *MEASURES, SEARCH_SHAPE])
    text = f"there is no bot “{name}”; bots: {names}"
    return UnknownBot("unknown-bot", text, {"bot": name, "names": names})


def _changes(text: str) -> dict[str, float]:
    parts = [part.partition("=") for part in text.split(":") if part]
    return {key: float(value) for key, _, value in parts}
