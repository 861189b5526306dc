"""What the table shows, put together from the pieces of art. Functions of plain values."""

from collections.abc import Sequence

from plansza.core import kit
from plansza.core.kit import Box
from plansza.core.picture import INK, SANS, paper, text
from plansza.games.battalia.art import pieces
from plansza.games.battalia.art.colours import DEEP, PAPERS
from plansza.games.battalia.art.names import artefact_art, unit_art
from plansza.games.battalia.board import NOBODY, Board
from plansza.games.battalia.components import (
    CITY,
    COLOUR_OF,
    GATE,
    MARKETS,
    NEUTRAL,
    NOTHING,
    RANKS,
    RUINS,
)
from plansza.games.battalia.house import HOUSE

CARD_HEIGHT = 1.4  # of a card's width
NAME_HEIGHT = 15.0


def ink_of(colour: int) -> str:
    """The dark ink of a colour; plain for none."""
    return DEEP[colour] if colour != NOTHING else INK


def land(board: Board, square: int, side: float) -> str:
    """A terrain card and what stands on it; a hidden city has a frame."""
    shape, hue = board.land[square], board.hue[square]
    if shape == RUINS:
        return pieces.tile(0, 0, side, NOTHING, board.exits[square], shape, HOUSE.ruins_defence)
    tile = pieces.tile(0, 0, side, hue, board.exits[square], shape)
    if not CITY <= shape < GATE:
        return tile
    owner = board.owner[square]
    colour = NEUTRAL if owner == NOBODY else board.colour[owner]
    level = board.level[square] or HOUSE.neutral_defence
    cloak = kit.slot(Box(3, 3, side - 6, side - 6)) if square in board.cloaked else ""
    return tile + pieces.city(0, 0, side, min(level, 6), colour) + cloak


def stalls(board: Board, seats: Sequence[int], side: float) -> list[str]:
    """The markets on a road, each once for its owner."""
    size = max(18.0, side * 0.3)
    return [
        pieces.market(2 + place * (size * 0.8), side - size - 2, size, board.colour[seat],
                      -1 not in board.markets[seat * MARKETS : seat * MARKETS + MARKETS])
        for place, seat in enumerate(seats)
    ]  # fmt: skip


def stack_face(colour: int, stack: int, name: str, width: float, height: float) -> str:
    """A stack of units or artefacts: the sign of its top card, and its name."""
    if colour == NOTHING:
        return kit.label(Box(0, 0, width, height), name, 15, "#cfc4ae")
    symbol = unit_art(colour, stack) if stack < RANKS else artefact_art(stack - RANKS)
    size = height - 4
    label = _squeezed(name, (width + size) / 2, height / 2 + 5, width - size - 12, 15)
    return paper(0, 0, width, height, PAPERS[colour], 5) + pieces.painted(
        symbol, 3, 2, size, colour
    ) + label  # fmt: skip


def card_face(kind: int, label: str, width: float, height: float) -> str:
    """A creation card: its picture with its name below, or, where there is no room, words alone."""
    words = label.split(" ")
    if height >= width * CARD_HEIGHT:
        rows = [_word(word, width, height - 6 - NAME_HEIGHT * (len(words) - 1 - row), 13)
                for row, word in enumerate(words)]  # fmt: skip
        room = min((height - NAME_HEIGHT * len(words) - 8) / CARD_HEIGHT, width - 6)
        picture = pieces.card((width - room) / 2, 4, room, kind)
        return kit.card_frame(width, height, INK, PAPERS[COLOUR_OF[kind]]) + picture + "".join(rows)
    size = 15.0 if width > 80 else 13.0
    top = height / 2 - (len(words) - 1) * size * 0.55 + size * 0.35
    rows = [_word(word, width, top + row * size * 1.1, size) for row, word in enumerate(words)]
    colour = COLOUR_OF[kind]
    return kit.card_frame(width, height, DEEP[colour], PAPERS[colour]) + "".join(rows)


def _word(word: str, width: float, y: float, size: float) -> str:
    return _squeezed(word, width / 2, y, width - 8, size)


def _squeezed(content: str, x: float, y: float, room: float, size: float) -> str:
    """Bold words around a point, squeezed where there are too many."""
    squeezed = len(content) * size * 0.56 > room
    return text(content, x, y, size, text_anchor="middle", font_weight=700,
                textLength=room if squeezed else None,
                lengthAdjust="spacingAndGlyphs" if squeezed else None)  # fmt: skip


def line(box: Box, content: str) -> str:
    """A line of words on a slip; a long one is squeezed."""
    return paper(*box, kit.SLIP, 5) + slip_text(content, box.x + 8, box.y + 18, box.width - 16, 15)


def slip_text(content: str, x: float, y: float, room: float, size: float, weight: int = 400,
              ink: str = INK) -> str:  # fmt: skip
    """Words on a slip, squeezed where there are too many."""
    squeezed = len(content) * size * 0.52 > room
    return text(content, x, y, size, font_family=SANS, font_weight=weight, fill=ink,
                textLength=room if squeezed else None,
                lengthAdjust="spacingAndGlyphs" if squeezed else None)  # fmt: skip
