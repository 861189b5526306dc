"""What is kept of programs, in either database: tokens, accounts of bots, where they sit."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from plansza.store import open_store
from plansza.store.entries import Entry, Head
from plansza.store.programs import DAY, KEPT, BotAccount, Token


def token(hash: str, **more: float | str | None) -> Token:
    fields = {"owner": "ania", "kind": "seats", "label": "robot", "sealed": "x", "created": 1.0}
    return Token(**{"hash": hash, "id": f"id-{hash}", "expires": 9 * KEPT, **fields, **more})  # type: ignore[arg-type]


def head(id: str, created: float, **extra: bool) -> Head:
    return Head(id, "spor", 1, 2, {}, b"seed", created, extra=dict(extra))


def test_a_token_is_kept_and_forgotten_long_after_its_end(url: str) -> None:
    with open_store(url) as store:
        store.programs.keep_token(token("a"), 0.0)
        store.programs.keep_token(token("b", created=2.0, table_id="t", seat=1), 0.0)
        assert store.programs.token("a") == token("a")
        assert store.programs.token("c") is None
        assert [each.hash for each in store.programs.tokens_of("ania")] == ["b", "a"]
        assert store.programs.tokens_of("olek") == []
        ended = replace(token("a"), revoked=3.0, expires=5.0)
        store.programs.keep_token(ended, 5.0 + KEPT - DAY)
        assert store.programs.token("a") == ended
        store.programs.keep_token(token("d"), 5.0 + KEPT + DAY)
        assert store.programs.token("a") is None


def test_accounts_come_back_with_their_pictures(url: str) -> None:
    bots = [BotAccount(id, "ania", id.upper(), bytes(range(256)), "{}", 1.0) for id in "ab"]
    with open_store(url) as store:
        for bot in bots:
            store.programs.keep_bot(bot)
        store.programs.keep_bot(replace(bots[0], closed=2.0))
        assert store.programs.bots() == [replace(bots[0], closed=2.0), bots[1]]


def test_sittings_are_counted_upwards_by_each(url: str) -> None:
    with open_store(url) as store:
        for table in ("t1", "t2", "t1"):
            store.programs.sit_down("bot", table, 100)
        store.programs.sit_down("other", "t1", 7)
        assert [(each.number, each.table_id) for each in store.programs.sittings("bot")] == [
            (100, "t1"),
            (101, "t2"),
        ]
        store.programs.finish("t1", 5.0)
        assert [each.finished for each in store.programs.sittings("bot")] == [5.0, None]
        assert [each.finished for each in store.programs.sittings("other")] == [5.0]
        assert [each.table_id for each in store.programs.sittings("bot", 100)] == ["t2"]


@pytest.mark.slow
def test_two_processes_give_no_number_twice(shared_url: str) -> None:
    with open_store(shared_url) as one, open_store(shared_url) as other:
        stores = [one, other] * 20
        with ThreadPoolExecutor(8) as pool:
            asked = [
                pool.submit(store.programs.sit_down, "bot", f"t{place}", 1)
                for place, store in enumerate(stores)
            ]
        for each in asked:
            each.result()
        found = one.programs.sittings("bot")
        assert [each.number for each in found] == list(range(1, 41))


def test_busy_is_who_sits_where_something_has_happened(url: str) -> None:
    with open_store(url) as store:
        for id, at in (("old", 10.0), ("new", 90.0), ("over", 95.0)):
            store.create(
                head(id, at), [Entry(1, "sit", 0, {}, at, 1), Entry(2, "chat", 0, {}, at, 1)]
            )
            store.programs.sit_down("bot", id, 1)
        store.programs.finish("over", 96.0)
        assert store.programs.busy("bot", 50.0) == 1
        assert store.programs.busy("bot", 0.0) == 2
        store.remove("new")
        assert store.programs.busy("bot", 50.0) == 0
        assert [each.table_id for each in store.programs.sittings("bot")] == ["old", "over"]


def test_rated_tables_are_found(url: str) -> None:
    with open_store(url) as store:
        store.create(head("b", 2.0, rated=True))
        store.create(head("a", 1.0, rated=True))
        store.create(head("c", 3.0, unrated=True))
        assert store.programs.rated() == ["a", "b"]
