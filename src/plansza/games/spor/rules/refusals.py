"""Why a move is refused, said from what the asking seat knows: the open board and its own hand."""

from typing import Final

from plansza.core.errors import IllegalMove
from plansza.core.moves import Kind
from plansza.core.values import codes
from plansza.games.spor.rules import tactics
from plansza.games.spor.rules.board import (
    ARRANGING,
    CHOOSING,
    CLOSING,
    DRAWING,
    EMPTY,
    EXCHANGING,
    PREPARE,
    RUNNING,
    Board,
)
from plansza.games.spor.rules.components import (
    ATTACKER,
    BATTLE_CARDS,
    CARD_NAMES,
    DAMS,
    DEFENDER,
    EKSPLOZJA,
    MOST_SPACES,
    TRANSFER,
    WSPARCIE,
    card_names,
)
from plansza.games.spor.rules.formations import best_completion, best_strength, side_of
from plansza.games.spor.rules.moves import (
    ACROSS,
    BASE_MOVES,
    CLAIM,
    DRAW,
    DRAW_TACTICS,
    ELITE,
    END,
    GIVE,
    LOG,
    MOVES,
    PASS,
    PLAY,
    RETREAT,
    TARGET,
    TILE,
    TO_DAM,
    TRICK,
)
from plansza.games.spor.rules.state import SporState

REFUSALS: Final = codes("""
    no-such-move no-tactics not-in-hand tactics-limit no-room trick-impossible
    card-played finish-trick exchange-first no-trick
    attacker-retreats nothing-to-retreat defender-logs no-logs nothing-to-hit
    preparation-over attacker-claims not-full defender-stronger defender-could
    can-play make-room play-first already-drawn no-more-draws no-tactics-left
    may-not-end not-a-target not-there no-room-across already-given
    lay-dams tile-taken dams-lie
""")


def explain(state: SporState, role: int, move: int) -> IllegalMove:
    """The rule that an illegal move of the seat to act would break."""
    if not 0 <= move < MOVES.count:
        return IllegalMove("no-such-move", {"move": move})
    if move >= BASE_MOVES and not state.options.tactics:
        return IllegalMove("no-tactics")
    kind, what, dam = MOVES.parts(move)
    phase = state.board.phase
    if kind is TILE:
        return _tile(phase, what)
    if phase == ARRANGING:
        return IllegalMove("lay-dams")
    if phase == EXCHANGING:
        return _exchange(state, role, kind, what)
    if phase == CHOOSING:
        return _trick_choice(state, kind, what)
    if kind is PLAY or kind is ELITE:
        return _card(state, role, what, dam)
    if kind is RETREAT:
        return _retreat(state, role, what)
    if kind is LOG:
        return _log(state, role, what)
    if kind is CLAIM:
        return _claim(state, role, what)
    if kind is PASS:
        return _pass(state)
    if kind is DRAW or kind is DRAW_TACTICS:
        return _draw(state, kind)
    if kind is END:
        return IllegalMove("may-not-end")
    if kind is TRICK:
        return _trick(state, role, what)
    return IllegalMove("no-trick")


def _tile(phase: int, tile: int) -> IllegalMove:
    """C2."""
    if phase != ARRANGING:
        return IllegalMove("dams-lie")
    return IllegalMove("tile-taken", {"tile": tile + 1})


def _hand(state: SporState, role: int, card: int) -> IllegalMove | None:
    """What speaks against playing any card, or this card, at all."""
    if state.board.phase in (DRAWING, CLOSING):
        return IllegalMove("card-played")
    if card not in state.hands[role]:
        return IllegalMove("not-in-hand", {"card": CARD_NAMES[card]})
    if card >= BATTLE_CARDS and not state.may_play_tactics(role):
        return IllegalMove("tactics-limit")
    return None


def _card(state: SporState, role: int, card: int, dam: int) -> IllegalMove:
    """T2, T5, V3."""
    return _hand(state, role, card) or IllegalMove("no-room", {"dam": dam + 1})


def _trick(state: SporState, role: int, trick: int) -> IllegalMove:
    """V3, V5."""
    refusal = _hand(state, role, trick)
    return refusal or IllegalMove("trick-impossible", {"card": CARD_NAMES[trick]})


def _retreat(state: SporState, role: int, dam: int) -> IllegalMove:
    """T3."""
    if role != ATTACKER:
        return IllegalMove("attacker-retreats")
    if not state.can_retreat(dam):
        return IllegalMove("nothing-to-retreat", {"dam": dam + 1})
    return IllegalMove("preparation-over")


def _log(state: SporState, role: int, dam: int) -> IllegalMove:
    """T4."""
    if role != DEFENDER:
        return IllegalMove("defender-logs")
    if not state.board.logs:
        return IllegalMove("no-logs")
    if state.board.phase != PREPARE:
        return IllegalMove("preparation-over")
    return IllegalMove("nothing-to-hit", {"dam": dam + 1})


def _claim(state: SporState, role: int, dam: int) -> IllegalMove:
    """K1–K4: a claim that does not hold is answered with the defender's best completion."""
    board = state.board
    if role != ATTACKER:
        return IllegalMove("attacker-claims")
    spaces = board.spaces(dam)
    if board.counts[dam] < spaces:
        return IllegalMove("not-full", {"dam": dam + 1, "spaces": spaces})
    count = board.counts[DAMS + dam]
    if count == spaces:
        return IllegalMove("defender-stronger", {"dam": dam + 1, "tie": _tie(board, dam)})
    first = (DAMS + dam) * MOST_SPACES
    added = best_completion(board.requirement(dam), spaces, board.cells, first, count, board.unseen)
    return IllegalMove("defender-could", {"dam": dam + 1, "cards": card_names(added)})


def _tie(board: Board, dam: int) -> str:
    """F2: whether two full sides are equal, so that only the moment decides."""
    requirement, spaces = board.requirement(dam), board.spaces(dam)
    strengths = [
        best_strength(requirement, spaces, side_of(board.cards(role, dam), 0, spaces), board.unseen)
        for role in (ATTACKER, DEFENDER)
    ]
    return "yes" if strengths[0] == strengths[1] else "no"


def _pass(state: SporState) -> IllegalMove:
    """T9."""
    board = state.board
    if board.phase in (DRAWING, CLOSING):
        return IllegalMove("card-played")
    role = board.turn
    stuck = not board.open_dams(role) and not tactics.playable_tricks(state, role)
    return IllegalMove("make-room" if stuck and role == ATTACKER else "can-play")


def _draw(state: SporState, kind: Kind) -> IllegalMove:
    """T2, T8, V2."""
    if state.board.phase == DRAWING and kind is DRAW_TACTICS:
        return IllegalMove("no-tactics-left")
    if state.board.ending != RUNNING:
        return IllegalMove("no-more-draws")
    return IllegalMove("already-drawn" if state.board.phase == CLOSING else "play-first")


def _trick_choice(state: SporState, kind: Kind, what: int) -> IllegalMove:
    """V5: while a trick is being carried out, only its next choice counts."""
    board = state.board
    trick = {"trick": CARD_NAMES[board.trick]}
    wants_card = board.trick != EKSPLOZJA and (board.chosen == EMPTY or board.trick == WSPARCIE)
    if wants_card and kind is TARGET:
        return IllegalMove("not-a-target", {"card": CARD_NAMES[what], **trick})
    if not wants_card and kind is TO_DAM:
        return IllegalMove("not-there", {"dam": what + 1, **trick})
    if not wants_card and kind is ACROSS and _goes_across(state):
        return IllegalMove("no-room-across", {"dam": board.dam_of(board.chosen) + 1})
    return IllegalMove("finish-trick", trick)


def _goes_across(state: SporState) -> bool:
    options = state.options
    return state.board.trick == TRANSFER and not options.transfer_own and not options.transfer_any


def _exchange(state: SporState, role: int, kind: Kind, card: int) -> IllegalMove:
    """V5: while both choose cards to swap, nothing else happens."""
    if kind is GIVE:
        code = "already-given" if card in state.picks[role] else "not-in-hand"
        return IllegalMove(code, {"card": CARD_NAMES[card]})
    return IllegalMove("exchange-first", {"count": tactics.gifts_due(state.board, role)})
