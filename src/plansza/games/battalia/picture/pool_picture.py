"""The pool: stacks by their top cards, luck, Great Artefacts on display, elixirs."""

from collections.abc import Iterable

from plansza.core.kit import SLIP, Box, slot
from plansza.core.picture import INK, edge, paper, remembered, tag, text, thing, use
from plansza.games.battalia.picture.art import pieces
from plansza.games.battalia.picture.art.colours import BRIGHT, DEEP, PAPERS
from plansza.games.battalia.picture.art.names import artefact_art, unit_art
from plansza.games.battalia.picture.faces import fitted, great_effect
from plansza.games.battalia.picture.sheet import Sheet
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
)
from plansza.games.battalia.rules.state import stack_colours
from plansza.games.battalia.rules.variants.elixirs import FLASK_FIELDS

STACK_NAMES = (*RANK_NAMES[:RANKS], *ARTEFACT_NAMES, *SHAPE_NAMES[: STACKS - S_TERRAIN])
NEUTRALS = 3  # supplies, stardust, chests


class Pool(Sheet):
    """The stacks of one view, each by its top card."""

    def stacks(self) -> Iterable[tuple[str, str]]:
        """Units, artefacts, terrain."""
        for stack, name in enumerate(STACK_NAMES):
            place = stack if stack < RANKS else stack + NEUTRALS
            count = len(stack_colours(self.board, stack))
            colour = self.board.top[stack]
            id = f"stack-{name}"
            yield id, _stack(id, self.label(stack), self.layout.stack_box(place), stack, colour,
                             count, self.layout.letters, id in self.lit)  # fmt: skip

    def label(self, stack: int) -> str:
        """What a stack holds and shows."""
        name = self.stack_name(stack)
        colour = self.board.top[stack]
        shown = COLOUR_NAMES[colour] if 0 <= colour < COLOURS else "none"
        count = len(stack_colours(self.board, stack))
        return self.words("stack-shown", name=name, colour=shown, count=count)

    def stack_name(self, stack: int) -> str:
        """What lies in a stack."""
        if stack < RANKS:
            return self.words("unit-rank", rank=RANK_NAMES[stack], form="nom")
        if stack < S_TERRAIN:
            return self.words("artefact-type", type=ARTEFACT_NAMES[stack - RANKS], form="nom")
        return self.words("shape", shape=SHAPE_NAMES[stack - S_TERRAIN])

    def rest(self) -> Iterable[tuple[str, str]]:
        """Supplies, stardust, chests; the storm with its last card; Fate."""
        board, words, layout = self.board, self.words, self.layout
        for at, (name, symbol, count) in enumerate((
            ("Supply", "bt-supply", board.supplies), ("Dust", "bt-dust", board.dust),
            ("Chest", "bt-chest", board.chests),
        )):  # fmt: skip
            said = words("neutral-card", kind=name, form="nom")
            label = words("stack-shown", name=said, colour="none", count=count)
            id = f"stack-{name}"
            yield id, _heap(id, label, layout.stack_box(RANKS + at), symbol, count, layout.letters,
                            id in self.lit)  # fmt: skip
        label = words("storm-deck", count=len(board.storms))
        yield "storm-deck", _deck("storm-deck", label, layout.luck_box(0), "bt-ring-storm",
                                  len(board.storms), layout.letters, False)  # fmt: skip
        if board.spent:
            last = board.spent[-1] + 1
            label = words("storm-last", number=last, effect=words(f"storm-{last}-effect"))
            yield f"spent-{last}", _luck(f"spent-{last}", label, layout.luck_box(1), last,
                                         layout.letters)  # fmt: skip
        label = words("fate-deck", count=len(board.fates))
        yield "fate", _deck("fate", label, layout.luck_box(2), "bt-fate-3", len(board.fates),
                            layout.letters, "fate" in self.lit)  # fmt: skip

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
            yield id, _great(id, label, box, kind - GREAT, said, self.layout.letters,
                             id in self.lit)  # fmt: skip

    def flasks(self) -> Iterable[tuple[str, str]]:
        """C23: the elixirs, for sale or with their owners."""
        if not self.view.options.bilkarr:
            return
        area, board = self.layout.flasks, self.board
        step = area.width / ELIXIRS
        for elixir, name in enumerate(ELIXIR_NAMES):
            owner, day, used = board.flasks[elixir * FLASK_FIELDS : (elixir + 1) * FLASK_FIELDS]
            id = f"flask-{name}"
            said = self.words("elixir", elixir=name)
            effect = self.words(f"elixir-{name}-effect")
            hue = board.colour[owner] if owner != NOBODY else NOBODY
            box = Box(round(area.x + elixir * step, 1), area.y, round(step - 5, 1), area.height)
            yield id, _flask(id, f"{said}: {effect}", box, elixir, said, hue, day, bool(used),
                             self.layout.letters, id in self.lit)  # fmt: skip


@remembered
def _stack(
    id: str, label: str, box: Box, stack: int, colour: int, count: int, letters: float, lit: bool
) -> str:
    """A stack by its top card: its art in its colours, its emblem, how many there are."""
    if colour == NOTHING:
        return thing(id, label, tag("title", label), slot(box), edge(*box), lit=lit)
    side = min(box.width - 6, box.height - 6)
    if stack >= S_TERRAIN:
        shape = stack - S_TERRAIN
        art = pieces.tile(box.x + 3, box.y + 3, side, colour, EXITS[shape])
        if shape >= CITY:
            art += use("bt-city-2", box.x + 3, box.y + 1, side, side, color=DEEP[colour],
                       fill=BRIGHT[colour])  # fmt: skip
    else:
        head: str | int = (
            colour if colour < COLOURS else "fanatic" if colour == FANATIC else "unbound"
        )
        hue = min(colour, COLOURS)
        symbol = unit_art(head, stack) if stack < RANKS else artefact_art(stack - RANKS)
        art = use(symbol, box.x + 3, box.y + 2, side, side, color=DEEP[hue], fill=BRIGHT[hue])
    fill = PAPERS[min(colour, COLOURS)]
    emblem = "" if colour >= COLOURS else pieces.emblem(
        box.x + 3, box.bottom - letters - 3, letters + 1, colour)  # fmt: skip
    number = counted(count, box, letters)
    return thing(id, label, tag("title", label), paper(*box, fill, 6), art, emblem, number,
                 edge(*box), lit=lit)  # fmt: skip


@remembered
def _heap(id: str, label: str, box: Box, symbol: str, count: int, letters: float, lit: bool) -> str:
    """Something without a faction."""
    side = min(box.width - 10, box.height - 12)
    art = use(symbol, box.x + 5, box.y + 3, side, side, color=DEEP[NEUTRAL], fill=BRIGHT[NEUTRAL])
    number = counted(count, box, letters)
    return thing(id, label, tag("title", label), paper(*box, PAPERS[NEUTRAL], 6), art, number,
                 edge(*box), lit=lit)  # fmt: skip


@remembered
def _deck(id: str, label: str, box: Box, sign: str, count: int, letters: float, lit: bool) -> str:
    """Cards face down."""
    width = min(box.width, box.height / 1.4)
    place = Box(box.x, box.y, width, width * 1.4)
    return thing(id, label, tag("title", label), pieces.card_back(box.x, box.y, width, sign),
                 counted(count, place, letters), edge(*place), lit=lit)  # fmt: skip


def counted(count: int, box: Box, letters: float) -> str:
    """How many there are, in the lower right corner."""
    width = len(str(count)) * letters * 0.6 + 7
    plate = tag("rect", x=round(box.right - width - 1, 1), y=box.bottom - letters - 2, width=width,
                height=letters + 1, rx=4, fill="#fffaf0", fill_opacity=".82")  # fmt: skip
    return plate + text(count, box.right - 4, box.bottom - 4, letters, text_anchor="end",
                        font_weight=700, fill=INK)  # fmt: skip


@remembered
def _luck(id: str, label: str, box: Box, number: int, letters: float) -> str:
    """The storm that broke last."""
    side = min(box.width - 6, box.height - 10)
    art = use(f"bt-storm-{number}", box.middle - side / 2, box.y + 3, side, side, color="#4a2f5c",
              fill="#a57cc0")  # fmt: skip
    return thing(id, label, tag("title", label), paper(*box, "#e3d8ea", 6), art,
                 counted(number, box, letters), edge(*box))  # fmt: skip


@remembered
def _great(id: str, label: str, box: Box, great: int, name: str, letters: float, lit: bool) -> str:
    side = box.height - letters - 10
    art = use(f"bt-great-{great}", box.middle - side / 2, box.y + 3, side, side, color="#4a2f5c",
              fill="#a57cc0")  # fmt: skip
    said = fitted(name, box.middle, box.bottom - 5, letters, box.width - 8, text_anchor="middle",
                  fill=INK)  # fmt: skip
    return thing(id, label, tag("title", label), paper(*box, "#efe6f4", 7), art, said,
                 edge(*box, 7), lit=lit)  # fmt: skip


@remembered
def _flask(
    id: str, label: str, box: Box, elixir: int, name: str, owner: int, day: int, used: bool,
    letters: float, lit: bool,
) -> str:  # fmt: skip
    side = box.height - letters - 8
    art = use(f"bt-elixir-{elixir}", box.middle - side / 2, box.y + 3, side, side,
              opacity=".45" if used else None)  # fmt: skip
    said = fitted(name, box.middle, box.bottom - 5, letters, box.width - 6, text_anchor="middle",
                  fill=INK)  # fmt: skip
    whose = "" if owner < 0 else pieces.emblem(box.x + 4, box.y + 4, letters + 6, owner)
    days = text(f"{day}/3", box.right - 4, box.y + letters + 1, letters, text_anchor="end",
                font_weight=700) if day else ""  # fmt: skip
    return thing(id, label, tag("title", label), paper(*box, SLIP, 7), art, said, whose, days,
                 edge(*box, 7), lit=lit)  # fmt: skip
