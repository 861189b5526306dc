"""Tribute to Metamorphia (C21, a16): what she grants depends on the terrain she stands on."""

from typing import Final

from plansza.core.contract import Tell
from plansza.games.battalia.rules.action import Action
from plansza.games.battalia.rules.board import DRAWING, SNIPING, Board
from plansza.games.battalia.rules.components import COLOUR_NAMES, HEROES, METAMORPHIA, NOTHING
from plansza.games.battalia.rules.moves import DRAW, MOST_DRAWN, TRIBUTE, part
from plansza.games.battalia.rules.squares import OFF, RANGE, WAYS
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import Question
from plansza.games.battalia.rules.turn import (
    acts,
    battle,
    great_artefacts,
    lines,
    map_effects,
    movement,
    transformations,
)
from plansza.games.battalia.rules.turn.pool import finish

# The terrain types, in the order of the factions (A2).
FOREST: Final = 0
MOUNTAINS: Final = 1
CANYONS: Final = 2
LAKES: Final = 3
ICE: Final = 4
JUNGLE: Final = 5


def terrain(board: Board) -> int:
    """The terrain type she stands on; NOTHING where there is none, as on ruins (Q9)."""
    where = board.guests[METAMORPHIA]
    return NOTHING if where == OFF else board.hue[where]


def offers(s: BattaliaState) -> list[int]:
    """a16: heroes on her terrain type who have not paid tribute there this turn."""
    board = s.board
    type = terrain(board)
    found: list[int] = []
    if type == NOTHING or not board.held[board.turn]:
        return found
    for hero in range(HEROES):
        place = board.turn * HEROES + hero
        where = board.heroes[place]
        if where == OFF or board.hue[where] != type or board.tributes[place] >> type & 1:
            continue
        if _serves(s, type, hero):
            found.append(TRIBUTE.at(hero))
    return found


def _serves(s: BattaliaState, type: int, hero: int) -> bool:
    """Whether her power could do anything after the tribute, as far as everybody can see."""
    board = s.board
    seat = board.turn
    where = board.heroes[seat * HEROES + hero]
    if type == FOREST:
        return any(movement.step_to(board, where, way) != OFF for way in range(WAYS))
    if type == MOUNTAINS:
        return bool(map_effects.liftable(board, seat))
    if type == CANYONS:
        return bool(targets(s, hero))
    if type == JUNGLE:
        return board.nation[seat] + board.veiled[seat] + len(board.shelter[seat]) > 0
    return board.held[seat] > 1 or (type == ICE and len(board.guise[seat]) > 0)


class PayingTribute(Action):
    """a16: any one card of the hand, in a line of its own."""

    def begin(self, s: BattaliaState, hero: int, more: int, tell: Tell | None) -> None:
        s.board.arg = hero
        lines.ask(s, acts.TRIBUTE, 1, acts.ANY, 0)

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        """C21: once a turn for every hero and terrain type."""
        board = s.board
        type, hero = terrain(board), board.arg
        board.tributes[board.turn * HEROES + hero] |= 1 << type
        s.tell(tell, "tribute", board.turn, colour=COLOUR_NAMES[type])
        finish(board)
        if type == FOREST:
            board.rider[board.turn] = hero
            board.points[board.turn] = movement.RIDE
        elif type == MOUNTAINS:
            great_artefacts.picking(s, acts.LIFT, 1)
        elif type == CANYONS:
            board.arg = hero
            board.phase = SNIPING
        elif type == JUNGLE:
            board.phase = DRAWING
        else:
            transformations.aim(s, acts.PROMOTE if type == LAKES else acts.CLONE, 1)
            board.need = 0  # whether the hand holds a unit is nobody's business


def targets(s: BattaliaState, hero: int) -> list[int]:
    """C21, canyons: what stands on the eight squares around the hero, not on his own; sorted."""
    board = s.board
    if not battle.may_attack(s):
        return []
    where = board.heroes[board.turn * HEROES + hero]
    near = [square for square in RANGE[where] if square != where]
    return battle.prey_on(s, near)


class Sniping(Question):
    """C21, canyons: an attack without a weapon, and what it is aimed at."""

    def choices(self, s: BattaliaState) -> list[int]:
        return targets(s, s.board.arg)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        board = s.board
        hero = board.arg
        battle.aim_at(board, move)
        board.act = acts.ATTACK
        board.card = NOTHING
        board.fighter = board.turn * HEROES + hero
        board.second = NOTHING
        board.far = True
        battle.begin(s, tell)


class DrawingCards(Question):
    """C21, jungle: one or two cards."""

    def choices(self, s: BattaliaState) -> list[int]:
        return [DRAW.at(count) for count in range(MOST_DRAWN)]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        s.draw(s.board.turn, part(move) + 1, tell)
        finish(s.board)
