"""A model is one function: it is given messages and gives a text, or an answer that counts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypedDict

from plansza.core.errors import PlanszaError


class Message(TypedDict):
    """One message of a conversation: `role` is system, user or assistant."""

    role: str
    content: str


@dataclass(frozen=True)
class Answer:
    """What a model says, and what it took: tokens read and written, and what they cost."""

    text: str
    prompt_tokens: int = 0
    answer_tokens: int = 0
    cost: float = 0.0


Ask = Callable[[Sequence[Message]], "str | Answer"]


class AskFailed(PlanszaError):
    """The model could not be asked: none of its doing, so no answer of it is counted."""

    def __reduce__(self) -> tuple[object, ...]:
        """It travels between processes."""
        return type(self), (self.code, str(self), self.facts)


def answer_of(said: "str | Answer") -> Answer:
    """A plain text counts nothing."""
    return said if isinstance(said, Answer) else Answer(said)
