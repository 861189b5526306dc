"""When the answers of bots appear: by level, and by nothing that a bot holds.

Time is public. A bot that answered the sooner the less it had to choose from would show its hand,
so every answer of a level, the forced ones too, appears at one and the same time after its
question: what the level may think, and some slack.

On a busy machine thinking can take longer than that. An answer that is late tells that it was not
forced. Nothing can hide that any more; but it waits for the next tick, a whole multiple of the
usual time, so that it does not tell how long it took, and from then on all answers of the level
wait as many ticks. So it happens about once. The ticks become fewer, one by one, when for minutes
no answer of the level, at whatever table, has needed them: then the machine has time again. Of any
single decision that tells nothing.

Where many tables wait for few processes, a question is in line before it is thought about. For how
long depends on the others alone; it is counted in whole ticks, too, and apart: it makes no answer
at another table later.

People may wish for less waiting. Only what is there for them to follow becomes shorter, and never
nothing: levels that think keep their time, and the others still answer at one time, forced or not.
"""

from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Final

from plansza.bots.levels import MASTER_SECONDS, SEARCH

SLACK: Final = 0.4  # seconds that an answer may be under way besides
SECONDS: Final = {"planner": 1.0, "master": MASTER_SECONDS + SLACK}
SHORT: Final = 0.6  # so that people can follow the others
# What people may wish for, and what remains of the short time; the slow ones look at each step for
# longer, which their pages see to.
WISHES: Final = {"slow": 1.0, "usual": 1.0, "quick": 0.5, "at-once": 0.25}
MOMENT: Final = 0.3  # seconds in line for which there is room in every tick,
MOMENT_OF_TICK: Final = 0.4  # and of a short tick such a part
HELD: Final = 300.0  # seconds without need until an answer waits a tick less


def usual(level: str) -> float:
    """The seconds from the question to the answer, where the machine has time for it."""
    searching = SEARCH.fullmatch(level)
    if searching is not None and searching["seconds"]:
        return float(searching["seconds"]) + SLACK
    return SECONDS.get(level, SHORT)


def shortened(level: str, share: float) -> float:
    """The same where people wish for a share of what they need to follow the others."""
    thinks = level in SECONDS or SEARCH.fullmatch(level) is not None
    return usual(level) if thinks else usual(level) * share


def in_line(waited: float, tick: float) -> int:
    """How many ticks a question waited in line; a moment does not count."""
    return ceil(max(0.0, waited - min(MOMENT, MOMENT_OF_TICK * tick)) / tick)


class Pace:
    """The times of one process; `factor` is how many times the usual ones, 0 is at once."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = monotonic) -> None:
        self._factor = factor
        self._clock = clock
        # By level and tick: how many ticks an answer waits, and when they were needed.
        self._slow: dict[tuple[str, float], tuple[int, float]] = {}

    def now(self) -> float:
        """The time, to measure thinking by."""
        return self._clock()

    def rest(self, level: str, asked: float, share: float = 1.0, waited: float = 0.0) -> float:
        """The seconds that the answer, found just now, of a question asked then has to wait;
        `waited` are those that it was in line."""
        now, tick = self._clock(), self._factor * shortened(level, share)
        if not tick:
            return 0.0
        thought, line = now - asked, in_line(waited, tick)
        ticks = self._ticks(level, tick)
        needed = ceil(thought / tick) - line
        if needed > 1 and needed >= ticks:
            ticks = needed
            self._slow[level, tick] = ticks, now
        return max(0.0, (line + ticks) * tick - thought)

    def _ticks(self, level: str, tick: float) -> int:
        """How many ticks an answer waits: as many as were needed, one less for every long while."""
        ticks, when = self._slow.get((level, tick), (1, 0.0))
        return max(1, ticks - int((self._clock() - when) / HELD))
