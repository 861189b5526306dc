"""Games as strangers write them: rules alone, one thing taken away, or one thing broken.

A broken one fails in the middle of a game, and what its error says must reach nobody but the log.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar, TypeVar

from plansza.core import Insight, Moves, Position, Setup, Tell, View, named, numbered
from plansza.core.contract import Phrase
from plansza.core.drawing import AnyPictures, Canvas, Drawing, Pictures
from plansza.core.kit import Box, button
from plansza.core.picture import Speaker, rect, scenery, thing
from plansza.core.state import Outcome
from tests.conformance.toy import CARDS, LAY, MOVES, Toy, ToyPosition

T = TypeVar("T")
SECRET = "the queen of spades"
CALM = 2  # cards that are laid before something breaks


class BareView(View):
    """What a seat knows, and no word about it."""

    state: ToyPosition


class BarePosition(ToyPosition):
    """The toy's rules, with nothing that a game may leave out."""

    view_class: ClassVar[type[View]] = BareView

    def view(self, seat: int | None) -> Any:
        seen = type(self)(self.setup)
        self.show(seat, seen)
        return self.view_class(seen, seat)


class Bare(Toy):
    """Rules alone: no words, picture, insight, guide, codes or names of things."""

    position_class = BarePosition

    def __init__(self, id: str = "bare") -> None:
        self.id = id
        self.seat_counts = (2, 3)
        self.moves = MOVES

    def view_of(self, known: Position, seat: int | None) -> View:
        assert isinstance(known, BarePosition)
        return known.view_class(known, seat)


# -- games that give one thing ------------------------------------------------------------------


class OnlySketch(Pictures[BareView]):
    """A sketch and nothing else."""

    def sketch(self, view: BareView, words: Speaker) -> str:
        return f"+-----+\n| {view.state.turn}   |\n+-----+"


class OnlyPaint(Pictures[BareView]):
    """A picture on which nothing can be clicked."""

    def paint(self, drawing: Drawing[BareView]) -> Canvas:
        ground = scenery("ground", rect(0, 0, 600, 400, fill="#345"))
        turn = thing("turn-slip", "turn", rect(10, 10, 60, 30, fill="#fff"))
        return Canvas(600, 400, {"ground": ground, "turn-slip": turn})


class SomePaths(OnlyPaint):
    """A picture on which one card can be clicked, and the others not."""

    def paths(self, view: BareView, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
        return dict.fromkeys(choices[:1], ("own-card",))

    def paint(self, drawing: Drawing[BareView]) -> Canvas:
        canvas = super().paint(drawing)
        card = button("own-card", Box(100, 100, 200, 60), "the first card")
        return Canvas(600, 400, {**canvas.parts, "own-card": card})


class BrokenPictures(SomePaths):
    """Fails in one of its parts."""

    def __init__(self, part: str) -> None:
        self.part = part

    def art(self) -> str:
        return self._perhaps("art", "")

    def paths(self, view: BareView, choices: Sequence[int]) -> dict[int, tuple[str, ...]]:
        return self._perhaps("paths", super().paths(view, choices))

    def paint(self, drawing: Drawing[BareView]) -> Canvas:
        return self._perhaps("paint", super().paint(drawing))

    def sketch(self, view: BareView, words: Speaker) -> str:
        return self._perhaps("sketch", "a sketch")

    def about(self, view: BareView, id: str) -> list[Phrase]:
        return self._perhaps("about", [("thing", {})])

    def badges(self, view: BareView) -> list[str]:
        return self._perhaps("badges", super().badges(view))

    def _perhaps(self, part: str, value: T) -> T:
        if part == self.part:
            raise RuntimeError(SECRET)
        return value


class Drawn(Bare):
    """A bare game with some pictures."""

    def __init__(self, id: str, make: Callable[[], AnyPictures]) -> None:
        super().__init__(id)
        self.make = make

    def pictures(self) -> AnyPictures:
        return self.make()


# -- games that break ---------------------------------------------------------------------------


def broken_position(name: str) -> type[BarePosition]:
    """Rules of which one method fails, once some cards are laid."""
    base = getattr(BarePosition, name)

    def fail(self: BarePosition, *args: Any) -> Any:
        if sum(map(len, self.laid)) >= CALM:
            raise RuntimeError(SECRET)
        return base(self, *args)

    return type(f"Broken{name.title()}", (BarePosition,), {name: fail})


class LowestFails(BarePosition):
    """The second seat fails when it lays the lowest of its cards, unless it is its last."""

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        if seat == 1 and len(self.hands[1]) > 1 and move == LAY.at(self.hands[1][0]):
            raise RuntimeError(SECRET)
        super().step(seat, move, tell)


class BrokenPrompt(BareView):
    """It does not know what it asks."""

    def prompt(self) -> Any:
        raise RuntimeError(SECRET)


class Speechless(BarePosition):
    view_class = BrokenPrompt


class BrokenMeters(BrokenPrompt):
    """It does not know how far it has come."""

    def prompt(self) -> Any:
        return View.prompt(self)

    def meters(self) -> Any:
        raise RuntimeError(SECRET)


class Immeasurable(BarePosition):
    view_class = BrokenMeters


class BrokenDecisive(BrokenMeters):
    """It does not know what would decide."""

    def meters(self) -> Any:
        return View.meters(self)

    def decisive(self) -> Any:
        raise RuntimeError(SECRET)


class Undecided(BarePosition):
    view_class = BrokenDecisive


class BrokenInsight(Insight):
    """It fails whatever it is asked."""

    def rate(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        raise RuntimeError(SECRET)

    def value(self, position: Position, seat: int) -> float:
        raise RuntimeError(SECRET)

    def why(self, position: Position, seat: int, move: int) -> Any:
        raise RuntimeError(SECRET)


class Broken(Bare):
    """A bare game with one broken part."""

    def __init__(self, part: str, position: type[BarePosition] | None = None) -> None:
        super().__init__(f"broken_{part}")
        self.part = part
        if position is not None:
            self.position_class = position
        if part == "insight":
            self.insight = BrokenInsight()
        if part == "things":
            self.things = ("card",)

    def _perhaps(self, part: str) -> None:
        if part == self.part:
            raise RuntimeError(SECRET)

    def presets(self) -> dict[str, dict[str, str]]:
        self._perhaps("presets")
        return {}

    def thing(self, name: str) -> Any:
        self._perhaps("things")
        return super().thing(name)

    def start(self, setup: Setup, chance: Any) -> Position:
        self._perhaps("start")
        return super().start(setup, chance)

    def describe(self, move: int) -> Any:
        self._perhaps("describe")
        return super().describe(move)

    def blank(self, setup: Setup) -> Position:
        self._perhaps("blank")
        return super().blank(setup)

    def max_moves(self, setup: Setup) -> int:
        self._perhaps("max_moves")
        return CARDS


# -- a game with very many moves ----------------------------------------------------------------

MANY_MOVES = Moves("many", "a>1, bid7, pass")
PIECE = named("piece", list("abcdefghi"))
GO = MANY_MOVES.two("go", "{piece}>{field}", PIECE, numbered("field", 30))
MANY_MOVES.one("bid_high", "bid{number}", numbered("number", 30))
MANY_MOVES.lone("pass", "pass")


class ManyPosition(BarePosition):
    """Six moves, each one of three hundred."""

    board: list[list[int]]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.board = [[0] * 6 for _ in range(5)]

    @property
    def to_move(self) -> tuple[int, ...]:
        return (self.turn % 2,) if self.turn < 6 else ()

    @property
    def outcome(self) -> Outcome | None:
        return None if self.to_move else Outcome((1.0, 0.0), (0,), "end")

    def legal_moves(self, seat: int) -> list[int]:
        return list(range(MANY_MOVES.count)) if seat in self.to_move else []

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        kind, piece, field = MANY_MOVES.parts(move)
        if kind is GO:
            self.board[field // 6][field % 6] = piece + 1
        self.turn += 1

    def show(self, seat: int | None, seen: ToyPosition) -> None:
        assert isinstance(seen, ManyPosition)
        seen.turn, seen.board = self.turn, [row[:] for row in self.board]

    def reimagine(self, seat: int, chance: Any) -> None:
        """Nothing is hidden."""


class Many(Bare):
    """The game object."""

    position_class = ManyPosition

    def __init__(self) -> None:
        super().__init__("many")
        self.seat_counts = (2,)
        self.moves = MANY_MOVES

    def start(self, setup: Setup, chance: Any) -> Position:
        position = ManyPosition(setup)
        position.chance = chance
        return position


# -- all of them --------------------------------------------------------------------------------


def whole_games() -> list[Bare]:
    """Games that leave much out, and in which nothing fails."""
    from tests.support.half_said import HalfSaid

    drawn = {"only_sketch": OnlySketch, "only_paint": OnlyPaint, "some_paths": SomePaths}
    return [Bare(), Many(), HalfSaid(), *(Drawn(id, make) for id, make in drawn.items())]


def broken_games() -> dict[str, Bare]:
    """Games with one fault each, by the part that has it."""
    rules = ("step", "legal_moves", "view", "reimagine")
    found: dict[str, Bare] = {part: Broken(part, broken_position(part)) for part in rules}
    found["prompt"] = Broken("prompt", Speechless)
    found["meters"] = Broken("meters", Immeasurable)
    found["decisive"] = Broken("decisive", Undecided)
    found["lowest"] = Broken("lowest", LowestFails)
    for part in ("presets", "things", "start", "blank", "max_moves", "insight", "describe"):
        found[part] = Broken(part)
    for part in ("paint", "paths", "sketch", "art", "about", "badges"):
        found[part] = Drawn(f"broken_{part}", partial(BrokenPictures, part))
    return found
