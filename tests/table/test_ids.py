"""Names of tables."""

import pytest

from plansza.table.ids import BYTES, LENGTH, LETTERS, new_table_id, table_id_of


def test_a_name_is_of_letters_and_digits_alone() -> None:
    """So a command line does not take it for an option, nor a chat program cut it off."""
    names = {new_table_id() for _ in range(200)}
    assert len(names) == 200
    assert all(name.isascii() and name.isalnum() and len(name) == LENGTH for name in names)
    assert set("".join(names)) == set(LETTERS)


@pytest.mark.parametrize("place", range(BYTES))
def test_every_byte_counts(place: int) -> None:
    secret = bytearray(BYTES)
    plain = table_id_of(bytes(secret))
    secret[place] = 1
    assert table_id_of(bytes(secret)) != plain
    assert table_id_of(bytes(secret) + b"more") == table_id_of(bytes(secret))
