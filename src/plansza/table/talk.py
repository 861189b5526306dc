"""How much may be said at a table: it is a table, and not a forum.

All is read off the log: the same lines at the same times give the same answer everywhere.
"""

from dataclasses import dataclass, field

from plansza.core.errors import PlanszaError

MOST_LINES = 1000  # at one table
MOST_A_MINUTE = 20  # of one seat
MINUTE = 60.0


class TalkRefused(PlanszaError):
    """Somebody has said enough, for now or for good; nothing has changed."""


@dataclass
class Talk:
    """How many lines were said, and when each seat said its last few."""

    lines: int = 0
    times: dict[int, list[float]] = field(default_factory=dict)

    def copy(self) -> "Talk":
        """An equal one that shares nothing mutable."""
        return Talk(self.lines, {seat: times[:] for seat, times in self.times.items()})

    def hear(self, seat: int, at: float) -> None:
        """A line was said."""
        self.lines += 1
        times = self.times.setdefault(seat, [])
        times.append(at)
        del times[:-MOST_A_MINUTE]

    def check(self, seat: int, now: float) -> None:
        """Refuse one line more, if it is too many."""
        if self.lines >= MOST_LINES:
            sentence = f"{MOST_LINES} lines were said at this table, and no more fit"
            raise TalkRefused("chat-full", sentence, {"most": MOST_LINES})
        times = self.times.get(seat, [])
        # Times ahead of us come from a clock that was set back: they count for nothing.
        if sum(0 <= now - at < MINUTE for at in times) >= MOST_A_MINUTE:
            sentence = f"say at most {MOST_A_MINUTE} lines a minute"
            raise TalkRefused("chat-too-fast", sentence, {"most": MOST_A_MINUTE})
