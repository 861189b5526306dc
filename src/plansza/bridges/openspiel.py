"""Every game as a Python game of OpenSpiel; importing this module registers them.

    import pyspiel
    from plansza.bridges import openspiel

    game = pyspiel.load_game("plansza_spor(options=tactics:on match:rewanz)")
    any_deal = pyspiel.load_game("plansza_spor_sampled(rng_seed=7,options=tactics:on)")

There are two forms of each. In both, all luck is one chance node at the root: the rest of a game
follows from its deal and its moves.

- `plansza_GAME` lists its chance: `deals` equally likely seeds (`EXPLICIT_STOCHASTIC`). So there
  are only that many deals, and whoever learns or searches across them can tell from his first hand
  which one it is; the view alone cannot.
- `plansza_GAME_sampled` draws it (`SAMPLED_STOCHASTIC`): the chance node has one outcome, and every
  time that it is applied, there is another deal, of all that the rules allow. The game's generator
  is started by `rng_seed`; -1 is any. OpenSpiel itself writes down generators of games in C++
  alone, so such games and states are saved by `pickle`, or by `state.serialize()` and
  `game.deserialize_state(…)`, not by `pyspiel.serialize_game_and_state`.

A player observes his view: as text, and as the features of the game, scaled to 0 … 1, one named
tensor each. It forgets the order of moves that no longer matters. His information state forgets
nothing: the text ends in his own moves and a digest of every view he has had, and to the tensors
comes the `history` of what he was told last (`EVENTS` rows of `learning.history`, the newest last),
its numbers brought to 0 … 1 by their logarithm.
"""

import random
import secrets
from typing import Any

import pyspiel

from plansza.bridges import payoffs
from plansza.bridges.openspiel_observer import EVENTS, Observer
from plansza.bridges.recall import Recall
from plansza.core.chance import SEED_BYTES, Chance, FastChance, KeyedChance
from plansza.core.contract import Game, Position
from plansza.core.setup import Setup
from plansza.games import GAMES, find
from plansza.learning.history import History

DEALS = 1024
DEALT = 0  # the one outcome of a chance that is drawn
Kind = pyspiel.GameType


def register(game: Game) -> None:
    """Make a game known as `plansza_ID` and `plansza_ID_sampled`; a second of the same id replaces
    it."""

    # pyspiel lets go of what it was given after the interpreter has ended, which a function does
    # not survive; a class does, since it is never freed by count alone.
    class Registered(ListedGame):
        rules = game

    class RegisteredSampled(SampledGame):
        rules = game

    for kind in (Registered, RegisteredSampled):
        pyspiel.register_game(kind.game_type(), kind)


def _setup(game: Game, players: int, options: str) -> Setup:
    """The set-up of "tactics:on match:rewanz": OpenSpiel keeps “=” and “,” for itself."""
    chosen = (option.partition(":") for option in options.split())
    return game.setup(players, **{id: choice for id, _, choice in chosen})


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its set-up."""

    rules: Game
    chance_mode: Any
    suffix = ""
    parameters: dict[str, Any]

    def __init__(self, params: dict[str, Any], outcomes: int) -> None:
        game = self.rules
        self.setup = _setup(game, params["players"], params["options"])
        info = pyspiel.GameInfo(
            num_distinct_actions=game.move_count(self.setup),
            max_chance_outcomes=outcomes,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.max_moves(self.setup),  # OpenSpiel counts chance nodes apart
        )
        super().__init__(self.game_type(), info, params)

    @classmethod
    def game_type(cls) -> Any:
        """What OpenSpiel is told of all games of this kind."""
        game = cls.rules
        return Kind(
            short_name=f"plansza_{game.id}{cls.suffix}",
            long_name=f"plansza {game.id}",
            dynamics=Kind.Dynamics.SEQUENTIAL,
            chance_mode=cls.chance_mode,
            information=Kind.Information.IMPERFECT_INFORMATION,
            utility=Kind.Utility.ZERO_SUM,
            reward_model=Kind.RewardModel.TERMINAL,
            max_num_players=max(game.seat_counts),
            min_num_players=min(game.seat_counts),
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={
                "players": game.seat_counts[0],
                "options": "",
                **cls.parameters,
            },
        )

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.setup, iig_obs_type, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_again, (str(self), self.generator())

    def generator(self) -> Any:
        """Where a generator of its own stands; None without one."""
        return None

    def deals_listed(self) -> int:
        """How many outcomes the chance node has."""
        raise NotImplementedError

    def deal(self, action: int) -> Chance:
        """The luck of a game after this outcome of the chance node."""
        raise NotImplementedError


class ListedGame(SpielGame):
    """The form whose deals are listed."""

    chance_mode = Kind.ChanceMode.EXPLICIT_STOCHASTIC
    parameters = {"deals": DEALS}  # noqa: RUF012

    def __init__(self, params: dict[str, Any]) -> None:
        self.deals: int = params["deals"]
        super().__init__(params, self.deals)

    def deals_listed(self) -> int:
        return self.deals

    def deal(self, action: int) -> Chance:
        return FastChance(action)


class SampledGame(SpielGame):
    """The form whose deals are drawn, from a generator that the game carries along."""

    chance_mode = Kind.ChanceMode.SAMPLED_STOCHASTIC
    suffix = "_sampled"
    parameters = {"rng_seed": -1}  # noqa: RUF012

    def __init__(self, params: dict[str, Any]) -> None:
        super().__init__(params, 1)
        seed = params["rng_seed"]
        self.luck = random.Random(secrets.randbits(256) if seed < 0 else seed)

    def generator(self) -> Any:
        return self.luck.getstate()

    def deals_listed(self) -> int:
        return 1

    def deal(self, action: int) -> Chance:
        return KeyedChance(self.luck.randbytes(SEED_BYTES))


def _game_again(name: str, generator: Any) -> Any:
    game = pyspiel.load_game(name)
    if generator is not None:
        game.luck.setstate(generator)
    return game


class Table:
    """Holds the position, none before the deal, and copies and pickles it as the contract does.

    OpenSpiel clones a state by `deepcopy` of its attributes and saves it by pickling them. What
    seats remember begins with the position that is put here; it is worked out when it is asked for.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.moves: list[int] = []  # since the first position
        self._position: Position | None = None
        self._first: Position | None = None  # nobody changes it
        self._recalls: dict[int, Recall] = {}

    @property
    def position(self) -> Position | None:
        """How it stands."""
        return self._position

    @position.setter
    def position(self, position: Position) -> None:
        self._position, self._first = position, position.copy()
        self.moves, self._recalls = [], {}

    def play(self, move: int) -> None:
        """Make a move of the first seat that is to move."""
        position = self._position
        assert position is not None
        position.play(position.mover(), move)
        self.moves.append(move)

    def recall(self, seat: int) -> Recall:
        """What a seat has seen and done."""
        first = self._first
        assert first is not None
        known = self._recalls.get(seat)
        if known is None:
            known = Recall(first, History(find(self.game), first.setup, seat, EVENTS))
        found = self._recalls[seat] = known.after(self.moves)
        return found

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        twin = Table(self.game)
        if self._position is not None:
            twin._position, twin._first = self._position.copy(), self._first
            twin.moves, twin._recalls = self.moves[:], self._recalls.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        first = "" if self._first is None else self._first.text()
        return _table_again, (self.game, str(self), first, self.moves)

    def __str__(self) -> str:
        return self._position.text() if self._position is not None else ""


def _table_again(game: str, position: str, first: str, moves: list[int]) -> Table:
    table = Table(game)
    if position:
        rules = find(game)
        table._position, table._first = rules.from_text(position), rules.from_text(first)
        table.moves = moves
    return table


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or the chance node before it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Table(game.rules.id)

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel's own way needs the generator of a sampled game, which it cannot write down."""
        return _state_again, (self.get_game(), self.serialize())

    def current_player(self) -> int:
        position = self.table.position
        if position is None:
            return int(pyspiel.PlayerId.CHANCE)
        to_move = position.to_move
        return to_move[0] if to_move else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals_listed()
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        position = self.table.position
        assert position is not None
        return position.legal_moves(player)

    def _apply_action(self, action: int) -> None:
        if self.table.position is None:
            game = self.get_game()
            self.table.position = game.rules.start(game.setup, game.deal(action))
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().rules.write_move(action))

    def is_terminal(self) -> bool:
        position = self.table.position
        return position is not None and position.outcome is not None

    def returns(self) -> list[float]:
        position = self.table.position
        outcome = None if position is None else position.outcome
        return payoffs(outcome) if outcome is not None else [0.0] * self.num_players()

    def __str__(self) -> str:
        """The whole truth: not for the players."""
        return str(self.table)


def _state_again(game: Any, text: str) -> Any:
    return game.deserialize_state(text)


for _game in GAMES.all().values():
    register(_game)
