"""Bots at the table: they move, answer, survive the death of their processes."""

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.support.patience import eventually
from tests.web.conftest import NewPlayer
from tests.web.helper import OddServer, Player, Server, running

ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")


def at_a_table(player: NewPlayer, attacker: str = "1", level: str = "greedy") -> Player:
    ania = player()
    ania.open(name="Ania", options={"attacker": attacker}, bots=[{"seat": 1, "level": level}])
    return ania


def is_asked(who: Player) -> bool:
    return 0 in who.now()["to_move"]


def test_a_whole_game_against_a_bot(player: NewPlayer) -> None:
    ania = at_a_table(player, level="random")
    stream = ania.stream()
    event = stream.next()
    for _ in range(400):
        now = event["now"]
        if now and now["status"] == "over":
            break
        if now and 0 in now["to_move"] and stream.events.empty():
            ania.ask("play", move=now["choices"][0]["move"], seen=now["number"])
        event = stream.next()
    else:
        raise AssertionError("the game does not end")
    assert ania.now()["outcome"]
    ania.do("offer", what="rematch")
    eventually(lambda: ania.now()["next_table"], "the bot wants no rematch")
    ania.table = ania.now()["next_table"]
    assert ania.now()["your_seat"] == 1
    assert ania.now()["seats"][0]["bot"] == "random"


def test_a_bot_lets_you_take_back(player: NewPlayer) -> None:
    ania = at_a_table(player, attacker="2")
    eventually(lambda: is_asked(ania), "the bot does not move")
    before = ania.state()
    while is_asked(ania):
        ania.play()
    eventually(lambda: is_asked(ania), "the bot does not move")
    ania.do("offer", what="takeback")
    eventually(lambda: ania.now()["offer"] is None, "the bot does not answer")
    assert any("goes back" in line for each in ania.state()["log"] for line in each["lines"])
    assert before["now"]["number"] < ania.now()["number"]


def test_a_bot_answers_a_draw(player: NewPlayer) -> None:
    ania = at_a_table(player)
    ania.do("offer", what="draw")
    eventually(lambda: ania.now()["offer"] is None, "the bot does not answer")


@ON_LINUX
def test_a_killed_mind_is_replaced_and_its_move_made(server: Server, player: NewPlayer) -> None:
    ania = at_a_table(player)
    workers = server.workers()
    assert len(workers) == 2
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)  # they think for ever
    while is_asked(ania):
        ania.play()
    number = ania.now()["number"]
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    eventually(lambda: ania.now()["number"] > number, "the bot's move is lost")
    eventually(lambda: is_asked(ania), "the bot does not go on")
    moves = [each["number"] for each in ania.state()["log"] if each["kind"] == "move"]
    assert len(moves) == len(set(moves))
    assert ania.http.get("/health").json()["workers"] >= 1


@ON_LINUX
def test_a_bot_that_thinks_for_ever(tmp_path: Path) -> None:
    """Its move comes in time all the same, and its process makes room for one that answers."""
    limit = 1.0
    with running(tmp_path, OddServer, workers=1, think_limit=limit) as server:
        ania = Player(server)
        [worker] = server.workers()
        began = time.monotonic()
        ania.open(name="Ania", options={"attacker": "2"}, bots=[{"seat": 1, "level": "slow"}])
        number = ania.now()["number"]
        assert ania.now()["to_move"] == [1]
        eventually(lambda: ania.now()["number"] > number, "the bot's move does not come")
        assert time.monotonic() - began >= limit
        eventually(lambda: is_asked(ania), "the bot does not go on")
        [move, *_] = [each for each in ania.state()["log"] if each["kind"] == "move"]
        assert move["seat"] == 1
        eventually(
            lambda: len(server.workers()) == 1 and worker not in server.workers(),
            "the process is not replaced",
        )
        assert ania.http.get("/health").json()["workers"] == 1
        assert "bot slow at table" in server.log.read_text()
        ania.open(name="Ania", options={"attacker": "2"}, bots=[{"seat": 1, "level": "greedy"}])
        eventually(lambda: is_asked(ania), "the new process does not think")
        ania.close()


def test_bots_alone_play_for_an_audience(player: NewPlayer) -> None:
    watcher = player()
    watcher.open(bots=[{"seat": 0, "level": "random"}, {"seat": 1, "level": "random"}])
    number = watcher.now()["number"]
    assert watcher.now()["number"] == number
    with watcher.stream() as stream:
        assert stream.until(number + 3)
