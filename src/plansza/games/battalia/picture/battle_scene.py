"""The battle over the map: who fights whom, both totals, their cards, and what is still needed."""

from collections.abc import Iterable, Sequence
from typing import Final

from plansza.core.kit import SLIP, WARM, Box
from plansza.core.picture import (
    BOLD,
    END,
    MIDDLE,
    SANS,
    Speaker,
    edge,
    paper,
    rect,
    remembered,
    tag,
    text,
    thing,
)
from plansza.games.battalia.picture.art import pieces
from plansza.games.battalia.picture.art.colours import BRIGHT, DEEP, GOLD
from plansza.games.battalia.picture.art.names import emblem_art
from plansza.games.battalia.picture.faces import face, fitted, wrapped
from plansza.games.battalia.picture.layout import Layout, card_height
from plansza.games.battalia.picture.sheet import Lit, Sheet, shortened
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules.board import NOBODY, Board
from plansza.games.battalia.rules.components import CARD_NAMES, KINDS, NEUTRAL
from plansza.games.battalia.rules.squares import COLUMNS, ROWS, SQUARE_NAMES
from plansza.games.battalia.rules.turn import battle_strength
from plansza.games.battalia.rules.turn.battle_news import aim_of
from plansza.games.battalia.rules.turn.battle_strength import ATTACKER, DEFENDER, PARTS
from plansza.games.battalia.rules.view import BattaliaView

SIDES: Final = ("attacker", "defender")
FOUGHT: Final = (b.FLEEING, b.JOINING, b.ATTACKING, b.DEFENDING, b.WARY)
GAP: Final = 6.0
BAR: Final = 12.0  # how high the band is on which the sides push each other


def is_fought(board: Board) -> bool:
    """Whether a battle is under way."""
    return bool(board.kinds[0] or board.kinds[1]) or board.phase in FOUGHT


def is_low(board: Board) -> bool:
    """Whether the battle is shown over the lower part of the map: where it is not fought."""
    return board.target // COLUMNS < ROWS // 2


class Arena(Sheet):
    """Draws the battle of one view: the attack on the left, the defence on the right; on a phone,
    where that would be narrow, one below the other."""

    def __init__(
        self,
        view: BattaliaView,
        layout: Layout,
        words: Speaker,
        lit: Lit,
        names: Sequence[str] = (),
    ) -> None:
        super().__init__(view, layout, words, lit, names)
        self.stacked = layout.tall
        self.total = 38.0 if self.stacked else 52.0  # how large the totals are
        self.wide = layout.map.width - 26  # of a side
        if not self.stacked:
            self.wide /= 2
        self.room = self.wide - self.total * 1.6 - 14  # for the cards of a side
        self.card = 36.0 if self.stacked else 54.0
        self.line = self.letters + (3 if self.stacked else 5)
        self.above = self.letters + (
            11 if self.stacked else 14
        )  # the name of a side over its cards
        most = max(len(kinds) for kinds in view.board.kinds)
        self.rows = 1 if most <= self.across or self.stacked else 2
        if self.rows > 1:  # smaller cards, so that the map is still seen
            self.card = 48.0
        self.high = self.rows * card_height(self.card) + (self.rows - 1) * 4

    @property
    def across(self) -> int:
        """How many cards of a row show what they count."""
        return 1 + int((self.room - self.card) // (self.letters + 8))

    def draw(self) -> str:
        """A slip over the part of the map where the battle is not; while a hero may flee, only its
        head, above the squares to which he may."""
        board, area, line = self.board, self.layout.map, self.line
        compact = board.phase in (b.FLEEING, b.PAYING) and board.prey >= 0
        head = self.above
        bold = self.letters * (0.92 if self.stacked else 1.1)
        needs = [] if compact else wrapped(self._needed(), area.width - 40, bold)
        lines = max(len(self._parts(side)) for side in (ATTACKER, DEFENDER))
        row = self.above + self.high + lines * line + (11 if self.stacked else 12)
        deep = 2 * row if self.stacked else row
        high = head if compact else head + deep + BAR + len(needs) * line + 12
        top = area.bottom - high - 4 if is_low(board) and not compact else area.y + 4
        box = Box(area.x + 4, round(top, 1), area.width - 8, round(high, 1))
        label = self.words("battle-label", square=SQUARE_NAMES[board.target], what=aim_of(board))
        shapes = [paper(*box, SLIP, 10), self._head(box, label)]
        if not compact:
            shapes += self._sides(Box(box.x + GAP, box.y + head, box.width - 2 * GAP, row))
            bar = Box(box.x + 2 * GAP, box.y + head + deep + 4, box.width - 4 * GAP, BAR)
            shapes += [self._balance(bar), *self._verdict(needs, box.middle, bar.bottom)]
        return tag("g", *shapes, id="battle", role="group", aria_label=label)

    def _head(self, box: Box, label: str) -> str:
        y, size, room = box.y + self.letters + 4, self.letters + 2, box.width - 20
        return fitted(label, box.middle, y, size, room, **MIDDLE, **BOLD)

    # -- the sides ----------------------------------------------------------------------------

    def _sides(self, box: Box) -> Iterable[str]:
        """Both sides; the box is that of the first, where they are below each other."""
        if self.stacked:
            yield from self._side(ATTACKER, box)
            yield from self._side(DEFENDER, box._replace(y=box.bottom))
            return
        half = (box.width - GAP) / 2
        for side in (ATTACKER, DEFENDER):
            left = box.x if side == ATTACKER else box.right - half
            yield from self._side(side, Box(round(left, 1), box.y, round(half, 1), box.height))

    def _side(self, side: int, box: Box) -> Iterable[str]:
        """Whose side it is, its total towards the middle, its cards, and what else counts."""
        board, words, letters = self.board, self.words, self.letters
        seat, colour = board.side_seat(side), self._colour(side)
        total = battle_strength.total(board, side)
        who = words("neutral-side") if seat == NOBODY else self.who(seat)
        label = words("battle-side", side=SIDES[side], who=who)
        sign = letters + 10
        room = box.width - sign - 22
        shown = words("battle-side", side=SIDES[side], who=shortened(who, room - 70, letters))
        leads = (total > self._other(side)) if side == ATTACKER else (total >= self._other(side))
        place = Box(box.x, box.y + 2, box.width, box.height - 4)
        plate = _plate(place, shown, colour, self._mirrored(side), leads, letters)
        number = self._total(place, side, total, colour)
        parts = self._parts(side)
        said = f"{label} {total}. {' '.join(parts)}"
        yield thing(f"side-{SIDES[side]}", said, plate, number, *self._below(place, parts))
        yield from self._cards(side, place)

    def _mirrored(self, side: int) -> bool:
        """Whether a side is turned to the one on its left."""
        return side == DEFENDER and not self.stacked

    def _other(self, side: int) -> int:
        return battle_strength.total(self.board, 1 - side)

    def _colour(self, side: int) -> int:
        seat = self.board.side_seat(side)
        return NEUTRAL if seat == NOBODY else self.board.colour[seat]

    def _total(self, box: Box, side: int, total: int, colour: int) -> str:
        """The total, large, next to the other one."""
        size, middle = self.total, self._total_middle(box, side)
        y = box.y + self.above + self.high / 2 + size * 0.35
        return text(total, middle, round(y, 1), size, **MIDDLE, **BOLD, fill=DEEP[colour])

    def _total_middle(self, box: Box, side: int) -> float:
        inner = self.total * 0.8
        return round(box.x + inner if self._mirrored(side) else box.right - inner, 1)

    def _parts(self, side: int) -> list[str]:
        """What the total is made of, in lines as wide as the side."""
        values = battle_strength.ingredients(self.board, side)
        told = [(name, value) for name, value in zip(PARTS, values, strict=True) if value]
        free = self.board.side_seat(side) == NOBODY
        parts = [
            self.words("battle-part", part="guard" if free else name, value=value)
            for name, value in told or [("cards", 0)]
        ]
        parts = [part.replace(" ", "\u00a0") for part in parts]
        return wrapped(" · ".join(parts), self.wide - 17, self.letters * 1.08)

    def _below(self, box: Box, lines: list[str]) -> Iterable[str]:
        letters = self.letters
        top = box.y + self.above + self.high
        for at, line in enumerate(lines):
            y = round(top + (at + 1) * self.line, 1)
            yield text(line, box.x + 10, y, letters, font_family=SANS)

    def _cards(self, side: int, box: Box) -> Iterable[str]:
        """The cards of a line, each with what it counts; many lie over each other."""
        board, wide, high = self.board, self.card, card_height(self.card)
        left = box.right - 8 - self.room if self._mirrored(side) else box.x + 8
        count = len(board.kinds[side])
        across = count if self.rows == 1 else max(self.across, -(-count // self.rows))
        step = min(wide + 6, (self.room - wide) / max(across - 1, 1))
        top = box.y + self.above
        for at, entry in enumerate(board.kinds[side]):
            kind = entry % KINDS
            id = f"line-{side}-{at + 1}"
            strength = str(board.strengths[side][at])
            label = f"{self.words.thing(CARD_NAMES[kind])}: {strength}"
            row, column = divmod(at, across)
            x, y = round(left + column * step, 1), round(top + row * (high + 4), 1)
            place = Box(x, y, wide, high)
            yield _fighter(id, label, place, kind, strength, self.letters, id in self.lit)

    # -- who is ahead -------------------------------------------------------------------------

    def _balance(self, box: Box) -> str:
        """A band: how far each side has pushed the other."""
        totals = [max(battle_strength.total(self.board, side), 0) for side in (0, 1)]
        share = totals[0] / sum(totals) if sum(totals) else 0.5
        return _band(box, round(share, 3), self._colour(ATTACKER), self._colour(DEFENDER))

    def _needed(self) -> str:
        """Who is ahead, and what the other one lacks."""
        own, other = (battle_strength.total(self.board, side) for side in (0, 1))
        if own > other:
            return self.words("battle-needs", side="defender", count=own - other)
        return self.words("battle-needs", side="attacker", count=other - own + 1)

    def _verdict(self, lines: list[str], middle: float, top: float) -> Iterable[str]:
        look = {**MIDDLE, "font_family": SANS, **BOLD, "fill": WARM}
        for at, line in enumerate(lines):
            y = top + (at + 1) * self.line
            yield text(line, round(middle, 1), round(y, 1), self.letters, **look)


@remembered
def _fighter(
    id: str, label: str, box: Box, kind: int, strength: str, letters: float, lit: bool
) -> str:
    """A card of a line; what it counts stands at its lower left, which no other card covers."""
    width, high = box.width, box.height
    size = letters + 3
    plate = paper(-4, high - size - 1, size + 3, size + 5, SLIP, 6)
    number = text(strength, size / 2 - 2, high - 2, size, **MIDDLE, **BOLD)
    shapes = face(kind, width, "", letters, False), plate, number, edge(0, 0, width, high, 6)
    return thing(id, label, *shapes, lit=lit, transform=box.place())


@remembered
def _plate(box: Box, who: str, colour: int, right: bool, leads: bool, letters: float) -> str:
    """The paper of a side, with the emblem and the name at its outer edge; golden if it leads."""
    sign = letters + 10
    strip = paper(*box, "#ffe9ad" if leads else "#f3e6c6", 8)
    if leads:
        inner = box.inside(1.5)
        strip += rect(*inner, 7, fill="none", stroke=GOLD, stroke_width=3)
    x = box.right - sign - 6 if right else box.x + 6
    y = box.y - 3
    badge = paper(round(x, 1), y, sign, sign, BRIGHT[colour], 6)
    emblem = emblem_art(colour) if colour < NEUTRAL else "bt-city-4"
    badge += pieces.sign(emblem, round(x + 3, 1), y + 3, sign - 6, colour)
    at = box.right - sign - 13 if right else box.x + sign + 13
    look = {**END, **BOLD} if right else BOLD
    return strip + badge + text(who, round(at, 1), box.y + letters + 2, letters, **look)


@remembered
def _band(box: Box, share: float, attacker: int, defender: int) -> str:
    """Two papers that meet where the strength of one ends."""
    width = round(box.width * share, 1)
    ground = paper(*box, BRIGHT[defender], 6)
    over = rect(box.x, box.y, width, box.height, 6, fill=BRIGHT[attacker])
    seam = rect(round(box.x + width - 1.5, 1), box.y - 3, 3, box.height + 6, 1, fill="#3a2c18")
    half = rect(round(box.middle - 1, 1), box.y, 2, box.height, fill="#fff", fill_opacity=".7")
    return ground + over + half + seam
