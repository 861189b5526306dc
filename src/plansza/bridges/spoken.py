"""A game that is played in words: what every seat is told, and what it answers.

The bridges to arenas of language models stand on this. The truth stays in here; a seat gets its
rules, what happened as it was told it, and its view as text, all by `plansza.llm`.
"""

from collections.abc import Sequence

from plansza.core.chance import Chance
from plansza.core.contract import Event, Game, View
from plansza.core.setup import Setup
from plansza.core.state import Outcome
from plansza.llm.prompt import Prompter, Telling
from plansza.llm.reading import read_answer


class SpokenGame:
    """One game under way."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        chance: Chance,
        telling: Telling | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.prompter = Prompter(game, telling)
        self.names = tuple(names)
        self.untold: list[list[str]] = [[] for _ in range(setup.seats)]  # by seat
        self._position = game.start(setup, chance)

    @property
    def mover(self) -> int | None:
        """The seat whose move is awaited; None when the game is over."""
        to_move = self._position.to_move
        return to_move[0] if to_move else None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self._position.outcome

    def view(self, seat: int | None) -> View:
        """What a seat knows, or a spectator."""
        return self._position.view(seat)

    def rules(self, seat: int) -> str:
        """What a seat is told before everything else."""
        return self.prompter.rules(self.view(seat), self.names)

    def situation(self, seat: int) -> str:
        """What a seat sees now, and what it is asked."""
        return self.prompter.situation(self.view(seat), self.names)

    def moves(self, seat: int) -> list[str]:
        """What a seat may do, in notation."""
        legal = self.view(seat).known.legal_moves(seat)
        return [self.game.write_move(move) for move in legal]

    def take_told(self, seat: int) -> list[str]:
        """What happened since this was last asked for, as the seat was told it."""
        told, self.untold[seat] = self.untold[seat], []
        return told

    def answer(self, seat: int, text: str) -> str:
        """Play the move that an answer names; else the reason why not, and nothing has changed."""
        view = self.view(seat)
        reading = read_answer(self.game, view.known.legal_moves(seat), text)
        if reading.move is None:
            return self.prompter.misread(reading)
        refusal = view.why_not(reading.move)
        if refusal is not None:
            return self.prompter.refused(reading.move, refusal, self.names)
        self._position.play(seat, reading.move, self._tell)
        return ""

    def ending(self) -> str:
        """How it ended, in words."""
        outcome = self.outcome
        assert outcome is not None, "the game runs"
        return self.prompter.words.outcome(outcome, self.names)

    def _tell(self, event: Event) -> None:
        for seat, lines in enumerate(self.untold):
            lines.append(self.prompter.words.event(event, seat, self.names))
