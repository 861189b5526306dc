"""Somebody in the middle of a lesson. What he did so far says where he is; nothing else is kept."""

from collections.abc import Sequence
from copy import copy

from plansza.bots import GreedyBot
from plansza.core.chance import FastChance
from plansza.core.contract import Event, Game
from plansza.core.errors import PlanszaError
from plansza.core.forced import play_through
from plansza.lessons.lesson import Lesson, Step

ON = "+"  # in place of a move: “I have read it”
MOST_TURNS = 200  # of others, before it is the learner's turn again


class NotAsked(PlanszaError):
    """Something was done that the lesson does not ask for now."""


class Learner:
    """One way through a lesson: `do` is a move or `ON`, one after the other from the beginning."""

    def __init__(self, game: Game, lesson: Lesson, done: Sequence[str] = ()) -> None:
        self.game = game
        self.lesson = lesson
        self.position = lesson.begin(game)
        self.at = 0  # which step
        self.made: list[str] = []  # moves of this step
        self.strayed = False  # another move was made, and only a step back leads on
        self.answer = ""  # what is said to it: a message of the words
        self.told: list[Event] = []  # by what was done last
        self._since: list[Event] = []  # since the step began
        self._turns = 0
        self._followed: list[str] = []  # moves that came by themselves after the last one
        for each in done:
            self.do(each)

    @property
    def step(self) -> Step | None:
        """What is asked for now; None at the end."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def moves(self) -> list[int]:
        """What the learner may play: all that is legal, wherever a move is asked for."""
        if self.strayed or self.step is None or self.step.reading:
            return []
        return self.position.legal_moves(self.lesson.seat)

    def copy(self) -> "Learner":
        """Somebody at the same place who shares nothing with this one."""
        twin = copy(self)
        twin.position = self.position.copy()
        twin.made, twin.told, twin._since = self.made[:], self.told[:], self._since[:]
        return twin

    def do(self, deed: str) -> None:
        """Read on, or make one or several moves by one gesture; `IllegalMove` for what the rules
        do not allow, `NotAsked` for what the lesson has no use for."""
        step = self.step
        self.told = []
        if step is None or self.strayed or step.reading != (deed == ON):
            raise NotAsked("lesson-not-asked", "the lesson asks for something else now")
        if deed == ON:
            self._advance(step)
            return
        self._followed = []
        for move in deed.split():
            if move in self._followed:
                continue  # it came by itself
            if not self._move(step, move):
                break  # the rest of the gesture belongs to what is behind

    def _move(self, step: Step, move: str) -> bool:
        """A move of the step; whether the step asks for more."""
        self._play(self.lesson.seat, move)
        self.made.append(move)
        if step.goal is not None:
            self._strive(step)
        elif not step.leads_on(self.made):
            self._stray(step.answer_to(move))
        elif step.complete(self.made):
            self._advance(step)
        return self.step is step and not self.strayed

    def _strive(self, step: Step) -> None:
        """After a move towards a goal; the others play as they think best."""
        assert step.goal is not None
        seat, goal = self.lesson.seat, step.goal
        if not goal.reached(self._since, self.position.outcome, seat):
            self._wait_for_turn()
        if goal.reached(self._since, self.position.outcome, seat):
            self._advance(step)
            if self.step is not None and not self.step.reading:
                self._wait_for_turn()
        elif len(self.made) >= step.within or not self.position.to_move:
            self._stray(step.late)

    def _wait_for_turn(self) -> None:
        """Let the others play until the learner is to move, or nobody is."""
        bot = GreedyBot(self.game)
        for _ in range(MOST_TURNS):
            if not self.position.to_move or self.lesson.seat in self.position.to_move:
                return
            seat = self.position.to_move[0]
            self._turns += 1
            choice = bot.choose(self.position.view(seat), FastChance(self._turns))
            self._play(seat, self.game.write_move(choice))
        raise AssertionError(f"in lesson {self.lesson.name} the learner never moves again")

    def _stray(self, answer: str) -> None:
        self.strayed = True
        self.answer = self.lesson.text(answer) if answer else ""

    def _advance(self, step: Step) -> None:
        for move in step.then:
            self._play(self.position.to_move[0], move)
        self.at += 1
        self.made, self._since = [], []

    def _play(self, seat: int, move: str) -> None:
        followed = play_through(self.position, seat, [self.game.read_move(move)], self._note)
        self._followed = [self.game.write_move(each) for each in followed]

    def _note(self, event: Event) -> None:
        self.told.append(event)
        self._since.append(event)
