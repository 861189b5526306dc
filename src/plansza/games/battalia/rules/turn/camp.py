"""Bettering the hand (A8), tents opened (A14), and the ambush (a11)."""

from plansza.core.contract import Tell
from plansza.games.battalia.rules.assumptions import HOUSE
from plansza.games.battalia.rules.board import ACT, LURKING, TENT_FIELDS, Board
from plansza.games.battalia.rules.components import CARD_NAMES, CHEST, COLOUR_OF, COLOURS, UNIVERSAL
from plansza.games.battalia.rules.moves import CARD, COHORT, DONE, part
from plansza.games.battalia.rules.state import State
from plansza.games.battalia.rules.turn import lines
from plansza.games.battalia.rules.turn.acts import FIGHTS
from plansza.games.battalia.rules.turn.pool import finish

MULLIGAN = 5  # A8: cards

# -- mulligan and cohort ------------------------------------------------------------------------


def mulligan(s: State, tell: Tell | None) -> None:
    """A8: discard the hand, draw one card less."""
    seat = s.board.turn
    s.tell(tell, "mulligan", seat)
    s.discard_hand(seat)
    s.draw(seat, MULLIGAN, tell)


def cohorts(s: State) -> list[int]:
    """A8: factions of which the hand shows enough cards."""
    tally = [0] * (COLOURS + 2)
    for kind in s.hands[s.board.turn]:
        tally[COLOUR_OF[kind]] += 1
    found: list[int] = []
    for colour in range(COLOURS):
        if tally[colour] and tally[colour] + tally[UNIVERSAL] >= HOUSE.cohort_least:
            found.append(COHORT.at(colour))
    return found


def showable(s: State) -> list[int]:
    """A8: the cards of the hand that belong to the cohort and were not shown yet."""
    board = s.board
    shown = board.seen[board.turn]
    found: list[int] = []
    for kind in lines.distinct(s.hands[board.turn]):
        belongs = COLOUR_OF[kind] in (board.arg, UNIVERSAL)
        if belongs and s.hands[board.turn].count(kind) > shown.count(kind):
            found.append(CARD.at(kind))
    if board.left >= HOUSE.cohort_least:
        found.append(DONE.at())
    return found


def show_card(s: State, move: int, tell: Tell | None) -> None:
    """A8: one more card of the cohort is shown, or it is complete."""
    board = s.board
    seat = board.turn
    if move != DONE.at():
        kind = part(move)
        board.seen[seat].append(kind)
        board.left += 1
        s.tell(tell, "show", seat, card=CARD_NAMES[kind])
        return
    board.phase = ACT
    s.tell(tell, "cohort", seat, count=board.left)
    s.draw(seat, board.left - HOUSE.cohort_less, tell)


# -- tents --------------------------------------------------------------------------------------


def may_open(board: Board, tent: int, seat: int) -> bool:
    """A14: an own tent that was pitched in an earlier turn."""
    at = tent * TENT_FIELDS
    return board.tents[at] == seat and board.tents[at + 3] < board.turns


def open_tent(s: State, tent: int, tell: Tell | None) -> None:
    """A14: its cards come to hand, the tent goes to the shelter."""
    board = s.board
    seat = board.tents[tent * TENT_FIELDS]
    cards = s.tented[tent]
    for kind in cards:
        s.hands[seat].append(kind)
    s.hands[seat].sort()
    board.held[seat] += len(cards)
    s.tell(tell, "open", seat, count=len(cards))
    board.shelter[seat].append(remove_tent(s, tent))


def remove_tent(s: State, tent: int) -> int:
    """A tent leaves the table; its kind."""
    at = tent * TENT_FIELDS
    kind = s.board.tents[at + 1]
    del s.board.tents[at : at + TENT_FIELDS]
    s.tented.pop(tent)
    return kind


# -- ambush -------------------------------------------------------------------------------------


def ambush_paid(s: State, tell: Tell | None) -> None:
    """a11: what was given is gone for good; a chest lets up to three cards lie in wait."""
    board = s.board
    board.lurked[board.turn] = True
    board.limbo.append(board.card)
    room = HOUSE.ambush_most - board.ambush[board.turn]
    board.left = min(room, HOUSE.chest_ambush) if board.card == CHEST else 1
    board.need = 1  # the first card must be laid
    board.phase = LURKING
    s.tell(tell, "limbo", board.turn, card=CARD_NAMES[board.card])


def lurkers(s: State) -> list[int]:
    """a11: the cards that may be laid in ambush now."""
    kinds = [kind for kind in lines.distinct(s.hands[s.board.turn]) if FIGHTS[kind]]
    found = [CARD.at(kind) for kind in kinds]
    if not s.board.need:
        found.append(DONE.at())
    return found


def lie_in_wait(s: State, move: int, tell: Tell | None) -> None:
    """a11: one card face down."""
    board = s.board
    seat = board.turn
    if move == DONE.at():
        finish(board)
        return
    kind = part(move)
    s.hide(seat, kind)
    s.ambushes[seat].append(kind)
    s.ambushes[seat].sort()
    board.ambush[seat] += 1
    board.need = 0
    board.left -= 1
    s.whisper(tell, "ambush", seat, kind, board.ambush[seat])
    if not board.left or not board.held[seat]:
        finish(board)
