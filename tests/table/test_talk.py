"""Talk at a table: so much a minute, so much in all, counted by the log."""

import pytest

from plansza.table.talk import MINUTE, MOST_A_MINUTE, MOST_LINES, Talk, TalkRefused
from tests.table.helper import Driver, with_tables


def code(talk: Talk, seat: int, now: float) -> str:
    with pytest.raises(TalkRefused) as refusal:
        talk.check(seat, now)
    return refusal.value.code


def test_so_much_a_minute() -> None:
    talk = Talk()
    for line in range(MOST_A_MINUTE):
        talk.check(0, 100.0 + line)
        talk.hear(0, 100.0 + line)
    assert code(talk, 0, 120.0) == "chat-too-fast"
    talk.check(1, 120.0)
    talk.check(0, 100.0 + MINUTE)  # the first of them is a minute old
    talk.check(0, 50.0)  # the clock was set back: nobody waits for it to come again


def test_so_much_in_all() -> None:
    talk = Talk()
    for line in range(MOST_LINES):
        talk.hear(line % 3, line * MINUTE)
    assert code(talk, 0, 1e9) == code(talk.copy(), 2, 1e9) == "chat-full"
    assert all(len(times) <= MOST_A_MINUTE for times in talk.times.values())


def test_a_table_that_was_read_again_counts_the_same() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        for _ in range(MOST_A_MINUTE):
            await driver.do(table, "chat", 0, text="hm")
        with pytest.raises(TalkRefused):
            await driver.do(table, "chat", 0, text="hm")
        before = (await driver.tables.table(table.id)).talk
        live = await driver.tables.reader.table(table.id)
        assert live.table.talk == before
        driver.time.seconds += MINUTE
        await driver.do(table, "chat", 0, text="and now")

    with_tables(story)
