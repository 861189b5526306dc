"""Somebody at a puzzle. What he tried so far says where he is; nothing else is kept.

A wrong move is never made, not even for a moment: what then happened on the real table would tell
what his seat cannot know.
"""

from collections import deque
from collections.abc import Sequence
from typing import Literal

from plansza.bots.advice import seed_for
from plansza.core.chance import FastChance
from plansza.core.contract import Event, Game, Phrase
from plansza.core.errors import PlanszaError
from plansza.core.forced import play_through
from plansza.puzzles.puzzle import Puzzle

REMEMBERED = 8  # events that led to the position
GIVE_UP = "?"  # in place of a move: “Show me”
Status = Literal["open", "wrong", "solved", "shown"]


class NotAsked(PlanszaError):
    """Something was done that the puzzle has no use for now."""


class Solver:
    """One way to the answer: `do` is a move, several of one gesture, or `GIVE_UP`."""

    def __init__(self, game: Game, puzzle: Puzzle, done: Sequence[str] = ()) -> None:
        self.game = game
        self.puzzle = puzzle
        before: deque[Event] = deque(maxlen=REMEMBERED)
        self.position = puzzle.begin(game, before.append)
        self.asked = self.position.view(puzzle.seat)  # what the puzzle is about
        self.status: Status = "open"
        self.wrong: list[int] = []  # moves that were tried in vain
        self.told = list(before)  # what happened last: before, nothing by a try, or by the answer
        for each in done:
            self.do(each)

    @property
    def best(self) -> int:
        """The answer."""
        return self.game.read_move(self.puzzle.best)

    @property
    def over(self) -> bool:
        """Whether the answer is on the table."""
        return self.status in ("solved", "shown")

    @property
    def moves(self) -> list[int]:
        """What may be tried: all that is legal, until the answer is found."""
        return [] if self.over else self.position.legal_moves(self.puzzle.seat)

    def do(self, deed: str) -> None:
        """Try a move, of which the first of a gesture counts; or give up, after a try.
        `IllegalMove` for what the rules do not allow."""
        if self.over or not deed.split() or (deed == GIVE_UP and not self.wrong):
            raise NotAsked("puzzle-not-asked", "the puzzle asks for something else now")
        self.told = []
        if deed == GIVE_UP:
            self._answer([self.best], "shown")
            return
        gesture = [self.game.read_move(move) for move in deed.split()]
        refusal = self.position.why_not(self.puzzle.seat, gesture[0])
        if refusal is not None:
            raise refusal
        if gesture[0] == self.best:
            self._answer(gesture, "solved")
        else:
            self.wrong.append(gesture[0])
            self.status = "wrong"

    def _answer(self, gesture: list[int], status: Status) -> None:
        self.status = status
        play_through(self.position, self.puzzle.seat, gesture, self.told.append)

    def chance_of(self, move: int) -> float | None:
        """How often a move wins, from 0 to 1; None for one that no search tried."""
        if move == self.best:
            return self.puzzle.chance
        return self.puzzle.others.get(self.game.write_move(move))

    def second(self) -> tuple[int, float]:
        """The second best move, and how often it wins."""
        move, chance = max(self.puzzle.others.items(), key=lambda other: other[1])
        return self.game.read_move(move), chance

    def reasons(self) -> list[Phrase]:
        """What speaks for the answer, from the view alone: `why-CODE`s of the game's words."""
        chance = FastChance(seed_for(self.asked.text()))
        imagined = self.game.imagine(self.asked, chance)
        return self.game.insight.why(imagined, self.puzzle.seat, self.best)
