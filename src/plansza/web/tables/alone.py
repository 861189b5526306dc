"""A real board at which one person sits alone with a teacher: in lessons, and at puzzles.

There is no table behind it: a position, the seat whose view is shown, and bots' names for the rest.
"""

from collections.abc import Sequence

from msgspec import Struct

from plansza.core.contract import Event, Game, Position
from plansza.web.common.responses import Choice, MeterState
from plansza.web.common.visitor import Viewer
from plansza.web.tables.pictures import Shown, draw_position
from plansza.words import Words


class Board(Struct):
    """What is to be seen and done on the board, and what happened there last."""

    lines: list[str]  # what happened by what was done last
    seat: int
    names: list[str]
    prompt: str  # what the table itself asks
    decisive: list[str]
    choices: list[Choice]
    ways: list[Choice]
    reasons: dict[str, str]
    picture: str
    meters: list[MeterState]
    badges: list[str]


class Explained(Struct):
    """What there is to know about a thing."""

    lines: list[str]


class Alone:
    """A position as one seat sees it."""

    def __init__(self, game: Game, words: Words, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.shown = Shown(game, words, names_at(seat, position.setup.seats, words))

    def board(self, viewer: Viewer, moves: list[int], told: Sequence[Event]) -> Board:
        """The board, with these moves to make."""
        names, words = self.shown.names, self.shown.words
        running = self.position.outcome is None
        scene = draw_position(self.shown, self.position, viewer, moves, 0, running)
        return Board(
            lines=[words.event(event, self.seat, names) for event in told],
            seat=self.seat,
            names=names,
            prompt=scene.prompt,
            decisive=scene.decisive,
            choices=scene.choices,
            ways=scene.ways,
            reasons=scene.reasons,
            picture=scene.svg,
            meters=scene.meters,
            badges=scene.badges,
        )

    def about(self, thing: str) -> Explained:
        """What a thing of the picture is."""
        view = self.shown.view(self.position, self.seat)
        return Explained(self.shown.about(view, thing))


def names_at(mine: int, seats: int, words: Words) -> list[str]:
    """Whoever sits there alone, and those who play with him."""
    return [
        words("seat-name" if seat == mine else "bot-name", seat=seat + 1) for seat in range(seats)
    ]
