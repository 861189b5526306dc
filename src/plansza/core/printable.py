"""Text of strangers made fit for a terminal or a log: what commands, hides or turns is shown.

A record, a name or an address may hold escape sequences that clear a screen, rename its window or
write lines which nobody said; and marks that turn the order of letters round.
"""

import logging
import unicodedata
from typing import Any

KEPT = "\n"
UNSEEN = {"Cc", "Cf", "Cs", "Zl", "Zp"}  # controls, formats, halves of letters, other line ends
PICTURES = 0x2400  # of the first 32 controls, one after the other
DELETE, DELETE_PICTURE = 0x7F, "\u2421"
UNKNOWN = "\ufffd"
HIDDEN = "…"


def printable(text: str, kept: str = KEPT) -> str:
    """The text with a sign in place of every letter that would do something, or nothing to see."""
    if text.isprintable():
        return text
    return "".join(each if each in kept or not is_unseen(each) else picture(each) for each in text)


def is_unseen(letter: str) -> bool:
    """Whether a letter is no letter but an order to whatever shows it."""
    return unicodedata.category(letter) in UNSEEN


def picture(letter: str) -> str:
    """A sign that stands for such a letter."""
    code = ord(letter)
    if code < 32:
        return chr(PICTURES + code)
    return DELETE_PICTURE if code == DELETE else UNKNOWN


class Private:
    """Something for the log that may name players, cards or addresses: shown where the host has
    asked for details, and nowhere else."""

    def __init__(self, said: object) -> None:
        self._said = said

    def __str__(self) -> str:
        return HIDDEN

    def detail(self) -> str:
        """What it is."""
        return str(self._said)


class CleanFormatter(logging.Formatter):
    """For logs: an event is one line, whatever names it quotes, and its trace is indented."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        return printable(super().formatMessage(record), kept="")

    def formatException(self, ei: Any) -> str:  # noqa: N802
        return printable(super().formatException(ei)).replace("\n", "\n  ")
