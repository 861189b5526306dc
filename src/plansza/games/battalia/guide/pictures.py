"""The pictures of the guide: positions set up for the moment worth seeing."""

from plansza.core.chance import FastChance
from plansza.core.guide import Frame, Illustration, PictureMaker
from plansza.core.kit import Box
from plansza.games.battalia.game import Battalia
from plansza.games.battalia.picture.action_panel import BASE
from plansza.games.battalia.picture.layout import layout_for
from plansza.games.battalia.rules import networks
from plansza.games.battalia.rules.components import (
    CARD_NUMBERS,
    EXITS,
    LETTERS,
    S_TERRAIN,
    SHAPE_NAMES,
    turned,
)
from plansza.games.battalia.rules.moves import COLOUR, MOVES, SQUARE
from plansza.games.battalia.rules.position import BattaliaPosition, start
from plansza.games.battalia.rules.squares import ROWS, SQUARE_NAMES, STARTS, plan
from plansza.games.battalia.rules.turn.pool import take_colour

GAME = Battalia()
SEATS = 4
MARGIN = 8.0


# -- staging ------------------------------------------------------------------------------------


def staged(
    hand: str, land_: str = "", cities: str = "", heroes: str = "", script: str = "", day: int = 2
) -> BattaliaPosition:
    """The first seat's turn with this hand, after the moves of the script. Terrain is
    `square:shape:colour:turn`, cities are `square:seat:level`, heroes `seat.number:square`."""
    position = start(GAME.setup(SEATS, draft="top"), FastChance(8))
    board = position.board
    board.first = board.turn = board.seat = 0
    for seat in range(SEATS):
        if board.colour[seat] < 0:
            position.step(seat, COLOUR.at(board.factions[seat]))
    for seat in range(SEATS - 1, 0, -1):
        position.step(seat, SQUARE.at(plan(SEATS, STARTS)[seat]))
    board.day = day - 1
    for word in land_.split():
        _lay(position, *word.split(":"))
    for word in cities.split():
        square, owner, level = word.split(":")
        board.owner[_square(square)], board.level[_square(square)] = int(owner) - 1, int(level)
    board.changed()
    for word in heroes.split():
        name, square = word.split(":")
        board.heroes[(int(name[0]) - 1) * 2 + int(name[2]) - 1] = _square(square)
    _hold(position, hand)
    for text in script.split():
        position.play(position.to_move[0], MOVES.read(text))
    return position


def _square(name: str) -> int:
    return SQUARE_NAMES.index(name)


def _lay(position: BattaliaPosition, square: str, shape: str, colour: str, turn: str) -> None:
    """A terrain card out of its stack."""
    number, hue = SHAPE_NAMES.index(shape), LETTERS.index(colour)
    take_colour(position, S_TERRAIN + number, hue)
    networks.lay(position.board, _square(square), number, hue, turned(EXITS[number], int(turn)))


def _hold(position: BattaliaPosition, hand: str) -> None:
    """This hand instead of the one that was drawn; cards that no deck has come from nowhere."""
    position.hands[0] = sorted(CARD_NUMBERS[name] for name in hand.split())
    position.board.held[0] = len(position.hands[0])


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
