"""Every move as short text, both ways.

RLord           this card pays, is aimed at or taken     d4        this square
play:Hammer     play it for its own effect               step1:N   hero 1 goes north
lurk:GLord      … from the ambush                        port1:R   … through the red gate
pay, pay+1      supplies, with one stardust among them   hire:Lord, upgrade:GChief, buy:Horse
CityTee:3       found a city of that shape and level     raise:d4, hero:d4, market:d4, storm:d4
Cross           lay a road of that shape                 strike2.1 attack hero 1 of seat 2
d4@1            … there, turned once clockwise           end
tribute1        hero 1 pays Metamorphia tribute          call:d4   she is summoned there
elixir:Palsy    buy it        drink:Colossus             fetch:d4  … Bilkarr
poison2         Palsy for seat 2                         use:ColdBreath, abstain
explore:d3      turn up a card of the valleys            craft:Smith, ring1, deal1:give
"""

from typing import Final

from plansza.core.notation import Notation
from plansza.games.battalia.rules import moves as m
from plansza.games.battalia.rules.components import (
    ARTEFACT_NAMES,
    CARD_NAMES,
    CITY,
    COLOUR_NAMES,
    ELIXIR_NAMES,
    HEROES,
    LETTERS,
    RANK_NAMES,
    RANKS,
    ROADS,
    ROTATIONS,
    ROYAL,
    SHAPE_NAMES,
    SHAPES,
    STORMS,
)
from plansza.games.battalia.rules.squares import SQUARE_NAMES, WAYS
from plansza.games.battalia.rules.variants.valley_board import BUILDING_NAMES

_SINGLE: Final = {
    m.MULLIGAN: "mulligan", m.AMBUSH: "ambush", m.SELL: "sell", m.GRIND: "grind", m.FIGHT: "fight",
    m.YIELD: "yield", m.FATE_DRAW: "fate", m.KEEP: "keep", m.TAKE_DUST: "dust", m.DONE: "done",
    m.END: "end", m.BOTH: "with12", m.ABSTAIN: "abstain",
}  # fmt: skip


def _fill(texts: list[str], first: int, words: list[str]) -> None:
    texts[first : first + len(words)] = words


def _all_texts() -> list[str]:
    texts = [""] * m.ALL_MOVES
    for first, word in ((m.CARD, ""), (m.PLAY, "play:"), (m.LURK, "lurk:")):
        _fill(texts, first, [word + name for name in CARD_NAMES])
    _fill(texts, m.PAY, ["pay", "pay+1", "pay+2", "pay+3"])
    cities = [f"{name}:{level + 1}" for name in SHAPE_NAMES[CITY:SHAPES] for level in range(RANKS)]
    _fill(texts, m.BUILD, cities)
    _fill(texts, m.ROAD, list(SHAPE_NAMES[:ROADS]))
    places = [f"{square}@{turn}" for square in SQUARE_NAMES for turn in range(ROTATIONS)]
    _fill(texts, m.PLACE, places)
    for first, word in ((m.SQUARE, ""), (m.RAISE, "raise:"), (m.HERO, "hero:"),
                        (m.MARKET, "market:"), (m.STORM_CITY, "storm:"),
                        (m.RETREAT, "retreat:")):  # fmt: skip
        _fill(texts, first, [word + square for square in SQUARE_NAMES])
    strikes = [f"strike{seat + 1}.{hero + 1}" for seat in range(m.MOST_SEATS) for hero in (0, 1)]
    _fill(texts, m.STRIKE, strikes)
    heroes = range(1, HEROES + 1)
    _fill(texts, m.WITH, [f"with{hero}" for hero in heroes])
    _fill(texts, m.MARCH, [f"march{hero}" for hero in heroes])
    _fill(texts, m.STEP, [f"step{hero}:{'NESW'[way]}" for hero in heroes for way in range(WAYS)])
    _fill(texts, m.PORT, [f"port{hero}:{letter}" for hero in heroes for letter in LETTERS])
    _fill(texts, m.HIRE, [f"hire:{name}" for name in RANK_NAMES[:RANKS]])
    _fill(texts, m.UPGRADE, [f"upgrade:{name}" for name in CARD_NAMES[:ROYAL]])
    for first, word in ((m.BUY, "buy:"), (m.TYPE, "take:"), (m.SWAP, "swap:")):
        _fill(texts, first, [word + name for name in ARTEFACT_NAMES])
    _fill(texts, m.COLOUR, [f"={name}" for name in COLOUR_NAMES])
    _fill(texts, m.COHORT, [f"cohort:{name}" for name in COLOUR_NAMES])
    for first, word, count in ((m.OPEN, "open", m.MOST_TENTS), (m.RAID, "raid", m.MOST_TENTS),
                               (m.COPY, "copy", STORMS), (m.SLOT, "on", m.MOST_LINE)):  # fmt: skip
        _fill(texts, first, [f"{word}{number + 1}" for number in range(count)])
    for first, word in ((m.ELIXIR, "elixir:"), (m.DRINK, "drink:"), (m.USE, "use:")):
        _fill(texts, first, [word + name for name in ELIXIR_NAMES])
    for first, word in ((m.CALL, "call:"), (m.FETCH, "fetch:")):
        _fill(texts, first, [word + square for square in SQUARE_NAMES])
    for first, word, count in ((m.TRIBUTE, "tribute", HEROES), (m.POISON, "poison", m.MOST_SEATS),
                               (m.DRAW, "draw", m.MOST_DRAWN)):  # fmt: skip
        _fill(texts, first, [f"{word}{number + 1}" for number in range(count)])
    _fill(texts, m.JOIN, ["join", "join1", "join2", "join12"])
    _fill(texts, m.EXPLORE, [f"explore:{square}" for square in SQUARE_NAMES])
    _fill(texts, m.CRAFT, [f"craft:{name}" for name in BUILDING_NAMES])
    _fill(texts, m.RING, [f"ring{hero}" for hero in heroes])
    deals = [f"deal{hero}:{deal}" for hero in heroes for deal in ("give", "lower", "change")]
    _fill(texts, m.DEAL, deals)
    for move, text in _SINGLE.items():
        texts[move] = text
    return texts


NOTATION: Final = Notation("battalia", _all_texts(), "hire:Lord, RLord, pay, step1:N, end")
