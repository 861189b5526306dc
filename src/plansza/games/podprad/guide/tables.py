"""What the guide tells in numbers, read off the components."""

from plansza.core.guide import Rows, TableMaker
from plansza.core.picture import Speaker
from plansza.games.podprad.picture.labels import barred_edges
from plansza.games.podprad.rules.components import (
    COLUMNS,
    CURRENT,
    CURRENTS,
    DECK_KINDS,
    FIRST_POINTS,
    FIRST_ROWS,
    IN_BOX,
    KIND_NAMES,
    MOST_EGGS,
    POINTS,
    ROTATIONS,
    SEA,
    SEA_TILES,
    TOKENS,
    deck_for,
)

FACTS = {
    "tokens": str(TOKENS),
    "points": str(POINTS),
    "first-points": str(FIRST_POINTS),
    "rows": str(FIRST_ROWS),
    "eggs": str(MOST_EGGS),
    "sea": str(SEA_TILES),
    "currents": str(CURRENTS),
    "hexes": str(sum(IN_BOX) + SEA_TILES),
}


def _base_deck(seats: int) -> list[int]:
    deck = deck_for(seats, False, "off")
    assert deck is not None, "the base game can always be played"
    return deck


def tiles(words: Speaker) -> Rows:
    """U2: every kind of tile, how many there are with two players and with more, what it does."""
    two, more = _base_deck(2), _base_deck(3)
    two[CURRENT] = more[CURRENT] = CURRENTS
    rows = [
        [words.thing(KIND_NAMES[kind]), str(two[kind]), str(more[kind]), _effect(kind, words)]
        for kind in range(DECK_KINDS)
        if IN_BOX[kind]
    ]
    sea = str(SEA_TILES)
    return [*rows, [words.thing(KIND_NAMES[SEA]), sea, sea, _effect(SEA, words)]]


def _effect(kind: int, words: Speaker) -> str:
    """What a tile does, and the edges that are barred before it is turned."""
    said = words(f"tile-{KIND_NAMES[kind]}-effect")
    edges = barred_edges(kind * ROTATIONS, words)
    return f"{said} {words('preview-barriers', edges=edges)}" if edges else said


def lengths(words: Speaker) -> Rows:
    """R11: tiles in the deck, the last row, when the pool is laid, when the last row goes, and
    the points that four tokens need at least to reach the pool."""
    sizes = (sum(_base_deck(2)), sum(_base_deck(3)), sum(_base_deck(3)) + CURRENTS)
    rows = []
    for size in sizes:
        last = (size + 1) // COLUMNS
        numbers = (size, last, last - FIRST_ROWS, last + 2, TOKENS * last + 3)
        rows.append([str(number) for number in numbers])
    return rows


TABLES: dict[str, TableMaker] = {"tiles": tiles, "lengths": lengths}
