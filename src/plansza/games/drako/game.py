"""The game object: set-ups, start, limits, reading texts back."""

from typing import Any

from plansza.core.chance import Chance, chance_from_text
from plansza.core.contract import Game, Phrase, Position, View
from plansza.core.native import mypyc_attr
from plansza.core.picture import Picture, Speaker
from plansza.core.setup import Option, Setup
from plansza.core.values import outcome_from
from plansza.games.drako.bots import reasons
from plansza.games.drako.bots.insight import DrakoInsight
from plansza.games.drako.rules import imagination, speech
from plansza.games.drako.rules.assumptions import STALL_TURNS
from plansza.games.drako.rules.board import board_from, options_of
from plansza.games.drako.rules.components import DECK_SIZE, DRAGON, HAND_LIMIT, SIDE_NAMES, SLOTS
from plansza.games.drako.rules.duels import DUEL_IDS
from plansza.games.drako.rules.ending import LEGS
from plansza.games.drako.rules.moves import MOVES
from plansza.games.drako.rules.notation import NOTATION
from plansza.games.drako.rules.position import DrakoPosition, start
from plansza.games.drako.rules.refusals import REFUSALS
from plansza.games.drako.rules.view import DrakoView


@mypyc_attr(allow_interpreted_subclasses=True)
class Drako(Game):
    """Drako: Rycerze i Trolle, with the sides of Smok i Krasnoludy: six duels."""

    def __init__(self) -> None:
        self.id = "drako"
        self.seat_counts = (2,)
        self.rules_version = 1
        self.options = (
            Option("duel", DUEL_IDS),
            Option("first", ("1", "2", "random"), "random"),
            Option("match", ("single", "return")),
            Option("redraw", ("off", "on")),
            Option("deploy", ("fixed", "free")),
        )
        self.codes = {
            "event": speech.EVENTS,
            "refusal": REFUSALS,
            "reason": speech.REASONS,
            "prompt": speech.PROMPTS,
            "move": speech.MOVES,
            "why": reasons.REASONS,
        }
        self.declines = ("endure",)
        self.things = speech.THINGS
        self.moves = NOTATION
        self.insight = DrakoInsight()

    def start(self, setup: Setup, chance: Chance) -> Position:
        return start(setup, chance)

    def roles(self, position: Position) -> tuple[Phrase, ...]:
        assert isinstance(position, DrakoPosition)
        sides, board = position.options.sides, position.board
        return tuple([("side", {"side": SIDE_NAMES[sides[board.role(seat)]]}) for seat in (0, 1)])

    def imagine(self, view: View, chance: Chance) -> Position:
        assert isinstance(view, DrakoView)
        position = DrakoPosition()
        imagination.fill(position, view, chance)
        return position

    def move_count(self, setup: Setup) -> int:
        return MOVES

    def max_moves(self, setup: Setup) -> int:
        """A card takes at most: play, symbol, three attacks, an end, the answers of a full hand,
        an end, ten wounds, a step. Every action spends a card or draws one, but for a reshuffle,
        where only wounds, and the stall between them, bring the end."""
        action = 2 + 3 + 1 + HAND_LIMIT + 1 + SLOTS[DRAGON] + 1
        options = options_of(setup)
        if options.unending:
            wounds = sum([SLOTS[figure] for side in options.figures for figure in side])
            actions = 2 * STALL_TURNS * (wounds + 1)
        else:
            cards = 2 * DECK_SIZE + options.camps[1].second_deck
            actions = 2 * cards
        duel = 8 + action * actions  # eight before the first turn
        return duel * LEGS if options.match else duel

    def draw(
        self,
        view: View,
        choices: list[int],
        words: Speaker,
        standalone: bool = False,
        tall: bool = False,
    ) -> Picture:
        from plansza.games.drako.picture import draw  # only those who look pay for the art

        assert isinstance(view, DrakoView)
        return draw.draw(view, choices, words, standalone, tall)

    def art(self) -> str:
        from plansza.games.drako.picture import faces

        return faces.art()

    def sketch(self, view: View, words: Speaker) -> str:
        from plansza.games.drako.picture import sketch  # only terminals ask for it

        assert isinstance(view, DrakoView)
        return sketch.sketch(view, words)

    def describe(self, move: int) -> Phrase:
        return speech.describe(move)

    def thing(self, name: str) -> Phrase:
        return speech.thing(name)

    def position_from(self, data: dict[str, Any]) -> Position:
        setup = self.setup(data["seats"], **data["options"])
        position = DrakoPosition()
        position.setup = setup
        position.options = options_of(setup)
        position.chance = chance_from_text(data["chance"])
        position.board = board_from(data["board"])
        position.reveals = data["reveals"]
        position.hands = data["hands"]
        position.decks = data["decks"]
        position.removed = data["removed"]
        position.legs = data["legs"]
        position.result = outcome_from(data["result"])
        return position

    def view_from(self, data: dict[str, Any]) -> View:
        setup = self.setup(data["seats"], **data["options"])
        view = DrakoView(setup, options_of(setup), data["seat"], board_from(data["board"]))
        view.reveals = data["reveals"]
        view.legs = data["legs"]
        view.result = outcome_from(data["result"])
        view.hand = data["hand"]
        return view
