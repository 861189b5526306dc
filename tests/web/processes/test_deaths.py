"""Processes die, and the games go on; the command ends, and nothing is left."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest

from plansza.store import open_store
from tests.support.patience import PATIENCE, eventually
from tests.support.processes import Process, is_running, with_descendants
from tests.web.helper import ENVIRONMENT, ROOT, Player, Server, is_worker, running
from tests.web.processes.inside import ON_LINUX, browsing, web_processes

pytestmark = ON_LINUX
Duel = tuple[Player, Player]
MANY = 8  # tables: fewer than an address may open at once


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    """Two processes that may be killed."""
    with running(tmp_path, processes=2) as found:
        yield found


def home_of(server: Server, who: Player) -> int:
    with browsing(server, who) as browser:
        assert browser.get(f"/t/{who.table}") == 200
        return browser.at


def test_the_home_of_a_game_dies(whole: Server, duel: Duel) -> None:
    """Its table is taken over, everything acknowledged is there, once, and a new process comes."""
    ania, olek = duel
    for turn in range(4):
        duel[ania.now()["to_move"][0]].play(turn)
    stream = ania.stream()
    number = ania.now()["number"]
    dying = home_of(whole, ania)
    ania.do("chat", text="before", key="before")
    os.kill(dying, signal.SIGKILL)
    died = time.monotonic()
    assert stream.ended.wait(PATIENCE)
    eventually(lambda: survives(ania, "after"), "nobody takes the table over")
    print(f"taken over after {time.monotonic() - died:.2f} s")
    assert ania.ask("chat", text="after", key="after").json()["repeated"]
    with ania.stream(after=number) as again:
        assert [event["number"] for event in again.until(number + 2)] == [number + 1, number + 2]
    duel[ania.now()["to_move"][0]].play()
    eventually(lambda: len(web_processes(whole)) == 2, "no new process comes")
    assert dying not in web_processes(whole)
    assert olek.now()["number"] == ania.now()["number"]
    with open_store(whole.database) as store:
        log = store.read(ania.table)
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    keys = [entry.key.rpartition(":")[2] for entry in log]
    assert keys.count("before") == keys.count("after") == 1


def survives(who: Player, key: str) -> bool:
    """Whether a command arrives, though the connection to whoever died may be broken."""
    try:
        return who.ask("chat", text=key, key=key).status_code == 200
    except httpx.TransportError:
        return False


def test_bots_go_on_where_a_process_died(fragile: Server) -> None:
    """Nobody looks at the table, and nobody asks: the bots' game was the dead process's."""
    ania = Player(fragile)
    ania.open(name="Ania", options={"attacker": "1"}, bots=[{"seat": 1, "level": "random"}])
    home = home_of(fragile, ania)
    for worker in workers_of(home):
        os.kill(worker, signal.SIGSTOP)
    while ania.now()["to_move"] == [0]:
        ania.play()
    number = ania.now()["number"]
    os.kill(home, signal.SIGKILL)
    died = time.monotonic()

    def moved() -> bool:
        with open_store(fragile.database) as store:
            return bool(store.last_numbers([ania.table])[ania.table] > number)

    eventually(moved, "the bot does not move")
    print(f"the bot moved after {time.monotonic() - died:.2f} s")
    ania.close()


def test_all_games_of_a_process_that_died_go_on(fragile: Server) -> None:
    """Bots are to move at many tables, and nobody looks: whoever lives moves at every one of them,
    and so does the process that comes in the place of the dead one."""
    people = [Player(fragile) for _ in range(MANY)]
    for who in people:
        who.open(name="Ania", options={"attacker": "1"}, bots=[{"seat": 1, "level": "random"}])
    homes = [home_of(fragile, who) for who in people]
    for process in set(homes):
        for worker in workers_of(process):
            os.kill(worker, signal.SIGSTOP)
    for who in people:
        while who.now()["to_move"] == [0]:
            who.play()
    home = max(set(homes), key=homes.count)
    theirs = [who for who, at in zip(people, homes, strict=True) if at == home]
    before = {who.table: who.now()["number"] for who in theirs}
    for worker in {each for at in set(homes) - {home} for each in workers_of(at)}:
        os.kill(worker, signal.SIGCONT)
    os.kill(home, signal.SIGKILL)
    died = time.monotonic()

    def moved() -> bool:
        with open_store(fragile.database) as store:
            now = store.last_numbers(list(before))
        return all(now[table] > number for table, number in before.items())

    eventually(moved, "a bot does not move")
    print(f"all {len(theirs)} bots moved after {time.monotonic() - died:.2f} s")
    for who in people:
        who.close()


def test_a_process_that_hangs_is_ended_and_another_comes(tmp_path: Path) -> None:
    """It is not dead, and answers nobody: whoever waits there would wait for ever."""
    with running(tmp_path, processes=2, hang_limit=4.0) as server:
        ania = Player(server)
        ania.open(name="Ania")
        hanging = home_of(server, ania)
        os.kill(hanging, signal.SIGSTOP)
        eventually(lambda: not is_running(hanging), "nobody notices")
        eventually(lambda: survives(ania, "after"), "nobody takes the table over")
        eventually(lambda: len(web_processes(server)) == 2, "no new process comes")
        ania.close()
    assert "hangs, and is ended" in server.log.read_text()


# -- four of them ---------------------------------------------------------------------------------

TABLES, LINES = 5, 9  # fewer than an address may send, and a seat may say, at once


def test_one_of_four_is_killed_in_the_middle_of_talk(tmp_path: Path) -> None:
    """At tables of all of them somebody says one thing after the other, again if need be; nothing
    that was acknowledged is lost, and nothing is there twice."""
    with running(tmp_path, processes=4) as server, ThreadPoolExecutor(TABLES) as pool:
        talkers = [Player(server) for _ in range(TABLES)]
        for who in talkers:
            who.open(name="Ania")
        spoken = [threading.Event() for _ in talkers]
        talks = [pool.submit(talk, *each) for each in zip(talkers, spoken, strict=True)]
        for event in spoken:
            assert event.wait(PATIENCE)
        os.kill(home_of(server, talkers[0]), signal.SIGKILL)
        for talking in talks:
            talking.result(PATIENCE)
        eventually(lambda: len(web_processes(server)) == 4, "no new process comes")
        with open_store(server.database) as store:
            logs = [store.read(who.table) for who in talkers]
        for who in talkers:
            assert survives(who, "afterwards")
            who.close()
    for log in logs:
        assert [entry.number for entry in log] == list(range(1, len(log) + 1))
        said = [entry.body["text"] for entry in log if entry.kind == "chat"]
        assert said == [f"line-{number}" for number in range(LINES)]


def talk(who: Player, spoken: threading.Event) -> None:
    """One line after the other, each until it is acknowledged."""
    for number in range(LINES):
        line = f"line-{number}"
        eventually(partial(survives, who, line), "nobody takes the table over")
        if number == 2:
            spoken.set()


def workers_of(pid: int) -> list[int]:
    return [each for each in with_descendants(pid)[1:] if is_worker(each)]


def test_the_supervisor_is_killed_and_nothing_is_left(fragile: Server) -> None:
    family = with_descendants(fragile.process.pid)
    assert len(family) > 3
    ania = Player(fragile)
    ania.open(name="Ania")
    ania.stream()
    fragile.process.send_signal(signal.SIGKILL)
    eventually(lambda: not any(map(is_running, family)), "somebody lives on")
    ania.close()
    fragile.start()
    assert Player(fragile, ania.table).now()["seats"][0]["name"] == "Ania"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_the_end_is_quick_and_leaves_nothing(fragile: Server, how: signal.Signals) -> None:
    """To the whole group, as a terminal sends it."""
    family = with_descendants(fragile.process.pid)
    ania = Player(fragile)
    ania.open(name="Ania")
    stream = ania.stream()
    began = time.monotonic()
    if how is signal.SIGINT:
        os.killpg(fragile.process.pid, how)
    else:
        fragile.process.send_signal(how)
    fragile.process.wait(PATIENCE)
    print(f"{how.name}: ended after {time.monotonic() - began:.2f} s")
    assert stream.ended.wait(PATIENCE)
    eventually(lambda: not any(map(is_running, family)), "somebody lives on")
    ania.close()


# -- the command ----------------------------------------------------------------------------------


@contextmanager
def command(*more: str, language: str = "en") -> Iterator[Process]:
    serve = [sys.executable, "-m", "plansza", "--language", language, "serve", "--port", "0"]
    with Process(
        [*serve, *more],
        cwd=ROOT,
        env={**ENVIRONMENT, "PYTHONUTF8": "1", "COLUMNS": "400"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        yield process


def test_one_command_opens_them(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with command("--database", database, "--processes", "2") as process:
        said = process.until(r"http://127\.0\.0\.1:\d+/")
        assert said
        os.killpg(process.pid, signal.SIGINT)
        _, complained = process.finish()
    assert "Traceback" not in complained


@pytest.mark.parametrize(("language", "sentence"), [("en", "from 1 up"), ("pl", "od 1 w górę")])
def test_no_processes_are_no_server(tmp_path: Path, language: str, sentence: str) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with command("--database", database, "--processes", "0", language=language) as process:
        _, complained = process.finish()
    assert process.returncode == 2
    assert sentence in complained
    assert "--processes" in complained


def test_tables_in_memory_are_for_one_process() -> None:
    with command("--database", "sqlite://", "--processes", "2") as process:
        _, complained = process.finish()
    assert process.returncode == 2
    assert "memory" in complained
    assert "Traceback" not in complained
