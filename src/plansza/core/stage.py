"""How a great moment is staged: what moves, where to, and what is shown large."""

from typing import Final

# The ways there are; a page has a motion and a sound for each, and knows no game.
STAGES: Final = (
    "split",  # things break in two, and what lies on them slides away
    "carried",  # the art comes, takes things, and is gone with them
    "crumble",  # things break into pieces and sink
    "fall",  # things fold and fall
    "fly",  # the art flies from the first thing to the last
    "count",  # totals count up beside each other, step by step
    "change-hands",  # things turn over, and the badge of their new owner unfolds
    "open",  # a rosette of paper unfolds over things
    "time",  # a band over the board: a week, a season, a game of a match is over
    "show",  # things, or the art, are shown large: a card that is turned against somebody
)


class Stage:
    """A moment as one reader sees it staged: the `kind` of motion, and what it is about.

    `things` and `to` are ids of the picture before or after; `art` is one of the game's symbols;
    `counts` are running totals, a row for every side, in the order of `seats`, whose moment it is.
    The sentence of the event is the caption.
    """

    def __init__(
        self,
        kind: str,
        things: tuple[str, ...] = (),
        to: tuple[str, ...] = (),
        art: str = "",
        counts: tuple[tuple[int, ...], ...] = (),
        seats: tuple[int, ...] = (),
    ) -> None:
        self.kind: Final = kind
        self.things: Final = things
        self.to: Final = to
        self.art: Final = art
        self.counts: Final = counts
        self.seats: Final = seats
