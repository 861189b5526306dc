"""Of what has just happened, as the seat saw it. The view may be of a few moves later: whatever is
said is still true in it."""

from collections.abc import Callable, Mapping

from plansza.core.contract import Phrase, View
from plansza.core.errors import Fact
from plansza.core.values import codes
from plansza.games.battalia.rules.board import OVER
from plansza.games.battalia.rules.components import CARD_NUMBERS, CLASS_OF, QUEEN, RANK_NAMES
from plansza.games.battalia.rules.scoring import CITIES_TO_END, great_cities
from plansza.games.battalia.rules.telling.prompts import yes
from plansza.games.battalia.rules.turn.week import REIGNS
from plansza.games.battalia.rules.variants import alliance
from plansza.games.battalia.rules.view import BattaliaView

CODES = codes("shelter nation limbo storm royal stronghold")
Facts = Mapping[str, Fact]
Told = list[Phrase]


def remarks(view: View, code: str, facts: Facts) -> Told:
    """What an event means; nothing once the game is over."""
    assert isinstance(view, BattaliaView)
    tells = TELLERS.get(code)
    if tells is None or view.seat is None or view.board.phase == OVER:
        return []
    return tells(view, view.seat, facts)


def _gain(view: BattaliaView, seat: int, facts: Facts) -> Told:
    """A9: a new card waits in the shelter."""
    if facts["seat"] != seat or CARD_NUMBERS[str(facts["card"])] not in view.board.shelter[seat]:
        return []
    return [("shelter", {"card": facts["card"], "count": view.board.nation[seat]})]


def _shuffle(view: BattaliaView, seat: int, facts: Facts) -> Told:
    """A8: the shelter has become the nation."""
    if facts["seat"] != seat:
        return []
    return [("nation", {"count": view.board.deck_size(seat)})]


def _limbo(view: BattaliaView, seat: int, facts: Facts) -> Told:
    """Out of the game, whoever sent it there."""
    if CARD_NUMBERS[str(facts["card"])] not in view.board.limbo:
        return []
    return [("limbo", {"card": facts["card"]})]


def _storm(view: BattaliaView, seat: int, facts: Facts) -> Told:
    """C4, C5: somebody went through a gate."""
    return [("storm", {"mine": yes(facts["seat"] == seat)})]


def _crown(view: BattaliaView, seat: int, facts: Facts) -> Told:
    """C3: a royal has come to the seat."""
    which = CLASS_OF[CARD_NUMBERS[str(facts["card"])]]
    if facts["seat"] != seat or view.board.crowned[seat * 2 + which - QUEEN] != REIGNS:
        return []
    return [("royal", {"rank": RANK_NAMES[which]})]


def _stronghold(view: BattaliaView, seat: int, facts: Facts) -> Told:
    """C19: how near somebody's great cities bring the end."""
    board, owner = view.board, int(facts["seat"])
    side = alliance.allies(board, owner)
    count = sum(great_cities(board, ally) for ally in side)
    if not count:
        return []
    mine = yes(alliance.allied(board, seat, owner))
    whose: dict[str, Fact] = {"seat": owner, "mine": mine, "allied": yes(len(side) > 1)}
    return [("stronghold", {**whose, "count": count, "most": CITIES_TO_END[len(side)]})]


TELLERS: dict[str, Callable[[BattaliaView, int, Facts], Told]] = {
    "gain": _gain,
    "shuffle": _shuffle,
    "limbo": _limbo,
    "storm": _storm,
    "crown": _crown,
    "stronghold": _stronghold,
}
