"""Which move an answer names.

Looked for, in this order: the last line that says `MOVE: …` (or `"move": "…"`, as in JSON), else
the last line in which there is a move in notation. Markdown, quotes, brackets and full stops around
it do not matter, nor do capitals. If that line names several different moves, nobody guesses.

A notation may be a word of its language, as `draw`. So in a line of prose a plain word counts only
in quotes, or when it is the whole line.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from plansza.core.contract import Game
from plansza.core.errors import BadNotation

THOUGHTS = re.compile(r"<(think|thinking|reasoning)>.*?</\1>", re.DOTALL | re.IGNORECASE)
MARKED = re.compile(
    r"""["'*_`#]*\b(?:move|ruch|action)\b["'*_`]*\s*[:=]\s*(?P<rest>[^\n]*)""", re.IGNORECASE
)
AROUND = "\"'`*_.,;:!?[]{}<„”“’‘«» "
BRACKETS = "()"
MOST_SAID = 80  # characters of what could not be read


@dataclass(frozen=True)
class Reading:
    """What was found: one move, several, or none; then what stood where one should be."""

    moves: tuple[int, ...]
    said: str = ""

    @property
    def move(self) -> int | None:
        """The move, if there is just one."""
        return self.moves[0] if len(self.moves) == 1 else None


def read_answer(game: Game, legal: list[int], text: str) -> Reading:
    """Find the move that an answer names; whether it is legal is another question, but of moves
    that differ only in capitals a legal one is meant."""
    told = THOUGHTS.sub(" ", text)
    reader = _Reader(game, legal)
    marked = list(MARKED.finditer(told))
    if marked:
        rest = marked[-1]["rest"]
        found = reader.moves_in(rest, prose=False)
        return Reading(found, "" if found else _short(rest))
    for line in reversed(told.splitlines()):
        if found := reader.moves_in(line, prose=True):
            return Reading(found)
    return Reading((), _short(told))


def _short(text: str) -> str:
    """The beginning of the last line of a text, without what is around it."""
    lines = [line.strip(AROUND) for line in text.splitlines() if line.strip(AROUND)]
    return lines[-1][:MOST_SAID] if lines else ""


class _Reader:
    """Reads words as moves."""

    def __init__(self, game: Game, legal: list[int]) -> None:
        self.game = game
        self.legal: dict[str, list[int]] = {}
        for move in legal:
            self.legal.setdefault(game.write_move(move).casefold(), []).append(move)

    def moves_in(self, line: str, prose: bool) -> tuple[int, ...]:
        """All the different moves of a line, in their order."""
        for whole in _peelings(line.strip()):
            if moves := self.move_of(whole):
                return moves
        found: list[int] = []
        for word in line.split():
            moves = self._bare(word, prose)
            found += [move for move in moves if move not in found]
        return tuple(found)

    def _bare(self, word: str, prose: bool) -> tuple[int, ...]:
        for bare in _peelings(word):
            plain = prose and bare.isalpha() and not _is_quoted(word, bare)
            if not plain and (moves := self.move_of(bare)):
                return moves
        return ()

    def move_of(self, text: str) -> tuple[int, ...]:
        """The move written so; without regard to capitals among the legal ones, where one notation
        may then stand for two of them."""
        try:
            return (self.game.read_move(text),)
        except BadNotation:
            return tuple(self.legal.get(text.casefold(), ()))


def _peelings(word: str) -> Iterator[str]:
    """A text, then without what is around it, then without brackets: one pair, then all, for some
    may be its own."""
    yield word
    bare = word.strip(AROUND)
    yield bare
    if bare.startswith("(") and bare.endswith(")"):
        yield bare[1:-1]
    yield bare.strip(AROUND + BRACKETS)


def _is_quoted(word: str, bare: str) -> bool:
    """Whether a word stands in quotes or is set off by Markdown."""
    before, _, after = word.partition(bare)
    return bool(before) and bool(after) and before[-1] in "\"'`*_„“”«‘" and after[0] in "\"'`*_”“»’"
