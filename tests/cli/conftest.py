"""Fixtures of the command line's tests."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from plansza.cli import main
from tests.cli.helper import ALWAYS_FIRST, CALLERS


class Said(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


Ask = Callable[..., Said]


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Run a command in this process, in English unless asked otherwise."""
    for name in CALLERS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def run(*arguments: str, stdin: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = main(arguments)
        return Said(code, *capsys.readouterr())

    return run


@pytest.fixture
def record(ask: Ask, tmp_path: Path) -> Path:
    """The record of a finished game."""
    path = tmp_path / "game.txt"
    said = ask(
        "play", "spor", "--seed", "5", "--bot", "random", "--record", str(path), stdin=ALWAYS_FIRST
    )
    assert said.code == 0
    return path
