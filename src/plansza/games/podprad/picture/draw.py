"""The river as SVG: a pure function of a view, the moves on offer, and words."""

from collections.abc import Mapping, Sequence, Set

from plansza.core import kit
from plansza.core.drawing import Canvas, Drawing, Phrase, Pictures
from plansza.core.errors import Fact
from plansza.core.hexes import Point
from plansza.core.picture import Speaker
from plansza.core.stage import Stage
from plansza.games.podprad.picture import clicks, labels, moments, shapes
from plansza.games.podprad.picture.about import about
from plansza.games.podprad.picture.clicks import token_id
from plansza.games.podprad.picture.layout import TALL, WIDE, Layout, pack, radius, stage
from plansza.games.podprad.picture.scenery import banks
from plansza.games.podprad.picture.sketch import sketch
from plansza.games.podprad.rules import crumbling, laying, scoring
from plansza.games.podprad.rules.board import LAYING, MOVING, OVER
from plansza.games.podprad.rules.components import (
    COLOURS,
    COLUMNS,
    KIND_NAMES,
    KIND_OF,
    NOTHING,
    POOL,
    ROTATIONS,
    TOKENS,
)
from plansza.games.podprad.rules.moves import JUMP, LAY, MOVES, SWIM
from plansza.games.podprad.rules.river import (
    LOST,
    PLACE_NAMES,
    POOL_TOKENS,
    eggs_of,
    in_pool,
    salmon_of,
)
from plansza.games.podprad.rules.telling.foresight import Toll, herons
from plansza.games.podprad.rules.view import PodPradView

# Where up to five tokens stand on a tile, and how large they are, in sides of the tile.
STANDS: tuple[tuple[Point, ...], ...] = (
    ((0, 0.4),),
    ((-0.4, 0.36), (0.4, 0.36)),
    ((-0.56, 0.24), (0, 0.5), (0.56, 0.24)),
    ((-0.64, 0.04), (-0.31, 0.5), (0.31, 0.5), (0.64, 0.04)),
    ((-0.64, 0.02), (0, 0.04), (0.64, 0.02), (-0.33, 0.52), (0.33, 0.52)),
)
GAP = 4.0  # between the prices of two ways to a tile
SIZES = (0.34, 0.34, 0.3, 0.28, 0.27)
# The spaces of the pool: column, rows above the last one, which half of the tile (G5).
SPACES = ((1, 0, ""), (0, 1, ""), (1, 1, ""), (2, 1, "lower"), (2, 1, "upper"))


class PodPradPictures(Pictures[PodPradView]):
    """The river between its banks."""

    ground = "#aabd9e"

    def art(self) -> str:
        return shapes.art()

    def paths(self, view: PodPradView, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
        return clicks.paths(view.board, choices)

    def paint(self, drawing: Drawing[PodPradView]) -> Canvas:
        layout = TALL if drawing.tall else WIDE
        painter = Painter(drawing, layout)
        painter.paint()
        return Canvas(layout.width, layout.height, painter.parts)

    def preview(self, view: PodPradView, move: int, words: Speaker) -> str:
        return clicks.preview(view, move, words)

    def reasons(self, view: PodPradView, clickable: Set[str], words: Speaker) -> dict[str, str]:
        return clicks.reasons(view, clickable, words)

    def about(self, view: PodPradView, id: str) -> list[Phrase]:
        return about(view, id)

    def badges(self, view: PodPradView) -> list[str]:
        return [shapes.badge(seat) for seat in range(view.board.seats)]

    def stage(self, view: PodPradView, kind: str, code: str, facts: Mapping[str, Fact]) -> Stage:
        return moments.stage(view.board, kind, code, facts)

    def sketch(self, view: PodPradView, words: Speaker) -> str:
        return sketch(view, words)


class Painter:
    """Draws one picture, from the back of the table to its front."""

    def __init__(self, drawing: Drawing[PodPradView], layout: Layout) -> None:
        self.view = drawing.view
        self.board = drawing.view.board
        self.choices = drawing.choices
        self.layout = layout
        self.words = drawing.words
        self.name = drawing.name
        self.lit = drawing.lit
        self.paths = drawing.paths
        self.stage = stage(self.board, layout)
        self.parts: dict[str, str] = {}

    def paint(self) -> None:
        """Everything on the table."""
        self.parts["banks"] = banks(self.layout)
        self.river()
        self.pool()
        self.spots()
        self.tokens()
        self.ways()
        self.slips()
        self.tray()
        if self.view.result is not None:
            self.sheet()

    # -- the river ----------------------------------------------------------------------------

    def river(self) -> None:
        """The tiles, and the edge that breaks off next."""
        board, side = self.board, self.stage.side
        for place, tile in enumerate(board.tiles):
            if tile < 0 or KIND_OF[tile] == POOL:
                continue
            name = PLACE_NAMES[place]
            id = f"tile-{name}"
            x, y = self.stage.point(place)
            label, lit = labels.tile_label(board, place, self.words), id in self.lit
            self.parts[id] = shapes.tile(
                id, label, tile, x, y, side, lit, name=name, letters=self.layout.letters
            )
        if board.phase != OVER and crumbling.goes_on(board):
            self.breaking()

    def breaking(self) -> None:
        """R8: the row that goes next, and in how many rounds."""
        board, side = self.board, self.stage.side
        x, y = self.stage.above(1, max(board.low, 0))
        down = 2.64 if board.low < 0 else 1.77
        label = self.words("breaks-off", count=crumbling.rounds_left(board))
        self.parts["breaks"] = shapes.breaking(
            label, round(x - 2.4 * side, 1), round(x + 2.4 * side, 1), round(y + down * side, 1)
        )

    def pool(self) -> None:
        """G5: five spaces, once they are laid."""
        board, side = self.board, self.stage.side
        if not board.last:
            return
        for index, (column, above, half) in enumerate(SPACES):
            x, y = self.stage.above(column, board.last + above)
            id = f"pool-{index + 1}" if index else f"tile-{PLACE_NAMES[(board.last + 1) * 3 + 1]}"
            label = self.words("pool-label", eggs=index + 1)
            self.parts[id] = shapes.pool(id, label, index + 1, x, y, side, half, id in self.lit)

    # -- laying -------------------------------------------------------------------------------

    def spots(self) -> None:
        """Free places; where a tile can be turned, a wedge for every way to lay it."""
        board, side = self.board, self.stage.side
        if board.phase != LAYING:
            return
        for column in range(COLUMNS):
            place = laying.spot(board, column)
            if place == NOTHING:
                continue
            x, y = self.stage.point(place)
            id = f"spot-{PLACE_NAMES[place]}"
            label = self.words("spot-label", place=PLACE_NAMES[place])
            self.parts[id] = shapes.spot(id, label, x, y, side, id in self.lit)
            for move in self.choices:
                kind, into, _ = MOVES.parts(move)
                if kind is LAY and into == column and id not in self.paths[move]:
                    self.wedge(move, x, y)

    def wedge(self, move: int, x: float, y: float) -> None:
        """One way to turn the tile that is to be laid."""
        _, _, rotation = MOVES.parts(move)
        (id,) = self.paths[move]
        kind, label = laying.kind_to_lay(self.board), self.words.move(move)
        lit = id in self.lit
        self.parts[id] = shapes.wedge(id, label, kind, rotation, x, y, self.stage.side, lit)

    def tray(self) -> None:
        """Tiles revealed and not laid yet; the one to be laid now lies higher."""
        board, layout = self.board, self.layout
        if not board.held:
            return
        self.parts["tray"] = shapes.tray(layout.tray, self.words("revealed"), not layout.tall)
        kind = laying.kind_to_lay(board)
        for index, held in enumerate(board.held):
            id = f"held-{index}"
            x, y = layout.tray_point(index)
            first = held == kind and held not in board.held[:index]
            grown = layout.tray_side * (1.1 if first else 1.0)
            label = self.words("tile-held-label", tile=self.words.thing(KIND_NAMES[held]))
            faded = kind != NOTHING and not first
            self.parts[id] = shapes.tile(
                id, label, held * ROTATIONS, x, y, grown, id in self.lit, faded
            )

    # -- tokens -------------------------------------------------------------------------------

    def tokens(self) -> None:
        """Everybody's tokens, in the river and in the pool."""
        board = self.board
        here: dict[int, list[tuple[int, int]]] = {}
        for at, token in enumerate(board.tokens):
            if token != LOST:
                where = token // 2 if token < POOL_TOKENS else -eggs_of(token)
                here.setdefault(where, []).append((at, token))
        chosen = board.own(board.seat).index(board.token) if board.token >= 0 else NOTHING
        for where, found in here.items():
            stands = self.stands(where, len(found))
            for (at, token), stand in zip(found, stands, strict=True):
                seat, number = divmod(at, TOKENS)
                mine = seat == board.seat and number == chosen
                id, label = token_id(seat, number), labels.token_label(seat, token, self.words)
                lit, salmon = id in self.lit, salmon_of(token)
                self.parts[id] = shapes.token(id, label, seat, salmon, *stand, lit, mine)

    def stands(self, where: int, count: int) -> list[tuple[float, float, float]]:
        """Where so many tokens stand on a place, or (negative) on a space of the pool."""
        side = self.stage.side
        if where >= 0:
            x, y = self.stage.point(where)
            size = round(SIZES[count - 1] * side, 1)
            return [
                (round(x + across * side, 1), round(y + down * side, 1), size)
                for across, down in STANDS[count - 1]
            ]
        column, above, half = SPACES[-where - 1]
        x, y = self.stage.above(column, self.board.last + above)
        width, height = (1.35, 0.5) if half else (1.5, 0.95)
        y += side * ({"upper": -0.27, "lower": 0.57}[half] if half else 0.22)
        fits = (count, width * side, height * side, 0.3 * side)
        size = round(radius(*fits) * 0.96, 1)
        return [(round(x + across, 1), round(y + down, 1), size) for across, down in pack(*fits)]

    def ways(self) -> None:
        """What the chosen token would pay for every place it can reach."""
        if self.view.seat == self.board.seat and self.board.phase == MOVING:
            for place in herons(self.board, self.board.seat):
                self.danger(place)
        ways = [move for move in self.choices if MOVES.parts(move)[0] in (SWIM, JUMP)]
        tolls = {move: Toll(self.board, self.view.options, move) for move in ways}
        for move, toll in tolls.items():
            kind, place, _ = MOVES.parts(move)
            other = (JUMP if kind is SWIM else SWIM).at(place)
            self.way(move, kind is JUMP, place, toll, tolls.get(other))

    def way(self, move: int, jump: bool, place: int, toll: Toll, other: Toll | None) -> None:
        """One way; if one can swim and jump there, the price of the jump is its button."""
        side, name = self.stage.side, PLACE_NAMES[place]
        id = f"jump-{name}" if jump else f"swim-{name}"
        x, y = self.stage.point(place)
        if other is not None:
            x = self.beside(x, jump, toll, other)
        at = round(x, 1), round(y - 0.74 * side, 1)
        label, button = self.words.move(move), jump and other is not None
        price = toll.points, toll.lost
        self.parts[id] = shapes.way(id, label, *at, jump, *price, button, id in self.lit)
        if toll.heron:
            self.danger(toll.token // 2)

    def beside(self, x: float, jump: bool, toll: Toll, other: Toll) -> float:
        """The middle of the price of one of two ways to a place: swimming stands on the left."""
        width = shapes.way_width(jump, toll.lost)
        both = width + GAP + shapes.way_width(not jump, other.lost)
        left = max(x - both / 2, self.layout.river.x + GAP)
        return left + both - width / 2 if jump else left + width / 2

    def danger(self, place: int) -> None:
        """R6: a heron that would take a salmon of whoever stays there."""
        id, side = f"danger-{PLACE_NAMES[place]}", self.stage.side
        x, y = self.stage.point(place)
        self.parts[id] = shapes.danger(id, round(x + 0.6 * side, 1), round(y - 0.22 * side, 1))

    # -- slips --------------------------------------------------------------------------------

    def slips(self) -> None:
        """The players, the round, points left, tiles to come."""
        board, words, layout = self.board, self.words, self.layout
        for seat in range(board.seats):
            self.player(seat)
        if board.phase not in (LAYING, OVER):
            label = words("points-left", points=board.points)
            self.parts["points"] = shapes.points(layout.points, label, board.points, layout.tall)
        count = words("deck-count", count=board.tiles_left())
        line = words("round-number", number=board.round) if board.round else words("laying-now")
        second = self.begins() if board.round else ""
        if board.phase == OVER:
            line, second = words("over-now"), words("round-number", number=board.round)
        self.parts["status"] = shapes.status(layout.status, line, second, layout.tall)
        if board.tiles_left() and not (layout.tall and len(board.held) == COLUMNS):
            self.parts["deck"] = shapes.deck(layout.deck, count, tuple(board.deck), layout.tall)

    def begins(self) -> str:
        """R7: who has the marker."""
        seat, tall = self.board.first, self.layout.tall
        name = kit.shortened(self.name(seat), 130 if tall else 170, 14.5 if tall else 16)
        if name:
            return self.words("first-named", name=name)
        return self.words("first-player", colour=COLOURS[seat])

    def player(self, seat: int) -> None:
        """A player's slip."""
        id, board, own = f"player-{seat}", self.board, self.board.own(seat)
        letters = "".join(
            "x" if token == LOST else "sp"[token % 2] if in_pool(token) else "12"[token % 2]
            for token in own
        )
        self.parts[id] = shapes.player(
            id,
            labels.player_label(self.view, seat, self.words, self.name(seat)),
            self.layout.slip_box(seat),
            seat,
            labels.slip_name(self.view, seat, self.words, self.name(seat), self.layout.tall),
            scoring.score(board, seat),
            letters,
            turn=seat == board.seat and board.phase != OVER,
            first=seat == board.first and board.round > 0,
            small=self.layout.tall,
        )

    def sheet(self) -> None:
        """E2: the score line by line."""
        board, words = self.board, self.words
        result = self.view.result
        assert result is not None
        rows = []
        for seat in sorted(range(board.seats), key=lambda seat: -scoring.score(board, seat)):
            salmon = scoring.salmon_home(board, seat)
            rows.append((seat, salmon, scoring.score(board, seat) - salmon, seat in result.winners))
        heads = words("sheet-salmon"), words("sheet-eggs"), words("sheet-total")
        title = words("sheet-title")
        lines = [
            words("sheet-line", colour=COLOURS[seat], salmon=salmon, eggs=eggs, score=salmon + eggs)
            for seat, salmon, eggs, _ in rows
        ]
        label = "; ".join([title, *lines])
        self.parts["sheet"] = shapes.sheet(self.layout.sheet, label, title, heads, tuple(rows))
