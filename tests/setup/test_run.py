"""run.py and the steps of the set-up: done once, repeated after a failure, ended with what ends."""

import ast
import sys
from pathlib import Path

import pytest

import run
from tests.support import processes
from tools.setup import environment, programs
from tools.setup.environment import Stamps
from tools.setup.programs import Command, Trouble

ROOT = Path(__file__).resolve().parents[2]


def test_an_old_python_is_told_what_is_missing() -> None:
    source = (ROOT / "run.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 6))
    code = "import runpy, sys; sys.version_info = (3, 8, 1); runpy.run_path('run.py')"
    result = processes.run([sys.executable, "-c", code], cwd=ROOT)
    assert result.returncode == 2
    assert result.stderr == "plansza needs Python 3.11 or newer; this is 3.8.\n"


@pytest.fixture
def stamps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stamps:
    """The stamps of a .venv of this interpreter, in which nothing is installed yet."""
    monkeypatch.setattr(environment, "STAMPS", tmp_path / "stamps.json")
    monkeypatch.setattr(environment, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(programs, "LOG", tmp_path / "setup.log")
    stamps = {"python": environment.interpreter()}
    environment.save_stamps(stamps)
    return stamps


def test_a_step_runs_once(stamps: Stamps, tmp_path: Path) -> None:
    mark: Command = [sys.executable, "-c", f"open({str(tmp_path / 'ran')!r}, 'a').write('x')"]
    for stamp in ("old", "old", "new"):
        environment.once(environment.load_stamps(), "step", stamp, "Stepping…", mark)
    assert (tmp_path / "ran").read_text() == "xx"
    assert environment.load_stamps()["step"] == "new"


def test_a_failed_step_is_repeated_and_shows_its_output(stamps: Stamps) -> None:
    stamps["step"] = "old"
    environment.save_stamps(stamps)
    fail: Command = [sys.executable, "-c", "raise SystemExit('no such luck')"]
    with pytest.raises(Trouble, match="stepping failed") as caught:
        environment.once(stamps, "step", "new", "Stepping…", fail)
    assert "no such luck" in caught.value.output
    assert environment.load_stamps() == {"python": environment.interpreter()}


def test_after_an_interrupted_step_all_starts_anew(
    stamps: Stamps, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(command: Command, what: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(environment, "must", interrupt)
    with pytest.raises(KeyboardInterrupt):
        environment.once(stamps, "step", "new", "Stepping…", [])
    assert not environment.load_stamps()


def test_another_interpreter_starts_anew(stamps: Stamps, monkeypatch: pytest.MonkeyPatch) -> None:
    assert environment.load_stamps()
    monkeypatch.setattr(environment, "interpreter", lambda: "another")
    assert not environment.load_stamps()


def test_exit_codes_come_through() -> None:
    assert programs.hand_over([sys.executable, "-c", "raise SystemExit(7)"]) == 7


def test_what_runs_meanwhile_is_waited_for(capsys: pytest.CaptureFixture[str]) -> None:
    code = "import sys, time; print('hard work'); time.sleep(0.1); sys.exit(5)"
    with programs.meanwhile([sys.executable, "-c", code]) as finish:
        assert finish() == 5
    assert capsys.readouterr().out == "hard work\n"


def test_what_runs_meanwhile_ends_with_what_it_was_beside() -> None:
    for_ever = "import time; time.sleep(10_000)"  # whoever waited for it would wait that long
    with pytest.raises(Trouble), programs.meanwhile([sys.executable, "-c", for_ever]):
        raise Trouble("compiling failed")


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
