"""What a lesson is: a position, and steps that each tell something or ask for a move."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from plansza.core.chance import FastChance
from plansza.core.contract import Event, Game, Position
from plansza.core.errors import Fact
from plansza.core.guide import guide_of
from plansza.core.state import Outcome

Staging = Callable[[Position, Mapping[str, Any]], Position]


@dataclass(frozen=True)
class Goal:
    """What is to happen: an event with these facts among its own, or the end of the game."""

    event: str = ""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    won: bool = False  # the game, by the learner

    def reached(self, told: Sequence[Event], outcome: Outcome | None, seat: int) -> bool:
        """Whether it happened, as the learner saw it."""
        if self.won:
            return outcome is not None and seat in outcome.winners
        return any(
            event.code == self.event and self.facts.items() <= event.seen_by(seat).items()
            for event in told
        )


@dataclass(frozen=True)
class Step:
    """One thing that is said, and what it asks for: nothing but to read on, one of several rows of
    moves, or a goal within so many moves."""

    say: str
    point: tuple[str, ...] = ()  # ids of the picture
    expect: tuple[tuple[str, ...], ...] = ()  # patterns of moves in a row
    goal: Goal | None = None
    within: int = 0
    way: tuple[str, ...] = ()  # one of the ways to the goal
    late: str = ""  # what is said when the goal was missed
    instead: Mapping[str, str] = field(default_factory=dict)  # to other moves, by pattern
    then: tuple[str, ...] = ()  # what the others play after it

    @property
    def reading(self) -> bool:
        """Whether nothing is asked for."""
        return not self.expect and self.goal is None

    def leads_on(self, made: Sequence[str]) -> bool:
        """Whether these moves begin one of the rows that are expected."""
        return any(_begins(made, row) for row in self.expect)

    def complete(self, made: Sequence[str]) -> bool:
        """Whether these moves are one of the rows."""
        return any(len(made) == len(row) and _begins(made, row) for row in self.expect)

    def answer_to(self, move: str) -> str:
        """What is said to another move; empty where the lesson has no own words for it."""
        return next((say for pattern, say in self.instead.items() if matches(move, pattern)), "")

    def texts(self) -> list[str]:
        """All that it may say."""
        return [self.say, *self.instead.values(), *filter(None, [self.late])]


@dataclass(frozen=True)
class Lesson:
    """A name, where it begins, and its steps."""

    name: str
    steps: tuple[Step, ...]
    seats: int | None = None
    seat: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    play: tuple[str, ...] = ()  # moves that were made before
    stage: Mapping[str, Any] = field(default_factory=dict)  # what is put on the table then
    rules: tuple[str, ...] = ()  # the numbers of the rules that it teaches

    def begin(self, game: Game) -> Position:
        """The position in which the learner sits down."""
        setup = game.setup(self.seats, **self.options)
        position = game.start(setup, FastChance(self.seed))
        for move in self.play:
            position.play(position.to_move[0], game.read_move(move))
        return staged(game, position, self.stage) if self.stage else position

    def texts(self) -> list[str]:
        """The ids of all messages that it needs."""
        said = ["", "aim", *(text for step in self.steps for text in step.texts())]
        return list(dict.fromkeys(self.text(each) for each in said))

    def text(self, say: str = "") -> str:
        """The message of what is said: `lesson-NAME-SAY`."""
        return f"lesson-{self.name}-{say}".rstrip("-")


def staged(game: Game, position: Position, stage: Mapping[str, Any]) -> Position:
    """Another position: as the guide's own `STAGE` reads what is written there, or else with these
    fields in place of the position's."""
    read: Staging | None = getattr(guide_of(game), "STAGE", None)
    if read is not None:
        return read(position, stage)
    return game.position_from(_merged(position.data(), stage))


def _merged(data: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    return {
        key: _merged(value, changes[key])
        if isinstance(value, dict) and key in changes
        else changes.get(key, value)
        for key, value in data.items()
    }


def matches(move: str, pattern: str) -> bool:
    """Whether a move fits a pattern; only `*` is special, for brackets are notation."""
    return fnmatchcase(move, pattern.replace("[", "[[]").replace("?", "[?]"))


def _begins(made: Sequence[str], row: Sequence[str]) -> bool:
    fits = len(made) <= len(row)
    return fits and all(matches(*pair) for pair in zip(made, row, strict=False))


# -- reading ------------------------------------------------------------------------------------


def read_lesson(name: str, data: Mapping[str, Any]) -> Lesson:
    """A lesson from what its file says; `ValueError` for anything that no lesson has."""
    known = {"steps", "seats", "seat", "options", "seed", "play", "stage", "rules"}
    _refuse_others(name, data, known)
    steps = tuple(_step(f"{name}, step {place}", each) for place, each in enumerate(data["steps"]))
    return Lesson(
        name=name,
        steps=steps,
        seats=data.get("seats"),
        seat=data.get("seat", 0),
        options=data.get("options", {}),
        seed=data.get("seed", 0),
        play=tuple(data.get("play", ())),
        stage=data.get("stage", {}),
        rules=tuple(data.get("rules", ())),
    )


def _step(where: str, data: Mapping[str, Any]) -> Step:
    _refuse_others(where, data, set(Step.__dataclass_fields__))
    if data.get("expect") and data.get("goal"):
        raise ValueError(f"{where} expects moves and has a goal; one of them will do")
    return Step(
        say=data["say"],
        point=tuple(data.get("point", ())),
        expect=tuple(tuple(row.split()) for row in data.get("expect", ())),
        goal=_goal(where, data["goal"]) if "goal" in data else None,
        within=data.get("within", 0),
        way=tuple(data.get("way", ())),
        late=data.get("late", ""),
        instead=data.get("instead", {}),
        then=tuple(data.get("then", ())),
    )


def _goal(where: str, data: Mapping[str, Any]) -> Goal:
    facts = {key: fact for key, fact in data.items() if key not in ("event", "won")}
    if bool(data.get("event")) == bool(data.get("won")):
        raise ValueError(f"{where}: a goal is an `event`, or that the game is `won`")
    return Goal(data.get("event", ""), facts, data.get("won", False))


def _refuse_others(where: str, data: Mapping[str, Any], known: set[str]) -> None:
    others = data.keys() - known
    if others:
        raise ValueError(f"{where}: nobody knows {', '.join(sorted(others))}")
