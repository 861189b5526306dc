"""What a bot makes of neutral players and elixirs, from the open board and its own cards."""

from typing import Final

from plansza.games.battalia.bots import outlook
from plansza.games.battalia.bots.outlook import FAR, NEVER, Plan
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules.components import (
    BERSERK,
    BROTHERHOOD,
    COLD_BREATH,
    ECLIPSE,
    HEROES,
    LORD,
    NOTHING,
    PALSY,
    RANKS,
    ROYAL,
)
from plansza.games.battalia.rules.moves import (
    ABSTAIN,
    DRINK,
    ELIXIR,
    FETCH,
    FIGHT,
    HUSH,
    MOVES,
    POISON,
    STORM_CITY,
    TRIBUTE,
    USE,
    part,
)
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.squares import OFF
from plansza.games.battalia.rules.turn import acts, map_effects
from plansza.games.battalia.rules.turn.battle_strength import ATTACKER, DEFENDER, total
from plansza.games.battalia.rules.variants import (
    alliance,
    elixirs,
    metamorphia,
    reactions,
    silence,
    vigil,
)
from plansza.games.battalia.rules.variants.elixirs import STRONGER

# What an elixir is worth to a bot, in their order.
ELIXIR_WORTH: Final[list[float]] = [15.0, 25.0, 23.0, 20.0, 24.0, 26.0]
RIDE_WORTH: Final = 8.0
DRAW_WORTH: Final = 300.0  # two cards for one
GOOD_CITY: Final = 3  # a level worth preventing
FEW_CARDS: Final = 1  # with which an ally hardly wins a battle alone


# -- in one's own turn --------------------------------------------------------------------------


def action_worth(position: BattaliaPosition, plan: Plan, move: int) -> float:
    """Tribute where it brings something, elixirs to keep, the Eclipse where it completes a line."""
    kind, what, _ = MOVES.parts(move)
    if kind is TRIBUTE:
        return _tribute_worth(position, plan, what)
    if kind is ELIXIR:
        return ELIXIR_WORTH[what]
    return _line_worth(plan, False) - 1.0 if kind is USE and what == ECLIPSE else NEVER


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
    if move == ABSTAIN.at():
        return 0.0
    if phase == b.CHILLING:
        return 1.0 if move == USE.at(COLD_BREATH) and _hurts(board) else -1.0
    if phase == b.WARY:
        return _brew_worth(board, move)
    if phase == b.VIGIL:
        return _vigil_worth(position, move)
    if phase == b.SNIPING:
        return Plan(position, board.turn).attack_worth(move)
    if phase == b.DRAWING:
        return float(part(move))
    return _call_worth(board, move)


def distinct_answers(position: BattaliaPosition, phase: int, moves: list[int]) -> list[int]:
    """What may be drunk, and the better one of “not now” and “do not ask”."""
    kept = [move for move in moves if MOVES.kind(move) not in (ABSTAIN, HUSH)]
    best = ABSTAIN.at()
    for move in moves:
        if MOVES.kind(move) is HUSH and answer_worth(position, phase, move) > 0.0:
            best = move
    return [*kept, best]


def _hurts(board: b.Board) -> bool:
    """Whether the line that Cold Breath could cancel is an attack on us, or makes a good city."""
    if board.halt == FIGHT.at():
        return alliance.allied(board, board.seat, board.foe)
    if board.halt != NOTHING:
        return False
    if board.act == acts.BUILD:
        return board.left >= GOOD_CITY
    return board.act == acts.RAISE and board.level[board.spot] >= GOOD_CITY


def _brew_worth(board: b.Board, move: int) -> float:
    """Berserk against another player. Who fights himself may still drink when he must play, so he
    need not be asked again; who helps an ally drinks when that turns the battle and the ally can do
    little more; to all others the battle is nothing."""
    if move == USE.at(BERSERK):
        return 3.0
    fights = board.seat in (board.turn, board.foe)
    helps = alliance.allied(board, board.seat, board.turn)
    helps = helps or alliance.allied(board, board.seat, board.foe)
    if move == HUSH.at(silence.BATTLE - 1):
        return -1.0 if helps and not fights else 0.5
    if fights or not helps or MOVES.kind(move) is not POISON:
        return -1.0
    side = ATTACKER if alliance.allied(board, board.seat, board.turn) else DEFENDER
    lacking = total(board, 1 - side) - total(board, side) + (1 if side == ATTACKER else 0)
    friend = board.side_seat(side)
    return 1.0 if 0 < lacking <= STRONGER and board.held[friend] <= FEW_CARDS else -1.0


def drinking(board: b.Board) -> int:
    """How much stronger, or the other weaker, the elixirs make the side that is to play."""
    return STRONGER * len(reactions.brews(board, board.seat))


def _vigil_worth(position: BattaliaPosition, move: int) -> float:
    """Brotherhood for a city in danger. The rest can wait for a battle; and who has nothing else
    that he may want in others' turns need not be asked again."""
    board = position.board
    if move == DRINK.at(BROTHERHOOD):
        return 1.0 if is_city_in_danger(position, board.seat) else -1.0
    if move != HUSH.at(silence.TURN - 1):
        return -1.0
    watchful = elixirs.is_ready(board, COLD_BREATH, board.seat)
    watchful = watchful or elixirs.is_full(board, BROTHERHOOD, board.seat)
    if alliance.in_teams(board):
        watchful = watchful or elixirs.is_full(board, PALSY, board.seat)
    return -1.0 if watchful else 0.5


def is_city_in_danger(position: BattaliaPosition, seat: int) -> bool:
    """Whether an opponent could attack a city of this seat next."""
    for move in vigil.threats(position, seat):
        kind, square, _ = MOVES.parts(move)
        if kind is STORM_CITY and position.board.owner[square] == seat:
            return True
    return False


def _call_worth(board: b.Board, move: int) -> float:
    """Bilkarr to a hero of one's own, Metamorphia to terrain that a hero stands on."""
    heroes = board.heroes[board.seat * HEROES : board.seat * HEROES + HEROES]
    kind, square, _ = MOVES.parts(move)
    if kind is FETCH:
        return 1.0 if square in heroes else 0.0
    hue = board.hue[square]
    shared = [where for where in heroes if where != OFF and board.hue[where] == hue]
    return 2.0 if shared and hue in (metamorphia.MOUNTAINS, metamorphia.JUNGLE) else 0.5
