"""How moves are made on the picture: what is clicked, what a click would bring, and why not."""

from collections import Counter
from collections.abc import Sequence, Set

from plansza.core.picture import Speaker, reasons_for
from plansza.games.drako.picture import gestures
from plansza.games.drako.picture.cards import CARD_IDS
from plansza.games.drako.picture.shapes import figure_id
from plansza.games.drako.rules.board import ACTING, DROPPING, REACTING
from plansza.games.drako.rules.components import SYMBOLS_ON, TRACK_NAMES
from plansza.games.drako.rules.moves import (
    ALSO,
    ASSIGN,
    BLOCK,
    DODGE,
    DRAW,
    DROP,
    FURY,
    MOVES,
    PLAY,
    SHED,
    TRACK,
    USE,
)
from plansza.games.drako.rules.speech import symbol_facts
from plansza.games.drako.rules.view import DrakoView

DECK = "deck-near"


def attack_id(index: int) -> str:
    """An attack that has been declared."""
    return f"attack-{index + 1}"


def paths(view: DrakoView, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
    """What is clicked, in order, to make each of these moves."""
    answers = Counter(map(_answer, choices))
    others = {
        move: (_thing(move), *_which(move, answers))
        for move in choices
        if MOVES.kind(move) not in gestures.DEEDS
    }
    return {**others, **gestures.paths(view, choices)}


def _thing(move: int) -> str:
    """What is clicked first, or alone, for a move that is no deed of a figure."""
    kind, part, _ = MOVES.parts(move)
    if kind is PLAY or kind is DROP or kind is BLOCK:
        return CARD_IDS[part]
    if kind is ALSO:
        return attack_id(part)
    if kind is USE:
        return gestures.symbol_id(part)
    if kind is TRACK:
        return f"track-{TRACK_NAMES[part]}"
    if kind is ASSIGN:
        return figure_id(part)
    return DECK if kind is DRAW else kind.code


def _answer(move: int) -> str:
    """The shield or the dodge that a move answers an attack with."""
    kind = MOVES.kind(move)
    return _thing(move) if kind is BLOCK or kind is DODGE else ""


def _which(move: int, answers: Counter[str]) -> tuple[str, ...]:
    """The attack that an answer stops, where it could stop one of several."""
    kind, one, two = MOVES.parts(move)
    if not _answer(move) or answers[_answer(move)] == 1:
        return ()
    return (attack_id(two if kind is BLOCK else one),)


# -- what it would bring --------------------------------------------------------------------------


def preview(view: DrakoView, move: int, words: Speaker) -> str:
    """What a move would bring, as far as the view tells; nothing where that is plain."""
    kind, place, _ = MOVES.parts(move)
    if kind is USE:
        return words("symbol-help", **symbol_facts(SYMBOLS_ON[view.board.card][place]))
    if kind not in gestures.DEEDS:
        return ""
    deed = gestures.Deed(view.state, (move,), "")
    return gestures.charge_words(deed, words) or gestures.preview(deed, words)


def reasons(view: DrakoView, clickable: Set[str], words: Speaker) -> dict[str, str]:
    """Why the viewer's quiet things cannot be used now, from the view alone."""
    if view.seat is None:
        return {}
    phase = view.board.phase
    kind = {REACTING: BLOCK, DROPPING: DROP}.get(phase, PLAY)
    probes = {DECK: DRAW.at()}
    probes |= {CARD_IDS[card]: kind.at(card) for card in view.hand}
    if phase == REACTING:
        probes["dodge"] = DODGE.at()
    if phase == ACTING:
        probes |= {"fury": FURY.at(), "shed": SHED.at()}
    return reasons_for(probes, clickable, view.refusals, words)
