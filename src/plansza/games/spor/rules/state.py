"""The whole truth of a game: the open board, and what is hidden on top of it.

Cards are drawn when they are needed, by a number from `chance` that picks one of the cards still
in the deck: a deck that was never put in order has no order to leak.
"""

from typing import ClassVar, Final

from plansza.core.contract import Event, Position, Tell
from plansza.core.errors import Fact
from plansza.core.state import Pair
from plansza.core.values import add_sorted, add_to, take
from plansza.games.spor.rules.board import EMPTY, Board, Options, new_board
from plansza.games.spor.rules.components import (
    ATTACKER,
    BATTLE_CARDS,
    CARD_NAMES,
    FIRST_TRICK,
    HAND,
    TACTICS_DECK,
    TACTICS_HAND,
)

NONE_RETURNED: Final[list[list[float]]] = [[], []]  # shared: `fresh` is replaced, never changed
JUST_RETURNED: Final[list[list[float]]] = [[1.0], [1.0]]


class SporState(Position):
    """Board and secrets of one leg, and the results of the legs before it. Lists go by role."""

    shared: ClassVar[tuple[str, ...]] = ("fresh",)
    options: Options
    board: Board
    hands: Pair  # sorted
    deck: list[int]
    tactics: list[int]
    picks: Pair  # put into the exchange, not yet swapped
    # What a role remembers of the other's hand (V5). `known`: cards it gave away and the other
    # still holds. After Wsparcie two cards are known to be in the deck: the other may hold them
    # only if he drew them since. `fresh[role][n]` is how likely, by what everybody saw, n of the
    # battle cards that the role cannot place in the other's hand were drawn since.
    known: Pair
    fresh: list[list[float]]
    legs: list[list[int]]  # V1: attacker's seat, winner's seat, measure

    def copy_into(self, twin: "SporState") -> None:
        """Give a fresh twin all that this state knows, sharing nothing mutable."""
        twin.setup = self.setup
        twin.chance = self.chance.copy()
        twin.reveals = self.reveals
        twin.result = self.result
        twin.options = self.options
        twin.board = self.board.copy()
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.deck = self.deck[:]
        twin.tactics = self.tactics[:]
        twin.picks = [self.picks[0][:], self.picks[1][:]]
        twin.known = [self.known[0][:], self.known[1][:]]
        twin.fresh = self.fresh
        twin.legs = [each[:] for each in self.legs]

    def restore(self) -> None:
        self.board.restore()

    def tell(self, listener: Tell | None, code: str, role: int, **facts: Fact) -> None:
        """Report what everybody saw this role do."""
        if listener is not None:
            listener(Event(code, {"seat": self.board.seat(role), **facts}))

    # -- hands and decks ----------------------------------------------------------------------

    def clear(self, attacker: int) -> None:
        """An empty table: nothing lies in the decks or has been dealt."""
        self.board = new_board(attacker, self.options.tactics)
        self.hands = [[], []]
        self.deck = []
        self.tactics = []
        self.picks = [[], []]
        self.known = [[], []]
        self.fresh = NONE_RETURNED

    def fill_decks(self) -> None:
        """T1, V2: all cards lie in their decks."""
        self.deck = list(range(BATTLE_CARDS))
        self.tactics = TACTICS_DECK[:] if self.options.tactics else []

    def deal_hands(self) -> None:
        """T1, V2: six battle cards each, and one tactics card in the variant."""
        for role in (0, 1):
            for _ in range(HAND):
                self.draw_battle(role)
            if self.options.tactics:
                for _ in range(TACTICS_HAND):
                    self.draw_tactics(role)

    def draw_battle(self, role: int) -> int:
        """Take a random card of the battle deck to hand."""
        card = self._draw(self.deck)
        board = self.board
        board.deck -= 1
        add_to(board.held, role, 1)
        if board.returned:
            self._set_fresh(1 - role, [0.0, *self.fresh[1 - role]])
        add_sorted(self.hands[role], card)
        return card

    def draw_tactics(self, role: int) -> int:
        """Take a random card of the tactics deck to hand."""
        card = self._draw(self.tactics)
        self.board.tactics_deck -= 1
        self.board.held_tactics[role] += 1
        add_sorted(self.hands[role], card)
        return card

    def _draw(self, deck: list[int]) -> int:
        """The last card closes the gap: the deck has no order."""
        self.reveals += 1
        place = self.chance.below(len(deck))
        card = deck[place]
        deck[place] = deck[-1]
        deck.pop()
        return card

    def leave_hand(self, role: int, card: int) -> None:
        """A card is played from hand: everybody sees it now."""
        board = self.board
        if self.options.tactics:
            self._remember_shown(role, card)
        take(self.hands[role], card)
        if card < BATTLE_CARDS:
            add_to(board.held, role, -1)
            board.show(card)
        else:
            board.held_tactics[role] -= 1
            board.played[role] += 1

    def _remember_shown(self, role: int, card: int) -> None:
        """What the opponent thought of this hand is settled for this card."""
        known = self.known[1 - role]
        if card in known:
            known.remove(card)
        else:
            self.remember_gone(role, card)
        if card < BATTLE_CARDS:
            self.board.returned &= ~(1 << card)
            if not self.board.returned:
                self.fresh = NONE_RETURNED

    def remember_gone(self, role: int, card: int) -> None:
        """A card that the opponent could not place has left this hand before his eyes.

        It was any of those in hand; but one that was shuffled back had been drawn since.
        """
        watcher = 1 - role
        fresh = self.fresh[watcher]
        if card >= BATTLE_CARDS or not fresh:
            return
        unknown = self.board.held[role] - battle_cards_in(self.known[watcher])
        may_be_old = not self.board.returned >> card & 1
        left = [0.0] * min(len(fresh), unknown)
        total = 0.0
        for count in range(len(fresh)):
            if count:
                left[count - 1] += fresh[count] * count
                total += fresh[count] * count
            if may_be_old and count < unknown:
                left[count] += fresh[count] * (unknown - count)
                total += fresh[count] * (unknown - count)
        self._set_fresh(watcher, [chance / total for chance in left])

    def _set_fresh(self, watcher: int, chances: list[float]) -> None:
        """What the watcher knows now of the cards drawn since; copies keep what was."""
        other = self.fresh[1 - watcher]
        self.fresh = [chances, other] if watcher == 0 else [other, chances]

    def lay_or_meet(self, role: int, card: int, dam: int, tell: Tell | None) -> None:
        """T5, T6: a played battle card takes its space, unless duck and beaver both leave."""
        board = self.board
        rival = board.rival(role, dam, card)
        if rival == EMPTY:
            board.lay(role, dam, card)
            return
        board.discard(1 - role, dam, rival)
        names = CARD_NAMES[card], CARD_NAMES[rival]
        if tell is not None:
            self.tell(tell, "meet", role, card=names[0], other=names[1], dam=dam + 1)

    # -- what can be played -------------------------------------------------------------------

    def may_play_tactics(self, role: int) -> bool:
        """V3: at most one tactics card more than the opponent."""
        return self.board.played[role] <= self.board.played[1 - role]

    def could_lay(self, role: int) -> bool:
        """T9: whether the hand holds a card that only needs a free space."""
        if self.board.held[role]:
            return True
        if not self.may_play_tactics(role):
            return False
        return any(card < FIRST_TRICK for card in self.hands[role])

    def can_retreat(self, dam: int) -> bool:
        """T3: the attacker has something to discard there."""
        if not self.board.counts[dam]:
            return False
        if self.options.sweep_all or not self.options.tactics:
            return True
        return min(self.board.cards(ATTACKER, dam)) < BATTLE_CARDS

    # -- components ---------------------------------------------------------------------------

    def inventory(self) -> list[str]:
        board = self.board
        cards = [card for card in board.cells if card >= 0]
        for pile in (*self.hands, self.deck, self.tactics, board.fallen, *board.tricks):
            cards += pile
        cards += board.discards()
        return sorted([CARD_NAMES[card] for card in cards])


def battle_cards_in(cards: list[int]) -> int:
    """How many of these are battle cards."""
    count = 0
    for card in cards:
        if card < BATTLE_CARDS:
            count += 1
    return count
