"""A finished game looked at again: how likely each side was to win at every moment, and which turns
decided it.

The chance at a moment is an average over what the players could know then: from every seat's view
some deals of the hidden cards are imagined, played on for a few moves as the insight rates them,
and judged for every seat. So no seat's secret weighs more than another's, nothing that was drawn
later is known, and the curve does not jump when the turn passes from one who knows his hand to
another.
Only the ends of turns are judged; in between the curve is straight.

What would have been better is asked only of the turns that lost most, by a search from their
player's own view: with what he could know.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, pairwise
from time import thread_time
from typing import Final

from plansza.bots.search import (
    ALWAYS,
    LONGEST_UNREST,
    NO_LIMIT,
    Search,
    at_a_glance,
    style_for,
)
from plansza.core.chance import Chance, FastChance, split
from plansza.core.contract import Game, Position
from plansza.core.record import Record, start_from
from plansza.core.record import replay as check

SECONDS: Final = 9.0  # of the processor's time, for a whole game
CURVE_PART: Final = 2 / 3  # of them, for the curve; the rest is for what would have been better
MOST_TURNS: Final = 6
LEAST_SWING: Final = 0.08
LEAST_GAIN: Final = 0.04  # what a better move must promise to be named
LEAST_TRIES: Final = 4  # of a move, before anything is said about it
AHEAD: Final = 6  # moves played on before judging
DEALS: Final = 12  # imagined for every seat, while there is time

Chances = list[float]


@dataclass(frozen=True)
class Better:
    """A first move that promised more than the one that was made, and how much more."""

    move: int
    gain: float


@dataclass(frozen=True)
class Turn:
    """A turn that changed the chance of its player; moves count from 1."""

    seat: int
    first: int  # the number of its first move
    moves: tuple[int, ...]
    before: float
    after: float
    better: Better | None = None

    @property
    def last(self) -> int:
        """The number of its last move, and of the moment after it."""
        return self.first + len(self.moves) - 1

    @property
    def size(self) -> float:
        """How much it changed."""
        return abs(self.after - self.before)


@dataclass(frozen=True)
class Review:
    """The chances of every seat before the first move and after each one, and what turned them.

    `sides` are the seats that win together; each has one curve.
    """

    chances: list[Chances]
    sides: list[list[int]]
    turns: list[Turn]


def review(game: Game, record: Record, seconds: float = SECONDS, seed: int = 1) -> Review:
    """The review of a finished game; `BadRecord` if it breaks the rules."""
    check(game, record)
    chance = FastChance(seed)
    ends = ends_of_turns(record)
    sides = sides_of(game, record)
    chances = curve(ends, list(judged(game, record, ends, chance, seconds)), sides)
    found = turning_points(game, record, chances)
    turns = [asked(game, record, turn, chance, seconds) for turn in found]
    return Review(chances, sides, turns)


# -- the curve ----------------------------------------------------------------------------------


def ends_of_turns(record: Record) -> list[int]:
    """The moments at which another seat is to move, with the first and the last one."""
    seats = [seat for seat, _ in record.moves]
    passed = [number for number in range(1, len(seats)) if seats[number] != seats[number - 1]]
    return [0, *passed, len(seats)] if seats else [0]


def positions(game: Game, record: Record) -> Iterator[Position]:
    """Every position of a game: one and the same object, moving on."""
    position = start_from(game, record)
    yield position
    for seat, text in record.moves:
        position.step(seat, game.read_move(text))
        yield position


def judged(
    game: Game, record: Record, moments: Sequence[int], chance: Chance, seconds: float = SECONDS
) -> Iterator[Chances]:
    """What each of these moments promises every seat."""
    each = CURVE_PART * seconds / len(ends_of_turns(record))
    wanted = set(moments)
    for number, position in enumerate(positions(game, record)):
        if number in wanted:
            yield judge(game, position, chance, each)


def judge(game: Game, position: Position, chance: Chance, seconds: float = NO_LIMIT) -> Chances:
    """The average over the views of all seats, and over some deals of what each does not know."""
    if not position.to_move:
        return game.insight.values(position)
    start = thread_time()
    worlds = [game.imagine(position.view(seat), chance) for seat in range(position.setup.seats)]
    sums = [0.0] * len(worlds)
    for deal in range(DEALS):
        for seat, world in enumerate(worlds):
            imagined = world.copy()
            imagined.reimagine(seat, chance)
            play_on(game, imagined, start + seconds * (deal + 1) / DEALS)
            values = game.insight.values(imagined)
            sums = [total + value for total, value in zip(sums, values, strict=True)]
        if thread_time() >= start + seconds:
            break
    return [total / len(worlds) / (deal + 1) for total in sums]


def play_on(game: Game, position: Position, until: float) -> None:
    """A few moves as the insight rates them, while there is time; a half-made turn to its end."""
    insight, made = game.insight, 0
    while to_move := position.to_move:
        wanted = made < AHEAD and thread_time() < until
        if not wanted and (made >= LONGEST_UNREST or insight.quiet(position)):
            break
        seat = to_move[0]
        position.step(seat, at_a_glance(insight, position, seat))
        made += 1


def curve(
    ends: Sequence[int], judgements: Sequence[Chances], sides: Sequence[list[int]]
) -> list[Chances]:
    """The chances at all moments: those of all sides add up to one."""
    firsts = [side[0] for side in sides]
    shares = [_shares(values, firsts) for values in judgements]
    found = [shares[0]]
    for place in range(1, len(ends)):
        length = ends[place] - ends[place - 1]
        for step in range(1, length + 1):
            pairs = zip(shares[place - 1], shares[place], strict=True)
            found.append([old + (new - old) * step / length for old, new in pairs])
    return found


def _shares(values: Chances, firsts: list[int]) -> Chances:
    total = sum([values[seat] for seat in firsts])
    return [value / total if total else 1 / len(firsts) for value in values]


def sides_of(game: Game, record: Record) -> list[list[int]]:
    """The seats that win together."""
    found: dict[int, list[int]] = {}
    for seat, side in enumerate(game.sides(start_from(game, record).setup)):
        found.setdefault(side, []).append(seat)
    return list(found.values())


# -- turning points -----------------------------------------------------------------------------


def turning_points(game: Game, record: Record, chances: Sequence[Chances]) -> list[Turn]:
    """The turns that changed the chance of their player most, in the order of the game."""
    ends = ends_of_turns(record)
    turns: list[Turn] = []
    for begin, end in pairwise(ends):
        seat = record.moves[begin][0]
        moves = tuple([game.read_move(text) for _, text in record.moves[begin:end]])
        turns.append(Turn(seat, begin + 1, moves, chances[begin][seat], chances[end][seat]))
    found = [turn for turn in turns if turn.size >= LEAST_SWING]
    found.sort(key=lambda turn: turn.size, reverse=True)
    return sorted(found[:MOST_TURNS], key=lambda turn: turn.first)


def asked(
    game: Game,
    record: Record,
    turn: Turn,
    chance: Chance,
    seconds: float = SECONDS,
    rounds: int = ALWAYS,
) -> Turn:
    """The same with what would have been better, if it lost and a search from the player's view
    says so."""
    if turn.after >= turn.before:
        return turn
    before = next(islice(positions(game, record), turn.first - 1, None))
    base = game.imagine(before.view(turn.seat), chance)
    search = Search(game, style_for(game), base, turn.seat, split(chance))
    if search.forced():
        return turn
    search.run(rounds, (1 - CURVE_PART) * seconds / MOST_TURNS, patient=True)
    tried = [each for each in search.choices() if each.tries >= LEAST_TRIES]
    made = [each for each in tried if each.move == turn.moves[0]]
    gain = tried[0].value - made[0].value if made else 0.0
    return replace(turn, better=Better(tried[0].move, gain)) if gain >= LEAST_GAIN else turn
