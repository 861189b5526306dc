"""Every command in the documents is run, so that nobody types what does not work."""

import os
import sys
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import run
from tests.docs.commands import ROOT, Command, commands
from tests.support import processes

pytestmark = pytest.mark.once  # nothing here depends on the build

ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
CHECK = "benchmarks.fit"  # whether numbers hold: of so few games either answer is right
# They write pictures, records or locks of the checkout anew, or only repeat a stage of `make test`.
FOR_MAINTAINERS = (
    "tests.golden.make",
    "tests.golden.features",
    "tools.features",
    "tools/pictures.py",
    "tools.screenshots",
    "tools/check_scripts.py",
)
# Starting what these measure takes most of their time: the ordinary run does each of them once.
MEASURING = (
    *("plansza bench", "python -m benchmarks.cold", "python benchmarks/compare.py"),
    *("python -m benchmarks.pages", "python examples/positions.py"),
    *("python benchmarks/programs.py", "python benchmarks/openspiel_search.py"),
    *("python benchmarks/store.py", "python benchmarks/updates.py", "python benchmarks/batch.py"),
)
ENDED_WELL: set[tuple[str, ...]] = set()  # pages show many commands in whose stead help is asked
WALKED = (
    "docs/adding-a-game.md",
    "docs/programs.md",
    "docs/research.md",
    "examples/README.md",
)  # their steps build on each other


def runs(command: Command) -> None:
    """How a command is run depends on its first words."""
    match command.words:
        case ["plansza", "serve", *_] | ["plansza", "play", *_]:
            ends_well(["plansza", command.words[1], "--help"])  # tests/web and tests/cli start them
        case ["plansza", "puzzles", name, *_]:
            ends_well(["plansza", "puzzles", name, "--help"])  # tests/puzzles mines
        case ["plansza", "seats", name, *_]:
            ends_well(["plansza", "seats", name, "--help"])  # tests/attacks revokes
        case ["plansza", "tables", name, *_]:
            ends_well(["plansza", "tables", name, "--help"])  # tests/cli/care does it
        case ["plansza", "bot" | "ladder" as group, *_]:
            ends_well(["plansza", group, "--help"])  # tests/client does it
        case ["plansza", "club", name, *_]:
            ends_well(["plansza", "club", name, "--help"])  # tests/cli does it
        case ["plansza", "backup" | "restore" | "copy" | "doctor" as name, *_]:
            ends_well(["plansza", name, "--help"])  # tests/cli/care does it
        case ["python", script, *_] if script.startswith("examples/learners/"):
            assert (ROOT / script).is_file()  # tests/examples runs it where its packages are
        case ["python", "-m", ("benchmarks.load" | "benchmarks.load.deaths") as module, *_]:
            ends_well(["python", "-m", module, "--help"])  # tests/benchmarks measures
        case ["plansza", "mcp", *_]:
            ends_well(["plansza", "mcp", "--help"])  # tests/mcp serves
        case ["pip", "install"]:
            assert command.is_mention
        case ["git", "pull"]:
            pass  # a newer version can only be had where there is one
        case ["plansza", name] if command.is_mention:
            ends_well(["plansza", name, "--help"])
        case ["make", target, *_] | ["python3", "run.py", target, *_]:
            assert target in run.COMMANDS
        case ["pip", "install", what]:
            assert is_installable(what)
        case ["python", "-m", module, *_] if module in FOR_MAINTAINERS:
            assert find_spec(module) is not None
        case ["python", script, *_] if script in FOR_MAINTAINERS:
            assert (ROOT / script).is_file()
        case ["python", "-m", "plansza.learning.train", *_] if find_spec("torch") is None:
            pytest.skip("training needs PyTorch: pip install plansza[train]")
        case ["plansza" | "python", *_]:
            ends_well(command.small)
        case _:
            pytest.fail(f"no test runs `{command.line}` of {command.page}")


def ends_well(words: list[str]) -> None:
    """Run a command to its end, if none that was just the same came well to its own."""
    if tuple(words) not in ENDED_WELL:
        run_to_the_end(words)
        ENDED_WELL.add(tuple(words))


def run_to_the_end(words: list[str]) -> None:
    """Run a command; whoever waits too long is told what it said."""
    program = ["-m", "plansza"] if words[0] == "plansza" else []
    arguments = [str(ROOT / word) if (ROOT / word).is_file() else word for word in words[1:]]
    done = processes.run([sys.executable, *program, *arguments], env=ENVIRONMENT)
    good = (0, 1) if CHECK in words else (0,)
    assert done.returncode in good, f"{' '.join(words)}\n{done.stdout}\n{done.stderr}"


def is_installable(what: str) -> bool:
    """A folder of ours with a package in it, or plansza with extras that it has."""
    if (ROOT / what).is_dir():
        return (ROOT / what / "pyproject.toml").is_file()
    name, _, extras = what.rstrip("]").partition("[")
    known = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return name == "plansza" and set(extras.split(",")) <= set(known["optional-dependencies"])


def alone() -> Iterator[Any]:
    """The commands that are run one by one; torture repeats what measures with other options."""
    measured = set[str]()
    for command in commands():
        if command.page in WALKED:
            continue
        line = " ".join(command.words)
        measures = next((each for each in MEASURING if line.startswith(each)), "")
        marks = [pytest.mark.torture] if measures in measured else []
        measured |= {measures} - {""}
        yield pytest.param(command, id=command.line, marks=marks)


@pytest.mark.parametrize("command", list(alone()))
def test_a_command_of_the_documents_runs(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # what a command writes goes with the test
    runs(command)


def test_the_documents_show_commands() -> None:
    """The reading of the pages finds what it should."""
    assert len(commands()) > 30
