"""What a line or an effect is about, and what it asks to be paid: codes, and who fits where."""

from typing import Final

from plansza.games.battalia.rules.components import (
    ARROW,
    C_ARTEFACT,
    C_CHEST,
    C_DUST,
    C_FATE,
    C_GREAT,
    C_KING,
    C_QUEEN,
    C_SUPPLY,
    CLASS_OF,
    GREAT,
    HORSE,
    KINDS,
    RANKS,
    STAND_IN,
    SWORD,
    TOOL,
    WEAPON,
    is_fanatic,
)

# `Board.act`.
NONE: Final = 0
SWAP: Final = 1
BUILD: Final = 2
RAISE: Final = 3
ROAD: Final = 4
MARCH: Final = 5
PORT: Final = 6
HIRE: Final = 7
UPGRADE: Final = 8
BUY: Final = 9
HERO: Final = 10
MARKET: Final = 11
AMBUSH: Final = 12
SELL: Final = 14
ATTACK: Final = 15
RETREAT: Final = 16
TITLE: Final = 17
SCROLL: Final = 18
AMULET: Final = 19
CROWN: Final = 20
BOOK: Final = 21
HAMMER: Final = 22
STAFF: Final = 23
CLOAK: Final = 24
WINGS: Final = 25
FATE_COPY: Final = 28
FREE_ROAD: Final = 29
EXCHANGE: Final = 30  # Storm 7
PROMOTE: Final = 31  # Storm 9
LIFT: Final = 32  # Storm 10; Metamorphia in the mountains; Royal Bridge
TRIBUTE: Final = 40
ELIXIR: Final = 41
ECLIPSE: Final = 42
CLONE: Final = 44  # Metamorphia on ice
PITCH: Final = 43  # a tent that Cold Breath may still cancel
EXPLORE: Final = 60  # a15
BARGAIN: Final = 61  # Royal Bridge: one Great Artefact for another

# `Board.ask`: a unit of exactly this rank (0–3), at least this rank (4–7), and others.
LEAST: Final = 4
LABOUR: Final = 8  # Freemen and tools
QUEEN: Final = 9
KING: Final = 10
ARMS: Final = 11  # to hire a hero
ATTACKS: Final = 12
MOVES: Final = 13
SALE: Final = 14  # an artefact to be traded
OFFERING: Final = 15  # what an ambush costs: a unit or a chest
FLIGHT: Final = 16  # a horse, for a retreat
ANY: Final = 17  # tribute
ASKS: Final = 18


def _fits(ask: int, kind: int) -> bool:
    own = CLASS_OF[kind]
    real = kind < STAND_IN
    if is_fanatic(kind):
        return ask == ANY  # C24: else only his halves pay, see fanatics.py
    if ask < LEAST:
        return own == ask
    if ask < LABOUR:
        return ask - LEAST <= own <= C_KING
    table: dict[int, bool] = {
        LABOUR: own in (0, C_ARTEFACT + TOOL),
        QUEEN: own == C_QUEEN,
        KING: own == C_KING,
        ARMS: own == C_ARTEFACT + WEAPON or kind == GREAT + ARROW,
        ATTACKS: (real and own == C_ARTEFACT + WEAPON) or kind in (GREAT + ARROW, GREAT + SWORD),
        MOVES: own in (C_SUPPLY, C_DUST, C_ARTEFACT + HORSE),
        SALE: real and C_ARTEFACT <= own < C_SUPPLY,
        OFFERING: own < RANKS or own == C_CHEST,
        FLIGHT: real and own == C_ARTEFACT + HORSE,
        ANY: True,
    }
    return table[ask]


FITS: Final = bytes([_fits(ask, kind) for ask in range(ASKS) for kind in range(KINDS)])

# A11: what may lie in ambush or be played in battle: units, royals, weapon, horse, title, scroll,
# amulet, and the Great Artefacts that A18 names.
BATTLE_GREATS: Final = (1, 2, 3, 5, 9, 10, 12, 15)


def _fights(kind: int) -> bool:
    own = CLASS_OF[kind]
    if kind >= STAND_IN:
        return False
    if own == C_GREAT:
        return kind - GREAT in BATTLE_GREATS
    return own <= C_KING or own == C_FATE or own - C_ARTEFACT in (0, 1, 4, 5, 6)


FIGHTS: Final = bytes([_fights(kind) for kind in range(KINDS)])
