"""A server that began without compiled rules lets its bots use them as soon as they are there."""

import os
import pickle
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from plansza import COMPILED, _compiled
from plansza.bots.advice import Advice
from plansza.bots.review import Turn
from plansza.core.chance import FastChance
from plansza.games import find
from plansza.web.bots.bot_tasks import CurveTask, HintTask, MoveTask, TurnTask
from plansza.web.bots.renewal import Renewal
from plansza.web.bots.seat_bots import SeatKey
from plansza.web.bots.workers import Workers
from tests.support.patience import eventually
from tests.web.helper import ENVIRONMENT, ROOT, Player, Server

BUILD = ROOT / "build" / "compiled"
RECORD = ROOT / "tests" / "golden" / "spor" / "drawn.record"
LIMIT = 30.0


class CopyServer(Server):
    """A server of a copy of the sources."""

    def __init__(self, copy: Path, folder: Path) -> None:
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join((str(copy / "src"), str(ROOT))),
        }
        super().__init__(folder)


def runs_compiled(process: int) -> bool:
    return "plansza__mypyc" in Path(f"/proc/{process}/maps").read_text()


def bring_the_build(copy: Path) -> None:
    """As tools/compile.py does: the manifest last."""
    target = copy / "build" / "compiled"
    shutil.copytree(BUILD, target, ignore=shutil.ignore_patterns(_compiled.MANIFEST))
    shutil.copy(BUILD / _compiled.MANIFEST, target / "unfinished")
    os.replace(target / "unfinished", target / _compiled.MANIFEST)


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.skipif(not COMPILED, reason="there is no compiled build of these sources")
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
def test_bots_use_compiled_rules_as_soon_as_there_are_some(tmp_path: Path) -> None:
    """The server stays as it is: tasks and results go between both builds in the same game."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    server = CopyServer(tmp_path, tmp_path)
    ania = Player(server)
    try:
        before = set(server.workers())
        assert len(before) == 2
        assert not any(map(runs_compiled, before))
        ania.open(name="Ania", options={"attacker": "2"}, bots=[{"seat": 1, "level": "novice"}])
        eventually(lambda: ania.now()["to_move"] == [0], "the bot does not move")

        bring_the_build(tmp_path)
        eventually(lambda: not before & set(server.workers()), "old processes stay")
        eventually(lambda: len(server.workers()) == 2, "there are more processes than before")
        assert all(map(runs_compiled, server.workers()))
        assert not runs_compiled(server.process.pid)

        number = ania.now()["number"]
        ania.play()
        eventually(
            lambda: ania.now()["number"] > number + 1 and ania.now()["to_move"] != [1],
            "the compiled bot does not move",
        )
        if ania.now()["to_move"] == [0]:
            hint = ania.http.post(f"/api/tables/{ania.table}/hint", json={})
            assert hint.status_code == 200, hint.text
    finally:
        ania.close()
        server.stop()


WORK = """
import pickle, sys
from plansza import COMPILED
from plansza.web.bots.seat_bots import SeatBots

tasks = pickle.load(sys.stdin.buffer)
found = [task.run(SeatBots()) for task in tasks]
sys.stdout.buffer.write(pickle.dumps((COMPILED, tasks, found)))
"""


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="there is no compiled build of these sources")
def test_tasks_and_results_travel_between_the_builds() -> None:
    """This process is compiled, the other one is not."""
    game, record = find("spor"), RECORD.read_text(encoding="utf-8")
    first = game.start(game.setup(), FastChance(7))
    seat = first.to_move[0]
    view = first.view(seat).text()
    tasks = [
        MoveTask("spor", view, 1, SeatKey("t", seat, "greedy")),
        HintTask("spor", view, 1, 0.1),
        CurveTask(record, (0, 5), 1, 0.1),
        TurnTask(record, Turn(0, 1, (0,), 0.9, 0.1), 1, 0.1),
    ]
    result = subprocess.run(
        [sys.executable, "-c", WORK],
        input=pickle.dumps(tasks),
        env={**ENVIRONMENT, "PLANSZA_PURE": "1"},
        stdout=subprocess.PIPE,
        check=True,
    )
    compiled, sent_back, (move, hint, curve, turn) = pickle.loads(result.stdout)
    assert not compiled
    assert sent_back == tasks
    assert game.read_move(move) in first.legal_moves(seat)
    assert isinstance(hint, Advice)
    assert hint.reasons
    assert len(curve[0]) == 2
    assert isinstance(turn, Turn)


@pytest.mark.slow
def test_processes_are_replaced_only_by_compiled_ones() -> None:
    workers = Workers(2, LIMIT)
    try:
        workers.start()
        before = {worker.process.pid for worker in workers._roster.everybody()}
        assert workers.renew() is COMPILED
        after = {worker.process.pid for worker in workers._roster.everybody()}
        assert workers.alive() == len(after) == 2
        assert before.isdisjoint(after) if COMPILED else before == after
    finally:
        workers.close()


def test_nothing_is_renewed_after_the_server_has_stopped() -> None:
    workers = Workers(1, LIMIT)
    workers.start()
    workers.close()
    assert not workers.renew()
    assert workers.alive() == 0


@pytest.mark.skipif(not COMPILED, reason="there is no compiled build of these sources")
def test_a_build_of_sources_that_the_server_does_not_know_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody edited and compiled them while it ran: bots would play by other rules."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    bring_the_build(tmp_path)
    monkeypatch.setattr(_compiled, "SOURCE_ROOT", str(tmp_path / "src"))
    renewal = Renewal(Workers(0, LIMIT))
    assert renewal._fits()
    os.utime(tmp_path / "src" / "plansza" / "show.py", (time.time() + 1,) * 2)
    assert not renewal._fits()
