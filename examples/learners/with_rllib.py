"""PPO learns Spór against a bot, with RLlib on our Gymnasium environment.

    pip install "plansza[rl]" "ray[rllib]" torch
    python examples/learners/with_rllib.py --updates 20 --opponent greedy

RLlib's own module for masked actions wants what is seen and what is allowed in one observation, so
that a wrapper of a few lines is all that stands between.
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env


class Masked(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Observation and mask together, as numbers from 0 to 1."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self.most = env.observation_space.high.astype(np.float32)
        seen, count = env.observation_space.shape, env.action_space.n
        self.observation_space = Dict(
            {"observations": Box(0, 1, seen), "action_mask": Box(0, 1, (count,))}
        )

    def both(self, seen: Any, info: dict[str, Any]) -> dict[str, Any]:
        mask = info["action_mask"].astype(np.float32)
        if not mask.any():  # the game is over, and nothing of this is looked at
            mask[:] = 1
        return {"observations": seen / self.most, "action_mask": mask}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        seen, info = self.env.reset(seed=seed, options=options)
        return self.both(seen, info), {}

    def step(self, action: Any) -> Any:
        seen, reward, over, cut, info = self.env.step(action)
        return self.both(seen, info), reward, over, cut, {}


def environment(config: dict[str, Any]) -> Masked:
    return Masked(gymnasium.make("plansza.gym:Spor-v1", seat=None, **config))


def learn(updates: int, opponent: str = "random", moves: int = 1000) -> list[float]:
    """The mean reward of the last games after each update."""
    register_env("spor", environment)
    config = (
        PPOConfig()
        .environment("spor", env_config={"opponent": opponent})
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=moves, minibatch_size=250, num_epochs=4, lr=3e-4)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
    )
    algorithm = config.build_algo()
    rewards: list[float] = []
    for update in range(updates):
        told = algorithm.train()["env_runners"]
        rewards.append(told["episode_return_mean"])
        print(f"update {update + 1}: mean reward {rewards[-1]:+.2f}")
    algorithm.stop()
    return rewards


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--updates", type=int, default=20)
    parser.add_argument("--opponent", default="random", help="the name of a bot")
    parser.add_argument("--moves", type=int, default=1000, help="before each update")
    options = parser.parse_args()
    learn(options.updates, options.opponent, options.moves)
