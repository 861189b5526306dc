"""The game object: its set-ups, its start and its limits."""

from liars_dice.insight import DiceInsight
from liars_dice.rules import FACES, MOVES, DicePosition, DiceView
from plansza.core import Chance, Game, Option, Position, Setup, View
from plansza.core.drawing import AnyPictures


class LiarsDice(Game):
    """Liar's dice, for two to six."""

    position_class = DicePosition  # a variant may have its own

    def __init__(self) -> None:
        self.id = "liars_dice"
        self.seat_counts = (2, 3, 4, 5, 6)
        self.options = (Option("ones", ("wild", "plain")), Option("dice", ("5", "3")))
        self.moves = MOVES
        self.discloses = ("show",)
        self.insight = DiceInsight()
        self.codes = {
            "event": ("bid", "doubt", "show", "lose", "out", "roll"),
            "refusal": ("must-rise", "nothing-to-doubt"),
            "reason": ("last",),
            "prompt": ("first", "bid", "wait", "over"),
            "move": MOVES.codes(),
            "why": ("bid", "doubt"),
        }

    def blank(self, setup: Setup) -> Position:
        return self.position_class(setup)

    def view_of(self, known: Position, seat: int | None) -> View:
        return DiceView(known, seat)

    def start(self, setup: Setup, chance: Chance) -> Position:
        position = self.position_class(setup)
        position.chance = chance
        position.roll()
        return position

    def max_moves(self, setup: Setup) -> int:
        """Every round ends with a doubt and costs a die; before it each bid is made once."""
        return sum(FACES * dice + 1 for dice in range(2, setup.seats * int(setup["dice"]) + 1))

    def pictures(self) -> AnyPictures:
        from liars_dice.picture import DicePictures

        return DicePictures()
