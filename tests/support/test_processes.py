"""What tests start ends with them: when they fail, when they forget it, and when pytest dies."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.patience import eventually
from tests.support.processes import Process, is_running, run

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc"),
]

ROOT = Path(__file__).resolve().parents[2]
# A process with a child of its own; it tells both numbers, and then they wait.
FAMILY = """
import os, subprocess, time
child = subprocess.Popen(["sleep", "1000"])
print(os.getpid(), child.pid, flush=True)
time.sleep(1000)
"""
CONFTEST = """
from tests.conftest import ctrl_c_reaches_children, nothing_is_left
from tests.support import processes

processes.GRACE = 0.5
"""


def family() -> Process:
    return Process([sys.executable, "-c", FAMILY], stdout=subprocess.PIPE)


def test_a_failure_ends_the_whole_family() -> None:
    pids: list[int] = []

    def fail() -> None:
        with family() as process:
            pids.extend(map(int, process.line().split()))
            assert all(map(is_running, pids))
            raise KeyError("a test fails")

    with pytest.raises(KeyError):
        fail()
    assert len(pids) == 2
    eventually(lambda: not any(map(is_running, pids)), "somebody was left")


def test_a_killed_parent_ends_the_whole_family() -> None:
    code = f"""
import sys, time
sys.path.insert(0, {str(ROOT)!r})
from tests.support.test_processes import family
print(family().line(), flush=True)
time.sleep(1000)
"""
    with Process([sys.executable, "-c", code], stdout=subprocess.PIPE) as parent:
        pids = [*map(int, parent.line().split())]
        assert all(map(is_running, pids))
        parent.kill()
        parent.wait()
        eventually(lambda: not any(map(is_running, pids)), "somebody was left")


def pytest_on(
    folder: Path, test: str, *more: str, first: tuple[str, ...] = ()
) -> subprocess.CompletedProcess[str]:
    """Run a test that stands alone under our guard."""
    (folder / "conftest.py").write_text(CONFTEST)
    (folder / "test_it.py").write_text(test)
    command = [*first, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *more]
    path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    return run([*command, str(folder)], cwd=folder, env={**os.environ, "PYTHONPATH": path})


def test_who_forgets_a_process_is_told_of_it(tmp_path: Path) -> None:
    """Also an orphan, whose parent is not the test's process."""
    test = """
import subprocess

def test_it():
    subprocess.run(["sh", "-c", "sleep 1234 > /dev/null & echo $! > pid"])
"""
    done = pytest_on(tmp_path, test)
    assert done.returncode != 0
    assert "left behind: ['sleep 1234']" in done.stdout
    assert not is_running(int((tmp_path / "pid").read_text()))


def test_ctrl_c_reaches_what_a_job_in_the_background_starts(tmp_path: Path) -> None:
    test = """
import signal, subprocess, sys
from tests.support.processes import Process

def test_it():
    code = "print('here', flush=True); import time; time.sleep(1000)"
    with Process([sys.executable, "-c", code], stdout=subprocess.PIPE) as process:
        assert process.line() == "here\\n"
        process.send_signal(signal.SIGINT)
        process.finish()
        assert process.returncode == -signal.SIGINT
    signal.raise_signal(signal.SIGINT)  # and for us nothing has changed
"""
    ignoring = ("sh", "-c", 'trap "" INT; exec "$@"', "sh")
    done = pytest_on(tmp_path, test, "-n", "1", first=ignoring)
    assert done.returncode == 0, done.stdout


def test_who_is_silent_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.support.processes.PATIENCE", 0.5)
    with Process(["sleep", "1000"], stdout=subprocess.PIPE) as process:
        assert process.line() == ""
    assert process.returncode == -signal.SIGKILL
