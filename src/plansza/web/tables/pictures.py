"""Pictures for viewers: drawn once for everybody who sees the same, sent as changes."""

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from weakref import WeakValueDictionary

from plansza.core.contract import Game, Position, View
from plansza.core.errors import GameFault, blaming
from plansza.core.picture import TURN, Picture, Way
from plansza.core.plain_picture import bare_table, draw_plainly, pictures_of
from plansza.table.names import visible
from plansza.table.table import RUNNING, Table
from plansza.web.common.faults import note, sentence
from plansza.web.common.responses import Choice, MeterState, PictureChange
from plansza.web.common.visitor import Viewer
from plansza.words import Words

REMEMBERED = 256  # scenes; what is on somebody's screen stays besides


@dataclass(frozen=True)
class Scene:
    """What one kind of viewer sees of the game after an entry, and what he can do."""

    number: int
    root: str  # the opening tag of the picture; empty before the game
    parts: Mapping[str, str]
    prompt: str
    choices: list[Choice]
    ways: list[Choice]
    reasons: dict[str, str]
    meters: list[MeterState] = field(default_factory=list)
    badges: list[str] = field(default_factory=list)  # the tokens of the seats
    decisive: list[str] = field(default_factory=list)  # moves that the prompt offers
    fault: str = ""  # what is wrong with the game itself, in a sentence
    sent: dict[tuple[int, int], bytes] = field(default_factory=dict)  # by entry and base picture

    @property
    def svg(self) -> str:
        """The whole picture."""
        return self.root + "".join(self.parts.values()) + "</svg>" if self.root else ""

    def meters_since(self, base: "Scene | None") -> list[MeterState] | None:
        """The meters, if any is new to a viewer of that scene."""
        return None if base is not None and base.meters == self.meters else self.meters

    def badges_since(self, base: "Scene | None") -> list[str] | None:
        """The tokens, if any is new to a viewer of that scene."""
        return None if base is not None and base.badges == self.badges else self.badges

    def change_from(self, base: "Scene | None") -> PictureChange | None:
        """What leads from the picture a viewer has to this one; None before the game."""
        if not self.root:
            return None
        if base is None or base.root != self.root:
            return PictureChange(full=self.svg)
        order, before = list(self.parts), base.parts.get
        return PictureChange(
            changed={key: part for key, part in self.parts.items() if before(key) != part},
            order=None if order == list(base.parts) else order,
        )


class PictureCache:
    """The newest scene of every table for every kind of viewer."""

    def __init__(self) -> None:
        self._scenes: WeakValueDictionary[tuple[str, Viewer], Scene] = WeakValueDictionary()
        self._recent: OrderedDict[tuple[str, Viewer], Scene] = OrderedDict()

    def scene(self, table: Table, viewer: Viewer) -> Scene:
        """What this kind of viewer sees now; drawn when the first of them asks."""
        place = (table.id, viewer)
        known = self._scenes.get(place)
        if known is not None and known.number == table.number:
            self._keep(place, known)
            return known
        drawn = draw(table, viewer)
        if known is None or known.number < table.number:
            self._scenes[place] = drawn
            self._keep(place, drawn)
        return drawn

    def _keep(self, place: tuple[str, Viewer], scene: Scene) -> None:
        """Remember a scene for a while, though nobody has it on his screen."""
        self._recent[place] = scene
        self._recent.move_to_end(place)
        if len(self._recent) > REMEMBERED:
            self._recent.popitem(last=False)


def draw(table: Table, viewer: Viewer) -> Scene:
    """Draw the viewer's own view, with the moves he may make."""
    position = position_shown(table)
    if table.position is None or position is None:
        return Scene(table.number, "", {}, "", [], [], {})
    words = viewer.words(table.game)
    moves = table.legal_moves(viewer.seat) if viewer.seat is not None else []
    shown = Shown(table.game, words, spoken_names(table, words))
    scene = draw_position(shown, position, viewer, moves, table.number, table.status == RUNNING)
    if position is not table.position:  # it was stopped; the meters tell how it stood then
        then = shown.view(table.position, viewer.seat)
        scene = replace(scene, meters=shown.meters(then), fault=shown.said_fault())
    return scene


def draw_position(
    shown: "Shown",
    position: Position,
    viewer: Viewer,
    moves: list[int],
    number: int,
    running: bool,
) -> Scene:
    """A position as one seat sees it, with these of its moves to click."""
    game, words = shown.game, shown.words
    view = shown.view(position, viewer.seat)
    picture = shown.picture(view, moves, viewer.tall)
    with blaming(game.id):
        path, preview = picture.paths.get, picture.previews.get
        choices = [choice(words, game, move, path(move, ()), preview(move, "")) for move in moves]
        ways = [way_choice(words, game, way) for way in picture.ways]
    prompt = shown.prompt(view) if running else ""
    parts = picture.parts
    if not running and TURN in parts:
        parts = {id: part for id, part in parts.items() if id != TURN}
    return Scene(
        number=number,
        root=picture.root,
        parts=parts,
        prompt=prompt,
        choices=choices,
        ways=ways,
        reasons=dict(picture.reasons),
        meters=shown.meters(view),
        badges=shown.badges(view),
        decisive=shown.decisive(view, moves),
        fault=shown.said_fault(),
    )


def position_shown(table: Table) -> Position | None:
    """The position on the table; where the players ended a game before its end, nobody is to move
    in it."""
    position, outcome = table.position, table.outcome
    if position is None or outcome is None or position.outcome is not None:
        return position
    try:
        stopped = position.copy()
        stopped.stop(outcome)
    except Exception as error:
        note(table.game, error, "picture")
        return position
    return stopped


class Shown:
    """Asks a game to show itself; what fails is replaced by something plainer, and noted."""

    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        self.game = game
        self.words = words
        self.names = names
        self.fault: GameFault | None = None

    def said_fault(self) -> str:
        """What failed, in a sentence; empty where nothing did."""
        return sentence(self.words, self.fault) if self.fault is not None else ""

    def view(self, position: Position, seat: int | None) -> View | None:
        """What a seat knows; None if the game cannot say."""
        try:
            return position.view(seat)
        except Exception as error:
            self.fault = note(self.game, error, "view")
            return None

    def picture(
        self, view: View | None, moves: list[int], tall: bool, standalone: bool = False
    ) -> Picture:
        """The game's picture, a plain one instead, or none."""
        if view is not None:
            try:
                return self.game.draw(view, moves, self.words, standalone, tall, self.names)
            except Exception as error:
                self.fault = note(self.game, error, "picture")
            try:
                return draw_plainly(self.game, view, moves, self.words, tall)
            except Exception as error:
                self.fault = note(self.game, error, "picture")
        return bare_table(self.words.title())

    def prompt(self, view: View | None) -> str:
        """What is asked."""
        if view is None:
            return ""
        try:
            return self.words.prompt(view.prompt(), self.names)
        except Exception as error:
            self.fault = note(self.game, error, "prompt")
            return self.words("your-move") if view.seat is not None else ""

    def meters(self, view: View | None) -> list[MeterState]:
        """Goal and progress; none if the game cannot say."""
        if view is None:
            return []
        try:
            return [
                MeterState(
                    self.words.meter(meter, self.names),
                    *(meter.value, meter.target, meter.start, meter.seats, meter.ends),
                )
                for meter in view.meters()
            ]
        except Exception as error:
            self.fault = note(self.game, error, "meters")
            return []

    def badges(self, view: View | None) -> list[str]:
        """The token of every seat; none if the game cannot say."""
        if view is None:
            return []
        try:
            return pictures_of(self.game).badges(view)
        except Exception as error:
            self.fault = note(self.game, error, "badges")
            return []

    def about(self, view: View | None, id: str) -> list[str]:
        """What a thing of the picture is, in sentences; none if the game cannot say."""
        if view is None:
            return []
        try:
            return [self.words.about(phrase, self.names) for phrase in self.game.about(view, id)]
        except Exception as error:
            self.fault = note(self.game, error, "about")
            return []

    def decisive(self, view: View | None, moves: list[int]) -> list[str]:
        """Those of the moves on offer that decide something great, in notation."""
        if view is None or not moves:
            return []
        try:
            return [self.game.write_move(move) for move in view.decisive() if move in moves]
        except Exception as error:
            self.fault = note(self.game, error, "decisive")
            return []


@lru_cache(maxsize=8192)
def move_words(words: Words, game: Game, move: int) -> tuple[str, str]:
    """A move in notation and in words; neither depends on the position."""
    return game.write_move(move), words.move(move)


@lru_cache(maxsize=16384)
def choice(words: Words, game: Game, move: int, path: tuple[str, ...], preview: str) -> Choice:
    """A move as it is offered: the same to all who may make it by the same clicks."""
    return Choice(*move_words(words, game, move), list(path), preview)


def way_choice(words: Words, game: Game, way: Way) -> Choice:
    """Several moves by one gesture; it does what the last of them does, unless it says more."""
    written = [move_words(words, game, move) for move in way.moves]
    notation = " ".join(move for move, _ in written)
    return Choice(notation, way.words or written[-1][1], list(way.path), way.preview)


def spoken_names(table: Table, words: Words) -> list[str]:
    """What everybody is called; an empty chair is counted."""
    return [
        visible(name) or words("seat-name", seat=number + 1)
        for number, name in enumerate(table.names())
    ]
