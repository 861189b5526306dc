"""What bots may ask: how a move looks at a glance, and how a game stands.

The bot that goes by this builds what it can, hires the best it can, walks its heroes towards what
is worth taking, and attacks where its hand promises to win. It uses the open board and the cards of
the asking seat alone.
"""

from math import exp, log
from typing import Final

from plansza.core.contract import Insight, Phrase, Position
from plansza.core.moves import Kind
from plansza.games.battalia.bots import neutrals, outlook, reasons, standing, valley_outlook
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules import scoring
from plansza.games.battalia.rules.components import (
    BAG,
    BANNER,
    BOOK,
    C_ARTEFACT,
    C_SUPPLY,
    CHEST,
    CITY,
    CLASS_OF,
    CLOAK,
    COLOUR_OF,
    DUST,
    GREAT,
    HAND_OF_LUUT,
    LORD,
    LOST_SCROLL,
    MASK,
    NOTHING,
    RANKS,
    SUPPLY,
)
from plansza.games.battalia.rules.moves import (
    AGREE,
    AMBUSH,
    BOTH,
    BUILD,
    BUY,
    CARD,
    COHORT,
    COLOUR,
    COPY,
    CRAFT,
    DEAL,
    DONE,
    DRINK,
    END,
    EXPLORE,
    FATE_DRAW,
    GRIND,
    HERO,
    HIRE,
    JOIN,
    KEEP,
    MARCH,
    MARKET,
    MOVES,
    MULLIGAN,
    OPEN,
    PAY,
    PLAY,
    POISON,
    PORT,
    RAISE,
    RETREAT,
    RING,
    ROAD,
    SELL,
    SLOT,
    SQUARE,
    STEP,
    STORM_CITY,
    STRIKE,
    SWAP,
    TAKE_SUPPLIES,
    TYPE,
    UPGRADE,
    YIELD,
)
from plansza.games.battalia.rules.position import BattaliaPosition
from plansza.games.battalia.rules.turn import acts, battle_strength, melee
from plansza.games.battalia.rules.variants import alliance, heroic

NEVER: Final = -10.0
WORTH_A_TENT: Final = 5.0  # a card worth less is not put aside
CITY_WORTH: Final = 100.0  # a level of a city
GREAT_CITY_WORTH: Final = 100.0  # … and more for its fourth
MULLIGAN_WORTH: Final = 50.0
SHAPES_TRIED: Final = 2  # of a city, in search
# What the artefacts are worth to a bot, by type: weapon, horse, tool, tent, title, amulet, scroll.
ARTEFACT_WORTH: Final[list[float]] = [12.0, 6.0, 5.0, 4.5, 11.0, 7.0, 3.0]
# What the Great Artefacts are worth, in their order.
GREAT_WORTH: Final[list[float]] = [
    *[5.0, 4.0, 7.0, 5.0, 3.0, 8.0, 9.0, 1.0, 1.0],
    *[8.5, 6.0, 7.5, 4.0, 2.0, 1.0, 3.0, 2.0],
]
# … and what playing them in one's turn is worth; the rest is played only where it completes a line.
PLAY_WORTH: Final[dict[int, float]] = {
    HAND_OF_LUUT: 300.0,
    BAG: 290.0,
    BANNER: 20.0,
    CLOAK: 3.0,
    LOST_SCROLL: 15.0,
}
# … and the storm effects, to one who may copy one.
COPY_WORTH: Final[list[float]] = [3.0, 0.0, 2.0, 2.0, 4.0, 1.0, 0.0, 0.0, 5.0, 9.0, 3.0, 0.0]
# … and what is answered to smaller questions.
ANSWER_WORTH: Final[dict[Kind, float]] = {KEEP: 1.0, FATE_DRAW: 5.5, DONE: -0.5}


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

    def value(self, position: Position, seat: int) -> float:
        assert isinstance(position, BattaliaPosition)
        return chances(position)[seat % position.board.teams]

    def values(self, position: Position) -> list[float]:
        assert isinstance(position, BattaliaPosition)
        found = chances(position)
        return [found[seat % position.board.teams] for seat in range(position.board.seats)]

    def weigh(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        """Actions by the logarithm of what they are worth; the rest by a third of its rating."""
        assert isinstance(position, BattaliaPosition)
        ratings = self.rate(position, seat, moves)
        if position.board.phase == b.ACT:
            return [2.0 * log(1.0 + max(0.0, each) / 20.0) + min(0.0, each) for each in ratings]
        return [rating / 3.0 for rating in ratings]

    def worthwhile(self, position: Position, seat: int, moves: list[int]) -> list[int]:
        """Cards to pay with and to show differ too little for a thought, and so do shapes."""
        assert isinstance(position, BattaliaPosition)
        phase = position.board.phase
        if phase == b.ACT:
            return _distinct_actions(moves)
        if phase in (b.CHILLING, b.WARY, b.VIGIL):
            return neutrals.distinct_answers(position, phase, moves)
        if phase not in (b.PAYING, b.SHOWING):
            return moves
        ratings = self.rate(position, seat, moves)
        return [moves[ratings.index(max(ratings))]]

    def quiet(self, position: Position) -> bool:
        """Between two turns."""
        assert isinstance(position, BattaliaPosition)
        board = position.board
        return board.phase == b.OVER or (board.phase == b.ACT and not board.begun[board.turn])

    def why(self, position: Position, seat: int, move: int) -> list[Phrase]:
        assert isinstance(position, BattaliaPosition)
        return reasons.why(position, seat, move)

    def style(self) -> dict[str, float]:
        return {"curiosity": 0.2, "depth": 10.0, "plan": 100.0, "sight": 0.0}


def chances(position: BattaliaPosition) -> list[float]:
    """How likely each side is to win."""
    board = position.board
    result = position.result
    if result is not None:
        sides = {winner % board.teams for winner in result.winners}
        return [1.0 / len(sides) if side in sides else 0.0 for side in range(board.teams)]
    clock = standing.Clock(position)
    worths: list[float] = []
    for side in range(board.teams):
        total = clock.point * scoring.score(board, side)
        for ally in alliance.allies(board, side):
            total += standing.standing(position, ally, clock)
        worths.append(exp(total))
    whole = sum(worths)
    return [worth / whole for worth in worths]


# -- a turn -------------------------------------------------------------------------------------


def _rate_actions(position: BattaliaPosition, seat: int, moves: list[int]) -> list[float]:
    """What this ally could begin now."""
    before = alliance.take_over(position.board, seat)
    plan = outlook.Plan(position, seat)
    ratings = [_action(position, plan, move) for move in moves]
    alliance.take_over(position.board, before)
    return ratings


def _distinct_actions(moves: list[int]) -> list[int]:
    """A cohort costs nothing, so it comes before all but a mulligan; of every level the two cities
    with the most exits will do."""
    found = [move for move in moves if MOVES.kind(move) in (COHORT, MULLIGAN)]
    if len(found) > 1:
        return found
    shapes = [0] * RANKS
    kept: list[int] = []
    for move in reversed(moves):
        kind, _, rank = MOVES.parts(move)
        if kind is BUILD:
            shapes[rank] += 1
            if shapes[rank] > SHAPES_TRIED:
                continue
        kept.append(move)
    kept.reverse()
    return kept


def _action(position: BattaliaPosition, plan: outlook.Plan, move: int) -> float:
    """How good it is to begin this now; ending the turn is worth nothing."""
    kind, what, rank = MOVES.parts(move)
    if kind is END:
        return 0.0
    if kind is PLAY:
        return _play(plan, what)
    if kind is BUILD:
        great = GREAT_CITY_WORTH if rank == LORD else 0.0
        return CITY_WORTH * (rank + 1) + great + what - CITY
    if kind is RAISE:
        great = GREAT_CITY_WORTH if position.board.level[what] == LORD else 0.0
        return CITY_WORTH + great
    if kind is ROAD:
        return plan.road_worth(what)
    if kind is HERO:
        return 8.0 if plan.heroes else 40.0
    if kind is MARKET:
        return plan.market_worth(what)
    if kind is STORM_CITY or kind is STRIKE:
        return plan.attack_worth(move)
    if kind is MARCH or kind is STEP or kind is PORT:
        return plan.way_worth(move)
    if kind is HIRE:
        return plan.hire_worth(what)
    if kind is UPGRADE:
        return plan.upgrade_worth(what)
    if kind is BUY:
        return plan.artefact_worth(what)
    return _small(position, plan, move)


def _small(position: BattaliaPosition, plan: outlook.Plan, move: int) -> float:
    """A cohort costs nothing; a mulligan is for a hand that can do nothing better."""
    kind, what, _ = MOVES.parts(move)
    if kind is COHORT:
        return 1000.0
    if kind is MULLIGAN:
        return MULLIGAN_WORTH
    if kind is OPEN:
        return plan.open_worth(what)
    if kind is AMBUSH:
        return plan.ambush_worth()
    if kind is SELL or kind is SWAP or kind is GRIND:
        return plan.trade_worth(move)
    if kind in (EXPLORE, CRAFT, RING, DEAL):
        return valley_outlook.worth(position.board, move, ARTEFACT_WORTH)
    return neutrals.action_worth(position, plan, move)


def _play(plan: outlook.Plan, kind: int) -> float:
    """Transformations are for lines that they complete."""
    gain = PLAY_WORTH.get(kind - GREAT)
    return plan.transform_worth(kind) if gain is None else gain


# -- the smaller choices ------------------------------------------------------------------------


def _choice(position: BattaliaPosition, phase: int, move: int) -> float:
    """What is preferred where the action itself is settled."""
    board = position.board
    kind, what, _ = MOVES.parts(move)
    if kind is CARD:
        return _card(position, phase, what)
    if kind is PAY:
        return float(-what)
    if kind is COLOUR:
        return 1.0 if what == board.colour[board.seat] else 0.0
    if kind is TYPE:
        return ARTEFACT_WORTH[what]
    if kind is AGREE:
        return 1.0
    if kind is JOIN:
        return _join_worth(board, what)
    if kind is RETREAT:
        defence = position.hands[board.seat] + position.ambushes[board.seat]
        return 1.0 if outlook.promise(position, board.seat, defence) < outlook.MENACE else -1.0
    if kind is SQUARE and board.act == acts.LIFT:
        return float(board.level[what])
    if kind is SLOT:
        return _slot(board, what)
    if kind is BOTH:
        return 1.0 if heroic.is_veteran(board, board.seat) else -1.0
    if kind is COPY:
        return COPY_WORTH[what]
    if kind is TAKE_SUPPLIES:
        return float(what)
    return ANSWER_WORTH.get(kind, 0.0)


def _join_worth(board: b.Board, heroes: int) -> float:
    """Heroes help great cities; beside an attacked hero only veterans are worth the risk."""
    if board.prey != NOTHING:
        return float(heroes) if heroic.is_veteran(board, board.seat) else -float(heroes)
    return float(heroes) if board.level[board.target] >= RANKS else 0.0


def _slot(board: b.Board, slot: int) -> float:
    """Weak units gain most by a title, strong ones by the Book or the Mask."""
    side = melee.side_of(board)
    stealing = board.card == GREAT + MASK
    strength = float(board.strengths[1 - side if stealing else side][slot])
    return strength if stealing or board.card == GREAT + BOOK else -strength


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
        if board.act in (acts.PROMOTE, acts.BOOK, acts.CLONE):
            return worth(kind)
        return outlook.aim_worth(position, kind)
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
    """The smallest card that suffices, else the strongest; none where all together are too few. An
    elixir where it makes them enough."""
    board = position.board
    gap = outlook.gap(board)
    left = outlook.strength_left(position, seat)
    hopeless = left + neutrals.drinking(board) < gap
    ratings: list[float] = []
    for move in moves:
        kind, card, _ = MOVES.parts(move)
        if kind is YIELD:
            ratings.append(50.0 if hopeless else -50.0)
        elif kind is OPEN:
            ratings.append(40.0)
        elif kind is DRINK or kind is POISON:
            ratings.append(30.0 if left < gap else -20.0)
        else:
            brings = battle_strength.strength_of(card, board.day)
            ratings.append(20.0 - brings if brings >= gap else float(brings))
    return ratings
