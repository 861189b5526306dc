"""The game object: its set-ups, its start and its limits."""

from typing import Any

from plansza.core.chance import Chance
from plansza.core.contract import Game, Phrase, Position, View
from plansza.core.drawing import AnyPictures
from plansza.core.draws import Draws
from plansza.core.native import mypyc_attr
from plansza.core.setup import Option, Setup, do_not_go_together
from plansza.games.drako.bots.insight import DrakoInsight
from plansza.games.drako.bots.reasons import WHY
from plansza.games.drako.rules import speech
from plansza.games.drako.rules.assumptions import STALL_TURNS
from plansza.games.drako.rules.board import options_of
from plansza.games.drako.rules.components import (
    DECK_SIZE,
    DRAGON,
    DRAGONS,
    HAND_LIMIT,
    SIDE_NAMES,
    SLOTS,
    TROLLS,
)
from plansza.games.drako.rules.duels import DUEL_IDS, DUEL_NUMBERS, DUELS
from plansza.games.drako.rules.ending import DUELS_IN_MATCH
from plansza.games.drako.rules.moves import MOVES
from plansza.games.drako.rules.position import DrakoPosition, blank, start
from plansza.games.drako.rules.refusals import REFUSALS
from plansza.games.drako.rules.telling.meters import METERS
from plansza.games.drako.rules.telling.tally import TALLIES
from plansza.games.drako.rules.view import DrakoView


@mypyc_attr(allow_interpreted_subclasses=True)
class Drako(Game):
    """Drako: Rycerze i Trolle, with the sides of Smok i Krasnoludy: six duels."""

    def __init__(self) -> None:
        self.id = "drako"
        self.seat_counts = (2,)
        self.rules_version = 2
        self.minutes = (30, 45)
        self.weight = 3
        self.newcomer = 1  # the trolls' in the first duel: the guide gives them to the newcomer
        self.options = (
            Option("duel", DUEL_IDS, main=True),
            Option("first", ("1", "2", "random"), "random", main=True),
            Option("match", ("single", "return"), main=True),
            Option("redraw", ("off", "on")),
            Option("deploy", ("fixed", "free")),
            Option("charge", ("full", "early")),
            Option("wounds", ("dragon", "attacker")),
        )
        self.codes = {
            "event": speech.EVENTS,
            "refusal": REFUSALS,
            "reason": speech.REASONS,
            "prompt": speech.PROMPTS,
            "meter": METERS,
            "move": MOVES.codes(),
            "tally": TALLIES,
            "title": ("duel",),
            "why": WHY,
            "about": speech.ABOUT,
            "story": speech.STORIES,
        }
        self.declines = ("endure",)
        self.things = speech.THINGS
        self.moments = speech.MOMENTS
        self.moves = MOVES
        self.insight = DrakoInsight()
        # A third of a duel; who is judged so low by then wins one in five.
        self.draws = Draws(turns=10, margin=0.2)

    def presets(self) -> dict[str, dict[str, str]]:
        """The first duel: the trolls, who begin it, are the newcomer's."""
        return {"first": {"first": "1"}}

    def title(self, setup: Setup) -> Phrase:
        return "duel", {"duel": setup["duel"]}

    def check(self, setup: Setup) -> None:
        """O3, O4: a charge is the trolls', tracks of wounds are the dragon's."""
        sides = [camp.side for camp in DUELS[DUEL_NUMBERS[setup["duel"]]].camps]
        for choice, side in (("charge=early", TROLLS), ("wounds=attacker", DRAGONS)):
            option, _, chosen = choice.partition("=")
            if setup[option] == chosen and side not in sides:
                raise do_not_go_together(self.id, choice, f"duel={setup['duel']}")

    def start(self, setup: Setup, chance: Chance) -> Position:
        return start(setup, chance)

    def roles(self, position: Position) -> tuple[Phrase, ...]:
        assert isinstance(position, DrakoPosition)
        sides, board = position.options.sides, position.board
        return tuple([("side", {"side": SIDE_NAMES[sides[board.role(seat)]]}) for seat in (0, 1)])

    def blank(self, setup: Setup) -> Position:
        return blank(setup)

    def view_of(self, known: Position, seat: int | None) -> View:
        assert isinstance(known, DrakoPosition)
        return DrakoView(known, seat)

    def features(self, setup: Setup) -> Any:
        from plansza.games.drako.features import DrakoFeatures

        return DrakoFeatures(setup)

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
        return duel * DUELS_IN_MATCH if options.match else duel

    def pictures(self) -> AnyPictures:
        from plansza.games.drako.picture.pictures import DrakoPictures

        return DrakoPictures()

    def thing(self, name: str) -> Phrase:
        return speech.thing(name)
