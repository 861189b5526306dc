"""Whole lists put into a sheet at once: the same as one number after another."""

import pytest

from plansza.core.sheet import MOST, Sheet


def sheet_with(places: list[int]) -> Sheet:
    sheet = Sheet(2, 6)
    sheet.begin(1)
    for place in places:
        sheet.add(place)
    return sheet


def test_a_pile_is_counted_as_card_by_card() -> None:
    sheet = sheet_with([4])
    sheet.add_all([2, 0, 2, 2], 2)
    assert sheet.bytes(1) == sheet_with([4, 4, 2, 4, 4]).bytes(1) == bytes([0, 0, 1, 0, 4, 0])
    assert sheet.count(1) == 2
    sheet.begin(1)
    assert not any(sheet.bytes(1)), "what was counted is cleared"


def test_numbers_are_written_side_by_side() -> None:
    sheet = sheet_with([])
    sheet.put_all([3, 0, 255], 1)
    assert sheet.bytes(1) == bytes([0, 3, 0, 255, 0, 0])
    assert sheet.count(1) == 2
    assert not any(sheet.bytes(0)), "the other row is as it was"


@pytest.mark.parametrize(("places", "start"), [([4], 2), ([-1], 1), ([0], -1), ([6], 0)])
def test_a_pile_stays_in_its_row(places: list[int], start: int) -> None:
    sheet = sheet_with([])
    with pytest.raises(IndexError, match="there is no place"):
        sheet.add_all(places, start)


def test_numbers_stay_in_their_row_and_size() -> None:
    sheet = sheet_with([])
    with pytest.raises(IndexError):
        sheet.put_all([1, 1], 5)
    with pytest.raises(ValueError, match="256"):
        sheet.put_all([MOST + 1], 0)
    sheet.put(3, MOST)
    with pytest.raises(ValueError, match="more than 255"):
        sheet.add_all([3])
