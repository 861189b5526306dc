"""Filling in what a seat cannot know: every deal that fits its view, as likely as it is.

Nothing here looks at the truth: the cards a seat cannot place are listed in sorted order from what
it knows, and dealt from there.
"""

from typing import Final

from plansza.core.chance import Chance
from plansza.games.spor.rules.board import cards_in
from plansza.games.spor.rules.components import BATTLE_CARDS, BIT_OF, COLOUR_OF, TACTICS_DECK
from plansza.games.spor.rules.state import SporState, battle_cards_in

FINE: Final = 1 << 30  # as finely as chance can be asked


def deal_hidden(state: SporState, role: int, chance: Chance) -> None:
    """Deal the opponent's hand and the decks anew, as far as `role` does not know them."""
    board = state.board
    other = 1 - role
    known = state.known[role]
    hidden = hidden_battle_cards(state, role)
    known_battle = battle_cards_in(known)
    hand = _deal_battle_hand(state, role, board.held[other] - known_battle, hidden, chance)
    state.deck = hidden
    if state.options.tactics:
        state.tactics = hidden_tactics(state, role)
        hand += _pick(state.tactics, board.held_tactics[other] - len(known) + known_battle, chance)
        hand += known
        state.picks[other] = _imagine_picks(hand, board.picked[other], chance)
    hand.sort()
    state.hands[other] = hand


def hidden_battle_cards(state: SporState, role: int) -> list[int]:
    """The battle cards that a role cannot place, sorted: in the deck or the other's hand."""
    rows = state.board.unseen[:]
    for card in state.hands[role]:
        if card < BATTLE_CARDS:
            colour = COLOUR_OF[card]
            rows[colour] = rows[colour] & ~BIT_OF[card]
    for card in state.known[role]:
        if card < BATTLE_CARDS:
            colour = COLOUR_OF[card]
            rows[colour] = rows[colour] & ~BIT_OF[card]
    return cards_in(rows)


def hidden_tactics(state: SporState, role: int) -> list[int]:
    """The tactics cards that a role cannot place, sorted."""
    board = state.board
    left = TACTICS_DECK[:]
    for card in state.hands[role]:
        if card >= BATTLE_CARDS:
            left.remove(card)
    for card in state.known[role]:
        if card >= BATTLE_CARDS:
            left.remove(card)
    for card in board.cells:
        if card >= BATTLE_CARDS:
            left.remove(card)
    for card in board.fallen:
        left.remove(card)
    for pile in board.tricks:
        for card in pile:
            left.remove(card)
    return left


def _pick(cards: list[int], count: int, chance: Chance) -> list[int]:
    """Take `count` random cards out of a list."""
    picked: list[int] = []
    for _ in range(count):
        place = chance.below(len(cards))
        picked.append(cards[place])
        cards[place] = cards[-1]
        cards.pop()
    return picked


def _deal_battle_hand(
    state: SporState, role: int, count: int, hidden: list[int], chance: Chance
) -> list[int]:
    """V5: a card that was shuffled back is held only by who has drawn since.

    First the cards held since before come from the others, then those drawn since from all that is
    left.
    """
    returned = state.board.returned
    back = [card for card in hidden if returned >> card & 1] if returned else []
    if not back:
        return _pick(hidden, count, chance)
    others = [card for card in hidden if not returned >> card & 1]
    drawn = _drawn_since(state.fresh[role], count, len(others), len(back), chance)
    hand = _pick(others, count - drawn, chance)
    hidden[:] = others + back
    hand += _pick(hidden, drawn, chance)
    return hand


def _drawn_since(fresh: list[float], count: int, others: int, back: int, chance: Chance) -> int:
    """V5: how many of the other's cards were drawn since, by what everybody saw and by the cards
    that this role still cannot place.

    The more of his cards are old, the fewer places are left for those shuffled back: of two cards
    and p places where they may be, p · (p − 1) ways fit.
    """
    weights: list[float] = []
    total = 0.0
    for drawn in range(len(fresh)):
        ways = 1
        for taken in range(back):
            ways *= max(others + back - (count - drawn) - taken, 0)
        weights.append(fresh[drawn] * ways if drawn <= count else 0.0)
        total += weights[drawn]
    luck = chance.below(FINE) * total / FINE
    for drawn in range(len(fresh)):
        luck -= weights[drawn]
        if luck < 0.0:
            return drawn
    raise ValueError("no hand fits what this role has seen")


def _imagine_picks(hand: list[int], count: int, chance: Chance) -> list[int]:
    """The cards the other has put into a running exchange; only their number is public."""
    picks = _pick(hand[:], count, chance)
    picks.sort()
    return picks
