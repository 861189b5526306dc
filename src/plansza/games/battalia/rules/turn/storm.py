"""The twelve storm effects (C5): drawn at every teleport, resolved before anything else goes on.

What can be carried out must be: the player chooses how, never whether (Q5). The rest is skipped.
Cards gained come to hand.
"""

from collections.abc import Callable
from typing import Final

from plansza.core.contract import Tell
from plansza.games.battalia.rules import networks
from plansza.games.battalia.rules.action import Action
from plansza.games.battalia.rules.board import (
    ACT,
    COPYING,
    LIMBO,
    PICKING,
    RAIDING,
    ROADING,
    TENT_FIELDS,
    TYPING,
    Board,
)
from plansza.games.battalia.rules.components import (
    ARTEFACTS,
    HEROES,
    LORD,
    NOTHING,
    ROADS,
    S_ARTEFACT,
    STORMS,
    TOP_LEVEL,
)
from plansza.games.battalia.rules.moves import COPY, RAID, ROAD, TYPE, part
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import OpenStep
from plansza.games.battalia.rules.turn import (
    acts,
    building,
    camp,
    great_artefacts,
    map_effects,
    movement,
    pool,
    rewards,
    transformations,
)
from plansza.games.battalia.rules.variants import alliance, bridge, fanatics

UNCOPIED: Final = (1, 7)  # no. 2, and no. 8 itself


class Teleporting(Action):
    """C4: through the gates, and into the storm."""

    def begin(self, s: BattaliaState, hero: int, colour: int, tell: Tell | None) -> None:
        movement.ask_fare(s, hero, colour)

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        bridge.left_gate(s.board)
        movement.port_paid(s, tell)
        pool.finish(s.board)
        strike(s, tell)


def strike(s: BattaliaState, tell: Tell | None) -> None:
    """C4: the top storm effect; when all twelve are used they are shuffled."""
    board = s.board
    if not board.storms:
        board.storms = list(range(STORMS))
        board.spent = []
    effect = s.pick(board.storms)
    board.storms.sort()
    if tell is not None:
        s.tell(tell, "storm", board.turn, number=effect + 1)
    resolve(s, effect, tell)
    board.spent.append(effect)


def resolve(s: BattaliaState, effect: int, tell: Tell | None) -> None:
    """C5: one small function each."""
    s.board.to_hand = True
    EFFECTS[effect](s, tell)
    if s.board.phase == ACT:
        pool.finish(s.board)


def _artefact(s: BattaliaState, tell: Tell | None) -> None:
    """Storm 1: any top artefact."""
    if _artefacts(s.board):
        s.board.phase = TYPING


def _lord(s: BattaliaState, tell: Tell | None) -> None:
    """Storm 2: the top Lord, and a supply; none with an Unbound, two with a Fanatic."""
    supplies = fanatics.brings(s.board, LORD)
    pool.gain_unit(s, s.board.turn, LORD, tell)
    s.gain_supplies(s.board.turn, supplies, tell)


def _draw(s: BattaliaState, tell: Tell | None) -> None:
    """Storm 3: the top card of the nation."""
    s.draw(s.board.turn, 1, tell)


def _road(s: BattaliaState, tell: Tell | None) -> None:
    """Storm 4: any road, free."""
    if _roads(s.board):
        s.board.phase = ROADING


def _fate(s: BattaliaState, tell: Tell | None) -> None:
    """Storm 5: Fate, gains to hand."""
    rewards.draw_fate(s, tell)


def _summon(s: BattaliaState, tell: Tell | None) -> None:
    """Storm 6: the other hero comes to the gate, from the map or from nowhere."""
    board = s.board
    first = board.turn * HEROES
    here = board.heroes[first + board.arg]
    board.send(first + 1 - board.arg, here)
    s.tell(tell, "summon", board.turn)


def _exchange(s: BattaliaState, tell: Tell | None) -> None:
    """Storm 7: one terrain card for another colour from the pool."""
    if map_effects.changeable(s.board, True):
        _pick(s, acts.EXCHANGE)


def _copy(s: BattaliaState, tell: Tell | None) -> None:
    """Storm 8: an effect from the discards, but not no. 2."""
    if _copyable(s.board):
        s.board.phase = COPYING


def _promote(s: BattaliaState, tell: Tell | None) -> None:
    """Storm 9: a unit in hand is upgraded; who has none says so."""
    if s.board.held[s.board.turn]:
        transformations.aim(s, acts.PROMOTE, 1)


def _lift(s: BattaliaState, tell: Tell | None) -> None:
    """Storm 10: one city grows to the next level that is possible: 4 to 6 past two residences."""
    if map_effects.liftable(s.board, s.board.turn, TOP_LEVEL):
        _pick(s, acts.LIFT)
        s.board.left = TOP_LEVEL


def _pick(s: BattaliaState, act: int) -> None:
    s.board.act = act
    s.board.left = 1
    s.board.need = 1
    s.board.phase = PICKING


def _limbo(s: BattaliaState, tell: Tell | None) -> None:
    """Storm 11: any card from limbo."""
    if great_artefacts.in_limbo(s):
        s.board.phase = LIMBO


def _raid(s: BattaliaState, tell: Tell | None) -> None:
    """Storm 12: a tent is destroyed."""
    if _raids(s.board):
        s.board.phase = RAIDING


def _raids(board: Board) -> list[int]:
    """C5, A19: an opponent's tent; an own or ally's only if there is none; never the Pavilion."""
    others: list[int] = []
    own: list[int] = []
    for tent in range(len(board.tents) // TENT_FIELDS):
        if board.tents[tent * TENT_FIELDS + 4]:
            continue
        ours = alliance.allied(board, board.turn, board.tents[tent * TENT_FIELDS])
        (own if ours else others).append(RAID.at(tent))
    return others or own


EFFECTS: Final[list[Callable[[BattaliaState, Tell | None], None]]] = [
    _artefact,
    _lord,
    _draw,
    _road,
    _fate,
    _summon,
    _exchange,
    _copy,
    _promote,
    _lift,
    _limbo,
    _raid,
]


# -- the steps ----------------------------------------------------------------------------------


def _artefacts(board: Board) -> list[int]:
    """The artefacts there are."""
    there = [type for type in range(ARTEFACTS) if board.top[S_ARTEFACT + type] != NOTHING]
    return [TYPE.at(type) for type in there]


class ChoosingArtefact(OpenStep):
    """Storm 1: which artefact."""

    def choices(self, s: BattaliaState) -> list[int]:
        return _artefacts(s.board)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        s.board.phase = ACT
        pool.gain_artefact(s, s.board.turn, part(move), tell)


def _roads(board: Board) -> list[int]:
    """The road shapes that are there and fit."""
    return [ROAD.at(shape) for shape in range(ROADS) if networks.can_lay(board, board.turn, shape)]


class ChoosingRoad(OpenStep):
    """Storm 4: which road."""

    def choices(self, s: BattaliaState) -> list[int]:
        return _roads(s.board)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        building.begin_free_road(s.board, part(move))


def _copyable(board: Board) -> list[int]:
    """The discarded effects that may be copied, sorted."""
    return [COPY.at(effect) for effect in sorted(board.spent) if effect not in UNCOPIED]


class Copying(OpenStep):
    """Storm 8: which effect."""

    def choices(self, s: BattaliaState) -> list[int]:
        return _copyable(s.board)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        s.board.phase = ACT
        resolve(s, part(move), tell)


class Raiding(OpenStep):
    """Storm 12: which tent."""

    def choices(self, s: BattaliaState) -> list[int]:
        return _raids(s.board)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        """C5: tent and cards go to their owner's shelter; the cards unseen."""
        board = s.board
        tent = part(move)
        if tell is not None:
            s.tell(tell, "raid", board.turn, other_seat=board.tents[tent * TENT_FIELDS])
        camp.tear_down(s, tent)
        pool.finish(board)
