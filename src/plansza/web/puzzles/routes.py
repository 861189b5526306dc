"""A puzzle over HTTP. Whoever solves it sends what he tried from the beginning.

The server keeps nothing of it. Until the answer is found or given up, nothing in what it says
depends on the answer, but for how often the best move wins after another one was tried.
"""

import asyncio
from typing import Annotated

from litestar import Router, post
from litestar.params import JSONBody, Parameter
from msgspec import Struct
from msgspec.structs import asdict

from plansza.bots import level_names
from plansza.core.contract import Game
from plansza.core.errors import BadNotation, IllegalMove, blaming
from plansza.puzzles import NotAsked, Puzzle, Solver, Status, puzzles_of
from plansza.web.common.errors import web_refused
from plansza.web.common.parameters import PROBLEMS, GameId, Language, Tall
from plansza.web.common.requests import PuzzleDone, PuzzleQuestion
from plansza.web.common.visitor import Caller, Viewer
from plansza.web.pages.guide import known_game
from plansza.web.tables.alone import Alone, Board, Explained
from plansza.words import Words
from plansza.words.chances import percent

PuzzleId = Annotated[str, Parameter(description="the puzzle's id", max_length=60)]
TRIED_OF = 10  # players of a level, of whom so many miss it


class Solution(Struct):
    """The best move and why it is; chances are those of winning, in percent."""

    words: str
    chance: int
    second: str  # the second best move
    second_chance: int
    reasons: list[str]
    missed: list[str]  # by whom, in a sentence each


class PuzzleState(Board, kw_only=True):
    """Where somebody is at a puzzle: what is said, and what can be done on the board."""

    status: Status
    text: str
    answer: Solution | None  # none before it is found or given up


def known_puzzle(game: Game, puzzle_id: str) -> Puzzle:
    """A puzzle by its id in an address."""
    with blaming(game.id):
        found = puzzles_of(game).get(puzzle_id)
    if found is None:
        raise web_refused("not-found", "no such puzzle")
    return found


def solver_at(game: Game, puzzle: Puzzle, done: list[str]) -> Solver:
    """Who tried all this; a page tries nothing that cannot be done, but others may."""
    try:
        return Solver(game, puzzle, done)
    except (IllegalMove, BadNotation, NotAsked) as error:
        raise web_refused("puzzle-not-asked", str(error)) from error


def where(game: Game, puzzle: Puzzle, done: list[str], viewer: Viewer) -> PuzzleState:
    """Everything that the page of a puzzle shows."""
    words = viewer.words(game)
    solver = solver_at(game, puzzle, done)
    alone = Alone(game, words, solver.position, puzzle.seat)
    board = alone.board(viewer, solver.moves, solver.told)
    return PuzzleState(
        status=solver.status,
        text=spoken(solver, words, board.prompt),
        answer=answer_of(solver, words, board.names) if solver.over else None,
        **asdict(board),
    )


def spoken(solver: Solver, words: Words, prompt: str) -> str:
    """What the slip says: the task, how good the last try was, or that it is done."""
    best = percent(solver.puzzle.chance)
    if solver.over:
        second = percent(solver.second()[1])
        return words("page-puzzle-answer", move=said(words, solver.best), best=best, second=second)
    if not solver.wrong:
        return f"{words('page-puzzle-task')} {prompt}".rstrip()
    tried = solver.wrong[-1]
    chance = solver.chance_of(tried)
    if chance is None:
        return words("page-puzzle-untried", move=said(words, tried))
    return words("page-puzzle-worse", move=said(words, tried), chance=percent(chance), best=best)


def said(words: Words, move: int) -> str:
    """A move in quotation marks."""
    return words.quoted(words.move(move))


def answer_of(solver: Solver, words: Words, names: list[str]) -> Solution:
    """The answer, and all that speaks for it."""
    second, chance = solver.second()
    return Solution(
        words=words.move(solver.best),
        chance=percent(solver.puzzle.chance),
        second=said(words, second),
        second_chance=percent(chance),
        reasons=[words.why(phrase, names) for phrase in solver.reasons()],
        missed=missed_by(solver.puzzle, words),
    )


def missed_by(puzzle: Puzzle, words: Words) -> list[str]:
    """Who misses the answer, the weakest first."""
    return [
        words("page-puzzle-missed", level=level, count=round(TRIED_OF * puzzle.missed[level]))
        for level in level_names()
        if level in puzzle.missed
    ]


@post("/puzzles/{game_id:str}/{puzzle_id:str}", status_code=200, responses=PROBLEMS)
async def look_at_puzzle(
    visitor: Caller,
    game_id: GameId,
    puzzle_id: PuzzleId,
    data: JSONBody[PuzzleDone],
    language: Language = None,
    tall: Tall = 0,
) -> PuzzleState:
    """How good what somebody tried is; with the answer, once it is found or given up."""
    game = known_game(game_id)
    puzzle = known_puzzle(game, puzzle_id)
    return await asyncio.to_thread(where, game, puzzle, data.done, visitor.viewer(puzzle.seat))


@post("/puzzles/{game_id:str}/{puzzle_id:str}/about", status_code=200, responses=PROBLEMS)
async def ask_about(
    visitor: Caller,
    game_id: GameId,
    puzzle_id: PuzzleId,
    data: JSONBody[PuzzleQuestion],
    language: Language = None,
) -> Explained:
    """What a thing of the picture is."""
    game = known_game(game_id)
    puzzle = known_puzzle(game, puzzle_id)
    words = visitor.viewer(puzzle.seat).words(game)

    def told() -> Explained:
        solver = solver_at(game, puzzle, data.done)
        return Alone(game, words, solver.position, puzzle.seat).about(data.thing)

    return await asyncio.to_thread(told)


PUZZLE_ROUTES = Router("/api", route_handlers=[look_at_puzzle, ask_about], tags=["puzzles"])
