"""The game in the examples, installed as anybody's would be: every door of plansza finds it."""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.helper import environment
from tests.support.installed import install
from tests.support.processes import run
from tests.web.helper import ENVIRONMENT, ROOT, Player, Server, running

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the installed package, beside the plansza of this checkout."""
    folder = tmp_path_factory.mktemp("site")
    install(folder, ROOT / "examples" / "liars-dice")
    return folder


def plansza(site: Path, *command: str, stdin: str = "") -> str:
    """What a command says, in a process of its own."""
    path = os.pathsep.join((str(ROOT / "src"), str(site)))
    done = run([sys.executable, "-m", "plansza", *command], stdin, env=environment(PYTHONPATH=path))
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_listed(site: Path) -> None:
    assert "liars_dice" in plansza(site, "games")
    assert "liars_dice" not in plansza(ROOT, "games"), "it is there only where it is installed"


def test_it_is_simulated(site: Path) -> None:
    command = "simulate liars_dice --bots greedy,random --games 20 --jobs 2 --seed 1 --json -"
    told = json.loads(plansza(site, *command.split()))
    assert told["games"] == 20


def test_its_bots_meet(site: Path) -> None:
    command = "arena liars_dice --bots planner,greedy --games 4 --option dice=3 --seed 1 --json -"
    told = json.loads(plansza(site, *command.split()))
    assert told["games"] == 4


def test_it_is_played_in_the_terminal(site: Path) -> None:
    command = "play liars_dice --option dice=3 --seed 1 --bot greedy"
    told = plansza(site, *command.split(), stdin="1\n" * 200)
    assert "All cups up" in told
    assert "loses the last die" in told


@pytest.fixture
def server(site: Path, tmp_path: Path) -> Iterator[Server]:
    """A server beside which the game is installed."""

    path = os.pathsep.join((ENVIRONMENT["PYTHONPATH"], str(site)))
    found_there = {**ENVIRONMENT, "PYTHONPATH": path}

    class Beside(Server):
        environment = found_there

    with running(tmp_path, Beside) as found:
        yield found


def test_people_play_it_in_the_browser(server: Server) -> None:
    ania, olek = Player(server), Player(server)
    olek.table = ania.open(game="liars_dice", name="Ania", options={"dice": "3"})
    olek.do("sit", seat=1, name="Olek")
    players = (ania, olek)
    while to_move := ania.now()["to_move"]:
        players[to_move[0]].play(-1)  # the highest bid or, if there is one to doubt, a doubt
    assert ania.now()["outcome"]
    guide = ania.http.get("/g/liars_dice", params={"lang": "pl"})
    assert "Jedynki są jokerami" in guide.text
    assert ania.http.get("/cover/liars_dice.svg").status_code == 200
    for player in players:
        player.close()
