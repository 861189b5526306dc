"""A policy learns Pod Prąd from games against itself, with TorchRL on our PettingZoo environment.

    pip install "plansza[rl]" torch torchrl
    python examples/learners/with_torchrl.py --updates 200

REINFORCE in its plainest form: whole games by one network for all seats, and every move is made
likelier by what its game brought to its seat. It shows how the parts fit; it is no strong learner.
"""

import argparse
from typing import Any

import torch
from torch import nn
from torch.distributions import Categorical
from torchrl.envs import PettingZooWrapper

from plansza.bridges import pettingzoo
from plansza.games import find

GAME = find("podprad")


def environment() -> Any:
    """All agents are in the group `player`; its `mask` says whose move it is."""
    env = pettingzoo.env(GAME, GAME.setup(2))
    groups = {"player": env.possible_agents}
    return PettingZooWrapper(env, group_map=groups, use_mask=True, categorical_actions=True)


def chances(network: Any, td: Any) -> Any:
    """How likely each agent's actions are; those that are not allowed are impossible."""
    seen = td["player", "observation", "observation"].float()
    allowed = td["player", "action_mask"]
    return Categorical(logits=network(seen).masked_fill(~allowed, -1e9))


def play(env: Any, network: Any) -> Any:
    """One whole game: what was seen and done, step by step."""

    def act(td: Any) -> Any:
        return td.set(("player", "action"), chances(network, td).sample())

    with torch.no_grad():
        return env.rollout(GAME.max_moves(GAME.setup(2)), act)


def learn(updates: int, games: int = 8, seed: int = 0) -> Any:
    """Play, and move the network towards what won."""
    torch.manual_seed(seed)
    env = environment()
    env.set_seed(seed)
    size = GAME.setup(2).features().size
    network = nn.Sequential(nn.Linear(size, 128), nn.ReLU(), nn.Linear(128, GAME.moves.count))
    optimizer = torch.optim.Adam(network.parameters(), 1e-3)
    for update in range(updates):
        loss, moves = torch.zeros(()), 0
        for _ in range(games):
            td = play(env, network)
            brought = td["next", "player", "reward"].sum(0).squeeze(-1)  # by seat
            said = chances(network, td).log_prob(td["player", "action"])
            mine = td["player", "mask"]
            loss = loss - (said * brought * mine).sum()
            moves += int(mine.sum())
        optimizer.zero_grad()
        (loss / moves).backward()
        optimizer.step()
        print(f"update {update + 1}: {games} games, {moves} moves")
    return network


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--games", type=int, default=8, help="before each update")
    options = parser.parse_args()
    learn(options.updates, options.games)
