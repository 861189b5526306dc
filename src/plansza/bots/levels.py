"""The bots by name: four levels for people to play against, and others for those who compare bots.

A weaker level makes the mistakes of people: it overlooks moves or does not look far ahead; it never
plays a move because it is bad.

Anybody may bring bots: an installed package by an entry point in the group `plansza.bots`, whose
name is the bot's and whose value makes one for a game; a program by `register_bot`. What a package
brings can be named wherever bots are compared, but does not sit down at tables: that a package is
installed does not mean that a host wants its bots among his guests. What stands after a colon is
given to the maker, too: `net:spor.npz` is the bot `net` with this file.
"""

import re
from collections.abc import Callable, Iterable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
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


Maker = Callable[[Game], Bot]
WITH: Final = ":"  # between the name of an installed bot and what it is made with

LEVELS: Final[dict[str, Maker]] = {
    "novice": NoviceBot,
    "greedy": GreedyBot,
    "planner": planner,
    "master": master,
}  # the weakest first
BOTS: Final[dict[str, Maker]] = {**LEVELS, "random": RandomBot}
PLUGINS: Final = "plansza.bots"  # the group of entry points

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
    """Let a bot be called by name in this process, at its tables, too: from a notebook, say."""
    BOTS[name] = maker


@cache
def plugins() -> dict[str, EntryPoint]:
    """The bots of installed packages by name; each is loaded when it is first asked for."""
    return {plugin.name: plugin for plugin in entry_points(group=PLUGINS)}


def maker_of(name: str) -> Maker | None:
    """What makes the bot of this name; an installed one cannot replace one of ours."""
    maker = BOTS.get(name)
    plain, colon, what = name.partition(WITH)
    if maker is not None or plain not in plugins():
        return maker
    try:
        found: Callable[..., Bot] = plugins()[plain].load()
    except ImportError as error:
        facts = {"bot": plain, "why": str(error)}
        raise UnknownBot("bot-lacks", f"{plain} cannot be loaded: {error}", facts) from error
    return partial(_made_with, found, what) if colon else found


def _made_with(maker: Callable[..., Bot], what: str, game: Game) -> Bot:
    return maker(game, what)


def make_bot(name: str, game: Game) -> Bot:
    """The bot of this name, for one seat of this game; it may remember what it thought."""
    maker = maker_of(name)
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
    plain, _, _ = name.partition(WITH)
    return name in BOTS or plain in plugins() or SEARCH.fullmatch(name) is not None


def unknown(name: str) -> UnknownBot:
    """The complaint about a name that says nothing."""
    names = ", ".join([*BOTS, *plugins(), SEARCH_SHAPE])
    text = f"there is no bot “{name}”; bots: {names}"
    return UnknownBot("unknown-bot", text, {"bot": name, "names": names})


def plays_only(name: str, game: Game, games: Iterable[str]) -> UnknownBot:
    """What a bot says that does not play this game."""
    names = ", ".join(games)
    text = f"{name} does not play {game.id}; its games: {names}"
    return UnknownBot("bot-plays-only", text, {"bot": name, "game": game.id, "names": names})


def _changes(text: str) -> dict[str, float]:
    parts = [part.partition("=") for part in text.split(":") if part]
    return {key: float(value) for key, _, value in parts}
