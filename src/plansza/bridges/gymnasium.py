"""Any game as a Gymnasium environment: one seat is yours, bots sit in the others.

    import gymnasium

    env = gymnasium.make("plansza.gym:Spor-v1", tactics="on", seat=1, opponent="greedy")

`plansza.gym` names the environments; a game of your own needs no name: `SeatEnv(game)`.

The agent observes its seat's features as numbers. `action_masks()` says what it may do now, as
sb3-contrib asks, and `info["action_mask"]` says the same, as spaces sample. The reward comes at the
end: the seat's share of the victory less the average of the others', so 1 and -1 for two.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np

from plansza.bots.basic import Bot
from plansza.bots.levels import make_bot
from plansza.bridges.spaces import Mask, Numbers, actions, deal, mask_of, observations, observe
from plansza.core.chance import FastChance
from plansza.core.contract import Game, Position
from plansza.core.setup import Setup
from plansza.games import find

Opponent = str | Callable[[Game], Bot]
Info = dict[str, Any]

ILLEGAL = ("lose", "raise")
LOST = -1.0  # nobody can do worse
RANDOM = "random"


def game_and_setup(
    game: str | Game, players: int | None, options: dict[str, str]
) -> tuple[Game, Setup]:
    """What is played."""
    rules = find(game) if isinstance(game, str) else game
    return rules, rules.setup(players, **options)


class SeatEnv(gymnasium.Env[Numbers, Any]):
    """A game of one seat against bots."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str | Game,
        seat: int | None = 0,
        opponent: Opponent | Sequence[Opponent] = RANDOM,
        players: int | None = None,
        illegal: str = "lose",
        text: bool = False,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        """Choose the seat (None: by lot, for each game anew), the number of `players` and the
        options of the game. `opponent` is the name of a bot for all other seats (`novice`,
        `greedy`, `planner`, `master`, `search:200` …), what makes one, or one for each of them in
        their order. An action that is no legal move ends the game as lost, or raises
        (`illegal="raise"`). With `text=True` infos hold the text of the seat's view."""
        self.game, self.setup = game_and_setup(game, players, options)
        seats = self.setup.seats
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat}: it is one of 0 to {seats - 1}, or None")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal={illegal!r} is none of {', '.join(ILLEGAL)}")
        self.opponents = _one_each(opponent, seats - 1)
        for each in self.opponents:
            self._make(each)  # an unknown name is told at once
        self.chosen_seat = seat
        self.illegal = illegal
        self.text = text
        self.render_mode = render_mode
        self.move_count: int = self.game.move_count(self.setup)
        self.observation_space = observations(self.setup)
        self.action_space = actions(self.move_count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, Info]:
        """Deal, and let the others play until the seat is asked."""
        super().reset(seed=seed)
        luck = self.np_random
        over = True
        while over:  # a game that ended before the seat was asked would be none
            self.position: Position = self.game.start(self.setup, deal(luck))
            self.seat = self.chosen_seat
            if self.seat is None:
                self.seat = int(luck.integers(self.setup.seats))
            self._seat_bots(luck)
            self._others()
            over = self.position.outcome is not None
        self.over = False
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, Info]:
        """Play a move, and let the others play until the seat is asked again."""
        if self.over:
            raise ValueError("the game is over: call reset")
        assert self.seat is not None
        position, move = self.position, int(action)
        refusal = position.why_not(self.seat, move)
        if refusal is not None:
            if self.illegal == "raise":
                raise refusal
            self.over = True
            return self._observed(), LOST, True, False, {**self._info(), "illegal": str(refusal)}
        position.step(self.seat, move)
        self._others()
        outcome = position.outcome
        self.over = outcome is not None
        reward = 0.0 if outcome is None else outcome.payoffs()[self.seat]
        return self._observed(), reward, self.over, False, self._info()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """True for every action that is a legal move now."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """The seat's view, as text."""
        return self.position.view(self.seat).text() if self.render_mode == "ansi" else None

    def _make(self, opponent: Opponent) -> Bot:
        return make_bot(opponent, self.game) if isinstance(opponent, str) else opponent(self.game)

    def _seat_bots(self, luck: np.random.Generator) -> None:
        """Seat the opponents anew: they may remember what they thought."""
        others = [seat for seat in range(self.setup.seats) if seat != self.seat]
        made = (self._make(opponent) for opponent in self.opponents)
        self.bots = dict(zip(others, made, strict=True))
        self.bot_luck = {seat: FastChance(int(luck.integers(1 << 62))) for seat in others}

    def _others(self) -> None:
        """Let the bots play until the seat is the first to move, or the game is over."""
        position = self.position
        while (mover := position.mover()) in self.bots:
            move = self.bots[mover].choose(position.view(mover), self.bot_luck[mover])
            position.play(mover, move)

    def _observed(self) -> Numbers:
        return observe(self.position.view(self.seat))

    def _mask(self) -> Mask:
        assert self.seat is not None
        moves = [] if self.over else self.position.legal_moves(self.seat)
        return mask_of(self.move_count, moves)

    def _info(self) -> Info:
        info: Info = {"action_mask": self._mask(), "seat": self.seat}
        if self.text:
            info["text"] = self.position.view(self.seat).text()
        return info


def _one_each(opponent: Opponent | Sequence[Opponent], others: int) -> list[Opponent]:
    """One opponent for each of the other seats."""
    if isinstance(opponent, str) or callable(opponent):
        return [opponent] * others
    if len(opponent) != others:
        raise ValueError(f"{others} other seats need {others} opponents, not {len(opponent)}")
    return list(opponent)
