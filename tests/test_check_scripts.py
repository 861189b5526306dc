"""The check of the page's scripts: what is missing is said, what is wrong is a failure."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import check_scripts

ROOT = Path(__file__).resolve().parent.parent
STATIC = Path("src/plansza/web/static")
NODE = "v22.13.0"

on_posix = pytest.mark.skipif(os.name != "posix", reason="stands in for programs by shell scripts")
with_node = pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")
with_eslint = pytest.mark.skipif(
    not check_scripts.STAMP.is_file(), reason="ESLint is not installed (`run.py lint` does it)"
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout of the scripts and of what checks them, and an empty folder of programs."""
    tree = tmp_path / "tree"
    for folder in (STATIC, Path("tests/scripts"), Path("benchmarks/boardgame_io")):
        shutil.copytree(ROOT / folder, tree / folder, ignore=shutil.ignore_patterns("node_modules"))
    for file in (Path("src/plansza/core/stage.py"),):  # whose kinds the scripts must know
        (tree / file).parent.mkdir(parents=True)
        shutil.copy(ROOT / file, tree / file)
    (tree / "tools").mkdir()
    shutil.copy(check_scripts.__file__, tree / "tools")
    (tree / "bin").mkdir()
    return tree


def program(tree: Path, name: str, *lines: str) -> None:
    """Put a program into the tree; each line is one of a shell script."""
    file = tree / "bin" / name
    file.write_text("\n".join(("#!/bin/sh", *lines, "")), encoding="utf-8")
    file.chmod(0o755)


def stand_in_node(tree: Path, version: str = NODE, code: int = 0) -> None:
    program(tree, "node", f'if [ "$1" = --version ]; then echo {version}; exit; fi', f"exit {code}")


def check(tree: Path, *arguments: str, path: str | None = None) -> tuple[int, str]:
    """The exit code of a check in the tree, and all that was said."""
    env = {name: value for name, value in os.environ.items() if name != "GITHUB_ACTIONS"}
    result = subprocess.run(
        [sys.executable, tree / "tools" / "check_scripts.py", *arguments],
        env={**env, "PATH": path or str(tree / "bin")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    return result.returncode, result.stdout


# --- What is missing ----------------------------------------------------------------------------


def test_without_node_one_sentence_says_so(tree: Path) -> None:
    sentence = "The page's scripts are not linted nor unit-tested: there is no Node here.\n"
    assert check(tree) == (0, sentence)
    assert check(tree, "--strict") == (1, sentence)


@on_posix
@pytest.mark.parametrize("version", ["18.20", "20.9"])
def test_an_old_node_is_as_good_as_none(tree: Path, version: str) -> None:
    stand_in_node(tree, f"v{version}.1")
    code, said = check(tree)
    assert code == 0
    assert f"Node {version} is older than 20.19" in said


@on_posix
def test_without_npm_the_scripts_are_not_linted(tree: Path) -> None:
    stand_in_node(tree)
    assert check(tree) == (0, "The page's scripts are not linted: there is no npm here.\n")


@on_posix
def test_a_registry_out_of_reach_costs_the_linter_alone(tree: Path) -> None:
    stand_in_node(tree)
    program(tree, "npm", "echo npm error code ENOTFOUND >&2", "exit 1")
    code, said = check(tree)
    assert (code, said.splitlines()[1:]) == (
        0,
        ["The page's scripts are not linted: ESLint could not be installed (ENOTFOUND)."],
    )
    assert check(tree, "--strict")[0] == 1


# --- What is wrong ------------------------------------------------------------------------------


@on_posix
@pytest.mark.parametrize("fault", ["EINTEGRITY", "EUSAGE"])
def test_a_lock_that_does_not_fit_is_a_failure(tree: Path, fault: str) -> None:
    stand_in_node(tree)
    program(tree, "npm", f"echo npm error code {fault} >&2", "exit 1")
    code, said = check(tree)
    assert code == 1
    assert "tests/scripts/package-lock.json cannot be installed" in said


@on_posix
def test_a_failed_test_is_a_failure(tree: Path) -> None:
    stand_in_node(tree, code=1)
    code, said = check(tree)
    assert (code, said) == (1, "Failed: the tests of the page's scripts.\n")


@with_node
@pytest.mark.slow
def test_a_mistake_in_a_script_is_found_by_its_tests(tree: Path) -> None:
    script = tree / STATIC / "common" / "clock.js"
    right = script.read_text(encoding="utf-8")
    script.write_text(right.replace("Math.ceil", "Math.floor"), encoding="utf-8")
    code, said = check(tree, path=os.environ["PATH"])
    assert code == 1
    assert "a clock shows nothing left only when nothing is left" in said


@on_posix
@with_node
@with_eslint
@pytest.mark.slow
def test_the_linter_finds_what_is_wrong(tree: Path) -> None:
    (tree / STATIC / "odd.js").write_text("let unused = 1;\nif (missing == 2) odd();\n")
    installed = tree / "build" / "scripts"
    installed.mkdir(parents=True)
    shutil.copy(check_scripts.STAMP, installed)
    (installed / "node_modules").symlink_to(check_scripts.INSTALLED / "node_modules")
    code, said = check(tree, path=os.environ["PATH"])
    assert code == 1
    for rule in ("no-unused-vars", "prefer-const", "no-undef", "eqeqeq"):
        assert rule in said


# --- The installation ---------------------------------------------------------------------------


@on_posix
def test_the_linter_is_installed_once_and_again_when_the_lock_changes(tree: Path) -> None:
    stand_in_node(tree)
    program(tree, "npm", f'echo "$@" >> {tree}/asked')
    for _ in range(2):
        assert check(tree)[0] == 0
    assert len((tree / "asked").read_text().splitlines()) == 1
    with (tree / "tests" / "scripts" / "package-lock.json").open("a") as lock:
        lock.write("\n")
    assert check(tree)[0] == 0
    assert len((tree / "asked").read_text().splitlines()) == 2


@pytest.mark.parametrize("folder", check_scripts.LOCKED, ids=lambda folder: folder.name)
def test_every_locked_package_has_its_hash_and_no_address(folder: Path) -> None:
    text = (folder / check_scripts.LOCK).read_text(encoding="utf-8")
    assert "://" not in text
    packages = json.loads(text)["packages"]
    asked = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    [kind] = {"dependencies", "devDependencies"} & asked.keys()
    assert packages.pop("")[kind] == asked[kind]
    assert {f"node_modules/{name}" for name in asked[kind]} <= packages.keys()
    assert [name for name, each in packages.items() if not each.get("integrity")] == []
