"""Many games at once, in compiled code, with all that a learner wants in memory that numpy sees.

    batch = Batch(game, game.setup(), 256, seed=1)
    while learning:
        actions = policy(batch.observations, batch.masks)   # one for each game
        batch.step(actions)
        learn(batch.rewards, batch.dones)

Row by row of the arrays: what the seat that is to move observes, and what it may do; which seat
that is (the first, where several choose at once); whether the last step ended a game, and what that
brought every seat. A finished game is dealt anew at once: observation and mask are then the next
game's. The arrays are the same all the time, and every step changes them: keep copies of what must
last.

With `history=K` there is one array more, `histories`: the last K events that the seat to move was
told, as `learning.history` writes them. That costs several times the rest: telling builds events.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from plansza.core.chance import FastChance, derive_seed
from plansza.core.contract import NOBODY, Event, Game, Position, View
from plansza.core.features import Features
from plansza.core.setup import Setup
from plansza.core.sheet import Sheet
from plansza.learning.arrays import seen
from plansza.learning.history import WIDTH, History

SEED_BYTES: Final = 8  # of those that a deal is drawn from


class Batch:
    """`n` games of one set-up. The same seed and the same actions give the same games."""

    def __init__(self, game: Game, setup: Setup, n: int, seed: int = 0, history: int = 0) -> None:
        if n < 1:
            raise ValueError(f"a batch of {n} games cannot be played: 1 is the least")
        self.game = game
        self.setup = setup
        self.n = n
        self.features: Features = game.features(setup)
        self.move_count = game.move_count(setup)
        self.finished = 0  # games played to their end
        self._rows: i64 = n
        self._seat_count: i64 = setup.seats
        self._positions: list[Position] = []
        self._sheet = Sheet(n, self.features.size)
        self._masks = Sheet(n, self.move_count)
        self._seats = vec[i32]([i32(0)] * self._rows)
        self._rewards = vec[float]([0.0] * (self._rows * self._seat_count))
        self._dones = vec[u8]([u8(0)] * self._rows)
        self._actions = vec[i64]([i64(0)] * self._rows)
        self._ended: list[int] = []  # the rows whose game the last step ended
        self._dealt: list[int] = []
        self._seed = b""
        self._chance = FastChance(seed)
        self.observations: Any = seen(self._sheet.buffer(), "u1", n, self.features.size)
        self.masks: Any = seen(self._masks.buffer(), "u1", n, self.move_count)
        self.seats: Any = seen(self._seats, "i4", n)
        self.rewards: Any = seen(self._rewards, "f8", n, setup.seats)
        self.dones: Any = seen(self._dones, "?", n)
        self._drawn: Any = seen(self._actions, "i8", n)
        self._length: i64 = history * WIDTH
        self._told = vec[i32]([i32(0)] * (self._rows * self._length))
        self._histories: list[list[History]] = []
        self.histories: Any = None
        if history:
            seats = range(setup.seats)
            self._histories = [
                [History(game, setup, seat, history) for seat in seats] for _ in range(n)
            ]
            self.histories = seen(self._told, "i4", n, history, WIDTH)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal all games anew, from another seed or the same."""
        self._seed = str(seed).encode()
        self._chance = FastChance(seed)
        self._dealt = [0] * self.n
        self._positions = [self._deal(row) for row in range(self.n)]
        self.finished = 0
        self._forget()
        for row in range(self.n):
            self._look(row)

    def step(self, actions: Any) -> None:
        """Make a move in every game. All are checked first: where one is impossible, nothing has
        changed in any game."""
        chosen: list[Any] = actions.tolist() if hasattr(actions, "tolist") else list(actions)
        if len(chosen) != self.n:
            raise ValueError(f"{self.n} games take {self.n} actions, not {len(chosen)}")
        row: i64
        for row in range(self._rows):
            action = chosen[row]
            if not isinstance(action, int) or not 0 <= action < self.move_count:
                raise ValueError(self._refusal(row, action))
            if not self._masks.number(row, action):
                raise ValueError(self._refusal(row, action))
            self._actions[row] = action
        self._play()

    def random_actions(self) -> Any:
        """A random possible action for every game; the next call overwrites them."""
        self._draw()
        return self._drawn

    def step_random(self) -> None:
        """Make a random move in every game, without leaving compiled code."""
        self._draw()
        self._play()

    def view(self, row: int) -> View:
        """What the seat that is to move knows of one game: for bots, and for looking at it."""
        position = self._positions[row]
        return position.view(position.mover())

    def position(self, row: int) -> Position:
        """A copy of one game: the whole truth, which no seat may see."""
        return self._positions[row].copy()

    # -- inside -------------------------------------------------------------------------------

    def _draw(self) -> None:
        chance = self._chance
        row: i64
        for row in range(self._rows):
            place = chance.below(self._masks.count(row))
            self._actions[row] = self._masks.placed(row, place)

    def _play(self) -> None:
        """Carry out actions that have been checked."""
        self._forget()
        row: i64
        for row in range(self._rows):
            position = self._positions[row]
            seat, action = int(self._seats[row]), int(self._actions[row])
            if self._length:
                self._tell(row, seat, action)
            else:
                position.step(seat, action)
            self._look(row)

    def _forget(self) -> None:
        """What the last step ended is not ended again."""
        for row in self._ended:
            first: i64 = row * self._seat_count
            self._dones[row] = u8(0)
            seat: i64
            for seat in range(self._seat_count):
                self._rewards[first + seat] = 0.0
        self._ended = []

    def _look(self, row: i64) -> None:
        """Write down what the seat to move knows and may do; deal anew what has ended."""
        position = self._positions[row]
        seat = position.mover()
        if seat == NOBODY:
            self._end(row, position)
            position = self._positions[row]
            seat = position.mover()
        self._seats[row] = i32(seat)
        self._masks.begin(row)
        self.features.mask(position, seat, self._masks)
        self._sheet.begin(row)
        self.features.write(position, seat, self._sheet)
        if self._length:
            self._write_history(row, seat)

    def _tell(self, row: i64, seat: int, action: int) -> None:
        """Make a move, and let every seat hear its part."""
        told: list[Event] = []
        self._positions[row].step(seat, action, told.append)
        for history in self._histories[row]:
            for event in told:
                history.hear(event)

    def _write_history(self, row: i64, seat: int) -> None:
        at: i64 = row * self._length
        for each in self._histories[row][seat].window():
            for number in each:
                self._told[at] = i32(number)
                at += 1

    def _end(self, row: i64, position: Position) -> None:
        """Write down what a finished game brought, and deal the next."""
        outcome = position.outcome
        if outcome is None:
            raise ValueError(f"nobody is to move in a game of {self.game.id} without an outcome")
        first = row * self._seat_count
        for seat, payoff in enumerate(outcome.payoffs()):
            self._rewards[first + seat] = payoff
        self._dones[row] = u8(1)
        self._ended.append(int(row))
        self.finished += 1
        self._positions[row] = self._deal(int(row))

    def _deal(self, row: int) -> Position:
        """The next game of a row: it depends on the seed, the row and how many came before."""
        number = row + self.n * self._dealt[row]
        self._dealt[row] += 1
        for history in self._histories[row] if self._length else ():
            history.forget()
        secret = derive_seed(self._seed, number)[:SEED_BYTES]
        return self.game.start(self.setup, FastChance(int.from_bytes(secret, "big")))

    def _refusal(self, row: i64, action: Any) -> str:
        """Why an action was refused, and what to do instead."""
        seat = int(self._seats[row])
        if not isinstance(action, int) or not 0 <= action < self.move_count:
            return f"game {row}: {action!r} is no action; they are numbers below {self.move_count}"
        return (
            f"game {row}: seat {seat} cannot do {action} ({self.game.write_move(action)}) now; "
            f"masks[{row}] says what it can"
        )
