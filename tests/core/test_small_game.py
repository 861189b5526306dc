"""What a small game need not write: its start, its views, whose turn it is, where to click."""

from plansza.conformance import check_game
from plansza.core import (
    Chance,
    Event,
    FastChance,
    Game,
    Moves,
    Outcome,
    Position,
    Setup,
    Tell,
    View,
    named,
)
from plansza.core.drawing import Canvas, Drawing, Pictures
from plansza.core.kit import Box
from plansza.core.picture import edge
from plansza.core.tabletop import MARGIN, Tabletop
from plansza.words import words_for

MOVES = Moves("draws", "take-low, stop")
TAKE = MOVES.one("take", "take-{side}", named("side", ("low", "high")))
STOP = MOVES.lone("stop", "stop").at()


class DrawsView(View):
    """What a seat knows."""

    state: "DrawsPosition"


class DrawsPosition(Position):
    """Two numbers that only their owners know, and one that nobody does."""

    view_class = DrawsView
    public = ("turn", "taken")
    own = ("secrets",)
    turn: int
    taken: list[int]
    secrets: list[list[int]]
    covered: list[int]

    def __init__(self, setup: Setup) -> None:
        self.turn = 0
        self.taken = []
        self.secrets = [[] for _ in range(setup.seats)]
        self.covered = []

    def begin(self, tell: Tell | None = None) -> None:
        self.secrets = [[self.chance.below(9)] for _ in self.secrets]
        self.covered = [self.chance.below(9)]

    def legal_moves(self, seat: int) -> list[int]:
        return [TAKE.at(0), STOP] if seat in self.to_move else []

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        self.taken.append(move)
        self.turn = 1 - seat
        if tell is not None:
            tell(Event("done", {"seat": seat}))
        if move == STOP or len(self.taken) == 6:
            self.result = Outcome((0.0, 0.0), (seat,), "stopped")

    def reimagine(self, seat: int, chance: Chance) -> None:
        self.secrets[1 - seat] = [chance.below(9)]
        self.covered = [chance.below(9)]


class Draws(Game):
    """The game object: it says which class its positions have, and no more."""

    position_class = DrawsPosition

    def __init__(self) -> None:
        self.id = "draws"
        self.seat_counts = (2,)
        self.moves = MOVES
        self.codes = {"event": ("done",), "reason": ("stopped",), "refusal": ("not-possible",)}

    def max_moves(self, setup: Setup) -> int:
        return 6


GAME = Draws()


def started() -> DrawsPosition:
    position = GAME.start(GAME.setup(), FastChance(1))
    assert isinstance(position, DrawsPosition)
    return position


def test_it_keeps_the_contract() -> None:
    for seed in range(20):
        check_game(GAME, GAME.setup(), seed)


def test_a_start_is_a_blank_position_that_has_begun() -> None:
    assert GAME.blank(GAME.setup()).data()["covered"] == []
    assert len(started().covered) == 1


def test_a_position_class_may_be_changed_in_a_game_that_is_made() -> None:
    class Other(DrawsPosition):
        pass

    game = Draws()
    game.position_class = Other
    assert type(game.start(game.setup(), FastChance(1))) is Other


def test_whose_turn_it_is_follows_from_the_turn_and_the_result() -> None:
    position, found = started(), []
    for seat, move in ((0, TAKE.at(0)), (1, STOP)):
        found.append(position.to_move)
        position.play(seat, move)
    assert [*found, position.to_move] == [(0,), (1,), ()]


def test_a_view_shows_what_is_named_and_nothing_else() -> None:
    position = started()
    position.play(0, TAKE.at(0))
    for seat in (0, 1, None):
        view = position.view(seat)
        assert isinstance(view, DrawsView)
        own = [position.secrets[each] if each == seat else [] for each in (0, 1)]
        assert (view.state.turn, view.state.taken) == (1, [TAKE.at(0)])
        assert (view.state.secrets, view.state.covered) == (own, [])
        assert view.state.taken is not position.taken
    assert position.view(1).why_not(TAKE.at(1)) is not None
    assert position.view(1).why_not(STOP) is None
    assert position.view(None).why_not(TAKE.at(1)) is None, "nobody asks a spectator"


class DrawsPictures(Pictures[DrawsView]):
    """Things that are named by the parts of moves."""

    moves = MOVES

    def paint(self, drawing: Drawing[DrawsView]) -> Canvas:
        table = Tabletop(drawing, self.ground)
        sides = ("low", "high")
        for side, box in zip(sides, table.seats(["a", "b"], 50), strict=True):
            table.thing(f"side-{side}", side, edge(*box))
        table.button("stop", table.row(40), "stop")
        return table.canvas()


def test_things_named_by_the_parts_of_moves_are_clicked_and_explained() -> None:
    assert MOVES.clicks(TAKE.at(1)) == ("side-high",)
    assert MOVES.clicks(STOP) == ("stop",)
    position, words = started(), words_for("en", GAME)
    view = position.view(0)
    assert isinstance(view, DrawsView)
    drawn = DrawsPictures().draw(view, position.legal_moves(0), words, False, True)
    assert drawn.paths == {TAKE.at(0): ("side-low",), STOP: ("stop",)}
    assert set(drawn.reasons) == {"side-high"}
    assert list(drawn.parts)[:2] == ["tabletop", "turn"]


def test_places_on_a_table_follow_each_other() -> None:
    drawing = Drawing(started().view(0), [], words_for("en", GAME), {}, frozenset(), frozenset(),
                      False, True)  # fmt: skip
    table = Tabletop(drawing, "#fff")
    boxes = [table.row(20), *table.boxes(5, 30, columns=3)]
    assert [box.y for box in boxes] == [12, 40, 40, 40, 78, 78]
    assert {round(boxes[0].right), round(boxes[3].right)} == {390 - MARGIN}
    squares = Box(0, 0, 100, 50).squares(5, 20, 3, gap=5)
    assert [(box.x, box.y) for box in squares[2:4]] == [(65, 0), (15, 25)]
