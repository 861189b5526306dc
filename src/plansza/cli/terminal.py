"""What every command works with: the reader's words, the two streams, and files written whole."""

import json
import os
import sys
import tempfile
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from plansza.core.contract import Game
from plansza.core.errors import PlanszaError
from plansza.core.printable import is_unseen, printable
from plansza.words import Words, words_for
from plansza.words.numbers import number, percent

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

LARGEST = 10**12
LONGEST = 12
LAYOUT = "\n\t"  # what may stand between printed letters
STANDARD = "-"  # instead of a file: standard output or input


class Complaint(Exception):
    """Input that cannot be used: one sentence for whoever typed it, in the reader's language."""


class Terminal:
    """One reader of one command."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = words_for(language)

    def words_of(self, game: Game) -> Words:
        """The words at the table of a game."""
        return words_for(self.language, game)

    @cached_property
    def out(self) -> "Console":
        """For what was asked for."""
        return console(stderr=False)

    @cached_property
    def err(self) -> "Console":
        """For progress: it never mixes with what was asked for."""
        return console(stderr=True)

    def say(self, text: "RenderableType" = "", style: str | None = None) -> None:
        """A paragraph, wrapped to the width of the terminal."""
        self.out.print(text, style=style)

    def complain(self, error: Exception) -> None:
        """One line on stderr."""
        text = self._sentence(error) if isinstance(error, PlanszaError) else str(error)
        print(f"plansza: {printable(' '.join(text.split()), kept='')}", file=sys.stderr)

    def _sentence(self, error: PlanszaError) -> str:
        """A number of hundreds of digits, from a corrupt file, is more than Fluent can format."""
        for key, fact in error.facts.items():
            if isinstance(fact, int) and abs(fact) > LARGEST:
                error.facts[key] = str(fact)[:LONGEST] + "…"
        return self.words.error(error)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it."""
        return number(self.language, value, digits)

    def percent(self, share: float) -> str:
        """A share of one, in percent."""
        return percent(self.language, share)

    # -- files ----------------------------------------------------------------------------------

    def check_target(self, path: str | None) -> None:
        """Refuse, before any work is done, a file that could not be written after it."""
        if path is None or path == STANDARD:
            return
        target = Path(path)
        if target.is_dir() or not path:
            raise Complaint(self.words("error-target-folder", path=path or "–"))
        if not target.parent.is_dir():
            raise Complaint(self.words("error-target-missing", path=str(target.parent)))
        if not os.access(target.parent, os.W_OK):
            raise Complaint(self.words("error-target-closed", path=str(target.parent)))

    def write(self, path: str, text: str) -> None:
        """Write the file whole or not at all."""
        target = Path(path)
        try:
            write_whole(target, text)
        except OSError as error:
            reason = error.strerror or "?"
            raise Complaint(self.words("error-not-written", path=path, why=reason)) from error

    def write_json(self, path: str | None, data: dict[str, Any]) -> None:
        """The same as the table, for programs; `-` is standard output."""
        if path is None:
            return
        text = json.dumps(data, indent=2, ensure_ascii=False) + "\n"
        if path == STANDARD:
            sys.stdout.write(escaped(text))
        else:
            self.write(path, text)


def console(stderr: bool) -> "Console":
    """What writes to a terminal, and the one place that cleans what strangers wrote. Colours and
    cursors are no part of the letters yet, so ours survive."""
    from rich.console import Console
    from rich.segment import Segment

    class CleanConsole(Console):
        def render_str(self, text: str, **how: Any) -> "Text":
            return super().render_str(printable(text, kept=LAYOUT), **how)

        def render(self, renderable: Any, options: Any = None) -> Iterable[Segment]:
            for text, style, control in super().render(renderable, options):
                yield Segment(text if control else printable(text, kept=LAYOUT), style, control)

    return CleanConsole(stderr=stderr, highlight=False, markup=False, emoji=False)


def escaped(text: str) -> str:
    """JSON for a terminal: the same data, with what would do something there in digits."""
    if text.replace("\n", "").isprintable():
        return text
    return "".join(
        each if each == "\n" or not is_unseen(each) else json.dumps(each)[1:-1] for each in text
    )


def write_whole(target: Path, text: str) -> None:
    """A draft beside the file takes its place in one step, or vanishes."""
    handle, draft = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.chmod(draft, 0o666 & ~_umask())
        os.replace(draft, target)
    except BaseException:
        os.unlink(draft)
        raise


def _umask() -> int:
    """The permissions a new file does not get; asking means setting, so it is set back."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
