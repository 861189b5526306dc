"""The game object: its set-ups, its start and its limits."""

from plansza.core.chance import Chance
from plansza.core.contract import Game, Phrase, Position, View
from plansza.core.drawing import AnyPictures
from plansza.core.native import mypyc_attr
from plansza.core.setup import Option, Setup, do_not_go_together
from plansza.games.podprad.bots.insight import PodPradInsight
from plansza.games.podprad.bots.reasons import WHY
from plansza.games.podprad.rules import speech
from plansza.games.podprad.rules.components import (
    COLUMNS,
    FIRST_ROWS,
    POINTS,
    REPLACED,
    SEAT_COUNTS,
    TOKENS,
    deck_for,
)
from plansza.games.podprad.rules.moves import MOVES
from plansza.games.podprad.rules.position import PodPradPosition, blank, start
from plansza.games.podprad.rules.refusals import REFUSALS
from plansza.games.podprad.rules.view import PodPradView


@mypyc_attr(allow_interpreted_subclasses=True)
class PodPrad(Game):
    """Pod Prąd: salmon against the stream."""

    def __init__(self) -> None:
        self.id = "podprad"
        self.seat_counts = SEAT_COUNTS
        self.rules_version = 2
        self.options = (
            Option("points", ("exact", "free")),
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
            "move": MOVES.codes(),
            "why": WHY,
        }
        self.declines = ()
        self.things = ("tile",)
        self.moves = MOVES
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

    def blank(self, setup: Setup) -> Position:
        return blank(setup)

    def view_of(self, known: Position, seat: int | None) -> View:
        assert isinstance(known, PodPradPosition)
        return PodPradView(known, seat)

    def max_moves(self, setup: Setup) -> int:
        """Every tile is chosen and laid once; a turn pushes and feeds each token at most once
        and spends every point on one token and one way; R11 counts the rounds."""
        deck = deck_for(setup.seats, setup["whirlpools"] == "on", setup["currents"])
        assert deck is not None
        tiles = sum(deck)
        rows = FIRST_ROWS + (tiles - FIRST_ROWS * COLUMNS + 1) // COLUMNS
        return 2 * tiles + (rows + 2) * setup.seats * (2 * TOKENS + 2 * POINTS)

    def pictures(self) -> AnyPictures:
        from plansza.games.podprad.picture.draw import PodPradPictures

        return PodPradPictures()

    def thing(self, name: str) -> Phrase:
        return speech.thing(name)
