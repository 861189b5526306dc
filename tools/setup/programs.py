"""Running other programs: with the output in a log, with the terminal, or beside something else."""

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
LOG = BUILD / "setup.log"
LOG_NAME = "build/setup.log"
LOG_LIMIT = 1_000_000

# Inside an activated .venv this is still the Python that .venv was made from.
BASE_PYTHON: str = getattr(sys, "_base_executable", None) or sys.executable

Command = list[str | Path]
Hear = Callable[[str], None]


class Trouble(Exception):
    """What went wrong or is missing, in one sentence for whoever sits at the terminal."""

    def __init__(self, message: str, code: int = 1, output: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.output = output


def say(line: str) -> None:
    print(line, flush=True)


def logged(command: Command, env: Mapping[str, str] | None = None, hear: Hear | None = None) -> int:
    """Run a command of the set-up with its output in the log, where it disturbs nobody; `hear` is
    told every line as well."""
    with LOG.open("ab") as log:
        log.write(f"\n$ {shlex.join(map(str, command))}\n".encode())
        log.flush()
        out: int | IO[bytes] = log if hear is None else subprocess.PIPE
        with subprocess.Popen(
            command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=out, stderr=log
        ) as process:
            if hear is not None and process.stdout is not None:
                for line in process.stdout:
                    log.write(line)
                    log.flush()
                    hear(line.decode(errors="replace").rstrip())
        return process.returncode


def must(
    command: Command, what: str, env: Mapping[str, str] | None = None, hear: Hear | None = None
) -> None:
    """Run a command of the set-up; if it fails, that is trouble, with all that it said."""
    start = LOG.stat().st_size if LOG.exists() else 0
    if logged(command, env, hear) != 0:
        output = LOG.read_bytes()[start:].decode(errors="replace")
        raise Trouble(f"{what} failed (see {LOG_NAME}).", output=output)


def shorten_log() -> None:
    """Begin the log anew when it is long."""
    with suppress(OSError):  # none yet, or another process writes to it and the system minds
        if LOG.stat().st_size > LOG_LIMIT:
            LOG.unlink()


def quiet(command: Command, env: Mapping[str, str] | None = None) -> int:
    """The exit code of a command whose output says nothing to anybody."""
    no = subprocess.DEVNULL
    return subprocess.run(command, cwd=ROOT, env=env, stdin=no, stdout=no, stderr=no).returncode


def hand_over(command: Command, env: Mapping[str, str] | None = None) -> int:
    """Give the terminal to a command until it ends.

    Ctrl+C reaches the command as well; it may save a game or ask first, so we wait for it.
    """
    interrupted = False
    process = subprocess.Popen(command, cwd=ROOT, env=env)
    while True:
        try:
            code = process.wait()
        except KeyboardInterrupt:
            interrupted = True
            continue
        if interrupted and code != 0:
            raise KeyboardInterrupt
        return code if code >= 0 else 128 - code


@contextmanager
def meanwhile(command: Command) -> Iterator[Callable[[], int]]:
    """Run a command beside something else; what is given waits for it and shows what it said."""
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8") as process:

        def finish() -> int:
            print(process.communicate()[0], end="", flush=True)
            return process.returncode

        try:
            yield finish
        finally:
            process.kill()


@contextmanager
def alone(what: str, wait: bool = True) -> Iterator[bool]:
    """Let one process at a time do this, so that two terminals do not spoil each other's work.

    Given is whether it is our turn, which it always is for those who wait. A process that dies
    lets the next one in.
    """
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{what}.lock").open("a") as file:
        ours = _lock(file)
        if not ours and wait:
            say("Waiting for another set-up to end…")
            ours = _lock(file, wait=True)
        yield ours


def _lock(file: IO[str], wait: bool = False) -> bool:
    """Lock a file until it is closed; False if another process has it and we do not wait."""
    if sys.platform == "win32":
        import msvcrt

        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
                return True
            except OSError:
                if not wait:
                    return False
                time.sleep(0.2)
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    return True


def replace_text(path: Path, text: str) -> None:
    """Write all of a file or nothing of it."""
    path.parent.mkdir(exist_ok=True)
    unfinished = path.with_name(f"{path.name}.unfinished")
    unfinished.write_text(text, encoding="utf-8")
    os.replace(unfinished, path)


def text_of(path: Path) -> str:
    """What a file says; nothing if there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""
