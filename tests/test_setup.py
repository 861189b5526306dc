"""The set-up: the compiled build never shadows an edited source, and the locks pin everything."""

import ast
import hashlib
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import run
from tests.support import processes

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "locks").glob("*.txt"))
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


def test_only_a_checkout_looks_for_a_build(tree: Path) -> None:
    (tree / "src").rename(tree / "site-packages")
    assert python(tree, WHERE, PYTHONPATH=str(tree / "site-packages")) == INTERPRETED


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
@pytest.mark.skipif(bool(run.cannot_compile_here()), reason="no C compiler or no Python headers")
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


# --- run.py -------------------------------------------------------------------------------------


def test_an_old_python_is_told_what_is_missing() -> None:
    source = (ROOT / "run.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 6))
    code = "import runpy, sys; sys.version_info = (3, 8, 1); runpy.run_path('run.py')"
    result = processes.run([sys.executable, "-c", code], cwd=ROOT)
    assert result.returncode == 2
    assert result.stderr == "plansza needs Python 3.11 or newer; this is 3.8.\n"


@pytest.fixture
def stamps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> run.Stamps:
    """The stamps of a .venv of this interpreter, in which nothing is installed yet."""
    monkeypatch.setattr(run, "STAMPS", tmp_path / "stamps.json")
    monkeypatch.setattr(run, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(run, "LOG", tmp_path / "setup.log")
    stamps = {"python": run.interpreter()}
    run.save_stamps(stamps)
    return stamps


def test_a_step_runs_once(stamps: run.Stamps, tmp_path: Path) -> None:
    mark: run.Command = [sys.executable, "-c", f"open({str(tmp_path / 'ran')!r}, 'a').write('x')"]
    for stamp in ("old", "old", "new"):
        run.once(run.load_stamps(), "step", stamp, "Stepping…", mark)
    assert (tmp_path / "ran").read_text() == "xx"
    assert run.load_stamps()["step"] == "new"


def test_a_failed_step_is_repeated_and_shows_its_output(stamps: run.Stamps) -> None:
    stamps["step"] = "old"
    run.save_stamps(stamps)
    fail: run.Command = [sys.executable, "-c", "raise SystemExit('no such luck')"]
    with pytest.raises(run.Trouble, match="stepping failed") as caught:
        run.once(stamps, "step", "new", "Stepping…", fail)
    assert "no such luck" in caught.value.output
    assert run.load_stamps() == {"python": run.interpreter()}


def test_after_an_interrupted_step_all_starts_anew(
    stamps: run.Stamps, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(command: run.Command, what: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(run, "must", interrupt)
    with pytest.raises(KeyboardInterrupt):
        run.once(stamps, "step", "new", "Stepping…", [])
    assert not run.load_stamps()


def test_another_interpreter_starts_anew(
    stamps: run.Stamps, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run.load_stamps()
    monkeypatch.setattr(run, "interpreter", lambda: "another")
    assert not run.load_stamps()


def test_exit_codes_come_through() -> None:
    assert run.hand_over([sys.executable, "-c", "raise SystemExit(7)"]) == 7


def test_what_runs_meanwhile_is_waited_for(capsys: pytest.CaptureFixture[str]) -> None:
    code = "import sys, time; print('hard work'); time.sleep(0.1); sys.exit(5)"
    with run.meanwhile([sys.executable, "-c", code]) as finish:
        assert finish() == 5
    assert capsys.readouterr().out == "hard work\n"


def test_what_runs_meanwhile_ends_with_what_it_was_beside() -> None:
    for_ever = "import time; time.sleep(10_000)"  # whoever waited for it would wait that long
    with pytest.raises(run.Trouble), run.meanwhile([sys.executable, "-c", for_ever]):
        raise run.Trouble("compiling failed")


def test_every_test_runs_on_some_build() -> None:
    """All on the compiled one; a second time those in folders that exist."""
    assert list(run.test_stages(compiled=False)) == ["interpreted tests"]
    assert list(run.test_stages(compiled=True)) == ["compiled tests", "interpreted tests"]
    assert all((ROOT / folder).is_dir() for folder in run.ON_BOTH_BUILDS)


def test_the_makefile_only_calls_run_py() -> None:
    lines = (ROOT / "Makefile").read_text().splitlines()
    assert {line for line in lines if line.startswith("\t")} == {
        "\t@$(PYTHON) run.py $@ $(ARGS)",
    }
    (targets,) = [line for line in lines if line.startswith(".PHONY:")]
    assert set(targets.split()[1:]) == set(run.COMMANDS)


# --- Locks --------------------------------------------------------------------------------------


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(lock: Path) -> dict[str, set[str]]:
    """The requirement lines of each locked package: its versions, with their markers."""
    found: dict[str, set[str]] = {}
    for line in lock.read_text(encoding="utf-8").splitlines():
        if match := re.match(r"([A-Za-z0-9][\w.-]*)(\[.*\])?(==.*?) *\\?$", line):
            found.setdefault(normal(match[1]), set()).add(match[3])
    return found


def test_there_are_locks() -> None:
    assert [lock.stem for lock in LOCKS] == ["bench", "compile", "play", "test"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_locked_package_has_hashes_and_no_host(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    code = re.sub(r"^ *#.*\n", "", text, flags=re.MULTILINE)
    requirements = re.split(r"\n(?=\S)", code.strip())
    assert requirements
    pinned = re.compile(
        r"[a-z0-9][^\s=]*==[^\s;]+( ;[^\\]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+"
    )
    assert [each for each in requirements if not pinned.fullmatch(each)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_covers_what_pyproject_asks_for(lock: Path) -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = pyproject["project"]
    wanted = [
        *pyproject["build-system"]["requires"],
        *project["dependencies"],
        *project["optional-dependencies"].get(lock.stem, []),
    ]
    names = {normal(re.split(r"[^\w.-]", each)[0]) for each in wanted}
    assert names <= locked(lock).keys()


def test_the_locks_agree() -> None:
    """On versions: what one needs on a single system, another may need on all."""
    known: dict[str, set[str]] = {}
    for lock in LOCKS:
        for name, lines in locked(lock).items():
            versions = {line.partition(" ;")[0] for line in lines}
            assert known.setdefault(name, versions) == versions
