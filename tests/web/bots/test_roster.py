"""Who gets which process: the one where his bot is, else the next; in the order of coming."""

import threading
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest

from plansza.web.bots.roster import NoWorker, Roster
from plansza.web.bots.seat_bots import MOST_BOTS, SeatKey
from tests.support.patience import PATIENCE, eventually

SHORT = 0.05


def key(table: str, seat: int = 0) -> SeatKey:
    return SeatKey(table, seat, "master")


def roster_of(count: int, soon: float = PATIENCE) -> tuple[Roster, list[Any]]:
    """Processes that are none: the roster only hands them out."""
    roster, workers = Roster(soon), [object() for _ in range(count)]
    for worker in workers:
        assert roster.add(worker)  # type: ignore[arg-type]
    return roster, workers


def in_thread(roster: Roster, asked: SeatKey | None) -> Future[Any]:
    """Somebody who waits for a process."""
    before = len(roster._waiting)
    found: Future[Any] = Future()

    def wait() -> None:
        try:
            found.set_result(roster.take(asked))
        except NoWorker as error:
            found.set_exception(error)

    threading.Thread(target=wait, daemon=True).start()
    eventually(lambda: len(roster._waiting) > before or found.done(), "nobody waits")
    return found


def served(roster: Roster, asked: SeatKey | None) -> Any:
    """Take a process and give it back."""
    worker = roster.take(asked)
    roster.give_back(worker, asked)
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
    assert roster.take(key("a")) is home
    waiting = in_thread(roster, key("a"))
    other = in_thread(roster, None)
    assert other.result(PATIENCE) is not home
    assert not waiting.done()
    roster.give_back(home, key("a"))
    assert waiting.result(PATIENCE) is home


def test_but_not_for_long() -> None:
    roster, workers = roster_of(2, soon=SHORT)
    home = served(roster, key("a"))
    assert roster.take(key("a")) is home
    (other,) = (worker for worker in workers if worker is not home)
    assert in_thread(roster, key("a")).result(PATIENCE) is other
    roster.give_back(other, key("a"))
    roster.give_back(home, None)
    assert roster.home(key("a")) is other  # where it was asked last


def test_whoever_has_waited_longest_comes_first() -> None:
    roster, (worker,) = roster_of(1)
    roster.take(None)
    waiting = [in_thread(roster, None) for _ in range(4)]
    for each in waiting:
        roster.give_back(worker, None)
        assert each.result(PATIENCE) is worker
        assert sum(other.done() for other in waiting) == waiting.index(each) + 1


def test_one_that_dies_is_nobodys_home() -> None:
    roster, _ = roster_of(2)
    home = roster.take(key("a"))
    roster.give_back(home, key("a"))
    assert roster.take(key("a")) is home
    roster.remove(home)
    assert roster.home(key("a")) is None
    assert served(roster, key("a")) is not home
    assert len(roster) == 1


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
    roster.take(None)
    waiting = [in_thread(roster, None), in_thread(roster, key("a"))]
    assert roster.close() == [worker]
    for each in waiting:
        with pytest.raises(NoWorker):
            each.result(PATIENCE)
    assert not roster.add(worker)
    with ThreadPoolExecutor(1) as pool, pytest.raises(NoWorker):
        pool.submit(roster.take, None).result(PATIENCE)


# -- one that is to go ----------------------------------------------------------------------------


def claimed(roster: Roster, worker: Any) -> Future[bool]:
    """Somebody who waits for this very process."""
    found: Future[bool] = Future()
    before = len(roster._waiting)
    threading.Thread(target=lambda: found.set_result(roster.claim(worker)), daemon=True).start()
    eventually(lambda: len(roster._waiting) > before or found.done(), "nobody waits")
    return found


def test_a_process_is_claimed_when_it_is_free() -> None:
    roster, (first, second) = roster_of(2)
    assert roster.claim(first)
    assert roster.take(None) is second
    waiting = claimed(roster, second)
    late = in_thread(roster, None)
    assert not waiting.done()
    roster.give_back(second, None)
    assert waiting.result(PATIENCE)
    assert not late.done()
    roster.add(object())  # type: ignore[arg-type]
    assert late.result(PATIENCE) not in (first, second)


def test_who_came_before_is_served_before_a_process_goes() -> None:
    roster, (only,) = roster_of(1)
    roster.take(None)
    early = in_thread(roster, None)
    waiting = claimed(roster, only)
    roster.give_back(only, None)
    assert early.result(PATIENCE) is only
    assert not waiting.done()
    roster.give_back(only, None)
    assert waiting.result(PATIENCE)


@pytest.mark.parametrize("how", ["gone", "closed"])
def test_a_process_that_is_gone_is_not_waited_for(how: str) -> None:
    roster, (only,) = roster_of(1)
    roster.take(None)
    waiting = claimed(roster, only)
    if how == "gone":
        roster.remove(only)
    else:
        roster.close()
    assert not waiting.result(PATIENCE)
