"""Text of strangers is shown, not obeyed."""

import logging
import sys

import pytest

from plansza.core.printable import CleanFormatter, printable


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Zażółć gęślą jaźń 😀 ½ “–”", "Zażółć gęślą jaźń 😀 ½ “–”"),
        ("one\ntwo\u00a0three", "one\ntwo\u00a0three"),
        ("\x1b[2J\x00\x7f", "␛[2J␀␡"),
        ("\x9b2J\x85", "\ufffd2J\ufffd"),
        ("\u202eabc\u2069\u200b\ufeff\u2028", "\ufffdabc\ufffd\ufffd\ufffd\ufffd"),
        ("\ud800", "\ufffd"),
        ("a\tb\rc", "a␉b␍c"),
        ("", ""),
    ],
)
def test_printable(text: str, shown: str) -> None:
    assert printable(text) == shown


def test_what_is_kept() -> None:
    assert printable("a\tb\nc", kept="\t") == "a\tb␊c"
    assert printable("a\nb", kept="") == "a␊b"


def record(message: str, *arguments: object) -> logging.LogRecord:
    return logging.LogRecord("plansza", logging.WARNING, "", 0, message, arguments, None)


def test_a_name_writes_no_lines_of_the_log() -> None:
    formatter = CleanFormatter("%(levelname)s %(name)s: %(message)s")
    line = formatter.format(record("no table %s", "x\nERROR plansza: owned\x1b[2J\u202e"))
    assert "\n" not in line
    assert "\x1b" not in line
    try:
        raise ValueError("x\nERROR plansza: owned\x1b[2J")
    except ValueError:
        fault = record("failed")
        fault.exc_info = sys.exc_info()
    text = formatter.format(fault)
    assert "Traceback" in text
    assert "\x1b" not in text
    assert not any(line.startswith("ERROR") for line in text.splitlines())
