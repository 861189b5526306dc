"""Moving (T5), flying (P6), charging (P5) and the knights' reinforcements (P3)."""

from plansza.core.chance import Chance
from plansza.core.contract import Tell
from plansza.core.native import i64
from plansza.games.drako.rules.board import REINFORCEMENT, Board
from plansza.games.drako.rules.components import (
    ARCHER,
    BERSERKER,
    CHARGE_SLOTS,
    DRAGON,
    FIGURE_NAMES,
    FLY,
    KNIGHT,
    NONE,
    OTHER_ARCHER,
    THROWER,
    WINGS,
)
from plansza.games.drako.rules.fields import (
    ALL_FIELDS,
    BITS,
    DIRECTION_NAMES,
    DIRECTIONS,
    DIRECTIONS_TO,
    FIELD_NAMES,
    FIELDS,
    NEIGHBOURS,
    RAYS,
    WITHIN,
    count_bits,
    nth_bit,
    spread,
)
from plansza.games.drako.rules.moves import DONE_NOW, GO, GOES, HIT, PLATE, RUN, add_goes
from plansza.games.drako.rules.state import DrakoState

# -- walking --------------------------------------------------------------------------------------


def reach(board: Board, figure: int, steps: int) -> list[int]:
    """T5: the fields a figure can walk to, never through another; sorted."""
    return _reach(board, board.places[figure], steps, free_fields(board))


def free_fields(board: Board) -> i64:
    """The fields on which nobody stands, as bits."""
    free: i64 = ALL_FIELDS
    bit: i64
    for place in board.places:
        if place >= 0:
            bit = BITS[place]
            free ^= bit
    return free


def _reach(board: Board, start: int, steps: int, free: i64) -> list[int]:
    if steps == 1:
        return board.free_beside(start)
    area = _area(start, steps, free)
    return [field for field in WITHIN[start * 4 + steps] if area & BITS[field]]


def _area(start: int, steps: int, free: i64) -> i64:
    """T5: where so many steps over these free fields lead, as bits; the start is among them."""
    area: i64 = BITS[start]
    for _ in range(steps):
        area |= spread(area) & free
    return area


def reaches(start: int, end: int, steps: int, free: i64) -> bool:
    """T5: whether so many steps over these free fields lead from one field to another."""
    return _area(start, steps, free) & BITS[end] != 0


def can_walk(board: Board, figures: list[int]) -> bool:
    """Whether any of these that has not moved yet could leave its field."""
    field = board.field
    for figure in figures:
        if not board.acted >> figure & 1 and board.may_walk(figure):
            for other in NEIGHBOURS[board.places[figure]]:
                if field[other] < 0:
                    return True
    return False


def ways(board: Board, figures: list[int], steps: int) -> list[int]:
    """T5: every figure that has not moved yet, to every field it reaches."""
    moves: list[int] = []
    free = free_fields(board) if steps > 1 else 0
    for figure in figures:
        if not board.acted >> figure & 1 and board.may_walk(figure):
            add_goes(moves, figure, _reach(board, board.places[figure], steps, free))
    return moves


def walks(board: Board, figures: list[int], steps: int) -> list[int]:
    """T5: all ways to walk; or enough of it."""
    moves = ways(board, figures, steps)
    if board.acted:
        moves.append(DONE_NOW)
    return moves


def any_walk(board: Board, figures: list[int], steps: int, chance: Chance) -> int:
    """One of `walks`, each as likely: the fields are counted first, and then gone through."""
    free = free_fields(board)
    count = 0
    for figure in figures:
        count += count_bits(_roam(board, figure, steps, free))
    drawn = chance.below(count + 1 if board.acted else count)
    if drawn < count:
        for figure in figures:
            area = _roam(board, figure, steps, free)
            here = count_bits(area)
            if drawn < here:
                return GOES[figure] + nth_bit(area, drawn)
            drawn -= here
    return DONE_NOW


def _roam(board: Board, figure: int, steps: int, free: i64) -> i64:
    """T5: where a figure can walk to, as bits: nowhere if it has moved already."""
    if board.acted >> figure & 1 or not board.may_walk(figure):
        return 0
    place = board.places[figure]
    return _area(place, steps, free) & ~BITS[place]


def go(state: DrakoState, role: int, figure: int, field: int, tell: Tell | None) -> bool:
    """T5, P6, P3: a figure walks, flies or comes back; whether the card is done with."""
    board = state.board
    if not board.alive(figure):
        return _come_back(state, role, figure, field, tell)
    symbol = board.in_play()
    if tell is not None:
        code = "fly" if symbol.kind == FLY else "move"
        names = FIELD_NAMES[board.places[figure]], FIELD_NAMES[field]
        state.tell(tell, code, role, figure=FIGURE_NAMES[figure], old=names[0], field=names[1])
    board.vacated = board.places[figure]
    board.put(figure, field)
    board.acted |= 1 << figure
    if symbol.kind == FLY or symbol.count == board.acted.bit_count():
        return True
    return not can_walk(board, state.options.figures[role])


# -- flying ---------------------------------------------------------------------------------------


def can_fly(board: Board) -> bool:
    """P6, N1: the wings are not full, and no net lies on them."""
    return board.alive(DRAGON) and board.net != DRAGON and board.track_open(WINGS)


def flights(board: Board) -> list[int]:
    """P6: to any free field, over whoever stands there."""
    moves: list[int] = []
    add_goes(moves, DRAGON, [field for field in range(FIELDS) if board.field[field] < 0])
    return moves


# -- charging -------------------------------------------------------------------------------------


def can_charge(board: Board) -> bool:
    """P5, N1: the berserker has his power, and a way to run or an enemy to strike."""
    if not board.has_power(BERSERKER, CHARGE_SLOTS):
        return False
    for field in NEIGHBOURS[board.places[BERSERKER]]:
        other = board.field[field]
        if other != THROWER and (other >= 0 or board.net != BERSERKER):
            return True
    return False


def charges(board: Board, early: bool = False) -> list[int]:
    """P5, N1: a run in every direction that leads somewhere, blows at every enemy it meets. O3:
    also a stop on every field on the way."""
    runs: list[int] = []
    hits: list[int] = []
    place = board.places[BERSERKER]
    for direction in range(DIRECTIONS):
        ray = RAYS[place * DIRECTIONS + direction]
        if not ray:
            continue
        moving = board.field[ray[0]] < 0
        if moving and board.net == BERSERKER:
            continue
        if moving:
            runs.append(RUN.at(direction))
        enemy = met(board, direction)
        if enemy >= 0:
            hits.append(HIT.at(direction))
    if early and board.net != BERSERKER:
        return halts(board) + runs + hits
    return runs + hits


def halts(board: Board) -> list[int]:
    """O3: the fields that a charge passes, but for those where it stops by itself."""
    passed: list[int] = []
    for direction in range(DIRECTIONS):
        end = landing(board, direction)
        for field in RAYS[board.places[BERSERKER] * DIRECTIONS + direction]:
            if field == end or board.field[field] >= 0:
                break
            passed.append(field)
    passed.sort()
    moves: list[int] = []
    add_goes(moves, BERSERKER, passed)
    return moves


def met(board: Board, direction: int) -> int:
    """P5: the enemy that stops a charge, or NONE for the thrower or the edge."""
    for field in RAYS[board.places[BERSERKER] * DIRECTIONS + direction]:
        figure = board.field[field]
        if figure >= 0:
            return figure if figure != THROWER else NONE
    return NONE


def landing(board: Board, direction: int) -> int:
    """P5: the field where a charge stops, which may be the one it starts from."""
    place = board.places[BERSERKER]
    for field in RAYS[place * DIRECTIONS + direction]:
        if board.field[field] >= 0:
            return place
        place = field
    return place


def run(state: DrakoState, role: int, direction: int, tell: Tell | None) -> None:
    """P5: straight on until the edge or a figure."""
    _charge_to(state, role, direction, landing(state.board, direction), tell)


def halt(state: DrakoState, role: int, field: int, tell: Tell | None) -> None:
    """O3: straight on, and to a stop before anything is in the way: no blows."""
    direction = DIRECTIONS_TO[state.board.places[BERSERKER] * FIELDS + field]
    _charge_to(state, role, direction, field, tell)


def _charge_to(state: DrakoState, role: int, direction: int, field: int, tell: Tell | None) -> None:
    board = state.board
    if tell is not None:
        name, way = FIGURE_NAMES[BERSERKER], DIRECTION_NAMES[direction]
        state.tell(tell, "charge", role, figure=name, direction=way, field=FIELD_NAMES[field])
    if field != board.places[BERSERKER]:
        board.put(BERSERKER, field)


# -- reinforcements -------------------------------------------------------------------------------


def fallen_archer(board: Board) -> int:
    """P3: the archer who would return, or NONE; archers are alike."""
    if not board.alive(ARCHER):
        return ARCHER
    return NONE if board.alive(OTHER_ARCHER) else OTHER_ARCHER


def can_reinforce(state: DrakoState, role: int) -> bool:
    """P3: a living knight, a dead archer, a free start field. X4: any living figure."""
    board = state.board
    if state.options.camps[role].plates:
        return True
    if not board.alive(KNIGHT) or fallen_archer(board) < 0:
        return False
    return any(board.field[home] < 0 for home in board.homes)


def reinforcements(state: DrakoState, role: int) -> list[int]:
    """P3: the free start fields. X4: the living figures."""
    board = state.board
    if state.options.camps[role].plates:
        return [PLATE.at(figure) for figure in state.options.figures[role] if board.alive(figure)]
    archer = fallen_archer(board)
    return [GO.at(archer, home) for home in board.homes if board.field[home] < 0]


def _come_back(state: DrakoState, role: int, figure: int, field: int, tell: Tell | None) -> bool:
    """P3: the archer returns unwounded."""
    board = state.board
    board.wounds[figure] = 0
    board.put(figure, field)
    if tell is not None:
        state.tell(tell, "reinforce", role, figure=FIGURE_NAMES[figure], field=FIELD_NAMES[field])
    return True


def lay_plate(state: DrakoState, role: int, figure: int, tell: Tell | None) -> None:
    """X4: the card stays beside the figure as one more wound slot."""
    board = state.board
    assert board.card == REINFORCEMENT
    board.plates[figure] += 1
    board.card = NONE
    if tell is not None:
        state.tell(tell, "plate", role, figure=FIGURE_NAMES[figure])
