"""About the map: squares with what stands on them, heroes, neutral players, places to build."""

from plansza.core.drawing import Phrase
from plansza.games.battalia.rules.board import NOBODY
from plansza.games.battalia.rules.components import (
    BILKARR,
    BRIDGE,
    BUILDING,
    BYWAY,
    CENTRE,
    COLOUR_NAMES,
    ELIXIRS,
    GATE,
    HEROES,
    METAMORPHIA,
    NEUTRAL_NAMES,
    NOTHING,
    PASS,
    RANKS,
    ROADS,
    RUINS,
    SHAPE_NAMES,
    TOP_LEVEL,
)
from plansza.games.battalia.rules.scoring import CITIES_TO_END, GREAT_CITY
from plansza.games.battalia.rules.squares import OFF, SQUARE_NAMES, STARTS, plan
from plansza.games.battalia.rules.telling.prompts import yes
from plansza.games.battalia.rules.turn import acts
from plansza.games.battalia.rules.turn.building import RAISED
from plansza.games.battalia.rules.turn.movement import RIDE
from plansza.games.battalia.rules.variants import alliance, elixirs, heroic, valleys
from plansza.games.battalia.rules.variants.valley_board import BUILDING_NAMES
from plansza.games.battalia.rules.view import BattaliaView


def square(view: BattaliaView, name: str) -> list[Phrase]:
    """A square: its card, what stands on it, its terrain."""
    board, at = view.board, SQUARE_NAMES.index(name)
    shape = board.land[at]
    if shape < 0:
        return [("free", {})]
    if board.is_valley(at):
        return [*_valley(view, at), *_standing(view, at)]
    if shape < ROADS:
        card: list[Phrase] = [("road", {"shape": SHAPE_NAMES[shape]})]
    elif shape == GATE:
        card = _gate(view, at)
    elif shape == RUINS:
        card = [("ruins", {"strength": heroic.guard(board, at)})]
    else:
        card = _city(view, at)
    return [*card, *_marks(view, at), *_terrain(view, at), *_standing(view, at)][:4]


def _city(view: BattaliaView, at: int) -> list[Phrase]:
    board = view.board
    owner, level = board.owner[at], board.level[at]
    if owner == NOBODY:
        homes = plan(board.seats, STARTS, view.options.map)
        if at in homes:
            return [("start", {})]
        return [("city-neutral", {"strength": heroic.guard(board, at)})]
    return [("city", {"owner_seat": owner, "level": level}), *_growth(view, at)]


def _growth(view: BattaliaView, at: int) -> list[Phrase]:
    """C19: whether it counts for the end of the game; what its owner pays for the next level."""
    board = view.board
    owner, level = board.owner[at], board.level[at]
    found: list[Phrase] = []
    if level >= GREAT_CITY:
        found.append(("city-great", {"most": CITIES_TO_END[len(alliance.allies(board, owner))]}))
    if owner == view.seat and level < TOP_LEVEL:
        royal = level >= RANKS
        ask = acts.QUEEN + level - RANKS if royal else level
        found.append(("city-next", {"ask": ask, "count": 1 if royal else RAISED}))
    return found


def _gate(view: BattaliaView, at: int) -> list[Phrase]:
    board, colour = view.board, view.board.hue[at]
    found: list[Phrase] = [("gate", {"number": colour + 1})]
    hidden = board.vale.stashed[colour]
    if board.vale.open and hidden:
        ring = view.seat is not None and board.vale.seals[view.seat] >> colour & 1
        found.append(("stash", {"count": hidden, "ring": yes(bool(ring))}))
    return found


def _marks(view: BattaliaView, at: int) -> list[Phrase]:
    """Markets, and the marker of the Cloak."""
    found: list[Phrase] = []
    markets = view.board.markets.count(at)
    if markets:
        found.append(("markets", {"count": markets}))
    if at in view.board.cloaked:
        found.append(("cloaked", {}))
    return found


def _terrain(view: BattaliaView, at: int) -> list[Phrase]:
    colour = view.board.hue[at]
    if colour < 0:
        return []
    return [("terrain", {"colour": COLOUR_NAMES[colour], "free": yes(view.options.advanced)})]


def _standing(view: BattaliaView, at: int) -> list[Phrase]:
    count = view.board.heroes.count(at)
    return [("standing", {"count": count})] if count else []


# -- the Royal Valleys --------------------------------------------------------------------------


def _valley(view: BattaliaView, at: int) -> list[Phrase]:
    board, shape = view.board, view.board.land[at]
    if at in board.vale.shroud:
        return [("hidden-building" if shape == BUILDING else "hidden-road", {})]
    if shape == BUILDING:
        return _building(view, at)
    if shape == CENTRE:
        return _centre(view, at)
    code = {BYWAY: "byway", PASS: "pass", BRIDGE: "bridge"}[shape]
    return [(code, {})]


def _building(view: BattaliaView, at: int) -> list[Phrase]:
    board = view.board
    name = BUILDING_NAMES[board.vale.works.index(at)]
    owner = board.owner[at]
    if owner == NOBODY:
        return [("building", {"building": name})]
    return [("building", {"building": name}), ("building-of", {"owner_seat": owner})]


def _centre(view: BattaliaView, at: int) -> list[Phrase]:
    board = view.board
    owner, level = board.owner[at], board.level[at]
    if owner == NOBODY:
        return [("centre-neutral", {"strength": heroic.guard(board, at)})]
    strength = level + valleys.support(board, at)
    own: Phrase = ("centre", {"owner_seat": owner, "level": level, "strength": strength})
    return [own, *_growth(view, at)]


# -- figures ------------------------------------------------------------------------------------


def hero(view: BattaliaView, name: str) -> list[Phrase]:
    """A hero: what he can do, and what he has with him."""
    board = view.board
    seat, number = (int(part) - 1 for part in name.split("-"))
    place = seat * HEROES + number
    where = board.heroes[place]
    found: list[Phrase] = [("hero", {"owner_seat": seat, "ride": RIDE})]
    if heroic.is_veteran(board, seat):
        found.append(("hero-veteran", {"count": heroic.VETERAN_MORALE}))
    if where != OFF and board.hue[where] == board.colour[seat]:
        found.append(("hero-home", {}))
    ring = board.vale.rings[place]
    if ring != NOTHING:
        found.append(("hero-ring", {"number": ring + 1}))
    if board.ported[place]:
        found.append(("hero-ported", {}))
    return found[:4]


def guest(view: BattaliaView, name: str) -> list[Phrase]:
    """A neutral player, or the button that summons one."""
    board = view.board
    if name in ("call", "fetch"):
        return [("summon", {"guest": NEUTRAL_NAMES[METAMORPHIA if name == "call" else BILKARR]})]
    if name == NEUTRAL_NAMES[BILKARR]:
        sold = [elixirs.owner_of(board, each) != NOBODY for each in range(ELIXIRS)]
        return [
            ("bilkarr", {"supply": elixirs.PRICE}),
            ("bilkarr-stock", {"count": sold.count(False)}),
        ]
    colour = board.hue[board.guests[METAMORPHIA]]
    found: list[Phrase] = [("metamorphia", {})]
    return [*found, ("power", {"colour": COLOUR_NAMES[colour]})] if colour >= 0 else found


def lay(view: BattaliaView, name: str) -> list[Phrase]:
    """A card as it could lie."""
    free = view.board.act == acts.FREE_ROAD
    return [("lay", {"shape": SHAPE_NAMES[view.board.arg], "free": yes(free)})]


def trace(view: BattaliaView, name: str) -> list[Phrase]:
    """The mark of what has changed on a square, `square-d4-…`: it tells about the square."""
    return square(view, name.split("-")[1])


def lens(view: BattaliaView, name: str) -> list[Phrase]:
    """What brings the map nearer or farther."""
    return [("lens", {"lens": name})]


def chart(view: BattaliaView, name: str) -> list[Phrase]:
    """The map as a whole."""
    return [("map", {})]
