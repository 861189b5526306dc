"""Moves as labelled buttons, grouped by kind: for games that have not drawn where to click.

Few moves have a button each. Of many, those of one kind are chosen in two steps: first what their
first part is, as a card, or a stretch of the list; then the move itself.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import ceil, sqrt
from textwrap import wrap
from typing import TYPE_CHECKING

from plansza.core.kit import SLIP, Box
from plansza.core.picture import (
    BOLD,
    INK,
    PAPER,
    SANS,
    Speaker,
    edge,
    number,
    paper,
    tag,
    text,
    thing,
)

if TYPE_CHECKING:
    from plansza.core.contract import Game

FEW = 24  # moves that all have buttons of their own
FEW_OF_A_KIND = 6
MOST_FIRST = 40  # values of a first part that are offered one by one
LEAST_STRETCH = 8
LETTER = 0.56  # of its size: how wide a letter is, on the average
SIZE, LEADING, HIGH, GAP = 16.0, 19.0, 44.0, 8.0
ID = "plain-do-"  # nothing that a game draws itself begins so


@dataclass(frozen=True)
class Choice:
    """Something to click: a move, or what several moves begin with."""

    id: str
    moves: tuple[int, ...]
    first: bool = False  # named by the first part of its moves, not by the moves

    @property
    def is_move(self) -> bool:
        """Whether a click on it is all."""
        return len(self.moves) == 1 and not self.first


@dataclass
class Group:
    """The choices of one kind; of kinds that have a single move, all together."""

    code: str
    choices: list[Choice] = field(default_factory=list)


def groups_of(game: "Game", moves: Sequence[int]) -> list[Group]:
    """How these moves are offered."""
    kinds: dict[str, list[int]] = {}
    for move in moves:
        kinds.setdefault(game.describe(move)[0], []).append(move)
    lone = [found[0] for found in kinds.values() if len(found) == 1]
    few = len(moves) <= FEW
    groups = [
        Group(code, _singles(found) if few else _choices(game, code, found))
        for code, found in kinds.items()
        if len(found) > 1
    ]
    return [*groups, Group("", _singles(lone))] if lone else groups


def _singles(moves: Iterable[int]) -> list[Choice]:
    return [Choice(f"{ID}{move}", (move,)) for move in moves]


def _choices(game: "Game", code: str, moves: list[int]) -> list[Choice]:
    if len(moves) <= FEW_OF_A_KIND:
        return _singles(moves)
    by_first: dict[object, list[int]] = {}
    two_parts = True
    for move in moves:
        facts = game.describe(move)[1]
        two_parts = two_parts and len(facts) > 1
        by_first.setdefault(next(iter(facts.values()), None), []).append(move)
    if two_parts and 1 < len(by_first) <= min(MOST_FIRST, len(moves) - 1):
        return [
            Choice(f"plain-of-{code}-{place}", tuple(found), first=True)
            for place, found in enumerate(by_first.values())
        ]
    stretch = max(LEAST_STRETCH, ceil(sqrt(len(moves))))
    parts = [moves[start : start + stretch] for start in range(0, len(moves), stretch)]
    return [
        Choice(f"plain-of-{code}-{place}", tuple(part)) if len(part) > 1 else _singles(part)[0]
        for place, part in enumerate(parts)
    ]


def paths_of(game: "Game", moves: Sequence[int]) -> dict[int, tuple[str, ...]]:
    """What is clicked for each of these moves."""
    paths: dict[int, tuple[str, ...]] = {}
    for group in groups_of(game, moves):
        for choice in group.choices:
            for move in choice.moves:
                own = f"{ID}{move}"
                paths[move] = (own,) if choice.is_move else (choice.id, own)
    return paths


# -- drawn --------------------------------------------------------------------------------------


class ButtonPanel:
    """Lays the buttons out, from the top of a column; `unit` is a pixel in the picture's units."""

    def __init__(
        self, game: "Game", words: Speaker, lit: frozenset[str], column: Box, unit: float = 1.0
    ) -> None:
        self.game = game
        self.words = words
        self.lit = lit
        self.column = column
        self.unit = unit
        self.width = column.width / unit
        self.down = 0.0
        self.parts: dict[str, str] = {}

    @property
    def bottom(self) -> float:
        """Where the buttons end, in the picture's units."""
        return self.column.y + self.down * self.unit

    def lay(self, moves: Sequence[int]) -> None:
        """All moves, kind by kind; below them what comes second, of which one set is seen."""
        groups = groups_of(self.game, moves)
        for group in groups:
            if group.code:
                self._head(group.code)
            self._row([(choice.id, self._label(choice)) for choice in group.choices])
            self.down += GAP
        top = lowest = self.down
        for choice in [each for group in groups for each in group.choices if not each.is_move]:
            self.down = top
            self._row([(f"{ID}{move}", self.words.move(move)) for move in choice.moves], step=True)
            lowest = max(lowest, self.down)
        self.down = lowest

    def _label(self, choice: Choice) -> str:
        if choice.is_move:
            return self.words.move(choice.moves[0])
        if choice.first:
            name, value = next(iter(self.game.describe(choice.moves[0])[1].items()))
            if name in self.game.things:
                return self.words.thing(str(value))
            return str(value) if isinstance(value, str) else f"{name.replace('_', ' ')} {value}"
        ends = (self.words.move(move) for move in (choice.moves[0], choice.moves[-1]))
        return " … ".join(ends)

    def _head(self, code: str) -> None:
        """The name of a kind on a tag; every button says itself what it does."""
        name, id = self.words.kind(code), f"plain-kind-{code}"
        tab = paper(0, 0, min(self.width, len(name) * 17 * LETTER + 22), 26, PAPER, 5)
        line = text(name, 10, 18.5, 17, **BOLD)
        hidden = {"id": id, "aria_hidden": "true", "transform": self._place(0, self.down)}
        self.parts[id] = tag("g", tab, line, **hidden)
        self.down += 34

    def _place(self, x: float, y: float) -> str:
        left, top = self.column.x + x * self.unit, self.column.y + y * self.unit
        moved = f"translate({number(left)} {number(top)})"
        return moved if self.unit == 1 else f"{moved} scale({number(self.unit)})"

    def _row(self, labels: list[tuple[str, str]], step: bool = False) -> None:
        """Buttons side by side, as many as there is room for; long labels take several lines."""
        wanted = max(len(label) for _, label in labels) * SIZE * LETTER + 26
        count = max(1, min(len(labels), int((self.width + GAP) // (max(wanted, 60) + GAP))))
        share = (self.width - GAP * (count - 1)) / count
        width = share if count < len(labels) else min(share, max(wanted, 120))
        room = int((width - 20) / (SIZE * LETTER))
        for start in range(0, len(labels), count):
            row = [(id, label, wrap(label, room) or [""]) for id, label in labels[start:][:count]]
            high = max(HIGH, max(len(lines) for *_, lines in row) * LEADING + 18)
            for place, (id, label, lines) in enumerate(row):
                where = self._place(place * (width + GAP), self.down)
                self.parts[id] = self._button(id, label, lines, (width, high), where, step)
            self.down += high + GAP

    def _button(
        self,
        id: str,
        label: str,
        lines: list[str],
        size: tuple[float, float],
        where: str,
        step: bool,
    ) -> str:
        box = Box(0, 0, *size)
        look = {"text_anchor": "middle", "font_family": SANS, "fill": INK, "font_weight": "600"}
        top = box.centre + 5.5 - LEADING * (len(lines) - 1) / 2
        shapes = [paper(*box, SLIP, 8), edge(*box, 8)]
        for place, line in enumerate(lines):
            shapes.append(text(line, box.middle, top + LEADING * place, SIZE, **look))
        return thing(id, label, *shapes, lit=id in self.lit, still=True, step=step, transform=where)
