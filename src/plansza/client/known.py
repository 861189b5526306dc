"""What a program knows of a table: the newest look that came, whichever way."""

from typing import Any

from plansza.client.messages import Done, Look, Move, News, Outcome, Presence, State
from plansza.client.refusals import ClientError


class Known:
    """A table from one seat, as far as it is known."""

    def __init__(self, id: str, seat: int | None) -> None:
        self.id = id
        self.seat = seat
        self.state: State | None = None
        self._now: Look | None = None
        self._done = 0  # the number of the seat's last command
        self._replaced = False  # whether something was done since the newest look

    def _take(self, message: News) -> Look | None:
        """Note what a message tells; the look that it brings, unless the seat knows better."""
        if isinstance(message, Presence):
            return None
        if isinstance(message, State):
            self.state = message
        look = message.now
        if look is None or look.number < self._done:
            return None
        self._now, self._replaced = look, False
        return look

    def _note(self, done: Done) -> Done:
        """Something was done: what was known is of before."""
        self._done, self._replaced = max(self._done, done.number), True
        return done

    @property
    def seen(self) -> int:
        """The number of the newest look."""
        return self._now.number if self._now is not None else 0

    @property
    def now(self) -> Look:
        """The table as the program saw it last."""
        if self._now is None:
            raise ClientError("nothing is known of this table yet: call look() first")
        return self._now

    @property
    def view(self) -> dict[str, Any] | None:
        """All that the seat knows, in plain values; None before the game."""
        return self.now.view

    @property
    def text(self) -> str:
        """The same as text."""
        return self.now.text

    @property
    def moves(self) -> list[Move]:
        """The legal moves."""
        return self.now.moves

    @property
    def my_turn(self) -> bool:
        """Whether the seat is to move."""
        return self.now.your_turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.now.status == "over"

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.now.outcome
