"""`plansza new-game` writes a package that is sound by itself and, installed, a game everywhere."""

import json
import os
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from plansza.cli.new_game import class_of, renamed, title_of
from tests.cli.conftest import Ask
from tests.cli.helper import SOURCES, environment, plansza
from tests.support import processes
from tests.support.installed import install
from tests.support.patience import eventually
from tests.web import helper
from tests.web.helper import Player, Server, running

pytestmark = pytest.mark.once
NAMES = ("my_game", "tarcze")
FILES = """README.md pyproject.toml src/NAME/__init__.py src/NAME/game.py src/NAME/guide/__init__.py
    src/NAME/guide/en.md src/NAME/guide/pl.md src/NAME/insight.py src/NAME/picture.py
    src/NAME/rules.py src/NAME/words/en.ftl src/NAME/words/pl.ftl tests/test_NAME.py"""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two new games."""
    folder = tmp_path_factory.mktemp("games")
    for name in NAMES:
        done = plansza("new-game", name, "--folder", str(folder / name))
        assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def site(written: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where both are installed, by what there is: nothing is fetched."""
    target = tmp_path_factory.mktemp("site")
    for name in NAMES:
        install(target, written / name)
    return target


def run(command: list[str], folder: Path, **env: str) -> str:
    """What a program says that must succeed."""
    done = processes.run(command, cwd=folder, env=environment(**env))
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# -- the command ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "told", "files", "begin"),
    [
        ("en", "The game “My game” is in my-game: 13 files.", "# its tests", "Begin with"),
        ("pl", "Gra „My game” jest w katalogu my-game: 13 plików.", "# jej testy", "Zacznij od"),
    ],
)
def test_it_tells_what_next(
    ask: Ask,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    told: str,
    files: str,
    begin: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    said = ask("new-game", "my_game", "--language", language)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(told)
    for command in (
        "pip install -e my-game ",
        "plansza play my_game ",
        "plansza serve --open ",
        "plansza arena my_game --bots planner,greedy ",
        "pytest my-game ",
    ):
        assert f"\n  {command}" in said.out
    assert files in said.out
    assert f"{begin} my-game/src/my_game/rules.py" in said.out
    assert "docs/adding-a-game.md" in said.out
    assert os.listdir(tmp_path) == ["my-game"]


@pytest.mark.parametrize(
    ("name", "english", "polish"),
    [
        ("", "cannot name a game", "nie może być nazwą gry"),
        ("MyGame", "cannot name a game", "nie może być nazwą gry"),
        ("my-game", "cannot name a game", "nie może być nazwą gry"),
        ("2nd", "cannot name a game", "nie może być nazwą gry"),
        ("gęś", "cannot name a game", "nie może być nazwą gry"),
        ("_game", "cannot name a game", "nie może być nazwą gry"),
        ("spor", "There is a game “spor” already", "Gra „spor” już jest"),
        ("class", "“class” already means something", "„class” już coś znaczy"),
        ("json", "“json” already means something", "„json” już coś znaczy"),
        ("plansza", "“plansza” already means something", "„plansza” już coś znaczy"),
    ],
)
def test_a_name_that_will_not_do(
    ask: Ask, tmp_path: Path, name: str, english: str, polish: str
) -> None:
    for language, sentence in (("en", english), ("pl", polish)):
        folder = str(tmp_path / "new")
        said = ask("new-game", name, "--folder", folder, "--language", language)
        assert said.code == 2
        assert said.out == ""
        assert sentence in said.err
    assert not os.listdir(tmp_path)


def test_nothing_is_overwritten(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    for there in (tmp_path, tmp_path / "file"):
        said = ask("new-game", "my_game", "--folder", str(there))
        assert said.code == 2
        assert "nothing in it was changed" in said.err
    assert os.listdir(tmp_path) == ["file"]
    assert (tmp_path / "file").read_text() == "mine"


def test_a_place_that_cannot_be_written(ask: Ask, tmp_path: Path) -> None:
    lost = ask("new-game", "my_game", "--folder", str(tmp_path / "no" / "such"))
    assert lost.code == 2
    assert "There is no folder" in lost.err
    (tmp_path / "file").write_text("")
    said = ask("new-game", "my_game", "--folder", str(tmp_path / ("x" * 300)))
    assert said.code == 2
    assert "could not be written" in said.err
    assert os.listdir(tmp_path) == ["file"]


def test_a_disk_that_fills_up_leaves_nothing_behind(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Path.write_text

    def full(path: Path, *arguments: str, **how: str) -> int:
        if path.suffix == ".ftl":
            raise OSError(28, "No space left on device")
        return write(path, *arguments, **how)

    monkeypatch.setattr(Path, "write_text", full)
    said = ask("new-game", "my_game", "--folder", str(tmp_path / "new"))
    assert said.code == 2
    assert "No space left" in said.err
    assert not os.listdir(tmp_path)


# -- the package ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "becomes"),
    [
        ("from stub.rules import StubView", "from my_game.rules import MyGameView"),
        ('name = "plansza-stub"', 'name = "plansza-my-game"'),
        ("test_stub stubborn Stubs stub-card-7", "test_my_game stubborn MyGames my_game-card-7"),
    ],
)
def test_names_are_replaced_word_by_word(text: str, becomes: str) -> None:
    assert renamed(text, "my_game", class_of("my_game")) == becomes


def test_names_for_code_and_for_people() -> None:
    assert [class_of(name) for name in NAMES] == ["MyGame", "Tarcze"]
    assert [title_of(name) for name in NAMES] == ["My game", "Tarcze"]


@pytest.mark.parametrize("name", NAMES)
def test_the_files_of_a_package(written: Path, name: str) -> None:
    folder = written / name
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert files == set(FILES.replace("NAME", name).split())
    for path in files:
        assert "stub" not in (folder / path).read_text("utf-8").lower()


@pytest.mark.parametrize("name", NAMES)
def test_a_package_passes_its_own_tests(written: Path, name: str) -> None:
    """Before it is installed, too."""
    run([sys.executable, "-m", "ruff", "check", "--no-cache"], written / name)
    said = run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"], written / name)
    assert " passed" in said


@pytest.mark.slow
def test_the_types_of_a_package_are_sound(written: Path, tmp_path: Path) -> None:
    """By its own settings, which are strict."""
    command = [sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path)]
    assert "Success" in run(command, written / "my_game", MYPYPATH=str(SOURCES))


# -- installed ------------------------------------------------------------------------------------


def installed(site: Path, *command: str, stdin: str = "") -> str:
    """What a command says where the games are installed."""
    path = os.pathsep.join((str(SOURCES), str(site)))
    done = plansza(*command, stdin=stdin, PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_listed(site: Path) -> None:
    games = {
        each["id"]: each for each in json.loads(installed(site, "games", "--json", "-"))["games"]
    }
    assert [games[name]["title"] for name in NAMES] == ["My game", "Tarcze"]
    assert games["tarcze"]["seats"] == [2, 3, 4]


@pytest.mark.parametrize(
    ("name", "language", "told"),
    [("my_game", "en", "wins: most points."), ("tarcze", "pl", ": najwięcej punktów.")],
)
def test_it_is_played_in_the_terminal(site: Path, name: str, language: str, told: str) -> None:
    play = ("play", name, "--players", "3", "--seed", "1", "--option", "rounds=4")
    said = installed(site, *play, "--language", language, stdin="?\n" + "1\n" * 4)
    assert told in said


def test_bots_play_it(site: Path) -> None:
    asked = (
        "--bots",
        "planner,greedy",
        "--games",
        "4",
        "--jobs",
        "1",
        "--seed",
        "1",
        "--json",
        "-",
    )
    for command in ("simulate", "arena"):
        assert json.loads(installed(site, command, "my_game", *asked))["games"] == 4


@pytest.fixture
def server(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server where the games are installed."""
    path = os.pathsep.join((helper.ENVIRONMENT["PYTHONPATH"], str(site)))
    monkeypatch.setitem(helper.ENVIRONMENT, "PYTHONPATH", path)
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def ania(server: Server) -> Iterator[Player]:
    """Somebody with a browser that speaks Polish."""
    found = Player(server, **{"accept-language": "pl"})
    yield found
    found.close()


def test_it_is_played_in_the_browser(ania: Player) -> None:
    home = ania.http.get("/").text
    assert 'data-game="my_game"' in home
    assert "<h2>Tarcze</h2>" in home
    assert 'aria-label="Tarcze"' in ania.http.get("/cover/tarcze.svg").text
    assert "tarcze-card-" in ania.http.get("/g/tarcze/table.svg").text
    assert "Wszyscy kładą po jednej zakrytej karcie" in ania.http.get("/g/tarcze").text

    bots = [{"seat": 1, "level": "planner"}, {"seat": 2, "level": "greedy"}]
    ania.open(game="tarcze", seats=3, name="Ania", bots=bots, options={"rounds": "4"})
    for left in (4, 3, 2, 1):
        eventually(partial(has_choices, ania, left), "nobody asks for a card")
        ania.play()
    eventually(lambda: ania.now()["status"] == "over", "the game does not end")


def has_choices(who: Player, count: int) -> bool:
    """Whether somebody is asked, and so many cards can be laid."""
    return len(who.now()["choices"]) == count
