"""Planes of the map: one number for every square of as many columns as the set-up has."""

from plansza.games.battalia.rules.components import HEROES
from plansza.games.battalia.rules.options import Options
from plansza.games.battalia.rules.squares import COLUMNS, ROWS, SQUARES, columns


class Grid:
    """Where squares stand in a plane, and seats as an observer counts them."""

    def __init__(self, options: Options) -> None:
        self.seats = options.seats
        self.width = columns(options.seats, options.map)
        self.shape = ROWS, self.width
        self.size = ROWS * self.width
        # The squares of the planes in their order, and by square its number there or -1.
        self.squares = [square for square in range(SQUARES) if square % COLUMNS < self.width]
        self.cells = [
            square // COLUMNS * self.width + square % COLUMNS if square in self.squares else -1
            for square in range(SQUARES)
        ]

    def step(self, seat: int, other: int) -> int:
        """How many seats after the observer another one sits; 0 for himself."""
        steps = other - seat
        return steps if steps >= 0 else steps + self.seats

    def hero(self, seat: int, place: int) -> int:
        """The number of a hero as the observer counts: his own come first."""
        return self.step(seat, place // HEROES) * HEROES + place % HEROES
