"""Compiling while somebody plays: the real compiler on a toy, beside a game that is a few lines."""

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools.setup import programs, rules
from tools.setup.background import NOT_OURS
from tools.setup.environment import digest
from tools.setup.programs import Trouble, alone
from tools.setup.progress import Progress
from tools.setup.rules import cannot_compile_here

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
OPEN = "The tables are open."
COMPILED = "The rules are compiled"
READING = "Compiling the rules meanwhile: reading them…"

# run.py's `play` without its installing; the game goes on until its input ends.
PLAY = f"""
import sys
from tools.setup.background import compiling_meanwhile
from tools.setup.programs import hand_over

game = "import sys; print({OPEN!r}, flush=True); sys.stdin.read()"
with compiling_meanwhile(shown="quietly" not in sys.argv):
    sys.exit(hand_over([sys.executable, "-c", game]))
"""
NO_COMPILER = pytest.mark.skipif(
    bool(cannot_compile_here()), reason="no C compiler or no Python headers"
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout with one small module of rules, and with the Python and compiler of the tests."""
    package = tmp_path / "src" / "plansza"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "toy.py").write_text("def double(value: int) -> int:\n    return 2 * value\n")
    (tmp_path / "pyproject.toml").write_text(
        '[tool.plansza]\ncompiled = ["toy.py"]\ninterpreted = []\n'
        '[tool.mypy]\nmypy_path = "src"\nexplicit_package_bases = true\n'
    )
    for folder in ("tools", "locks"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    (tmp_path / ".venv").symlink_to(sys.prefix, target_is_directory=True)
    lock = digest(ROOT / "locks" / "compile.txt")
    stamp = f"{sys.version} | {sys.base_prefix} | {tmp_path}\n{lock}\n"
    (tmp_path / "build" / "compiler").mkdir(parents=True)
    (tmp_path / "build" / "compiler" / "stamp.txt").write_text(stamp)
    return tmp_path


@contextmanager
def played(tree: Path, *how: str) -> Iterator[subprocess.Popen[str]]:
    """Somebody plays, in a terminal of his own."""
    kept = {name: value for name, value in os.environ.items() if name != "PLANSZA_PURE"}
    with subprocess.Popen(
        [sys.executable, "-c", PLAY, *how],
        cwd=tree,
        env={**kept, "PYTHONPATH": "", "PYTHONUTF8": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        start_new_session=True,
    ) as process:
        too_late = threading.Timer(PATIENCE, process.kill)
        too_late.start()
        try:
            yield process
        finally:
            too_late.cancel()
            process.kill()


def lines_until(process: subprocess.Popen[str], last: str) -> list[str]:
    """What is said until a line begins so."""
    assert process.stdout is not None
    found: list[str] = []
    for line in process.stdout:
        found.append(line.rstrip())
        if line.startswith(last):
            return found
    raise AssertionError(f"{last!r} is not among {found}")


def end(process: subprocess.Popen[str]) -> str:
    """The game is over; what is said afterwards."""
    return process.communicate()[0]


def eventually(true: Callable[[], object], what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until, what
        time.sleep(0.01)


def manifest(tree: Path) -> Path:
    return tree / "build" / "compiled" / "manifest.txt"


@NO_COMPILER
@pytest.mark.slow
def test_a_game_begins_before_the_rules_are_compiled(tree: Path) -> None:
    with played(tree) as process:
        begun = lines_until(process, OPEN)
        assert not manifest(tree).exists()
        rest = begun + lines_until(process, COMPILED)
        assert manifest(tree).exists()
        assert end(process) == ""
    assert process.returncode == 0
    assert READING in rest
    assert rest[-2] == "Compiling the rules meanwhile: 1 of 1 modules…"
    with played(tree) as process:  # the second time there is nothing to do, and nothing to say
        assert lines_until(process, OPEN) == [OPEN]
        assert end(process) == ""


@NO_COMPILER
@pytest.mark.slow
def test_a_game_in_the_terminal_is_not_disturbed(tree: Path) -> None:
    with played(tree, "quietly") as process:
        assert lines_until(process, OPEN) == [OPEN]
        eventually(manifest(tree).exists, "nothing is compiled")
        assert end(process) == ""


@NO_COMPILER
@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_nothing_is_left_behind(tree: Path, how: signal.Signals) -> None:
    """Ctrl+C reaches everybody at the terminal; a process that is killed cannot tell anybody."""
    with played(tree) as process:
        lines_until(process, READING)
        # The game, the process in the background, the compiler.
        eventually(lambda: len(descendants(process.pid)) >= 3, "the compiler does not start")
        started = descendants(process.pid)
        if how == signal.SIGINT:
            os.killpg(process.pid, how)
        else:
            process.kill()
        end(process)
    eventually(lambda: not any(map(runs, started)), "processes outlive the game")
    assert not manifest(tree).exists()


def descendants(process: int) -> list[int]:
    every = Path(f"/proc/{process}/task").glob("*/children")
    children = [int(child) for path in every for child in path.read_text().split()]
    return [each for child in children for each in (child, *descendants(child))]


def runs(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@NO_COMPILER
@pytest.mark.slow
def test_a_failure_is_told_once(tree: Path) -> None:
    toy = tree / "src" / "plansza" / "toy.py"
    toy.write_text("def double(value: int) -> int:\n    return 'twice'\n")
    told = "The rules run interpreted, only slower: compiling the rules failed"
    with played(tree) as process:
        lines_until(process, told)
        end(process)
    for how in ([], ["quietly"]):
        with played(tree, *how) as process:
            assert lines_until(process, OPEN) == [OPEN]
            assert end(process) == ""
    assert "Incompatible return value" in (tree / "build" / "setup.log").read_text()


@NO_COMPILER
@pytest.mark.slow
def test_two_terminals_do_not_compile_at_once(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "BUILD", tree / "build")
    with (
        alone("compile"),
        subprocess.Popen(
            [sys.executable, "-m", "tools.setup.background"],
            cwd=tree,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        ) as second,
    ):
        assert second.stdout is not None
        assert second.stdout.read() == b""
        assert second.wait(PATIENCE) == NOT_OURS
    assert not manifest(tree).exists()


# --- The compiler's own folder ------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for the compiler, and a pip that finds no package anywhere."""
    monkeypatch.setattr(programs, "LOG", tmp_path / "setup.log")
    monkeypatch.setattr(rules, "COMPILER", tmp_path / "compiler")
    monkeypatch.setattr(rules, "COMPILER_STAMP", tmp_path / "compiler" / "stamp.txt")
    monkeypatch.setattr(rules, "COMPILER_FAILED", tmp_path / "failed.txt")
    monkeypatch.setattr(rules, "load_stamps", lambda: {"pip": "venv"})
    monkeypatch.setattr("tools.setup.environment.PYTHON", Path(sys.executable))
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    return tmp_path


def test_offline_the_compiler_is_not_tried_again_by_itself(folder: Path) -> None:
    steps: list[str] = []
    for again, attempts in ((False, 1), (False, 1), (True, 2)):
        with pytest.raises(Trouble, match="installing the compiler failed"):
            rules.install_compiler(again, steps.append)
        assert len(steps) == attempts
    assert not (folder / "compiler").exists()


def test_half_a_compiler_is_never_used(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(command: programs.Command, what: str) -> None:
        (folder / "compiler.unfinished").mkdir()
        raise KeyboardInterrupt

    monkeypatch.setattr(rules, "must", interrupt)
    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            rules.install_compiler(False, print)
        assert not (folder / "compiler").exists()


# --- The line of progress -----------------------------------------------------------------------


def steps() -> Iterator[str]:
    yield "reading them"
    yield from (f"{count} of 40 modules" for count in range(1, 41))


def test_where_lines_stay_there_are_few(capsys: pytest.CaptureFixture[str]) -> None:
    with Progress("Compiling") as progress:
        for step in steps():
            progress.show(step)
    assert capsys.readouterr().out.splitlines() == [
        "Compiling: reading them…",
        *(f"Compiling: {count} of 40 modules…" for count in (10, 20, 30, 40)),
    ]


def test_in_a_terminal_the_second_line_is_written_over(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    with Progress("Compiling") as progress:
        for step in steps():
            progress.show(step)
    first, out = capsys.readouterr().out.split("\n")
    assert first == "Compiling: reading them…"
    assert out.count("…") == 40
    assert out.endswith(f"\r{' ' * len('Compiling: 40 of 40 modules…')}\r")
