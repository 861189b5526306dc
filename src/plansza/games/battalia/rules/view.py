"""What one seat may know, and what a spectator sees: built from nothing, never by leaving out."""

from typing import Final

from plansza.core.chance import NO_CHANCE
from plansza.core.contract import Phrase, View
from plansza.core.meters import Meter
from plansza.core.tally import Tally
from plansza.games.battalia.rules import steps
from plansza.games.battalia.rules.board import DRAFT, SEARCHING, TENT_FIELDS, Board
from plansza.games.battalia.rules.components import COLOURS, ROUNDS
from plansza.games.battalia.rules.moves import MOST_SEATS
from plansza.games.battalia.rules.options import Options
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.telling import decisive, meters, tally
from plansza.games.battalia.rules.turn import opening
from plansza.games.battalia.rules.variants import hidden_draft

# Holes are shared: nobody changes a view.
HIDDEN: Final[list[int]] = []
HIDDEN_EACH: Final[list[list[list[int]]]] = [[HIDDEN] * seats for seats in range(MOST_SEATS + 1)]
NOTHING_PASSED: Final[list[list[list[int]]]] = [
    [HIDDEN] * (seats * len(ROUNDS)) for seats in range(MOST_SEATS + 1)
]
HIDDEN_GATES: Final[list[list[int]]] = [HIDDEN] * COLOURS


class BattaliaView(View):
    """The open table, seen from one seat.

    Gains are open, so everybody can count which hidden cards a player has. Where they lie – hand,
    nation, tents, ambush, the unseen part of the shelter – only their owner knows: to all others
    they lie together, sorted, in his nation.
    """

    state: BattaliaState

    def __init__(self, state: BattaliaState, seat: int | None) -> None:
        self.setup = state.setup
        self.seat = seat
        self.state = state

    @property
    def known(self) -> BattaliaState:
        return self.state

    @property
    def board(self) -> Board:
        """The open table."""
        return self.state.board

    @property
    def options(self) -> Options:
        """The set-up's choices."""
        return self.state.options

    @property
    def hidden(self) -> list[list[int]]:
        """By seat: all its hidden cards together."""
        return [self.state.hidden(seat) for seat in range(self.setup.seats)]

    @property
    def hand(self) -> list[int]:
        """The seat's own cards in hand."""
        return self._own(self.state.hands)

    @property
    def tops(self) -> list[int]:
        """What a Ming Vase put on the own nation, in order."""
        return self._own(self.state.tops)

    @property
    def veil(self) -> list[int]:
        """Own cards that went to the shelter unseen."""
        return self._own(self.state.veils)

    @property
    def ambush(self) -> list[int]:
        """Own cards that lie in wait."""
        return self._own(self.state.ambushes)

    @property
    def tented(self) -> list[list[int]]:
        """The cards in own tents, in the order of the tents."""
        owners = self.board.tents[::TENT_FIELDS]
        tents = zip(owners, self.state.tented, strict=True)
        return [cards for owner, cards in tents if owner == self.seat]

    @property
    def pack(self) -> list[int]:
        """The cards going round in the draft, or lifted by Fate, as far as the seat saw them."""
        return self.state.pack

    @property
    def gaze(self) -> list[int]:
        """Cards that the seat looks at by a Ming Vase."""
        return self.state.gaze

    @property
    def stash(self) -> list[list[int]]:
        """C25, by gate: what lies under those that the seat has looked under."""
        peeked = 0 if self.seat is None else self.board.vale.peeked[self.seat]
        gates = enumerate(self.state.stash)
        return [cards if peeked >> gate & 1 else HIDDEN for gate, cards in gates]

    @property
    def spare(self) -> list[int]:
        """C11, C25: the unused Great Artefacts, if the seat has searched them."""
        searched = self.seat is not None and self.board.vale.scanned[self.seat]
        return self.state.spare() if searched else HIDDEN

    def _own(self, by_seat: list[list[int]]) -> list[int]:
        return HIDDEN if self.seat is None else by_seat[self.seat]

    def prompt(self) -> Phrase:
        deciding = self.decisive()
        if deciding and self.seat is not None:
            return decisive.prompt(self.board, self.seat, deciding[0])
        return steps.prompt(self.board, self.seat)

    def decisive(self) -> list[int]:
        board, seat = self.board, self.seat
        if seat is None or not decisive.may_decide(board, self.options, seat):
            return []
        return decisive.among(board, self.options, seat, self.state.legal_moves(seat))

    def meters(self) -> list[Meter]:
        result = self.state.result
        reason = result.reason if result is not None else ""
        return meters.meters(self.board, self.options, self.seat, reason)

    def tally(self) -> list[Tally]:
        return tally.lines(self.state)


def show(s: BattaliaState, seat: int | None, seen: BattaliaState) -> None:
    """Put into an empty state what a seat may know; each field is listed, the rest are holes."""
    board = s.board
    seen.setup = s.setup
    seen.options = s.options
    seen.chance = NO_CHANCE
    seen.reveals = s.reveals
    seen.result = s.result
    seen.board = board.copy()
    seen.nations = [hidden_draft.known_cards(s, other) for other in range(board.seats)]
    seen.hands = seen.tops = seen.veils = seen.ambushes = seen.stowed = HIDDEN_EACH[board.seats]
    seen.tented = [HIDDEN] * len(s.tented)
    seen.pack = HIDDEN
    seen.kept = HIDDEN_EACH[board.seats]
    seen.passed = NOTHING_PASSED[board.seats]
    if s.options.secret_draft:
        _show_draft(s, seat, seen)
    seen.gaze = HIDDEN
    seen.stash = HIDDEN_GATES
    if seat is None:
        return
    seen.nations[seat] = sorted(s.nations[seat])
    seen.hands = _only(s.hands, seat)
    seen.tops = _only(s.tops, seat)
    seen.veils = _only(s.veils, seat)
    seen.veils[seat].sort()
    seen.ambushes = _only(s.ambushes, seat)
    seen.stowed = _only(s.stowed, seat)
    for tent, cards in enumerate(s.tented):
        if board.tents[tent * TENT_FIELDS] == seat:
            seen.tented[tent] = cards[:]
    if board.vale.open:
        seen.stash = _stash(s, seat)
    if seat == board.turn:
        seen.gaze = s.gaze[:]
    if sees_pack(s, seat):
        seen.pack = s.pack[:]


def _only(by_seat: list[list[int]], seat: int) -> list[list[int]]:
    """The list of one seat, and holes for the others."""
    found = HIDDEN_EACH[len(by_seat)][:]
    found[seat] = by_seat[seat][:]
    return found


def _show_draft(s: BattaliaState, seat: int | None, seen: BattaliaState) -> None:
    """C18, hidden: a seat knows what it kept and what it handed on; what others kept might as well
    lie in the stacks."""
    hidden_draft.put_back(s, seat, seen.board)
    if seat is not None:
        seen.kept = _only(s.kept, seat)
        rounds = len(ROUNDS)
        seen.passed = [
            cards if at // rounds == seat else HIDDEN for at, cards in enumerate(s.passed)
        ]


def sees_pack(s: BattaliaState, seat: int) -> bool:
    """C18: whether it has been in his hands, or, if cards are hidden, is. C11: whether he has
    lifted it."""
    board = s.board
    if board.phase == DRAFT and s.options.secret_draft:
        return seat == board.seat
    if board.phase == DRAFT:
        return opening.has_seen_pack(board, seat)
    return board.phase == SEARCHING and seat == board.turn


def _stash(s: BattaliaState, seat: int) -> list[list[int]]:
    """C25: what lies under the gates that this seat has looked under. Who has searched the unused
    Great Artefacts knows what lies under the others too, though not where: the first of them holds
    it all, sorted."""
    vale = s.board.vale
    found = [
        s.stash[gate][:] if vale.peeked[seat] >> gate & 1 else HIDDEN for gate in range(COLOURS)
    ]
    if vale.scanned[seat]:
        others = [gate for gate in range(COLOURS) if not vale.peeked[seat] >> gate & 1]
        if others:
            found[others[0]] = sorted([kind for gate in others for kind in s.stash[gate]])
    return found
