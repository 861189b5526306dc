"""Any game as a TextArena environment, for language models that meet there.

    from plansza.bridges import textarena
    from plansza.games import find

    game = find("spor")
    env = textarena.env(game, game.setup(tactics="on"))
    env.reset(num_players=2, seed=1)

A player observes the rules of this table, then what happened as his seat was told it, and when it
is his turn his view as text. What others write to their moves he never sees, for it may tell their
hands; nor is the truth in `state.game_state`, where the arena's own games keep it.
"""

import secrets
from typing import Any

import textarena as ta

from plansza.bridges import payoffs
from plansza.bridges.spoken import SpokenGame
from plansza.core.chance import FastChance
from plansza.core.contract import Game
from plansza.core.setup import Setup
from plansza.llm.prompt import Telling

ALLOWED = 2  # answers in a row that cannot be played, before one loses by it


def env(
    game: Game, setup: Setup, telling: Telling | None = None, allowed: int = ALLOWED
) -> "TextEnv":
    """The environment, to be wrapped as any other there."""
    return TextEnv(game, setup, telling, allowed)


class TextEnv(ta.Env):  # type: ignore[misc]
    """One game at a time; player N has seat N."""

    spoken: SpokenGame
    state: ta.FFAMultiPlayerState

    def __init__(self, game: Game, setup: Setup, telling: Telling | None, allowed: int) -> None:
        self.game = game
        self.setup = setup
        self.telling = telling
        self.allowed = allowed
        self.env_id = f"plansza-{game.id}-v{game.rules_version}"

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """Deal a game; the same seed deals the same."""
        seats = self.setup.seats
        if num_players not in (None, seats):
            raise ValueError(f"this table is for {seats}: make the environment with another set-up")
        chance = FastChance(secrets.randbits(64) if seed is None else seed)
        names = [f"Player {seat}" for seat in range(seats)]
        self.spoken = SpokenGame(self.game, self.setup, chance, self.telling, names)
        self.state = ta.FFAMultiPlayerState(num_players=seats, error_allowance=self.allowed)
        self.state.reset(
            game_state={},
            player_prompt_function=lambda player_id, **_: self.spoken.rules(player_id),
        )
        self._show()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """What the current player says: a move, somewhere in it."""
        state, seat = self.state, self.state.current_player_id
        state.add_observation(
            to_id=seat, from_id=seat, message=action, observation_type=KIND.PLAYER_ACTION
        )
        fault = self.spoken.answer(seat, action)
        if fault and state.set_invalid_move(reason=fault):
            self._lose(seat, fault)
        if not fault:
            self._show()
        done, info = state.step(rotate_player=False)
        return bool(done), dict(info)

    def _show(self) -> None:
        """What happened to everybody, and to whoever is to move what he sees."""
        spoken, state = self.spoken, self.state
        for seat in range(self.setup.seats):
            for line in spoken.take_told(seat):
                state.add_observation(
                    to_id=seat, message=line, observation_type=KIND.GAME_ACTION_DESCRIPTION
                )
        mover, outcome = spoken.mover, spoken.outcome
        if mover is not None:
            state.manually_set_current_player_id(mover)
            board = spoken.situation(mover)
            state.add_observation(to_id=mover, message=board, observation_type=KIND.GAME_BOARD)
        elif outcome is not None:
            rewards = dict(enumerate(payoffs(outcome)))
            state.set_game_outcome(rewards, reason=spoken.ending())

    def _lose(self, seat: int, fault: str) -> None:
        """Whoever cannot be understood loses, with his allies; all others have won."""
        sides = self.game.sides(self.setup)
        rewards = {each: -1 if side == sides[seat] else 1 for each, side in enumerate(sides)}
        self.state.set_game_outcome(rewards, reason=fault)


KIND = ta.ObservationType
