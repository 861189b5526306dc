"""Every decision as a small int. What a number means never depends on the position."""

from typing import Final

from plansza.games.battalia.rules.components import (
    ARTEFACTS,
    BANDS,
    CITY,
    COLOURS,
    ELIXIRS,
    HEROES,
    KINDS,
    RANKS,
    ROADS,
    ROTATIONS,
    SHAPES,
    STORMS,
)
from plansza.games.battalia.rules.squares import SQUARES, WAYS
from plansza.games.battalia.rules.variants.valley_board import BUILDINGS

MOST_SEATS: Final[int] = 6
MOST_TENTS: Final[int] = 24
MOST_LINE: Final[int] = 60
MOST_DRAWN: Final[int] = 2  # C21, jungle

CARD: Final[int] = 0  # + kind: this card pays, is aimed at, laid down, taken
PLAY: Final[int] = CARD + KINDS  # + kind: play it for its own effect
LURK: Final[int] = PLAY + KINDS  # + kind: play it from the ambush
PAY: Final[int] = LURK + KINDS  # + stardusts: pay supplies, so many stardusts among them
BUILD: Final[int] = PAY + 4  # + city shape × 4 + level − 1
ROAD: Final[int] = BUILD + (SHAPES - CITY) * 4  # + road shape
PLACE: Final[int] = ROAD + ROADS  # + square × 4 + rotation
SQUARE: Final[int] = PLACE + SQUARES * ROTATIONS  # + square
RAISE: Final[int] = SQUARE + SQUARES  # + square
HERO: Final[int] = RAISE + SQUARES  # + square: hire a hero there
MARKET: Final[int] = HERO + SQUARES  # + square
STORM_CITY: Final[int] = MARKET + SQUARES  # + square: attack what stands there
STRIKE: Final[int] = STORM_CITY + SQUARES  # + seat × 2 + hero: attack a hero
WITH: Final[int] = STRIKE + MOST_SEATS * HEROES  # + hero: who attacks
BOTH: Final[int] = WITH + HEROES  # both heroes attack together
MARCH: Final[int] = BOTH + 1  # + hero
STEP: Final[int] = MARCH + HEROES  # + hero × 4 + way
PORT: Final[int] = STEP + HEROES * WAYS  # + hero × 6 + colour of the gate
HIRE: Final[int] = PORT + HEROES * COLOURS  # + rank
UPGRADE: Final[int] = HIRE + RANKS  # + unit kind
BUY: Final[int] = UPGRADE + BANDS * RANKS  # + artefact type
TYPE: Final[int] = BUY + ARTEFACTS  # + artefact type to take
COLOUR: Final[int] = TYPE + ARTEFACTS  # + colour
COHORT: Final[int] = COLOUR + COLOURS  # + colour
MULLIGAN: Final[int] = COHORT + COLOURS
AMBUSH: Final[int] = MULLIGAN + 1
SELL: Final[int] = AMBUSH + 1  # at the market: an artefact for a chest
SWAP: Final[int] = SELL + 1  # + artefact type: a chest for it
GRIND: Final[int] = SWAP + ARTEFACTS  # two supplies for a stardust
OPEN: Final[int] = GRIND + 1  # + tent
RAID: Final[int] = OPEN + MOST_TENTS  # + tent
COPY: Final[int] = RAID + MOST_TENTS  # + storm effect
SLOT: Final[int] = COPY + STORMS  # + place in a battle line
JOIN: Final[int] = SLOT + MOST_LINE  # + set of heroes, a bit for each
RETREAT: Final[int] = JOIN + (1 << HEROES)  # + square
FIGHT: Final[int] = RETREAT + SQUARES  # no retreat
YIELD: Final[int] = FIGHT + 1  # no more cards: the battle is lost
FATE_DRAW: Final[int] = YIELD + 1
KEEP: Final[int] = FATE_DRAW + 1  # the card that Fate offers
TAKE_DUST: Final[int] = KEEP + 1  # stardust instead
DONE: Final[int] = TAKE_DUST + 1  # no more of what is optional
END: Final[int] = DONE + 1
# Neutral players and elixirs.
TRIBUTE: Final[int] = END + 1  # + hero
ELIXIR: Final[int] = TRIBUTE + HEROES  # + elixir: buy it
DRINK: Final[int] = ELIXIR + ELIXIRS  # + elixir
POISON: Final[int] = DRINK + ELIXIRS  # + seat: Palsy for him
USE: Final[int] = POISON + MOST_SEATS  # + elixir: what it does once a day, drinking it if need be
DRAW: Final[int] = USE + ELIXIRS  # + cards − 1
CALL: Final[int] = DRAW + MOST_DRAWN  # + square: Metamorphia comes there
FETCH: Final[int] = CALL + SQUARES  # + square: Bilkarr comes there
ABSTAIN: Final[int] = FETCH + SQUARES  # no elixir now
# The Royal Valleys.
EXPLORE: Final[int] = ABSTAIN + 1  # + square: a15
CRAFT: Final[int] = EXPLORE + SQUARES  # + building: take its card
RING: Final[int] = CRAFT + BUILDINGS  # + hero: Mountain Pass
DEAL: Final[int] = RING + HEROES  # + hero × 3 + deal: Royal Bridge
DEALS: Final[int] = HEROES * 3
ALL_MOVES: Final[int] = DEAL + DEALS
