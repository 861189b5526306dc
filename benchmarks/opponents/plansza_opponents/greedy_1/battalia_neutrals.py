"""What to make of neutral players and elixirs of Battalia, version 1: frozen, see the package."""

from typing import Final

from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules.components import (
    BERSERK,
    COLOSSUS,
    ECLIPSE,
    HEROES,
    LORD,
    NOTHING,
    RANKS,
    ROYAL,
)
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.squares import OFF, RANGE
from plansza.games.battalia.rules.turn import acts, map_effects
from plansza.games.battalia.rules.variants import alliance, metamorphia
from plansza_opponents.greedy_1 import battalia_outlook as outlook
from plansza_opponents.greedy_1.battalia_outlook import FAR, NEVER, Plan
from plansza_opponents.greedy_1.moves import BATTALIA_MOVES as MOVES

# The kinds of moves that are judged here.
KINDS: Final = ["tribute", "elixir", "drink", "poison", "use", "draw", "call", "fetch", "abstain"]
# What an elixir is worth to a bot, in their order.
ELIXIR_WORTH: Final[list[float]] = [15.0, 25.0, 23.0, 20.0, 24.0, 26.0]
RIDE_WORTH: Final = 8.0
DRAW_WORTH: Final = 300.0  # two cards for one
GOOD_CITY: Final = 3  # a level worth preventing


# -- in one's own turn --------------------------------------------------------------------------


def action_worth(position: BattaliaPosition, plan: Plan, move: int) -> float:
    """Tribute where it brings something, elixirs to keep, the Eclipse where it completes a line."""
    kind, number = MOVES[move]
    if kind == "tribute":
        return _tribute_worth(position, plan, number)
    if kind == "elixir":
        return ELIXIR_WORTH[number]
    return _line_worth(plan, False) - 1.0 if (kind, number) == ("use", ECLIPSE) else NEVER


def _tribute_worth(position: BattaliaPosition, plan: Plan, hero: int) -> float:
    """C21: by the terrain."""
    board = position.board
    type = metamorphia.terrain(board)
    if type == metamorphia.MOUNTAINS:
        levels = [board.level[square] for square in map_effects.liftable(board, plan.seat)]
        return 100.0 * (max(levels) + 1) - 2.0
    if type == metamorphia.JUNGLE:
        return DRAW_WORTH
    if type == metamorphia.ICE:
        return _line_worth(plan, True) - 1.0
    if type == metamorphia.CANYONS:
        return max([plan.attack_worth(move) for move in metamorphia.targets(position, hero)])
    if type == metamorphia.FOREST:
        distance = plan.distances()[board.heroes[plan.seat * HEROES + hero]]
        return RIDE_WORTH if 0 < distance < FAR else NEVER
    return _promotion_worth(position, plan.seat)


def _line_worth(plan: Plan, cloned: bool) -> float:
    """What one more unit would complete; a clone needs a unit of its rank."""
    best = NEVER
    for rank in range(RANKS):
        if plan.counts[rank] or not cloned:
            best = max(best, outlook.completes(plan.board, plan.seat, plan.counts, rank, 1))
    return best


def _promotion_worth(position: BattaliaPosition, seat: int) -> float:
    """C21, lakes: the best unit in hand that can still rise."""
    best = NEVER
    for kind in position.hands[seat]:
        rank = kind % RANKS
        if kind < ROYAL and rank < LORD and position.board.top[rank + 1] != NOTHING:
            best = max(best, 40.0 + 10.0 * rank)
    return best


# -- when asked ---------------------------------------------------------------------------------


def answer_worth(position: BattaliaPosition, phase: int, move: int) -> float:
    """What is said to the questions of `answers.py`; to abstain is worth nothing."""
    board = position.board
    if MOVES.kind(move) == "abstain":
        return 0.0
    if MOVES.kind(move) == "hush":  # younger than this bot, which always wants to be asked
        return -1.0
    if phase == b.CHILLING:
        return 1.0 if _hurts(board) else -1.0
    if phase == b.WARY:
        return _brew_worth(board, move)
    if phase == b.VIGIL:
        return 1.0 if _threatened(board) else -1.0
    if phase == b.SNIPING:
        return Plan(position, board.turn).attack_worth(move)
    if phase == b.DRAWING:
        return float(MOVES.number(move))
    return _call_worth(board, move)


def _hurts(board: b.Board) -> bool:
    """Whether the line that Cold Breath could cancel is an attack on us, or makes a good city."""
    if board.halt != NOTHING:
        attack = MOVES.kind(board.halt) == "fight"
        return attack and alliance.allied(board, board.seat, board.foe)
    if board.act == acts.BUILD:
        return board.left >= GOOD_CITY
    return board.act == acts.RAISE and board.level[board.spot] >= GOOD_CITY


def _brew_worth(board: b.Board, move: int) -> float:
    """Against another player everything helps, against a guard nothing is wasted."""
    if board.foe == b.NOBODY:
        return -1.0
    other = board.foe if board.seat == board.turn else board.turn
    known = {("use", BERSERK): 3.0, ("drink", COLOSSUS): 2.0, ("poison", other): 1.0}
    return known.get(MOVES[move], -1.0)


def _threatened(board: b.Board) -> bool:
    """Whether a hero of those whose turn begins stands near a city or hero of the seat asked."""
    own = board.cities(board.seat)
    own += board.heroes[board.seat * HEROES : board.seat * HEROES + HEROES]
    for ally in alliance.allies(board, board.turn):
        for where in board.heroes[ally * HEROES : ally * HEROES + HEROES]:
            if where != OFF and any(square in RANGE[where] for square in own):
                return True
    return False


def _call_worth(board: b.Board, move: int) -> float:
    """Bilkarr to a hero of one's own, Metamorphia to terrain that a hero stands on."""
    heroes = board.heroes[board.seat * HEROES : board.seat * HEROES + HEROES]
    kind, square = MOVES[move]
    if kind == "fetch":
        return 1.0 if square in heroes else 0.0
    hue = board.hue[square]
    shared = [where for where in heroes if where != OFF and board.hue[where] == hue]
    return 2.0 if shared and hue in (metamorphia.MOUNTAINS, metamorphia.JUNGLE) else 0.5
