"""What there is to say about the game, as codes and facts; the words themselves are in words/."""

from typing import Final

from plansza.core.contract import Phrase
from plansza.core.values import codes
from plansza.games.battalia.rules.components import (
    ARTEFACT_NAMES,
    C_ARTEFACT,
    C_KING,
    CARD_NUMBERS,
    CLASS_OF,
    COLOUR_NAMES,
    COLOUR_OF,
    GREAT,
    RANK_NAMES,
    ROYAL,
    STAND_IN,
    STAND_UNIT,
    SUPPLY,
    UNBOUND_UNIT,
    is_fanatic,
)

EVENTS: Final = codes("""
    faction home look keep draw shuffle mulligan show cohort lay pay play aim roll form gain
    found raise road market hero step port upgrade trade trade-chest grind limbo ambush pitch
    open storm summon raid return rally gaze fate dust dye swap-land cloak attack retreat fight
    lurk steal won lost end day week crown dethrone over joint veteran disgrace double guest
    leave tribute elixir drink palsy hush use empty rob explore find craft ring peek search barter
    lower keep-hidden turn-up name agree refuse lot
""")
REASONS: Final = ("fifth-city", "allied-cities", "full", "weeks")


def thing(name: str) -> Phrase:
    """A card, by its notation; a faction, by its colour."""
    if name in COLOUR_NAMES:
        return "faction", {"colour": name}
    kind = CARD_NUMBERS[name]
    own = CLASS_OF[kind]
    if kind >= STAND_UNIT:
        return "stand-in-unit", {"rank": RANK_NAMES[kind - STAND_UNIT]}
    if kind >= STAND_IN:
        return "stand-in", {"type": ARTEFACT_NAMES[kind - STAND_IN]}
    if kind >= GREAT:
        return "great", {"great": name}
    if kind >= SUPPLY:
        return "neutral-card", {"kind": name}
    if UNBOUND_UNIT <= kind < ROYAL:
        return "fanatic" if is_fanatic(kind) else "unbound", {"rank": RANK_NAMES[own]}
    colour = COLOUR_NAMES[COLOUR_OF[kind]]
    if own <= C_KING:
        return "unit", {"colour": colour, "rank": RANK_NAMES[own]}
    return "artefact", {"colour": colour, "type": ARTEFACT_NAMES[own - C_ARTEFACT]}
