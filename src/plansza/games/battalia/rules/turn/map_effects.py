"""Effects that touch the map: Staff of Terra (C26), Storms 7 and 10, Wings, Cloak of Vayl."""

from typing import Final

from plansza.core.contract import Tell
from plansza.games.battalia.rules import tokens
from plansza.games.battalia.rules.assumptions import WINGS_REACH
from plansza.games.battalia.rules.board import BLOCKED, DYEING, PICKING, Board
from plansza.games.battalia.rules.components import COLOUR_NAMES, GATE, HEROES, S_TERRAIN, SHAPES
from plansza.games.battalia.rules.moves import COLOUR, DONE, MOVES, SQUARE
from plansza.games.battalia.rules.squares import NEXT, OFF, RANGE, SQUARE_NAMES, SQUARES, WAYS
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import OpenStep
from plansza.games.battalia.rules.turn import acts, building, pool
from plansza.games.battalia.rules.variants import neutral

CHANGES: Final = 3  # C26
A_SWAP: Final = 2  # what an exchange of two cards on the map counts


def within(board: Board, square: int, distance: int) -> list[int]:
    """Laid cards that can be flown to, sorted; the square itself is left out."""
    far = [-1] * SQUARES
    far[square] = 0
    queue = [square]
    at = 0
    while at < len(queue):
        here = queue[at]
        at += 1
        if far[here] == distance:
            continue
        for way in range(WAYS):
            there = NEXT[here * WAYS + way]
            if there != OFF and far[there] < 0 and board.land[there] != BLOCKED:
                far[there] = far[here] + 1
                queue.append(there)
    hidden = board.vale.shroud
    reached = [at for at in range(SQUARES) if far[at] > 0]
    return [at for at in reached if board.land[at] >= 0 and at not in hidden]


def in_range(board: Board) -> list[int]:
    """C10, Cloak of Vayl: own cities in a hero's range that it does not hide yet."""
    seat = board.turn
    found: list[int] = []
    for square in range(SQUARES):
        if board.owner[square] == seat and square not in board.cloaked:
            for hero in range(HEROES):
                where = board.heroes[seat * HEROES + hero]
                if where != OFF and where in RANGE[square]:
                    found.append(square)
                    break
    return found


def new_colours(board: Board, square: int) -> list[int]:
    """C5, C26: other colours of the same shape in the pool; gates have none there."""
    shape = board.land[square]
    if not 0 <= shape < SHAPES:
        return []
    colours = pool.colours_in(board, S_TERRAIN + shape)
    return [colour for colour in colours if colour != board.hue[square]]


def partners(board: Board, square: int) -> list[int]:
    """C26: cards of the same shape and another colour elsewhere on the map."""
    shape, colour = board.land[square], board.hue[square]
    alike = [other for other in range(SQUARES) if board.land[other] == shape]
    return [other for other in alike if board.hue[other] != colour]


def changeable(board: Board, only_pool: bool) -> list[int]:
    """The squares whose card can be changed at all."""
    found: list[int] = []
    for square in range(SQUARES):
        if not 0 <= board.land[square] <= GATE:
            continue
        if new_colours(board, square) or (not only_pool and partners(board, square)):
            found.append(square)
    return found


def liftable(board: Board, seat: int, most: int = 1) -> list[int]:
    """C21, C25: own cities that can grow by a level; C5, Storm 10: by as many as the next token
    takes."""
    cities = [square for square in board.cities(seat) if board.can_grow(square)]
    return [square for square in cities if tokens.next_level(board, seat, square, most)]


def flights(s: BattaliaState, hero: int) -> list[int]:
    """A19, Wings of Aviena: laid cards up to six squares away, over unbuilt ones too."""
    square = s.board.heroes[s.board.turn * HEROES + hero]
    return within(s.board, square, WINGS_REACH) if square != OFF else []


def picks(s: BattaliaState) -> list[int]:
    """The squares for the running effect; optional ones may stop."""
    board = s.board
    act = board.act
    if act == acts.WINGS:
        squares = flights(s, board.arg)
    elif act == acts.CLOAK:
        squares = in_range(board)
    elif act == acts.LIFT:
        squares = liftable(board, board.turn, board.left)
    elif act == acts.STAFF and board.left < A_SWAP:
        squares = changeable(board, True)
    else:
        squares = changeable(board, act == acts.EXCHANGE)
    found = [SQUARE.at(square) for square in squares]
    if not board.need:
        found.append(DONE.at())
    return found


def choose(s: BattaliaState, square: int) -> None:
    """The card to change is named."""
    s.board.spot = square
    s.board.need = 0
    s.board.phase = DYEING


def cloak(s: BattaliaState, square: int, tell: Tell | None) -> None:
    """C10, Cloak of Vayl: a city cannot be attacked until one's next turn."""
    board = s.board
    board.cloaked.append(square)
    board.cloaked.sort()
    board.need = 0
    board.left -= 1
    if tell is not None:
        s.tell(tell, "cloak", board.turn, square=SQUARE_NAMES[square])
    if not board.left or not in_range(board):
        pool.finish(board)


def fly(s: BattaliaState, square: int, tell: Tell | None) -> None:
    """A19, Wings of Aviena."""
    board = s.board
    board.send(board.turn * HEROES + board.arg, square)
    if tell is not None:
        s.tell(tell, "step", board.turn, square=SQUARE_NAMES[square])
    pool.finish(board)


def lift(s: BattaliaState, square: int, tell: Tell | None) -> None:
    """C5, C21, C25: to the next level there is a token for, `left` levels up at most."""
    level = tokens.next_level(s.board, s.board.turn, square, s.board.left)
    building.raise_city(s, square, level, tell)


# -- the steps ----------------------------------------------------------------------------------


class Picking(OpenStep):
    """A square, for the effect in `act`."""

    def choices(self, s: BattaliaState) -> list[int]:
        return picks(s)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        act = s.board.act
        kind, square, _ = MOVES.parts(move)
        if kind is DONE:
            pool.finish(s.board)
        elif act == acts.WINGS:
            fly(s, square, tell)
        elif act == acts.CLOAK:
            cloak(s, square, tell)
        elif act == acts.LIFT:
            lift(s, square, tell)
        else:
            choose(s, square)


class Dyeing(OpenStep):
    """C5, C26: the new colour of the chosen card, or the card it changes places with."""

    def choices(self, s: BattaliaState) -> list[int]:
        board = s.board
        found: list[int] = []
        if board.act == acts.STAFF and board.left >= A_SWAP:
            found += [SQUARE.at(square) for square in partners(board, board.spot)]
        return found + [COLOUR.at(colour) for colour in new_colours(board, board.spot)]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        board = s.board
        kind, what, _ = MOVES.parts(move)
        if kind is SQUARE:
            _exchange(s, what, tell)
        else:
            _dye(s, what, tell)
        if board.act == acts.STAFF and board.left > 0 and picks(s)[:1] != [DONE.at()]:
            board.phase = PICKING
        else:
            pool.finish(board)


def _exchange(s: BattaliaState, there: int, tell: Tell | None) -> None:
    """C26: two cards change places."""
    board = s.board
    here = board.spot
    board.hue[here], board.hue[there] = board.hue[there], board.hue[here]
    board.left -= A_SWAP
    if tell is not None:
        s.tell(tell, "swap-land", board.turn, square=SQUARE_NAMES[here], to=SQUARE_NAMES[there])


def _dye(s: BattaliaState, colour: int, tell: Tell | None) -> None:
    """Q5: the old card goes under its stack, pieces stay."""
    board = s.board
    here = board.spot
    stack = S_TERRAIN + board.land[here]
    pool.take_colour(s, stack, colour)
    pool.put_under(board, stack, board.hue[here])
    board.hue[here] = colour
    board.left -= 1
    if tell is not None:
        s.tell(tell, "dye", board.turn, square=SQUARE_NAMES[here], colour=COLOUR_NAMES[colour])
    neutral.attract(s, here, tell)
