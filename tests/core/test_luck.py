"""Luck that seats add: what is promised, mixed, written and read."""

import pytest

from plansza.core import BadRecord
from plansza.core.chance import commitment, derive_seed
from plansza.core.luck import Share, is_hex, mixed_seed, share_commitment
from plansza.core.record import Record, read_record, seed_of

SEED = derive_seed(b"", 3)
BYTES = ("11" * 32, "22" * 32)
SHARES = [Share(seat, share_commitment(bytes_), bytes_) for seat, bytes_ in enumerate(BYTES)]


def record(*shares: Share) -> Record:
    return Record("spor", 2, 2, {}, commitment(SEED), seed=SEED.hex(), shares=list(shares))


def test_nobody_s_luck_is_the_plain_seed() -> None:
    assert mixed_seed(SEED, []) == SEED
    assert mixed_seed(SEED, [Share(0, SHARES[0].commitment)]) == SEED


def test_every_share_changes_the_seed_and_so_does_whose_it_is() -> None:
    swapped = [Share(1 - share.seat, share.commitment, share.revealed) for share in SHARES]
    found = {mixed_seed(SEED, shares) for shares in (SHARES, SHARES[:1], SHARES[1:], [], swapped)}
    assert len(found) == 5
    assert mixed_seed(SEED, SHARES) == mixed_seed(SEED, reversed(SHARES)), "seats have an order"
    assert {len(seed) for seed in found} == {32}


def test_shares_are_written_and_read() -> None:
    text = record(SHARES[0], Share(1, SHARES[1].commitment)).text()
    assert f"share 1 {SHARES[0].commitment} {BYTES[0]}\nshare 2 {SHARES[1].commitment}\n" in text
    assert read_record(text).text() == text
    assert read_record(text).shares[1].revealed == ""
    assert "share" not in record().text()


@pytest.mark.parametrize(
    "line",
    ["share", "share 1", "share 0 {0}", "share x {0}", "share 1 {0} 22", "share 1 {1} {1} {1}"],
)
def test_what_is_no_share_is_refused_with_its_line(line: str) -> None:
    wrong = line.format("A" * 64, "a" * 64)
    text = record().text().replace("moves\n", f"{wrong}\nmoves\n")
    with pytest.raises(BadRecord, match="makes no sense"):
        read_record(text)
    twice = record(SHARES[0], SHARES[0]).text()
    with pytest.raises(BadRecord, match="makes no sense"):
        read_record(twice)


def test_a_share_that_was_not_promised_is_refused() -> None:
    assert seed_of(record(*SHARES)) == mixed_seed(SEED, SHARES)
    for false in (
        Share(0, SHARES[0].commitment, BYTES[1]),
        Share(2, SHARES[0].commitment, BYTES[0]),
        Share(0, SHARES[0].commitment, "zz" * 32),
    ):
        with pytest.raises(BadRecord) as caught:
            seed_of(record(false))
        assert caught.value.code == "record-share"


def test_digits_are_ours() -> None:
    assert is_hex("0f" * 32)
    assert not any(map(is_hex, ("0F" * 32, "0f" * 31, "", "0g" * 32)))
