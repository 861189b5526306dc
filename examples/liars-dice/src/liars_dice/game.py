"""The game object: its set-ups, its limits, and the codes of all that is said."""

from liars_dice.insight import DiceInsight
from liars_dice.rules import FACES, MOVES, DicePosition
from plansza.core import Game, Option, Setup
from plansza.core.drawing import AnyPictures


class LiarsDice(Game):
    """Liar's dice, for two to six."""

    position_class = DicePosition

    def __init__(self) -> None:
        self.id = "liars_dice"
        self.seat_counts = (2, 3, 4, 5, 6)
        self.options = (Option("ones", ("wild", "plain")), Option("dice", ("5", "3")))
        self.moves = MOVES
        self.discloses = ("show",)
        self.insight = DiceInsight()
        self.codes = {
            "event": ("bid", "doubt", "show", "lose", "out", "roll"),
            "refusal": ("must-rise",),
            "reason": ("last",),
            "prompt": ("choose-move",),
            "why": ("chance",),
            "about": ("dice", "bid"),
        }

    def max_moves(self, setup: Setup) -> int:
        """Every round ends with a doubt and costs a die; before it each bid is made once."""
        return sum(FACES * dice + 1 for dice in range(2, setup.seats * int(setup["dice"]) + 1))

    def pictures(self) -> AnyPictures:
        from liars_dice.picture import DicePictures

        return DicePictures()
