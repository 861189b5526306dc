"""What is kept of tables beside their logs: written with the entries, found by when it is due."""

from dataclasses import replace

import pytest

from plansza.store import KeyTaken, NumberTaken, Store
from tests.store.helper import entry, head


def test_it_is_written_with_the_entries_or_not_at_all(store: Store) -> None:
    store.create(head("s"), [entry(1)], (10.0, "first"))
    store.append("s", [entry(2, "a")], (20.0, "second"))
    for refused, again in ((NumberTaken, entry(2, "b")), (KeyTaken, entry(3, "a"))):
        with pytest.raises(refused):
            store.append("s", [again], (1.0, "wrong"))
    [(found, text)] = store.standings(["s", "nobody's"]).values()
    assert (found.id, text) == ("s", "second")
    assert store.due(15.0, 10) == []
    assert store.due(20.0, 10) == [(20.0, "s")]


def test_what_is_due_comes_in_portions_the_longest_overdue_first(store: Store) -> None:
    for name, due in (("a", 30.0), ("b", 10.0), ("c", 10.0), ("d", None), ("e", 99.0)):
        store.create(head(name), [entry(1)], (due, name))
    store.create(head("f"), [entry(1)])  # without a clock by turn
    first = store.due(50.0, 2)
    assert [name for _, name in first] == ["b", "c"]
    assert store.due(50.0, 2, first[-1]) == [(30.0, "a")]
    store.append("b", [entry(2)], (None, "over"))
    assert [name for _, name in store.due(50.0, 9)] == ["c", "a"]
    store.remove("c")
    assert [name for _, name in store.due(50.0, 9)] == ["a"]


def test_open_tables_for_games_over_days(store: Store) -> None:
    for name, listed, extra in (
        ("slow", True, {"clock": {"turn": 86400.0}}),
        ("quick", True, {"clock": {"base": 60.0}}),
        ("hidden", False, {"clock": {"turn": 86400.0}}),
        ("begun", True, {"clock": {"turn": 86400.0}}),
    ):
        made = replace(head(name, listed=listed), extra=extra)
        store.create(made, [entry(1)], (1.0, "") if name == "begun" else None)
    assert [each.id for each in store.open_by_turn(9)] == ["slow"]
