"""Any game as a PettingZoo environment, one agent after another.

    from plansza.bridges import pettingzoo
    from plansza.games import find

    game = find("spor")
    env = pettingzoo.env(game, game.setup(tactics="on"))

An agent observes its seat's view, written as bytes, and a mask of the actions it may take now.
"""

import secrets
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from plansza.bridges import payoffs
from plansza.core.chance import Chance, FastChance, split
from plansza.core.contract import Game, Position, View
from plansza.core.setup import Setup

TEXT_SIZE = 4096  # bytes kept for a view's text

Observation = dict[str, np.ndarray[Any, Any]]


def env(game: Game, setup: Setup, text_size: int = TEXT_SIZE) -> Any:
    """The environment, guarded against use before `reset`; `env.unwrapped` is a `RawEnv`."""
    return OrderEnforcingWrapper(RawEnv(game, setup, text_size))


def encode(view: View, size: int) -> np.ndarray[Any, Any]:
    """The view's text in UTF-8, filled up with zeros: lossless, the same size for every view."""
    text = view.text().encode()
    if len(text) > size:
        raise ValueError(f"this view takes {len(text)} bytes: pass text_size={len(text)} or more")
    encoded = np.zeros(size, np.uint8)
    encoded[: len(text)] = np.frombuffer(text, np.uint8)
    return encoded


class RawEnv(AECEnv):  # type: ignore[misc]
    """One game at a time; agent `player_N` has seat N."""

    position: Position

    def __init__(self, game: Game, setup: Setup, text_size: int = TEXT_SIZE) -> None:
        super().__init__()
        self.metadata = {
            "name": f"plansza_{game.id}_v{game.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.game = game
        self.setup = setup
        self.text_size = text_size
        self.move_count = game.move_count(setup)
        self.possible_agents = [f"player_{seat}" for seat in range(setup.seats)]
        self.observation_spaces = {agent: self._observations() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.move_count) for agent in self.possible_agents}
        self._series: Chance = FastChance(secrets.randbits(64))

    def _observations(self) -> Dict:
        return Dict(
            {
                "observation": Box(0, 255, (self.text_size,), np.uint8),
                "action_mask": Box(0, 1, (self.move_count,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the game of this seed; without one, the next game of the last seed's series."""
        if seed is not None:
            self._series = FastChance(seed)
        chance = split(self._series) if seed is None else FastChance(seed)
        self.position = self.game.start(self.setup, chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select_agent()

    def step(self, action: int | None) -> None:
        """Play the selected agent's move; `IllegalMove` says why not, and nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still playing: only an agent that is done passes None")
        self.position.play(self._seat(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        outcome = self.position.outcome
        if outcome is None:
            self._select_agent()
            return
        self.rewards = dict(zip(self.agents, payoffs(outcome), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What the agent's seat knows; only the selected agent's mask is not empty."""
        seat = self._seat(agent)
        mask = np.zeros(self.move_count, np.int8)
        if agent == self.agent_selection:
            mask[self.position.legal_moves(seat)] = 1
        view = self.position.view(seat)
        return {"observation": encode(view, self.text_size), "action_mask": mask}

    def render(self) -> str:
        """What a spectator sees, as text."""
        return self.position.view(None).text()

    def close(self) -> None:
        """There is nothing to release."""

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _select_agent(self) -> None:
        self.agent_selection = self.possible_agents[self.position.to_move[0]]
