"""What can be seen of a text, and which names can be told apart."""

import pytest

from plansza.table.names import alike, mixes_alphabets, visible

PAIRS_ALIKE = (
    ("Ania", "Аniа"),
    ("Olek", "oIek"),
    ("ILONA", "ІLОNА"),
    ("ilona", "Ilona"),
    ("Michał", "Michal"),
    ("Gracz 1", "Gracz l"),
    ("вася", "ВАСЯ"),
    ("Ania", "𝖠𝗇𝗂𝖺"),
    ("Żaneta", "Z\u0307aneta"),
)
PAIRS_UNLIKE = (
    ("Ila", "Lia"),
    ("Marnie", "Mamie"),
    ("Ania", "Anna"),
    ("Gracz 1", "Gracz 2"),
    ("Olek", "Ola"),
    ("!!!", "???"),
    ("さくら", "さくや"),
)


@pytest.mark.parametrize(("one", "other"), PAIRS_ALIKE)
def test_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(("one", "other"), PAIRS_UNLIKE)
def test_unlike(one: str, other: str) -> None:
    assert not alike(one, other)


def test_nothing_that_hides_stays() -> None:
    # Default_Ignorable_Code_Point of Unicode, and the blank of braille.
    ranges = "AD 34F 61C 115F-1160 17B4-17B5 180B-180F 200B-200F 202A-202E 2060-206F 2800 3164"
    ranges += " FE00-FE0F FEFF FFA0 FFF0-FFF8 1BCA0-1BCA3 1D173-1D17A E0000-E0FFF"
    for each in ranges.split():
        first, _, last = each.partition("-")
        for code in range(int(first, 16), int(last or first, 16) + 1):
            assert visible(f"a{chr(code)}b") == "ab", hex(code)


def test_every_space_is_a_space() -> None:
    for space in "\t\n\v\f\r\x85\xa0\u1680\u2003\u2028\u2029\u202f\u3000":
        assert visible(f"{space}a{space}{space}b{space}") == "a b"


def test_cleaning_twice_changes_nothing() -> None:
    for text in (
        "o\u200b\u0308",
        "a\u0301\u0302\u0303\u0304\u0305b",
        " \u0301x",
        "Zażółć",
        "\ud800",
    ):
        assert visible(visible(text)) == visible(text)
    assert visible("o\u200b\u0308") == "ö"


def test_one_alphabet_a_word() -> None:
    assert mixes_alphabets("Аnia")
    assert mixes_alphabets("Ania Bаsia")
    for name in ("Ania Вася", "Zażółć", "あア漢字", "Женя2", "Νίκος"):
        assert not mixes_alphabets(name)
