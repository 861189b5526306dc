"""What the guide tells in numbers, read off the components and the assumed numbers."""

from plansza.core.guide import Rows, TableMaker
from plansza.core.picture import Speaker
from plansza.games.battalia.picture.faces import great_effect
from plansza.games.battalia.rules.assumptions import (
    AMBUSH_MOST,
    ARTEFACT_SUPPLIES,
    ARTEFACTS_EACH,
    ASSUMED,
    CHOICE,
    COHORT_LEAST,
    COHORT_LESS,
    CROSS_CITIES,
    CROSSROADS_SUPPLIES,
    GREATS_ADVANCED,
    GREATS_BASIC,
    HERO_SUPPLIES,
    HIRE_BRINGS,
    HIRE_SUPPLIES,
    LAST_WEEK,
    LIT,
    NEUTRAL_DEFENCE,
    OTHER_CITIES,
    ROAD_FREEMEN,
    ROADS_EACH,
    RUINS_DEFENCE,
    START_SUPPLIES,
    START_UNITS,
    SUPPLIES_EACH,
    UNITS_EACH,
    UPGRADE_SUPPLIES,
)
from plansza.games.battalia.rules.components import (
    ARTEFACT_NAMES,
    C_CROSS,
    COLOUR_NAMES,
    DAYS,
    DISPLAYED,
    ELIXIR_NAMES,
    FACTIONS_FOR,
    GREAT_NAMES,
    HAND,
    HEROES,
    NEUTRAL_CARDS,
    QUEEN,
    RANK_NAMES,
    ROADS,
    SHAPE_NAMES,
    SHAPES,
    STORMS,
    TOKENS_OF,
)
from plansza.games.battalia.rules.scoring import CITIES_TO_END, GREAT_CITY
from plansza.games.battalia.rules.squares import LARGE, RUINS, SQUARES, blocked, plan
from plansza.games.battalia.rules.turn.camp import MULLIGAN
from plansza.games.battalia.rules.turn.week import ROYAL_DECKS

FACTS = {
    "artefact": str(ARTEFACT_SUPPLIES),
    "ambush-most": str(AMBUSH_MOST),
    "cities": str(CITIES_TO_END[1]),
    "cities-of-three": str(CITIES_TO_END[3]),
    "cities-of-two": str(CITIES_TO_END[2]),
    "cohort": str(COHORT_LEAST),
    "cohort-less": str(COHORT_LESS),
    "crossroads": str(CROSSROADS_SUPPLIES),
    "days": str(DAYS),
    "great-city": str(GREAT_CITY),
    "greats-advanced": str(GREATS_ADVANCED),
    "greats-basic": str(GREATS_BASIC),
    "hand": str(HAND),
    "hero": str(HERO_SUPPLIES),
    "heroes": str(HEROES),
    "hire": str(HIRE_SUPPLIES),
    "hire-brings": str(HIRE_BRINGS),
    "king": str(ROYAL_DECKS[1]),
    "last-week": str(LAST_WEEK),
    "mulligan": str(MULLIGAN),
    "neutral": str(NEUTRAL_DEFENCE),
    "neutral-cards": str(NEUTRAL_CARDS),
    "queen": str(ROYAL_DECKS[0]),
    "road": str(ROAD_FREEMEN),
    "ruins": str(RUINS_DEFENCE),
    "start-supplies": str(START_SUPPLIES),
    "start-freemen": str(START_UNITS[0]),
    "storms": str(STORMS),
    "supplies-each": str(SUPPLIES_EACH),
    "upgrade": str(UPGRADE_SUPPLIES),
}


def factions(words: Speaker) -> Rows:
    """A2, C2: number of the gate, colour, name."""
    return [
        [str(number + 1), words("colour", colour=name), words("faction", colour=name)]
        for number, name in enumerate(COLOUR_NAMES)
    ]


def units(words: Speaker) -> Rows:
    """A3, C3: everybody's strength, and how many cards a faction has."""
    rows = []
    for rank, name in enumerate(RANK_NAMES):
        count = UNITS_EACH if rank < QUEEN else 1
        rows.append([words("unit-rank", rank=name, form="nom"), str(rank + 1), str(count)])
    return rows


def artefacts(words: Speaker) -> Rows:
    """A4: what the seven artefacts do."""
    rows = []
    for name in ARTEFACT_NAMES:
        artefact = words("artefact-type", type=name, form="nom")
        rows.append([artefact, words(f"artefact-{name}-effect"), str(ARTEFACTS_EACH)])
    return rows


def terrain(words: Speaker) -> Rows:
    """A4: roads and cities of a faction."""
    rows = []
    for shape in range(SHAPES):
        count = ROADS_EACH if shape < ROADS else OTHER_CITIES
        count = CROSS_CITIES if shape == C_CROSS else count
        rows.append([words("shape", shape=SHAPE_NAMES[shape]), str(count)])
    return rows


def days(words: Speaker) -> Rows:
    """A6: the Oracle's week."""
    names = [words("artefact-type", type=name, form="nom") for name in ARTEFACT_NAMES]
    return [[str(day + 1), names[LIT[day]], names[CHOICE[day]]] for day in range(DAYS)]


def players(words: Speaker) -> Rows:
    """C16, C17: what lies on the table for so many players."""
    rows = []
    for seats in range(2, len(FACTIONS_FOR)):
        squares, ruins = SQUARES - len(blocked(seats)), len(plan(seats, RUINS))
        large = SQUARES - len(blocked(seats, LARGE))
        counts = (seats, FACTIONS_FOR[seats], DISPLAYED[seats], squares, ruins, large)
        rows.append([str(count) for count in counts])
    return rows


def greats(words: Speaker) -> Rows:
    """A19, C10: what the Great Artefacts do."""
    return [[words.thing(name), great_effect(name, words)] for name in GREAT_NAMES]


def storms(words: Speaker) -> Rows:
    """C5: the storm effects."""
    return [[str(number), words(f"storm-{number}-effect")] for number in range(1, STORMS + 1)]


def powers(words: Speaker) -> Rows:
    """C21: what Metamorphia grants on each terrain."""
    effects = [words(f"terrain-{name}-effect") for name in COLOUR_NAMES]
    return [effect.split(": ", 1) for effect in effects]


def elixirs(words: Speaker) -> Rows:
    """C23: the six elixirs."""
    return [[words("elixir", elixir=name), words(f"elixir-{name}-effect")] for name in ELIXIR_NAMES]


def tokens(words: Speaker) -> Rows:
    """A17: how many tokens a player has; those of two sides stand in one row."""
    sides = ("1, 2", 1), ("3, 4", 3), ("5", 5), ("6", 6)
    return [[name, str(TOKENS_OF[level])] for name, level in sides]


def assumed(words: Speaker) -> Rows:
    """Every number we had to assume: its rule, what it counts, what it is."""
    return [[rule, words("assumed", name=name), str(number)] for name, rule, number in ASSUMED]


TABLES: dict[str, TableMaker] = {
    "factions": factions,
    "units": units,
    "artefacts": artefacts,
    "terrain": terrain,
    "days": days,
    "players": players,
    "greats": greats,
    "storms": storms,
    "powers": powers,
    "elixirs": elixirs,
    "tokens": tokens,
    "assumed": assumed,
}
