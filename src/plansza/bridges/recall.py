"""What a player who forgets nothing knows: all that his seat has seen and done, in order.

A view holds what a seat has seen and could remember, but not in which order it came about. Here
every view that a seat has had, and every move that it has made, goes into one digest, so that two
histories have equal digests just when the seat cannot tell one from the other. A view that did not
change counts once: nobody saw that anything happened. What the seat was told is kept besides, as
numbers (`learning.history`), for learners.
"""

from collections.abc import Sequence
from hashlib import blake2b

from plansza.core.contract import Position
from plansza.learning.history import History

DIGEST_BYTES = 16


class Recall:
    """What one seat has seen and done up to some moment; it never changes."""

    def __init__(
        self,
        position: Position,
        ear: History,
        made: int = 0,
        own: tuple[int, ...] = (),
        told: tuple[list[int], ...] = (),
        seen: str = "",
        digest: bytes = b"",
    ) -> None:
        """`made` moves led to this position, which nobody else may change; `own` are those of the
        seat whose `ear` hears what happens, `told` is what it heard, and `seen` is the last view
        that went into the digest."""
        self.position = position
        self.ear = ear
        self.seat = ear.seat
        self.made = made
        self.own = own
        self.told = told
        self.seen = position.view(self.seat).text()
        self.digest = digest if self.seen == seen else _mixed(digest, self.seen)

    def after(self, moves: Sequence[int]) -> "Recall":
        """The same when all of these moves have been made, the first `made` of which it knows."""
        found = self
        while found.made < len(moves):
            found = found._next(moves[found.made])
        return found

    def _next(self, move: int) -> "Recall":
        position = self.position.copy()
        mover = position.mover()
        self.ear.forget()
        position.step(mover, move, self.ear.hear)
        told = (*self.told, *self.ear.rows)
        own, digest = self.own, self.digest
        if mover == self.seat:
            own = (*own, move)
            digest = _mixed(digest, f"move {move}")
        return Recall(position, self.ear, self.made + 1, own, told, self.seen, digest)

    def text(self) -> str:
        """The seat's own moves in order, and the digest of all that it has seen and done."""
        return f"{' '.join(map(str, self.own))} {self.digest.hex()}"


def _mixed(digest: bytes, text: str) -> bytes:
    """The digest of all that went before, and of this."""
    return blake2b(digest + text.encode(), digest_size=DIGEST_BYTES).digest()
