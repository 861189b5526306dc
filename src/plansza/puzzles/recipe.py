"""How a game's puzzles are mined: `guide/puzzles.toml`, or what suits any game."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files

from msgspec import Struct, convert

from plansza.core.contract import Game
from plansza.core.errors import BadSetup
from plansza.core.guide import guide_of

FILE = "puzzles.toml"


class Table(Struct, frozen=True):
    """A set-up whose games are looked through."""

    seats: int | None = None
    options: Mapping[str, str] = {}
    kinds: tuple[str, ...] = ()  # of moves that are asked for; all, if none is named


class Recipe(Struct, frozen=True):
    """What is played, by whom, and how long every move is thought about."""

    setups: tuple[Table, ...]  # in turn, a game each
    rounds: int = 100  # of a look, for every move; ten times as many confirm a puzzle,
    longest: int = 30  # and so many times as many for the best move and its nearest rivals
    players: tuple[str, ...] = ("novice", "greedy", "planner")  # one by lot makes each turn
    within: int = 4  # of the decisions within a turn one of so many is looked at
    obvious: int = 4  # and of those with a best move that the insight rates best, too
    crowd: int = 99  # with more moves the first glance is an ordinary search: it drops most of them
    earliest: int = 0  # moves of a game; what comes before decides too little,
    latest: int = 400  # and what comes later is too long a story
    easy: float = 0.25  # at most this share of the puzzles is of the first grade,
    alike: float = 0.5  # this one asks for one kind of move,
    sided: float = 0.6  # and this one belongs to one role


def recipe_of(game: Game) -> Recipe:
    """The game's own, else every ready-made choice of options at every number of seats."""
    guide = guide_of(game)
    file = files(guide).joinpath(FILE) if guide is not None else None
    if file is not None and file.is_file():
        return convert(tomllib.loads(file.read_text(encoding="utf-8")), Recipe)
    return Recipe(tuple(_all_tables(game)))


def _all_tables(game: Game) -> list[Table]:
    presets = list(game.presets().values()) or [{}]
    tables = [Table(seats, options) for options in presets for seats in game.seat_counts]
    return [table for table in tables if _possible(game, table)]


def _possible(game: Game, table: Table) -> bool:
    try:
        game.setup(table.seats, **table.options)
    except BadSetup:
        return False
    return True
