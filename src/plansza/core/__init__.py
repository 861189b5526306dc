"""The contract every game follows, and what all games share."""

from plansza.core.chance import NO_CHANCE, Chance, FastChance, KeyedChance
from plansza.core.contract import Event, Game, Insight, Position, Tell, View
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
from plansza.core.meters import Meter
from plansza.core.moves import Axis, Kind, Moves, named, numbered
from plansza.core.setup import Option, Setup
from plansza.core.stage import Stage
from plansza.core.state import Outcome, Pair, State

__all__ = [
    "NO_CHANCE",
    "Axis",
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
    "Kind",
    "Meter",
    "Moves",
    "Option",
    "Outcome",
    "Pair",
    "PlanszaError",
    "Position",
    "Setup",
    "Stage",
    "State",
    "Tell",
    "UnknownGame",
    "View",
    "named",
    "numbered",
]
