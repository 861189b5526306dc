"""Help, version, languages, the list of games, JSON files."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from plansza import COMPILED, __version__
from plansza.cli.language import language_of, take_language
from plansza.games import GAMES
from tests.cli.conftest import Ask
from tests.cli.helper import environment, plansza
from tests.support.patience import PATIENCE
from tests.support.processes import Process

COMMANDS = ("games", "play", "simulate", "replay", "bench", "new-game")
VERSION = f"plansza {__version__} ({'compiled' if COMPILED else 'interpreted'})\n"


def test_version_is_quick() -> None:
    """Nobody waits for games, words or a server to hear a version."""
    said = plansza("--version")
    assert (said.returncode, said.stdout, said.stderr) == (0, VERSION, "")
    loaded = plansza("--version", PYTHONPROFILEIMPORTTIME="1").stderr
    names = {line.rsplit("|", 1)[1].strip() for line in loaded.splitlines() if "|" in line}
    assert {name for name in names if name.startswith("plansza")} <= {
        "plansza",
        "plansza._compiled",
        "plansza.cli",
    }
    assert not names & {"typer", "rich", "litestar", "sqlalchemy", "json"}


def test_version_after_a_language(ask: Ask) -> None:
    assert ask("--language", "pl", "--version").out == VERSION


def test_alone_it_shows_help(ask: Ask) -> None:
    alone = ask()
    assert alone == ask("--help")
    assert alone.code == 0
    assert all(command in alone.out for command in COMMANDS)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_speaks_the_language(ask: Ask, command: str) -> None:
    english = ask(*command.split(), "--help", "--language", "en").out
    polish = ask(*command.split(), "--help", "--language", "pl").out
    assert "Usage:" in english
    assert "Options" in english
    assert "Użycie:" in polish
    assert "Opcje" in polish
    for word in ("Usage", "Options", "Show", "required", "default"):
        assert word not in polish


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "pl_PL.UTF-8", "LANG": "en_US"}, "pl"),
        ({"LC_MESSAGES": "pl_PL", "LANG": "en_US"}, "pl"),
        ({"LC_ALL": "", "LANG": "pl"}, "pl"),
        ({"LANG": "Polish_Poland.1250"}, "pl"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_the_language_may_stand_anywhere() -> None:
    assert take_language(["a", "--language", "pl", "b"]) == ("pl", ["a", "b"])
    assert take_language(["a", "--language=en"]) == ("en", ["a"])
    assert take_language(["a", "--", "--language", "pl"]) == (
        None,
        ["a", "--", "--language", "pl"],
    )


def test_a_process_follows_its_locale() -> None:
    assert "Możliwości" in plansza("games", LC_ALL="pl_PL.UTF-8").stdout
    assert "Choices" in plansza("games", LC_ALL="en_US.UTF-8").stdout


@pytest.mark.parametrize("language", ["pl", "en"])
def test_games_lists_every_game_option_and_choice(ask: Ask, language: str) -> None:
    said = ask("games", "--language", language)
    assert (said.code, said.err) == (0, "")
    assert all(len(line) <= 80 for line in said.out.splitlines())
    for game in GAMES.all().values():
        assert game.id in said.out
        for option in game.options:
            assert option.id in said.out
            for choice in option.choices:  # a long list goes on in the next line
                marked = choice + "*" * (choice == option.default)
                assert re.search(rf"\b{re.escape(marked)}", said.out)


def test_games_as_json(ask: Ask) -> None:
    said = ask("games", "--json", "-", "--language", "pl")
    games = {game["id"]: game for game in json.loads(said.out)["games"]}
    assert list(games) == list(GAMES.all())
    spor = games["spor"]
    assert spor["title"] == "Spór o Bór 2: Na Tamę Marsz"
    assert spor["seats"] == [2]
    tactics = next(option for option in spor["options"] if option["id"] == "tactics")
    assert tactics == {
        "id": "tactics",
        "name": "Karty taktyki",
        "choices": [{"id": "off", "name": "nie"}, {"id": "on", "name": "tak"}],
        "default": "off",
    }


def test_json_in_a_file_comes_beside_the_table(ask: Ask, tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    said = ask("games", "--json", str(path))
    assert "spor" in said.out
    assert json.loads(path.read_text("utf-8"))["games"]
    assert os.listdir(tmp_path) == ["games.json"]


def test_a_file_is_written_whole_or_not_at_all(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.json"
    path.write_text("old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    said = ask("games", "--json", str(path))
    assert said.code == 2
    assert "No space left" in said.err
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["games.json"]


def test_a_reader_who_has_seen_enough_is_no_trouble() -> None:
    command = [sys.executable, "-m", "plansza", "games", "--json", "-"]
    pipe = subprocess.PIPE
    with Process(command, env=environment(), stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait(PATIENCE) == 1
        assert process.stderr is not None
        assert process.stderr.read() == ""
