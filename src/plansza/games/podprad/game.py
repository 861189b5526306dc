"""The game object: set-ups, start, limits, reading texts back."""

from typing import Any

from plansza.core.chance import Chance, chance_from_text, split
from plansza.core.contract import Game, Phrase, Position, View
from plansza.core.native import mypyc_attr
from plansza.core.picture import Picture, Speaker
from plansza.core.setup import Option, Setup, do_not_go_together
from plansza.core.values import outcome_from
from plansza.games.podprad.bots.insight import PodPradInsight
from plansza.games.podprad.bots.reasons import WHY
from plansza.games.podprad.rules import speech
from plansza.games.podprad.rules.board import Options, board_from
from plansza.games.podprad.rules.components import (
    COLUMNS,
    FIRST_ROWS,
    POINTS,
    REPLACED,
    SEAT_COUNTS,
    TOKENS,
    deck_for,
)
from plansza.games.podprad.rules.moves import ALL_MOVES
from plansza.games.podprad.rules.notation import NOTATION
from plansza.games.podprad.rules.position import PodPradPosition, start
from plansza.games.podprad.rules.refusals import REFUSALS
from plansza.games.podprad.rules.view import PodPradView


@mypyc_attr(allow_interpreted_subclasses=True)
class PodPrad(Game):
    """Pod Prąd: salmon against the stream."""

    def __init__(self) -> None:
        self.id = "podprad"
        self.seat_counts = SEAT_COUNTS
        self.rules_version = 1
        self.options = (
            Option("whirlpools", ("off", "on")),
            Option("whirlpool", ("turn", "token")),
            Option("currents", tuple(REPLACED)),
            Option("fastest", ("off", "on")),
            Option("chips", ("off", "on")),
            Option("reveal", ("all", "one")),
            Option("layer", ("old", "new")),
            Option("ties", ("source", "original")),
        )
        self.codes = {
            "event": speech.EVENTS,
            "refusal": REFUSALS,
            "reason": speech.REASONS,
            "prompt": speech.PROMPTS,
            "move": speech.MOVES,
            "why": WHY,
        }
        self.declines = ()
        self.things = ("tile",)
        self.moves = NOTATION
        self.insight = PodPradInsight()

    def presets(self) -> dict[str, dict[str, str]]:
        wild = {"whirlpools": "on", "currents": "mixed", "fastest": "on"}
        return {"first": {}, "wild": wild}

    def check(self, setup: Setup) -> None:
        """W4: Currents cannot replace Rocks that are not in the game."""
        currents, whirlpools = setup["currents"], setup["whirlpools"]
        if deck_for(setup.seats, whirlpools == "on", currents) is None:
            raise do_not_go_together(
                self.id, f"currents={currents}", f"seats={setup.seats} whirlpools={whirlpools}"
            )

    def start(self, setup: Setup, chance: Chance) -> Position:
        return start(setup, chance)

    def roles(self, position: Position) -> tuple[Phrase, ...]:
        """U3: whoever would lay after the first rows is the first player."""
        assert isinstance(position, PodPradPosition)
        board = position.board
        first = board.first if board.round else board.first + FIRST_ROWS * COLUMNS
        order = [(seat - first) % board.seats + 1 for seat in range(board.seats)]
        return tuple([("role-order", {"order": place}) for place in order])

    def imagine(self, view: View, chance: Chance) -> Position:
        """Everything lies open but the luck to come."""
        assert isinstance(view, PodPradView)
        if view.seat is None:
            raise ValueError("only a seat's view can be imagined, not a spectator's")
        position = PodPradPosition()
        position.setup = view.setup
        position.options = view.options
        position.reveals = view.reveals
        position.board = view.board.copy()
        position.result = view.result
        position.chance = split(chance)
        position.moves = position.choices()
        return position

    def move_count(self, setup: Setup) -> int:
        return ALL_MOVES

    def max_moves(self, setup: Setup) -> int:
        """Every tile is chosen and laid once; a turn pushes and feeds each token at most once
        and spends every point on one token and one way; R11 counts the rounds."""
        deck = deck_for(setup.seats, setup["whirlpools"] == "on", setup["currents"])
        assert deck is not None
        tiles = sum(deck)
        rows = FIRST_ROWS + (tiles - FIRST_ROWS * COLUMNS + 1) // COLUMNS
        return 2 * tiles + (rows + 2) * setup.seats * (2 * TOKENS + 2 * POINTS)

    def draw(
        self,
        view: View,
        choices: list[int],
        words: Speaker,
        standalone: bool = False,
        tall: bool = False,
    ) -> Picture:
        from plansza.games.podprad.picture import draw  # only those who look pay for the art

        assert isinstance(view, PodPradView)
        return draw.draw(view, choices, words, standalone, tall)

    def art(self) -> str:
        from plansza.games.podprad.picture import shapes

        return shapes.art()

    def sketch(self, view: View, words: Speaker) -> str:
        from plansza.games.podprad.picture import sketch  # only terminals ask for it

        assert isinstance(view, PodPradView)
        return sketch.sketch(view, words)

    def describe(self, move: int) -> Phrase:
        return speech.describe(move)

    def thing(self, name: str) -> Phrase:
        return speech.thing(name)

    def position_from(self, data: dict[str, Any]) -> Position:
        position = PodPradPosition()
        position.setup = self.setup(data["seats"], **data["options"])
        position.options = Options(position.setup)
        position.chance = chance_from_text(data["chance"])
        position.reveals = data["reveals"]
        position.board = board_from(data["board"])
        position.result = outcome_from(data["result"])
        position.moves = position.choices()
        return position

    def view_from(self, data: dict[str, Any]) -> View:
        setup = self.setup(data["seats"], **data["options"])
        view = PodPradView(setup, Options(setup), data["seat"], board_from(data["board"]))
        view.reveals = data["reveals"]
        view.result = outcome_from(data["result"])
        return view
