"""What runs in a bot's process: it gets what a seat may know, as text, and nothing else.

Only the review of a game that is over gets the whole truth, which everybody knows by then.
"""

import os
import signal
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from time import thread_time
from typing import Any, Protocol

from plansza import COMPILED
from plansza.bots.advice import Advice, advise
from plansza.bots.estimate import Estimate, estimate
from plansza.bots.review import Chances, Turn, asked, judged
from plansza.core.chance import FastChance
from plansza.core.contract import Game, View
from plansza.core.record import read_record
from plansza.games import find
from plansza.web.bots.seat_bots import IDLE, SeatBots, SeatKey

NICE = 10  # people's requests come first
SHORT_WHILE = 0.7  # seconds for a part of a review: a bot may be waiting for this process


class Task(Protocol):
    """What a process can be given to do."""

    def run(self, bots: SeatBots) -> Any:
        """The value of its result; the bots are those that stay in the process."""


@dataclass(frozen=True)
class ViewTask:
    """Something about what one seat may know; all luck comes from the seed."""

    game: str
    view: str
    seed: int

    def read(self) -> tuple[Game, View, FastChance]:
        """What is needed to work on it."""
        game = find(self.game)
        return game, game.view_from_text(self.view), FastChance(self.seed)


@dataclass(frozen=True)
class MoveTask(ViewTask):
    """Which move would the bot at a seat make? The answer is its notation."""

    key: SeatKey

    def run(self, bots: SeatBots) -> str:
        game, view, chance = self.read()
        if view.seat != self.key.seat:
            raise ValueError("a bot sees with the eyes of its own seat alone")
        bot = bots.take(self.key, game)
        move = bot.choose(view, chance)
        bots.keep(self.key, bot)
        return game.write_move(move)


@dataclass(frozen=True)
class ChanceTask(ViewTask):
    """How likely is the seat to win?"""

    def run(self, bots: SeatBots) -> Estimate:
        return estimate(*self.read())


@dataclass(frozen=True)
class HintTask(ViewTask):
    """What should the seat do, and why? So many seconds of the processor's time are thought."""

    seconds: float

    def run(self, bots: SeatBots) -> Advice:
        game, view, chance = self.read()
        return advise(game, view, chance, seconds=self.seconds)


@dataclass(frozen=True)
class CurveTask:
    """What do the positions after so many moves of a finished game promise every seat? As many of
    them are judged as can be in a short while."""

    record: str
    places: tuple[int, ...]
    seed: int
    seconds: float  # for the review of the whole game

    def run(self, bots: SeatBots) -> list[Chances]:
        """The chances at the first of them."""
        record = read_record(self.record)
        until = thread_time() + SHORT_WHILE
        found: list[Chances] = []
        chance = FastChance(self.seed)
        for chances in judged(find(record.game), record, self.places, chance, self.seconds):
            found.append(chances)
            if thread_time() >= until:
                break
        return found


@dataclass(frozen=True)
class TurnTask:
    """Would something else have been better than this turn of a finished game?"""

    record: str
    turn: Turn
    seed: int
    seconds: float  # for the review of the whole game

    def run(self, bots: SeatBots) -> Turn:
        """The turn, with what would have been better."""
        record = read_record(self.record)
        return asked(find(record.game), record, self.turn, FastChance(self.seed), self.seconds)


@dataclass(frozen=True)
class BuildTask:
    """Do the rules run compiled in this process?"""

    def run(self, bots: SeatBots) -> bool:
        return COMPILED


@dataclass(frozen=True)
class Assignment:
    """What is sent to a process: a task, and the tables whose bots it need not keep any more."""

    task: Task
    over: frozenset[str] = frozenset()


@dataclass(frozen=True)
class TaskResult:
    """What a task found; `error` says why it found nothing."""

    value: Any = None
    error: str = ""


def work(line: Connection) -> None:
    """Do one task after the other until the server hangs up, also when it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where signals cannot be blocked from outside
    if hasattr(os, "nice"):
        os.nice(NICE)
    bots = SeatBots()
    with suppress(EOFError, OSError):
        while True:
            asked_again = line.poll(IDLE)
            bots.forget_idle()
            if asked_again:
                line.send(_run(line.recv(), bots))


def _run(assignment: Assignment, bots: SeatBots) -> TaskResult:
    bots.forget(assignment.over)
    try:
        return TaskResult(assignment.task.run(bots))
    except Exception as error:  # a faulty bot must not end the process
        return TaskResult(None, f"{type(error).__name__}: {error}"[:500])
