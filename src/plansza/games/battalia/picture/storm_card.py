"""A storm or Fate that has turned up and waits to be carried out: its card, and what it says."""

from typing import NamedTuple

from plansza.core.kit import Box
from plansza.core.picture import BOLD, SANS, Speaker, paper, remembered, text, thing
from plansza.games.battalia.picture.art import pieces
from plansza.games.battalia.picture.faces import wrapped
from plansza.games.battalia.picture.layout import CARD_SHAPE, Layout
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules.board import Board
from plansza.games.battalia.rules.turn import acts


class Omen(NamedTuple):
    """What has turned up."""

    number: int
    fate: bool
    title: str
    effect: str


def turned_up(board: Board, words: Speaker) -> Omen | None:
    """The storm or Fate that waits to be carried out, if there is one."""
    if board.phase == b.FATED:
        number = board.arg + 1
        return Omen(number, True, words("fate-up", number=number), words(f"fate-{number}-effect"))
    busy = board.phase not in (b.ACT, b.OVER) and board.to_hand and board.act != acts.SWAP
    if not (busy and board.spent):
        return None
    number = board.spent[-1] + 1
    return Omen(number, False, words("storm-up", number=number), words(f"storm-{number}-effect"))


def omen(board: Board, layout: Layout, words: Speaker) -> str:
    """It lies over the panel, which is of no use meanwhile; nothing if there is none."""
    found = turned_up(board, words)
    return told(layout.panel, found, layout.letters) if found else ""


def high_for(omen: Omen, width: float, letters: float, least: float) -> float:
    """How high it lies where the card is as high as that: its effect may take more lines."""
    count = len(wrapped(omen.effect, _room(width, least), letters + 1))
    return max(least, round(_line(letters, count - 1) + 8, 1))


def _room(width: float, high: float) -> float:
    """How long its lines are beside a card of this height."""
    return width - (high - 16) / CARD_SHAPE - 38


def _line(letters: float, at: int) -> float:
    """How far below the top a line of the effect stands."""
    return 2.6 * letters + at * (letters + 5) + 16


@remembered
def told(area: Box, omen: Omen, letters: float, high: float = 190.0) -> str:
    """Its card, at most so high, its name and its effect."""
    number, fate, title, effect = omen
    side = min(area.height, high)
    width = (side - 16) / CARD_SHAPE
    box = Box(area.x, area.y, area.width, min(area.height, 190.0))
    draw = pieces.fate_card if fate else pieces.storm_card
    card = draw(box.x + 10, box.y + 8, width, number)
    left = box.x + width + 26
    head = text(title, left, box.y + letters + 14, letters + 5, **BOLD, fill="#4a2f5c")
    lines = []
    for at, line in enumerate(wrapped(effect, _room(box.width, side), letters + 1)):
        y = round(box.y + _line(letters, at), 1)
        lines.append(text(line, left, y, letters + 1, font_family=SANS))
    return thing("omen", f"{title}: {effect}", paper(*box, "#efe6f4", 10), card, head, *lines)
