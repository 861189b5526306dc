"""The game object: its set-ups, its start and its limits."""

from typing import Any

from plansza.core.chance import Chance
from plansza.core.contract import Game, Phrase, Position, View
from plansza.core.drawing import AnyPictures
from plansza.core.draws import Draws
from plansza.core.native import mypyc_attr
from plansza.core.setup import Option, Setup
from plansza.games.spor.bots.insight import SporInsight
from plansza.games.spor.bots.reasons import WHY
from plansza.games.spor.rules import speech
from plansza.games.spor.rules.components import (
    BATTLE_CARDS,
    DAMAGED_TO_WIN,
    DAMS,
    DECIDER,
    EXCHANGED,
    HAND,
    MOST_PAIRS,
    RETURNED,
    ROLE_NAMES,
    TACTICS_CARDS,
    TACTICS_HAND,
)
from plansza.games.spor.rules.moves import BASE_MOVES, MOVES
from plansza.games.spor.rules.position import SporPosition, blank, start
from plansza.games.spor.rules.refusals import REFUSALS
from plansza.games.spor.rules.telling.meters import METERS
from plansza.games.spor.rules.telling.tally import TALLIES
from plansza.games.spor.rules.view import SporView


@mypyc_attr(allow_interpreted_subclasses=True)
class Spor(Game):
    """Spór o Bór 2: Na Tamę Marsz."""

    def __init__(self) -> None:
        self.id = "spor"
        self.seat_counts = (2,)
        self.rules_version = 2
        self.minutes = (20, 30)
        self.weight = 1
        self.options = (
            Option("attacker", ("1", "2", "random"), "random", main=True),
            Option("dams", ("fixed", "shuffled", "chosen")),
            Option("match", ("single", "rewanz"), main=True),
            Option("standing", ("sum", "logs", "dams")),
            Option("again", ("pair", "game")),
            Option("tactics", ("off", "on"), main=True),
            Option("retreat", ("one", "several")),
            Option("transfer", ("across", "any-dam", "own-dam")),
            Option("zdrada", ("same-dam", "any-dam")),
            Option("sweep", ("battle", "all")),
        )
        self.codes = {
            "event": speech.EVENTS,
            "refusal": REFUSALS,
            "reason": speech.REASONS,
            "prompt": speech.PROMPTS,
            "meter": METERS,
            "move": MOVES.codes(),
            "tally": TALLIES,
            "why": WHY,
            "about": speech.ABOUT,
            "story": speech.STORIES,
        }
        self.moments = speech.MOMENTS
        self.declines = ("end",)
        self.things = ("card", "other", "trick", "cards", "given", "taken", "dams")
        self.moves = MOVES
        self.insight = SporInsight()
        # A third of a game; who is judged so low by then wins one in five.
        self.draws = Draws(turns=8, margin=0.2)

    def presets(self) -> dict[str, dict[str, str]]:
        return {
            "first": {"attacker": "1"},
            "tactics": {"tactics": "on"},
            "fair": {"match": "rewanz"},
        }

    def start(self, setup: Setup, chance: Chance) -> Position:
        return start(setup, chance)

    def roles(self, position: Position) -> tuple[Phrase, ...]:
        assert isinstance(position, SporPosition)
        board = position.board
        return tuple([("role", {"role": ROLE_NAMES[board.role(seat)]}) for seat in (0, 1)])

    def blank(self, setup: Setup) -> Position:
        return blank(setup)

    def view_of(self, known: Position, seat: int | None) -> View:
        assert isinstance(known, SporPosition)
        return SporView(known, seat)

    def move_count(self, setup: Setup) -> int:
        return MOVES.count if setup["tactics"] == "on" else BASE_MOVES

    def features(self, setup: Setup) -> Any:
        from plansza.games.spor.features import SporFeatures

        return SporFeatures(setup)

    def max_moves(self, setup: Setup) -> int:
        """Every turn but the last three draws a card; count what fits between two draws."""
        draws = BATTLE_CARDS - 2 * HAND
        steps = 1 + 1 + 1  # play, draw, end
        extra = DAMAGED_TO_WIN
        if setup["tactics"] == "on":
            draws += RETURNED + TACTICS_CARDS - 2 * TACTICS_HAND
            steps += 2  # a trick's further choices
            extra += 2 * EXCHANGED
        steps += DAMS if setup["retreat"] == "several" else 1
        if setup["dams"] == "chosen":
            extra += DAMS
        game = (draws + 3) * steps + extra
        if setup["match"] == "single":
            return game
        return game * (DECIDER if setup["again"] == "game" else 2 * MOST_PAIRS)

    def pictures(self) -> AnyPictures:
        from plansza.games.spor.picture.pictures import SporPictures

        return SporPictures()

    def thing(self, name: str) -> Phrase:
        return speech.thing(name)
