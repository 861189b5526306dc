"""A sheet of small numbers, row by row, in memory that other programs see without a copy.

A row is mostly noughts. So a sheet remembers where it put something, and clears just these places
when the row is written anew: sixty writes for a row of a thousand numbers, not a thousand.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

MOST: Final = 255  # the largest number of a place
LARGEST: Final = 1 << 31  # places of one sheet, for they are remembered in 32 bits

Row = bytes  # the numbers of one row


class Sheet:
    """`rows` rows of `width` numbers from 0 to 255; one row is current and written to."""

    def __init__(self, rows: int, width: int) -> None:
        if rows < 1 or width < 1 or rows * width >= LARGEST:
            raise ValueError(f"a sheet of {rows} rows of {width} numbers cannot be made")
        self.rows: i64 = rows
        self.width: i64 = width
        self.first: i64 = 0  # where the current row begins
        self.row: i64 = 0
        self.cells = vec[u8]([u8(0)] * (self.rows * self.width))
        # Where each row holds something: as many places as `written` says.
        self.places = vec[i32]([i32(0)] * (self.rows * self.width))
        self.written = vec[i64]([i64(0)] * self.rows)

    def begin(self, row: i64) -> None:
        """Clear a row and write to it from now on."""
        if row < 0 or row >= self.rows:
            raise IndexError(f"there is no row {row}: the sheet has {self.rows}")
        cells = self.cells
        places = self.places
        first = row * self.width
        self.row = row
        self.first = first
        written = self.written[row]
        at: i64
        if written == self.width:  # full: what was put since is not remembered
            for at in range(first, first + written):
                cells[at] = u8(0)
        else:
            for at in range(first, first + written):
                cells[i64(places[at])] = u8(0)
        self.written[row] = 0

    def put(self, place: i64, number: i64) -> None:
        """Write a number at a place of the current row, counted from its start."""
        if place < 0 or place >= self.width:
            raise IndexError(f"there is no place {place}: a row has {self.width}")
        if number < 0 or number > MOST:
            raise ValueError(f"{number} at place {place} is not from 0 to {MOST}")
        cells = self.cells
        at = self.first + place
        if cells[at] == 0:
            row = self.row
            written = self.written[row]
            if written < self.width:
                self.places[self.first + written] = i32(at)
                self.written[row] = written + 1
        cells[at] = u8(number)

    def add(self, place: i64) -> None:
        """Count one more at a place of the current row."""
        if place < 0 or place >= self.width:
            raise IndexError(f"there is no place {place}: a row has {self.width}")
        self.put(place, i64(self.cells[self.first + place]) + 1)

    def mark(self, places: list[int], start: i64 = 0) -> None:
        """Write 1 at each of these places of the current row, counted from `start`: quicker than
        one by one. Nothing may stand there yet, and none may come twice."""
        width = self.width
        row = self.row
        cells = self.cells
        remembered = self.places
        begin = self.first + start
        after = self.first + width
        written = self.first + self.written[row]
        if start < 0 or written + len(places) > after:
            raise IndexError(f"{len(places)} places from {start} on do not fit: a row has {width}")
        for each in places:
            place: i64 = each
            at = begin + place
            if place < 0 or at >= after:
                raise IndexError(f"there is no place {start + place}: a row has {width}")
            cells[at] = u8(1)
            remembered[written] = i32(at)
            written += 1
        self.written[row] = written - self.first

    def mark_bits(self, bits: i64, length: i64, start: i64) -> None:
        """Write the lowest `length` bits from `start` on, one for each place: where a game keeps a
        set in one number. Nothing may stand there yet."""
        row = self.row
        begin = self.first + start
        written = self.first + self.written[row]
        after = self.first + self.width
        if start < 0 or length < 0 or begin + length > after or written + length > after:
            raise IndexError(f"{length} places from {start} on do not fit: a row has {self.width}")
        cells = self.cells
        remembered = self.places
        at: i64
        for at in range(begin, begin + length):  # without a branch, which nobody could predict
            bit = bits & 1
            cells[at] = u8(bit)
            remembered[written] = i32(at)
            written += bit
            bits >>= 1
        self.written[row] = written - self.first

    def add_all(self, places: list[int], start: i64 = 0) -> None:
        """Count one more at each of these places of the current row, counted from `start`; one may
        come several times. For hands and piles: quicker than one by one."""
        row = self.row
        begin = self.first + start
        end = self.first + self.width
        cells = self.cells
        remembered = self.places
        written = self.first + self.written[row]
        for each in places:
            place: i64 = each
            at = begin + place
            if place < 0 or start < 0 or at >= end:
                raise IndexError(f"there is no place {start + place}: a row has {self.width}")
            number = i64(cells[at])
            if number == MOST:
                raise ValueError(f"more than {MOST} are counted at place {start + place}")
            if number == 0 and written < end:
                remembered[written] = i32(at)
                written += 1
            cells[at] = u8(number + 1)
        self.written[row] = written - self.first

    def put_all(self, numbers: list[int], start: i64) -> None:
        """Write numbers side by side from `start` on; noughts are left out."""
        place = start
        for each in numbers:
            number: i64 = each
            if number:
                self.put(place, number)
            place += 1

    def count(self, row: i64) -> i64:
        """At how many places of a row something was put."""
        return self.written[row]

    def placed(self, row: i64, number: i64) -> i64:
        """The place where something was put as the first, second, … of its row."""
        if number < 0 or number >= self.written[row]:
            raise IndexError(f"nothing was put as number {number} into row {row}")
        first = row * self.width
        return i64(self.places[first + number]) - first

    def number(self, row: i64, place: i64) -> i64:
        """What stands at a place."""
        if row < 0 or row >= self.rows or place < 0 or place >= self.width:
            raise IndexError(f"there is no place {place} in row {row}")
        return i64(self.cells[row * self.width + place])

    def buffer(self) -> Any:
        """The memory itself, row after row, for `numpy.frombuffer(…, numpy.uint8)`: no copy, and
        what is written later is seen there."""
        return self.cells

    def bytes(self, row: i64) -> Row:
        """A copy of one row."""
        if row < 0 or row >= self.rows:
            raise IndexError(f"there is no row {row}: the sheet has {self.rows}")
        first = row * self.width
        return memoryview(self.cells)[first : first + self.width].tobytes()
