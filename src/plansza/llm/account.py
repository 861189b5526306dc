"""What came of asking a model: answers by kind, tokens, time. Strength is counted elsewhere."""

from dataclasses import dataclass, fields

from plansza.llm.asking import Answer


@dataclass
class Account:
    """All that was asked of a model and how it answered; accounts can be added up."""

    decisions: int = 0  # moves it was to choose
    answers: int = 0
    unreadable: int = 0  # answers in which there was no move
    ambiguous: int = 0  # answers that named several
    illegal: int = 0  # moves that the rules refused
    retries: int = 0  # answers after the first to the same question
    forfeits: int = 0  # decisions in which no answer was good
    prompt_tokens: int = 0
    answer_tokens: int = 0
    cost: float = 0.0
    seconds: float = 0.0  # of waiting for answers

    def note(self, answer: Answer, seconds: float) -> None:
        """One more answer, whatever it says."""
        self.answers += 1
        self.prompt_tokens += answer.prompt_tokens
        self.answer_tokens += answer.answer_tokens
        self.cost += answer.cost
        self.seconds += seconds

    def add(self, other: "Account") -> None:
        """Take in another account."""
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))

    @property
    def errors(self) -> int:
        """Answers that could not be played."""
        return self.unreadable + self.ambiguous + self.illegal
