"""How the great moments of a duel are staged: attacks fly along their line, the fallen fall, cards
and powers turned against somebody are shown large."""

from collections.abc import Mapping

from plansza.core.errors import Fact
from plansza.core.stage import Stage
from plansza.games.drako.picture.faces import face
from plansza.games.drako.picture.gestures import field_id
from plansza.games.drako.picture.shapes import figure_id
from plansza.games.drako.rules.components import (
    ATTACK,
    CARD_NUMBERS,
    FIGURE_NUMBERS,
    MOVE,
    SHIELD,
    SYMBOL_WORDS,
)
from plansza.games.drako.rules.fields import FIELD_NUMBERS
from plansza.games.drako.rules.view import DrakoView

Facts = Mapping[str, Fact]
PEACEFUL = (SYMBOL_WORDS[MOVE], "fly", "reinforce", SYMBOL_WORDS[SHIELD])
LOST = {
    "throw": "drako-sign-rock",
    "charge": "drako-sign-charge",
    "armour": "drako-sign-shield",
    "wings": "drako-sign-fly",
    "fire": "drako-sign-fire",
    "legs": "drako-sign-move",
}


def stage(view: DrakoView, kind: str, code: str, facts: Facts) -> Stage | None:
    """How an event is staged to this reader, after it; None for what is nothing great to him."""
    seats = _seats(facts)
    if code == "attack":
        return _attack(view, kind, facts)
    if code == "charge":
        return _charge(view, kind, facts)
    if code in ("slain", "reinforce"):
        return Stage(kind, things=(_figure(facts, "figure"),), seats=seats)
    if code == "use":
        return _power(view, kind, facts)
    if code == "block":
        return _shield(view, kind, facts)
    if code in ("dodge", "fury"):
        return Stage(kind, things=(_figure(facts, "figure"),), art=f"drako-{code}", seats=seats)
    if code == "lost":
        art = LOST[str(facts["power"])]
        return Stage(kind, things=(_figure(facts, "figure"),), art=art, seats=seats)
    return Stage(kind, seats=seats)


def _seats(facts: Facts) -> tuple[int, ...]:
    seat = facts.get("seat")
    return (seat,) if isinstance(seat, int) else ()


def _figure(facts: Facts, name: str) -> str:
    return figure_id(FIGURE_NUMBERS[str(facts[name])])


def _attack(view: DrakoView, kind: str, facts: Facts) -> Stage | None:
    """T6, P2, P4, P6: from the attacker to his target; rock and fire fly once, to the last of
    those they hit, and the blows of a charge belong to it."""
    board, word = view.board, str(facts["kind"])
    if word == "charge":
        return None
    ends = [_figure(facts, "target")]
    if word in ("rock", "fire") and board.targets:
        if figure_id(board.targets[0]) != ends[0]:
            return None
        ends = [figure_id(target) for target in board.targets]
    return Stage(
        kind,
        things=(_figure(facts, "figure"),),
        to=tuple(ends),
        art=f"drako-sign-{word or SYMBOL_WORDS[ATTACK]}",
        seats=_seats(facts),
    )


def _charge(view: DrakoView, kind: str, facts: Facts) -> Stage:
    """P5: to whoever stopped it, or to the field where it ends."""
    targets = view.board.targets
    end = figure_id(targets[0]) if targets else field_id(FIELD_NUMBERS[str(facts["field"])])
    things = (_figure(facts, "figure"),)
    return Stage(kind, things=things, to=(end,), art="drako-sign-charge", seats=_seats(facts))


def _power(view: DrakoView, kind: str, facts: Facts) -> Stage | None:
    """T3: a card that is about to strike: its owner knows it, the others see it large."""
    board = view.board
    if facts["seat"] == view.seat or facts["one"] in PEACEFUL or board.card < 0:
        return None
    art = face(view.options.sides[board.turn], board.card)
    return Stage(kind, art=art, seats=_seats(facts))


def _shield(view: DrakoView, kind: str, facts: Facts) -> Stage | None:
    """T7: a shield card that stops an attack, to those who did not play it."""
    seat, card = facts["seat"], CARD_NUMBERS[str(facts["card"])]
    if seat == view.seat:
        return None
    side = view.options.sides[view.board.role(int(seat))]
    return Stage(kind, art=face(side, card), seats=_seats(facts))
