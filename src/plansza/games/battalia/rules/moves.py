"""Every kind of move, declared once. What a number means never depends on the position.

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
hush:turn       no questions about elixirs till then
explore:d3      turn up a card of the valleys            craft:Smith, ring1, deal1:give
=red            this faction, this colour                agree, others
bag2            two supplies from the Bag of Luck
"""

from typing import Final

from plansza.core.moves import Axis, Kind, Moves, named, numbered
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
from plansza.games.battalia.rules.squares import SQUARE_NAMES
from plansza.games.battalia.rules.variants.valley_board import BUILDING_NAMES

MOST_SEATS: Final[int] = 6
MOST_TENTS: Final[int] = 24
MOST_LINE: Final[int] = 60
MOST_DUST: Final[int] = 3
MOST_DRAWN: Final[int] = 2  # C21, jungle
MOST_BAGGED: Final[int] = 2  # C10
WAY_NAMES: Final = ("north", "east", "south", "west")
DEAL_NAMES: Final = ("give", "lower", "change")
UNTIL_NAMES: Final = ("battle", "turn", "day", "week")  # what is to be over

_SEATS: Final = [str(seat + 1) for seat in range(MOST_SEATS)]
_DUST: Final = ["", *[f"+{count + 1}" for count in range(MOST_DUST)]]
_TURNS: Final = [str(rotation) for rotation in range(ROTATIONS)]
_HERO_SETS: Final = ["", "1", "2", "12"]

_CARD: Final = named("card", CARD_NAMES)
_UNIT: Final = named("card", CARD_NAMES[:ROYAL])
_DUSTS: Final = Axis("dust", _DUST, [{"dust": count} for count in range(len(_DUST))])
_CITY_SHAPE: Final = named("shape", SHAPE_NAMES[CITY:SHAPES], CITY)
_ROAD_SHAPE: Final = named("shape", SHAPE_NAMES[:ROADS])
_LEVEL: Final = numbered("level", RANKS)
_SQUARE: Final = named("square", SQUARE_NAMES)
_TURN: Final = Axis("turn", _TURNS, [{"turn": rotation} for rotation in range(ROTATIONS)])
_OWNER: Final = Axis("owner", _SEATS, [{"owner_seat": seat} for seat in range(MOST_SEATS)])
_VICTIM: Final = Axis("victim", _SEATS, [{"victim_seat": seat} for seat in range(MOST_SEATS)])
_HERO: Final = numbered("number", HEROES)
_HEROES: Final = Axis("heroes", _HERO_SETS, [{"heroes": each} for each in range(len(_HERO_SETS))])
_WAY: Final = Axis("way", "NESW", [{"way": name} for name in WAY_NAMES])
_GATE: Final = Axis("colour", LETTERS, [{"colour": name} for name in COLOUR_NAMES])
_COLOUR: Final = named("colour", COLOUR_NAMES)
_RANK: Final = named("rank", RANK_NAMES[:RANKS])
_TYPE: Final = named("type", ARTEFACT_NAMES)
_TENT: Final = numbered("number", MOST_TENTS)
_ELIXIR: Final = named("elixir", ELIXIR_NAMES)

MOVES: Final = Moves("battalia", "hire:Lord, RLord, pay, step1:N, end")

CARD: Final[Kind] = MOVES.one("card", "{card}", _CARD)
PLAY: Final[Kind] = MOVES.one("play", "play:{card}", _CARD)
LURK: Final[Kind] = MOVES.one("lurk", "lurk:{card}", _CARD)
PAY: Final[Kind] = MOVES.one("pay", "pay{dust}", _DUSTS)
BUILD: Final[Kind] = MOVES.two("build", "{shape}:{level}", _CITY_SHAPE, _LEVEL)
ROAD: Final[Kind] = MOVES.one("road", "{shape}", _ROAD_SHAPE)
PLACE: Final[Kind] = MOVES.two("place", "{square}@{turn}", _SQUARE, _TURN)
SQUARE: Final[Kind] = MOVES.one("square", "{square}", _SQUARE)
RAISE: Final[Kind] = MOVES.one("raise", "raise:{square}", _SQUARE)
HERO: Final[Kind] = MOVES.one("hero", "hero:{square}", _SQUARE)  # hire one there
MARKET: Final[Kind] = MOVES.one("market", "market:{square}", _SQUARE)
STORM_CITY: Final[Kind] = MOVES.one("storm-city", "storm:{square}", _SQUARE)  # attack what is there
STRIKE: Final[Kind] = MOVES.two("strike", "strike{owner}.{number}", _OWNER, _HERO)  # attack a hero
WITH: Final[Kind] = MOVES.one("with", "with{number}", _HERO)  # who attacks
BOTH: Final[Kind] = MOVES.lone("both", "with12")  # both heroes attack together
MARCH: Final[Kind] = MOVES.one("march", "march{number}", _HERO)
STEP: Final[Kind] = MOVES.two("step", "step{number}:{way}", _HERO, _WAY)
PORT: Final[Kind] = MOVES.two("port", "port{number}:{colour}", _HERO, _GATE)
HIRE: Final[Kind] = MOVES.one("hire", "hire:{rank}", _RANK)
UPGRADE: Final[Kind] = MOVES.one("upgrade", "upgrade:{card}", _UNIT)
BUY: Final[Kind] = MOVES.one("buy", "buy:{type}", _TYPE)
TYPE: Final[Kind] = MOVES.one("type", "take:{type}", _TYPE)
COLOUR: Final[Kind] = MOVES.one("colour", "={colour}", _COLOUR)
COHORT: Final[Kind] = MOVES.one("cohort", "cohort:{colour}", _COLOUR)
MULLIGAN: Final[Kind] = MOVES.lone("mulligan", "mulligan")
AMBUSH: Final[Kind] = MOVES.lone("ambush", "ambush")
SELL: Final[Kind] = MOVES.lone("sell", "sell")  # at the market: an artefact for a chest
SWAP: Final[Kind] = MOVES.one("swap", "swap:{type}", _TYPE)  # a chest for it
GRIND: Final[Kind] = MOVES.lone("grind", "grind")  # two supplies for a stardust
OPEN: Final[Kind] = MOVES.one("open", "open{number}", _TENT)
RAID: Final[Kind] = MOVES.one("raid", "raid{number}", _TENT)
COPY: Final[Kind] = MOVES.one("copy", "copy{number}", numbered("number", STORMS))
SLOT: Final[Kind] = MOVES.one("slot", "on{number}", numbered("number", MOST_LINE))
JOIN: Final[Kind] = MOVES.one("join", "join{heroes}", _HEROES)  # a set of them, a bit for each
RETREAT: Final[Kind] = MOVES.one("retreat", "retreat:{square}", _SQUARE)
FIGHT: Final[Kind] = MOVES.lone("fight", "fight")  # no retreat
YIELD: Final[Kind] = MOVES.lone("yield", "yield")  # no more cards: the battle is lost
FATE_DRAW: Final[Kind] = MOVES.lone("fate-draw", "fate")
KEEP: Final[Kind] = MOVES.lone("keep", "keep")  # the card that Fate offers
TAKE_DUST: Final[Kind] = MOVES.lone("take-dust", "dust")  # stardust instead
DONE: Final[Kind] = MOVES.lone("done", "done")  # no more of what is optional
END: Final[Kind] = MOVES.lone("end", "end")
# Neutral players and elixirs.
TRIBUTE: Final[Kind] = MOVES.one("tribute", "tribute{number}", _HERO)
ELIXIR: Final[Kind] = MOVES.one("elixir", "elixir:{elixir}", _ELIXIR)  # buy it
DRINK: Final[Kind] = MOVES.one("drink", "drink:{elixir}", _ELIXIR)
POISON: Final[Kind] = MOVES.one("poison", "poison{victim}", _VICTIM)  # Palsy for him
USE: Final[Kind] = MOVES.one("use", "use:{elixir}", _ELIXIR)  # once a day, drinking it if need be
DRAW: Final[Kind] = MOVES.one("draw", "draw{number}", numbered("number", MOST_DRAWN))
CALL: Final[Kind] = MOVES.one("call", "call:{square}", _SQUARE)  # Metamorphia comes there
FETCH: Final[Kind] = MOVES.one("fetch", "fetch:{square}", _SQUARE)  # Bilkarr comes there
ABSTAIN: Final[Kind] = MOVES.lone("abstain", "abstain")  # no elixir now
HUSH: Final[Kind] = MOVES.one("hush", "hush:{until}", named("until", UNTIL_NAMES))
# The Royal Valleys.
EXPLORE: Final[Kind] = MOVES.one("explore", "explore:{square}", _SQUARE)  # a15
CRAFT: Final[Kind] = MOVES.one("craft", "craft:{building}", named("building", BUILDING_NAMES))
RING: Final[Kind] = MOVES.one("ring", "ring{number}", _HERO)  # Mountain Pass
DEAL: Final[Kind] = MOVES.two("deal", "deal{number}:{deal}", _HERO, named("deal", DEAL_NAMES))
TAKE_SUPPLIES: Final[Kind] = MOVES.one("bag", "bag{number}", numbered("number", MOST_BAGGED))

# Choosing the factions of the pool.
AGREE: Final[Kind] = MOVES.lone("agree", "agree")
OTHERS: Final[Kind] = MOVES.lone("others", "others")  # other factions, please


def part(move: int) -> int:
    """What a move of one part is about: a card, a square, …"""
    return MOVES.parts(move)[1]
