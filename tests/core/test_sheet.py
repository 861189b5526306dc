"""A sheet of numbers: what was put stands there, what was cleared does not, and nothing else."""

import numpy as np
import pytest

from plansza.core import FastChance
from plansza.core.sheet import Sheet

ROWS, WIDTH = 3, 40


def test_rows_hold_what_was_put_since_they_began() -> None:
    """Against plain lists, with rows from empty to fuller than full, and places put twice."""
    chance = FastChance(4)
    sheet = Sheet(ROWS, WIDTH)
    plain = [[0] * WIDTH for _ in range(ROWS)]
    for _ in range(400):
        row = chance.below(ROWS)
        sheet.begin(row)
        plain[row] = [0] * WIDTH
        if chance.below(2):
            marked = sorted({chance.below(8) for _ in range(chance.below(8))})
            sheet.mark(marked, 30)
            for place in marked:
                plain[row][30 + place] = 1
        bits = chance.below(1 << 20)
        sheet.mark_bits(bits, 12, 4)
        for place in range(12):
            plain[row][4 + place] = bits >> place & 1
        for _ in range(chance.below(3 * WIDTH)):
            place, number = chance.below(WIDTH), chance.below(3) * 127
            sheet.put(place, number)
            plain[row][place] = number
        for _ in range(chance.below(4)):
            place = chance.below(WIDTH)
            if plain[row][place] < 255:
                sheet.add(place)
                plain[row][place] += 1
        assert [list(sheet.bytes(each)) for each in range(ROWS)] == plain


def test_numpy_sees_the_memory_itself() -> None:
    sheet = Sheet(ROWS, WIDTH)
    seen = np.frombuffer(sheet.buffer(), np.uint8).reshape(ROWS, WIDTH)
    sheet.begin(1)
    sheet.put(7, 200)
    assert (seen[1, 7], seen.sum()) == (200, 200)
    assert not seen.flags.writeable
    sheet.begin(1)
    assert not seen.any()


def test_what_was_marked_can_be_counted_and_found() -> None:
    sheet = Sheet(2, 9)
    sheet.begin(1)
    sheet.mark([2, 3, 8])
    assert [sheet.placed(1, number) for number in range(sheet.count(1))] == [2, 3, 8]
    assert (sheet.count(0), sheet.number(1, 8), sheet.number(1, 7)) == (0, 1, 0)
    with pytest.raises(IndexError):
        sheet.placed(1, 3)


@pytest.mark.parametrize("place", [-1, WIDTH])
def test_a_place_outside_the_row_is_refused(place: int) -> None:
    """In the last row there is no memory behind it, in the others somebody else's."""
    for row in range(ROWS):
        sheet = Sheet(ROWS, WIDTH)
        sheet.begin(row)
        with pytest.raises(IndexError, match="a row has 40"):
            sheet.put(place, 1)
        with pytest.raises(IndexError, match="a row has 40"):
            sheet.add(place)
        with pytest.raises(IndexError, match="a row has 40"):
            sheet.mark([0, place] if place > 0 else [place])
        with pytest.raises(IndexError, match="a row has 40"):
            sheet.mark([1], place)
        with pytest.raises(IndexError, match="a row has 40"):
            sheet.mark_bits(0, 2, place if place < 0 else place - 1)
        assert sum(sum(sheet.bytes(each)) for each in range(ROWS)) <= 1


@pytest.mark.parametrize("number", [-1, 256])
def test_a_number_that_does_not_fit_is_refused(number: int) -> None:
    sheet = Sheet(1, WIDTH)
    with pytest.raises(ValueError, match="not from 0 to 255"):
        sheet.put(3, number)
    for _ in range(255):
        sheet.add(3)
    with pytest.raises(ValueError, match="256 at place 3"):
        sheet.add(3)


def test_a_row_that_is_not_there_is_refused() -> None:
    sheet = Sheet(ROWS, WIDTH)
    for row in (-1, ROWS):
        with pytest.raises(IndexError):
            sheet.begin(row)
        with pytest.raises(IndexError):
            sheet.bytes(row)
        with pytest.raises(IndexError):
            sheet.number(row, 0)


@pytest.mark.parametrize(("rows", "width"), [(0, 5), (5, 0), (1 << 20, 1 << 12)])
def test_impossible_sheets_are_refused(rows: int, width: int) -> None:
    with pytest.raises(ValueError, match="cannot be made"):
        Sheet(rows, width)
