"""What a message says: when, to whom, and nothing that is hidden."""

import json
from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from plansza.games import GAMES
from plansza.store.entries import Entry, Head
from plansza.store.notice_acts import WAITING
from plansza.store.notices import Notice, Recipient
from plansza.table.table import Table
from plansza.web.notices.hooks import ntfy, plain
from plansza.web.notices.letters import letter_of
from plansza.web.notices.push import said
from plansza.web.notices.questions import questions
from plansza.web.notices.quiet import quiet_until
from plansza.web.notices.targets import HookTarget
from tests.store.test_notices import recipient

WARSAW = ZoneInfo("Europe/Warsaw")


def dealt(game: str, seed: int, **extra: Any) -> Table:
    """A table whose game has just begun, from a seed of its own."""
    known = GAMES.all()[game]
    seats = min(known.seat_counts)
    setup = known.setup(seats)
    head = Head("t", game, known.rules_version, seats, setup.options, bytes([seed]) * 32, 0.0)
    table = Table(known, replace(head, extra=extra))
    for seat in range(seats):
        body = {"name": f"P{seat}", "holder": f"h{seat}"}
        table.apply(Entry(seat + 1, "sit", seat, body, 1.0, known.rules_version))
    table.apply(Entry(seats + 1, "start", None, {}, 2.0, known.rules_version))
    return table


def all_said(table: Table, seat: int, to: Recipient) -> list[bytes]:
    """Every byte that leaves for a seat, whatever way."""
    found = []
    for question in questions(table, seat):
        notice = Notice(table.id, seat, to.id, question, WAITING, 0.0, 0, 0.0, "")
        letter = letter_of(table, notice, to, 5.0)
        target = HookTarget("https://example.org/topic")
        found += [question.encode(), said(letter)]
        found += [json.dumps(form(target, letter)).encode() for form in (plain, ntfy)]
    return found


@pytest.mark.parametrize("game", ["spor", "podprad", "drako", "battalia"])
@pytest.mark.parametrize("language", ["pl", "en"])
def test_worlds_that_differ_in_what_is_hidden_are_told_alike(game: str, language: str) -> None:
    """Other cards in all hands, other draws to come: not a byte of a message changes. Whose turn it
    is may, where luck decides that."""
    to = recipient(language=language)
    compared = 0
    one = dealt(game, 1)
    for seed in range(2, 12):
        other = dealt(game, seed)
        assert one.position is not None
        assert other.position is not None
        assert one.position.digest() != other.position.digest()
        for seat in range(len(one.seats)):
            mine, theirs = (all_said(table, seat, to) for table in (one, other))
            if mine and theirs:
                assert mine == theirs
                compared += 1
    assert compared


def test_the_time_that_is_left_is_told_by_the_readers_clock() -> None:
    table = dealt("spor", 1, clock={"base": 3 * 86400.0, "bonus": 0.0})
    [seat] = table.to_move
    now = datetime(2026, 3, 27, 18, 0, tzinfo=WARSAW).timestamp()
    assert table.clock is not None
    table.clock.since = now
    notice = Notice("t", seat, "r", "turn 0", WAITING, 0.0, 0, 0.0, "")
    there = letter_of(table, notice, recipient(language="pl"), now).body
    assert there.endswith("Czas do: poniedziałek, 30 marca, 19:00."), there  # summer time began
    utc = letter_of(table, notice, recipient(language="en", zone="UTC"), now).body
    assert utc.endswith("Time until: Monday, 30 March, 17:00."), utc


@pytest.mark.parametrize(
    ("begin", "end", "at", "until"),
    [
        ((22, 0), (7, 0), (23, 30), (1, 7, 0)),
        ((22, 0), (7, 0), (6, 59), (0, 7, 0)),
        ((22, 0), (7, 0), (7, 0), None),
        ((22, 0), (7, 0), (21, 59), None),
        ((9, 0), (17, 0), (12, 0), (0, 17, 0)),
        ((9, 0), (17, 0), (8, 59), None),
        ((9, 0), (9, 0), (9, 0), None),
    ],
)
def test_quiet_hours_end(
    begin: tuple[int, int],
    end: tuple[int, int],
    at: tuple[int, int],
    until: tuple[int, int, int] | None,
) -> None:
    asked = recipient(quiet_from=begin[0] * 60 + begin[1], quiet_to=end[0] * 60 + end[1])
    now = datetime(2026, 6, 10, *at, tzinfo=WARSAW)
    found = quiet_until(asked, now.timestamp())
    if until is None:
        assert found is None
    else:
        days, hour, minute = until
        assert found is not None
        ends = datetime.fromtimestamp(found, WARSAW)
        assert (ends.day - now.day, ends.hour, ends.minute) == (days, hour, minute)


def test_quiet_hours_end_once_where_clocks_are_turned_back() -> None:
    """At three it is two once more: the night is an hour longer, and ends when the clock says so
    for good."""
    asked = recipient(quiet_from=22 * 60, quiet_to=2 * 60 + 30)
    now = datetime(2026, 10, 25, 1, 0, tzinfo=WARSAW).timestamp()
    found = quiet_until(asked, now)
    assert found is not None
    assert quiet_until(asked, found) is None


def test_a_turn_is_one_question_until_others_have_moved() -> None:
    table = dealt("spor", 1)
    [seat] = table.to_move
    first = questions(table, seat)
    number = table.number
    while list(table.to_move) == [seat]:
        assert questions(table, seat) == first
        move = table.game.write_move(table.legal_moves(seat)[0])
        number += 1
        body = {"move": move}
        table.apply(Entry(number, "move", seat, body, 3.0, table.head.rules_version))
    assert questions(table, seat) == []
    other = next(iter(table.to_move))
    while list(table.to_move) == [other]:
        move = table.game.write_move(table.legal_moves(other)[0])
        number += 1
        table.apply(Entry(number, "move", other, {"move": move}, 3.0, table.head.rules_version))
    assert questions(table, seat)
    assert questions(table, seat) != first
