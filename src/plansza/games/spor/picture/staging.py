"""How the great moments are staged: a dam splits, a log flies, a card is turned against somebody.

The events name cards and dams; both are ids of the picture before, and most of the picture after.
"""

from collections.abc import Mapping

from plansza.core.errors import Fact
from plansza.core.stage import Stage
from plansza.games.spor.picture.faces import BACK, SMALL, face
from plansza.games.spor.picture.shapes import card_id
from plansza.games.spor.rules.components import ATTACKER, CARD_NUMBERS, DEFENDER
from plansza.games.spor.rules.view import SporView

TIMES = {"deck-out": BACK, "next-game": "spor-sword"}  # what a band shows


def stage(view: SporView, kind: str, code: str, facts: Mapping[str, Fact]) -> Stage | None:
    """The moment of an event of which the reader knows these facts; his own trick he need not be
    shown."""
    if code in ("damage", "destroy"):
        return Stage(kind, (_dam(facts),), _fallen(view, code, facts), seats=_actor(facts))
    if code == "log":
        return Stage(kind, ("log",), _cards(facts, "card"), art="spor-log", seats=_actor(facts))
    if code == "trick":
        if view.seat == facts["seat"]:
            return None
        art = face(CARD_NUMBERS[str(facts["card"])], SMALL)
        return Stage(kind, _cards(facts, "card"), art=art, seats=_actor(facts))
    if code in TIMES:
        return Stage(kind, art=TIMES[code], seats=_actor(facts))
    return Stage(kind, _struck(code, facts), seats=_actor(facts))


def _struck(code: str, facts: Mapping[str, Fact]) -> tuple[str, ...]:
    """The cards that leave, or change sides."""
    if code == "explode":
        return _cards(facts, "cards")
    return (*_cards(facts, "card"), *(_cards(facts, "other") if code == "meet" else ()))


def _fallen(view: SporView, code: str, facts: Mapping[str, Fact]) -> tuple[str, ...]:
    """K5: the cards that lay at a dam; those of a destroyed one lie there to the end."""
    if code == "damage":
        return _cards(facts, "cards")
    dam = int(facts["dam"]) - 1
    sides = [view.board.cards(role, dam) for role in (ATTACKER, DEFENDER)]
    return _ids([card for side in sides for card in side])


def _cards(facts: Mapping[str, Fact], key: str) -> tuple[str, ...]:
    return _ids([CARD_NUMBERS[name] for name in str(facts[key]).split()])


def _ids(cards: list[int]) -> tuple[str, ...]:
    """The ids of these cards; of two dragonflies that of the first."""
    return tuple(dict.fromkeys([card_id(card) for card in cards]))


def _dam(facts: Mapping[str, Fact]) -> str:
    return f"dam-{facts['dam']}"


def _actor(facts: Mapping[str, Fact]) -> tuple[int, ...]:
    return (int(facts["seat"]),)
