"""The bots that a process keeps: one for every seat that it decided for lately.

A bot that stays at its seat can go on with what it has worked out, as in the arena. It is kept for
one table, one seat and one level, and used for no other. Losing it does no harm: a new one begins
without memory.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import NamedTuple

from plansza.bots import make_bot
from plansza.bots.basic import Bot
from plansza.core.contract import Game

MOST_BOTS = 8  # in one process, of up to 10 MB each; the longest unused goes
IDLE = 60.0  # seconds after which nobody's bot is worth its memory: within a turn it is asked soon


class SeatKey(NamedTuple):
    """Whose bot it is."""

    table: str
    seat: int
    level: str


class SeatBots:
    """The bots of one process in the order of their last use."""

    def __init__(
        self,
        most: int = MOST_BOTS,
        idle: float = IDLE,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._most = most
        self._idle = idle
        self._now = now
        self._bots: OrderedDict[SeatKey, tuple[Bot, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._bots)

    def take(self, key: SeatKey, game: Game) -> Bot:
        """The bot of this seat, or a new one; it is kept again when it has chosen."""
        found = self._bots.pop(key, None)
        return found[0] if found is not None else make_bot(key.level, game)

    def keep(self, key: SeatKey, bot: Bot) -> None:
        """Remember a bot that has done its work well."""
        self._bots[key] = bot, self._now()
        if len(self._bots) > self._most:
            self._bots.popitem(last=False)

    def forget(self, tables: Collection[str]) -> None:
        """The games at these tables are over."""
        for key in [key for key in self._bots if key.table in tables]:
            del self._bots[key]

    def forget_idle(self) -> None:
        """Let go of those that nobody has asked for a while."""
        until = self._now() - self._idle
        for key in [key for key, (_, used) in self._bots.items() if used <= until]:
            del self._bots[key]
