"""Bettering the hand (A8), tents opened (A14), and the ambush (a11)."""

from plansza.core.contract import Tell
from plansza.core.values import add_to
from plansza.games.battalia.rules.action import Action
from plansza.games.battalia.rules.assumptions import (
    AMBUSH_MOST,
    CHEST_AMBUSH,
    COHORT_LEAST,
    COHORT_LESS,
)
from plansza.games.battalia.rules.board import ACT, LURKING, SHOWING, TENT_FIELDS, Board
from plansza.games.battalia.rules.components import (
    CARD_NAMES,
    CHEST,
    COLOUR_OF,
    COLOURS,
    NOTHING,
    UNIVERSAL,
)
from plansza.games.battalia.rules.moves import CARD, COHORT, DONE, MOVES
from plansza.games.battalia.rules.pledge import Pledge
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import Step
from plansza.games.battalia.rules.turn import acts, lines
from plansza.games.battalia.rules.turn.acts import FIGHTS
from plansza.games.battalia.rules.turn.pool import finish

MULLIGAN = 5  # A8: cards

# -- mulligan and cohort ------------------------------------------------------------------------


class Mulligan(Action):
    """A8: discard the hand, draw one card less."""

    def begin(self, s: BattaliaState, what: int, more: int, tell: Tell | None) -> None:
        seat = s.board.turn
        s.tell(tell, "mulligan", seat)
        s.discard_hand(seat)
        s.draw(seat, MULLIGAN, tell)


def cohorts(s: BattaliaState) -> list[int]:
    """A8: factions of which the hand shows enough cards."""
    tally = [0] * (COLOURS + 2)
    for kind in s.hands[s.board.turn]:
        add_to(tally, COLOUR_OF[kind], 1)
    found: list[int] = []
    for colour in range(COLOURS):
        if tally[colour] and tally[colour] + tally[UNIVERSAL] >= COHORT_LEAST:
            found.append(COHORT.at(colour))
    return found


class ShowingCohort(Action):
    """A8: cards of one faction are to be shown."""

    def begin(self, s: BattaliaState, colour: int, more: int, tell: Tell | None) -> None:
        s.board.arg = colour
        s.board.left = 0
        s.board.phase = SHOWING


class Showing(Step):
    """A8: the cards of a cohort, one by one."""

    def choices(self, s: BattaliaState) -> list[int]:
        """The cards of the hand that belong to it and were not shown yet."""
        board = s.board
        shown = board.seen[board.turn]
        found: list[int] = []
        for kind in lines.distinct(s.hands[board.turn]):
            belongs = COLOUR_OF[kind] in (board.arg, UNIVERSAL)
            if belongs and s.hands[board.turn].count(kind) > shown.count(kind):
                found.append(CARD.at(kind))
        if board.left >= COHORT_LEAST:
            found.append(DONE.at())
        return found

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        """One more card is shown, or the cohort is complete."""
        board = s.board
        seat = board.turn
        kind, card, _ = MOVES.parts(move)
        if kind is not DONE:
            board.seen[seat].append(card)
            board.left += 1
            if tell is not None:
                s.tell(tell, "show", seat, card=CARD_NAMES[card])
            return
        board.phase = ACT
        if tell is not None:
            s.tell(tell, "cohort", seat, count=board.left)
        s.draw(seat, board.left - COHORT_LESS, tell)

    def pledge(self, hand: Pledge) -> None:
        board = hand.board
        able = [kind for kind in hand.cards if COLOUR_OF[kind] in (board.arg, UNIVERSAL)]
        hand.want(able, board.left, COHORT_LEAST)


# -- tents --------------------------------------------------------------------------------------


def may_open(board: Board, tent: int, seat: int) -> bool:
    """A14: an own tent that was pitched in an earlier turn."""
    at = tent * TENT_FIELDS
    return board.tents[at] == seat and board.tents[at + 3] < board.turns


class OpeningTent(Action):
    """A14: in one's own turn."""

    def begin(self, s: BattaliaState, tent: int, more: int, tell: Tell | None) -> None:
        open_tent(s, tent, tell)


def open_tent(s: BattaliaState, tent: int, tell: Tell | None) -> None:
    """A14: its cards come to hand, the tent goes to the shelter."""
    board = s.board
    seat = board.tents[tent * TENT_FIELDS]
    cards = s.tented[tent]
    for kind in cards:
        s.hands[seat].append(kind)
    s.hands[seat].sort()
    board.held[seat] += len(cards)
    if tell is not None:
        s.tell(tell, "open", seat, count=len(cards))
    board.shelter[seat].append(remove_tent(s, tent))


def remove_tent(s: BattaliaState, tent: int) -> int:
    """A tent leaves the table; the card that lay there, which is again what it was."""
    at = tent * TENT_FIELDS
    kind = s.board.tents[at + 1]
    del s.board.tents[at : at + TENT_FIELDS]
    s.tented.pop(tent)
    return kind


def tear_down(s: BattaliaState, tent: int) -> None:
    """C5: tent and cards go to their owner's shelter; the cards unseen."""
    board = s.board
    owner = board.tents[tent * TENT_FIELDS]
    cards = s.tented[tent]
    s.veils[owner] += cards
    board.veiled[owner] += len(cards)
    board.shelter[owner].append(remove_tent(s, tent))


def tent_of(board: Board, seat: int, kind: int) -> int:
    """The tent of a seat as which this very card lies there, or NOTHING."""
    for tent in range(len(board.tents) // TENT_FIELDS):
        at = tent * TENT_FIELDS
        if board.tents[at] == seat and board.tents[at + 1] == kind:
            return tent
    return NOTHING


# -- ambush -------------------------------------------------------------------------------------


class Ambushing(Action):
    """a11: for a unit or a chest."""

    def begin(self, s: BattaliaState, what: int, more: int, tell: Tell | None) -> None:
        lines.ask(s, acts.AMBUSH, 1, acts.OFFERING, 0)

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        """What was given is gone for good; a chest lets up to three cards lie in wait."""
        board = s.board
        board.lurked[board.turn] = True
        board.limbo.append(board.card)
        room = AMBUSH_MOST - board.ambush[board.turn]
        board.left = min(room, CHEST_AMBUSH) if board.card == CHEST else 1
        board.need = 1  # the first card must be laid
        board.phase = LURKING
        if tell is not None:
            s.tell(tell, "limbo", board.turn, card=CARD_NAMES[board.card])


def pledge_ambush(hand: Pledge) -> None:
    """a11: a real card to lie in ambush; what was transformed cannot."""
    hand.one_of(FIGHTS)


class Lurking(Step):
    """a11: a card into the ambush."""

    def choices(self, s: BattaliaState) -> list[int]:
        kinds = [kind for kind in lines.distinct(s.hands[s.board.turn]) if FIGHTS[kind]]
        found = [CARD.at(kind) for kind in kinds]
        if not s.board.need:
            found.append(DONE.at())
        return found

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        """One card face down."""
        board = s.board
        seat = board.turn
        kind, card, _ = MOVES.parts(move)
        if kind is DONE:
            finish(board)
            return
        s.hide(seat, card)
        s.ambushes[seat].append(card)
        s.ambushes[seat].sort()
        board.ambush[seat] += 1
        board.need = 0
        board.left -= 1
        s.whisper(tell, "ambush", seat, card, board.ambush[seat])
        if not board.left or not board.held[seat]:
            finish(board)

    def pledge(self, hand: Pledge) -> None:
        if hand.board.need:
            pledge_ambush(hand)
