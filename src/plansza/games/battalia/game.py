"""The game object: its set-ups, its start and its limits."""

from typing import Any

from plansza.core.chance import Chance
from plansza.core.contract import Game, Phrase, Position, View
from plansza.core.drawing import AnyPictures
from plansza.core.draws import Draws
from plansza.core.native import mypyc_attr
from plansza.core.setup import Option, Setup, do_not_go_together
from plansza.games.battalia.bots.insight import BattaliaInsight
from plansza.games.battalia.bots.reasons import REASONS
from plansza.games.battalia.rules import speech, steps
from plansza.games.battalia.rules.assumptions import ARTEFACTS_EACH, SUPPLIES_EACH, UNITS_EACH
from plansza.games.battalia.rules.components import (
    ARTEFACTS,
    COLOURS,
    DAYS,
    ELIXIRS,
    FACTIONS_FOR,
    GREATS,
    HAND,
    HEROES,
    NEUTRAL_CARDS,
    RANKS,
    ROUNDS,
    UNIVERSAL_EACH,
)
from plansza.games.battalia.rules.moves import MOVES
from plansza.games.battalia.rules.options import Options
from plansza.games.battalia.rules.position import BattaliaPosition, blank, start
from plansza.games.battalia.rules.refusals import REFUSALS
from plansza.games.battalia.rules.squares import SQUARES
from plansza.games.battalia.rules.telling.meters import METERS
from plansza.games.battalia.rules.telling.tally import TALLIES
from plansza.games.battalia.rules.variants import alliance
from plansza.games.battalia.rules.view import BattaliaView

FEWEST_ALLIED = 4  # C13: players
MOST_CHOICES = 16  # of one card: the Vase asks six times, the Staff six, a ride takes six steps
ELIXIR_CHOICES = 7  # after one choice: Cold Breath, three owners in battle, three after it


@mypyc_attr(allow_interpreted_subclasses=True)
class Battalia(Game):
    """Battalia: Wrota Burzy, alone or in alliances."""

    def __init__(self) -> None:
        self.id = "battalia"
        self.seat_counts = (2, 3, 4, 5, 6)
        self.rules_version = 2
        self.minutes = (60, 180)
        self.weight = 5
        self.options = (
            Option("mode", ("basic", "advanced", "heroic"), "advanced", main=True),
            Option("sides", ("alone", "threes", "teams"), main=True),
            Option("limit", ("on", "off"), "off"),
            Option("factions", ("random", "agreed", "draft", "dealt"), main=True),
            Option("draft", ("draft", "top")),
            Option("drafted", ("open", "hidden")),
            Option("map", ("usual", "large")),
            Option("full", ("usual", "on", "off")),
            Option("weeks", ("6", "open", "2"), main=True),
            Option("unbound", ("off", "on")),
            Option("fanatics", ("off", "on")),
            Option("neutrals", ("none", "metamorphia", "bilkarr", "both")),
            Option("scroll", ("limbo", "summon")),
            Option("valleys", ("off", "pass", "bridge", "random")),
            Option("begins", ("lot", "1"), later=True),
        )
        self.codes = {
            "event": speech.EVENTS,
            "refusal": REFUSALS,
            "reason": speech.REASONS,
            "prompt": steps.PROMPTS,
            "meter": METERS,
            "move": MOVES.codes(),
            "tally": TALLIES,
            "why": REASONS,
            "story": speech.STORY,
            "about": speech.ABOUT,
        }
        self.moments = speech.MOMENTS
        self.declines = ("fight", "abstain")
        self.discloses = ("turn-up",)
        self.things = ("card", "other", "cards", "factions")
        self.moves = MOVES
        self.insight = BattaliaInsight()
        # Answers count as turns, and one battle turns much: it must be far behind.
        self.draws = Draws(turns=16, margin=0.4)

    def check(self, setup: Setup) -> None:
        """C13: which alliances there are for how many players. A4, C18: factions to
        choose from, cards to hide. C10: the Lost Scroll
        can summon only a neutral player that the game is played with."""
        sides, seats = setup["sides"], setup.seats
        if (sides == "teams" and seats < FEWEST_ALLIED) or (sides == "threes" and seats != 6):
            raise do_not_go_together(self.id, f"sides={sides}", f"seats={seats}")
        if setup["limit"] == "on" and (seats != 5 or sides != "teams"):
            raise do_not_go_together(self.id, "limit=on", f"seats={seats} sides={sides}")
        if Options(setup).named and FACTIONS_FOR[seats] == COLOURS:
            raise do_not_go_together(self.id, f"factions={setup['factions']}", f"seats={seats}")
        if setup["drafted"] == "hidden" and setup["draft"] == "top":
            raise do_not_go_together(self.id, "drafted=hidden", "draft=top")
        if setup["scroll"] == "summon" and setup["neutrals"] == "none":
            raise do_not_go_together(self.id, "scroll=summon", "neutrals=none")

    def presets(self) -> dict[str, dict[str, str]]:
        standard = {"mode": "heroic", "sides": "teams"}
        dealt = {"factions": "dealt", "draft": "top"}
        units = {"unbound": "on", "fanatics": "on"}
        return {
            "first": {"mode": "basic", "weeks": "2", "begins": "1", **dealt},
            "standard": standard,
            "everything": {**standard, **units, "neutrals": "both", "valleys": "random"},
        }

    def start(self, setup: Setup, chance: Chance) -> Position:
        return start(setup, chance)

    def sides(self, setup: Setup) -> tuple[int, ...]:
        """C13: allies sit as many seats apart as there are sides."""
        teams = Options(setup).teams
        return tuple([seat % teams for seat in range(setup.seats)])

    def roles(self, position: Position) -> tuple[Phrase, ...]:
        """A7: the order of play. C13: that of the sides, or, where one is larger, their sizes."""
        assert isinstance(position, BattaliaPosition)
        board = position.board
        seats = range(board.seats)
        if board.seats % board.teams:
            return tuple([("role-size", {"size": len(alliance.allies(board, s))}) for s in seats])
        code = "role-side" if alliance.in_teams(board) else "role-order"
        return tuple([(code, {"order": (s - board.first) % board.teams + 1}) for s in seats])

    def blank(self, setup: Setup) -> Position:
        return blank(setup)

    def view_of(self, known: Position, seat: int | None) -> View:
        assert isinstance(known, BattaliaPosition)
        return BattaliaView(known, seat)

    def features(self, setup: Setup) -> Any:
        from plansza.games.battalia.features.table import BattaliaFeatures

        return BattaliaFeatures(setup)

    def max_moves(self, setup: Setup) -> int:
        """No game lasts longer than its weeks. In a turn every move spends a card, belongs to one
        that was spent, is a free step (each hero enters a square free once), opens a tent, or ends
        something; a spent card comes back to hand only through another one. A battle asks its
        defender for as many cards again; one who has allies for a new hand every time. After each
        of these moves the owners of elixirs may be asked, once each: that of Cold Breath; those of
        Berserk, Colossus and Palsy in a battle; if that ends it, those of Brotherhood, Colossus and
        Palsy; and every elixir is drunk and used once, after which they may be asked anew."""
        factions = FACTIONS_FOR[setup.seats]
        each = RANKS * UNITS_EACH + ARTEFACTS * ARTEFACTS_EACH + SUPPLIES_EACH + 2
        cards = factions * each + 2 * NEUTRAL_CARDS + GREATS + 1 + 2 * UNIVERSAL_EACH * RANKS
        asked = 1 + (1 if setup["sides"] == "alone" else HAND)
        turn = asked * cards * MOST_CHOICES + HEROES * SQUARES
        if Options(setup).bilkarr:
            turn = (turn + 2 * ELIXIRS) * (1 + ELIXIR_CHOICES)
        turns = setup.seats * DAYS * Options(setup).weeks
        naming = setup.seats * (COLOURS + setup.seats)
        return turns * turn + setup.seats * (2 + len(ROUNDS)) + COLOURS + naming

    def pictures(self) -> AnyPictures:
        from plansza.games.battalia.picture.pictures import BattaliaPictures

        return BattaliaPictures()

    def thing(self, name: str) -> Phrase:
        return speech.thing(name)
