"""The game object: set-ups, start, limits, reading texts back."""

from typing import Any

from plansza.core.chance import Chance, chance_from_text
from plansza.core.contract import Game, Phrase, Position, View
from plansza.core.native import mypyc_attr
from plansza.core.picture import Picture, Speaker
from plansza.core.setup import Option, Setup
from plansza.core.values import outcome_from
from plansza.games.spor.bots.insight import SporInsight
from plansza.games.spor.bots.reasons import WHY
from plansza.games.spor.rules import imagination, speech
from plansza.games.spor.rules.board import Options, board_from
from plansza.games.spor.rules.components import (
    BATTLE_CARDS,
    DAMAGED_TO_WIN,
    DAMS,
    EXCHANGED,
    HAND,
    MOST_PAIRS,
    RETURNED,
    ROLE_NAMES,
    TACTICS_CARDS,
    TACTICS_HAND,
)
from plansza.games.spor.rules.moves import ALL_MOVES, BASE_MOVES
from plansza.games.spor.rules.notation import NOTATION
from plansza.games.spor.rules.position import SporPosition, start
from plansza.games.spor.rules.refusals import REFUSALS
from plansza.games.spor.rules.view import SporView


@mypyc_attr(allow_interpreted_subclasses=True)
class Spor(Game):
    """Spór o Bór 2: Na Tamę Marsz."""

    def __init__(self) -> None:
        self.id = "spor"
        self.seat_counts = (2,)
        self.rules_version = 1
        self.options = (
            Option("attacker", ("1", "2", "random"), "random"),
            Option("match", ("single", "rewanz")),
            Option("tactics", ("off", "on")),
            Option("retreat", ("one", "several")),
            Option("transfer", ("across", "own-dam")),
            Option("zdrada", ("same-dam", "any-dam")),
            Option("sweep", ("battle", "all")),
        )
        self.codes = {
            "event": speech.EVENTS,
            "refusal": REFUSALS,
            "reason": speech.REASONS,
            "prompt": speech.PROMPTS,
            "move": speech.MOVES,
            "why": WHY,
        }
        self.declines = ("end",)
        self.things = ("card", "other", "trick", "cards", "given", "taken")
        self.notation = NOTATION
        self.insight = SporInsight()

    def presets(self) -> dict[str, dict[str, str]]:
        return {"first": {}, "tactics": {"tactics": "on"}, "fair": {"match": "rewanz"}}

    def start(self, setup: Setup, chance: Chance) -> Position:
        return start(setup, chance)

    def roles(self, position: Position) -> tuple[Phrase, ...]:
        assert isinstance(position, SporPosition)
        board = position.board
        return tuple([("role", {"role": ROLE_NAMES[board.role(seat)]}) for seat in (0, 1)])

    def imagine(self, view: View, chance: Chance) -> Position:
        assert isinstance(view, SporView)
        position = SporPosition()
        imagination.fill(position, view, chance)
        return position

    def move_count(self, setup: Setup) -> int:
        return ALL_MOVES if setup["tactics"] == "on" else BASE_MOVES

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
        game = (draws + 3) * steps + extra
        return game * 2 * MOST_PAIRS if setup["match"] == "rewanz" else game

    def draw(
        self,
        view: View,
        choices: list[int],
        words: Speaker,
        standalone: bool = False,
        tall: bool = False,
    ) -> Picture:
        from plansza.games.spor.picture import draw  # only those who look pay for the art

        assert isinstance(view, SporView)
        return draw.draw(view, choices, words, standalone, tall)

    def art(self) -> str:
        from plansza.games.spor.picture import faces

        return faces.art()

    def sketch(self, view: View, words: Speaker) -> str:
        from plansza.games.spor.picture import sketch  # only terminals ask for it

        assert isinstance(view, SporView)
        return sketch.sketch(view, words)

    def describe(self, move: int) -> Phrase:
        return speech.describe(move)

    def thing(self, name: str) -> Phrase:
        return speech.thing(name)

    def position_from(self, data: dict[str, Any]) -> Position:
        setup = self.setup(data["seats"], **data["options"])
        position = SporPosition()
        position.setup = setup
        position.options = Options(setup)
        position.chance = chance_from_text(data["chance"])
        position.board = board_from(data["board"])
        position.reveals = data["reveals"]
        position.hands = data["hands"]
        position.deck = data["deck"]
        position.tactics = data["tactics"]
        position.picks = data["picks"]
        position.known = data["known"]
        position.bound = data["bound"]
        position.fresh = data["fresh"]
        position.legs = data["legs"]
        position.result = outcome_from(data["result"])
        return position

    def view_from(self, data: dict[str, Any]) -> View:
        setup = self.setup(data["seats"], **data["options"])
        view = SporView(setup, Options(setup), data["seat"], board_from(data["board"]))
        view.reveals = data["reveals"]
        view.legs = data["legs"]
        view.result = outcome_from(data["result"])
        view.hand = data["hand"]
        view.picks = data["picks"]
        view.known = data["known"]
        view.exposed = data["exposed"]
        view.bound = data["bound"]
        view.fresh = data["fresh"]
        view.other_bound = data["other_bound"]
        view.other_fresh = data["other_fresh"]
        return view
