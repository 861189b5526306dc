"""Hostile records: whatever they hold, a terminal is told letters and nothing else."""

import re
import unicodedata
from pathlib import Path

import pytest

from tests.cli.conftest import Ask, ask

__all__ = ["ask"]

RECORD = Path(__file__).resolve().parents[1] / "golden" / "spor" / "held.record"
UNSEEN = ("Cc", "Cf", "Zl", "Zp")
OURS = re.compile(r"\x1b\[[0-9;]*m")  # colours
EVIL = [
    "\x1b[2J\x1b]0;owned\x07",  # clears the screen, renames the window
    "\x9b2J",  # the same in one letter
    "a\rplansza: all good",
    "\x08\x08\x7f",
    "\u202eevil\u2066\u200f",  # turns letters round
    "\u200b\ufeff\u2028line",
]


def unseen(text: str) -> list[str]:
    """Letters that do something else than to be seen."""
    kept = OURS.sub("", text).replace("\n", "")
    return sorted({each for each in kept if unicodedata.category(each) in UNSEEN})


@pytest.mark.parametrize("evil", EVIL, ids=ascii)
def test_a_hostile_record(ask: Ask, tmp_path: Path, evil: str) -> None:
    """Evil in every line of a good record, at its beginning, in the middle, at its end."""
    lines = RECORD.read_text("utf-8").splitlines()
    places = [0, 1, 2, 3, 4, 14, 16, 17, len(lines) - 2, len(lines) - 1]
    path = tmp_path / "evil.record"
    told = 0
    for place in places:
        line = lines[place]
        for spoilt in (evil + line, f"{line} {evil}", line[: len(line) // 2] + evil, line + evil):
            text = "\n".join([*lines[:place], spoilt, *lines[place + 1 :], ""])
            path.write_bytes(text.encode("utf-8", "surrogatepass"))
            said = ask("replay", str(path), "--all")
            assert unseen(said.out + said.err) == [], (place, said)
            told += bool(said.err)
    assert told  # some of them quote what they refuse


def test_a_hostile_name_of_a_file(ask: Ask, tmp_path: Path) -> None:
    for evil in EVIL:
        said = ask("replay", str(tmp_path / f"{evil}.record"))
        assert said.code == 2
        assert unseen(said.err) == []


def test_our_own_colours_survive(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    said = ask("replay", str(RECORD))
    assert said.code == 0
    assert OURS.search(said.out)
    assert unseen(said.out) == []
