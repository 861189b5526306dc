"""How a move of Battalia looks at a glance, version 1: frozen, see the package.

It builds what it can, hires the best it can, walks its heroes towards what is worth taking, and
attacks where its hand promises to win.
"""

from typing import Final

from plansza.core.contract import Insight, Position
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules.components import (
    C_ARTEFACT,
    C_SUPPLY,
    CHEST,
    CLASS_OF,
    COLOUR_OF,
    DUST,
    GREAT,
    LORD,
    RANKS,
    SUPPLY,
)
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.turn import acts, battle_strength, melee
from plansza.games.battalia.rules.variants import alliance, heroic
from plansza_opponents.greedy_1 import battalia_neutrals as neutrals
from plansza_opponents.greedy_1 import battalia_outlook as outlook
from plansza_opponents.greedy_1 import battalia_valleys as valleys_outlook
from plansza_opponents.greedy_1.moves import BATTALIA_MOVES as MOVES

NEVER: Final = -10.0
WORTH_A_TENT: Final = 5.0  # a card worth less is not put aside
CITY_WORTH: Final = 100.0  # a level of a city
HIRE_WORTH: Final = 12.0  # a rank
# What the artefacts are worth to a bot, by type: weapon, horse, tool, tent, title, amulet, scroll.
ARTEFACT_WORTH: Final[list[float]] = [12.0, 6.0, 5.0, 4.5, 11.0, 7.0, 3.0]
# What the Great Artefacts are worth, in their order.
GREATS: Final = "5 4 7 5 3 8 9 1 1 8.5 6 7.5 4 2 1 3 2"
GREAT_WORTH: Final[list[float]] = [float(worth) for worth in GREATS.split()]
# … and what playing them in one's turn is worth; the rest is played only where it completes a line.
PLAY_WORTH: Final[dict[int, float]] = {6: 300.0, 11: 290.0, 12: 20.0, 13: 3.0, 16: 15.0}
# … and the storm effects, to one who may copy one.
COPY_WORTH: Final[list[float]] = [3.0, 0.0, 2.0, 2.0, 4.0, 1.0, 0.0, 0.0, 5.0, 9.0, 3.0, 0.0]


class BattaliaInsight(Insight):
    """One-move greed and a static judgement."""

    def rate(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(position, BattaliaPosition)
        phase = position.board.phase
        if phase == b.ACT:
            return _rate_actions(position, seat, moves)
        if phase == b.PLACING:
            return [outlook.place_worth(position.board, seat, move) for move in moves]
        if phase in (b.ATTACKING, b.DEFENDING):
            return _fight(position, seat, moves)
        if b.CALLING <= phase <= b.VIGIL:
            return [neutrals.answer_worth(position, phase, move) for move in moves]
        return [_choice(position, phase, move) for move in moves]


# -- a turn -------------------------------------------------------------------------------------


def _rate_actions(position: BattaliaPosition, seat: int, moves: list[int]) -> list[float]:
    """What this ally could begin now."""
    before = alliance.take_over(position.board, seat)
    plan = outlook.Plan(position, seat)
    ratings = [_action(position, plan, move, moves) for move in moves]
    alliance.take_over(position.board, before)
    return ratings


def _action(position: BattaliaPosition, plan: outlook.Plan, move: int, moves: list[int]) -> float:
    """How good it is to begin this now; ending the turn is worth nothing."""
    board = position.board
    kind, number = MOVES[move]
    if kind == "end":
        return 0.0
    if kind == "play":
        return _play(plan, number)
    if kind == "build":
        return CITY_WORTH * (number % RANKS + 1) + number // RANKS
    if kind == "raise":
        return CITY_WORTH * (board.level[number] + 1) - 1.0
    if kind == "road":
        return plan.road_worth(number)
    if kind == "hero":
        return 8.0 if plan.heroes else 40.0
    if kind == "market":
        return plan.market_worth(number)
    if kind in ("storm", "strike"):
        return plan.attack_worth(move)
    if kind in ("march", "step", "port"):
        return plan.way_worth(move)
    if kind == "hire":
        return HIRE_WORTH * (number + 1) + 20.0
    if kind == "upgrade":
        return plan.upgrade_worth(number)
    if kind == "buy":
        return plan.artefact_worth(number, ARTEFACT_WORTH)
    if kind in neutrals.KINDS:
        return neutrals.action_worth(position, plan, move)
    if kind in valleys_outlook.KINDS:
        return valleys_outlook.worth(board, move, ARTEFACT_WORTH)
    return _small(plan, move, moves)


def _small(plan: outlook.Plan, move: int, moves: list[int]) -> float:
    """A cohort costs nothing; a mulligan is for a hand that can do nothing much."""
    kind, number = MOVES[move]
    if kind == "cohort":
        return 1000.0
    if kind == "mulligan":
        return NEVER if any(_better_than_a_mulligan(other) for other in moves) else 30.0
    if kind == "open":
        return plan.open_worth(number)
    return plan.ambush_worth() if kind == "ambush" else plan.trade_worth(move)


def _better_than_a_mulligan(move: int) -> bool:
    kind, number = MOVES[move]
    return kind in ("build", "raise", "upgrade") or (kind == "hire" and number > 0)


def _play(plan: outlook.Plan, kind: int) -> float:
    """Transformations are for lines that they complete."""
    if kind >= GREAT:
        played = PLAY_WORTH.get(kind - GREAT)
        if played is not None:
            return played
    return plan.transform_worth(kind)


# -- the smaller choices ------------------------------------------------------------------------


def _choice(position: BattaliaPosition, phase: int, move: int) -> float:
    """What is preferred where the action itself is settled."""
    board = position.board
    kind, number = MOVES[move]
    if kind == "card":
        return _card(position, phase, number)
    if kind == "pay":
        return float(-number)
    if kind == "colour":
        return 1.0 if number == board.colour[board.seat] else 0.0
    if kind == "take":
        return ARTEFACT_WORTH[number]
    if kind == "join":
        return float(number) if board.level[board.target] >= RANKS else 0.0
    if kind == "retreat":
        defence = position.hands[board.seat] + position.ambushes[board.seat]
        return 1.0 if outlook.promise(position, board.seat, defence) < outlook.MENACE else -1.0
    if kind == "square" and board.act == acts.LIFT:
        return float(board.level[number])
    if kind == "on":
        return _slot(board, number)
    if kind == "both":
        return 1.0 if heroic.is_veteran(board, board.seat) else -1.0
    if kind == "copy":
        return COPY_WORTH[number]
    return {"keep": 1.0, "fate": 5.5, "done": -0.5}.get(kind, 0.0)


def _slot(board: b.Board, slot: int) -> float:
    """Weak units gain most by a title, strong ones by the Book or the Mask."""
    side = melee.side_of(board)
    stealing = board.card == GREAT + 15
    strength = float(board.strengths[1 - side if stealing else side][slot])
    return strength if stealing or board.card == GREAT + 9 else -strength


def _card(position: BattaliaPosition, phase: int, kind: int) -> float:
    """Which card: gains by their worth, payments by what is missed least."""
    board = position.board
    if phase == b.DRAFT:
        return 1.0 if COLOUR_OF[kind] == board.colour[board.seat] else 0.0
    if phase in (b.CLAIMING, b.SEARCHING, b.DELVING):
        return GREAT_WORTH[kind - GREAT]
    if phase == b.BARTERING:
        return -GREAT_WORTH[kind - GREAT]
    if phase in (b.LIMBO, b.RALLYING, b.SHOWING, b.GAZING):
        return worth(kind)
    if phase == b.FORMING:
        return outlook.form_worth(position, kind)
    if phase == b.AIMING and board.act not in (acts.AMULET, acts.ECLIPSE):
        promoted = board.act in (acts.PROMOTE, acts.BOOK, acts.CLONE)
        return worth(kind) if promoted else outlook.aim_worth(position, kind)
    if phase == b.PITCHING:
        return worth(kind) - WORTH_A_TENT
    if phase == b.LURKING:
        return _lurker(kind)
    if phase == b.PAYING and kind == CHEST and board.act == acts.BUY:
        return 1.0  # that is what chests are for
    return -worth(kind)


def _lurker(kind: int) -> float:
    """Into the ambush: what is strong, but not what cities are built of."""
    rank = CLASS_OF[kind]
    return float(rank) if rank < LORD else 0.0


def worth(kind: int) -> float:
    """What a card is worth in general."""
    own = CLASS_OF[kind]
    if own < C_ARTEFACT:
        return 3.0 * (own + 1)
    if own < C_SUPPLY:
        return 2.0 + 0.1 * ARTEFACT_WORTH[own - C_ARTEFACT]
    if kind in (SUPPLY, DUST):
        return 1.0 + (1.0 if kind == DUST else 0.0)
    return 8.0


# -- battle -------------------------------------------------------------------------------------


def _fight(position: BattaliaPosition, seat: int, moves: list[int]) -> list[float]:
    """The smallest card that suffices, else the strongest; none where all together are too few."""
    board = position.board
    side = melee.side_of(board)
    gap = battle_strength.total(board, 1 - side) - battle_strength.total(board, side)
    if side == battle_strength.ATTACKER:
        gap += 1
    hopeless = outlook.strength_left(position, seat) < gap
    ratings: list[float] = []
    for move in moves:
        kind, card = MOVES[move]
        if kind == "yield":
            ratings.append(50.0 if hopeless else -50.0)
        elif kind == "open":
            ratings.append(40.0)
        elif kind in ("drink", "poison"):  # it knows of drinking before a battle only
            ratings.append(-60.0)
        else:
            brings = battle_strength.strength_of(card, board.day)
            ratings.append(20.0 - brings if brings >= gap else float(brings))
    return ratings
