"""Many games at once as a vector environment of Gymnasium, played in compiled code.

    envs = gymnasium.make_vec(
        "plansza.gym:Spor-v1", num_envs=64, vectorization_mode="vector_entry_point", opponent="self"
    )

Either one seat is yours and the others play at random, or every seat is yours (`opponent="self"`):
then each row of the observations is that of the seat whose move it is, `info["seat"]` says which,
and the reward is that of the seat that made the last move; `info["rewards"]` has those of all.

Autoreset is `SAME_STEP`: where a game ends, the observation and mask that come with its reward are
already those of the next game. `info["final_obs"]` and `info["final_info"]` are the ended game's.
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from plansza.bridges.gymnasium import RANDOM, game_and_setup
from plansza.bridges.spaces import actions, observations
from plansza.core.contract import Game
from plansza.learning.seat_batch import EVERY_SEAT, SeatBatch

SELF = "self"
Array = np.ndarray[Any, Any]
Info = dict[str, Any]


class BatchEnv(VectorEnv[Array, Array, Array]):
    """A `Batch` behind Gymnasium's interface."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seat: int | None = 0,
        opponent: str = RANDOM,
        players: int | None = None,
        **options: str,
    ) -> None:
        """Choose the seat (None: the seats in turn, row by row), the number of `players` and the
        options of the game. Actions that are no legal moves raise, and nothing has changed."""
        self.game, self.setup = game_and_setup(game, players, options)
        if opponent not in (RANDOM, SELF):
            raise ValueError(
                f"opponent={opponent!r} does not play in compiled code: choose {RANDOM!r} or "
                f"{SELF!r}, or vectorization_mode='sync' or 'async' for all others"
            )
        seats = self.setup.seats
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat}: it is one of 0 to {seats - 1}, or None")
        self.num_envs = num_envs
        turns = [row % seats if seat is None else seat for row in range(num_envs)]
        self._learners = [EVERY_SEAT] * num_envs if opponent == SELF else turns
        self._batch: SeatBatch | None = None
        self.single_observation_space = observations(self.setup)
        self.single_action_space = actions(self.game.move_count(self.setup))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @property
    def batch(self) -> SeatBatch:
        """The games."""
        if self._batch is None:
            raise ValueError("nothing has been dealt yet: call reset")
        return self._batch

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, Info]:
        """Deal all games; one seed is for all of them together."""
        if isinstance(seed, list):
            raise ValueError("a batch has one seed, not one for each game")
        super().reset(seed=seed)
        secret = int.from_bytes(self.np_random.bytes(32), "big")
        if self._batch is None:
            batch = (self.game, self.setup, self.num_envs, secret, self._learners)
            self._batch = SeatBatch(*batch)
        else:
            self._batch.reset(secret)
        return self._batch.observations.copy(), self._info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, Info]:
        """A move in every game; games that end are dealt anew in the same step."""
        batch, rows = self.batch, np.arange(self.num_envs)
        movers = batch.seats.copy()
        batch.step(actions)
        over = batch.dones.copy()
        rewards = batch.rewards[rows, movers]
        info = self._info()
        if over.any():
            info |= self._finals(over, movers)
        return batch.observations.copy(), rewards, over, np.zeros_like(over), info

    def action_masks(self) -> Array:
        """True for every action that is a legal move now, row by row."""
        return np.array(self.batch.masks, np.bool_)

    def _info(self) -> Info:
        batch = self.batch
        everywhere = np.ones(self.num_envs, np.bool_)
        found = {
            "action_mask": batch.masks.astype(np.int8),
            "seat": batch.seats.copy(),
            "rewards": batch.rewards.copy(),
        }
        return found | {f"_{name}": everywhere.copy() for name in found}

    def _finals(self, over: Array, movers: Array) -> Info:
        """What there was to see at the end of the games that are over, as Gymnasium's own vector
        environments tell it."""
        finals = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(over):
            finals[row] = self.batch.finals[row].copy()
        mask = np.zeros((self.num_envs, self.batch.move_count), np.int8)
        told = {"action_mask": mask, "seat": np.where(over, movers, 0)}
        told |= {f"_{name}": over.copy() for name in list(told)}
        return {
            "final_obs": finals,
            "_final_obs": over.copy(),
            "final_info": told,
            "_final_info": over.copy(),
        }
