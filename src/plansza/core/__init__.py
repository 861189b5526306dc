"""The contract every game follows, and what all games share."""

from plansza.core.chance import Chance, FastChance, KeyedChance
from plansza.core.contract import Event, Game, Insight, Outcome, Position, Tell, View
from plansza.core.errors import (
    BadNotation,
    BadRecord,
    BadSeed,
    BadSetup,
    BadText,
    IllegalMove,
    PlanszaError,
    UnknownGame,
)
from plansza.core.notation import Notation
from plansza.core.setup import Option, Setup

__all__ = [
    "BadNotation",
    "BadRecord",
    "BadSeed",
    "BadSetup",
    "BadText",
    "Chance",
    "Event",
    "FastChance",
    "Game",
    "IllegalMove",
    "Insight",
    "KeyedChance",
    "Notation",
    "Option",
    "Outcome",
    "PlanszaError",
    "Position",
    "Setup",
    "Tell",
    "UnknownGame",
    "View",
]
