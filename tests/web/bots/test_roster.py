"""Who gets which process: the one where his bot is, else the next; in the order of the line."""

import threading
from concurrent.futures import Future
from typing import Any

import pytest

from plansza.web.bots.line import HINT, MOVE, REVIEW, Errand, Ticket
from plansza.web.bots.roster import NoWorker, Roster
from plansza.web.bots.seat_bots import MOST_BOTS, SeatKey
from tests.support.patience import PATIENCE, eventually


def key(table: str, seat: int = 0) -> SeatKey:
    return SeatKey(table, seat, "master")


def roster_of(count: int) -> tuple[Roster, list[Any]]:
    """Processes that are none: the roster only hands them out."""
    roster, workers = Roster(), [object() for _ in range(count)]
    for worker in workers:
        assert roster.add(worker)  # type: ignore[arg-type]
    return roster, workers


def asked(roster: Roster, for_whom: SeatKey | None = None, kind: str = MOVE) -> Ticket:
    """Somebody who wants a process."""
    return roster.join(Errand(kind, "somebody", "table"), for_whom)


def served(roster: Roster, for_whom: SeatKey | None) -> Any:
    """Take a process and give it back."""
    ticket = asked(roster, for_whom)
    worker = ticket.given.result(0)
    roster.give_back(ticket, done=True)
    return worker


def test_a_seat_comes_back_to_its_process() -> None:
    roster, _ = roster_of(3)
    homes = {name: served(roster, key(name)) for name in "abc"}
    assert len(set(homes.values())) == 3  # each to one that has the fewest bots
    for _ in range(3):
        for name in "cab":
            assert served(roster, key(name)) is homes[name]


def test_the_other_seat_of_a_table_has_a_bot_of_its_own() -> None:
    roster, _ = roster_of(2)
    assert served(roster, key("a", 0)) is not served(roster, key("a", 1))


def test_who_may_take_any_takes_where_the_fewest_bots_are() -> None:
    roster, _ = roster_of(2)
    home = served(roster, key("a"))
    assert served(roster, None) is not home


def test_a_busy_process_is_waited_for_a_little() -> None:
    roster, _ = roster_of(2)
    home = served(roster, key("a"))
    first = asked(roster, key("a"))
    assert first.worker is home
    waiting, other = asked(roster, key("a")), asked(roster)
    assert other.worker not in (None, home)
    assert waiting.worker is None
    roster.give_back(first, done=True)
    assert waiting.worker is home


def test_but_not_for_long() -> None:
    roster, workers = roster_of(2)
    home = served(roster, key("a"))
    first, second = asked(roster, key("a")), asked(roster, key("a"))
    assert second.worker is None
    roster.loosen(second)
    (other,) = (worker for worker in workers if worker is not home)
    assert second.worker is other
    roster.give_back(second, done=True)
    roster.give_back(first)
    assert roster.home(key("a")) is other  # where it was asked last


def test_of_one_visitor_whoever_has_waited_longest_comes_first() -> None:
    roster, (worker,) = roster_of(1)
    busy = asked(roster)
    for each in [asked(roster) for _ in range(6)]:
        assert each.worker is None
        roster.give_back(busy)
        assert each.worker is worker
        busy = each


def test_one_that_dies_is_nobodys_home() -> None:
    roster, (_, _) = roster_of(2)
    ticket = asked(roster, key("a"))
    home = ticket.given.result(0)
    roster.give_back(ticket, done=True)
    dying = asked(roster, key("a"))
    assert dying.worker is home
    waiting = asked(roster, key("a"))
    assert not waiting.given.done()
    roster.lose(dying)
    roster.remove(home)
    assert waiting.given.result(0) is not home
    roster.give_back(waiting)
    assert roster.home(key("a")) is None
    assert served(roster, key("a")) is not home
    assert len(roster) == 1


def test_who_wants_nothing_more_waits_no_more() -> None:
    roster, (worker,) = roster_of(1)
    first, second, third = asked(roster), asked(roster), asked(roster)
    roster.withdraw(second)
    roster.withdraw(first)  # what it was given goes to others
    assert second.worker is None
    assert third.worker is worker
    roster.withdraw(third)
    assert served(roster, None) is worker


def test_hints_and_reviews_leave_a_process_to_the_bots() -> None:
    roster, _ = roster_of(2)
    review = asked(roster, kind=REVIEW)
    hint = asked(roster, kind=HINT)
    assert review.worker is not None
    assert hint.worker is None
    assert asked(roster).worker is not None
    roster.give_back(review)
    assert hint.worker is not None


def test_a_single_process_does_all_of_it() -> None:
    roster, _ = roster_of(1)
    assert asked(roster, kind=HINT).worker is not None


def test_homes_are_remembered_in_bounds() -> None:
    roster, (worker,) = roster_of(1)
    for number in range(3 * MOST_BOTS):
        assert served(roster, key(f"t{number}")) is worker
    assert len(roster._homes) == MOST_BOTS
    assert roster.home(key(f"t{3 * MOST_BOTS - 1}")) is worker


def test_a_process_hears_once_that_a_game_is_over() -> None:
    roster, _ = roster_of(2)
    home, other = (served(roster, key(name)) for name in "ab")
    roster.forget("a")
    roster.forget("unknown")
    assert roster.home(key("a")) is None
    assert roster.tables_over(other) == frozenset()
    assert roster.tables_over(home) == {"a"}
    assert roster.tables_over(home) == frozenset()


def test_nobody_waits_when_the_server_stops() -> None:
    roster, (worker,) = roster_of(1)
    asked(roster)
    waiting = [asked(roster), asked(roster, key("a"))]
    assert roster.close() == [worker]
    assert not roster.add(worker)
    for each in (*waiting, asked(roster)):
        with pytest.raises(NoWorker):
            each.given.result(0)


# -- one that is to go ----------------------------------------------------------------------------


def claimed(roster: Roster, worker: Any) -> Future[bool]:
    """Somebody who waits for this very process."""
    found: Future[bool] = Future()
    threading.Thread(target=lambda: found.set_result(roster.claim(worker)), daemon=True).start()
    eventually(lambda: worker in roster._claims or found.done(), "nobody waits")
    return found


def test_a_process_is_claimed_when_it_is_free() -> None:
    """Before everybody who waits: for them another one is there already."""
    roster, (first, second) = roster_of(2)
    assert roster.claim(first)
    busy, late = asked(roster), asked(roster)
    assert busy.worker is second
    waiting = claimed(roster, second)
    assert not waiting.done()
    roster.give_back(busy)
    assert waiting.result(PATIENCE)
    assert late.worker is None
    roster.add(object())  # type: ignore[arg-type]
    assert late.worker not in (None, first, second)


@pytest.mark.parametrize("how", ["gone", "closed"])
def test_a_process_that_is_gone_is_not_waited_for(how: str) -> None:
    roster, (only,) = roster_of(1)
    asked(roster)
    waiting = claimed(roster, only)
    if how == "gone":
        roster.remove(only)
    else:
        roster.close()
    assert not waiting.result(PATIENCE)
