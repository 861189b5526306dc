"""Pieces put together from symbols: cards, tiles, cities, heroes, tokens.

All are functions of plain values and remembered; none has an id or a name for screen readers,
which belong to whoever lays the table.
"""

from math import cos, degrees, sin, tau

from plansza.core.picture import BOLD, MIDDLE, PAPER, Value, circle, remembered, tag, text, use
from plansza.games.battalia.picture.art.colours import (
    BRIGHT,
    CREAM,
    DEEP,
    GOLD,
    PAPERS,
    ROOFS,
    SIGNS,
    VALLEY_PAPERS,
)
from plansza.games.battalia.picture.art.names import (
    artefact_art,
    card_art,
    emblem_art,
    fate_art,
    road_art,
    storm_art,
    unit_art,
)
from plansza.games.battalia.rules.assumptions import CHOICE, LIT
from plansza.games.battalia.rules.components import (
    ARTEFACT,
    CLASS_OF,
    COLOUR_OF,
    COLOURS,
    DAYS,
    GATE,
    NEUTRAL,
    RUINS,
    STAND_UNIT,
    UNIVERSAL,
)

CARD = (100, 140)  # the shape of every card
PART = 100.0  # what follows is drawn on squares of this size


def _placed(x: float, y: float, size: float, *shapes: str, **more: Value | None) -> str:
    """Shapes drawn on a square of `PART`, at their place."""
    scale = f"translate({x:g} {y:g}) scale({size / PART:g})"
    return tag("g", *shapes, transform=scale, **more)


def _number(content: Value, x: float, y: float, size: float, fill: str) -> str:
    """A numeral whose middle lies at a point."""
    return text(content, x, round(y + size * 0.34, 1), size, **MIDDLE, **BOLD, fill=fill)


@remembered
def emblem(x: float, y: float, size: float, colour: int) -> str:
    """A faction's emblem in its deep colour."""
    return use(emblem_art(colour), x, y, size, size, color=DEEP[colour])


@remembered
def painted(symbol: str, x: float, y: float, size: float, colour: int) -> str:
    """Any square symbol in the papers of a faction (or `UNIVERSAL`, `NEUTRAL`)."""
    return use(symbol, x, y, size, size, color=DEEP[colour], fill=BRIGHT[colour])


@remembered
def sign(symbol: str, x: float, y: float, size: float, colour: int) -> str:
    """A symbol that is cut into the bright paper of a faction."""
    return use(symbol, x, y, size, size, color=SIGNS[colour])


@remembered
def badge(colour: int) -> str:
    """A faction's emblem on its own paper, in a box of 24 by 24: it stands beside a name."""
    shadow = circle(12, 12.6, 11, fill="#000", fill_opacity=".25")
    disc = circle(12, 12, 11, fill=BRIGHT[colour])
    return shadow + disc + sign(emblem_art(colour), 3.5, 3.5, 17, colour)


# -- cards --------------------------------------------------------------------------------------


def _card(x: float, y: float, width: float, symbol: str, colour: int, corner: str) -> str:
    """A frame, its art, and what its corner says."""
    frame = use("bt-frame", 0, 0, *CARD, color=DEEP[colour], fill=PAPERS[colour])
    shown = use(symbol, 18, 37, 76, 76, color=DEEP[colour], fill=BRIGHT[colour])
    return _placed(x, y, width, frame, shown, corner)


@remembered
def card(x: float, y: float, width: float, kind: int) -> str:
    """A creation card. Units tell their strength, all but Great Artefacts their faction; the
    lowest strip is free for the name."""
    colour = COLOUR_OF[kind]
    if kind < ARTEFACT or kind >= STAND_UNIT:
        corner = _number(CLASS_OF[kind] + 1, 19, 21, 35, CREAM)
    elif colour in (UNIVERSAL, NEUTRAL):
        star = "M19 6L23 17L34 21L23 25L19 36L15 25L4 21L15 17z"
        corner = tag("path", d=star, fill=GOLD if colour == UNIVERSAL else CREAM)
    else:
        corner = use(emblem_art(colour), 5, 6, 29, 29, color=CREAM)
    below = emblem(6, 47, 21, colour) if kind < ARTEFACT and colour < COLOURS else ""
    return _card(x, y, width, card_art(kind), colour, corner + below)


@remembered
def storm_card(x: float, y: float, width: float, effect: int) -> str:
    """C5: a storm effect with its number."""
    corner = _number(effect, 19, 21, 35 if effect < 10 else 27, CREAM)
    return _card(x, y, width, storm_art(effect), UNIVERSAL, corner)


@remembered
def fate_card(x: float, y: float, width: float, number: int) -> str:
    """C11: a Fate card with its number."""
    return _card(x, y, width, fate_art(number), UNIVERSAL, _number(number, 19, 21, 35, GOLD))


@remembered
def universal_card(x: float, y: float, width: float, head: str, rank: int) -> str:
    """A21, C24: a unit that goes with every faction: "fanatic" or "unbound"."""
    corner = _number(rank + 1, 19, 21, 35, CREAM)
    return _card(x, y, width, unit_art(head, rank), UNIVERSAL, corner)


@remembered
def card_back(x: float, y: float, width: float, sign: str = "") -> str:
    """A card from behind; other decks than the players' have a sign in the middle, such as
    `bt-ring-storm` or `bt-fate-3`."""
    shapes = [use("bt-back", 0, 0, *CARD)]
    if sign:
        disc = circle(50, 70, 30, fill=PAPERS[UNIVERSAL])
        shapes += [disc, painted(sign, 28, 48, 44, UNIVERSAL)]
    return _placed(x, y, width, *shapes)


# -- the map ------------------------------------------------------------------------------------


def road(exits: int) -> str:
    """A ribbon to the middle of every edge that is an exit."""
    symbol, turns = road_art(exits)
    turn = f"rotate({90 * turns} 50 50)" if turns else None
    return tag("use", href=f"#{symbol}", width=PART, height=PART, transform=turn)


def _ground(hue: int) -> str:
    return _whole(f"bt-ground-{hue}" if 0 <= hue < COLOURS else "bt-waste")


def _whole(symbol: str, **more: Value | None) -> str:
    """A symbol as large as a tile."""
    return tag("use", href=f"#{symbol}", width=PART, height=PART, **more)


@remembered
def tile(
    x: float, y: float, size: float, hue: int, exits: int, shape: int = -1, strength: int = 0
) -> str:
    """A terrain card: its ground and its road. Gates and ruins also get what stands on them; a
    city, which changes, is laid on top by `city`. Ruins have no hue (-1), but the
    strength of their guard."""
    shapes = [_ground(hue), road(exits)]
    if shape == GATE:
        shapes += [_whole("bt-gate", color=DEEP[hue], fill=ROOFS[hue]), _plate(hue + 1, hue)]
    if shape == RUINS:
        shapes += [_whole("bt-ruins"), _plate(strength, NEUTRAL)]
    return _placed(x, y, size, *shapes)


@remembered
def city(x: float, y: float, size: float, level: int, owner: int = NEUTRAL) -> str:
    """A city in its owner's colours, his emblem and the level on its plate."""
    town = _whole(f"bt-city-{level}", color=DEEP[owner], fill=ROOFS[owner])
    return _placed(x, y, size, town, _plate(level, owner))


def _plate(number: int, colour: int) -> str:
    """A plate with a number, and the emblem of those who have one."""
    plate = _whole("bt-plate", color=SIGNS[colour], fill=BRIGHT[colour])
    if colour >= COLOURS:
        return plate + _number(number, 50, 78, 26, SIGNS[colour])
    sign = use(emblem_art(colour), 26, 67.5, 21, 21, color=SIGNS[colour])
    return plate + sign + _number(number, 62, 78, 26, SIGNS[colour])


@remembered
def empty(x: float, y: float, size: float, blocked: bool = False) -> str:
    """A free square, or one that is out of the map."""
    return use("bt-blocked" if blocked else "bt-empty", x, y, size, size)


@remembered
def valley(x: float, y: float, size: float, which: int, exits: int, symbol: str = "") -> str:
    """C25: a valley card (0 the Kings', 1 the Queens'): its ground, its road and what stands there:
    `bt-valley-…`, `bt-building-…`, `bt-pass`, `bt-bridge`, `bt-unexplored` for a back, or nothing
    for a crossroads."""
    paper, deep = VALLEY_PAPERS[which]
    shapes = [_whole("bt-valley", color=paper, fill=deep), road(exits)]
    if symbol:
        small = symbol.startswith("bt-building")
        place = (15, 15, 70, 70) if small else (0, 0, PART, PART)
        shapes.append(use(symbol, *place, color=deep, fill=GOLD))
    return _placed(x, y, size, *shapes)


# -- figures and tokens -------------------------------------------------------------------------


@remembered
def hero(x: float, y: float, size: float, colour: int, number: int, veteran: bool = False) -> str:
    """A hero: a banner with his faction's emblem; the number is 1 or 2."""
    cloth = _whole(f"bt-banner-{number}", color=SIGNS[colour], fill=BRIGHT[colour])
    sign = use(emblem_art(colour), 28, 21, 44, 44, color=SIGNS[colour])
    wreath = use("bt-veteran", 56, -14, 50, 50) if veteran else ""
    return _placed(x, y, size, cloth, sign, wreath)


@remembered
def market(x: float, y: float, size: float, colour: int, star: bool) -> str:
    """C6: a market; both of a player's show their star side when he has two."""
    side = "star" if star else "plain"
    stall = _whole(f"bt-market-{side}", color=SIGNS[colour], fill=BRIGHT[colour])
    sign = use(emblem_art(colour), 31, 45, 38, 38, color=SIGNS[colour])
    return _placed(x, y, size, stall, sign)


@remembered
def gate_ring(x: float, y: float, size: float, colour: int) -> str:
    """C25: the ring of a gate, with its number."""
    ring = _whole("bt-ring-gate", color=DEEP[colour], fill=BRIGHT[colour])
    return _placed(x, y, size, ring, _number(colour + 1, 50, 50, 50, DEEP[colour]))


@remembered
def level_token(x: float, y: float, size: float, level: int, colour: int) -> str:
    """A city's level alone, as a round token."""
    disc = circle(50, 52.5, 47, opacity=".22") + circle(50, 50, 47, fill=BRIGHT[colour])
    sign = use(emblem_art(colour), 10, 28, 42, 42, color=SIGNS[colour])
    return _placed(x, y, size, disc, sign, _number(level, 68, 50, 46, SIGNS[colour]))


@remembered
def battle_shield(x: float, y: float, size: float, total: int, colour: int) -> str:
    """C9: the running total of one side."""
    shield = _whole("bt-battle", color=DEEP[colour], fill=PAPER)
    sign = emblem(41, 66, 18, colour) if colour < COLOURS else ""
    return _placed(x, y, size, shield, _number(total, 50, 47, 34, DEEP[colour]), sign)


# -- the Oracle ---------------------------------------------------------------------------------


@remembered
def oracle(x: float, y: float, size: float, day: int) -> str:
    """A6: the wheel of the week; every day its lit artefact, and small the one whose colour may be
    chosen. The sector of `day` (from 0) is bright."""
    turn = f"rotate({degrees(_angle(day)):.1f} 50 50)"
    today = _whole("bt-sector", fill=GOLD, transform=turn)
    return _placed(x, y, size, _whole("bt-oracle"), today, *map(_signs, range(DAYS)))


def _angle(day: int) -> float:
    """Where a day's sector lies, clockwise from the top."""
    return day * tau / DAYS


def _signs(day: int) -> str:
    lit = _upright(artefact_art(LIT[day]), _angle(day), 36, 17, UNIVERSAL)
    return lit + _upright(artefact_art(CHOICE[day]), _angle(day), 21.5, 10, NEUTRAL)


def _upright(symbol: str, angle: float, far: float, size: float, colour: int) -> str:
    """A sign so far from the middle of the wheel."""
    x, y = 50 + far * sin(angle) - size / 2, 50 - far * cos(angle) - size / 2
    return painted(symbol, round(x, 1), round(y, 1), size, colour)
