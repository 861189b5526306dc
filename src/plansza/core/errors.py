"""Everything that can be refused, one type for each kind of mistake.

An error carries a `code` and the `facts` it names, so that `plansza.words` can say it in the
reader's language; `str(error)` is the same sentence in English.
"""

import traceback
from collections.abc import Mapping
from pathlib import Path

Fact = int | str
Facts = Mapping[str, Fact]


class PlanszaError(Exception):
    """The base of all refusals: one sentence that names the thing and the way out."""

    def __init__(self, code: str, sentence: str, facts: Facts | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.facts: dict[str, Fact] = dict(facts or {})


class IllegalMove(PlanszaError):
    """A move that the rules refuse now; the position has not changed."""

    def __init__(self, code: str, facts: Facts | None = None) -> None:
        named = ", ".join(f"{key} {value}" for key, value in (facts or {}).items())
        super().__init__(code, f"illegal move: {code}" + (f" ({named})" if named else ""), facts)

    def __eq__(self, other: object) -> bool:
        """Two refusals are equal when they say the same."""
        if not isinstance(other, IllegalMove):
            return False
        return (self.code, self.facts) == (other.code, other.facts)

    __hash__ = PlanszaError.__hash__


class BadNotation(PlanszaError):
    """A text that is no move of this game."""


class BadSetup(PlanszaError):
    """A number of seats, an option or a choice that the game does not have."""


class BadSeed(PlanszaError):
    """A text that is no seed."""


class BadRecord(PlanszaError):
    """A record that cannot be read, replayed or believed."""


class BadText(PlanszaError):
    """A text of a position or a view that does not describe one."""


class UnknownGame(PlanszaError):
    """A game id that nobody registered."""


class BrokenGame(UnknownGame):
    """A game that is installed and cannot be loaded."""


class GameFault(PlanszaError):
    """A game's own code failed: no player's doing, and nothing has changed."""


class Blaming:
    """What `blaming` gives: a class, for every move passes it many times, and generators cost."""

    __slots__ = ("game",)

    def __init__(self, game: str) -> None:
        self.game = game

    def __enter__(self) -> None:
        """Nothing has failed yet."""

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception) and not isinstance(error, PlanszaError):
            raise fault_of(self.game, error) from error


def blaming(game: str) -> Blaming:
    """Whatever fails in here, but for refusals, is a fault of this game."""
    return Blaming(game)


def fault_of(game: str, error: Exception) -> GameFault:
    """Which kind of error, and where. What it says stays in the log: it may name a hidden card."""
    what, where = type(error).__name__, place_of(error)
    said = f"the game {game} has a fault: {what} in {where}; its author finds more in the log"
    return GameFault("game-fault", said, {"game": game, "what": what, "where": where})


def place_of(error: BaseException) -> str:
    """The function, file and line that raised an error."""
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return "?"
    return f"{frames[-1].name}, {Path(frames[-1].filename).name}:{frames[-1].lineno}"
