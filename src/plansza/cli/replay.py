"""`plansza replay`: check a record and tell the game it holds."""

import sys
from pathlib import Path
from textwrap import fill

from plansza.cli.arguments import checked_setup, seat_of
from plansza.cli.board import board_text
from plansza.cli.terminal import STANDARD, Complaint, Terminal
from plansza.core.contract import Event, Game, Position
from plansza.core.record import Record, read_record, replay, start_from
from plansza.games import find
from plansza.words import Words

INDENT = " " * 6


def run(terminal: Terminal, path: str, seat: str | None, everything: bool) -> None:
    """Check first: nothing is told about a record that is not right."""
    words = terminal.words
    if seat is not None and everything:
        raise Complaint(words("error-seat-and-all"))
    record, game = read(terminal, path)
    teller = Teller(terminal, game, record, everything)
    last = teller.check()
    if seat is not None:
        teller.reader = seat_of(words, seat, record.seats)
    teller.tell(last)


def read(terminal: Terminal, path: str) -> tuple[Record, Game]:
    """The record and its game."""
    record = read_record(_text(terminal, path))
    game = find(record.game)
    if record.rules_version == game.rules_version:  # else its options may be others, too
        checked_setup(game, record.seats, record.options)
    return record, game


def _text(terminal: Terminal, path: str) -> str:
    words = terminal.words
    try:
        data = sys.stdin.buffer.read() if path == STANDARD else Path(path).read_bytes()
        return data.decode("utf-8-sig")
    except FileNotFoundError:
        raise Complaint(words("error-no-file", path=path)) from None
    except UnicodeDecodeError:
        raise Complaint(words("error-record-broken", path=path)) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Complaint(words("error-not-read", path=path, why=why)) from None


class Teller:
    """Tells a record to a spectator, to one seat, or with everything that was hidden."""

    def __init__(self, terminal: Terminal, game: Game, record: Record, everything: bool) -> None:
        self.terminal = terminal
        self.game = game
        self.record = record
        self.everything = everything
        self.reader: int | None = None
        self.words: Words = terminal.words_of(game)
        self.names: list[str] = []
        self.told: list[list[Event]] = [[]]  # what each move brought

    def check(self) -> Position:
        """Replay the record, keeping what happened; the last position."""
        return replay(self.game, self.record, self._keep, lambda number, _: self.told.append([]))

    def _keep(self, event: Event) -> None:
        self.told[-1].append(event)

    def tell(self, last: Position) -> None:
        """The whole game, then its result."""
        words = self.words
        self.names = [words.who(seat, ()) for seat in range(self.record.seats)]
        self.terminal.say(words.title(last.setup), style="bold")
        self._show_hidden(start_from(self.game, self.record))
        for number, (seat, text) in enumerate(self.record.moves, start=1):
            self._tell_move(number, seat, text)
        self.terminal.say()
        self.terminal.say(board_text(self.game, last.view(self.reader), words))
        self.terminal.say()
        outcome = last.outcome
        if outcome is not None:
            self.terminal.say(words.outcome(outcome, self.names, self.reader), style="bold")
        self.terminal.say(words("record-good", count=len(self.record.moves)))

    def _show_hidden(self, first: Position) -> None:
        """What the readers of one hand, or of all, saw before the first move."""
        seats = range(self.record.seats) if self.everything else [self.reader]
        for seat in seats:
            if seat is not None:
                self.terminal.say(f"{self.names[seat]}:", style="bold")
                self.terminal.say(board_text(self.game, first.view(seat), self.words))

    def _tell_move(self, number: int, seat: int, text: str) -> None:
        """Hidden moves are hidden in notation, too: only what was told is told."""
        sentences = [each for event in self.told[number - 1] for each in self._sentences(event)]
        mark = f" {text}" if self.everything or seat == self.reader else ""
        self.terminal.say(f"{number:>4}. {self.names[seat]}{mark}", style="dim")
        for sentence in sentences:
            width = self.terminal.out.width
            self.terminal.say(
                fill(sentence, width, initial_indent=INDENT, subsequent_indent=INDENT)
            )

    def _sentences(self, event: Event) -> list[str]:
        """What the reader may know; of everything, what each seat was told besides."""
        if not self.everything or not event.secrets:
            return [self.words.event(event, self.reader, self.names)]
        return [
            f"{self.names[seat]}: {self.words.event(event, seat, self.names)}"
            for seat in sorted(event.secrets)
        ]
