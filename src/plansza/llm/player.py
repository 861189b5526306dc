"""A language model in a seat: asked, understood or asked again, and counted.

A player is a bot: `choose(view, chance)`. Besides, it hears what happens (`hear`), as its seat
does. It asks at most `1 + retries` times for a move; whoever says nothing playable till then
forfeits the decision: chance makes a legal move, or the game is lost, as was settled before.
"""

from dataclasses import dataclass
from time import perf_counter
from typing import Literal

from plansza.bots.basic import Bot
from plansza.core.chance import Chance
from plansza.core.contract import Event, Game, View
from plansza.core.errors import PlanszaError
from plansza.llm.account import Account
from plansza.llm.asking import Ask, Message, answer_of
from plansza.llm.prompt import Prompter, Telling
from plansza.llm.reading import read_answer

RANDOM: Literal["random"] = "random"
LOSS: Literal["loss"] = "loss"
FORFEITS = (RANDOM, LOSS)
MOST_RETRIES = 10


class Forfeit(PlanszaError):
    """The seat named no playable move, and was to lose by it."""


@dataclass(frozen=True)
class Manner(Telling):
    """How a model is spoken to, and what happens if it cannot be understood."""

    retries: int = 2
    forfeit: Literal["random", "loss"] = RANDOM


class Player(Bot):
    """A model in one seat of one game."""

    def __init__(self, game: Game, ask: Ask, manner: Manner | None = None) -> None:
        super().__init__(game)
        self.ask = ask
        self.manner = manner or Manner()
        self.prompter = Prompter(game, self.manner)
        self.names: tuple[str, ...] = ()
        self.history: list[str] = []  # what this seat was told, in words
        self.account = Account()

    def hear(self, event: Event, seat: int) -> None:
        """What happened, as far as this seat was told; what others were told stays with them."""
        own = {seat: event.secrets[seat]} if seat in event.secrets else {}
        self.tell(self.prompter.words.event(Event(event.code, event.facts, own), seat, self.names))

    def tell(self, *lines: str) -> None:
        """More of the history, where somebody else has put it into words for this seat."""
        self.history += lines

    def choose(self, view: View, chance: Chance) -> int:
        """The move that the model names."""
        assert view.seat is not None, "a spectator has no moves"
        legal = view.known.legal_moves(view.seat)
        self.account.decisions += 1
        messages = self.prompter.question(view, self.history, self.names)
        for left in range(self.manner.retries, -1, -1):
            text = self._asked(messages)
            move, reply = self._understood(view, legal, text)
            if move is not None:
                return move
            if left:
                self.account.retries += 1
                messages = [*messages, *self.prompter.again(text, reply, left)]
        return self._forfeit(legal, chance)

    def _asked(self, messages: list[Message]) -> str:
        begin = perf_counter()
        answer = answer_of(self.ask(messages))
        self.account.note(answer, perf_counter() - begin)
        return answer.text

    def _understood(self, view: View, legal: list[int], text: str) -> tuple[int | None, str]:
        """The move, or what is wrong with the answer."""
        reading = read_answer(self.game, legal, text)
        move = reading.move
        if move is None:
            if reading.moves:
                self.account.ambiguous += 1
            else:
                self.account.unreadable += 1
            return None, self.prompter.misread(reading)
        refusal = view.why_not(move)
        if refusal is None:
            return move, ""
        self.account.illegal += 1
        return None, self.prompter.refused(move, refusal, self.names)

    def _forfeit(self, legal: list[int], chance: Chance) -> int:
        self.account.forfeits += 1
        if self.manner.forfeit == LOSS:
            raise Forfeit("llm-forfeit", "the seat named no playable move and loses by it")
        move = legal[chance.below(len(legal))]
        self.tell(self.prompter.drawn(move))
        return move
