"""Every game as a Python game of OpenSpiel; importing this module registers them.

    import pyspiel
    from plansza.bridges import openspiel

    game = pyspiel.load_game("plansza_spor(options=tactics:on match:rewanz)")

All luck is one chance node at the root, over `deals` equally likely seeds: the rest of a game
follows from its seed and its moves. So there are only that many deals, and whoever learns or
searches across them can tell from his first hand which one it is; the view alone cannot.

What a player knows is his view's text. It forgets the order of moves that no longer matters.
"""

from typing import Any

import pyspiel

from plansza.bridges import payoffs
from plansza.core.chance import FastChance
from plansza.core.contract import Game, Position
from plansza.core.setup import Setup
from plansza.games import GAMES, find

DEALS = 1024


def register(game: Game) -> None:
    """Make a game known as `plansza_ID`; a second of the same id replaces it."""

    class Registered(SpielGame):
        rules = game

    # pyspiel lets go of what it was given after the interpreter has ended, which a function does
    # not survive; a class does, since it is never freed by count alone.
    pyspiel.register_game(_game_type(game), Registered)


def _game_type(game: Game) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"plansza_{game.id}",
        long_name=f"plansza {game.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": game.seat_counts[0], "options": "", "deals": DEALS},
    )


def _setup(game: Game, players: int, options: str) -> Setup:
    """The set-up of "tactics:on match:rewanz": OpenSpiel keeps “=” and “,” for itself."""
    chosen = (option.partition(":") for option in options.split())
    return game.setup(players, **{id: choice for id, _, choice in chosen})


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its set-up."""

    rules: Game

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.rules
        self.setup = _setup(game, params["players"], params["options"])
        self.deals: int = params["deals"]
        info = pyspiel.GameInfo(
            num_distinct_actions=game.move_count(self.setup),
            max_chance_outcomes=self.deals,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.max_moves(self.setup),  # OpenSpiel counts chance nodes apart
        )
        super().__init__(_game_type(game), info, params)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer()


class Table:
    """Holds the position, none before the deal, and copies and pickles it as the contract does.

    OpenSpiel clones a state by `deepcopy` of its attributes and saves it by pickling them.
    """

    def __init__(self, game: str, position: Position | None = None) -> None:
        self.game = game
        self.position = position

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        position = self.position
        return Table(self.game, None if position is None else position.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _table, (self.game, str(self))

    def __str__(self) -> str:
        return self.position.text() if self.position is not None else ""


def _table(game: str, text: str) -> Table:
    return Table(game, find(game).from_text(text) if text else None)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or the chance node before it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Table(game.rules.id)

    def current_player(self) -> int:
        position = self.table.position
        if position is None:
            return int(pyspiel.PlayerId.CHANCE)
        to_move = position.to_move
        return to_move[0] if to_move else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(seed, 1 / deals) for seed in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        position = self.table.position
        assert position is not None
        return position.legal_moves(player)

    def _apply_action(self, action: int) -> None:
        position = self.table.position
        if position is None:
            game = self.get_game()
            self.table.position = game.rules.start(game.setup, FastChance(action))
        else:
            position.play(position.to_move[0], action)

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


class Observer:
    """What a player knows, as text; there is no tensor."""

    tensor = None

    def set_from(self, state: SpielState, player: int) -> None:
        """There is nothing to set."""

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.table.position
        return position.view(player).text() if position is not None else ""


for _game in GAMES.all().values():
    register(_game)
