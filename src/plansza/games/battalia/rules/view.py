"""What one seat may know: the open board, which cards each player has hidden, and its own."""

from typing import Any

from plansza.core.contract import Outcome, Phrase, View
from plansza.core.setup import Setup
from plansza.core.values import outcome_data
from plansza.games.battalia.rules import steps
from plansza.games.battalia.rules.board import DRAFT, SEARCHING, TENT_FIELDS, Board
from plansza.games.battalia.rules.options import Options
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.turn import opening


class BattaliaView(View):
    """The open table, seen from one seat.

    `hidden` lists, for every seat, all its hidden cards together: gains are open, so everybody can
    count them. Where they lie – hand, nation, tents, ambush, the unseen part of the shelter – only
    their owner knows, and of his nation only what is left when he knows the rest.
    """

    def __init__(self, setup: Setup, options: Options, seat: int | None, board: Board) -> None:
        self.setup = setup
        self.options = options
        self.seat = seat
        self.board = board
        self.reveals = 0
        self.result: Outcome | None = None
        self.hidden: list[list[int]] = []
        self.hand: list[int] = []
        self.tops: list[int] = []
        self.veil: list[int] = []
        self.ambush: list[int] = []
        self.tented: list[list[int]] = []  # the cards in own tents, in the order of the tents
        self.pack: list[int] = []
        self.gaze: list[int] = []
        self.stash: list[list[int]] = []  # C25: what he has seen under gates, by gate
        self.spare: list[int] = []  # C11, C25: the unused ones, if he has searched them

    def prompt(self) -> Phrase:
        return steps.prompt(self.board, self.seat)

    def data(self) -> dict[str, Any]:
        return {
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "seat": self.seat,
            "board": self.board.data(),
            "reveals": self.reveals,
            "result": outcome_data(self.result),
            "hidden": [cards[:] for cards in self.hidden],
            "hand": self.hand[:],
            "tops": self.tops[:],
            "veil": self.veil[:],
            "ambush": self.ambush[:],
            "tented": [cards[:] for cards in self.tented],
            "pack": self.pack[:],
            "gaze": self.gaze[:],
            "stash": [cards[:] for cards in self.stash],
            "spare": self.spare[:],
        }


def make_view(s: BattaliaState, seat: int | None) -> BattaliaView:
    """The board is public; everything else is listed here, one by one."""
    board = s.board
    view = BattaliaView(s.setup, s.options, seat, board.copy())
    view.reveals = s.reveals
    view.result = s.result
    view.hidden = [s.hidden(other) for other in range(board.seats)]
    view.stash = [[] for _ in s.stash]
    if seat is None:
        return view
    view.hand = s.hands[seat][:]
    view.tops = s.tops[seat][:]
    view.veil = sorted(s.veils[seat])
    view.ambush = s.ambushes[seat][:]
    view.tented = [
        cards[:] for tent, cards in enumerate(s.tented) if board.tents[tent * TENT_FIELDS] == seat
    ]
    for colour, cards in enumerate(s.stash):
        if board.vale.peeked[seat] >> colour & 1:
            view.stash[colour] = cards[:]
    if board.vale.scanned[seat]:
        view.spare = s.spare()
    if seat == board.turn:
        view.gaze = s.gaze[:]
    if board.phase == DRAFT and opening.has_seen_pack(board, seat):
        view.pack = s.pack[:]
    if board.phase == SEARCHING and seat == board.turn:
        view.pack = s.pack[:]
    return view
