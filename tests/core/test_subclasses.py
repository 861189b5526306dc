"""Games may be written, or changed, in plain Python, whatever is compiled."""

from plansza.core import FastChance, Position, Setup
from plansza.core.chance import Chance
from plansza.games.spor.game import Spor
from plansza.words import words_for


class Longer(Spor):
    """Spór with a longer name, as somebody might try in a notebook."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "longer"

    def start(self, setup: Setup, chance: Chance) -> Position:
        return super().start(self.setup(**{**setup.options, "attacker": "2"}), chance)


def test_a_game_of_the_house_can_be_changed_in_a_notebook() -> None:
    game = Longer()
    position = game.start(game.setup(), FastChance(1))
    assert position.to_move == (1,)
    assert words_for("en", game).title() == words_for("en", Spor()).title()
