"""A table keeps its promises: whole games, take-back, offers, stand-ins, clocks, rematches."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from plansza.core import FastChance, IllegalMove
from plansza.core.record import read_record, replay
from plansza.store import open_store
from plansza.store.entries import UnknownTable
from plansza.table.decide import Command, Refused, free_take_back
from plansza.table.table import OPEN, OVER, RUNNING, Table
from plansza.table.tables import Tables
from tests.table.helper import GAME, Driver, with_tables


async def refusal(
    driver: Driver, table: Table, kind: str, seat: int | None, /, **more: object
) -> str:
    """The code with which a command is refused; nothing may have changed."""
    before = await driver.tables.table(table.id)
    with pytest.raises((Refused, IllegalMove)) as caught:
        await driver.do(table, kind, seat, **more)  # type: ignore[arg-type]
    after = await driver.tables.table(table.id)
    assert after is before
    return caught.value.code


def test_the_game_starts_when_the_last_seat_is_taken() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("p-")
        assert table.status == OPEN
        assert table.names() == ["Player 1", ""]
        assert await refusal(driver, table, "play", 0, move="draw") == "table-open"
        assert (
            await refusal(driver, table, "sit", None, seat=0, name="X", secret="x") == "seat-taken"
        )
        await driver.do(table, "sit", 1, name="  Ola  ", secret="mine")
        table = await driver.tables.table(table.id)
        assert table.status == RUNNING
        assert table.names()[1] == "Ola"
        assert table.seats[1].held_by("mine")
        assert not table.seats[1].held_by("yours")
        assert "mine" not in str(driver.tables.store.read(table.id))

    with_tables(story)


def test_a_seat_can_be_left_before_the_game_only() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("p-")
        await driver.do(table, "leave", 0)
        assert (await driver.tables.table(table.id)).seats[0].free
        running = await driver.table("pp")
        assert await refusal(driver, running, "leave", 0) == "table-running"

    with_tables(story)


def test_a_whole_game_and_its_record() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        assert not table.record().moves
        assert not table.record().seed
        table = await driver.play(table, FastChance(1))
        assert table.status == OVER
        record = read_record(table.record().text())
        assert replay(GAME, record).digest() == record.digest
        assert await refusal(driver, table, "play", 0, move="draw") == "table-over"

    with_tables(story)


@pytest.mark.parametrize("options", [{}, {"tactics": "on"}, {"match": "rewanz"}], ids=str)
def test_a_table_is_its_log(options: dict[str, str], tmp_path: Path) -> None:
    """Read anew from the database at any moment, it is the same table."""

    async def story(driver: Driver) -> None:
        table = await driver.table("pp", options=options)
        chance = FastChance(3)
        for _ in range(12):
            table = await driver.play(table, chance, 7)
            again = await Tables(driver.tables.store).table(table.id)
            assert again.number == table.number
            assert (again.position is None) == (table.position is None)
            if again.position is not None and table.position is not None:
                assert again.position.digest() == table.position.digest()
            assert again.changed == table.changed
            assert again.doubt == 0

    with_tables(story, f"sqlite:///{tmp_path / 'tables.db'}")


def test_illegal_and_foreign_moves_change_nothing() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        assert (
            await refusal(driver, table, "play", 1, move=driver.first_move(table))
            == "not-your-turn"
        )
        assert await refusal(driver, table, "play", 0, move="claim3") == "not-full"
        assert await refusal(driver, table, "play", None, move="draw") == "not-seated"
        assert await refusal(driver, table, "play", 0) == "missing"
        assert await refusal(driver, table, "dance", 0) == "unknown-command"
        assert driver.tables.store.read(table.id)[-1].number == table.number

    with_tables(story)


def test_a_repeated_key_is_done_once() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        move = driver.first_move(table)
        first = await driver.do(table, "play", 0, key="click", move=move)
        second = await driver.do(table, "play", 0, key="click", move=move)
        assert second.number == first.number
        assert second.repeated
        assert not first.repeated
        assert (await driver.tables.table(table.id)).number == first.number

    with_tables(story)


def test_a_stale_move_is_refused_only_if_the_question_changed() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        old = table.number
        await driver.do(table, "chat", 1, text="hello")
        await driver.do(table, "play", 0, seen=old, move=driver.first_move(table))
        table = await driver.tables.table(table.id)
        move = driver.first_move(table)
        assert await refusal(driver, table, "play", 1, seen=old, move=move) == "stale"
        await driver.do(table, "play", 1, move=move)

    with_tables(story)


def test_back_within_ones_own_turn_but_not_across_luck_or_others() -> None:
    """Board Game Arena's policy: a retreat can be undone, a drawn card cannot."""

    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        assert await refusal(driver, table, "takeback", 0) == "ask-to-take-back"
        chance = FastChance(5)
        table = await driver.play(table, chance, 2)
        assert table.position is not None
        before = table.position.digest()
        retreat = next(
            text
            for text in map(GAME.write_move, table.position.legal_moves(0))
            if text.startswith("retreat")
        )
        await driver.do(table, "play", 0, move=retreat)
        table = await driver.tables.table(table.id)
        assert free_take_back(table, 0)
        assert await refusal(driver, table, "takeback", 1) == "ask-to-take-back"
        await driver.do(table, "takeback", 0)
        table = await driver.tables.table(table.id)
        assert table.position is not None
        assert table.position.digest() == before
        await driver.do(table, "play", 0, move=driver.first_move(table))
        table = await driver.tables.table(table.id)
        assert not free_take_back(table, 0), "a card was drawn"

    with_tables(story)


def test_beyond_that_the_others_are_asked() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        assert await refusal(driver, table, "offer", 0, what="takeback") == "nothing-to-take-back"
        table = await driver.play(table, FastChance(5), 4)
        await driver.do(table, "offer", 0, what="takeback")
        assert await refusal(driver, table, "offer", 1, what="draw") == "offer-open"
        assert await refusal(driver, table, "answer", 0, yes=True) == "no-question"
        await driver.do(table, "answer", 1, yes=False)
        assert (await driver.tables.table(table.id)).offer is None
        await driver.do(table, "offer", 0, what="takeback")
        await driver.do(table, "answer", 1, yes=True)
        table = await driver.tables.table(table.id)
        assert [step.seat for step in table.steps] == [0, 1]
        assert table.to_move == (0,)

    with_tables(story)


def test_a_move_withdraws_an_open_offer() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.play(await driver.table("pp"), FastChance(5), 2)
        await driver.do(table, "offer", 1, what="draw")
        await driver.play(table, FastChance(1), 1)
        assert (await driver.tables.table(table.id)).offer is None

    with_tables(story)


def test_a_draw_by_agreement() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        await driver.do(table, "offer", 1, what="draw")
        await driver.do(table, "answer", 0, yes=True)
        table = await driver.tables.table(table.id)
        assert table.outcome is not None
        assert (table.outcome.scores, table.outcome.winners) == ((0.5, 0.5), ())
        assert table.outcome.reason == "agreed"
        assert replay(GAME, table.record()).outcome is None

    with_tables(story)


def test_resigning_gives_the_game_to_the_other() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        await driver.do(table, "resign", 0)
        table = await driver.tables.table(table.id)
        assert table.outcome is not None
        assert table.outcome.winners == (1,)
        assert table.outcome.reason == "resigned"

    with_tables(story)


def test_a_rematch_is_the_same_people_one_seat_further() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        assert await refusal(driver, table, "offer", 0, what="rematch") == "table-running"
        await driver.do(table, "resign", 0)
        await driver.do(table, "offer", 0, what="rematch")
        await driver.do(table, "answer", 1, yes=True)
        table = await driver.tables.table(table.id)
        again = await driver.tables.table(table.next_table)
        assert again.status == RUNNING
        assert again.names() == ["Player 2", "Player 1"]
        assert again.seats[0].held_by("secret-1")
        assert again.head.seed != table.head.seed
        assert await refusal(driver, table, "offer", 1, what="rematch") == "rematch-agreed"

    with_tables(story)


def test_a_bot_stands_in_and_the_player_comes_back() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        assert table.bots_to_move() == []
        await driver.do(table, "stand-in", 1, seat=0, level="random")
        table = await driver.tables.table(table.id)
        assert table.bots_to_move() == [0]
        assert await refusal(driver, table, "stand-in", 1, seat=0) == "bot-already"
        await driver.do(table, "return", 0)
        assert (await driver.tables.table(table.id)).bots_to_move() == []
        assert await refusal(driver, table, "return", 0) == "nobody-stands-in"

    with_tables(story)


def test_what_a_stand_in_played_stays_and_is_counted() -> None:
    """Or one could see what a bot would do, come back and take it back."""

    async def story(driver: Driver) -> None:
        table = await driver.table("pp", stand_in="novice")
        await driver.do(table, "stand-in", 1, seat=0)
        table = await driver.tables.table(table.id)
        assert table.seats[0].stand_in == "novice"
        move = driver.first_move(table)
        person = Command("play", 0, {"move": move}, "own", table.number)
        with pytest.raises(Refused, match="take your seat back"):
            await driver.tables.submit(table.id, person)
        await driver.play(table, FastChance(1), 1)
        await driver.do(table, "return", 0)
        table = await driver.tables.table(table.id)
        assert table.steps[-1].stand_in
        assert not free_take_back(table, 0)
        late = Command("play", 0, {"move": driver.first_move(table)}, "bot", table.number, True)
        with pytest.raises(Refused, match="is back"):
            await driver.tables.submit(table.id, late)
        log = await asyncio.to_thread(driver.tables.store.read, table.id)
        assert [entry.body for entry in log if entry.kind == "return"] == [{"moves": 1}]

    with_tables(story)


def test_whoever_asked_or_agreed_may_still_say_no() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        await driver.do(table, "offer", 0, what="draw")
        assert await refusal(driver, table, "answer", 0, yes=True) == "no-question"
        await driver.do(table, "answer", 0, yes=False)
        assert (await driver.tables.table(table.id)).offer is None
        assert await refusal(driver, table, "answer", 0, yes=False) == "no-question"

    with_tables(story)


def test_a_bot_sits_for_good() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("bp")
        assert table.status == RUNNING
        assert table.bots_to_move() == [0]
        assert await refusal(
            driver, await driver.table("--"), "bot", None, seat=0, level="hal"
        ) == ("unknown-bot")

    with_tables(story)


def test_a_seat_moves_to_another_device() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        await driver.do(table, "device", 0, secret="phone")
        seat = (await driver.tables.table(table.id)).seats[0]
        assert seat.held_by("phone")
        assert not seat.held_by("secret-0")
        assert seat.name == "Player 1"

    with_tables(story)


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, 7, None, "\u202e"])
def test_odd_names_are_refused(name: object) -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("--")
        assert await refusal(driver, table, "sit", 0, name=name, secret="s") == "name-length"

    with_tables(story)


@pytest.mark.parametrize("text", ["", "  ", "x" * 501])
def test_chat_has_a_length(text: str) -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        assert await refusal(driver, table, "chat", 0, text=text) in ("chat-length", "missing")

    with_tables(story)


def test_clocks_run_for_the_one_to_move() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp", clock={"base": 60.0, "bonus": 5.0})
        driver.time.seconds += 20
        await driver.do(table, "play", 0, move=driver.first_move(table))
        clock = (await driver.tables.table(table.id)).clock
        assert clock is not None
        assert clock.left == [45.0, 60.0]
        assert clock.running == (1,)
        assert clock.next_expiry() == driver.time.seconds + 60
        driver.time.seconds += 61
        assert clock.expired(driver.time.seconds) == [1]

    with_tables(story)


def test_when_the_clock_runs_out_a_bot_plays_this_turn_only() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.table("pp", clock={"base": 60.0, "bonus": 5.0})
        driver.time.seconds += 61
        await driver.do(table, "stand-in", None, seat=0, why="clock")
        table = await driver.tables.table(table.id)
        assert table.bots_to_move() == [0]
        assert table.clock is not None
        assert table.clock.running == ()
        await driver.do(table, "play", 0, move=driver.first_move(table))
        table = await driver.tables.table(table.id)
        assert table.to_move == (1,)
        assert table.seats[0].stand_in == ""

    with_tables(story)


def test_two_processes_on_one_log(tmp_path: Path) -> None:
    """Two halls write to the same table; every acknowledged command is there, none twice."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def story(driver: Driver) -> None:
        table = await driver.table("pp")
        store = open_store(url)
        try:
            other = Tables(store, driver.time)
            await other.table(table.id)
            said = [
                tables.submit(table.id, Command("chat", seat, {"text": f"{number}"}, f"k{number}"))
                for number in range(20)
                for tables, seat in ((driver.tables, 0) if number % 2 else (other, 1),)
            ]
            receipts = await asyncio.gather(*said)
            await driver.tables.catch_up(table.id)
            await other.catch_up(table.id)
        finally:
            store.close()
        numbers = [receipt.number for receipt in receipts]
        assert len(set(numbers)) == 20
        entries = driver.tables.store.read(table.id)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert (await other.table(table.id)).number == entries[-1].number

    with_tables(story, url)


def test_listeners_hear_everything_once_after_it_is_committed() -> None:
    async def story(driver: Driver) -> None:
        heard: list[int] = []

        async def listen(news: object) -> None:
            number = news.entry.number  # type: ignore[attr-defined]
            committed = driver.tables.store.read(news.table.id)  # type: ignore[attr-defined]
            assert committed[-1].number >= number
            heard.append(number)

        driver.tables.listeners.append(listen)
        table = await driver.play(await driver.table("pp"), FastChance(2), 6)
        assert heard == list(range(1, table.number + 1))

    with_tables(story)


def test_an_unknown_table() -> None:
    async def story(driver: Driver) -> None:
        with pytest.raises(UnknownTable):
            await driver.tables.table("nowhere")

    with_tables(story)


def test_a_table_of_other_rules_is_refused_in_a_sentence() -> None:
    async def story(driver: Driver) -> None:
        head = replace((await driver.table("pp")).head, id="old", rules_version=99)
        driver.tables.store.create(head, [])
        with pytest.raises(Refused, match="version 99 of the rules of spor"):
            await driver.tables.table("old")

    with_tables(story)


def test_a_log_that_gives_another_position_is_reported() -> None:
    async def story(driver: Driver) -> None:
        table = await driver.play(await driver.table("pp"), FastChance(2), 3)
        entries = driver.tables.store.read(table.id)
        broken = [
            replace(entry, body={**entry.body, "check": "0" * 12})
            if entry.kind == "move"
            else entry
            for entry in entries
        ]
        driver.tables.store.create(replace(table.head, id="broken"), broken)
        again = await driver.tables.table("broken")
        assert again.doubt == entries[3].number
        assert again.position is not None

    with_tables(story)
