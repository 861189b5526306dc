"""The Royal Valleys (C25, Q13): their cards, exploring (a15), buildings and centres."""

from typing import Final

from plansza.core.contract import Tell
from plansza.games.battalia.rules import networks, tokens
from plansza.games.battalia.rules.action import Action
from plansza.games.battalia.rules.board import Board
from plansza.games.battalia.rules.components import (
    ALL_EXITS,
    AMULET,
    BRIDGE,
    BUILDING,
    BYWAY,
    CENTRE,
    HEROES,
    HORSE,
    NOTHING,
    PASS,
    S_ARTEFACT,
    SCROLL,
    TENT,
    TITLE,
    TOOL,
    WEAPON,
)
from plansza.games.battalia.rules.moves import CRAFT, EXPLORE
from plansza.games.battalia.rules.squares import (
    CENTRES,
    COLUMNS,
    CONNECTION,
    CORNERS,
    NEXT,
    OFF,
    SQUARE_NAMES,
    WAYS,
)
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.turn import acts, lines, movement, pool
from plansza.games.battalia.rules.variants.valley_board import (
    BUILDING_NAMES,
    BUILDINGS,
    IN_A_VALLEY,
    ValleyBoard,
    no_valleys,
)

EXPLORERS: Final = 2  # C25: Freemen, or tools
ROAD_SUPPLIES: Final = 1
LEVEL: Final = 2  # of a building, always
SUPPORT: Final = 2  # what an own building adds to the centre's defence
# What the buildings make: artefacts, the last one supplies.
GOODS: Final[list[int]] = [TOOL, TITLE, HORSE, WEAPON, TENT, AMULET, SCROLL]
SHOP: Final = len(GOODS)


def lay_out(s: BattaliaState) -> None:
    """C25, A20: centres open, crossroads and buildings face down, the connection between them."""
    board = s.board
    vale = no_valleys(board.seats)  # the one before is shared by copies
    board.vale = vale
    vale.open = True
    for centre in CENTRES:
        networks.lay(board, centre, CENTRE, NOTHING, ALL_EXITS)
        for way in range(WAYS):
            there = NEXT[centre * WAYS + way]
            networks.lay(board, there, BYWAY, NOTHING, ALL_EXITS)
            vale.shroud.append(there)
    for corner, exits in CORNERS:
        networks.lay(board, corner, BUILDING, NOTHING, exits)
        vale.shroud.append(corner)
    vale.shroud.sort()
    link = s.options.valleys
    if link == "random":
        s.reveals += 1
        link = ("pass", "bridge")[s.chance.below(2)]
    networks.lay(board, CONNECTION, PASS if link == "pass" else BRIDGE, NOTHING, ALL_EXITS)


def has_bridge(board: Board) -> bool:
    """Whether the Royal Bridge joins the valleys."""
    return board.land[CONNECTION] == BRIDGE


# -- exploring ----------------------------------------------------------------------------------


def begin_part(vale: ValleyBoard, seat: int) -> None:
    """C25: the buildings are ready again."""
    if vale.open:
        vale.served[seat] = False


def offers(s: BattaliaState, counts: list[int]) -> list[int]:
    """a15 and the buildings: what the player whose turn it is may do in the valleys, sorted."""
    if not s.board.vale.open:
        return []
    return _explorable(s, counts) + [CRAFT.at(number) for number in _makers(s.board)]


def _explorable(s: BattaliaState, counts: list[int]) -> list[int]:
    """a15: face-down cards beside a hero, with a direct road; for Freemen, tools and supplies."""
    board = s.board
    if lines.labour(counts, board.day) < EXPLORERS:
        return []
    with_road = lines.can_pay(counts, ROAD_SUPPLIES)
    return [
        EXPLORE.at(square)
        for square in beside(board, board.turn)
        if (board.land[square] == BUILDING or with_road) and not lacks_token(board, square)
    ]


def lacks_token(board: Board, square: int) -> bool:
    """A17: whoever finds a building needs a token for it."""
    return board.land[square] == BUILDING and tokens.left(board, board.turn, LEVEL) <= 0


def beside(board: Board, seat: int) -> list[int]:
    """C25: the face-down cards that a hero of this seat has a direct road to, sorted."""
    found: set[int] = set()
    for hero in range(HEROES):
        here = board.heroes[seat * HEROES + hero]
        if here == OFF:
            continue
        for way in range(WAYS):
            there = NEXT[here * WAYS + way]
            if there in board.vale.shroud and movement.joined(board, here, way):
                found.add(there)
    return sorted(found)


class Exploring(Action):
    """a15: a card of the valleys is turned up."""

    def begin(self, s: BattaliaState, square: int, more: int, tell: Tell | None) -> None:
        s.board.spot = square
        supplies = ROAD_SUPPLIES if s.board.land[square] == BYWAY else 0
        lines.ask(s, acts.EXPLORE, EXPLORERS, acts.LABOUR, supplies)

    def paid(self, s: BattaliaState, tell: Tell | None) -> None:
        """C25: who finds a building controls it."""
        board = s.board
        square = board.spot
        board.vale.shroud.remove(square)
        if board.land[square] == BYWAY:
            s.tell(tell, "explore", board.turn, square=SQUARE_NAMES[square])
            pool.finish(board)
            return
        number = s.pick(unfound(board, valley_of(square)))
        board.vale.works[number] = square
        board.owner[square] = board.turn
        board.level[square] = LEVEL
        board.changed()
        s.tell(
            tell, "find", board.turn, square=SQUARE_NAMES[square], building=BUILDING_NAMES[number]
        )
        pool.finish(board)


def unfound(board: Board, which: int) -> list[int]:
    """The buildings of a valley that nobody has found yet, sorted."""
    first = which * IN_A_VALLEY
    valley = range(first, first + IN_A_VALLEY)
    return [number for number in valley if board.vale.works[number] == OFF]


def valley_of(square: int) -> int:
    """0 for the Kings' valley, in the west, 1 for the Queens'."""
    return 0 if square % COLUMNS < CONNECTION % COLUMNS else 1


# -- buildings and centres ----------------------------------------------------------------------


def _makers(board: Board) -> list[int]:
    """C25: one card a turn in total, of a kind that an own building makes."""
    if board.vale.served[board.turn]:
        return []
    found: list[int] = []
    for number in range(BUILDINGS):
        square = board.vale.works[number]
        if square != OFF and board.owner[square] == board.turn:
            if number == SHOP:
                there = board.supplies > 0
            else:
                there = board.top[S_ARTEFACT + GOODS[number]] != NOTHING
            if there:
                found.append(number)
    return found


class Crafting(Action):
    """C25: a building's card to hand, usable now; the Oracle may let one choose the colour."""

    def begin(self, s: BattaliaState, number: int, more: int, tell: Tell | None) -> None:
        board = s.board
        board.vale.served[board.turn] = True
        board.to_hand = True
        s.tell(tell, "craft", board.turn, building=BUILDING_NAMES[number])
        if number == SHOP:
            s.gain_supplies(board.turn, 1, tell)
            pool.finish(board)
        else:
            pool.gain_artefact(s, board.turn, GOODS[number], tell)


def support(board: Board, square: int) -> int:
    """C25, Q13: what the buildings of a centre's owner in the same valley add to its defence."""
    if board.land[square] != CENTRE:
        return 0
    first = valley_of(square) * IN_A_VALLEY
    count = 0
    for where in board.vale.works[first : first + IN_A_VALLEY]:
        if where != OFF and board.owner[where] == board.owner[square]:
            count += 1
    return SUPPORT * count
