"""Any game as an environment of kaggle-environments.

    from kaggle_environments import make, register
    from plansza.bridges import kaggle
    from plansza.games import find

    game = find("spor")
    register("spor", kaggle.environment(game, game.setup()))
    make("spor").run(["random", my_agent])      # my_agent(observation, configuration) -> notation

An agent's observation holds its seat's view as data and as text, the possible moves in notation
with what they do, and what it was told since its last move. An agent may answer in words, too, as
long as they name one move; who names none is INVALID, and the others have won. The truth stays in
this process: neither in the steps, which an episode shows, nor in the configuration, which agents
get.
"""

import random
import secrets
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from plansza.bridges import payoffs
from plansza.bridges.spoken import SpokenGame
from plansza.core.chance import FastChance, split
from plansza.core.contract import Game
from plansza.core.setup import Setup
from plansza.llm.prompt import Telling

Agent = Callable[[Any, Any], str]
PER_MOVE = 60  # seconds that an agent may think
TEXT = {"type": "string", "default": ""}


def environment(
    game: Game, setup: Setup, seed: int | None = None, telling: Telling | None = None
) -> dict[str, Any]:
    """What `register` and `make` want; the same seed deals the same series of games."""
    series = FastChance(secrets.randbits(64) if seed is None else seed)
    running: WeakKeyDictionary[Any, SpokenGame] = WeakKeyDictionary()

    def interpreter(state: list[Any], env: Any) -> list[Any]:
        if env.done:
            running[env] = SpokenGame(game, setup, split(series), telling)
        else:
            _act(running[env], state)
        _show(running[env], state)
        return state

    def renderer(state: list[Any], env: Any) -> str:
        spoken = running[env]
        return game.sketch(spoken.view(None), spoken.prompter.words)

    return {
        "specification": specification(game, setup),
        "interpreter": interpreter,
        "renderer": renderer,
        "html_renderer": lambda: "",
        "agents": {"random": any_move},
    }


def specification(game: Game, setup: Setup) -> dict[str, Any]:
    """What an episode looks like from outside."""
    moves = {"type": "array", "items": {"type": "object"}, "default": []}
    told = {"type": "array", "items": {"type": "string"}, "default": []}
    return {
        "name": f"plansza_{game.id}",
        "title": game.id,
        "description": f"{game.id}, by the rules of plansza, version {game.rules_version}",
        "version": f"{game.rules_version}.0.0",
        "agents": [setup.seats],
        "configuration": {"episodeSteps": game.max_moves(setup) + 2, "actTimeout": PER_MOVE},
        "reward": {"description": "1 won, -1 lost; shared in between", "default": 0},
        "observation": {
            "seat": {"type": "integer", "default": 0},
            "rules": TEXT,
            "view": {"type": "object", "default": {}},
            "text": TEXT,
            "moves": moves,
            "told": told,
            "remainingOverageTime": PER_MOVE,
        },
        "action": {"description": "a move in notation", **TEXT},
    }


def any_move(observation: Any, configuration: Any) -> str:
    """An agent that plays any of its moves."""
    return str(random.choice(observation["moves"])["move"])


def _act(spoken: SpokenGame, state: list[Any]) -> None:
    """What the seat to move has said."""
    seat = spoken.mover
    assert seat is not None, "an episode that is over takes no step"
    agent = state[seat]
    fault = "" if agent.status != "ACTIVE" else spoken.answer(seat, str(agent.action or ""))
    if agent.status == "ACTIVE" and not fault:
        return
    sides = spoken.game.sides(spoken.view(None).setup)
    for each, other in enumerate(state):
        other.reward = -1 if sides[each] == sides[seat] else 1
        other.status = "DONE" if each != seat else "INVALID" if fault else agent.status
    agent.info = {"fault": fault} if fault else {}


def _show(spoken: SpokenGame, state: list[Any]) -> None:
    """What every seat sees now; whoever is to move is active."""
    mover, outcome = spoken.mover, spoken.outcome
    failed = any(agent.status in ("INVALID", "ERROR", "TIMEOUT") for agent in state)
    points = payoffs(outcome) if outcome is not None else ()
    for seat, agent in enumerate(state):
        agent.observation.update(_observation(spoken, seat))
        if failed:
            continue
        if outcome is not None:
            agent.status, agent.reward = "DONE", points[seat]
        else:
            agent.status = "ACTIVE" if seat == mover else "INACTIVE"


def _observation(spoken: SpokenGame, seat: int) -> dict[str, Any]:
    """What a seat knows; whoever is not asked needs no texts, and episodes stay small."""
    seen = {"seat": seat, "view": spoken.view(seat).data()}
    if seat != spoken.mover:
        return {**seen, "rules": "", "text": "", "moves": [], "told": []}
    words, read = spoken.prompter.words, spoken.game.read_move
    moves = [{"move": move, "words": words.move(read(move))} for move in spoken.moves(seat)]
    said = {"rules": spoken.rules(seat), "text": spoken.situation(seat)}
    return {**seen, **said, "moves": moves, "told": spoken.take_told(seat)}
