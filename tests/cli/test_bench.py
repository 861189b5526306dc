"""The table of speeds: complete, honest about what is missing, and the peers really play."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from plansza import bench
from plansza.bench import Bench, Row, greedy_positions, works_of
from plansza.cli.bench import ratios_of
from plansza.core import Game
from plansza.games import GAMES, find
from plansza.games.spor.bench import claimable
from tests.cli.conftest import Ask

WORKS = [
    "random play",
    "checked random play",
    "random playouts",
    "copies",
    "views",
    "imagines",
    "reimagines",
    "greedy decisions",
    "search",
    "claim proofs",
]


def test_one_run_one_table(ask: Ask, tmp_path: Path) -> None:
    path = tmp_path / "bench.json"
    said = ask("bench", "--seconds", "0.01", "--json", str(path))
    assert said.code == 0
    assert max(map(len, said.out.splitlines())) <= 80
    data = json.loads(path.read_text("utf-8"))
    for row in data["rows"]:
        assert set(row) == {"system", "work", "unit", "value"}
        assert row["value"] > 0
        assert row["system"] in said.out
    works = [row["work"] for row in data["rows"] if row["system"] == "plansza spor interpreted"]
    assert works == WORKS
    compiled = [row["work"] for row in data["rows"] if row["system"] == "plansza spor compiled"]
    assert compiled == (WORKS if data["compiled"] else [])
    assert ("There is no compiled build" in said.out) == (not data["compiled"])
    searched = {row["system"] for row in data["rows"] if row["work"] == "search"}
    build = "compiled" if data["compiled"] else "interpreted"
    assert {f"plansza {game} {build}" for game in GAMES.all()} <= searched
    systems = {row["system"] for row in data["rows"]}
    if find_spec("pyspiel"):
        assert {"OpenSpiel chess", "OpenSpiel backgammon", "OpenSpiel gin_rummy"} <= searched
        assert searched == {
            row["system"] for row in data["rows"] if row["work"] == "random playouts"
        }
    assert ("python-chess" in systems) == (find_spec("chess") is not None)


class Idle(bench.Meter):
    """Says what there is to measure, without a process to do so."""

    def __init__(self, command: list[str], pure: bool = False) -> None:
        system = f"plansza {command[2]} {'interpreted' if pure else 'compiled'}"
        self.rows = [{"system": system, "work": "random play", "unit": "moves/s"}]
        self.rounds = [[]]

    def measure(self, row: int, seconds: float) -> None:
        self.rounds[row].append(seconds)

    def close(self) -> None:
        """There is nothing to end."""


def test_missing_peers_are_named(ask: Ask, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench, "PEERS", tmp_path / "nothing")
    monkeypatch.setattr(bench, "Meter", Idle)
    said = ask("bench", "--seconds", "0.001", "--language", "pl")
    assert said.code == 0
    assert "nie są zainstalowane: python-chess, OpenSpiel." in " ".join(said.out.split())
    assert "make bench" in said.out


def test_ratios() -> None:
    rows = [
        Row("plansza g compiled", "random play", "moves/s", 600.0),
        Row("plansza g compiled", "copies", "copies/s", 50.0),
        Row("plansza g interpreted", "random play", "moves/s", 100.0),
        Row("plansza g interpreted", "copies", "copies/s", 25.0),
        Row("OpenSpiel chess", "random play", "moves/s", 200.0),
        Row("plansza h compiled", "search", "moves/s", 900.0),
        Row("OpenSpiel backgammon", "search", "moves/s", 300.0),
        Row("OpenSpiel chess", "search", "moves/s", 100.0),
        Row("plansza h compiled", "random playouts", "moves/s", 1000.0),
        Row("OpenSpiel chess", "random playouts", "moves/s", 500.0),
    ]
    found = [
        (each["of"], each["to"], each["work"], each["value"])
        for each in ratios_of("g", Bench(rows, True, []))
    ]
    assert found == [
        ("plansza g compiled", "plansza g interpreted", "random play", 6.0),
        ("plansza g compiled", "plansza g interpreted", "copies", 2.0),
        ("plansza g compiled", "OpenSpiel chess", "random play", 3.0),
        ("plansza g interpreted", "OpenSpiel chess", "random play", 0.5),
        ("plansza h compiled", "OpenSpiel chess", "random playouts", 2.0),
        ("plansza h compiled", "OpenSpiel backgammon", "search", 3.0),
    ]


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_every_work_does_something(game: Game) -> None:
    for work in works_of(game):
        assert work.once() > 0


def test_claims_are_asked_where_the_attacker_is_full() -> None:
    pairs = claimable(greedy_positions(find("spor"), 8))
    assert all(board.counts[dam] == board.spaces(dam) for board, dam in pairs)
    assert {board.claim_holds(dam) for board, dam in pairs} == {True, False}
