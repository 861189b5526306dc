"""Building (a1–a4, a9, a10): cities, roads, heroes in cities, markets."""

from plansza.core.contract import Tell
from plansza.games.battalia.rules import networks, scoring, tokens
from plansza.games.battalia.rules.action import Action
from plansza.games.battalia.rules.assumptions import (
    CROSSROADS_SUPPLIES,
    HERO_SUPPLIES,
    ROAD_FREEMEN,
)
from plansza.games.battalia.rules.board import PLACING, Board
from plansza.games.battalia.rules.components import (
    ARROW,
    C_ARTEFACT,
    CITY,
    HEROES,
    MARKETS,
    MASKS,
    QUEEN,
    R_CURVE,
    RANKS,
    ROADS,
    ROTATIONS,
    S_TERRAIN,
    SHAPE_NAMES,
    SHAPES,
    TOP_LEVEL,
    WEAPON,
)
from plansza.games.battalia.rules.moves import (
    BUILD,
    HERO,
    MARKET,
    MOVES,
    RAISE,
    ROAD,
)
from plansza.games.battalia.rules.pledge import Pledge
from plansza.games.battalia.rules.squares import OFF, SQUARE_NAMES
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import OpenStep
from plansza.games.battalia.rules.turn import acts, lines
from plansza.games.battalia.rules.turn.pool import (
    finish,
    take_top,
)
from plansza.games.battalia.rules.variants import (
    neutral,
)

NEW_CITY = 3  # a1: units
RAISED = 2  # a2: units


def offers(s: BattaliaState, counts: list[int], found: list[int]) -> None:
    """a1–a4, a9, a10."""
    board = s.board
    seat = board.turn
    ranks: list[int] | None = None
    for rank in range(RANKS):
        if can_found(board, counts, rank):
            if ranks is None:
                ranks = []
            ranks.append(rank)
    if ranks is not None:
        for shape in range(CITY, SHAPES):
            if networks.can_lay(board, seat, shape):
                for rank in ranks:
                    found.append(BUILD.at(shape, rank))
    labour = lines.labour(counts, board.day)
    if labour >= ROAD_FREEMEN:
        for shape in range(ROADS):
            paid = shape <= R_CURVE or lines.can_pay(counts, CROSSROADS_SUPPLIES)
            if paid and networks.can_lay(board, seat, shape):
                found.append(ROAD.at(shape))
    cities = board.towns_of(seat)
    for square in cities:
        if can_raise(board, counts, square):
            found.append(RAISE.at(square))
    missing = one_is_off(board.heroes, seat * HEROES, HEROES)
    if missing and lines.can_pay(counts, HERO_SUPPLIES) and _armed(s, counts):
        for square in cities:
            found.append(HERO.at(square))
    if labour >= ROAD_FREEMEN and one_is_off(board.markets, seat * MARKETS, MARKETS):
        for square in networks.market_squares(board, seat):
            found.append(MARKET.at(square))


def one_is_off(places: list[int], first: int, count: int) -> bool:
    """Whether one of so many heroes or markets is not on the map."""
    return any(places[place] == OFF for place in range(first, first + count))


def _armed(s: BattaliaState, counts: list[int]) -> bool:
    """a9: a weapon or Farrel's Arrow."""
    return counts[C_ARTEFACT + WEAPON] > 0 or s.wields(ARROW)


def can_found(board: Board, counts: list[int], rank: int) -> bool:
    """a1, A17: three units of one rank, and a token of that level."""
    return counts[rank] >= NEW_CITY and tokens.left(board, board.turn, rank + 1) > 0


def can_raise(board: Board, counts: list[int], square: int) -> bool:
    """a2, C3: two units of the next level, the Queen for a residence, the King for a capital; A17:
    a token of that level, too."""
    if not can_pay_raise(board, counts, square) or not board.can_grow(square):
        return False
    return tokens.left(board, board.turn, board.level[square] + 1, square) > 0


def can_pay_raise(board: Board, counts: list[int], square: int) -> bool:
    """a2: whether the cards for the next level are there."""
    level = board.level[square]
    if level < RANKS:
        return counts[level] >= RAISED
    return level < TOP_LEVEL and counts[QUEEN + level - RANKS] > 0


# -- the actions --------------------------------------------------------------------------------


class Founding(Action):
    """a1: a new city; where it goes is asked first."""

    def begin(self, s: BattaliaState, shape: int, rank: int, tell: Tell | None) -> None:
        s.board.left = rank + 1
        _ask_where(s.board, acts.BUILD, shape)

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        board = s.board
        colour = take_top(s, S_TERRAIN + board.arg)
        networks.lay(board, board.spot, board.arg, colour, board.mask)
        board.owner[board.spot] = board.turn
        board.level[board.spot] = board.left
        board.changed()
        if tell is not None:
            s.tell(tell, "found", board.turn, square=SQUARE_NAMES[board.spot], level=board.left)
        neutral.attract(s, board.spot, tell)
        finish(board)
        scoring.after_city(s, board.spot, 0, tell)
        scoring.after_laying(s, tell)


class RoadBuilding(Action):
    """a3, a4: a road."""

    def begin(self, s: BattaliaState, shape: int, more: int, tell: Tell | None) -> None:
        _ask_where(s.board, acts.ROAD, shape)

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        lay_road(s, tell)


def _ask_where(board: Board, act: int, shape: int) -> None:
    board.act = act
    board.arg = shape
    board.phase = PLACING


def begin_free_road(board: Board, shape: int) -> None:
    """C5, Storm 4: a road that costs nothing."""
    _ask_where(board, acts.FREE_ROAD, shape)


class Raising(Action):
    """a2, C3: a city grows by a level."""

    def begin(self, s: BattaliaState, square: int, more: int, tell: Tell | None) -> None:
        s.board.spot = square
        level = s.board.level[square]
        if level < RANKS:
            lines.ask(s, acts.RAISE, RAISED, level, 0)
        else:
            lines.ask(s, acts.RAISE, 1, acts.QUEEN + level - RANKS, 0)

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        raise_city(s, s.board.spot, s.board.level[s.board.spot] + 1, tell)


class HeroHiring(Action):
    """a9: a hero appears in a city."""

    def begin(self, s: BattaliaState, square: int, more: int, tell: Tell | None) -> None:
        s.board.spot = square
        lines.ask(s, acts.HERO, 1, acts.ARMS, HERO_SUPPLIES)

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        board = s.board
        first = board.turn * HEROES
        hero = 0 if board.heroes[first] == OFF else 1
        board.send(first + hero, board.spot)
        if tell is not None:
            s.tell(tell, "hero", board.turn, square=SQUARE_NAMES[board.spot])
        finish(board)


class MarketBuilding(Action):
    """a10, C6: a market token."""

    def begin(self, s: BattaliaState, square: int, more: int, tell: Tell | None) -> None:
        s.board.spot = square
        lines.ask(s, acts.MARKET, ROAD_FREEMEN, acts.LABOUR, 0)

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        board = s.board
        first = board.turn * MARKETS
        which = 0 if board.markets[first] == OFF else 1
        board.markets[first + which] = board.spot
        if tell is not None:
            s.tell(tell, "market", board.turn, square=SQUARE_NAMES[board.spot])
        finish(board)


class Placing(OpenStep):
    """A11: where a city or road goes, and how it is turned."""

    def choices(self, s: BattaliaState) -> list[int]:
        return networks.places(s.board, s.board.seat, s.board.arg)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        """Roads that the storm builds cost nothing."""
        board = s.board
        _, board.spot, rotation = MOVES.parts(move)
        board.mask = MASKS[board.arg * ROTATIONS + rotation]
        if board.act == acts.BUILD:
            lines.ask(s, acts.BUILD, NEW_CITY, board.left - 1, 0)
        elif board.act == acts.FREE_ROAD:
            lay_road(s, tell)
        else:
            extra = CROSSROADS_SUPPLIES if board.arg > R_CURVE else 0
            lines.ask(s, acts.ROAD, ROAD_FREEMEN, acts.LABOUR, extra)

    def pledge(self, hand: Pledge) -> None:
        """a1, a3, a4: the cost of what is being placed."""
        board = hand.board
        if board.act == acts.BUILD:
            hand.fitting(board.left - 1, NEW_CITY, False)
        elif board.act == acts.ROAD:
            hand.labour(ROAD_FREEMEN)
            if board.arg > R_CURVE:
                hand.supplies(CROSSROADS_SUPPLIES)


# -- what they bring ------------------------------------------------------------------------------


def raise_city(s: BattaliaState, square: int, level: int, tell: Tell | None) -> None:
    """a2: a city grows."""
    board = s.board
    before = board.level[square]
    board.level[square] = level
    if tell is not None:
        s.tell(tell, "raise", board.turn, square=SQUARE_NAMES[square], level=level)
    finish(board)
    scoring.after_city(s, square, before, tell)


def lay_road(s: BattaliaState, tell: Tell | None) -> None:
    """a3, a4: a road."""
    board = s.board
    colour = take_top(s, S_TERRAIN + board.arg)
    networks.lay(board, board.spot, board.arg, colour, board.mask)
    name = SHAPE_NAMES[board.arg]
    if tell is not None:
        s.tell(tell, "road", board.turn, square=SQUARE_NAMES[board.spot], shape=name)
    neutral.attract(s, board.spot, tell)
    finish(board)
    scoring.after_laying(s, tell)
