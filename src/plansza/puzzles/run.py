"""A run of mining, over processes, that goes on where it was broken off.

Games are looked through in any order but offered in the order of their numbers; so what comes out
depends on the game, the recipe, the seed and the number of puzzles wanted, and on nothing else.
"""

from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from typing import Final

from msgspec import DecodeError, Struct, ValidationError, json, structs

from plansza.core.contract import Game
from plansza.games import find
from plansza.process_pool import spread
from plansza.puzzles.mining import Found, mine_game
from plansza.puzzles.mixture import Mixture
from plansza.puzzles.puzzle import Puzzle
from plansza.puzzles.recipe import Recipe

MOST_GAMES: Final = 100_000

Watch = Callable[[int, Mixture], None]  # games looked through, and what is kept


class Run(Struct, frozen=True):
    """All that decides what comes out."""

    game: str
    rules_version: int
    recipe: Recipe
    seed: int
    count: int


class Mined(Struct, frozen=True):
    """A game that was looked through."""

    number: int
    found: tuple[Found, ...]


def run_of(game: Game, recipe: Recipe, seed: int, count: int) -> Run:
    """A run of this game."""
    return Run(game.id, game.rules_version, recipe, seed, count)


def mine(
    run: Run, jobs: int = 1, journal: Path | None = None, watch: Watch | None = None
) -> list[Puzzle]:
    """The puzzles of a run, from easy to hard; the journal keeps what was found so far."""
    mixture = Mixture(run.recipe, run.count)
    done = read_journal(run, journal)
    number = 0
    left = [number for number in range(MOST_GAMES) if number not in done]
    waiting = _mined(run, jobs, left, journal)
    while not mixture.full and number < MOST_GAMES:
        while number not in done:
            mined = next(waiting)
            done[mined.number] = mined.found
        for found in done.pop(number):
            mixture.offer(found)
        number += 1
        if watch is not None:
            watch(number, mixture)
    waiting.close()
    return mixture.puzzles()


def _mined(
    run: Run, jobs: int, numbers: list[int], journal: Path | None
) -> Generator[Mined, None, None]:
    """These games, looked through, as they are done."""
    for _, mined in spread(partial(_mine_one, run), numbers, jobs):
        if journal is not None:
            with journal.open("ab") as file:
                file.write(json.encode(mined) + b"\n")
        yield mined


def _mine_one(run: Run, number: int) -> Mined:
    """One game, in any process."""
    return Mined(number, tuple(mine_game(find(run.game), run.recipe, run.seed, number)))


def read_journal(run: Run, journal: Path | None) -> dict[int, tuple[Found, ...]]:
    """What a run that was broken off has found, game by game; a journal of any other run is begun
    anew. However many puzzles are wanted, and of which kinds, the games are the same."""
    if journal is None:
        return {}
    recipe = structs.replace(run.recipe, easy=0.0, alike=0.0, sided=0.0)
    head = json.encode((run.game, run.rules_version, recipe, run.seed))
    lines = journal.read_bytes().split(b"\n") if journal.is_file() else []
    if not lines or lines[0] != head:
        journal.write_bytes(head + b"\n")
        return {}
    done: dict[int, tuple[Found, ...]] = {}
    for line in lines[1:]:
        try:
            mined = json.decode(line, type=Mined)
        except (DecodeError, ValidationError):  # broken off while it was written
            continue
        done[mined.number] = mined.found
    return done
