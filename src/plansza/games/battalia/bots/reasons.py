"""What speaks for a move, in words: for hints. All from the open board and the seat's own cards."""

from typing import Final

from plansza.core.contract import Phrase
from plansza.core.moves import Kind
from plansza.core.values import codes
from plansza.games.battalia.bots import neutrals, outlook
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules import scoring
from plansza.games.battalia.rules.assumptions import COHORT_LESS
from plansza.games.battalia.rules.components import (
    BROTHERHOOD,
    C_ARTEFACT,
    COLOUR_OF,
    DAYS,
    HEROES,
    KING,
    MASKS,
    QUEEN,
    RANK_NAMES,
    RUINS,
    UNIVERSAL,
    WEAPON,
)
from plansza.games.battalia.rules.moves import (
    BUILD,
    BUY,
    COHORT,
    DRINK,
    END,
    HERO,
    HIRE,
    HUSH,
    MARCH,
    MOVES,
    MULLIGAN,
    OPEN,
    PLAY,
    POISON,
    PORT,
    RAISE,
    ROAD,
    STEP,
    STORM_CITY,
    UPGRADE,
    YIELD,
    part,
)
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.squares import BACK, NEXT, OFF, WAYS
from plansza.games.battalia.rules.turn import battle_strength, movement
from plansza.games.battalia.rules.turn.week import FIRST_COUNT, NEVER, ROYAL_DECKS
from plansza.games.battalia.rules.variants import alliance, heroic

REASONS: Final = codes("""
    points great wins room way conquers takes ruins betters refines arms royal artefact cohort
    mulligan closer storm hero enough joins opens own-colour ahead hopeless needed completes
    turns shelters spares
""")
MOST: Final = 3


def why(position: BattaliaPosition, seat: int, move: int) -> list[Phrase]:
    """Up to three reasons, the weightiest first."""
    board = position.board
    before = alliance.take_over(board, seat) if board.phase == b.ACT else board.turn
    found = _by_phase(position, seat, move)
    if board.phase == b.ACT:
        alliance.take_over(board, before)
    return found[:MOST]


def _by_phase(position: BattaliaPosition, seat: int, move: int) -> list[Phrase]:
    board = position.board
    if board.phase == b.ACT:
        return _action(position, outlook.Plan(position, seat), move)
    if board.phase == b.PLACING:
        return _place(board, move)
    if board.phase in (b.ATTACKING, b.DEFENDING):
        return _fight(position, seat, move)
    if board.phase in (b.WARY, b.VIGIL):
        return _answer(position, seat, move)
    if board.phase == b.DRAFT:
        own = COLOUR_OF[part(move)] == board.colour[seat]
        return [("own-colour", {})] if own else []
    return []


# -- actions ------------------------------------------------------------------------------------


def _action(position: BattaliaPosition, plan: outlook.Plan, move: int) -> list[Phrase]:
    board = position.board
    kind, what, rank = MOVES.parts(move)
    if kind is BUILD:
        return _city(board, plan.seat, rank + 1, 0)
    if kind is RAISE:
        level = board.level[what]
        return _city(board, plan.seat, level + 1, level)
    if kind is ROAD:
        return _road(plan)
    if kind is STORM_CITY:
        return _attack(position, plan, what)
    if kind is MARCH or kind is STEP or kind is PORT:
        return _way(plan, move)
    if kind is HIRE:
        return _hire(plan, what)
    if kind is UPGRADE:
        return [("refines", {})] if plan.upgrade_worth(what) > 0.0 else []
    if kind is BUY:
        return _buy(plan, what)
    if kind is COHORT:
        return [("cohort", {"count": _cohort(position, plan.seat, what)})]
    return _other(plan, kind, what)


def _other(plan: outlook.Plan, kind: Kind, card: int) -> list[Phrase]:
    if kind is MULLIGAN:
        return [("mulligan", {})]
    if kind is END:
        return [("enough", {})]
    if kind is HERO:
        return [("hero", {})]
    if kind is PLAY and plan.transform_worth(card) > 50.0:
        return [("completes", {})]
    return []


def _city(board: b.Board, seat: int, level: int, old: int) -> list[Phrase]:
    """Points at once; the fifth great city of a leader wins."""
    found: list[Phrase] = [("points", {"count": level - old})]
    if level < scoring.GREAT_CITY or old >= scoring.GREAT_CITY or alliance.in_teams(board):
        return found
    count = scoring.great_cities(board, seat) + 1
    if count >= scoring.CITIES_TO_END[1]:
        rivals = [board.points_of(other) for other in range(board.seats) if other != seat]
        if board.points_of(seat) + level - old > max(rivals):
            return [("wins", {}), *found]
    return [*found, ("great", {"count": count})]


def _road(plan: outlook.Plan) -> list[Phrase]:
    if not plan.room:
        return [("room", {})]
    return [] if plan.reachable() else [("way", {})]


def _attack(position: BattaliaPosition, plan: outlook.Plan, square: int) -> list[Phrase]:
    """What can be won, and how strong the hand is."""
    board = position.board
    own = int(outlook.promise(position, plan.seat, position.hands[plan.seat]))
    owner = board.owner[square]
    if owner != b.NOBODY:
        return [("takes", {"count": board.level[square], "own": own})]
    guard = heroic.guard(board, square)
    code = "ruins" if board.land[square] == RUINS else "conquers"
    return [(code, {"own": own, "guard": guard})] if own > guard else []


def _way(plan: outlook.Plan, move: int) -> list[Phrase]:
    """How near the goal is, or that a storm comes."""
    board = plan.board
    kind, hero, way = MOVES.parts(move)
    if kind is PORT:
        return [("storm", {})]
    marching = kind is MARCH
    square = board.heroes[plan.seat * HEROES + hero]
    there = square if marching else movement.step_to(board, square, way)
    goals = plan.distances()
    left = goals[square] - 1 if marching else goals[there]
    return [("closer", {"count": left})] if left < goals[square] < outlook.FAR else []


def _hire(plan: outlook.Plan, rank: int) -> list[Phrase]:
    found: list[Phrase] = []
    if plan.hire_worth(rank) > 0.0:
        found.append(("betters", {}))
    board = plan.board
    if board.day == DAYS - 1 and board.week >= FIRST_COUNT:
        size = board.deck_size(plan.seat)
        for which in (QUEEN, KING):
            needed = ROYAL_DECKS[which - QUEEN]
            waits = board.crowned[plan.seat * 2 + which - QUEEN] == NEVER
            if waits and size < needed <= size + 2:
                found.append(("royal", {"count": needed, "rank": RANK_NAMES[which]}))
    return found


def _buy(plan: outlook.Plan, type: int) -> list[Phrase]:
    if type == WEAPON and not plan.owned[C_ARTEFACT + WEAPON]:
        return [("arms", {})]
    return [("artefact", {})] if plan.artefact_worth(type) > 0.0 else []


def _cohort(position: BattaliaPosition, seat: int, colour: int) -> int:
    """How many cards a whole cohort brings."""
    shown = 0
    for kind in position.hands[seat]:
        if COLOUR_OF[kind] in (colour, UNIVERSAL):
            shown += 1
    return shown - COHORT_LESS


# -- places and battles -------------------------------------------------------------------------


def _place(board: b.Board, move: int) -> list[Phrase]:
    """What the new card joins, and where one may build on."""
    _, square, rotation = MOVES.parts(move)
    mask = MASKS[board.arg * 4 + rotation]
    found: list[Phrase] = []
    ways = 0
    for way in range(WAYS):
        there = NEXT[square * WAYS + way]
        if not mask >> way & 1 or there == OFF:
            continue
        if board.land[there] == b.EMPTY:
            ways += 1
        neutral = board.owner[there] == b.NOBODY and board.is_city(there)
        if neutral and board.exits[there] >> BACK[way] & 1 and not found:
            found.append(("joins", {}))
    if ways:
        found.append(("opens", {"count": ways}))
    return found


def _fight(position: BattaliaPosition, seat: int, move: int) -> list[Phrase]:
    """The card that suffices, or that nothing does."""
    board = position.board
    gap = outlook.gap(board)
    left = outlook.strength_left(position, seat)
    hopeless = left + neutrals.drinking(board) < gap
    kind, card, _ = MOVES.parts(move)
    if kind is DRINK or kind is POISON:
        return [] if hopeless or left >= gap else [("turns", {"count": gap})]
    if kind is YIELD:
        return [("hopeless", {})] if hopeless else []
    if kind is OPEN or hopeless:
        return []
    brings = battle_strength.strength_of(card, board.day)
    if brings >= gap:
        return [("ahead", {"count": brings})]
    return [("needed", {"count": gap})] if brings else []


def _answer(position: BattaliaPosition, seat: int, move: int) -> list[Phrase]:
    """C23: why one drinks in danger, or does not want to be asked."""
    if move == DRINK.at(BROTHERHOOD):
        return [("shelters", {})] if neutrals.is_city_in_danger(position, seat) else []
    return [("spares", {})] if MOVES.kind(move) is HUSH else []
