"""What CONTRIBUTING.md, the changelog and the workflow say is so."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

import plansza
import run
from tests.conftest import NOT_ON_WINDOWS

ROOT = Path(__file__).resolve().parent.parent
WORKFLOW = ROOT / ".github" / "workflows" / "test.yml"
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```sh\n(.*?)```", TEXT, flags=re.DOTALL)
COMMANDS = [line for block in BLOCKS for line in block.splitlines()]

# Quick, and they change nothing: these run as they stand, but for the number of games.
HARMLESS = ("plansza ", "python tools/copies.py --check")


def workflow() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))
    return read


def steps() -> list[dict[str, Any]]:
    return [step for job in workflow()["jobs"].values() for step in job["steps"]]


# --- The commands of CONTRIBUTING.md ------------------------------------------------------------


def test_there_are_commands() -> None:
    assert len(COMMANDS) >= 10


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_means_something(command: str) -> None:
    match shlex.split(command):
        case ["make", name, *rest] | ["python3", "run.py", name, *rest]:
            assert name in run.COMMANDS
        case ["python", "-m", module, *rest]:
            assert (ROOT / module.replace(".", "/")).with_suffix(".py").is_file()
        case ["python", script, *rest]:
            assert (ROOT / script).is_file()
        case ["plansza", _, *rest]:
            pass  # it runs below
        case _:
            pytest.fail("nobody has said how this is checked")
    for path in rest:
        assert not path.startswith(("tests/", "docs/")) or (ROOT / path).exists()


@pytest.mark.slow
@pytest.mark.parametrize("command", [each for each in COMMANDS if each.startswith(HARMLESS)])
def test_a_harmless_command_runs(command: str) -> None:
    few = re.sub(r"--games \d+", "--games 2 --jobs 1", command)
    first, *rest = shlex.split(few)
    start = [sys.executable, "-m", "plansza"] if first == "plansza" else [sys.executable]
    folders = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": folders, "PYTHONUTF8": "1"}
    result = subprocess.run([*start, *rest], cwd=ROOT, env=env, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr


def test_every_place_of_the_linters_exists() -> None:
    files = run.pyproject()["tool"]["mypy"]["files"]
    (line,) = [line for line in TEXT.splitlines() if "mypy is strict" in line]
    assert set(re.findall(r"`([\w.]+)`", line)) == set(files)
    assert all((ROOT / name).exists() for name in files)


# --- The changelog ------------------------------------------------------------------------------


def test_the_changelog_has_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (\d+\.\d+\.\d+)(?: – (?:unreleased|\d{4}-\d\d-\d\d))?$", text, re.M)
    assert len(versions) == len(re.findall(r"^## ", text, re.M))
    numbers = [tuple(map(int, version.split("."))) for version in versions]
    assert numbers == sorted(numbers, reverse=True)
    assert plansza.__version__ in versions


# --- The workflow -------------------------------------------------------------------------------


RUN_PY = re.compile(r"run\.py (\w+)")


@pytest.mark.parametrize("name", RUN_PY.findall(WORKFLOW.read_text(encoding="utf-8")))
def test_every_command_of_the_workflow_exists(name: str) -> None:
    assert name in run.COMMANDS


def test_every_script_of_the_workflow_exists() -> None:
    named = [step["run"] for step in steps() if "run" in step]
    assert named
    for command in named:
        program, script, *_ = command.split()
        assert program in ("bash", "python")
        assert (ROOT / script).is_file()


def test_the_workflow_tests_every_python_that_we_promise() -> None:
    oldest = run.pyproject()["project"]["requires-python"].removeprefix(">=")
    for job in ("linux", "elsewhere", "wheels"):
        pythons = workflow()["jobs"][job]["strategy"]["matrix"]["python"]
        assert pythons[0] == oldest
        assert all(isinstance(each, str) for each in pythons)  # 3.10 would be 3.1


def test_the_workflow_may_only_read_and_pins_what_it_uses() -> None:
    assert workflow()["permissions"] == {"contents": "read"}
    for step in steps():
        assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+", step.get("uses", "some/action@v1"))


@pytest.mark.parametrize("form", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.md")))
def test_a_form_has_a_head(form: Path) -> None:
    empty, head, body = form.read_text(encoding="utf-8").split("---\n", 2)
    assert not empty
    assert {"name", "about"} <= yaml.safe_load(head).keys()
    assert body.strip()


# --- Windows ------------------------------------------------------------------------------------

POSIX = re.compile(r"^import (?:fcntl|pwd|resource)$|\bsignal\.SIG|\bos\.(?:kill|geteuid)\b", re.M)


def test_what_windows_cannot_run_is_left_out_there() -> None:
    folder = ROOT / "tests"
    left_out = [folder / name for name in NOT_ON_WINDOWS]
    assert all(path.exists() for path in left_out)
    for path in folder.rglob("test_*.py"):
        if not any(path.is_relative_to(each) for each in left_out):
            assert not POSIX.search(path.read_text(encoding="utf-8")), path
