"""The draft with hidden cards (C18, option `drafted`): what others know of it, and may imagine.

The drafted cards of a seat lie among its hidden cards; `BattaliaState.kept` lists those that nobody
else has seen yet. To the others these could still lie in the stacks, so a view counts them there.
What a seat handed on in a round was kept by those after it; it remembers that.
"""

from typing import Final

from plansza.core.chance import Chance
from plansza.games.battalia.rules.assumptions import COHORT_LEAST
from plansza.games.battalia.rules.board import DRAFT, SHOWING, Board
from plansza.games.battalia.rules.components import (
    BANDS,
    COLOUR_OF,
    COLOURS,
    RANKS,
    ROUNDS,
    UNIVERSAL,
    unit,
)
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.turn.opening import order_of

POOL: Final = len(ROUNDS)  # where a card comes from: a round's pack that was seen, or the pool
PACK: Final = -1  # no seat: the cards still going round
ANY: Final = -1  # a card of this colour, of any rank


def put_back(s: BattaliaState, seat: int | None, board: Board) -> None:
    """Count the unseen drafted cards of the others as cards of the stacks."""
    for other, cards in enumerate(s.kept):
        if other != seat:
            for kind in cards:
                board.under[kind % RANKS * BANDS + kind // RANKS] += 1


def unseen(board: Board, seat: int | None, rank: int) -> int:
    """How many cards of a stack of units, as a seat sees it, are really in others' decks."""
    seats = [other for other in range(board.seats) if other != seat]
    return sum([board.masked[other * RANKS + rank] for other in seats])


def known_cards(s: BattaliaState, seat: int) -> list[int]:
    """The hidden cards of a seat that everybody could list."""
    cards = s.hidden(seat)
    for kind in s.kept[seat]:
        cards.remove(kind)
    return cards


def deal_kept(s: BattaliaState, seat: int, chance: Chance) -> None:
    """Imagine which cards the others have kept and handed on, and what goes round: any draft that
    fits what this seat has handed on, what was shown since, and what the stacks hold."""
    if s.board.phase != DRAFT and not any(s.board.masked) and not any(s.board.bared):
        return
    put_back(s, seat, s.board)
    draft = _Draft(s, seat, chance)
    if not draft.match(draft.shown(), 0):
        raise ValueError("no draft fits what was seen of it")
    draft.fill()
    board = s.board
    s.kept = [s.kept[seat] if other == seat else draft.kept(other) for other in range(board.seats)]
    for other in range(board.seats):
        if other != seat:
            for kind in s.kept[other]:
                board.under[kind % RANKS * BANDS + kind // RANKS] -= 1
    if board.phase == DRAFT and board.seat != seat:
        s.pack = draft.kept(PACK)
    s.passed = draft.handed_on()


class _Draft:
    """Every choice of the others so far, with what is known of it."""

    def __init__(self, s: BattaliaState, seat: int, chance: Chance) -> None:
        self.s = s
        self.seat = seat
        self.chance = chance
        self.owners: list[int] = []  # by choice: whose it was
        self.rounds: list[int] = []
        self.sources: list[int] = []
        self.cards: list[int] = []  # NOBODY's yet: -1
        self.public: list[bool] = []  # whether the card has been shown since
        self.left: list[list[int]] = [[] for _ in range(POOL + RANKS)]
        self._list_choices()
        self._list_cards()

    def _list_choices(self) -> None:
        board = self.s.board
        for round in range(len(ROUNDS)):
            seats = order_of(board, round)
            own = seats.index(self.seat)
            made = _choices_made(board, round)
            for at in range(made):
                if at != own:
                    self._add(seats[at], round, round if at > own else POOL)
            if board.phase == DRAFT and round == board.round and own != made:
                for _ in range(board.packed):
                    self._add(PACK, round, round if made > own else POOL)

    def _add(self, owner: int, round: int, source: int) -> None:
        self.owners.append(owner)
        self.rounds.append(round)
        self.sources.append(source if source < POOL else POOL + ROUNDS[round])
        self.cards.append(-1)
        self.public.append(False)

    def _list_cards(self) -> None:
        """What was handed on, and the rest of what the stacks held before anybody chose."""
        s, board = self.s, self.s.board
        gone: list[int] = []
        for round in range(len(ROUNDS)):
            self.left[round] = s.passed[self.seat * len(ROUNDS) + round][:]
            gone += self.left[round]
        if board.phase == DRAFT and board.seat == self.seat:
            gone += s.pack
        for rank in range(RANKS):
            cards: list[int] = []
            for colour in range(COLOURS):
                cards += [unit(colour, rank)] * board.under[rank * BANDS + colour]
            for other in range(board.seats):
                if other != self.seat:
                    cards += [kind for kind in board.bared[other] if kind % RANKS == rank]
            for kind in gone:
                if kind % RANKS == rank:
                    cards.remove(kind)
            cards.sort()
            self.left[POOL + rank] = cards

    def shown(self) -> list[tuple[int, int, int]]:
        """What some choices must have been: seat, kind, and for a begun cohort a colour."""
        board = self.s.board
        found: list[tuple[int, int, int]] = []
        for other in range(board.seats):
            if other != self.seat:
                found += [(other, kind, ANY) for kind in board.bared[other]]
        if board.phase == SHOWING and board.turn != self.seat:
            able = (board.arg, UNIVERSAL)
            known = known_cards(self.s, board.turn)
            have = len([kind for kind in known if COLOUR_OF[kind] in able])
            have -= len([kind for kind in board.seen[board.turn] if COLOUR_OF[kind] in able])
            missing = COHORT_LEAST - board.left - have
            found += [(board.turn, ANY, board.arg) for _ in range(missing)]
        return found

    def match(self, wanted: list[tuple[int, int, int]], at: int) -> bool:
        """Find a choice for every card that is wanted, at random; False if there is no way."""
        if at == len(wanted):
            return True
        owner, kind, colour = wanted[at]
        places = [
            place
            for place in range(len(self.owners))
            if self.owners[place] == owner
            and self.cards[place] < 0
            and (kind == ANY or ROUNDS[self.rounds[place]] == kind % RANKS)
        ]
        self._shuffle(places)
        for place in places:
            left = self.left[self.sources[place]]
            able = [card for card in left if card == kind or COLOUR_OF[card] == colour]
            if not able:
                continue
            card = able[0]
            left.remove(card)
            self.cards[place] = card
            self.public[place] = kind != ANY
            if self.match(wanted, at + 1):
                return True
            left.append(card)
            left.sort()
            self.cards[place] = -1
            self.public[place] = False
        return False

    def fill(self) -> None:
        """All other choices: any of the cards that are left."""
        for place, source in enumerate(self.sources):
            if self.cards[place] < 0:
                left = self.left[source]
                self.cards[place] = left.pop(self.chance.below(len(left)))

    def kept(self, owner: int) -> list[int]:
        """The unseen cards of a seat, or those still going round, sorted."""
        places = [place for place in range(len(self.owners)) if self.owners[place] == owner]
        return sorted([self.cards[place] for place in places if not self.public[place]])

    def handed_on(self) -> list[list[int]]:
        """By seat and round, what those after it kept and what still goes round."""
        s, board = self.s, self.s.board
        own = [*s.kept[self.seat], *board.bared[self.seat]]
        self._shuffle(own)  # a seat knows its cards, but not in which round it kept which
        found = s.passed[:]
        for round in range(len(ROUNDS)):
            seats = order_of(board, round)
            running = board.phase == DRAFT and round == board.round
            cards = s.pack if running else []
            for at in range(_choices_made(board, round) - 1, -1, -1):
                if seats[at] != self.seat:
                    found[seats[at] * len(ROUNDS) + round] = cards
                    kind = self._choice(seats[at], round)
                else:
                    kind = next(each for each in own if each % RANKS == ROUNDS[round])
                    own.remove(kind)
                cards = sorted([*cards, kind])
        return found

    def _choice(self, owner: int, round: int) -> int:
        """The card that a seat kept in a round."""
        for place in range(len(self.owners)):
            if self.owners[place] == owner and self.rounds[place] == round:
                return self.cards[place]
        raise ValueError("no such choice")

    def _shuffle(self, places: list[int]) -> None:
        for last in range(len(places) - 1, 0, -1):
            other = self.chance.below(last + 1)
            places[last], places[other] = places[other], places[last]


def _choices_made(board: Board, round: int) -> int:
    """How many have kept a card in this round."""
    if board.phase != DRAFT or round < board.round:
        return board.seats
    return board.seats - board.packed if round == board.round else 0
