"""Gaining Great Artefacts (A16, A18, C10, C25) and Fate (C11)."""

from typing import Final

from plansza.core.contract import Tell
from plansza.core.values import add_sorted
from plansza.games.battalia.rules.board import (
    FATED,
    NOBODY,
    SEARCHING,
    Board,
)
from plansza.games.battalia.rules.components import (
    CARD_NAMES,
    DUST,
    FATE,
    GREAT,
)
from plansza.games.battalia.rules.moves import (
    CARD,
    FATE_DRAW,
    KEEP,
    MOVES,
    TAKE_DUST,
    part,
)
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import OpenStep, Step
from plansza.games.battalia.rules.turn import acts
from plansza.games.battalia.rules.turn.pool import finish

FATE_DUST: Final[list[int]] = [2, 1, 1]  # C11


def may_own(s: BattaliaState, seat: int) -> bool:
    """A18: whether the seat is below its limit; C25: there is none with the Royal Valleys."""
    return s.board.vale.open or s.board.greats_of(seat) < s.options.greats


def claims(s: BattaliaState) -> list[int]:
    """A16, C11: a displayed one, or Fate instead; in basic mode that is so in the valleys alone,
    whose pass and bridge offer both (C25)."""
    found = [CARD.at(kind) for kind in sorted(s.board.display)]
    if s.options.advanced or s.board.vale.open:
        found.append(FATE_DRAW.at())
    return found


def own(s: BattaliaState, kind: int, tell: Tell | None) -> None:
    """A Great Artefact changes hands."""
    s.gain(s.board.turn, kind)
    if tell is not None:
        s.tell(tell, "gain", s.board.turn, card=CARD_NAMES[kind])
    finish(s.board)


def draw_fate(s: BattaliaState, tell: Tell | None) -> None:
    """C11: a random Fate card; who may not keep what it offers takes the stardust."""
    board = s.board
    s.reveals += 1
    fate = board.fates[s.chance.below(len(board.fates))]
    if tell is not None:
        s.tell(tell, "fate", board.turn, number=fate + 1)
    board.arg = fate
    board.phase = FATED
    if not may_keep(s):
        take_dust(s, tell)


def may_keep(s: BattaliaState) -> bool:
    """C11, A18: the limit stands, and the unused stack must have something to offer."""
    return may_own(s, s.board.turn) and (s.board.arg == 0 or bool(s.spare_count()))


def take_dust(s: BattaliaState, tell: Tell | None) -> None:
    """C11: stardust instead."""
    board = s.board
    count = min(FATE_DUST[board.arg], board.dust)
    board.dust -= count
    for _ in range(count):
        s.gain(board.turn, DUST)
    if tell is not None:
        s.tell(tell, "dust", board.turn, count=count)
    finish(board)


def _search(s: BattaliaState, tell: Tell | None) -> None:
    """C11, Fate 3: he looks through the unused stack; C25: that tells what lies elsewhere."""
    board = s.board
    board.phase = SEARCHING
    if sum(board.vale.stashed):
        board.vale.scanned[board.turn] = True
        s.confide(tell, "search", board.turn, s.spare())


def _lift(s: BattaliaState, tell: Tell | None) -> None:
    """C11, Fate 2: the top of the unused stack. C25: while some lie under the gates, only a move
    of his may tell which it is."""
    kind = s.pick(s.spare())
    if sum(s.board.vale.stashed):
        s.pack = [kind]
        s.board.phase = SEARCHING
        s.confide(tell, "search", s.board.turn, s.pack)
    else:
        unshelve(s, kind, tell)


def unshelve(s: BattaliaState, kind: int, tell: Tell | None) -> None:
    """C11: an unused Great Artefact is taken."""
    s.pack = []
    s.board.unused.remove(kind)
    if kind in s.board.vale.shelved:
        s.board.vale.shelved.remove(kind)
    own(s, kind, tell)


# -- giving them away ---------------------------------------------------------------------------


def hand_over(s: BattaliaState, seat: int, kind: int) -> None:
    """C25, Q13: a Great Artefact leaves its owner's cards; a nation that was searched is
    shuffled."""
    board = s.board
    board.great_of[kind - GREAT] = NOBODY
    if kind in s.hands[seat]:
        s.show(seat, kind)
    elif kind in board.shelter[seat]:
        board.shelter[seat].remove(kind)
    elif kind in s.veils[seat]:
        s.veils[seat].remove(kind)
        board.veiled[seat] -= 1
    else:
        s.nations[seat] += s.tops[seat]
        s.nations[seat].remove(kind)
        s.nations[seat].sort()
        s.tops[seat] = []
        board.stacked[seat] = 0
        board.nation[seat] -= 1


def shelve(board: Board, kind: int) -> None:
    """C25: everybody sees it shuffled into the unused ones."""
    add_sorted(board.unused, kind)
    add_sorted(board.vale.shelved, kind)


def _change(s: BattaliaState, to_display: bool) -> None:
    """C25: what was given takes the place of the displayed one, or is shuffled in for Fate."""
    board = s.board
    hand_over(s, board.turn, board.card)
    if to_display:
        add_sorted(board.display, board.card)
    else:
        shelve(board, board.card)


# -- the steps ----------------------------------------------------------------------------------


class Claiming(OpenStep):
    """A displayed Great Artefact or Fate: the reward of ruins, of a gate or the Royal Bridge."""

    def choices(self, s: BattaliaState) -> list[int]:
        return claims(s)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        board = s.board
        kind, card, _ = MOVES.parts(move)
        if board.act == acts.BARGAIN:
            _change(s, kind is not FATE_DRAW)
        if kind is FATE_DRAW:
            draw_fate(s, tell)
        else:
            board.display.remove(card)
            own(s, card, tell)


class Fated(OpenStep):
    """C11: what Fate offers, or stardust while there is any."""

    def choices(self, s: BattaliaState) -> list[int]:
        return [KEEP.at(), TAKE_DUST.at()] if s.board.dust else [KEEP.at()]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        """Fate 1 is kept, 2 gives the top of the unused stack, 3 lets one choose from it."""
        board = s.board
        if MOVES.kind(move) is TAKE_DUST:
            take_dust(s, tell)
        elif board.arg == 0:
            board.fates.remove(0)
            own(s, FATE, tell)
        elif board.arg == 1:
            _lift(s, tell)
        else:
            _search(s, tell)


class Searching(Step):
    """C11: an unused Great Artefact: the one that was lifted, or any."""

    def choices(self, s: BattaliaState) -> list[int]:
        return [CARD.at(kind) for kind in (s.pack if s.pack else s.spare())]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        unshelve(s, part(move), tell)
