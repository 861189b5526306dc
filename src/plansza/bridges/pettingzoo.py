"""Any game as a PettingZoo environment: one agent after another, or all at once.

    from plansza.bridges import pettingzoo
    from plansza.games import find

    game = find("spor")
    env = pettingzoo.env(game, game.setup(tactics="on"))
    together = pettingzoo.parallel_env(game, game.setup(tactics="on"))

Agent `player_N` has seat N. It observes its seat's features as numbers (`observation`) and a mask
of the actions it may take now (`action_mask`). With `text=True` its info holds the text of its view
as well, under `text`.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from plansza.bridges.spaces import Mask, actions, deal, mask_of, observations, observe
from plansza.core.contract import Game, Position
from plansza.core.errors import IllegalMove
from plansza.core.setup import Setup

Observation = dict[str, np.ndarray[Any, Any]]
Info = dict[str, Any]


def env(game: Game, setup: Setup, text: bool = False) -> Any:
    """The environment, guarded against use before `reset`; `env.unwrapped` is a `RawEnv`."""
    return OrderEnforcingWrapper(RawEnv(game, setup, text))


def parallel_env(game: Game, setup: Setup, text: bool = False) -> "TogetherEnv":
    """The environment in which all agents act at once."""
    return TogetherEnv(game, setup, text)


class Seats:
    """What both kinds of environment have: the game, its agents and spaces, and the luck."""

    def __init__(self, game: Game, setup: Setup, text: bool, actions_each: int) -> None:
        self.game = game
        self.setup = setup
        self.text = text
        self.actions_each = actions_each
        self.agents = [f"player_{seat}" for seat in range(setup.seats)]
        self.observations: dict[str, Dict] = {agent: self._observations() for agent in self.agents}
        self.actions = {agent: actions(actions_each) for agent in self.agents}
        self._luck, _ = np_random()

    def _observations(self) -> Dict:
        mask = Box(0, 1, (self.actions_each,), np.int8)
        return Dict({"observation": observations(self.setup), "action_mask": mask})

    def start(self, seed: int | None) -> Position:
        """The game of this seed; without one, the next game of the last seed's series."""
        if seed is not None:
            self._luck, _ = np_random(seed)
        return self.game.start(self.setup, deal(self._luck))

    def seat(self, agent: str) -> int:
        """The seat of an agent."""
        return self.agents.index(agent)

    def observation(self, position: Position, seat: int, mask: Mask) -> Observation:
        """What a seat observes."""
        return {"observation": observe(position.view(seat)), "action_mask": mask}

    def info(self, position: Position, seat: int) -> Info:
        """The text of a seat's view, where it is wanted."""
        return {"text": position.view(seat).text()} if self.text else {}


def _metadata(game: Game, **more: Any) -> dict[str, Any]:
    name = f"plansza_{game.id}_v{game.rules_version}"
    return {"name": name, "render_modes": ["ansi"], **more}


class RawEnv(AECEnv):  # type: ignore[misc]
    """One agent after another: the first of those to move is selected."""

    position: Position

    def __init__(self, game: Game, setup: Setup, text: bool = False) -> None:
        super().__init__()
        self.metadata = _metadata(game, is_parallelizable=False)
        self.render_mode = "ansi"
        self.game = game
        self.setup = setup
        self.move_count = game.move_count(setup)
        self._seats = Seats(game, setup, text, self.move_count)
        self.possible_agents = self._seats.agents[:]
        self.observation_spaces = self._seats.observations
        self.action_spaces = self._seats.actions

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "Discrete[Any]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the game of this seed; without one, the next game of the last seed's series."""
        self.position = self._seats.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {}
        self._skip_agent_selection = None
        self._tell()
        self._select_agent()

    def step(self, action: int | None) -> None:
        """Play the selected agent's move; `IllegalMove` says why not, and nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still playing: only an agent that is done passes None")
        self.position.play(self._seats.seat(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._tell()
        outcome = self.position.outcome
        if outcome is None:
            self._select_agent()
            return
        self.rewards = dict(zip(self.agents, outcome.payoffs(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What the agent's seat knows; only the selected agent's mask is not empty."""
        seat = self._seats.seat(agent)
        mine = agent == self.agent_selection
        mask = mask_of(self.move_count, self.position.legal_moves(seat) if mine else [])
        return self._seats.observation(self.position, seat, mask)

    def render(self) -> str:
        """What a spectator sees, as text."""
        return self.position.view(None).text()

    def close(self) -> None:
        """There is nothing to release."""

    def _tell(self) -> None:
        for seat, agent in enumerate(self.possible_agents):
            self.infos[agent] = self._seats.info(self.position, seat)

    def _select_agent(self) -> None:
        self.agent_selection = self.possible_agents[self.position.to_move[0]]


class TogetherEnv(ParallelEnv):  # type: ignore[misc]
    """All agents at once: a step takes one action of everybody.

    Every agent has one action more than the game has moves, the last one: `wait`. Whoever is to
    move (allies together, both sides of a secret choice, in most moments one seat alone) has a
    mask of his moves, and `wait` is not among them; everybody else may only wait, and may as well
    be left out of the actions of a step.

    The moves of a step are chosen from one moment, without knowledge of each other, and played in
    the order of the seats to move. The first is always played. Where it leaves no room for another
    (two allies want the same card), that other one is not played: its agent is told so by
    `played: False` in its info, as is everybody who waited, and if it is still to move, it chooses
    anew in the next step. So the rules are those of the table, for every game, and no order of
    arrival can be won by anybody.
    """

    position: Position

    def __init__(self, game: Game, setup: Setup, text: bool = False) -> None:
        super().__init__()
        self.metadata = _metadata(game, is_parallelizable=True)
        self.render_mode = "ansi"
        self.game = game
        self.setup = setup
        self.wait = game.move_count(setup)
        self._seats = Seats(game, setup, text, self.wait + 1)
        self.possible_agents = self._seats.agents[:]
        self.observation_spaces = self._seats.observations
        self.action_spaces = self._seats.actions
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "Discrete[Any]":
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Start the game of this seed; without one, the next game of the last seed's series."""
        self.position = self._seats.start(seed)
        self.agents = self.possible_agents[:]
        return self._observed(), self._infos(set())

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        """Play the moves of all who are to move; if one is not legal, `IllegalMove` or a
        `ValueError` says why, and nothing has changed."""
        if not self.agents:
            raise ValueError("the game is over: call reset")
        played = self._play(self._chosen(actions))
        outcome = self.position.outcome
        payoffs = [0.0] * self.setup.seats if outcome is None else outcome.payoffs()
        agents, over = self.agents, outcome is not None
        result = (
            self._observed(),
            dict(zip(agents, payoffs, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            self._infos(played),
        )
        if over:
            self.agents = []
        return result

    def render(self) -> str:
        """What a spectator sees, as text."""
        return self.position.view(None).text()

    def close(self) -> None:
        """There is nothing to release."""

    def _chosen(self, actions: dict[str, int]) -> list[tuple[int, int]]:
        """Seats to move and their moves, all checked."""
        position = self.position
        to_move = position.to_move
        for agent, action in actions.items():
            if self._seats.seat(agent) not in to_move and action != self.wait:
                raise ValueError(f"{agent} is not to move: it waits, which is action {self.wait}")
        chosen = []
        for seat in to_move:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} is to move, and there is no action of it")
            move = int(actions[agent])
            refusal = position.why_not(seat, move)
            if refusal is not None:
                raise refusal
            chosen.append((seat, move))
        return chosen

    def _play(self, chosen: list[tuple[int, int]]) -> set[int]:
        """The seats whose moves were played: all but those that the ones before made impossible."""
        played = set()
        for seat, move in chosen:
            try:
                self.position.play(seat, move)
            except IllegalMove:
                continue
            played.add(seat)
        return played

    def _observed(self) -> dict[str, Observation]:
        position = self.position
        found = {}
        for seat, agent in enumerate(self.agents):
            moves = position.legal_moves(seat) or [self.wait]
            mask = mask_of(self.wait + 1, moves)
            found[agent] = self._seats.observation(position, seat, mask)
        return found

    def _infos(self, played: set[int]) -> dict[str, Info]:
        position = self.position
        return {
            agent: {"played": seat in played, **self._seats.info(position, seat)}
            for seat, agent in enumerate(self.agents)
        }
