"""What has been chosen and is being paid for: it lies there already, as a ghost of cut paper."""

from typing import Final

from plansza.core.kit import Box
from plansza.core.picture import INK, paper, rect, remembered, scenery, tag, use
from plansza.games.battalia.picture.art import pieces
from plansza.games.battalia.picture.art.colours import DEEP, PAPERS, ROOFS
from plansza.games.battalia.picture.faces import face, short_name
from plansza.games.battalia.picture.layout import SQUARE, Layout, corner
from plansza.games.battalia.picture.sheet import Sheet
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules.components import (
    ARTEFACT,
    ARTEFACTS,
    COLOURS,
    EXITS,
    HEROES,
    NEUTRAL,
    NOTHING,
    RANKS,
    S_ARTEFACT,
    S_TERRAIN,
    unit,
)
from plansza.games.battalia.rules.turn import acts

PALE: Final = ".7"
NAMED: Final = 60.0  # cards from this width on bear their names
DASHED: Final = {
    "fill": "none",
    "stroke": INK,
    "stroke_dasharray": "10 7",
    "stroke_opacity": ".75",
}
LAID: Final = (acts.BUILD, acts.ROAD, acts.FREE_ROAD)
ASKED: Final = (b.PAYING, b.HUE)  # while these are asked, something has been chosen


def is_chosen(board: b.Board) -> bool:
    """Whether something is being paid for."""
    return board.phase in ASKED and board.act != acts.NONE


def on_bill(layout: Layout) -> Box:
    """Where the ghost lies on a wide table."""
    width, high = layout.card
    top = layout.panel.centre - high / 2
    return Box(layout.panel.x + 16, round(top, 1), width, high)


class Ghosts(Sheet):
    """The ghost of one view: on the bill, which lies over the panel. It is a part of its own and
    always there, so that its coming and going changes nothing else of the picture."""

    def draw(self, place: Box | None = None) -> str:
        """A tile, a piece or a card; nothing while nothing is paid for. Where it has a place of its
        own, a card to be laid is shown as well."""
        board = self.board
        if not (is_chosen(board) or (place and board.phase == b.PLACING)):
            return scenery("ghost")
        box = place or on_bill(self.layout)
        width = box.width
        if board.act == acts.ELIXIR:
            return scenery("ghost", bottle(box, board.arg))
        kind = self._card()
        if kind != NOTHING:
            name = short_name(kind, self.words) if width >= NAMED else ""
            return scenery("ghost", card(box, kind, name, self.letters))
        piece = self._piece()
        scale = width / SQUARE
        upper = round(box.centre - width / 2, 1)  # a piece is as high as it is wide
        at = f"translate({box.x:g} {upper:g}) scale({scale:.3f})"
        return scenery("ghost", piece, transform=at, stroke_width=4) if piece else scenery("ghost")

    def on_map(self) -> str:
        """The card that is being paid for, where it will lie."""
        board = self.board
        if not is_chosen(board) or board.act not in LAID:
            return ""
        x, y = corner(board.spot)
        place = f"translate({x:g} {y:g})"
        return scenery("coming", self._piece(), transform=place, stroke_width=4)

    def _piece(self) -> str:
        """What will stand on the map, drawn on a square."""
        board = self.board
        act, x, y = board.act, 0, 0
        hue = board.colour[board.turn] if board.act != acts.RETREAT else board.colour[board.foe]
        if act in LAID:
            level = board.left if act == acts.BUILD else 0
            exits = EXITS[board.arg] if board.phase == b.PLACING else board.mask
            return land(x, y, board.top[S_TERRAIN + board.arg], exits, level, hue)
        if act == acts.RAISE:
            return town(x, y, board.level[board.spot] + 1, hue)
        if act == acts.MARKET:
            return stall(x, y, hue)
        if act in (acts.HERO, acts.PORT, acts.RETREAT):
            return banner(x, y, hue, self._hero())
        return ""

    def _hero(self) -> int:
        """Which hero comes or goes: 1 or 2."""
        board = self.board
        if board.act == acts.PORT:
            return board.arg + 1
        if board.act == acts.RETREAT:
            return board.prey % HEROES + 1
        return 1 if board.heroes[board.turn * HEROES] < 0 else 2

    def _card(self) -> int:
        """The card that is being bought, in the colour that lies on top."""
        board = self.board
        act, arg = board.act, board.arg
        if act == acts.HIRE:
            colour = board.top[arg]
            return unit(colour, arg) if colour != NOTHING else NOTHING
        if act == acts.UPGRADE:
            rank = arg % RANKS + 1
            colour = board.top[rank]
            return unit(colour, rank) if colour != NOTHING else NOTHING
        if act in (acts.BUY, acts.SWAP):
            colour = board.top[S_ARTEFACT + arg]
            return ARTEFACT + colour * ARTEFACTS + arg if 0 <= colour < COLOURS else NOTHING
        return NOTHING


# -- pieces -------------------------------------------------------------------------------------


def _square_edge(x: float, y: float) -> str:
    return rect(x + 6, y + 6, SQUARE - 12, SQUARE - 12, 8, **DASHED)


@remembered
def land(x: float, y: float, hue: int, exits: int, level: int, owner: int) -> str:
    """A road or a city that will be built."""
    tile = pieces.tile(x + 4, y + 4, SQUARE - 8, hue, exits)
    city = _city(x, y, level, owner) if level else ""
    return tag("g", tile, city, opacity=PALE) + _square_edge(x, y)


@remembered
def town(x: float, y: float, level: int, owner: int) -> str:
    """A city as it will be."""
    return tag("g", _city(x, y - 12, level, owner), opacity=PALE) + _square_edge(x, y)


def _city(x: float, y: float, level: int, owner: int) -> str:
    papers = {"color": DEEP[owner], "fill": ROOFS[owner]}
    return use(f"bt-city-{level}", x, y, SQUARE, SQUARE, **papers)


@remembered
def stall(x: float, y: float, owner: int) -> str:
    """A market that will be opened."""
    market = pieces.market(x + 25, y + 25, 50, owner, False)
    return tag("g", market, opacity=PALE) + _square_edge(x, y)


@remembered
def banner(x: float, y: float, colour: int, number: int) -> str:
    """A hero who will stand here."""
    hero = pieces.hero(x + 20, y + 8, 60, colour, number)
    return tag("g", hero, opacity=PALE) + _square_edge(x, y)


@remembered
def card(box: Box, kind: int, name: str, letters: float) -> str:
    """A card that will be gained."""
    shown = tag("g", face(kind, box.width, name, letters, False), transform=box.place())
    dashed = rect(*box.inside(-3), 8, stroke_width=3, **DASHED)
    return tag("g", shown, opacity=PALE) + dashed


@remembered
def bottle(box: Box, elixir: int) -> str:
    """An elixir that will be bought."""
    ground = paper(*box, PAPERS[NEUTRAL], 8)
    size = box.width - 8
    art = use(f"bt-elixir-{elixir}", box.x + 4, box.centre - size / 2, size, size)
    return tag("g", ground, art, opacity=PALE) + rect(*box.inside(-3), 8, stroke_width=3, **DASHED)
