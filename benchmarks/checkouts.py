"""Two checkouts measured in turn: for each a process that imports nothing but its own sources.

A script starts itself anew for every checkout, and the two sides talk in JSON, a line each way.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent


class Checkout:
    """The measuring process of one checkout; `about` is what it said of itself at first."""

    def __init__(self, path: Path, script: str, *arguments: str) -> None:
        places = os.pathsep.join((str(path / "src"), str(HERE)))
        env = {**os.environ, "PYTHONPATH": places, "PYTHONHASHSEED": "0"}
        self._process = subprocess.Popen(
            [sys.executable, "-P", script, "--worker", *arguments],
            env=env,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.about = self._read()
        if Path(self.about["source"]) != path:
            raise SystemExit(f"{path} was asked for, {self.about['source']} was found")

    def __enter__(self) -> "Checkout":
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def ask(self, *question: Any) -> Any:
        """What the process answers."""
        assert self._process.stdin is not None
        print(json.dumps(question), file=self._process.stdin, flush=True)
        return self._read()

    def _read(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("a measuring process died; what it said stands above")
        return json.loads(line)


def answer(what: Any) -> None:
    """What the measuring process says to whoever asks it."""
    print(json.dumps(what), flush=True)
