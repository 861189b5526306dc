"""What CONTRIBUTING.md, the changelog and the workflow say is so."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import plansza
import run
from tests.conftest import NOT_ON_WINDOWS
from tests.docs.commands import ROOT
from tools.setup.rules import pyproject

WORKFLOW = ROOT / ".github" / "workflows" / "test.yml"
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def workflow() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))
    return read


def steps() -> list[dict[str, Any]]:
    return [step for job in workflow()["jobs"].values() for step in job["steps"]]


def test_every_place_of_the_linters_exists() -> None:
    files = pyproject()["tool"]["mypy"]["files"]
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
    oldest = pyproject()["project"]["requires-python"].removeprefix(">=")
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
