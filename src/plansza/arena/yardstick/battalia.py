"""How a move of Battalia looks at a glance, version 1: frozen, see the package.

It builds what it can, hires the best it can, walks its heroes towards what is worth taking, and
attacks where its hand promises to win.
"""

from typing import Final

from plansza.arena.yardstick import battalia_guile as guile
from plansza.arena.yardstick import battalia_outlook as outlook
from plansza.arena.yardstick import battalia_prospects as prospects
from plansza.core.contract import Insight, Position
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules import moves as m
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
from plansza.games.battalia.rules.turn import acts, battle, melee
from plansza.games.battalia.rules.variants import alliance, heroic

NEVER: Final = -10.0
WORTH_A_TENT: Final = 5.0  # a card worth less is not put aside
CITY_WORTH: Final = 100.0  # a level of a city
HIRE_WORTH: Final = 12.0  # a rank
# What the artefacts are worth to a bot, by type: weapon, horse, tool, tent, title, amulet, scroll.
ARTEFACT_WORTH: Final[list[float]] = [12.0, 6.0, 5.0, 4.5, 11.0, 7.0, 3.0]
# What the Great Artefacts are worth, in their order.
GREAT_WORTH: Final[list[float]] = [
    5.0, 4.0, 7.0, 5.0, 3.0, 8.0, 9.0, 1.0, 1.0, 8.5, 6.0, 7.5, 4.0, 2.0, 1.0, 3.0, 2.0,
]  # fmt: skip
# … and what playing them in one's turn is worth; the rest is played only where it completes a line.
PLAY_WORTH: Final[list[float]] = [
    -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 300.0, -1.0, -1.0, -1.0, -1.0, 290.0, 20.0, 3.0, -1.0, -1.0,
    15.0,
]  # fmt: skip
# … and the storm effects, to one who may copy one.
COPY_WORTH: Final[list[float]] = [3.0, 0.0, 2.0, 2.0, 4.0, 1.0, 0.0, 0.0, 5.0, 9.0, 3.0, 0.0]


class BattaliaYardstick(Insight):
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
            return [guile.answer_worth(position, phase, move) for move in moves]
        return [_choice(position, phase, move) for move in moves]


# -- a turn -------------------------------------------------------------------------------------


def _rate_actions(position: BattaliaPosition, seat: int, moves: list[int]) -> list[float]:
    """What this ally could begin now."""
    before = alliance.take_over(position.board, seat)
    plan = outlook.Plan(position, seat)
    ratings = [_action(position, plan, move, moves) for move in moves]
    alliance.take_over(position.board, before)
    return ratings


def _action(
    position: BattaliaPosition, plan: outlook.Plan, move: int, moves: list[int]
) -> float:  # fmt: skip
    """How good it is to begin this now; ending the turn is worth nothing."""
    board = position.board
    if move == m.END:
        return 0.0
    if m.PLAY <= move < m.LURK:
        return _play(plan, move - m.PLAY)
    if m.BUILD <= move < m.ROAD:
        return CITY_WORTH * ((move - m.BUILD) % RANKS + 1) + (move - m.BUILD) // RANKS
    if m.RAISE <= move < m.HERO:
        return CITY_WORTH * (board.level[move - m.RAISE] + 1) - 1.0
    if m.ROAD <= move < m.PLACE:
        return plan.road_worth(move - m.ROAD)
    if m.HERO <= move < m.MARKET:
        return 8.0 if plan.heroes else 40.0
    if m.MARKET <= move < m.STORM_CITY:
        return plan.market_worth(move - m.MARKET)
    if m.STORM_CITY <= move < m.WITH:
        return plan.attack_worth(move)
    if m.MARCH <= move < m.HIRE:
        return plan.way_worth(move)
    if m.HIRE <= move < m.UPGRADE:
        return HIRE_WORTH * (move - m.HIRE + 1) + 20.0
    if m.UPGRADE <= move < m.BUY:
        return plan.upgrade_worth(move - m.UPGRADE)
    if m.BUY <= move < m.TYPE:
        return plan.artefact_worth(move - m.BUY, ARTEFACT_WORTH)
    if m.TRIBUTE <= move <= m.ABSTAIN:
        return guile.action_worth(position, plan, move)
    if m.EXPLORE <= move < m.ALL_MOVES:
        return prospects.worth(board, move, ARTEFACT_WORTH)
    return _small(plan, move, moves)


def _small(plan: outlook.Plan, move: int, moves: list[int]) -> float:
    """A cohort costs nothing; a mulligan is for a hand that can do nothing much."""
    if m.COHORT <= move < m.MULLIGAN:
        return 1000.0
    if move == m.MULLIGAN:
        for other in moves:
            if m.BUILD <= other < m.ROAD or m.RAISE <= other < m.HERO or m.HIRE < other < m.BUY:
                return NEVER
        return 30.0
    if m.OPEN <= move < m.RAID:
        return plan.open_worth(move - m.OPEN)
    return plan.ambush_worth() if move == m.AMBUSH else plan.trade_worth(move)


def _play(plan: outlook.Plan, kind: int) -> float:
    """Transformations are for lines that they complete."""
    if kind >= GREAT:
        great = kind - GREAT
        if great < len(PLAY_WORTH) and PLAY_WORTH[great] > 0:
            return PLAY_WORTH[great]
    return plan.transform_worth(kind)


# -- the smaller choices ------------------------------------------------------------------------


def _choice(position: BattaliaPosition, phase: int, move: int) -> float:
    """What is preferred where the action itself is settled."""
    board = position.board
    if m.CARD <= move < m.PLAY:
        return _card(position, phase, move - m.CARD)
    if m.PAY <= move < m.BUILD:
        return float(m.PAY - move)
    if m.COLOUR <= move < m.COHORT:
        return 1.0 if move - m.COLOUR == board.colour[board.seat] else 0.0
    if m.TYPE <= move < m.COLOUR:
        return ARTEFACT_WORTH[move - m.TYPE]
    if m.JOIN <= move < m.RETREAT:
        return float(move - m.JOIN) if board.level[board.target] >= RANKS else 0.0
    if m.RETREAT <= move < m.FIGHT:
        defence = position.hands[board.seat] + position.ambushes[board.seat]
        return 1.0 if outlook.promise(position, board.seat, defence) < outlook.MENACE else -1.0
    if m.SQUARE <= move < m.RAISE and board.act == acts.LIFT:
        return float(board.level[move - m.SQUARE])
    if m.SLOT <= move < m.JOIN:
        return _slot(board, move - m.SLOT)
    if move == m.BOTH:
        return 1.0 if heroic.is_veteran(board, board.seat) else -1.0
    if m.COPY <= move < m.SLOT:
        return COPY_WORTH[move - m.COPY]
    return {m.KEEP: 1.0, m.FATE_DRAW: 5.5, m.DONE: -0.5}.get(move, 0.0)


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
        return worth(kind) if board.act in (acts.PROMOTE, acts.BOOK) else outlook.aim_worth(
            position, kind
        )  # fmt: skip
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
    gap = battle.total(board, 1 - side) - battle.total(board, side)
    if side == battle.ATTACKER:
        gap += 1
    hopeless = outlook.strength_left(position, seat) < gap
    ratings: list[float] = []
    for move in moves:
        if move == m.YIELD:
            ratings.append(50.0 if hopeless else -50.0)
        elif m.OPEN <= move < m.RAID:
            ratings.append(40.0)
        else:
            kind = move - m.LURK if move >= m.LURK else move - m.CARD
            brings = battle.strength_of(kind, board.day)
            ratings.append(20.0 - brings if brings >= gap else float(brings))
    return ratings
