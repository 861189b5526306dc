"""The processes that tests start: none of them outlives its test, however that ends.

A `Process` has a group of its own, and `with Process(…) as process:` ends the whole group. Should
pytest itself be killed, its keeper, a small process that waits for nothing else, ends them all.
"""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from tests.support.patience import PATIENCE

Command = Sequence[str | Path]

# Told of groups to keep (“+12”) and of groups that have ended (“-12”), until nobody is there to
# tell: then those that are left are ended.
KEEPER = """
import os, signal, sys
kept = set()
for line in sys.stdin:
    (kept.add if line[0] == "+" else kept.discard)(int(line[1:]))
for group in kept:
    try:
        os.killpg(group, signal.SIGKILL)
    except OSError:
        pass
"""


class _Keeper:
    """The keeper of this process, started when it is first told something."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.process: subprocess.Popen[bytes] | None = None

    def tell(self, word: str) -> None:
        if os.name != "posix":
            return
        with self._lock:
            if self.process is None:
                command = [sys.executable, "-I", "-S", "-c", KEEPER]
                self.process = subprocess.Popen(
                    command, stdin=subprocess.PIPE, bufsize=0, start_new_session=True
                )
            assert self.process.stdin is not None
            self.process.stdin.write(f"{word}\n".encode())


keeper = _Keeper()


class Process(subprocess.Popen[str]):
    """A process that speaks UTF-8, with all that it starts."""

    def __init__(self, command: Command, **options: Any) -> None:
        options = {"encoding": "utf-8", "errors": "surrogateescape", **options}
        super().__init__(command, start_new_session=True, **options)
        self._over = False
        keeper.tell(f"+{self.pid}")

    def line(self) -> str:
        """The next line that it prints; "" when it has ended, if only because it was silent."""
        assert self.stdout is not None
        with self._hurried():
            return self.stdout.readline()

    def until(self, pattern: str, stream: IO[str] | None = None) -> str:
        """All that it prints until this is part of it."""
        stream = stream or self.stdout
        assert stream is not None
        said = ""
        with self._hurried():
            while not re.search(pattern, said):
                letter = stream.read(1)
                assert letter, f"it ended, or was ended, before it said {pattern!r}: {said!r}"
                said += letter
        return said

    def finish(self, input: str | None = None) -> tuple[str, str]:
        """Wait for its end: what it printed, and what it complained of."""
        return self.communicate(input, timeout=PATIENCE)

    @contextmanager
    def _hurried(self) -> Iterator[None]:
        """Who reads what it says does not wait for ever: it is killed, and there is no more."""
        timer = threading.Timer(PATIENCE, self.kill)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def end(self) -> None:
        """End it with all that it started; nothing, if that was done already."""
        if self._over:  # by now its number may be another's
            return
        self._over = True
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.pid, signal.SIGKILL)
        else:
            self.kill()
        self.wait(PATIENCE)
        for stream in (self.stdin, self.stdout, self.stderr):
            if stream is not None:
                with suppress(OSError):
                    stream.close()
        keeper.tell(f"-{self.pid}")

    def __exit__(self, *_: object) -> None:
        self.end()


def run(
    command: Command, input: str | None = None, **options: Any
) -> subprocess.CompletedProcess[str]:
    """Run a process to its end, which must come; what it said."""
    pipe = subprocess.PIPE
    given = subprocess.DEVNULL if input is None else pipe
    with Process(command, stdin=given, stdout=pipe, stderr=pipe, **options) as process:
        out, err = process.finish(input)
    return subprocess.CompletedProcess(command, process.returncode, out, err)


# -- what is left ---------------------------------------------------------------------------------

PR_SET_CHILD_SUBREAPER = 36
GRACE = 20.0  # seconds for those who are about to end
# Python's own, which ends with the process that it belongs to.
OURS = "multiprocessing.resource_tracker"


def adopt_orphans() -> None:
    """Become the parent of those whose parents end, on Linux: so they can be found."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def is_running(pid: int) -> bool:
    """Whether it does something: whom nobody buries is dead all the same."""
    return _parent(pid) is not None


def _parent(pid: int) -> int | None:
    """The parent of a process that has not ended."""
    try:
        state, parent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:2]
    except OSError:
        return None
    return None if state in "ZX" else int(parent)


def with_descendants(pid: int) -> list[int]:
    """A process and all that come from it and run, itself first; it alone but on Linux."""
    parents = {
        int(each.name): _parent(int(each.name))
        for each in Path("/proc").glob("[0-9]*")
        if sys.platform == "linux"
    }
    found, new = [pid], {pid}
    while new:
        new = {each for each, parent in parents.items() if parent in new}
        found += new
    return found


@contextmanager
def standing_still(pid: int) -> Iterator[None]:
    """A process and all that come from it are paused; the keeper knows, for they cannot end."""
    paused = with_descendants(pid)
    try:
        for each in paused:
            keeper.tell(f"+{each}")
            os.kill(each, signal.SIGSTOP)
        yield
    finally:
        for each in paused:
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGCONT)
            if each != pid:
                keeper.tell(f"-{each}")


def descendants() -> dict[int, str]:
    """All processes that come from this one and run, with their commands; none but on Linux."""
    found = {pid: _command(pid) for pid in with_descendants(os.getpid())[1:]}
    if keeper.process is not None:
        found.pop(keeper.process.pid, None)
    return {pid: command for pid, command in found.items() if OURS not in command}


def end_all(spared: Collection[int]) -> list[str]:
    """Let everybody who comes from this process end; the commands of those who had to be ended."""
    late = time.monotonic() + GRACE
    while left := {pid: each for pid, each in descendants().items() if pid not in spared}:
        if time.monotonic() > late:
            break
        time.sleep(0.05)
    for pid in left:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    return list(left.values())


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode().strip()
    except OSError:
        return ""
