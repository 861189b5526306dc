"""Of what has just happened, as the seat saw it. The view may be of a few moves later: whatever is
said is still true in it."""

from collections.abc import Callable, Mapping

from plansza.core.contract import Phrase, View
from plansza.core.errors import Fact
from plansza.core.values import codes
from plansza.games.drako.rules.board import OVER, PAIRING
from plansza.games.drako.rules.components import (
    ARCHER,
    ARMOUR,
    BERSERKER,
    CHARGE_SLOTS,
    DRAGON,
    FIGURE_NUMBERS,
    KNIGHT,
    OTHER_ARCHER,
    THROW_SLOTS,
    THROWER,
    TRACK_SLOTS,
)
from plansza.games.drako.rules.telling.prompts import yes_no
from plansza.games.drako.rules.view import DrakoView

CODES = codes("blocked wound lost slain")
Facts = Mapping[str, Fact]
Told = list[Phrase]


def remarks(view: View, code: str, facts: Facts) -> Told:
    """What an event means; nothing once its duel is over, perhaps with another dealt already."""
    assert isinstance(view, DrakoView)
    tells = TELLERS.get(code)
    if tells is None or view.seat is None or view.board.phase == OVER:
        return []
    board, figure = view.board, FIGURE_NUMBERS[str(facts["figure"])]
    owner = board.seat(view.options.owner[figure])
    told_of = owner if code == "block" else 1 - owner  # the one who defends, or the attacker
    return tells(view, facts, figure) if facts["seat"] == told_of and board.turns else []


def _mine(view: DrakoView, figure: int) -> bool:
    return view.seat == view.board.seat(view.options.owner[figure])


def _block(view: DrakoView, facts: Facts, figure: int) -> Told:
    """T7: the enemy has stopped a blow; X4: the first card of a pair has stopped nothing yet."""
    board = view.board
    if _mine(view, figure) or board.phase == PAIRING:
        return []
    return [("blocked", {"count": board.held[view.options.owner[figure]]})]


def _wound(view: DrakoView, facts: Facts, figure: int) -> Told:
    """B3, P6: the seat's figure is wounded and stands; what the next wounds would close."""
    board = view.board
    if not _mine(view, figure) or not board.alive(figure) or not board.wounds[figure]:
        return []
    closes, left = _closes(view, figure)
    return [("wound", {"figure": facts["figure"], "closes": closes, "count": left})]


def _closes(view: DrakoView, figure: int) -> tuple[str, int]:
    """What a figure loses next by its wounds, and after how many of them."""
    board = view.board
    for troll, slots, power in (
        (THROWER, THROW_SLOTS, "throw"),
        (BERSERKER, CHARGE_SLOTS, "charge"),
    ):
        if figure == troll and board.has_power(troll, slots):
            return power, slots - board.wounds[troll]
    if figure == DRAGON and board.track_open(ARMOUR):
        return "armour", TRACK_SLOTS[ARMOUR] - board.tracks[ARMOUR]
    return "life", board.left(figure)


def _lost(view: DrakoView, facts: Facts, figure: int) -> Told:
    """B3, P6: a power is gone."""
    if not view.board.alive(figure):
        return []
    return [("lost", {"power": facts["power"], "mine": yes_no(_mine(view, figure))})]


def _slain(view: DrakoView, facts: Facts, figure: int) -> Told:
    """B3, P3: a figure is gone, but for an archer whom reinforcements may bring back."""
    board, role = view.board, view.options.owner[figure]
    if board.alive(figure):
        return []
    archer = figure in (ARCHER, OTHER_ARCHER)
    returns = archer and board.alive(KNIGHT) and not view.options.camps[role].plates
    more = {"mine": yes_no(_mine(view, figure)), "returns": yes_no(returns)}
    left = board.living(view.options.figures[role])
    return [("slain", {"figure": facts["figure"], "count": left, **more})]


TELLERS: dict[str, Callable[[DrakoView, Facts, int], Told]] = {
    "block": _block,
    "wound": _wound,
    "lost": _lost,
    "slain": _slain,
}
