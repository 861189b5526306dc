"""The game object: its set-ups, its start and its limits."""

from typing import Any

from plansza.core.chance import Chance
from plansza.core.contract import Game, Phrase, Position, View
from plansza.core.drawing import AnyPictures
from plansza.core.draws import Draws
from plansza.core.errors import BadSetup
from plansza.core.native import mypyc_attr
from plansza.core.setup import Option, Setup, do_not_go_together
from plansza.games.podprad.bots.insight import PodPradInsight
from plansza.games.podprad.bots.reasons import WHY
from plansza.games.podprad.rules import speech
from plansza.games.podprad.rules.components import (
    COLUMNS,
    EAGLE,
    FIRST_ROWS,
    HERON,
    IN_BOX,
    LAST_TILES,
    MOST_PLAYERS,
    PAIR,
    REPLACED,
    SEAT_COUNTS,
    TOKENS,
    USUAL,
)
from plansza.games.podprad.rules.moves import MOVES
from plansza.games.podprad.rules.position import (
    PodPradPosition,
    blank,
    deck_of,
    last_row_of,
    start,
)
from plansza.games.podprad.rules.refusals import REFUSALS
from plansza.games.podprad.rules.telling.meters import METERS
from plansza.games.podprad.rules.telling.prompts import PROMPTS
from plansza.games.podprad.rules.telling.tally import TALLIES
from plansza.games.podprad.rules.view import PodPradView


def counts_of(kind: int) -> tuple[str, ...]:
    """W4: how many of a kind may be in the deck: as usual, or any number that is in the box."""
    return (USUAL, *[str(count) for count in range(IN_BOX[kind] + 1)])


def _uneven(game: str, tiles: int) -> BadSetup:
    """R9: two tiles must be left when the others have been laid by threes."""
    fewer = tiles - (tiles - LAST_TILES) % COLUMNS
    more = fewer + COLUMNS
    return BadSetup(
        "bad-deck",
        f"{game} would have {tiles} tiles; two must be left when the others go by threes, so that "
        f"{fewer} or {more} would do: change currents, herons or eagles",
        {"game": game, "tiles": tiles, "fewer": fewer, "more": more},
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class PodPrad(Game):
    """Pod Prąd: salmon against the stream."""

    def __init__(self) -> None:
        self.id = "podprad"
        self.seat_counts = SEAT_COUNTS
        self.rules_version = 2
        self.minutes = (20, 40)
        self.weight = 2
        self.options = (
            Option("points", ("exact", "free"), main=True),
            Option("whirlpools", ("off", "on"), main=True),
            Option("whirlpool", ("turn", "token")),
            Option("currents", tuple(REPLACED), main=True),
            Option("herons", counts_of(HERON)),
            Option("eagles", counts_of(EAGLE)),
            Option("fastest", ("off", "on"), main=True),
            Option("chips", ("off", "on")),
            Option("reveal", ("all", "one")),
            Option("layer", ("old", "new")),
            Option("rows", ("first", "other")),
            Option("begins", ("lot", *[str(seat) for seat in range(1, MOST_PLAYERS + 1)])),
            Option("crumbling", ("on", "stops")),
            Option("ties", ("source", "original")),
            Option("river", ("players", "lot"), later=True),
        )
        self.codes = {
            "event": speech.EVENTS,
            "refusal": REFUSALS,
            "reason": speech.REASONS,
            "prompt": PROMPTS,
            "meter": METERS,
            "move": MOVES.codes(),
            "tally": TALLIES,
            "why": WHY,
            "about": speech.ABOUT,
            "story": speech.STORIES,
        }
        self.moments = speech.MOMENTS
        self.declines = ()
        self.things = ("tile",)
        self.moves = MOVES
        self.insight = PodPradInsight()
        # The river decides late: before its last third the judgement is a guess.
        self.draws = Draws(turns=8, margin=0.4)

    def presets(self) -> dict[str, dict[str, str]]:
        wild = {"whirlpools": "on", "currents": "mixed", "fastest": "on"}
        return {"first": {"river": "lot", "begins": "1"}, "wild": wild}

    def check(self, setup: Setup) -> None:
        """W4: Currents cannot replace tiles that are not in the game, and the deck must come out
        even; U3: only somebody who is there can begin."""
        currents, whirlpools, begins = setup["currents"], setup["whirlpools"], setup["begins"]
        if begins.isdigit() and int(begins) > setup.seats:
            raise do_not_go_together(self.id, f"begins={begins}", f"seats={setup.seats}")
        for kind in ("herons", "eagles"):
            if currents == kind and setup[kind] != USUAL:
                raise do_not_go_together(self.id, f"{kind}={setup[kind]}", f"currents={kind}")
        deck = deck_of(setup)
        if deck is None:
            raise do_not_go_together(
                self.id, f"currents={currents}", f"seats={setup.seats} whirlpools={whirlpools}"
            )
        if sum(deck) % COLUMNS != LAST_TILES:
            raise _uneven(self.id, sum(deck))

    def start(self, setup: Setup, chance: Chance) -> Position:
        return start(setup, chance)

    def secrets(self, setup: Setup) -> bool:
        """Everything lies open; only the luck to come is unknown, and to all alike."""
        return False

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

    def features(self, setup: Setup) -> Any:
        from plansza.games.podprad.features import PodPradFeatures

        return PodPradFeatures(setup)

    def max_moves(self, setup: Setup) -> int:
        """Every tile is chosen and laid once; every other choice is of a token or of its way, which
        takes it upstream by half a tile at least, or gives one of its salmon to a heron."""
        deck = deck_of(setup)
        assert deck is not None
        steps = 2 * (last_row_of(deck) + 1)
        return 2 * sum(deck) + setup.seats * TOKENS * (2 * steps + PAIR)

    def pictures(self) -> AnyPictures:
        from plansza.games.podprad.picture.pictures import PodPradPictures

        return PodPradPictures()

    def thing(self, name: str) -> Phrase:
        return speech.thing(name)
