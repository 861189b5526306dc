"""The whole truth of a game: the open board, and what is hidden on top of it.

Cards are drawn when they are needed, by a number from `chance` that picks one of the cards still
in the deck: a deck that was never put in order has no order to leak.
"""

from plansza.core.contract import Event, Position, Tell
from plansza.core.errors import Fact
from plansza.core.state import Pair
from plansza.core.values import add_sorted, add_to, take
from plansza.games.drako.rules.board import REINFORCEMENT, Board, Options, new_board
from plansza.games.drako.rules.components import (
    CARD_NAMES,
    FIGURE_NAMES,
    FIGURES,
    OPENING_HAND,
    SIDE_NAMES,
    card_names,
)
from plansza.games.drako.rules.fields import FIELD_NAMES


class DrakoState(Position):
    """Board and secrets of one duel, and the results of the duels before it. Lists go by role."""

    options: Options
    board: Board
    hands: Pair  # sorted
    decks: Pair  # without order
    removed: Pair  # X2: what the second deck left out, without order
    # O1: the duels of the match that are over: the winner's seat or NONE, the wounds dealt by
    # seat 1 and by seat 2.
    legs: list[list[int]]

    def copy_into(self, twin: "DrakoState") -> None:
        """Give a fresh twin all that this state knows, sharing nothing mutable."""
        twin.setup = self.setup
        twin.chance = self.chance.copy()
        twin.reveals = self.reveals
        twin.result = self.result
        twin.options = self.options
        twin.board = self.board.copy()
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.decks = [self.decks[0][:], self.decks[1][:]]
        twin.removed = [self.removed[0][:], self.removed[1][:]]
        twin.legs = [each[:] for each in self.legs]

    def tell(self, listener: Tell | None, code: str, role: int, **facts: Fact) -> None:
        """Report what everybody saw this role do."""
        if listener is not None:
            listener(Event(code, {"seat": self.board.seat(role), **facts}))

    # -- hands and decks ----------------------------------------------------------------------

    def clear(self, first_seat: int) -> None:
        """A table without cards."""
        self.board = new_board(self.options, first_seat)
        self.hands = [[], []]
        self.decks = [[], []]
        self.removed = [[], []]

    def deal(self, first_seat: int) -> None:
        """T1: a new table; both decks shuffled, four cards each."""
        self.clear(first_seat)
        self.decks = [self.options.decks[0][:], self.options.decks[1][:]]
        for role in (0, 1):
            for _ in range(OPENING_HAND):
                self.draw_card(role)

    def draw_card(self, role: int) -> int:
        """Take a random card of the deck to hand; the last card closes the gap it leaves."""
        deck = self.decks[role]
        self.reveals += 1
        place = self.chance.below(len(deck))
        card = deck[place]
        deck[place] = deck[-1]
        deck.pop()
        add_to(self.board.deck, role, -1)
        add_to(self.board.held, role, 1)
        add_sorted(self.hands[role], card)
        return card

    def leave_hand(self, role: int, card: int) -> None:
        """A card is shown and leaves the hand; what was known of the hand shrinks with it."""
        board = self.board
        take(self.hands[role], card)
        add_to(board.held, role, -1)
        counted = board.counted[role]
        if counted and card in counted:
            counted.remove(card)

    def discard(self, role: int, card: int) -> None:
        """T3, T7: from hand to the open discards."""
        self.leave_hand(role, card)
        self.board.discards[role].append(card)

    def opening_again(self, role: int) -> None:
        """O2: shuffle the opening hand back and draw as many."""
        deck = self.decks[role]
        deck += self.hands[role]
        deck.sort()  # the order of a deck must not tell what was held
        self.board.deck[role] += len(self.hands[role])
        self.board.held[role] = 0
        self.hands[role] = []
        for _ in range(OPENING_HAND):
            self.draw_card(role)

    def reshuffle(self, role: int, size: int) -> None:
        """X1, X2: the discards become a deck, of all of them or of `size` taken at random.

        With the deck empty everybody can work out the hand, and will remember it.
        """
        board = self.board
        self.reveals += 1
        board.counted[role] = self.hands[role][:]
        deck = sorted(board.discards[role])
        board.discards[role] = []
        while size and len(deck) > size:
            place = self.chance.below(len(deck))
            self.removed[role].append(deck[place])
            deck[place] = deck[-1]
            deck.pop()
        self.decks[role] = deck
        board.deck[role] = len(deck)
        board.gone[role] = len(self.removed[role])

    # -- components -------------------------------------------------------------------------------

    def inventory(self) -> list[str]:
        board, options = self.board, self.options
        found: list[str] = []
        for role in (0, 1):
            cards = [*self.hands[role], *self.decks[role], *self.removed[role]]
            cards += board.discards[role]
            if board.card >= 0 and board.turn == role:
                cards.append(board.card)
            side = SIDE_NAMES[options.sides[role]]
            for figure in options.figures[role]:
                found.append(f"{side} {FIGURE_NAMES[figure]}")
                cards += [REINFORCEMENT] * board.plates[figure]
            found += [f"{side} {CARD_NAMES[card]}" for card in cards]
        found += ["stone"] * (board.stones + board.used_stones)
        for field, figure in enumerate(board.field):
            if figure >= 0:
                found.append("figure")
                assert board.places[figure] == field, f"{FIELD_NAMES[field]} is confused"
        found += ["figure"] * board.places.count(-1)
        assert len(board.places) == FIGURES
        return sorted(found)


def tell_drawn(state: DrakoState, listener: Tell | None, role: int, cards: list[int]) -> None:
    """T2: everybody sees how many cards were drawn, the owner which."""
    if listener is not None:
        seat = state.board.seat(role)
        names = {"cards": card_names(sorted(cards))}
        listener(Event("draw", {"seat": seat, "count": len(cards)}, {seat: names}))
