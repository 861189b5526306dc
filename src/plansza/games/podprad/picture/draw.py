"""The river as SVG: painted from the back of the table to its front."""

from collections.abc import Iterator

from plansza.core import kit
from plansza.core.drawing import Drawing
from plansza.core.picture import circle, path, scenery, stands_for
from plansza.games.podprad.picture import labels, shapes, slips
from plansza.games.podprad.picture.clicks import token_id
from plansza.games.podprad.picture.layout import Layout, stage
from plansza.games.podprad.picture.scenery import banks
from plansza.games.podprad.picture.stands import SPACES, standing
from plansza.games.podprad.picture.wheel import wedge
from plansza.games.podprad.rules import crumbling, laying, scoring
from plansza.games.podprad.rules.board import LAYING, MOVING, OVER
from plansza.games.podprad.rules.components import (
    COLOURS,
    COLUMNS,
    KIND_NAMES,
    KIND_NUMBERS,
    KIND_OF,
    NOTHING,
    POOL,
    ROTATIONS,
)
from plansza.games.podprad.rules.moves import FEED, JUMP, MOVES, PUSH, TOKEN
from plansza.games.podprad.rules.river import (
    LOST,
    PLACE_NAMES,
    PLACE_NUMBERS,
    in_pool,
    salmon_of,
)
from plansza.games.podprad.rules.telling.foresight import Toll, herons
from plansza.games.podprad.rules.view import PodPradView

GAP = 4.0  # between the prices of two ways to a tile
Ids = tuple[str, ...]
Moves = tuple[int, ...]


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
        self.alone = drawing.standalone
        self.shortcuts = () if drawing.standalone else drawing.ways  # there nobody clicks
        self.stage = stage(self.board, layout)
        self.standing = standing(self.board, self.stage, self.view.seat)
        self.parts: dict[str, str] = {}

    def paint(self) -> None:
        """Everything on the table."""
        self.parts["banks"] = banks(self.layout)
        self.places()
        self.river()
        self.pool()
        self.spots()
        self.tokens(own=False)
        self.goals()
        self.tokens(own=True)
        self.dangers()
        self.slips()
        self.tray()
        self.wheels()
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
            label = labels.tile_label(place, tile, board.capacity(place), self.words)
            lit = id in self.lit
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
        ends = round(x - 2.4 * side, 1), round(x + 2.4 * side, 1)
        y = round(y + down * side, 1)
        self.parts["breaks"] = shapes.breaking(label, *ends, y, self.layout.tall)

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
        """Free places."""
        board, side = self.board, self.stage.side
        for column in range(COLUMNS):
            place = laying.spot(board, column) if board.phase == LAYING else NOTHING
            if place != NOTHING:
                id = f"spot-{PLACE_NAMES[place]}"
                label = self.words("spot-label", place=PLACE_NAMES[place])
                at = self.stage.point(place)
                self.parts[id] = shapes.spot(id, label, *at, side, id in self.lit)

    def wheels(self) -> None:
        """Where a tile can be turned, a wheel for every free place, which opens when the place is
        chosen, and with it the tile; a picture that stands alone shows the only one."""
        found = self.gestures("lay-")
        places = {id.split("-")[2] for id in found}
        for id, moves in found.items():
            self.wedge(id, moves[-1], not self.alone or len(places) > 1)

    def wedge(self, id: str, move: int, step: bool) -> None:
        """One way to turn a tile."""
        _, name, place, _ = id.split("-")
        _, column, rotation = MOVES.parts(move)
        middle = self.layout.wheel_point(self.stage.point(PLACE_NUMBERS[place]))
        kind, label, lit = KIND_NUMBERS[name], self.words.move(move), id in self.lit
        first = rotation == laying.turns(kind, column, laying.is_last_row(self.board))[-1]
        size = self.layout.wheel
        self.parts[id] = wedge(id, label, kind, rotation, middle, size, lit, step, first)

    def tray(self) -> None:
        """Tiles revealed and not laid yet; the one to be laid now lies higher."""
        board, layout = self.board, self.layout
        if not board.held:
            return
        count = len(board.held)
        box = layout.tray_box(count)
        self.parts["tray"] = slips.tray(box, self.words("revealed"), not layout.tall)
        kind = laying.kind_to_lay(board)
        for index, held in enumerate(board.held):
            id = f"held-{index}"
            x, y = layout.tray_point(index, count)
            first = held == kind and held not in board.held[:index]
            grown = layout.tray_side * (1.1 if first else 1.0)
            label = self.words("tile-held-label", tile=self.words.thing(KIND_NAMES[held]))
            faded = kind != NOTHING and not first
            self.parts[id] = shapes.tile(
                id, label, held * ROTATIONS, x, y, grown, id in self.lit, faded
            )

    # -- tokens -------------------------------------------------------------------------------

    def tokens(self, own: bool) -> None:
        """Tokens in the river and in the pool: the reader's own, or those of everybody else."""
        board = self.board
        chosen = board.own(board.seat).index(board.token) if board.token >= 0 else NOTHING
        for (seat, number), stand in self.standing.items():
            if (seat == self.view.seat) == own:
                mine = seat == board.seat and number == chosen
                token, id = board.own(seat)[number], token_id(seat, number)
                label, lit = labels.token_label(seat, token, self.words), id in self.lit
                salmon = salmon_of(token)
                self.parts[id] = shapes.token(id, label, seat, salmon, *stand, lit, mine)

    def places(self) -> None:
        """What stands for something to click: a thumb is larger than a token, and of things that
        are alike only one is clicked."""
        stand = [*self.tiles_for_tokens(), *self.tiles_alike()] if self.choices else []
        if stand:
            self.parts["places"] = scenery("places", *stand)

    def tiles_for_tokens(self) -> Iterator[str]:
        """A tile stands for the token on it that can be chosen; of two, each has its own side."""
        board, side = self.board, self.stage.side
        found: dict[int, list[int]] = {}
        for move in self.choices:
            kind, token, _ = MOVES.parts(move)
            if kind in (TOKEN, PUSH, FEED):
                found.setdefault(token // 2, []).append(board.own(board.seat).index(token))
        for place, numbers in found.items():
            for number in numbers:
                x, y, size = self.standing[board.seat, number]
                area = circle(x, y, max(size, side / 2))
                if len(numbers) == 1:
                    area = path(kit.hex_path(*self.stage.point(place), side))
                yield stands_for(token_id(board.seat, number), area)

    def tiles_alike(self) -> Iterator[str]:
        """R7: a revealed tile stands for the first of its kind."""
        held = self.board.held
        for index, kind in enumerate(held):
            if kind in held[:index]:
                point = self.layout.tray_point(index, len(held))
                hexagon = path(kit.hex_path(*point, self.layout.tray_side))
                yield stands_for(f"held-{held.index(kind)}", hexagon)

    # -- where tokens can go ------------------------------------------------------------------

    def dangers(self) -> None:
        """R6: the herons that take one of the reader's salmon, if his turn ends like this."""
        if self.view.seat == self.board.seat and self.board.phase == MOVING:
            for place in herons(self.board, self.board.seat):
                id = f"danger-{PLACE_NAMES[place]}"
                at = shapes.heron_point(self.stage.point(place), self.stage.side)
                self.parts[id] = shapes.danger(id, *at)

    def goals(self) -> None:
        """Where the chosen token can go, and what that costs; where any can go that is dragged.
        Upstream first: a price may lie over the edge of the tile behind it, and that of a jump lies
        on its tile."""
        found = self.gestures("swim-", "jump-")
        prices = {id: self.price(moves) for id, moves in found.items()}
        for id in sorted(found, key=lambda id: self.depth(found[id][-1])):
            way, _, rest = id.partition("-")
            other = prices.get(f"{'swim' if way == 'jump' else 'jump'}-{rest}")
            self.goal(id, found[id][-1], prices[id], other)

    def gestures(self, *kinds: str) -> dict[str, Moves]:
        """The moves that each thing of these kinds is clicked for."""
        found: list[tuple[Ids, Moves]] = [(self.paths[move], (move,)) for move in self.choices]
        found += [(way.path, way.moves) for way in self.shortcuts]
        return {id: moves for ids, moves in found for id in ids if id.startswith(kinds)}

    def price(self, moves: Moves) -> shapes.Price:
        """What a way costs."""
        toll = Toll(self.board, self.view.options, *moves)
        jump = MOVES.parts(moves[-1])[0] is JUMP
        return shapes.Price(jump, toll.points, toll.lost, toll.heron, self.layout.price)

    def depth(self, move: int) -> tuple[float, bool]:
        """How far down the table a way ends; a jump lies above a swim."""
        kind, place, _ = MOVES.parts(move)
        return self.stage.point(place)[1], kind is JUMP

    def goal(self, id: str, move: int, price: shapes.Price, other: shapes.Price | None) -> None:
        """One place; if one can swim and jump there, the price of the jump is its button. Until a
        token is chosen, it is out of sight."""
        side, step = self.stage.side, self.board.token == NOTHING
        x, y = self.stage.point(MOVES.parts(move)[1])
        middle = x if other is None else self.beside(x, price, other)
        slip = round(middle, 1), round(y - 0.68 * side, 1)
        label, lit = self.words.move(move), id in self.lit
        if price.jump and other is not None:
            self.parts[id] = shapes.jump(id, label, slip, price, lit, step)
        else:
            self.parts[id] = shapes.goal(id, label, (x, y), side, slip, price, lit, step)

    def beside(self, x: float, price: shapes.Price, other: shapes.Price) -> float:
        """The middle of the price of one of two ways to a place: swimming stands on the left."""
        both = price.width + GAP + other.width
        left = max(x - both / 2, self.layout.river.x + GAP)
        return left + both - price.width / 2 if price.jump else left + price.width / 2

    # -- slips --------------------------------------------------------------------------------

    def slips(self) -> None:
        """The players, the round, points left, tiles to come."""
        board, words, layout = self.board, self.words, self.layout
        for seat in range(board.seats):
            self.player(seat)
        if board.phase not in (LAYING, OVER):
            label = words("points-left", points=board.points)
            self.parts["points"] = slips.points(layout.points, label, board.points, layout.tall)
        count = words("deck-count", count=board.tiles_left())
        laying_now = words("laying-short") if layout.tall else words("laying-now")
        line = words("round-number", number=board.round) if board.round else laying_now
        second = self.begins() if board.round else ""
        if board.phase == OVER:
            line, second = words("over-now"), words("round-number", number=board.round)
        self.parts["status"] = slips.status(layout.status, line, second, layout.tall)
        if board.tiles_left():
            self.parts["deck"] = slips.deck(layout.deck, count, tuple(board.deck), layout.tall)

    def begins(self) -> str:
        """R7: who has the marker."""
        seat = self.board.first
        name = kit.shortened(self.name(seat), 170, 16)
        if name:
            return self.words("first-named", name=name)
        return self.words("first-player", colour=COLOURS[seat])

    def player(self, seat: int) -> None:
        """A player's slip."""
        id, board, own = f"player-{seat}", self.board, self.board.own(seat)
        name, yours, small = self.name(seat), seat == self.view.seat, self.layout.tall
        letters = "".join(
            "x" if token == LOST else "sp"[token % 2] if in_pool(token) else "12"[token % 2]
            for token in own
        )
        self.parts[id] = slips.player(
            id,
            labels.player_label(self.view, seat, self.words, name),
            self.layout.slip_box(seat),
            seat,
            labels.slip_name(seat, yours, name, small, self.words),
            scoring.score(board, seat),
            letters,
            turn=seat == board.seat and board.phase != OVER,
            first=seat == board.first and board.round > 0,
            small=small,
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
        self.parts["sheet"] = slips.sheet(self.layout.sheet, label, title, heads, tuple(rows))
