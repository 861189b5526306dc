"""Who is told of which seat, and what is to be told, in both databases."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from plansza.store import Store, UnknownTable, open_store
from plansza.store.notice_acts import WAITING
from plansza.store.notices import TOLD, Notice, Recipient, Wish
from tests.store.helper import head, run_of


def recipient(id: str = "r", **how: object) -> Recipient:
    made = Recipient(
        id=id,
        owner="o",
        kind="webhook",
        target="{}",
        mark="m",
        language="pl",
        site="https://tables.example.org",
        zone="Europe/Warsaw",
        quiet_from=1320,
        quiet_to=420,
        proof=None,
        trouble="",
        created=1.0,
    )
    return replace(made, **how)  # type: ignore[arg-type]


def wish(table: str = "t", seat: int = 0, of: str = "r") -> Wish:
    return Wish(table, seat, of, "holder")


def notice(question: str = "turn 1", due: float = 5.0) -> Notice:
    return Notice("t", 0, "r", question, WAITING, due, 0, due, "")


def test_a_recipient_is_kept_and_forgotten(store: Store) -> None:
    book = store.notices
    store.append("t", run_of(1, 3))
    asked = recipient("second", proof="p", created=2.0)
    for each in (recipient(), asked, recipient(quiet_from=None, quiet_to=None)):
        book.keep(each)
    assert book.of_owner("o") == [recipient(quiet_from=None, quiet_to=None), asked]
    assert book.of_owner("other") == []
    assert book.by_proof("p") == asked
    assert book.by_proof("") is None
    assert book.recipient("\0") is None
    book.wish(wish())
    book.add(notice())
    assert book.unused(3.0, 9) == ["second"]
    book.forget("r")
    assert book.recipient("r") is None
    assert book.wishes_at("t") == []
    assert book.notices_at("t") == []


def test_wishes_tell_which_tables_matter(store: Store) -> None:
    store.append("t", run_of(1, 3))
    book = store.notices
    assert book.wanted() == {}
    book.wish(wish())
    book.wish(wish())
    book.wish(wish(seat=1))
    assert book.wanted() == {"t": (3, 2)}
    assert book.wishes_for("r") == 2
    book.unwish(wish())
    assert book.wishes_at("t") == [wish(seat=1)]
    with pytest.raises(UnknownTable):
        book.wish(wish("nobody's"))


def test_a_question_is_told_once(store: Store) -> None:
    store.append("t", run_of(1, 3))
    book = store.notices
    book.add(notice())
    assert book.notices_at("t") == [], "nobody wished it"
    book.wish(wish())
    book.add(notice())
    book.add(notice(due=1.0))
    assert book.due(9.0, 9) == [notice()]
    assert book.due(4.0, 9) == []
    book.settle(notice(), TOLD, 7.0)
    book.add(notice())
    assert [each.state for each in book.notices_at("t")] == [TOLD]
    assert book.due(9.0, 9) == []
    assert not book.claim(notice(), 20.0), "it was told"
    book.remove(notice())
    book.add(notice())
    assert book.due(9.0, 9) == [notice()]


def test_one_of_many_gets_a_notice(url: str) -> None:
    """Two processes that both believe a table to be at home with them."""
    with open_store(url) as one:
        one.create(head(), run_of(1, 2))
        one.notices.wish(wish())
        stores = [one] if "memory" in url or url == "sqlite://" else [one, open_store(url)]
        try:
            for turn in range(10):
                new = notice(f"turn {turn}")
                one.notices.add(new)
                with ThreadPoolExecutor(8) as pool:
                    writers = [stores[each % len(stores)].notices for each in range(8)]
                    got = list(pool.map(lambda book, n=new: book.claim(n, 100.0), writers))
                assert got.count(True) == 1
            assert all(each.tries == 1 for each in one.notices.notices_at("t"))
        finally:
            for other in stores[1:]:
                other.close()
