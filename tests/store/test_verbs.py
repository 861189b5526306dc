"""What goes in comes out; what does not fit is refused and leaves no trace."""

import asyncio
import dataclasses
import threading
from collections.abc import Callable

import pytest

from plansza.store import (
    BadEntry,
    Entry,
    KeyTaken,
    NumberGap,
    NumberTaken,
    Preference,
    Store,
    StoreError,
    TableTaken,
    UnknownTable,
    open_store,
)
from tests.store.helper import (
    SEED,
    assert_sentence,
    entry,
    head,
    held,
    numbers,
    run_of,
    unavailable,
)
from tests.support.patience import PATIENCE

# Texts that some database, driver or encoding does not like.
STRANGE = ["zażółć gęślą 🦫", "a\0b", "\ud800", "'; DROP TABLE entries; --", "%s :x ?", "", "\n"]
NO_NAMES = ["a\0b", "\ud800", "x" * 201]


# -- round trips ----------------------------------------------------------------------------------


def test_a_head_comes_back(store: Store) -> None:
    made = head("other", created=1762000000.123456, listed=True)
    store.create(made)
    assert store.head("other") == made
    assert store.head("other").seed == SEED


def test_a_head_does_not_show_its_seed() -> None:
    assert repr(SEED) not in repr(head())


@pytest.mark.parametrize("text", STRANGE)
def test_an_entry_comes_back(store: Store, text: str) -> None:
    body = {"text": text, "deep": [None, True, 1.5, {"ł": [text]}], "big": 2**70}
    made = Entry(1, "say", None, body, 1762000000.123456, 12)
    store.append("t", [made])
    assert store.read("t") == [made]


def test_first_entries_are_created_with_the_table(store: Store) -> None:
    store.create(head("other"), run_of(1, 3))
    assert numbers(store, "other") == [1, 2, 3]


def test_entries_keep_the_version_of_their_rules(store: Store) -> None:
    store.append("t", [dataclasses.replace(entry(1), rules_version=7), entry(2)])
    assert [each.rules_version for each in store.read("t")] == [7, 3]


def test_read_gives_the_gap(store: Store) -> None:
    store.append("t", run_of(1, 5))
    assert [each.number for each in store.read("t", after=3)] == [4, 5]
    assert store.read("t", after=5) == []
    assert store.read("t", after=10**30) == []
    assert len(store.read("t", after=-1)) == 5


def test_by_key(store: Store) -> None:
    store.append("t", [entry(1, "a"), entry(2), entry(3, "b")])
    found = store.by_key("t", "b")
    assert found is not None
    assert (found.number, found.key) == (3, "b")
    assert store.by_key("t", "c") is None
    assert store.by_key("t", "") is None
    assert store.by_key("nobody's", "a") is None


def test_a_store_opened_again_has_everything(shared_url: str) -> None:
    with open_store(shared_url) as store:
        store.create(head(), run_of(1, 3))
        store.set_setting("key", "value")
        store.prefer("t", 1, Preference(confirm=True, silent_since=3))
        log = store.read("t")
    with open_store(shared_url) as store:
        assert store.head("t") == head()
        assert store.read("t") == log
        assert store.setting("key") == "value"
        assert store.preferences("t") == {1: Preference(True, 3)}


def test_heads_newest_first(store: Store) -> None:
    for number, listed in ((5, True), (9, False), (7, True)):
        store.create(head(f"t{number}", created=number, listed=listed))
    assert [each.id for each in store.heads()] == ["t9", "t7", "t5", "t"]
    assert [each.id for each in store.heads(listed_only=True)] == ["t7", "t5"]
    assert [each.id for each in store.heads(listed_only=True, limit=1)] == ["t7"]


def test_active_tables_the_last_first(store: Store) -> None:
    """By the last entry of each, however old the table is."""
    for name, times in (("a", [1.0, 90.0]), ("b", [80.0, 20.0]), ("c", [70.0]), ("d", [9.0])):
        log = [dataclasses.replace(entry(number), at=at) for number, at in enumerate(times, 1)]
        store.create(head(name, created=1.0), log)
    assert store.active_tables(since=10.0, limit=9) == ["a", "b", "c"]
    assert store.active_tables(since=10.0, limit=2) == ["a", "b"]
    assert store.active_tables(since=91.0, limit=9) == []


# -- refusals -------------------------------------------------------------------------------------


def test_an_unknown_table(store: Store) -> None:
    asks: list[Callable[[str], object]] = [
        store.head,
        store.read,
        lambda id: store.append(id, [entry(1)]),
        lambda id: store.prefer(id, 0, Preference(confirm=True)),
    ]
    for ask in asks:
        for id in ("nobody's", *NO_NAMES):
            with pytest.raises(UnknownTable) as caught:
                ask(id)
            assert caught.value.code == "unknown-table"
            assert_sentence(caught.value, cause=False)
            str(caught.value).encode()
    assert store.preferences("nobody's") == store.preferences("a\0b") == {}


def test_a_table_is_created_once(store: Store) -> None:
    with pytest.raises(TableTaken):
        store.create(dataclasses.replace(head(), seats=5), run_of(1, 2))
    assert store.head("t") == head()
    assert numbers(store) == []


def test_a_number_is_written_once(store: Store) -> None:
    store.append("t", [entry(1, by="first")])
    with pytest.raises(NumberTaken) as caught:
        store.append("t", [entry(1, by="second")])
    assert caught.value.code == "number-taken"
    assert caught.value.facts == {"table": "t", "number": 1, "last": 1}
    assert [each.body for each in store.read("t")] == [{"by": "first"}]


@pytest.mark.parametrize("wrong", [[3], [1, 3], [2, 1], [1, 2, 4], [0], [-1]])
def test_gaps_and_disorder_are_refused_whole(store: Store, wrong: list[int]) -> None:
    with pytest.raises((NumberGap, NumberTaken)):
        store.append("t", [entry(number) for number in wrong])
    with pytest.raises((NumberGap, NumberTaken)):
        store.create(head("other"), [entry(number) for number in wrong])
    assert numbers(store) == []
    with pytest.raises(UnknownTable):
        store.head("other")


def test_a_command_is_carried_out_once(store: Store) -> None:
    store.append("t", [entry(1, "click")])
    for repeated in ([entry(2, "click")], [entry(2), entry(3, "click")], [entry(1, "click")]):
        with pytest.raises(KeyTaken) as caught:
            store.append("t", repeated)
        assert caught.value.code == "key-taken"
        assert_sentence(caught.value, cause=False)
    with pytest.raises(KeyTaken):
        store.append("t", [entry(2, "same"), entry(3, "same")])
    assert numbers(store) == [1]


def test_keys_of_another_table_do_not_matter(store: Store) -> None:
    store.create(head("other"), [entry(1, "click")])
    store.append("t", [entry(1, "click")])
    assert numbers(store) == [1]


def test_what_cannot_be_kept(store: Store) -> None:
    good = entry(1)
    bad = [
        *(dataclasses.replace(good, key=name) for name in NO_NAMES),
        dataclasses.replace(good, kind="a\0b"),
        dataclasses.replace(good, number=2**40),
        dataclasses.replace(good, seat=2**70),
        dataclasses.replace(good, at=float("nan")),
    ]
    for each in bad:
        with pytest.raises(BadEntry):
            store.append("t", [each])
        with pytest.raises(BadEntry):
            store.append_soon("t", [each]).result()
        assert store.by_key("t", each.key) is None
    with pytest.raises(BadEntry):
        store.create(head("a\0b"))
    assert numbers(store) == []


def test_nothing_to_append(store: Store) -> None:
    store.append("t", [])
    with pytest.raises(UnknownTable):
        store.append("nobody's", [])


# -- preferences and settings ----------------------------------------------------------------------


def test_what_seats_prefer(store: Store) -> None:
    store.create(head("other"))
    assert store.preferences("t") == {}
    store.prefer("t", 0, Preference(confirm=True))
    store.prefer("t", 1, Preference(silent_since=7))
    store.prefer("other", 0, Preference())
    store.prefer("t", 0, Preference(confirm=True, silent_since=9))
    assert store.preferences("t") == {0: Preference(True, 9), 1: Preference(False, 7)}
    store.prefer("t", 0, Preference())
    assert store.preferences("t")[0] == Preference()
    assert store.read("t") == []  # nothing of it is in the log


def test_settings(store: Store) -> None:
    assert store.setting("key") is None
    store.set_setting("key", "one")
    store.set_setting("key", "two")
    assert store.setting("key") == "two"


def test_a_proof_leaves_nothing(store: Store) -> None:
    store.prove()
    store.prove()
    assert store.setting("health") is None


def test_the_first_value_of_a_setting_stays(store: Store) -> None:
    assert store.settle_setting("key", "one") == "one"
    assert store.settle_setting("key", "two") == "one"
    assert store.setting("key") == "one"


# -- futures and the end --------------------------------------------------------------------------


def test_append_soon_keeps_the_order(store: Store) -> None:
    futures = [store.append_soon("t", [entry(number)]) for number in range(1, 301)]
    for future in futures:
        future.result(PATIENCE)
    assert numbers(store) == list(range(1, 301))


def test_append_soon_in_an_event_loop(store: Store) -> None:
    async def play() -> list[BaseException | None]:
        orders = [store.append_soon("t", [entry(number)]) for number in (1, 2, 2)]
        return await asyncio.gather(*map(asyncio.wrap_future, orders), return_exceptions=True)

    *good, bad = asyncio.run(play())
    assert good == [None, None]
    assert isinstance(bad, NumberTaken)


def test_a_cancelled_order_writes_nothing(store: Store) -> None:
    with held(store):
        cancelled, kept = (store.append_soon("t", [entry(1, key)]) for key in ("a", "b"))
        assert cancelled.cancel()
    kept.result(PATIENCE)
    assert [each.key for each in store.read("t")] == ["b"]


def test_checkpoints_are_found_by_number(store: Store) -> None:
    store.append("t", [entry(1), entry(2), entry(3)])
    assert store.checkpoint("t") is None
    for number in (2, 1, 3):
        store.keep_checkpoint("t", number, f"table {number}")
    store.keep_checkpoint("t", 2, "better")
    assert store.checkpoint("t") == (3, "table 3")
    assert store.checkpoint("t", 2) == (2, "better")
    assert store.checkpoint("t", 0) is None
    assert store.checkpoint("other") is None


def test_a_part_of_a_log(store: Store) -> None:
    store.append("t", [entry(number) for number in range(1, 8)])
    assert [each.number for each in store.read("t", 2, 3)] == [3, 4, 5]
    assert [each.number for each in store.read("t", 5, 3)] == [6, 7]


def test_closing_finishes_what_is_queued(shared_url: str) -> None:
    store = open_store(shared_url)
    store.create(head())
    with held(store):
        futures = [store.append_soon("t", [entry(number)]) for number in range(1, 601)]
        closing = threading.Thread(target=store.close)
        closing.start()
    closing.join(PATIENCE)
    assert [future.exception(0) for future in futures] == [None] * 600
    with open_store(shared_url) as store:
        assert len(store.read("t")) == 600


def test_a_closed_store_refuses(url: str) -> None:
    store = open_store(url)
    store.create(head())
    store.close()
    store.close()
    asks: list[Callable[[], object]] = [
        lambda: store.head("t"),
        lambda: store.heads(),
        lambda: store.read("t"),
        lambda: store.by_key("t", "a"),
        lambda: store.setting("a"),
        lambda: store.preferences("t"),
        lambda: store.checkpoint("t"),
        lambda: store.active_tables(0.0, 1),
        lambda: store.append("t", [entry(1)]),
        lambda: store.create(head("other")),
        lambda: store.set_setting("a", "b"),
        lambda: store.prefer("t", 0, Preference()),
        lambda: store.keep_checkpoint("t", 1, "table"),
    ]
    for ask in asks:
        with unavailable("store-closed", cause=False):
            ask()
    assert isinstance(store.append_soon("t", [entry(1)]).exception(PATIENCE), StoreError)


def test_how_far_logs_have_come(store: Store) -> None:
    store.append("t", run_of(1, 3))
    store.create(head("other"))
    assert store.last_numbers(["t", "other", "nobody's"]) == {"t": 3, "other": 0}
    assert store.last_numbers([]) == {}
