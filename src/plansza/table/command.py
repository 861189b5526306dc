"""What somebody wants of a table, and how it is refused."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from plansza.bots import bot_names
from plansza.core.errors import Facts, PlanszaError
from plansza.table.table import OPEN, OVER, RUNNING, Table

Draft = tuple[str, int | None, dict[str, Any]]  # of an entry: its kind, seat and body
DEFAULT_BOT = "planner"


class Refused(PlanszaError):
    """A command that the table does not carry out; nothing has changed."""


@dataclass(frozen=True)
class Command:
    """What somebody wants; `seat` is whose, None for the host or a passer-by."""

    kind: str
    seat: int | None = None
    body: dict[str, Any] = field(default_factory=dict)
    key: str = ""
    seen: int = 0
    by_bot: bool = False  # whoever plays the seat now is a bot, and this is its own
    # Asked before a new table is opened by it, and refuses where there are enough.
    permit: Callable[[], None] | None = field(default=None, compare=False, repr=False)


def refused(code: str, sentence: str, **facts: int | str) -> Refused:
    """A refusal with its facts."""
    known: Facts = facts
    return Refused(code, sentence, known)


def need_status(table: Table, status: str) -> None:
    if table.status != status:
        sentences = {
            OPEN: "the game has not started yet",
            RUNNING: "the game is running",
            OVER: "the game is over",
        }
        raise refused(f"table-{table.status}", f"not now: {sentences[table.status]}")


def number_of(table: Table, command: Command) -> int:
    """The seat a command is about."""
    seat = command.body.get("seat", command.seat)
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(table.seats):
        raise refused("no-such-seat", "there is no such seat at this table")
    return seat


def seat_of(table: Table, command: Command) -> int:
    """The seat that gives the command; who it is has been checked before."""
    seat = command.seat
    if seat is None or not 0 <= seat < len(table.seats) or table.seats[seat].free:
        raise refused("not-seated", "you watch this table: sit down to take part")
    return seat


def stand_in_level(table: Table) -> str:
    """How well bots play at this table for those who are away or have resigned: as was settled
    when it was opened."""
    level = str(table.head.extra.get("stand_in", DEFAULT_BOT))
    return level if level in bot_names() else DEFAULT_BOT
