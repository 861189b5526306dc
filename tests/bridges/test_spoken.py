"""A game played in words, on which the bridges to arenas of language models stand; and what the
environment of kaggle-environments does with it. Both packages themselves: `test_arenas_of_models`.
"""

import json
from types import SimpleNamespace
from typing import Any

import pytest

from plansza.bridges import kaggle
from plansza.bridges.spoken import SpokenGame
from plansza.conformance.contract import random_choice
from plansza.core import FastChance, Game
from plansza.games import GAMES, find

SPOR = find("spor")
each_game = pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)


@each_game
def test_every_seat_is_told_what_it_sees_and_no_more(game: Game) -> None:
    """The same game beside it, by the rules alone: every text comes from the seat's own view."""
    setup = game.setup()
    spoken, truth = (
        SpokenGame(game, setup, FastChance(5)),
        game.start(setup, FastChance(5)),
    )
    chance = FastChance(1)
    heard: list[list[str]] = [[] for _ in range(setup.seats)]
    for _ in range(30):
        if not truth.to_move:
            break
        seat, move = random_choice(truth, chance)
        assert spoken.mover == truth.to_move[0]
        for each in range(setup.seats):
            view = truth.view(each)
            assert spoken.situation(each) == spoken.prompter.situation(view)
            assert spoken.rules(each) == spoken.prompter.rules(view)
            assert spoken.view(each).text() == view.text()
        told: list[Any] = []
        truth.play(seat, move, told.append)
        assert spoken.answer(seat, f"MOVE: {game.write_move(move)}") == ""
        for each in range(setup.seats):
            lines = [spoken.prompter.words.event(event, each, ()) for event in told]
            heard[each] += lines
            if each % 2:
                assert spoken.take_told(each) == heard[each]
                heard[each] = []
    assert heard[0] == spoken.take_told(0)
    assert spoken.take_told(0) == []


def test_what_cannot_be_played_changes_nothing() -> None:
    spoken = SpokenGame(SPOR, SPOR.setup(), FastChance(5))
    seat = spoken.mover
    assert seat is not None
    before = spoken.view(seat).text()
    moves = spoken.moves(seat)
    answers = ["I wait", f"{moves[0]} or {moves[1]}", "claim3"]
    assert len({spoken.answer(seat, text) for text in answers}) == 3
    assert spoken.answer(1 - seat, moves[0])
    assert spoken.view(seat).text() == before


# -- kaggle-environments ---------------------------------------------------------------------------


class Environment:
    """As much of one as an interpreter sees."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.made, self.done = made, True
        seats = made["specification"]["agents"][0]
        self.state = [
            SimpleNamespace(status="INACTIVE", reward=0, action=None, info={}, observation={})
            for _ in range(seats)
        ]
        self.step()

    def step(self, *actions: str) -> None:
        """One step, with everybody's action."""
        for agent, action in zip(self.state, actions, strict=False):
            agent.action = action
        self.state = self.made["interpreter"](self.state, self)
        self.done = all(agent.status != "ACTIVE" for agent in self.state)


@each_game
def test_an_episode(game: Game) -> None:
    seats = game.seat_counts[0]
    made = kaggle.environment(game, game.setup(seats), seed=3)
    json.dumps(made["specification"])
    env = Environment(made)
    for _ in range(40):
        active = [agent.status == "ACTIVE" for agent in env.state]
        assert sum(active) == 1
        seat = active.index(True)
        for each, agent in enumerate(env.state):
            json.dumps(agent.observation)
            assert agent.observation["seat"] == each
            view = game.view_from(agent.observation["view"])
            assert view.seat == each
            assert bool(agent.observation["moves"]) == (each == seat)
        action = made["agents"]["random"](env.state[seat].observation, None)
        env.step(*[action] * seats)
        if env.done:
            break
    assert made["renderer"](env.state, env)


def test_an_agent_that_says_no_move_is_invalid_and_the_other_has_won() -> None:
    env = Environment(kaggle.environment(SPOR, SPOR.setup(), seed=3))
    seat = next(each for each, agent in enumerate(env.state) if agent.status == "ACTIVE")
    env.step("castle", "castle")
    assert env.state[seat].status == "INVALID"
    assert "castle" in env.state[seat].info["fault"]
    assert (env.state[1 - seat].status, env.state[1 - seat].reward) == ("DONE", 1)


def test_an_agent_that_failed_keeps_its_status() -> None:
    env = Environment(kaggle.environment(SPOR, SPOR.setup(), seed=3))
    seat = next(each for each, agent in enumerate(env.state) if agent.status == "ACTIVE")
    env.state[seat].status = "TIMEOUT"
    env.step()
    assert env.state[seat].status == "TIMEOUT"
    assert env.state[1 - seat].reward == 1


def test_the_same_seed_deals_the_same_and_is_in_no_text() -> None:
    first, second = (
        Environment(kaggle.environment(SPOR, SPOR.setup(), seed=77_123_456)) for _ in range(2)
    )
    seen = [[agent.observation for agent in env.state] for env in (first, second)]
    assert seen[0] == seen[1]
    assert "77123456" not in json.dumps([seen, first.made["specification"]])
