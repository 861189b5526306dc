"""The pictures of the guide: positions set up for the moment worth seeing."""

from plansza.core.chance import FastChance
from plansza.core.guide import Frame, Illustration, PictureMaker
from plansza.core.kit import Box
from plansza.games.battalia.game import Battalia
from plansza.games.battalia.guide import stage as stage_
from plansza.games.battalia.picture.action_panel import BASE
from plansza.games.battalia.picture.layout import layout_for
from plansza.games.battalia.rules.components import LETTERS
from plansza.games.battalia.rules.moves import MOVES
from plansza.games.battalia.rules.position import BattaliaPosition, start
from plansza.games.battalia.rules.squares import ROWS

GAME = Battalia()
SEATS = 4
MARGIN = 8.0


# -- staging ------------------------------------------------------------------------------------


def staged(
    hand: str, land: str = "", cities: str = "", heroes: str = "", script: str = "", day: int = 2
) -> BattaliaPosition:
    """The first seat's turn with this hand, after the moves of the script; see `stage.py`."""
    fresh = start(GAME.setup(SEATS, draft="top"), FastChance(8))
    stage = {"hand": hand, "land": land, "cities": cities, "heroes": heroes, "day": day}
    position = stage_.staged(fresh, {**stage, "nation": "Supply*4"})
    for text in script.split():
        position.play(position.to_move[0], MOVES.read(text))
    return position


# -- framing ------------------------------------------------------------------------------------

WIDE = layout_for(ROWS, SEATS, len(BASE) + 1, False)


def _around(box: Box, more: float = MARGIN) -> Frame:
    return box.x - more, box.y - more, box.width + 2 * more, box.height + 2 * more


def the_map() -> Frame:
    """The map alone."""
    return _around(WIDE.map, 4)


def hand() -> Frame:
    """The hand alone."""
    return _around(WIDE.hand, 4)


def seen(position: BattaliaPosition, frame: Frame | None = None, only: str = "") -> Illustration:
    """What the one to move sees; of his moves, those that hold this text are lit."""
    seat = position.to_move[0]
    moves = [move for move in position.legal_moves(seat) if only in MOVES.write(move)]
    return Illustration(position.view(seat), tuple(moves), frame)


# -- the moments --------------------------------------------------------------------------------

ROADS = "d2:Cross:{0}:0 c2:Straight:{1}:1 d3:Tee:{2}:0 e2:CityTee:{3}:3"


def _map(position: BattaliaPosition) -> list[str]:
    return [LETTERS[colour] for colour in position.board.factions]


def _roads() -> str:
    return ROADS.format(*_map(start(GAME.setup(SEATS, draft="top"), FastChance(8))))


def board() -> Illustration:
    """Some days into a game of four."""
    own = _map(staged(""))[0]
    cards = f"{own}Freeman {own}Freeman {own}Chief Supply Supply {own}Weapon"
    return seen(staged(cards, _roads(), "e2:1:2 b2:4:4", "1.2:d3 4.1:b2"))


def place() -> Illustration:
    """A road is being laid: every square where it fits in some rotation is lit."""
    own = _map(staged(""))[0]
    cards = f"{own}Freeman {own}Freeman Supply"
    return seen(staged(cards, _roads(), "e2:1:2", script="Tee"), the_map())


def gate() -> Illustration:
    """A hero at a gate may go through to any other."""
    return seen(staged("Supply Supply", _roads(), "e2:1:2", "1.1:c3"), the_map(), "port")


def fight() -> Illustration:
    """A neutral city is attacked: a weapon, a Chief and morale are four, but four is not enough."""
    own, other = _map(staged(""))[:2]
    cards = f"{own}Weapon {own}Chief {other}Priest Supply"
    position = staged(cards, heroes="1.1:b2", script=f"storm:b2 {own}Weapon {own}Chief")
    return Illustration(position.view(0), (), the_map())


def cards() -> Illustration:
    """A hand that can hire, build or attack."""
    own, other = _map(staged(""))[:2]
    held = f"{own}Freeman {own}Freeman {own}Freeman {other}Priest Supply Supply"
    return Illustration(staged(held).view(0), (), hand())


PICTURES: dict[str, PictureMaker] = {
    "board": board,
    "cards": cards,
    "place": place,
    "gate": gate,
    "fight": fight,
}
