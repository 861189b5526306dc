"""The puzzles of the day, one for every game that has any; the home page shows one of them."""

from dataclasses import dataclass
from functools import lru_cache

from plansza.core.contract import Game
from plansza.core.guide import Illustration
from plansza.games import GAMES
from plansza.puzzles import Puzzle, of_the_day, puzzles_of, today
from plansza.web.common.assets import Asset
from plansza.web.common.faults import note
from plansza.web.pages.handbook import illustrated, size_of
from plansza.words import Words, words_for


@dataclass(frozen=True)
class Daily:
    """A game's puzzle of the day."""

    game: Game
    words: Words
    puzzle: Puzzle
    ids: tuple[str, ...]  # of all puzzles of this game

    @property
    def count(self) -> int:
        """How many puzzles the game has."""
        return len(self.ids)

    @property
    def address(self) -> str:
        """Where it is solved."""
        return f"/puzzles/{self.game.id}/{self.puzzle.id}"

    @property
    def size(self) -> tuple[float, float]:
        """How wide and how high its picture is."""
        return size_of(picture_of(self.game, self.puzzle.id, self.words.language))


def daily_of(game: Game, words: Words) -> Daily | None:
    """What a game asks today; None for a game without puzzles."""
    puzzles = puzzles_of(game)
    if not puzzles:
        return None
    return Daily(game, words, of_the_day(puzzles.values(), today()), tuple(puzzles))


def dailies(language: str) -> list[Daily]:
    """The puzzles of the day of all games, the lightest game first."""
    found: list[Daily] = []
    for game in sorted(GAMES.all().values(), key=lambda game: game.weight):
        try:
            daily = daily_of(game, words_for(language, game))
        except Exception as error:
            note(game, error, "guide")
            continue
        found += [] if daily is None else [daily]
    return found


def daily_game(language: str) -> Daily | None:
    """The puzzle of the day of the game whose day it is; None if no game has any."""
    found = dailies(language)
    return found[today().toordinal() % len(found)] if found else None


@lru_cache(maxsize=256)
def picture_of(game: Game, puzzle_id: str, language: str) -> Asset:
    """The position of a puzzle as its seat sees it, to look at."""
    puzzle = puzzles_of(game)[puzzle_id]
    view = puzzle.begin(game).view(puzzle.seat)
    return illustrated(game, Illustration(view), language)
