"""When the answers of bots appear: by level, and by nothing that a bot holds.

Time is public. A bot that answered the sooner the less it had to choose from would show its hand,
so every answer of a level, the forced ones too, appears at one and the same time after its
question: what the level may think, and some slack.

On a busy machine thinking can take longer than that. An answer that is late tells that it was not
forced, and nothing can hide it from then on but this: it waits for the next tick, a whole multiple
of the usual time, so that it does not tell how long it took; and for a while all answers of the
level wait for that tick. So it happens about once, and what follows from it follows from something
that everybody has seen.
"""

from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Final

from plansza.bots.levels import MASTER_SECONDS, SEARCH

SLACK: Final = 0.4  # seconds that an answer may be under way besides
SECONDS: Final = {"planner": 1.0, "master": MASTER_SECONDS + SLACK}
SHORT: Final = 0.6  # so that people can follow the others
HELD: Final = 300.0  # seconds for which a level stays slow after its last late answer


def usual(level: str) -> float:
    """The seconds from the question to the answer, where the machine has time for it."""
    searching = SEARCH.fullmatch(level)
    if searching is not None and searching["seconds"]:
        return float(searching["seconds"]) + SLACK
    return SECONDS.get(level, SHORT)


class Pace:
    """The times of one process; `factor` is how many times the usual ones, 0 is at once."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = monotonic) -> None:
        self._factor = factor
        self._clock = clock
        self._slow: dict[str, tuple[int, float]] = {}  # by level: ticks, and until when

    def now(self) -> float:
        """The time, to measure thinking by."""
        return self._clock()

    def pause(self, level: str) -> float:
        """The seconds from a question to its answer, whatever is asked."""
        ticks, until = self._slow.get(level, (1, 0.0))
        return self._tick(level) * (ticks if self._clock() < until else 1)

    def rest(self, level: str, asked: float) -> float:
        """The seconds that the answer, found just now, of a question asked then has to wait."""
        tick, thought = self._tick(level), self._clock() - asked
        pause = self.pause(level)
        if thought <= pause or not tick:
            return max(0.0, pause - thought)
        ticks = ceil(thought / tick)
        self._slow[level] = ticks, self._clock() + HELD
        return ticks * tick - thought

    def _tick(self, level: str) -> float:
        return self._factor * usual(level)
