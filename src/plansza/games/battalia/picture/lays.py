"""Where a card may be laid on the map, and in which turns."""

from collections.abc import Iterable, Sequence

from plansza.core import kit
from plansza.core.kit import SLIP, Box
from plansza.core.picture import (
    INK,
    edge,
    paper,
    path,
    remembered,
    tag,
    thing,
    use,
)
from plansza.games.battalia.picture.art import pieces
from plansza.games.battalia.picture.layout import SQUARE, corner, shown
from plansza.games.battalia.picture.sheet import Sheet
from plansza.games.battalia.rules.components import CITY, EXITS, MASKS, ROTATIONS, S_TERRAIN
from plansza.games.battalia.rules.moves import MOVES, PLACE
from plansza.games.battalia.rules.squares import COLUMNS, ROWS, SQUARE_NAMES

GAP = 8.0


class Lays(Sheet):
    """The ghosts of the card that is being laid, on every square where it fits. Where it fits in
    several turns, a click on the square shows them, large enough for a thumb."""

    def draw(self, choices: Sequence[int]) -> Iterable[str]:
        """All of them, the turns to choose from above the others."""
        turns: dict[int, list[int]] = {}
        for move in choices:
            kind, square, turn = MOVES.parts(move)
            if kind is PLACE:
                turns.setdefault(square, []).append(turn)
        for square, fits in turns.items():
            yield self._ghost(square, fits)
        for square, fits in turns.items():
            if len(fits) > 1:
                places = zip(fits, self._around(square, len(fits)), strict=True)
                yield from [self._lay(square, turn, box) for turn, box in places]

    def _hue(self) -> int:
        return self.board.top[S_TERRAIN + self.board.arg]

    def _ghost(self, square: int, fits: Sequence[int]) -> str:
        shape, several = self.board.arg, len(fits) > 1
        exits = EXITS[shape] if several else MASKS[shape * ROTATIONS + fits[0]]
        id = f"ghost-{SQUARE_NAMES[square]}"
        return ghost(id, *corner(square), self._hue(), exits, shape >= CITY, several)

    def _lay(self, square: int, turn: int, box: Box) -> str:
        shape = self.board.arg
        id = f"lay-{SQUARE_NAMES[square]}-{turn}"
        label = self.words.move(PLACE.at(square, turn))
        exits = MASKS[shape * ROTATIONS + turn]
        return lay(id, label, box, self._hue(), exits, shape >= CITY, id in self.lit)

    def _around(self, square: int, count: int) -> list[Box]:
        """Places for so many turns: a row below the square, or above it in the lower half."""
        side, whole = SQUARE - GAP, shown(self.board, self.layout)
        x, y = corner(square)
        wide = count * (side + 2 * GAP)
        left = _kept(x + (SQUARE - wide) / 2, whole.x, whole.right - wide) + GAP
        below = square // COLUMNS < ROWS // 2
        row = Box(left, y + SQUARE + 3 * GAP if below else y - side - 3 * GAP, wide, side)
        return [kit.in_grid(row, (side, side), at, count, 2 * GAP) for at in range(count)]


@remembered
def lay(id: str, label: str, box: Box, hue: int, exits: int, city: bool, lit: bool) -> str:
    """A card in one of several turns: it lies on paper, above the map."""
    side = box.width
    under = paper(-GAP, -GAP, side + 2 * GAP, side + 2 * GAP, SLIP, 6)
    shapes = under, _could_lie(side, hue, exits, city), edge(0, 0, side, side, 3)
    place = f"translate({box.x:g} {box.y:g})"
    return thing(id, label, *shapes, lit=lit, still=True, step=True, transform=place)


@remembered
def ghost(id: str, x: float, y: float, hue: int, exits: int, city: bool, several: bool) -> str:
    """A card as it could lie; clicks mean its square. Where its turn is still to be chosen, it is
    smaller, and an arrow turns around it."""
    inset = 18.0 if several else 9.0
    card = _could_lie(SQUARE - 2 * inset, hue, exits, city)
    shown = tag("g", card, transform=f"translate({inset:g} {inset:g})")
    if several:
        line = "M16 28A42 42 0 0 1 84 28M84 8V30H62"
        shown += path(line, fill="none", stroke=INK, stroke_width=7, stroke_linecap="round")
    place = {"transform": f"translate({x:g} {y:g})", "pointer_events": "none"}
    return tag("g", shown, id=id, aria_hidden="true", **place)


@remembered
def _could_lie(side: float, hue: int, exits: int, city: bool) -> str:
    tile = tag("g", pieces.tile(0, 0, side, hue, exits), opacity=".9")
    if not city:
        return tile
    place = side * 0.1, side * 0.08, side * 0.8, side * 0.8
    return tile + use("bt-city-1", *place, color=INK, fill="#8b7a5c")


def _kept(value: float, least: float, most: float) -> float:
    return max(least, min(value, most))
