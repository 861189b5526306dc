"""Whose bots are thought for next: visitors take turns, by the time that was thought for them."""

from collections import Counter

from plansza.web.bots.line import (
    HINT,
    MOVE,
    OLDEST_FIRST,
    REVIEW,
    SECONDS_LATER,
    UNSEEN,
    Errand,
    Line,
    Ticket,
)


class Shop:
    """One process, a clock that only thinking moves, and visitors who come."""

    def __init__(self) -> None:
        self.time = 0.0
        self.line = Line(lambda: self.time)
        self.served: list[str] = []

    def comes(self, visitor: str, table: str = "", kind: str = MOVE) -> Ticket:
        return self.line.join(Errand(kind, visitor, table or visitor), None, None)

    def thinks(self, seconds: float = 1.0) -> Ticket:
        ticket = next(self.line.order())
        self.line.begin(ticket)
        self.time += seconds
        self.line.end(ticket)
        self.served.append(ticket.errand.visitor)
        return ticket


def test_whoever_has_twenty_tables_waits_for_himself() -> None:
    shop = Shop()
    for number in range(20):
        shop.comes("crowd", f"t{number}")
    for _ in range(3):
        shop.thinks()
    shop.comes("stranger")
    for _ in range(2):
        shop.thinks()
    assert "stranger" in shop.served[3:]  # at the latest after the one whose turn is the oldest's


def test_time_counts_and_not_questions() -> None:
    shop = Shop()
    for number in range(40):
        shop.comes("slow", f"s{number}")
        shop.comes("quick", f"q{number}")
    for _ in range(40):
        shop.thinks(1.0 if next(shop.line.order()).errand.visitor == "slow" else 0.25)
    turns = Counter(shop.served)
    assert turns["quick"] > 1.9 * turns["slow"]  # but for the turns of the oldest, four times


def test_what_was_used_while_nobody_else_wanted_it_is_not_owed() -> None:
    shop = Shop()
    for _ in range(30):
        shop.comes("regular")
        shop.thinks()
    for number in range(8):
        shop.comes("crowd", f"t{number}")
    shop.comes("regular")
    served = [shop.thinks().errand.visitor for _ in range(3)]
    assert "regular" in served


def test_nobody_saves_time_up() -> None:
    """Who comes after an hour has no more than who was there all the time."""
    shop = Shop()
    shop.comes("sleeper")
    shop.thinks()
    for _ in range(100):
        shop.comes("regular")
        shop.thinks()
    for number in range(6):
        shop.comes("sleeper", f"s{number}")
        shop.comes("regular", f"r{number}")
    served = Counter(shop.thinks().errand.visitor for _ in range(8))
    assert served["regular"] >= 3


def test_crowds_of_newcomers_make_nobody_wait_for_ever() -> None:
    shop = Shop()
    for number in range(3):
        shop.comes("first", f"t{number}")
        shop.thinks()
    mine = shop.comes("first")
    turns = 0
    while shop.thinks() is not mine:
        for _ in range(3):
            shop.comes(f"new {turns} {_}")
        turns += 1
        assert turns <= OLDEST_FIRST


def test_a_visitors_tables_take_turns() -> None:
    shop = Shop()
    tables = "abc"
    for table in tables:
        shop.comes("one", table)
    served = []
    for _ in range(9):
        table = shop.thinks().errand.table
        served.append(table)
        shop.comes("one", table)
    assert "".join(served) == 3 * tables


def test_what_nobody_waits_for_comes_later() -> None:
    shop = Shop()
    for kind in (REVIEW, UNSEEN, HINT):
        shop.comes(kind, kind=kind)
    shop.comes("seen", kind=MOVE)
    order = [ticket.errand.visitor for ticket in shop.line.order()]
    assert order.index(HINT) < order.index(UNSEEN) < order.index(REVIEW)
    assert order.index("seen") < order.index(UNSEEN)


def test_but_it_comes() -> None:
    """Where one visitor looks on all the time, another's review is done."""
    shop = Shop()
    review = shop.comes("reader", kind=REVIEW)
    shop.comes("player", "a")
    shop.comes("player", "b")
    for _ in range(int(SECONDS_LATER[REVIEW]) + 3):
        if shop.thinks() is review:
            return
        shop.comes("player", "a")
    raise AssertionError("the review does not come")


def test_how_many_come_before() -> None:
    shop = Shop()
    for number in range(5):
        shop.comes("crowd", f"t{number}")
    shop.comes("stranger")
    shop.comes("crowd", kind=HINT)  # of which nobody shall know
    assert shop.line.before(1.0) == {}
    shop.time = 1.0
    before = shop.line.before(1.0)
    assert sorted(before.values()) == list(range(6))
    assert before["stranger"] <= 1
    assert before["t4"] == 5


def test_only_bots_at_other_tables_come_before() -> None:
    shop = Shop()
    for number in range(4):
        shop.comes("reader", f"r{number}", kind=HINT)
        shop.comes("reader", f"r{number}", kind=REVIEW)
    shop.comes("reader", "mine")
    shop.time = 5.0
    assert shop.line.before(1.0) == {"mine": 0}


def test_little_is_remembered() -> None:
    shop = Shop()
    for number in range(1000):
        shop.comes(f"visitor {number}")
        shop.thinks()
    gone = shop.comes("gone")
    assert shop.line.leave(gone)
    assert not shop.line.leave(gone)
    shop.comes("last")
    shop.thinks()
    assert len(shop.line._spent) <= 2
    assert not shop.line._busy
