"""The pool: stacks by their top cards, luck, Great Artefacts on display, elixirs."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from plansza.core.kit import SLIP, Box, slot
from plansza.core.picture import (
    BOLD,
    END,
    MIDDLE,
    Speaker,
    edge,
    rect,
    remembered,
    section,
    tag,
    text,
    thing,
    use,
)
from plansza.games.battalia.picture.art import pieces
from plansza.games.battalia.picture.art.colours import PAPERS
from plansza.games.battalia.picture.art.names import artefact_art, unit_art
from plansza.games.battalia.picture.faces import fitted, great_effect, sheet
from plansza.games.battalia.picture.layout import Layout, in_columns
from plansza.games.battalia.picture.sheet import Lit, Sheet, shortened
from plansza.games.battalia.rules.board import NOBODY
from plansza.games.battalia.rules.components import (
    ARTEFACT_NAMES,
    CARD_NAMES,
    CITY,
    COLOUR_NAMES,
    COLOURS,
    ELIXIR_NAMES,
    ELIXIRS,
    EXITS,
    FANATIC,
    GREAT,
    NEUTRAL,
    NOTHING,
    RANK_NAMES,
    RANKS,
    S_TERRAIN,
    SHAPE_NAMES,
    STACKS,
    UNIVERSAL,
)
from plansza.games.battalia.rules.moves import UNTIL_NAMES
from plansza.games.battalia.rules.state import stack_colours
from plansza.games.battalia.rules.variants import silence
from plansza.games.battalia.rules.variants.elixirs import FLASK_FIELDS
from plansza.games.battalia.rules.variants.hidden_draft import unseen

STACK_NAMES = (*RANK_NAMES[:RANKS], *ARTEFACT_NAMES, *SHAPE_NAMES[: STACKS - S_TERRAIN])
NEUTRALS = 3  # supplies, stardust, chests
FLASK_COLUMNS, FLASK_GAP = 3, 4.0


class Pool(Sheet):
    """The stacks of one view, each by its top card."""

    def stacks(self) -> Iterable[tuple[str, str]]:
        """Units, artefacts, terrain."""
        tops = self.board.top
        shown = tuple([(tops[stack], self.size(stack)) for stack in range(len(STACK_NAMES))])
        return _stacks(shown, self.layout, self.letters, self.lit, self.words)

    def size(self, stack: int) -> int:
        """How many cards lie there; C18: cards of a hidden draft could be there, and are not."""
        size = len(stack_colours(self.board, stack))
        return size - unseen(self.board, self.view.seat, stack) if stack < RANKS else size

    def rest(self) -> Iterable[tuple[str, str]]:
        """Supplies, stardust, chests; the storm with its last card; Fate."""
        board, words, layout = self.board, self.words, self.layout
        heaps = ("Supply", board.supplies), ("Dust", board.dust), ("Chest", board.chests)
        for at, (name, count) in enumerate(heaps):
            said = words("neutral-card", kind=name, form="nom")
            label = words("stack-shown", name=said, colour="none", count=count)
            id, symbol, box = f"stack-{name}", f"bt-{name.lower()}", layout.stack_box(RANKS + at)
            yield id, _heap(id, label, box, symbol, count, self.letters, id in self.lit)
        yield "storm-deck", self._deck("storm-deck", "storm-deck", 0, "bt-ring-storm", board.storms)
        if board.spent:
            last = board.spent[-1] + 1
            label = words("storm-last", number=last, effect=words(f"storm-{last}-effect"))
            id = f"spent-{last}"
            yield id, _luck(id, label, layout.luck_box(1), last, self.letters)
        yield "fate", self._deck("fate", "fate-deck", 2, "bt-fate-3", board.fates)

    def _deck(self, id: str, said: str, at: int, sign: str, cards: Sequence[int]) -> str:
        label, box = self.words(said, count=len(cards)), self.layout.luck_box(at)
        return _deck(id, label, box, sign, len(cards), self.letters, id in self.lit)

    def greats(self) -> Iterable[tuple[str, str]]:
        """C16: the Great Artefacts on display."""
        area = self.layout.greats
        shown = self.board.display
        step = area.width / max(len(shown), 5)
        for at, kind in enumerate(shown):
            name = CARD_NAMES[kind]
            id = f"great-{name}"
            label = f"{self.words.thing(name)}: {great_effect(name, self.words)}"
            box = Box(round(area.x + at * step, 1), area.y, round(step - 5, 1), area.height)
            said = self.words("great-short", great=name)
            yield id, _great(id, label, box, kind - GREAT, said, self.letters, id in self.lit)

    def flasks(self) -> Iterable[tuple[str, str]]:
        """C23: the elixirs, for sale or with their owners."""
        area = self.layout.flasks
        high = (area.height - FLASK_GAP) / (ELIXIRS // FLASK_COLUMNS)
        for at, (id, label, flask) in enumerate(self.all_flasks()):
            box = in_columns(area, FLASK_COLUMNS, high, FLASK_GAP, at)
            yield id, _flask(id, label, box, flask, self.letters, id in self.lit)

    def all_flasks(self) -> Iterable[tuple[str, str, "Flask"]]:
        """The id and the label of every elixir, and how it stands."""
        if not self.view.options.bilkarr:
            return
        board = self.board
        for elixir, name in enumerate(ELIXIR_NAMES):
            owner, day, used = board.flasks[elixir * FLASK_FIELDS : (elixir + 1) * FLASK_FIELDS]
            said = self.words("elixir", elixir=name)
            label = f"{said}: {self.words(f'elixir-{name}-effect')}"
            hue = board.colour[owner] if owner != NOBODY else NOBODY
            until = board.silent[owner] if owner != NOBODY else silence.NEVER
            if until:
                label += f" ({self.words('flask-hush', until=UNTIL_NAMES[until - 1])})"
            short = self.words("elixir-short", elixir=name)
            yield f"flask-{name}", label, Flask(elixir, short, hue, day, bool(used), bool(until))


@section
def _stacks(
    shown: tuple[tuple[int, int], ...], layout: Layout, letters: float, lit: Lit, words: Speaker
) -> tuple[tuple[str, str], ...]:
    """All stacks, by the colours of their top cards and their sizes."""
    found = []
    for stack, (colour, count) in enumerate(shown):
        id = f"stack-{STACK_NAMES[stack]}"
        box = layout.stack_box(stack if stack < RANKS else stack + NEUTRALS)
        drawn = _stack(id, box, stack, colour, count, letters, id in lit, words)
        found.append((id, drawn))
    return tuple(found)


def stack_label(stack: int, colour: int, count: int, words: Speaker) -> str:
    """What a stack holds and shows."""
    shown = COLOUR_NAMES[colour] if 0 <= colour < COLOURS else "none"
    return words("stack-shown", name=stack_name(stack, words), colour=shown, count=count)


def stack_name(stack: int, words: Speaker) -> str:
    """What lies in a stack."""
    if stack < RANKS:
        return words("unit-rank", rank=RANK_NAMES[stack], form="nom")
    if stack < S_TERRAIN:
        return words("artefact-type", type=ARTEFACT_NAMES[stack - RANKS], form="nom")
    return words("shape", shape=SHAPE_NAMES[stack - S_TERRAIN])


@remembered
def _stack(
    id: str,
    box: Box,
    stack: int,
    colour: int,
    count: int,
    letters: float,
    lit: bool,
    words: Speaker,
) -> str:
    """A stack by its top card: its art in its colours, its emblem, how many there are."""
    label = stack_label(stack, colour, count, words)
    if colour == NOTHING:
        return thing(id, label, tag("title", label), slot(box), edge(*box), lit=lit)
    side = min(box.width - 6, box.height - 6)
    if stack >= S_TERRAIN:
        shape = stack - S_TERRAIN
        art = pieces.tile(box.x + 3, box.y + 3, side, colour, EXITS[shape])
        if shape >= CITY:
            art += pieces.painted("bt-city-2", box.x + 3, box.y + 1, side, colour)
    else:
        head: str | int = (
            colour if colour < COLOURS else "fanatic" if colour == FANATIC else "unbound"
        )
        symbol = unit_art(head, stack) if stack < RANKS else artefact_art(stack - RANKS)
        art = pieces.painted(symbol, box.x + 3, box.y + 2, side, min(colour, UNIVERSAL))
    if colour < COLOURS:
        art += pieces.emblem(box.x + 3, box.bottom - letters - 3, letters + 1, colour)
    fill = PAPERS[min(colour, UNIVERSAL)]
    return sheet(id, label, box, fill, art, counted(count, box, letters), lit=lit)


@remembered
def _heap(id: str, label: str, box: Box, symbol: str, count: int, letters: float, lit: bool) -> str:
    """Something without a faction."""
    side = min(box.width - 10, box.height - 12)
    art = pieces.painted(symbol, box.x + 5, box.y + 3, side, NEUTRAL)
    return sheet(id, label, box, PAPERS[NEUTRAL], art, counted(count, box, letters), lit=lit)


@remembered
def _deck(id: str, label: str, box: Box, sign: str, count: int, letters: float, lit: bool) -> str:
    """Cards face down."""
    width = min(box.width, box.height / 1.4)
    place = Box(box.x, box.y, width, width * 1.4)
    back = pieces.card_back(box.x, box.y, width, sign) + counted(count, place, letters)
    return thing(id, label, tag("title", label), back, edge(*place), lit=lit)


def counted(count: int, box: Box, letters: float) -> str:
    """How many there are, in the lower right corner."""
    width = len(str(count)) * letters * 0.6 + 7
    place = Box(round(box.right - width - 1, 1), box.bottom - letters - 2, width, letters + 1)
    plate = rect(*place, 4, fill="#fffaf0", fill_opacity=".82")
    return plate + text(count, box.right - 4, box.bottom - 4, letters, **END, **BOLD)


@remembered
def _luck(id: str, label: str, box: Box, number: int, letters: float) -> str:
    """The storm that broke last."""
    side = min(box.width - 6, box.height - 10)
    x, y = box.middle - side / 2, box.y + 3
    art = pieces.painted(f"bt-storm-{number}", x, y, side, UNIVERSAL)
    return sheet(id, label, box, PAPERS[UNIVERSAL], art, counted(number, box, letters))


@remembered
def _great(id: str, label: str, box: Box, great: int, name: str, letters: float, lit: bool) -> str:
    side = box.height - letters - 10
    x, y = box.middle - side / 2, box.y + 3
    art = pieces.painted(f"bt-great-{great}", x, y, side, UNIVERSAL)
    said = fitted(name, box.middle, box.bottom - 5, letters, box.width, **MIDDLE)
    return sheet(id, label, box, "#efe6f4", art, said, round_=7, lit=lit)


class Flask(NamedTuple):
    """An elixir, its owner's colour, and how far it has been drunk."""

    elixir: int
    name: str
    owner: int
    day: int
    used: bool
    hushed: bool  # its owner is not asked


@remembered
def _flask(id: str, label: str, box: Box, flask: Flask, letters: float, lit: bool) -> str:
    """A bottle and its name; with its owner's emblem, and how many of its days have gone."""
    side = box.height - 3
    pale = ".45" if flask.used else None
    shapes = [use(f"bt-elixir-{flask.elixir}", box.x + 3, box.y + 1, side, side, opacity=pale)]
    left, right, low = box.x + side + 6, box.right - 4, box.centre + letters * 0.34
    if flask.day:
        shapes.append(text(f"{flask.day}/3", right, low, letters, **END, **BOLD))
        right -= letters * 1.7
    if flask.hushed:
        right -= letters + 3
        shapes.append(use("bt-time", right, box.centre - letters / 2, letters, letters))
    if flask.owner >= 0:
        right -= letters + 5
        shapes.append(pieces.emblem(right, box.centre - letters / 2 - 1, letters + 2, flask.owner))
    said = shortened(flask.name, right - left, letters * 0.92)
    shapes.append(text(said, left, low, letters))
    return sheet(id, label, box, SLIP, *shapes, round_=7, lit=lit)
