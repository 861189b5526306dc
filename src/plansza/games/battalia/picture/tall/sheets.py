"""The drawers of a phone, which lie over the map."""

from collections.abc import Iterable, Sequence
from typing import Final

from plansza.core import kit
from plansza.core.kit import Box
from plansza.core.picture import (
    BOLD,
    END,
    MIDDLE,
    SANS,
    Speaker,
    edge,
    remembered,
    section,
    text,
    use,
)
from plansza.games.battalia.picture.art import pieces
from plansza.games.battalia.picture.drawers import (
    ALL_GREATS,
    Drawers,
    Explained,
    closing,
    framed,
    great_rows,
    storm_rows,
)
from plansza.games.battalia.picture.faces import wrapped
from plansza.games.battalia.picture.layout import Layout, in_columns
from plansza.games.battalia.picture.pool_picture import Flask
from plansza.games.battalia.picture.sheet import Lit
from plansza.games.battalia.picture.tall.rows import SIDE, Row, as_seen, laid
from plansza.games.battalia.picture.tall.tabs import front
from plansza.games.battalia.rules.components import (
    CARD_NAMES,
    ELIXIR_NAMES,
    UNIVERSAL,
)
from plansza.games.battalia.rules.view import BattaliaView

FOOT: Final = 43.0  # what opens other drawers, at the foot of one
Part = tuple[str, str]


class TallDrawers(Drawers):
    """The drawers of one view."""

    def __init__(self, view: BattaliaView, layout: Layout, words: Speaker, lit: Lit) -> None:
        super().__init__(view, layout, words, lit)
        self.box = layout.map

    # -- drawers ------------------------------------------------------------------------------

    def sheet(self, name: str, things: Iterable[str]) -> Part:
        """A drawer with these things in it."""
        return self._drawer(name, self.box, things)

    def _drawer(self, name: str, box: Box, things: Iterable[str]) -> Part:
        title = self.words(f"drawer-{name}")
        frame = framed(box, title, self.letters) + closing(name, box, self.letters, self.words)
        return f"drawer-{name}", kit.drawer(f"drawer-{name}", title, frame, *things)

    def _told(self, name: str, rows: Sequence[Row], more: Sequence[str] = ()) -> Part:
        """A drawer of rows, as high as it must be, with what opens others at its foot."""
        there = laid(rows, self.layout.greats, self.letters)
        foot = there[-1].box.bottom + (FOOT if more else 0) if there else 0.0
        high = max(self.box.height, foot + 6 - self.box.y)
        box = self.box._replace(height=high)
        return self._drawer(
            name, box, [*as_seen(there, self.letters, self.lit), *self._more(box, more)]
        )

    def own(self) -> Part:
        """The reader's cards, but for those in his hand."""
        return "drawer-shelter", self._own()

    def limbo(self) -> Part:
        """The cards that are out of the game."""
        return "drawer-limbo", self._piles("limbo", [("limbo", self.board.limbo)])

    def luck(self, things: Sequence[Part]) -> Iterable[str]:
        """Storms and Fate with their names beside them; below them what opens other drawers."""
        letters = self.letters
        for id, drawn in things:
            at, said = self._luck_name(id)
            box = self.layout.luck_box(at)
            yield drawn
            left = box.right + 8
            lines = wrapped(said, self.box.right - left - 8, letters)
            for row, line in enumerate(lines):
                y = box.centre + letters * (0.35 + 1.2 * row - 0.6 * (len(lines) - 1))
                yield text(line, left, round(y, 1), letters, font_family=SANS)
        yield from self._more(self.box, ("limbo", "storms"))

    def _luck_name(self, id: str) -> tuple[int, str]:
        """What lies there, and at which place."""
        board, words = self.board, self.words
        if id == "storm-deck":
            return 0, words("storm-deck", count=len(board.storms))
        if id == "fate":
            return 2, words("fate-deck", count=len(board.fates))
        last = board.spent[-1] + 1
        return 1, words("storm-last", number=last, effect=words(f"storm-{last}-effect"))

    def relics(self) -> Part:
        """C16: the Great Artefacts on display, each with its effect."""
        kinds = tuple(self.board.display)
        told = great_rows(kinds, self.owned(), self.words)
        rows = [
            Row(f"great-{CARD_NAMES[kind]}", f"{name}: {effect}", _sign(symbol), name, effect)
            for kind, (symbol, name, effect, _) in zip(kinds, told, strict=True)
        ]
        return self._told("relics", rows, ("greats",))

    def flasks(self, flasks: Iterable[tuple[str, str, Flask]]) -> Part:
        """C23: the elixirs, each with its owner, if it has one, and with its effect."""
        rows = []
        for id, label, flask in flasks:
            art = use(
                f"bt-elixir-{flask.elixir}", 0, 0, SIDE, SIDE, opacity=".45" if flask.used else None
            )
            effect = self.words(f"elixir-{ELIXIR_NAMES[flask.elixir]}-effect")
            rows.append(Row(id, label, art, flask.name, effect, self._marks(flask)))
        return self._told("flasks", rows)

    def _marks(self, flask: Flask) -> str:
        """Whose elixir it is, and how many of its days have gone."""
        size, right, shown = self.letters + 3, self.layout.flasks.width - 6, ""
        if flask.day:
            shown = text(f"{flask.day}/3", right, size - 4, self.letters, **END, **BOLD)
            right -= size * 1.6
        if flask.owner >= 0:
            shown += pieces.emblem(right - size, -1, size, flask.owner)
            right -= size + 4
        if flask.hushed:
            shown += use("bt-time", right - size, -1, size, size)
        return shown

    def _more(self, box: Box, names: Sequence[str]) -> Iterable[str]:
        """At the foot of a drawer: what opens others."""
        foot = Box(box.x + 7, box.bottom - FOOT, box.width - 14, 38)
        for at, name in enumerate(names):
            place = in_columns(foot, len(names), foot.height, 6, at)
            label = self.words(f"more-{name}", count=len(self.board.limbo))
            yield _opener(f"open-{name}", label, f"drawer-{name}", place, self.letters)

    # -- explained ----------------------------------------------------------------------------

    def explained(self) -> Iterable[Part]:
        """C5, A19: all storms, all Great Artefacts, over the whole table."""
        yield self._page("storms", storm_rows(self.spent(), self.words), "")
        rows = great_rows(ALL_GREATS, self.owned(), self.words)
        half = -(-len(rows) // 2)
        yield self._page("greats", rows[:half], "rest")
        yield self._page("rest", rows[half:], "greats")

    def _page(self, name: str, rows: tuple[Explained, ...], other: str) -> Part:
        layout, letters, words = self.layout, self.letters, self.words
        box = Box(2, 2, layout.width - 4, layout.height - 4)
        return self._drawer(name, box, [_page(name, box, letters, rows, other, words)])


@section
def _page(
    name: str,
    box: Box,
    letters: float,
    rows: tuple[Explained, ...],
    other: str,
    words: Speaker,
) -> str:
    """What is on a page of explanations, and what turns it over to the other one."""
    told = [
        Row(f"{name}-{at}", f"{said}: {effect}", _sign(symbol), _marked(said, marked), effect)
        for at, (symbol, said, effect, marked) in enumerate(rows)
    ]
    inside = Box(box.x + 8, box.y + 38, box.width - 16, box.height)
    things = as_seen(laid(told, inside, letters), letters, frozenset())
    if other:
        foot = Box(box.x + 7, box.bottom - FOOT, box.width - 14, 38)
        label = words("more-rest")
        things.append(_opener(f"turn-{other}", label, f"drawer-{other}", foot, letters))
    return "".join(things)


def _sign(symbol: str) -> str:
    return pieces.painted(symbol, 0, 0, SIDE, UNIVERSAL)


def _marked(name: str, marked: bool) -> str:
    return f"{name} •" if marked else name


@remembered
def _opener(id: str, label: str, drawer: str, box: Box, letters: float) -> str:
    """What opens another drawer, in words."""
    said = text(label, box.middle, box.centre + letters * 0.36, letters, **MIDDLE, font_family=SANS)
    return kit.opener(id, label, drawer, front(box), said, edge(*box, 7))
