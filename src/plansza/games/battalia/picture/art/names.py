"""Which symbol shows what."""

from typing import Final

from plansza.games.battalia.rules.components import (
    ALL_EXITS,
    ARTEFACT,
    ARTEFACTS,
    CHEST,
    CLASS_OF,
    COLOUR_OF,
    COLOURS,
    DUST,
    FATE,
    GREAT,
    ROTATIONS,
    ROYAL,
    STAND_IN,
    STAND_UNIT,
    SUPPLY,
    UNBOUND_UNIT,
    is_fanatic,
    turned,
)

HEADS: Final = (*map(str, range(COLOURS)), "fanatic", "unbound")
# C25: what is found in the two valleys.
VALLEYS: Final = ("kings", "queens")
BUILDINGS: Final = (
    ("smith", "townhall", "stables", "arena"),
    ("weaver", "tavern", "guild", "shop"),
)
# Roads by the exits of their drawing: 1 north, 2 east, 4 south, 8 west.
ROAD_EXITS: Final = {"end": 1, "straight": 5, "curve": 3, "tee": 7, "cross": 15}


def emblem_art(colour: int) -> str:
    """A faction's animal or sign."""
    return f"bt-emblem-{colour}"


def unit_art(head: str | int, rank: int) -> str:
    """A character: of a faction by its number, or "fanatic", or "unbound"."""
    return f"bt-unit-{head}-{rank}"


def card_art(kind: int) -> str:
    """What a creation card shows."""
    if UNBOUND_UNIT <= kind < ROYAL:
        return unit_art("fanatic" if is_fanatic(kind) else "unbound", CLASS_OF[kind])
    if kind >= STAND_UNIT:
        return unit_art("unbound", kind - STAND_UNIT)
    if kind < ARTEFACT:
        return unit_art(COLOUR_OF[kind], CLASS_OF[kind])
    if kind < SUPPLY:
        return artefact_art((kind - ARTEFACT) % ARTEFACTS)
    if kind >= STAND_IN:
        return artefact_art(kind - STAND_IN)
    if kind == FATE:
        return fate_art(1)
    if kind >= GREAT:
        return f"bt-great-{kind - GREAT}"
    return {SUPPLY: "bt-supply", DUST: "bt-dust", CHEST: "bt-chest"}[kind]


def artefact_art(type: int) -> str:
    """The sign of an artefact type."""
    return f"bt-artefact-{type}"


def storm_art(effect: int) -> str:
    """C5: a storm effect by its number, from 1."""
    return f"bt-storm-{effect}"


def fate_art(card: int) -> str:
    """C11: a Fate card by its number, from 1."""
    return f"bt-fate-{card}"


def road_art(exits: int) -> tuple[str, int]:
    """The road with these exits, and its quarter turns clockwise."""
    for name, drawn in ROAD_EXITS.items():
        for turns in range(ROTATIONS):
            if turned(drawn, turns) == exits & ALL_EXITS:
                return f"bt-road-{name}", turns
    raise ValueError(f"no road has the exits {exits}")
