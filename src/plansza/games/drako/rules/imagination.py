"""Filling in what a seat cannot know: every deal that fits its view, as likely as it is.

Nothing here looks at the truth: the cards that cannot be placed are listed in sorted order from
public facts, and dealt from there. Of a hand everybody knows its size, and after a reshuffle the
cards that were in it then; the rest is any part of the cards not seen since. One question tells
more: only who holds another shield is asked for the second of a pair (X4). All other questions are
asked on public facts.
"""

from math import comb

from plansza.core.chance import Chance
from plansza.core.values import take
from plansza.games.drako.rules.board import PAIRING, Board, unseen
from plansza.games.drako.rules.components import SHIELD_ON
from plansza.games.drako.rules.state import DrakoState


def deal_hidden(state: DrakoState, role: int, chance: Chance) -> None:
    """Deal the other's hand and both decks anew, as far as `role` cannot know them."""
    board = state.board
    other = 1 - role
    theirs = unseen(state.options, board, other)
    counted = board.counted[other]
    hidden = board.held[other] - len(counted)
    if _shield_is_due(board, other):
        hand = _pick_shielded(theirs, hidden, chance) + counted
    else:
        hand = _pick(theirs, hidden, chance) + counted
    hand.sort()
    state.hands[other] = hand
    own = state.hands[role][:]
    for card in board.counted[role]:
        take(own, card)
    mine = unseen(state.options, board, role, own)
    state.removed[other] = _pick(theirs, board.gone[other], chance)
    state.removed[role] = _pick(mine, board.gone[role], chance)
    state.decks[other] = theirs
    state.decks[role] = mine


def _shield_is_due(board: Board, role: int) -> bool:
    """X4: whether the question tells of a shield among the cards that nobody can place."""
    if board.phase != PAIRING or board.asked() != role:
        return False
    return not any(SHIELD_ON[card] >= 0 for card in board.counted[role])


def _pick_shielded(cards: list[int], count: int, chance: Chance) -> list[int]:
    """Take `count` random cards out of a list, at least one of them a shield: first how many, by
    the number of ways to take so many, then which."""
    shields = [card for card in cards if SHIELD_ON[card] >= 0]
    others = [card for card in cards if SHIELD_ON[card] < 0]
    ways = [
        comb(len(shields), number) * comb(len(others), count - number)
        for number in range(count + 1)
    ]
    ways[0] = 0  # no shield is none of the hands
    place, number = chance.below(sum(ways)), 0
    while place >= ways[number]:
        place -= ways[number]
        number += 1
    picked = _pick(shields, number, chance)
    picked += _pick(others, count - number, chance)
    cards[:] = shields + others
    return picked


def _pick(cards: list[int], count: int, chance: Chance) -> list[int]:
    """Take `count` random cards out of a list."""
    picked: list[int] = []
    for _ in range(count):
        place = chance.below(len(cards))
        picked.append(cards[place])
        cards[place] = cards[-1]
        cards.pop()
    return picked
