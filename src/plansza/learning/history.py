"""What a seat was told so far, as numbers: for learners that need perfect recall.

A view forgets what no longer matters to the rules, as who laid which card when. A `History` hears
what one seat is told (`Position.play(…, tell)`), keeps that seat's part of it and nothing else, and
gives the last events, or all. With the observation it is the seat's information state. A choice
that others make in secret is told to them alone, so that it is never in here.

    history = History(game, setup, seat=0, length=32)
    position.play(seat, move, history.hear)
    history.window()    # 32 rows of WIDTH numbers, the newest last

Each event is a row: its kind (from 1 on, as `game.codes` lists them), then its facts in the order
of the alphabet, each as its name and its values. A number n is n + 1; a word that moves are made of
is its place in `words` behind FIRST_WORD; any other is a checksum of its letters from CHECKSUM on.
What does not fit into a row is one checksum at its end: rows of different events differ.
"""

from typing import Final
from zlib import crc32

from plansza.core.contract import Event, Game
from plansza.core.errors import Fact
from plansza.core.setup import Setup

WIDTH: Final = 16  # numbers of one event
FIRST_WORD: Final = 100_000
CHECKSUM: Final = 1 << 30
BITS: Final = CHECKSUM - 1


def words_of(game: Game) -> list[str]:
    """The words that the game's moves are made of, and the names of their facts, sorted."""
    found: set[str] = set()
    for move in range(game.moves.count):
        code, facts = game.moves.describe(move)
        found.add(code)
        for name, fact in facts.items():
            found.update((name, *str(fact).split()))
    return sorted(found)


class History:
    """What one seat was told, event by event."""

    def __init__(self, game: Game, setup: Setup, seat: int, length: int) -> None:
        if not 0 <= seat < setup.seats:
            raise ValueError(f"there is no seat {seat} in {setup!r}")
        if length < 1:
            raise ValueError(f"a history of {length} events holds nothing: 1 is the least")
        self.seat = seat
        self.length = length
        self.rows: list[list[int]] = []  # all of them, the oldest first
        self.words = words_of(game)
        self._kinds = {code: kind + 1 for kind, code in enumerate(game.codes.get("event", ()))}
        self._numbers = {word: FIRST_WORD + number for number, word in enumerate(self.words)}

    def hear(self, event: Event) -> None:
        """Keep what this seat is told of an event."""
        row = [self._kinds.get(event.code) or self._word(event.code)]
        facts = event.seen_by(self.seat)
        for name in sorted(facts):
            row.append(self._word(name))
            row += self._values(facts[name])
        if len(row) > WIDTH:
            rest = " ".join([str(number) for number in row[WIDTH - 1 :]])
            row = [*row[: WIDTH - 1], CHECKSUM | crc32(rest.encode()) & BITS]
        self.rows.append(row + [0] * (WIDTH - len(row)))

    def forget(self) -> None:
        """A new game begins."""
        self.rows = []

    def window(self) -> list[list[int]]:
        """The last `length` events, the newest last; rows of noughts where there were fewer."""
        last = self.rows[-self.length :]
        return [[0] * WIDTH for _ in range(self.length - len(last))] + last

    def _values(self, fact: Fact) -> list[int]:
        """The numbers of a fact: one for each word."""
        if isinstance(fact, int):
            return [fact + 1] if 0 <= fact < FIRST_WORD - 1 else [self._word(str(fact))]
        return [self._word(word) for word in str(fact).split()]

    def _word(self, word: str) -> int:
        found = self._numbers.get(word)
        return CHECKSUM | crc32(word.encode()) & BITS if found is None else found
