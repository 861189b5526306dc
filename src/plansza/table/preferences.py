"""What a seat prefers; private, and nobody else's business."""

from dataclasses import dataclass
from typing import Any

from plansza.store.entries import Preference
from plansza.table.decide import Command
from plansza.table.table import Table


@dataclass
class Settings:
    """The preferences of a seat as they are after the table's last entry.

    `confirm`: ask before a move that cannot be taken back.

    `silent`: do not ask me until my next turn. As long as it lasts, every question that can be
    declined is declined by an ordinary move, in whosever turn it comes; what cannot be declined is
    asked as ever. It lasts until the seat's next turn begins: until the seat, having had nothing
    to do for a while, is asked something that cannot be declined. So asked for in one's own turn
    it covers the rest of that turn, and asked for while others move it covers their turns. A
    question in the turn of another does not end it.

    The store keeps only what was asked for and when. What became of it since follows from the log,
    so a restart changes nothing.
    """

    confirm: bool = False
    silent_since: int | None = None
    turn_over: bool = False  # the turn in which silence was asked for has passed

    @property
    def silent(self) -> bool:
        """Whether questions are declined for the seat."""
        return self.silent_since is not None

    def follow(self, table: Table, seat: int) -> None:
        """Take note of the table's last entry."""
        if self.silent_since is None or table.number < self.silent_since:
            return
        if seat not in table.to_move:
            self.turn_over = True
        elif self.turn_over and decline(table, seat) is None:
            self.silent_since, self.turn_over = None, False


def settings_of(kept: Preference) -> Settings:
    """The preferences of a seat as they were when it stated them."""
    return Settings(kept.confirm, kept.silent_since)


def decline(table: Table, seat: int) -> int | None:
    """The move by which a seat declines what it is asked, if it can."""
    for move in table.legal_moves(seat):
        if table.game.describe(move)[0] in table.game.declines:
            return move
    return None


def silent_command(table: Table, seat: int) -> Command | None:
    """The ordinary move that a silent seat is to be spared, if one is due."""
    move = decline(table, seat) if not table.seats[seat].player else None
    if move is None:
        return None
    body: dict[str, Any] = {"move": table.game.write_move(move), "confirmed": True}
    return Command("play", seat, body, f"silent-{table.number}-{seat}", table.number)
