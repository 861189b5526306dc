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


@remembered
def told(area: Box, omen: Omen, letters: float) -> str:
    """Its card, its name and its effect."""
    number, fate, title, effect = omen
    high = min(area.height, 190.0)
    width = (high - 16) / CARD_SHAPE
    box = Box(area.x, area.y, area.width, high)
    draw = pieces.fate_card if fate else pieces.storm_card
    card = draw(box.x + 10, box.y + 8, width, number)
    left = box.x + width + 26
    head = text(title, left, box.y + letters + 14, letters + 5, **BOLD, fill="#4a2f5c")
    lines = []
    for at, line in enumerate(wrapped(effect, box.right - left - 12, letters + 1)):
        y = box.y + 2.6 * letters + at * (letters + 5) + 16
        lines.append(text(line, left, y, letters + 1, font_family=SANS))
    return thing("omen", f"{title}: {effect}", paper(*box, "#efe6f4", 10), card, head, *lines)
