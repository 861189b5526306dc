"""Heroes on the map (A12, C4): steps, rides, and the way through the stormgates."""

from plansza.core.contract import Tell
from plansza.games.battalia.rules.action import Action
from plansza.games.battalia.rules.assumptions import LIT
from plansza.games.battalia.rules.board import ACT, Board
from plansza.games.battalia.rules.components import (
    C_ARTEFACT,
    C_DUST,
    C_SUPPLY,
    CLASS_OF,
    COLOURS,
    GATE,
    HEROES,
    HORSE,
    NOTHING,
)
from plansza.games.battalia.rules.moves import MARCH, PORT, STEP
from plansza.games.battalia.rules.squares import BACK, NEXT, OFF, SQUARE_NAMES, SQUARES, WAYS
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.turn import acts, lines

RIDE = 3  # A10, a5: squares for a horse
TOLL = 1  # C4: supplies


def step_to(board: Board, square: int, way: int) -> int:
    """A12: the neighbour that a road leads to, or OFF; C25: nobody enters a face-down card."""
    if not joined(board, square, way):
        return OFF
    there = NEXT[square * WAYS + way]
    shroud = board.vale.shroud
    return OFF if shroud and there in shroud else there


def joined(board: Board, square: int, way: int) -> bool:
    """A12: whether a road leads over this edge."""
    if not board.exits[square] >> way & 1:
        return False
    there = NEXT[square * WAYS + way]
    return there != OFF and board.exits[there] >> BACK[way] & 1 != 0


def is_free(s: BattaliaState, hero: int, square: int) -> bool:
    """A18: in advanced mode a hero enters native terrain free, each square once a turn."""
    board = s.board
    if not s.options.advanced or board.hue[square] != board.colour[board.turn]:
        return False
    return not board.freed[board.turn * HEROES + hero] >> square & 1


def is_riding(board: Board, hero: int) -> bool:
    """a5: whether this hero may still go squares that are paid for."""
    return board.rider[board.turn] == hero and board.points[board.turn] > 0


def offers(s: BattaliaState, counts: list[int], found: list[int]) -> None:
    """Marches, steps and teleports of the player whose turn it is, sorted."""
    board = s.board
    first = board.turn * HEROES
    if board.heroes[first] == OFF and board.heroes[first + 1] == OFF:
        return
    steps: list[int] = []
    ports: list[int] = []
    paid = counts[C_SUPPLY] + counts[C_DUST] + counts[C_ARTEFACT + HORSE] > 0
    for hero in range(HEROES):
        square = board.heroes[first + hero]
        if square == OFF:
            continue
        riding = is_riding(board, hero)
        can_go = False
        roads = board.exits[square]
        for way in range(WAYS):
            if not roads >> way & 1:
                continue
            there = step_to(board, square, way)
            if there != OFF:
                can_go = True
                if riding or is_free(s, hero, there):
                    steps.append(STEP.at(hero, way))
        if board.land[square] == GATE and not board.ported[first + hero]:
            ports += _gates(s, counts, hero, riding)
            can_go = can_go or lines.can_pay(counts, TOLL)
        if can_go and paid and not riding:
            found.append(MARCH.at(hero))
    found += steps
    found += ports


def _gates(s: BattaliaState, counts: list[int], hero: int, riding: bool) -> list[int]:
    """C4: to any other gate, for a step and the toll."""
    board = s.board
    here = board.heroes[board.turn * HEROES + hero]
    found: list[int] = []
    for colour, there in enumerate(gate_squares(board)):
        if there not in (OFF, here) and lines.can_pay(counts, fare(s, hero, there, riding)):
            found.append(PORT.at(hero, colour))
    return found


def gate_square(board: Board, colour: int) -> int:
    """Where the gate of this colour stands."""
    return gate_squares(board)[colour]


def gate_squares(board: Board) -> list[int]:
    """Where the gates stand, by colour; OFF for those that are not in play."""
    found = [OFF] * COLOURS
    land = board.land
    for square in range(SQUARES):
        if land[square] == GATE:
            found[board.hue[square]] = square
    return found


def fare(s: BattaliaState, hero: int, there: int, riding: bool) -> int:
    """C4: one supply toll, and one for the step unless it is ridden or free."""
    return TOLL if riding or is_free(s, hero, there) else TOLL + 1


def reach(kind: int, day: int) -> int:
    """a5: a supply brings one square, stardust two, a horse three, lit six."""
    own = CLASS_OF[kind]
    if own == C_SUPPLY:
        return 1
    if own == C_DUST:
        return lines.DUST_WORTH
    return 2 * RIDE if LIT[day] == HORSE else RIDE


class Marching(Action):
    """a5: a supply, stardust or horse moves a hero."""

    def begin(self, s: BattaliaState, hero: int, more: int, tell: Tell | None) -> None:
        s.board.arg = hero
        lines.ask(s, acts.MARCH, 1, acts.MOVES, 0)

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        """The hero may ride as far as the card brings him."""
        board = s.board
        board.points[board.turn] = reach(board.card, board.day)
        board.rider[board.turn] = board.arg
        board.phase = ACT
        board.act = acts.NONE


def ask_fare(s: BattaliaState, hero: int, colour: int) -> None:
    """C4: the fare is due."""
    board = s.board
    if board.rider[board.turn] != hero:
        stop(board)
    board.arg = hero
    board.spot = gate_square(board, colour)
    lines.ask(s, acts.PORT, 0, 0, fare(s, hero, board.spot, is_riding(board, hero)))


class Stepping(Action):
    """A12: one square."""

    def begin(self, s: BattaliaState, hero: int, way: int, tell: Tell | None) -> None:
        board = s.board
        place = board.turn * HEROES + hero
        there = step_to(board, board.heroes[place], way)
        if is_free(s, hero, there):
            board.freed[place] |= 1 << there
            if board.rider[board.turn] != hero:
                stop(board)
        else:
            board.points[board.turn] -= 1
        board.send(place, there)
        if tell is not None:
            s.tell(tell, "step", board.turn, square=SQUARE_NAMES[there])


def stop(board: Board) -> None:
    """A12: a ride is interrupted by nothing but a teleport."""
    board.rider[board.turn] = NOTHING
    board.points[board.turn] = 0


def port_paid(s: BattaliaState, tell: Tell | None) -> None:
    """C4: the hero comes out of the other gate."""
    board = s.board
    hero = board.arg
    place = board.turn * HEROES + hero
    there = board.spot
    if is_free(s, hero, there):
        board.freed[place] |= 1 << there
    elif is_riding(board, hero):
        board.points[board.turn] -= 1
    board.ported[place] = 1
    board.send(place, there)
    if tell is not None:
        s.tell(tell, "port", board.turn, square=SQUARE_NAMES[there])
