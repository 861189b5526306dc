"""One game between bots, with all that can be learnt from it."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import log10
from time import perf_counter, thread_time
from typing import Any

from plansza.arena.contest import Contest, Task
from plansza.arena.players import lost_by, make_player
from plansza.bots.basic import Bot
from plansza.core.chance import KeyedChance
from plansza.core.contract import Event, Game, Position, Tell
from plansza.core.record import Recorder
from plansza.games import find
from plansza.llm.player import Forfeit, Player
from plansza.simulate import bot_luck

STEPS = 20  # a time is kept as a step on a scale of so many to a factor of ten: within 6 %
SHORTEST = 1e-7  # seconds; what the clock calls nothing
Counts = dict[str, Any]  # the account of a language model (`plansza.llm.Account`), by field


@dataclass
class Thought:
    """How a seat thought: only about decisions, where there was more than one move."""

    decisions: int = 0
    seconds: float = 0.0
    times: dict[int, int] = field(default_factory=dict)  # by step of the scale: how often

    def note(self, seconds: float) -> None:
        """One more decision."""
        self.decisions += 1
        self.seconds += seconds
        step = step_of(seconds)
        self.times[step] = self.times.get(step, 0) + 1


@dataclass(frozen=True)
class Played:
    """A finished game, in plain values: compiled classes do not travel between processes."""

    task: Task
    sides: tuple[int, ...]  # of each seat
    roles: tuple[str, ...]  # what each seat played at first; empty where all seats are alike
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    reason: str
    moves: int
    thoughts: tuple[Thought, ...]
    record: str
    accounts: tuple[Counts, ...] = ()  # of each seat, empty where no model sits; none: no models


def step_of(seconds: float) -> int:
    """Where a time stands on the scale."""
    return round(STEPS * log10(max(seconds, SHORTEST)))


def seconds_at(step: int) -> float:
    """The time at a step of the scale."""
    return float(10 ** (step / STEPS))


def role_ids(game: Game, position: Position) -> tuple[str, ...]:
    """The role of each seat, without its words."""
    return tuple([str(*arguments.values()) for _, arguments in game.roles(position)])


def play_task(contest: Contest, task: Task) -> Played:
    """Play one game of a contest, in any process. Bots are made anew: they remember thoughts."""
    variant = contest.variants[task.variant]
    game = find(variant.game)
    setup = variant.setup()
    position = game.start(setup, KeyedChance(task.seed))
    sides, roles = game.sides(setup), role_ids(game, position)
    bots = [make_player(name, game) for name in task.bots]
    tell = ears(bots)
    luck = [bot_luck(task.seed, seat) for seat in range(variant.seats)]
    thoughts = tuple([Thought() for _ in bots])
    recorder = Recorder(game, position, task.seed)
    moves = 0
    outcome = None
    while to_move := position.to_move:
        seat = to_move[0]
        choices = len(position.legal_moves(seat))
        view = position.view(seat)
        clock = perf_counter if isinstance(bots[seat], Player) else thread_time  # a model's is away
        begin = clock()
        try:
            move = bots[seat].choose(view, luck[seat])
        except Forfeit:
            outcome = lost_by(seat, sides)
            break
        if choices > 1:
            thoughts[seat].note(clock() - begin)
        position.play(seat, move, tell)
        recorder.note(seat, move)
        moves += 1
    outcome = outcome or position.outcome
    assert outcome is not None
    return Played(
        task=task,
        sides=sides,
        roles=roles,
        scores=outcome.scores,
        winners=outcome.winners,
        reason=outcome.reason,
        moves=moves,
        thoughts=thoughts,
        record=recorder.record(stopped=position.outcome is None).text(),
        accounts=accounts_of(bots),
    )


def ears(bots: Sequence[Bot]) -> Tell | None:
    """Whoever tells events tells them here: every model hears what its seat is told."""
    models = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, Player)]

    def tell(event: Event) -> None:
        for seat, model in models:
            model.hear(event, seat)

    return tell if models else None


def accounts_of(bots: Sequence[Bot]) -> tuple[Counts, ...]:
    """What came of asking, seat by seat; nothing where nobody was asked."""
    found = [asdict(bot.account) if isinstance(bot, Player) else {} for bot in bots]
    return tuple(found) if any(found) else ()
