"""The compiled build never shadows an edited source."""

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tests.support import processes
from tools.setup.rules import cannot_compile_here

ROOT = Path(__file__).resolve().parents[2]
SUFFIX = EXTENSION_SUFFIXES[0]


def python(tree: Path, code: str, **env: str) -> str:
    """What the code prints in a fresh interpreter that imports plansza from the tree."""
    clean = {name: value for name, value in os.environ.items() if name != "PLANSZA_PURE"}
    env = {**clean, "PYTHONPATH": str(tree / "src"), **env}
    done = processes.run([sys.executable, "-c", code], env=env, cwd=tree)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


# --- The finder ---------------------------------------------------------------------------------

WHERE = """
import importlib.util, pathlib, plansza
spec = importlib.util.find_spec("plansza.rules")
print(plansza.COMPILED, pathlib.Path(spec.origin).suffix == ".py")
"""
COMPILED = "True False"
INTERPRETED = "False True"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout with two sources and a build that fits them (never loaded, only found)."""
    package = tmp_path / "src" / "plansza"
    package.mkdir(parents=True)
    for name in ("__init__.py", "_compiled.py"):
        shutil.copy(ROOT / "src" / "plansza" / name, package)
    (package / "rules.py").write_text("DICE = 2\n")
    (package / "board.py").write_text("SIZE = 8\n")
    (tmp_path / "build" / "compiled").mkdir(parents=True)
    extension(tmp_path).write_bytes(b"")
    manifest(tmp_path).write_text(f"abi\t{SUFFIX}\nmodule\tplansza.rules\trules{SUFFIX}\n")
    with manifest(tmp_path).open("a") as file:
        for name in ("rules.py", "board.py"):
            content = hashlib.sha256((package / name).read_bytes()).hexdigest()
            file.write(f"source\tplansza/{name}\t{content}\n")
    return tmp_path


def manifest(tree: Path) -> Path:
    return tree / "build" / "compiled" / "manifest.txt"


def extension(tree: Path) -> Path:
    return tree / "build" / "compiled" / f"rules{SUFFIX}"


def edit_source(tree: Path) -> None:
    (tree / "src" / "plansza" / "rules.py").write_text("DICE = 3\n")


def edit_another_source(tree: Path) -> None:
    (tree / "src" / "plansza" / "board.py").write_text("SIZE = 9\n")


def remove_source(tree: Path) -> None:
    (tree / "src" / "plansza" / "board.py").unlink()


def build_for_another_python(tree: Path) -> None:
    text = manifest(tree).read_text()
    manifest(tree).write_text(text.replace(f"abi\t{SUFFIX}", "abi\t.cpython-27.so"))


def remove_extension(tree: Path) -> None:
    extension(tree).unlink()


def remove_manifest(tree: Path) -> None:
    manifest(tree).unlink()


def test_a_build_that_fits_is_used(tree: Path) -> None:
    assert python(tree, WHERE) == COMPILED


@pytest.mark.parametrize(
    "change",
    [
        edit_source,
        edit_another_source,
        remove_source,
        build_for_another_python,
        remove_extension,
        remove_manifest,
    ],
)
def test_a_build_that_does_not_fit_is_not_used(tree: Path, change: Callable[[Path], None]) -> None:
    change(tree)
    assert python(tree, WHERE) == INTERPRETED


def test_plansza_pure_turns_the_build_off(tree: Path) -> None:
    assert python(tree, WHERE, PLANSZA_PURE="1") == INTERPRETED


def test_an_installed_package_looks_for_the_build_it_brought(tree: Path) -> None:
    installed = tree / "site-packages"
    (tree / "src").rename(installed)
    where = str(installed)
    assert python(tree, WHERE, PYTHONPATH=where) == INTERPRETED
    (tree / "build" / "compiled").rename(installed / "plansza" / "_build")
    assert python(tree, WHERE, PYTHONPATH=where) == COMPILED
    assert python(tree, WHERE, PYTHONPATH=where, PLANSZA_PURE="1") == INTERPRETED
    (installed / "plansza" / "rules.py").write_text("DICE = 3\n")
    assert python(tree, WHERE, PYTHONPATH=where) == INTERPRETED


def test_importing_plansza_loads_no_slow_module(tree: Path) -> None:
    code = "import sys; old = set(sys.modules); import plansza; print(*set(sys.modules) - old)"
    assert not {"typing", "pathlib", "json", "hashlib"} & set(python(tree, code).split())


# --- The compiled build -------------------------------------------------------------------------

TOY = """
from plansza.numbers import STEP

class Counter:
    def __init__(self) -> None:
        self.value = 0

    def step(self) -> int:
        self.value += STEP
        return self.value
"""
PLAY = """
import plansza
from plansza import toy
print(plansza.COMPILED, toy.__file__.endswith(".py"), toy.Counter().step())
"""


@pytest.mark.slow
@pytest.mark.skipif(bool(cannot_compile_here()), reason="no C compiler or no Python headers")
def test_compiling_and_editing_a_toy(tmp_path: Path) -> None:
    """A real build, which a change of a constant in a module that is only read makes stale."""
    package = tmp_path / "src" / "plansza"
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    package.mkdir(parents=True)
    for name in ("__init__.py", "_compiled.py"):
        shutil.copy(ROOT / "src" / "plansza" / name, package)
    (package / "toy.py").write_text(TOY)
    (package / "numbers.py").write_text("from typing import Final\n\nSTEP: Final = 1\n")
    (tmp_path / "pyproject.toml").write_text(
        '[tool.plansza]\ncompiled = ["toy.py"]\ninterpreted = []\n'
        '[tool.mypy]\nmypy_path = "src"\nexplicit_package_bases = true\n'
    )
    script = [sys.executable, str(tmp_path / "tools" / "compile.py")]
    assert processes.run([*script, "--check"]).returncode == 4
    made = processes.run(script)
    assert made.returncode == 0, made.stderr
    assert processes.run([*script, "--check"]).returncode == 0
    assert python(tmp_path, PLAY) == "True False 1"

    (package / "numbers.py").write_text("from typing import Final\n\nSTEP: Final = 5\n")
    assert python(tmp_path, PLAY) == "False True 5"
    assert processes.run([*script, "--check"]).returncode == 4
