"""How moves are made on the picture: what is clicked, what a click would bring, and why not."""

from collections.abc import Set
from functools import partial

from plansza.core.chance import FastChance
from plansza.core.picture import Speaker, reasons_for
from plansza.games.spor.picture.shapes import card_id
from plansza.games.spor.rules import imagination
from plansza.games.spor.rules.board import EMPTY, Board
from plansza.games.spor.rules.components import (
    ATTACKER,
    BATTLE_CARDS,
    CARD_NAMES,
    DAMAGED_TO_WIN,
    DAMS,
    FIRST_TRICK,
)
from plansza.games.spor.rules.formations import best_strength, formation_name, side_of, strength_sum
from plansza.games.spor.rules.moves import (
    ACROSS,
    CLAIM,
    DRAW,
    DRAW_TACTICS,
    ELITE,
    END,
    GIVE,
    LOG,
    OUT,
    PASS,
    RETREAT,
    TARGET,
    TO_DAM,
    TRICK,
)
from plansza.games.spor.rules.position import SporPosition
from plansza.games.spor.rules.view import SporView

SINGLE = {PASS: "pass", DRAW: "deck", END: "end", DRAW_TACTICS: "tactics-deck",
          ACROSS: "across", OUT: "discards"}  # fmt: skip


def path(move: int) -> tuple[str, ...]:
    """What is clicked, in order, to make a move."""
    if move in SINGLE:
        return (SINGLE[move],)
    if move < RETREAT:
        return card_id(move // DAMS), f"dam-{move % DAMS + 1}"
    if move < LOG:
        return "retreat", f"dam-{move - RETREAT + 1}"
    if move < CLAIM:
        return "log", f"dam-{move - LOG + 1}"
    if move < PASS:
        return (f"claim-{move - CLAIM + 1}",)
    if move < TRICK:
        place = move - ELITE
        return card_id(BATTLE_CARDS + place // DAMS), f"dam-{place % DAMS + 1}"
    if move < DRAW_TACTICS:
        return (card_id(FIRST_TRICK + move - TRICK),)
    if move < GIVE:
        return (card_id(move - TARGET),)
    if move < TO_DAM:
        return (card_id(move - GIVE),)
    return (f"dam-{move - TO_DAM + 1}",)


def preview(view: SporView, move: int, words: Speaker) -> str:
    """What a move would bring, as far as the view tells; nothing where that is plain."""
    board = view.board
    if view.seat is None:
        return ""
    role = board.role(view.seat)
    if CLAIM <= move < PASS:
        return _preview_claim(board, move - CLAIM, words)
    if move < RETREAT:
        return _preview_play(board, role, move // DAMS, move % DAMS, words)
    return ""


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
    cards = [*board.cards(role, dam), card]
    if len(cards) < spaces:
        return ""
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
    position = SporPosition()
    imagination.fill(position, view, FastChance(1))
    probes: dict[str, int] = {}
    for card in view.hand:
        if card < BATTLE_CARDS:
            probes[card_id(card)] = card * DAMS
        elif card < FIRST_TRICK:
            probes[card_id(card)] = ELITE + (card - BATTLE_CARDS) * DAMS
        else:
            probes[card_id(card)] = TRICK + card - FIRST_TRICK
    if board.role(view.seat) == ATTACKER:
        probes |= {f"claim-{dam + 1}": CLAIM + dam for dam in range(DAMS) if board.full_at[dam]}
        probes["retreat"] = RETREAT
    else:
        probes["log"] = LOG
    probes |= {"deck": DRAW}
    ask = partial(position.why_not, view.seat)
    return reasons_for(probes, clickable, ask, words)
