"""How moves are made on the picture: what is clicked, what a click would bring, and why not."""

from collections.abc import Sequence, Set
from functools import cache

from plansza.core.moves import Kind
from plansza.core.picture import Speaker, reasons_for
from plansza.games.spor.picture.shapes import card_id
from plansza.games.spor.rules.board import EMPTY, Board
from plansza.games.spor.rules.components import (
    ATTACKER,
    BATTLE_CARDS,
    CARD_NAMES,
    DAMAGED_TO_WIN,
    DAMS,
    FIRST_TRICK,
    TRANSFER,
)
from plansza.games.spor.rules.formations import best_strength, formation_name, side_of, strength_sum
from plansza.games.spor.rules.moves import (
    ACROSS,
    CLAIM,
    DRAW,
    DRAW_TACTICS,
    ELITE,
    END,
    LOG,
    MOVES,
    OUT,
    PASS,
    PLAY,
    RETREAT,
    TILE,
    TO_DAM,
    TRICK,
)
from plansza.games.spor.rules.view import SporView

SINGLE = {
    PASS: "pass",
    DRAW: "deck",
    END: "end",
    DRAW_TACTICS: "tactics-deck",
    ACROSS: "across",
    OUT: "discards",
}


def paths(view: SporView, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
    """What is clicked, in order, to make each of these moves. Where a retreat or a log has but one
    dam to go to, nobody need be asked which: both can be taken back."""
    found = {move: path(move) for move in choices}
    for kind in (RETREAT, LOG):
        offered = [move for move in choices if 0 <= move - kind.first < kind.count]
        if offered and lone(view, kind):
            found[offered[0]] = (kind.code,)
    return found


def lone(view: SporView, kind: Kind) -> bool:
    """Whether there is only one dam to do this at."""
    return sum(MOVES.parts(move)[0] is kind for move in view.moves()) == 1


@cache
def path(move: int) -> tuple[str, ...]:
    """What is clicked, in order, to make a move, whatever else may be done."""
    kind, what, dam = MOVES.parts(move)
    if kind in SINGLE:
        return (SINGLE[kind],)
    if kind is PLAY or kind is ELITE:
        return card_id(what), f"dam-{dam + 1}"
    if kind is RETREAT or kind is LOG:
        return kind.code, f"dam-{what + 1}"
    if kind is CLAIM:
        return (f"claim-{what + 1}",)
    if kind is TO_DAM:
        return (f"dam-{what + 1}",)
    if kind is TILE:
        return (f"tile-{what + 1}",)
    return (card_id(what),)  # a trick, its target, or a gift


def crossing(board: Board) -> tuple[int, int]:
    """The role and the dam of the side to which a card can be transferred across; EMPTY both."""
    if board.trick != TRANSFER or board.chosen == EMPTY:
        return EMPTY, EMPTY
    return 1 - board.turn, board.dam_of(board.chosen)


def stands_for(dam: int, across: bool) -> str:
    """What all of a side of a dam is clicked for, while that can be clicked: the dam; or a transfer
    across it, where the card that goes would lie."""
    return SINGLE[ACROSS] if across else f"dam-{dam + 1}"


def previews(view: SporView, choices: Sequence[int], words: Speaker) -> dict[int, str]:
    """What moves would bring, as far as the view tells; nothing where that is plain."""
    if view.seat is None:
        return {}
    board = view.board
    role = board.role(view.seat)
    found: dict[int, str] = {}
    for move in choices:
        kind, what, dam = MOVES.parts(move)
        said = ""
        if kind is CLAIM:
            said = _preview_claim(board, what, words)
        elif kind is PLAY:
            said = _preview_play(board, role, what, dam, words)
        if said:
            found[move] = said
    return found


def _preview_claim(board: Board, dam: int, words: Speaker) -> str:
    """K5, K6."""
    if board.is_damaged(dam):
        return words("preview-win", dam=dam + 1)
    if board.damaged_dams() + 1 == DAMAGED_TO_WIN:
        return words("preview-fourth", dam=dam + 1)
    return words("preview-damage", dam=dam + 1)


def _preview_play(board: Board, role: int, card: int, dam: int, words: Speaker) -> str:
    rival = board.rival(role, dam, card)
    if rival != EMPTY:
        return words("preview-meet", other=words.thing(CARD_NAMES[rival]))
    spaces = board.spaces(dam)
    if board.counts[role * DAMS + dam] + 1 < spaces:
        return ""
    cards = [*board.cards(role, dam), card]
    requirement = board.requirement(dam)
    side = side_of(cards, 0, spaces)
    total = strength_sum(requirement, best_strength(requirement, spaces, side, board.unseen))
    name = formation_name(requirement, spaces, side)
    return words("preview-full", formation=words("formation-label", formation=name, sum=total))


def reasons(view: SporView, clickable: Set[str], words: Speaker) -> dict[str, str]:
    """Why the viewer's quiet things cannot be used now, from the view alone."""
    if view.seat is None:
        return {}
    board = view.board
    probes: dict[str, int] = {}
    for card in view.hand:
        if card < BATTLE_CARDS:
            probes[card_id(card)] = PLAY.at(card)
        elif card < FIRST_TRICK:
            probes[card_id(card)] = ELITE.at(card)
        else:
            probes[card_id(card)] = TRICK.at(card)
    if board.role(view.seat) == ATTACKER:
        probes |= {f"claim-{dam + 1}": CLAIM.at(dam) for dam in range(DAMS) if board.full_at[dam]}
        probes["retreat"] = RETREAT.at()
    else:
        probes["log"] = LOG.at()
    probes["deck"] = DRAW.at()
    return reasons_for(probes, clickable, view.refusals, words)
