"""Observations as numbers: what a game tells learners, declared once.

A game declares `Features`: named blocks of numbers, each with a shape, a largest number and a
meaning, and a version. Its `write` puts them into the current row of a `Sheet`, and may read no
more than the seat knows: it is called with the truth, which is quick, and with what a view knows,
and must write the same. The conformance suite checks that for every game.

    class MyFeatures(Features):
        def __init__(self, setup: Setup) -> None:
            super().__init__(1, setup, [Feature("hand", (60,), 1, "The cards in the own hand.")])
            self.hand = self.start("hand")

        def write(self, known: Position, seat: int, sheet: Sheet) -> None:
            for card in known.hands[seat]:
                sheet.put(self.hand + card, 1)
"""

import plansza.core.learners  # noqa: F401  # first: it says what is missing

# isort: split
from typing import Any, Final

from plansza.core.contract import Position
from plansza.core.native import mypyc_attr
from plansza.core.setup import Setup
from plansza.core.sheet import MOST, Row, Sheet

TEXT_SIZE: Final = 8192  # bytes kept for the text of a view, of games that declare nothing


class Feature:
    """A block of numbers from 0 to `most`; `start` is the place of its first in the row."""

    def __init__(self, name: str, shape: tuple[int, ...], most: int, meaning: str) -> None:
        if not 1 <= most <= MOST:
            raise ValueError(f"the numbers of {name} must go up to 1 at least and {MOST} at most")
        self.name = name
        self.shape = shape
        self.most = most
        self.meaning = meaning
        self.start = 0
        self.size = 1
        for length in shape:
            self.size *= length
        if self.size < 1:
            raise ValueError(f"the shape {shape} of {name} holds nothing")

    def __repr__(self) -> str:
        return f"<{self.name}: {self.size} numbers from {self.start}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """All the numbers that a seat of this set-up observes, always in the same places."""

    def __init__(self, version: int, setup: Setup, features: list[Feature]) -> None:
        """The version rises whenever the same position gives other numbers than before."""
        self.version = version
        self.setup = setup
        self.features = features
        self.size = 0
        self._by_name: dict[str, Feature] = {}
        self._spare: list[Sheet] = []  # taken and given back, for several threads may observe
        for feature in features:
            if feature.name in self._by_name:
                raise ValueError(f"two features are called {feature.name}")
            feature.start = self.size
            self.size += feature.size
            self._by_name[feature.name] = feature

    def __getitem__(self, name: str) -> Feature:
        """A feature by its name."""
        found = self._by_name.get(name)
        if found is None:
            raise KeyError(f"there is no feature {name}; there are {', '.join(self._by_name)}")
        return found

    def __contains__(self, name: str) -> bool:
        """Whether this set-up has a feature of that name."""
        return name in self._by_name

    def start(self, name: str) -> int:
        """The place where a feature begins; -1 where this set-up has none of that name."""
        return self._by_name[name].start if name in self._by_name else -1

    def write(self, known: Position, seat: int, sheet: Sheet) -> None:
        """Put the numbers of this seat into the current row, by what the seat knows alone."""
        raise NotImplementedError

    def mask(self, position: Position, seat: int, sheet: Sheet) -> None:
        """Mark in the current row what a seat to move may do: its `legal_moves`, which a game may
        mark without the list."""
        sheet.mark(position.legal_moves(seat))

    def observe(self, known: Position, seat: int) -> Row:
        """The numbers of one seat, as a row of its own."""
        try:
            sheet = self._spare.pop()
        except IndexError:
            sheet = Sheet(1, self.size)
        sheet.begin(0)
        self.write(known, seat, sheet)
        row = sheet.bytes(0)
        self._spare.append(sheet)
        return row

    def copy_into(self, row: memoryview, buffer: Any, at: int) -> None:
        """Copy the numbers of a seat into a buffer of bytes, from its byte `at` on."""
        target = memoryview(buffer)
        if target.itemsize != 1 or target.readonly:
            raise ValueError("an observation is written into bytes that can be changed (uint8)")
        if at < 0 or at + len(row) > target.nbytes:
            room = f"{target.nbytes} bytes from {at} on"
            raise ValueError(f"an observation takes {len(row)} bytes: there are {room}")
        target.cast("B")[at : at + len(row)] = row

    def named(self, row: Any) -> dict[str, list[int]]:
        """The numbers of a row by feature, for those who read them."""
        return {
            each.name: [int(number) for number in row[each.start : each.start + each.size]]
            for each in self.features
        }


class TextFeatures(Features):
    """What a game has that declares nothing: the text of the view, byte by byte."""

    def __init__(self, setup: Setup, size: int = TEXT_SIZE) -> None:
        meaning = "The view's text in UTF-8, byte by byte, filled up with noughts."
        super().__init__(1, setup, [Feature("text", (size,), MOST, meaning)])

    def write(self, known: Position, seat: int, sheet: Sheet) -> None:
        text = known.view(seat).text().encode()
        if len(text) > self.size:
            game = self.setup.game
            raise ValueError(
                f"the view's text takes {len(text)} bytes, and {self.size} are kept for it: let "
                f"`Game.features` of {game} give TextFeatures(setup, {2 * len(text)}), or declare "
                "features of its own"
            )
        for place in range(len(text)):
            sheet.put(place, text[place])
