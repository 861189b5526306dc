"""A game whose author has begun to write: some words in one language, some of them wrong."""

from tests.support.strangers import Bare


class HalfSaid(Bare):
    """It has a title and a button; its event asks for a fact that nobody gives."""

    def __init__(self) -> None:
        super().__init__("half_said")
        self.codes = {"event": ("lay", "draw"), "reason": ("counted",), "move": ("lay",)}


GAME = HalfSaid()
