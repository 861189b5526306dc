"""A hint: what a strong bot would do in a seat's place, and why. All of it from the view alone."""

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

from plansza.bots.search import ALWAYS, Search, style_for
from plansza.core.chance import Chance, split
from plansza.core.contract import Game, Phrase, View

LOOK_AHEAD: Final = 12  # moves; a turn is made of a few
MOST_PLANNED: Final = 3  # further steps of one's own that are told


@dataclass(frozen=True)
class Advice:
    """A move and what speaks for it; chances are those of the seat to win, from 0 to 1."""

    move: int
    chance: float | None  # after the move; None where there is nothing to choose
    reasons: list[Phrase] = field(default_factory=list)  # `why-CODE`s of the game's words
    plan: list[int] = field(default_factory=list)  # the seat's own next steps in this turn
    reply: tuple[int, int] | None = None  # who is expected to answer, and how
    other: int | None = None  # the second best move
    worse: float = 0.0  # how much less likely winning is after that one
    alone: bool = False  # the rules allow nothing else


def advise(
    game: Game, view: View, chance: Chance, rounds: int = ALWAYS, seconds: float = 1.0
) -> Advice:
    """What to do in this view, whose seat is to move; so many rounds or seconds are thought."""
    seat = view.seat
    assert seat is not None
    base = game.imagine(view, chance)
    search = Search(game, style_for(game), base, seat, split(chance))
    forced = search.forced()
    if forced:
        alone = len(base.legal_moves(seat)) == 1
        return Advice(forced[0], None, reasons(game, search, forced[0]), alone=alone)
    search.run(rounds, seconds, patient=True)
    best, *others = search.choices()
    plan, reply = continuation(search, best.move)
    tried = [each for each in others if each.tries]
    return Advice(
        best.move,
        best.value,
        reasons(game, search, best.move),
        plan,
        reply,
        other=tried[0].move if tried else None,
        worse=max(0.0, best.value - tried[0].value) if tried else 0.0,
    )


def seed_for(view: str) -> int:
    """The seed of what is imagined for a view, by its text: whoever cannot tell two worlds apart is
    told the same in both."""
    return int.from_bytes(blake2b(view.encode(), digest_size=7).digest(), "big")


def reasons(game: Game, search: Search, move: int) -> list[Phrase]:
    """What the game says for this move."""
    return game.insight.why(search.base, search.seat, move)


def continuation(search: Search, move: int) -> tuple[list[int], tuple[int, int] | None]:
    """The seat's own steps after a move, and the first answer of another one."""
    plan: list[int] = []
    for seat, step in search.line(move, LOOK_AHEAD):
        if seat != search.seat:
            return plan[:MOST_PLANNED], (seat, step)
        plan.append(step)
    return plan[:MOST_PLANNED], None
