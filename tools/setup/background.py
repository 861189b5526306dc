"""Compiling the rules while somebody plays already.

A process of its own does it, at low priority and with a pipe to the one that plays. It says what it
does in lines, and when the pipe closes, for whatever reason, it ends with all that it has started.
What it leaves unfinished is never used: folders and manifests get their names last.
"""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from tools.setup.environment import PYTHON
from tools.setup.programs import LOG, LOG_NAME, ROOT, Trouble, alone, say
from tools.setup.progress import Progress
from tools.setup.rules import cannot_compile, compile_alone, tell_once

NICE = 15  # more than the bots' processes: whoever plays comes first
DONE, FAILED, NOT_OURS = 0, 3, 4  # how it ends; NOT_OURS: another terminal compiles
PATIENCE = 5.0  # seconds for its end
COMPILED = "The rules are compiled: bots use them from now on, the server after its next start."


# --- The side that plays ------------------------------------------------------------------------


@contextmanager
def compiling_meanwhile(shown: bool) -> Iterator[None]:
    """Compile the rules beside something else, unless that is done or cannot be done here.

    If it is not shown, because a game has the terminal, a failure is told afterwards.
    """
    reason = cannot_compile()
    if reason:
        tell_once(reason)
        yield
        return
    with LOG.open("ab") as log:
        process = subprocess.Popen(
            [PYTHON, "-m", "tools.setup.background"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            start_new_session=True,  # Ctrl+C is not for it
            creationflags=_windows_flags(),
        )
    watch = Watch(process, shown)
    watch.start()
    try:
        yield
    finally:
        watch.hang_up()
        if not shown:
            watch.tell()


def _windows_flags() -> int:
    if sys.platform == "win32":
        return subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS
    return 0


class Watch(threading.Thread):
    """Shows what the process does, and how it ended if it was not ended by us."""

    def __init__(self, process: subprocess.Popen[bytes], shown: bool) -> None:
        super().__init__(daemon=True)
        self._process = process
        self._shown = shown
        self._last = ""
        self._hung_up = False

    def run(self) -> None:
        with Progress("Compiling the rules meanwhile") as progress:
            for line in self._lines():
                self._last = line
                if self._shown and not self._hung_up:
                    progress.show(line)
        self._process.wait()
        if self._shown:
            self.tell()

    def hang_up(self) -> None:
        """End the process if it has not ended, and see that it is gone."""
        assert self._process.stdin is not None
        self._hung_up = self._process.poll() is None
        self._process.stdin.close()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
        self.join(PATIENCE)

    def _lines(self) -> Iterator[str]:
        out: IO[bytes] | None = self._process.stdout
        assert out is not None
        return (line.decode(errors="replace").rstrip() for line in out)

    def tell(self) -> None:
        """What has become of it; nothing if we ended it or another terminal does it."""
        code = self._process.returncode
        if self._hung_up:
            return
        if code == DONE:
            tell_once("")
            if self._last and self._shown:
                say(COMPILED)
        elif code == FAILED:
            tell_once(self._last)
        elif code != NOT_OURS:
            tell_once(f"compiling the rules failed (see {LOG_NAME})")


# --- The side that compiles ---------------------------------------------------------------------


def main() -> int:
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=end_with_the_pipe, daemon=True).start()
    with alone("compile", wait=False) as ours:
        if not ours:
            return NOT_OURS
        try:
            compile_alone(again=False, step=say)
        except Trouble as trouble:
            say(str(trouble).rstrip("."))
            return FAILED
    return DONE


def end_with_the_pipe() -> None:
    """End this process and all that it has started as soon as nobody holds the pipe any more."""
    while os.read(0, 1024):  # not by sys.stdin, whose lock would spoil the end of Python
        pass
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(FAILED)


if __name__ == "__main__":
    sys.exit(main())
