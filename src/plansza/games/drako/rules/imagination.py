"""Filling in what a seat cannot know: every deal that fits its view, as likely as it is.

Nothing here looks at the truth: the cards that cannot be placed are listed in sorted order from
public facts, and dealt from there. Of a hand everybody knows its size, and after a reshuffle the
cards that were in it then; the rest is any part of the cards not seen since.
"""

from plansza.core.chance import Chance
from plansza.games.drako.rules.board import unseen
from plansza.games.drako.rules.state import DrakoState


def deal_hidden(state: DrakoState, role: int, chance: Chance) -> None:
    """Deal the other's hand and both decks anew, as far as `role` cannot know them."""
    board = state.board
    other = 1 - role
    theirs = unseen(state.options, board, other)
    counted = board.counted[other]
    hand = _pick(theirs, board.held[other] - len(counted), chance) + counted
    hand.sort()
    state.hands[other] = hand
    mine = unseen(state.options, board, role)
    known = board.counted[role][:]
    for card in state.hands[role]:
        if card in known:
            known.remove(card)
        else:
            mine.remove(card)
    state.removed[other] = _pick(theirs, board.gone[other], chance)
    state.removed[role] = _pick(mine, board.gone[role], chance)
    state.decks[other] = theirs
    state.decks[role] = mine


def _pick(cards: list[int], count: int, chance: Chance) -> list[int]:
    """Take `count` random cards out of a list."""
    picked: list[int] = []
    for _ in range(count):
        place = chance.below(len(cards))
        picked.append(cards[place])
        cards[place] = cards[-1]
        cards.pop()
    return picked
