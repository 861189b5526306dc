"""The battle over the map: both lines, what their strength is made of, what is still needed."""

from collections.abc import Iterable

from plansza.core.kit import SLIP, WARM, Box
from plansza.core.picture import BOLD, MIDDLE, SANS, Speaker, paper, rect, tag, text, thing
from plansza.games.battalia.picture.art import pieces
from plansza.games.battalia.picture.art.colours import BRIGHT
from plansza.games.battalia.picture.faces import fitted, single
from plansza.games.battalia.picture.layout import Layout, card_height
from plansza.games.battalia.picture.sheet import Lit, Sheet
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules.board import NOBODY, Board
from plansza.games.battalia.rules.components import CARD_NAMES, COLOUR_NAMES, KINDS, NEUTRAL
from plansza.games.battalia.rules.squares import COLUMNS, ROWS, SQUARE_NAMES
from plansza.games.battalia.rules.turn import battle_strength
from plansza.games.battalia.rules.turn.battle_strength import PARTS
from plansza.games.battalia.rules.view import BattaliaView

SIDES = ("attacker", "defender")
FOUGHT = (b.FLEEING, b.JOINING, b.ATTACKING, b.DEFENDING, b.WARY)


def is_fought(board: Board) -> bool:
    """Whether a battle is under way."""
    return bool(board.kinds[0] or board.kinds[1]) or board.phase in FOUGHT


def is_low(board: Board) -> bool:
    """Whether the battle is shown over the lower part of the map: where it is not fought."""
    return board.target // COLUMNS < ROWS // 2


class Arena(Sheet):
    """Draws the battle of one view."""

    def __init__(self, view: BattaliaView, layout: Layout, words: Speaker, lit: Lit) -> None:
        super().__init__(view, layout, words, lit)
        tall = layout.tall

        self.shield = 46.0 if tall else 66.0
        self.card = 40.0 if tall else 56.0
        self.row = 82.0 if tall else 112.0

    def draw(self) -> str:
        """A slip over the upper part of the map; while a hero may flee, only its head."""
        board, area = self.board, self.layout.map
        compact = board.phase in (b.FLEEING, b.PAYING) and board.prey >= 0
        head = self.letters + 14
        high = head if compact else head + 2 * self.row + self.letters + 12
        top = area.bottom - high - 4 if is_low(board) else area.y + 4
        box = Box(area.x + 4, top, area.width - 8, high)
        label = self.words("battle-label", square=SQUARE_NAMES[board.target])
        shapes = [paper(*box, SLIP, 10), self._head(box, label)]
        if not compact:
            top = box.y + head
            for side in (battle_strength.DEFENDER, battle_strength.ATTACKER):
                shapes += self._side(side, Box(box.x + 6, top, box.width - 12, self.row))
                top += self.row
            shapes.append(self._needed(box))
        return tag("g", *shapes, id="battle", role="group", aria_label=label)

    def _head(self, box: Box, label: str) -> str:
        y, size, room = box.y + self.letters + 4, self.letters + 2, box.width - 20
        return fitted(label, box.middle, y, size, room, **MIDDLE, **BOLD)

    def _side(self, side: int, box: Box) -> Iterable[str]:
        """A shield with the total, the cards, and what else counts."""
        board, words = self.board, self.words
        seat = board.side_seat(side)
        colour, who = NEUTRAL, words("neutral-side")
        if seat != NOBODY:
            colour = board.colour[seat]
            who = words("faction", colour=COLOUR_NAMES[colour])
        total = battle_strength.total(board, side)
        label = words("battle-side", side=SIDES[side], who=who, strength=total)
        strip = paper(box.x, box.y + 2, box.width, box.height - 6, "#f3e6c6", 8)
        flag = rect(box.x, box.y + 2, 7, box.height - 6, 3, fill=BRIGHT[colour])
        shield = pieces.battle_shield(box.x + 12, box.y + 5, self.shield, total, colour)
        left = box.x + self.shield + 22
        room = box.right - left - 6
        parts = " · ".join(
            words("battle-part", part=name, value=value)
            for name, value in zip(PARTS, battle_strength.ingredients(board, side), strict=True)
            if value or name == "cards"
        )
        line, y, wide = f"{label} {parts}", box.bottom - 10, box.width - 24
        below = fitted(line, box.x + 14, y, self.letters, wide, font_family=SANS)
        yield thing(f"side-{SIDES[side]}", line, strip, flag, shield, below)
        yield from self._cards(side, left, box.y + 6, room)

    def _cards(self, side: int, left: float, top: float, room: float) -> Iterable[str]:
        """The cards of a line, each with what it counts; many lie over each other."""
        board = self.board
        count = len(board.kinds[side])
        step = min(self.card + 6, (room - self.card) / max(count - 1, 1))
        for at, entry in enumerate(board.kinds[side]):
            kind = entry % KINDS
            id = f"line-{side}-{at + 1}"
            strength = str(board.strengths[side][at])
            label = f"{self.words.thing(CARD_NAMES[kind])}: {strength}"
            box = Box(round(left + at * step, 1), top, self.card, card_height(self.card))
            yield single(id, label, box, kind, "", self.letters, strength, id in self.lit)

    def _needed(self, box: Box) -> str:
        """What the side that acts lacks."""
        board = self.board
        own, other = (battle_strength.total(board, side) for side in (0, 1))
        side = "attacker" if own <= other else "defender"
        lacks = other - own + 1 if own <= other else own - other
        line = self.words("battle-needs", side=side, count=lacks)
        look = {**MIDDLE, "font_family": SANS, **BOLD, "fill": WARM}
        return text(line, box.middle, box.bottom - 9, self.letters, **look)
