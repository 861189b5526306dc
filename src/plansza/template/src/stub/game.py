"""The game object: everything that plansza asks of a game before and between its positions."""

from plansza.core import Game, Option, Setup
from plansza.core.drawing import AnyPictures

from stub.insight import StubInsight
from stub.rules import MOVES, StubPosition


class StubGame(Game):
    """Stub."""

    position_class = StubPosition

    def __init__(self) -> None:
        self.id = "stub"
        self.seat_counts = (2, 3, 4)
        self.options = (Option("rounds", ("6", "4")),)  # the first choice is the default
        self.moves = MOVES
        # All that can be said; each is a message KIND-CODE of the words.
        self.codes = {
            "event": ("lay", "show", "take", "prize"),
            "refusal": ("not-in-hand",),
            "reason": ("points",),
            "prompt": ("lay", "wait", "over"),
            "meter": ("points", "prizes"),
            "why": ("high", "low"),
            "about": ("cloth", "slip", "slot", "back", "card", "prize", "coming"),
        }
        self.discloses = ("show",)  # the event that makes a secret known to all
        self.insight = StubInsight()

    def max_moves(self, setup: Setup) -> int:
        return setup.seats * int(setup["rounds"])

    def pictures(self) -> AnyPictures:
        from stub.picture import StubPictures

        return StubPictures()
