"""Counting cards: one number for every kind."""

from typing import Final

from plansza.core.sheet import Sheet
from plansza.games.battalia.rules.assumptions import SUPPLIES_EACH
from plansza.games.battalia.rules.board import TENT_FIELDS
from plansza.games.battalia.rules.components import COLOURS, REAL_KINDS
from plansza.games.battalia.rules.state import BattaliaState

# Of no kind are there more cards than of supplies, in a pool of all factions.
MOST_COPIES: Final = SUPPLIES_EACH * COLOURS


def count_known(sheet: Sheet, start: int, s: BattaliaState, other: int) -> None:
    """The hidden cards of another seat that everybody could list, wherever he has them."""
    kept = s.kept[other]
    if kept:  # C18: nobody else has seen these
        _count_but(sheet, start, s.hidden(other), kept)
        return
    sheet.add_all(s.hands[other], start)
    sheet.add_all(s.nations[other], start)
    sheet.add_all(s.tops[other], start)
    sheet.add_all(s.veils[other], start)
    sheet.add_all(s.ambushes[other], start)
    board = s.board
    if other == board.turn:
        sheet.add_all(s.gaze, start)
    for tent in range(len(s.tented)):
        if board.tents[tent * TENT_FIELDS] == other:
            sheet.add_all(s.tented[tent], start)


def _count_but(sheet: Sheet, start: int, cards: list[int], kept: list[int]) -> None:
    """How many there are of each kind, without those that were kept."""
    counts = [0] * REAL_KINDS
    for card in kept:
        counts[card] -= 1
    for card in cards:
        counts[card] += 1
        if counts[card] > 0:
            sheet.put(start + card, counts[card])
