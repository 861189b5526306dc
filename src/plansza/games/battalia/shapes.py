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
ROOMY = 1.8  # letters: a narrower picture would show nothing


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


def stack_face(colour: int, stack: int, name: str, box: Box, letter: float) -> str:
    """A stack of units or artefacts: the sign of its top card, and its name."""
    width, height = box.width, box.height
    if colour == NOTHING:
        return kit.label(Box(0, 0, width, height), name, letter, "#cfc4ae")
    symbol = unit_art(colour, stack) if stack < RANKS else artefact_art(stack - RANKS)
    size = height - 4
    middle = height / 2 + letter * 0.35
    label = _squeezed(name, (width + size) / 2, middle, width - size - 12, letter)
    sign = pieces.painted(symbol, 3, 2, size, colour)
    return paper(0, 0, width, height, PAPERS[colour], 5) + sign + label


def card_face(kind: int, label: str, box: Box, letter: float) -> str:
    """A creation card: its picture with its name below, or, where there is no room, words alone."""
    words, width, height = label.split(" "), box.width, box.height
    frame = kit.card_frame(width, height, DEEP[COLOUR_OF[kind]], PAPERS[COLOUR_OF[kind]])
    line = letter * 1.08
    room = min((height - line * len(words) - 8) / CARD_HEIGHT, width - 6)
    if room < ROOMY * letter:
        top = height / 2 - (len(words) - 1) * line / 2 + letter * 0.35
        return frame + _words(words, width, top, letter)
    top = height - 6 - line * (len(words) - 1)
    picture = pieces.card((width - room) / 2, 4, room, kind)
    return frame + picture + _words(words, width, top, letter)


def _words(words: Sequence[str], width: float, top: float, letter: float) -> str:
    """A name, word by word."""
    return "".join(
        _squeezed(word, width / 2, top + row * letter * 1.08, width - 8, letter)
        for row, word in enumerate(words)
    )


def _squeezed(content: str, x: float, y: float, room: float, size: float, **more: str) -> str:
    """Bold words around a point, squeezed where there are too many."""
    squeezed = len(content) * size * 0.56 > room
    return text(content, x, y, size, text_anchor="middle", font_weight=700,
                textLength=room if squeezed else None,
                lengthAdjust="spacingAndGlyphs" if squeezed else None, **more)  # fmt: skip


def button_face(content: str, box: Box, letter: float) -> str:
    """Something to press that is not a thing of the game."""
    middle = box.height / 2 + letter * 0.35
    name = _squeezed(content, box.width / 2, middle, box.width - 16, letter, font_family=SANS)
    return paper(0, 0, box.width, box.height, kit.SLIP, 8) + name


def line(box: Box, content: str, letter: float) -> str:
    """A line of words on a slip; a long one is squeezed."""
    words = slip_text(content, box.x + 8, box.centre + letter * 0.35, box.width - 16, letter)
    return paper(*box, kit.SLIP, 5) + words


def slip_text(content: str, x: float, y: float, room: float, size: float, weight: int = 400,
              ink: str = INK) -> str:  # fmt: skip
    """Words on a slip, squeezed where there are too many."""
    squeezed = len(content) * size * 0.52 > room
    return text(content, x, y, size, font_family=SANS, font_weight=weight, fill=ink,
                textLength=room if squeezed else None,
                lengthAdjust="spacingAndGlyphs" if squeezed else None)  # fmt: skip
