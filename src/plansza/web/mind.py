"""What runs in a bot's process: it gets what a seat may know, as text, and nothing else."""

import os
import signal
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection

from plansza.bots.levels import make_bot
from plansza.core.chance import FastChance
from plansza.games import find

NICE = 10  # people's requests come first


@dataclass(frozen=True)
class Question:
    """What shall be done in this view? Without a level: how likely is the seat to win?"""

    game: str
    view: str
    level: str
    seed: int


@dataclass(frozen=True)
class Answer:
    """A move in notation, or a likelihood as text; `trouble` says why there is none."""

    text: str
    trouble: str = ""


def answer(question: Question) -> Answer:
    """Think."""
    game = find(question.game)
    view = game.view_from_text(question.view)
    chance = FastChance(question.seed)
    if question.level:
        return Answer(game.write_move(make_bot(question.level, game).choose(view, chance)))
    assert view.seat is not None
    return Answer(str(game.insight.value(game.imagine(view, chance), view.seat)))


def work(line: Connection) -> None:
    """Answer until the server hangs up, also when it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where signals cannot be blocked from outside
    if hasattr(os, "nice"):
        os.nice(NICE)
    with suppress(EOFError, OSError):
        while True:
            line.send(_careful(line.recv()))


def _careful(question: Question) -> Answer:
    try:
        return answer(question)
    except Exception as error:  # a faulty bot must not end the process
        return Answer("", f"{type(error).__name__}: {error}"[:500])
