"""Games to learn from: greedy bots that now and then make any move, and what was seen of them."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from plansza.bots import make_bot
from plansza.core.chance import FastChance
from plansza.core.contract import Game, Position
from plansza.core.setup import Setup

ANY = 1000  # noise is counted in thousandths
NOISE = 0.1  # the share of moves made by lot


@dataclass
class Moment:
    """One look at a game: the traits of every rival, and which of them won in the end."""

    part: str  # the regression that it belongs to
    rivals: list[int]  # seats; the chances of all together are 1
    traits: list[list[float]]  # by rival
    known: list[float]  # by rival: what is added to its worth whatever the weights
    judged: list[float] | None  # what the game itself says of their chances, if that is linear
    won: list[float] = field(default_factory=list)  # by rival; a shared win counts as its part


class Task:
    """What is learnt for one game. The judgement is e to the worth of a rival, out of all; the
    worth is a sum of weighted traits."""

    game: Game
    keep: float  # the share of the quiet positions that are looked at
    games: int  # that the numbers in use were learnt from, or compared with
    noise: float = NOISE

    def setup(self, number: int) -> Setup:
        """For the game of this number."""
        raise NotImplementedError

    def look(self, position: Position) -> list[Moment]:
        """What is to be learnt from a position, by the game's own functions."""
        raise NotImplementedError

    def current(self, part: str) -> list[float]:
        """The weights in use."""
        raise NotImplementedError

    def parts(self) -> list[str]:
        """The regressions, in the order of the source."""
        raise NotImplementedError

    def source(self, fitted: dict[str, list[float]]) -> str:
        """These weights, as the source of the bots has them."""
        raise NotImplementedError


def noisy_game(game: Game, setup: Setup, seed: int, noise: float) -> Iterator[Position]:
    """Every position of a game in which some moves are made by lot; the last is the end."""
    position = game.start(setup, FastChance(2 * seed))
    bot, luck = make_bot("greedy", game), FastChance(2 * seed + 1)
    while to_move := position.to_move:
        yield position
        seat = to_move[0]
        if luck.below(ANY) < ANY * noise:
            legal = position.legal_moves(seat)
            move = legal[luck.below(len(legal))]
        else:
            move = bot.choose(position.view(seat), luck)
        position.step(seat, move)
    yield position


def moments(task: Task, number: int, noise: float) -> list[Moment]:
    """All looks at one game, with its result."""
    found: list[Moment] = []
    lot = FastChance(number)
    for position in noisy_game(task.game, task.setup(number), number, noise):
        if not position.to_move:
            return [_with_result(moment, position) for moment in found]
        if task.game.insight.quiet(position) and lot.below(ANY) < ANY * task.keep:
            found += task.look(position)
    raise AssertionError("a game ends with nobody to move")


def _with_result(moment: Moment, position: Position) -> Moment:
    outcome = position.outcome
    assert outcome is not None
    winners = [seat for seat in moment.rivals if seat in outcome.winners] or moment.rivals
    moment.won = [1 / len(winners) if seat in winners else 0.0 for seat in moment.rivals]
    return moment
