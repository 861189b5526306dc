"""Counting cards: one number for every kind."""

from typing import Final

from plansza.core.sheet import Sheet
from plansza.games.battalia.rules.assumptions import SUPPLIES_EACH
from plansza.games.battalia.rules.board import TENT_FIELDS
from plansza.games.battalia.rules.components import COLOURS, REAL_KINDS
from plansza.games.battalia.rules.state import BattaliaState

# Of no kind are there more cards than of supplies, in a pool of all factions.
MOST_COPIES: Final = SUPPLIES_EACH * COLOURS


def count_cards(sheet: Sheet, start: int, cards: list[int]) -> None:
    """How many there are of each kind."""
    for card in cards:
        sheet.add(start + card)


def count_known(sheet: Sheet, start: int, s: BattaliaState, other: int) -> None:
    """The hidden cards of another seat that everybody could list, wherever he has them."""
    kept = s.kept[other]
    if kept:  # C18: nobody else has seen these
        _count_but(sheet, start, s.hidden(other), kept)
        return
    count_cards(sheet, start, s.hands[other])
    count_cards(sheet, start, s.nations[other])
    count_cards(sheet, start, s.tops[other])
    count_cards(sheet, start, s.veils[other])
    count_cards(sheet, start, s.ambushes[other])
    board = s.board
    if other == board.turn:
        count_cards(sheet, start, s.gaze)
    for tent in range(len(s.tented)):
        if board.tents[tent * TENT_FIELDS] == other:
            count_cards(sheet, start, s.tented[tent])


def _count_but(sheet: Sheet, start: int, cards: list[int], kept: list[int]) -> None:
    """How many there are of each kind, without those that were kept."""
    counts = [0] * REAL_KINDS
    for card in kept:
        counts[card] -= 1
    for card in cards:
        counts[card] += 1
        if counts[card] > 0:
            sheet.put(start + card, counts[card])
