"""After a restart games go on by themselves: bots move though nobody looks at the table."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from plansza.games.spor import GAME
from plansza.store import Entry, open_store
from plansza.table.decide import Command
from plansza.table.tables import Tables
from tests.support.patience import eventually
from tests.web.helper import Player, Server, asleep, running

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
DAY = 86400.0


def log_of(server: Server, table: str) -> list[Entry]:
    """The log as the database has it: nobody looks at the table."""
    with open_store(server.database) as store:
        return store.read(table)


def moves_of(server: Server, table: str, seat: int) -> int:
    return len(
        [entry for entry in log_of(server, table) if entry.kind == "move" and entry.seat == seat]
    )


@contextmanager
def killed_in_thought(server: Server) -> Iterator[None]:
    """Meanwhile bots think and think; then everything dies and is started again."""
    workers = server.workers()
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    try:
        yield
        server.stop(signal.SIGKILL)
    finally:
        for worker in workers:
            with suppress(ProcessLookupError):  # it may have died with its server
                os.kill(worker, signal.SIGKILL)
    server.start()


def test_a_bot_whose_turn_it_was_moves(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ania = Player(server)
        ania.open(name="Ania", options={"attacker": "1"}, bots=[{"seat": 1, "level": "greedy"}])
        with killed_in_thought(server):
            while ania.now()["to_move"] == [0]:
                ania.play()
            assert moves_of(server, ania.table, 1) == 0
        eventually(lambda: moves_of(server, ania.table, 1) > 0, "the bot has forgotten the game")
        eventually(lambda: ania.now()["to_move"] == [0], "it does not go on")
        ania.close()


def test_a_game_of_bots_for_an_absent_player_ends(tmp_path: Path) -> None:
    """Ania has called a bot to her seat and gone; the server dies again and again."""
    with running(tmp_path, bot_pace=0.03) as server:
        ania = Player(server)
        ania.open(name="Ania", bots=[{"seat": 1, "level": "random"}])
        ania.do("stand-in", seat=0)
        for pace in (0.03, 0.03, 0.0):  # at once only in the end, or they were done before it dies
            length = len(log_of(server, ania.table))
            eventually(
                lambda least=length: len(log_of(server, ania.table)) > least + 3,  # type: ignore[misc]
                "the game does not go on",
            )
            server.stop(signal.SIGKILL)
            server.settings["bot_pace"] = pace
            server.start()
        eventually(lambda: is_over(server, ania.table), "the game does not end")
        log = log_of(server, ania.table)
        keys = [entry.key for entry in log if entry.kind == "move" and entry.key]
        assert len(set(keys)) == len(keys)
        ania.close()


def is_over(server: Server, table: str) -> bool:
    with open_store(server.database) as store:
        found = asyncio.run(Tables(store).table(table))
    return found.status == "over"


def test_only_games_of_these_days_go_on(tmp_path: Path) -> None:
    """Who has not come back for days is not waited for at every start."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with open_store(url) as store:
        old, fresh = (
            asyncio.run(bot_to_move(Tables(store, lambda ago=ago: time.time() - ago)))  # type: ignore[misc]
            for ago in (3 * DAY, DAY)
        )
    with running(tmp_path, database=url) as server:
        eventually(lambda: moves_of(server, fresh, 1) > 0, "yesterday's game does not go on")
        assert moves_of(server, old, 1) == 0
        ania = Player(server, old)
        ania.state()  # but whoever looks sets it going
        eventually(lambda: moves_of(server, old, 1) > 0, "the old game does not go on")
        ania.close()


async def bot_to_move(tables: Tables) -> str:
    """A table where a bot attacks, and its opponent is a person."""
    first = [
        Command("bot", None, {"seat": 1, "level": "greedy"}),
        Command("sit", None, {"seat": 0, "name": "Ania", "secret": "secret"}),
    ]
    return (await tables.create(GAME, 2, {"attacker": "2"}, first=first)).id


def test_a_game_that_we_cannot_play_disturbs_nobody(tmp_path: Path) -> None:
    """One of other rules, and one that is not installed, were played here yesterday."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with open_store(url) as store:
        tables = Tables(store)
        fine = asyncio.run(bot_to_move(tables))
        head, log = store.head(fine), store.read(fine)
        for name, changes in (("old", {"rules_version": 99}), ("gone", {"game": "chess"})):
            now = [replace(entry, at=time.time()) for entry in log]
            store.create(replace(head, id=name, **changes), now)
        assert set(store.active_tables(0.0, 9)[:2]) == {"old", "gone"}
    with running(tmp_path, database=url) as server:
        eventually(lambda: moves_of(server, fine, 1) > 0, "the game after them does not go on")
        assert server.log.read_text() == ""


def test_many_games_do_not_slow_the_start(tmp_path: Path) -> None:
    """They are looked at one after the other, and people come first."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with open_store(url) as store:
        tables = Tables(store)
        opened = [asyncio.run(bot_to_move(tables)) for _ in range(60)]
    with running(tmp_path, database=url) as server:
        ania = Player(server)
        with asleep(server):  # the bots of all these games could think for ever
            ania.open(name="Ania")
            ania.state()
        eventually(lambda: moves_of(server, opened[0], 1) > 0, "the last of them does not go on")
        ania.close()
