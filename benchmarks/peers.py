"""Other libraries, driven from Python as plansza is: random games, one move after another; and
OpenSpiel's own random games and searches in C++.

`python benchmarks/peers.py chess` (or pyspiel) tells what it can measure, then answers requests,
one JSON text a line; see `plansza.bench`, which asks. It imports nothing of plansza.

Each loop is the leanest that its library allows: no check for a repeated position in chess, no
question that the next step does not need. Only decisions count as moves; dice and deals do not.

OpenSpiel's own loops do not tell how many moves they make. A whole game is taken to be as long as
random games are on average, which is measured beforehand. Each simulation of a search goes down the
tree and then at random to the end of the game: it is taken to be as long as random games from the
same state are.
"""

import json
import sys
from collections.abc import Callable
from itertools import cycle
from random import Random
from time import perf_counter
from typing import Any

LUCK = Random(1)
OPENSPIEL_GAMES = ("chess", "backgammon", "gin_rummy")
SIMULATIONS = 100  # of each search
ROOTS = 12  # states to search from, each from a random point of a random game
CONTINUATIONS = 40  # random games from each of them, to measure their length
ROLLOUTS = 10  # games of OpenSpiel's own loop for each account of their length
LENGTHS = 200  # random games that tell how long they are
UCT_C = 2.0
MEGABYTES = 1000


def python_chess() -> int:
    """One random game of python-chess."""
    import chess

    board = chess.Board()
    moves = 0
    while True:
        legal = list(board.legal_moves)
        over = board.halfmove_clock >= 150 or board.is_insufficient_material()
        if not legal or over:
            return moves
        board.push(legal[int(LUCK.random() * len(legal))])
        moves += 1


def openspiel(name: str) -> Callable[[], int]:
    """Random games of one of OpenSpiel's games."""
    import pyspiel

    game = pyspiel.load_game(name)

    def once() -> int:
        return play_out(game.new_initial_state())

    return once


def play_out(state: Any, passed: list[Any] | None = None) -> int:
    """Play at random to the end; how many decisions there were. Copies of the states with a choice
    are left in `passed`."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sampled(state.chance_outcomes()))
            continue
        legal = state.legal_actions()
        if passed is not None and len(legal) > 1:
            passed.append(state.clone())
        state.apply_action(legal[int(LUCK.random() * len(legal))])
        moves += 1
    return moves


def openspiel_playouts(name: str) -> Callable[[], int]:
    """Whole random games in OpenSpiel's own loop in C++, by its own random bots."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, 1) for player in range(game.num_players())]
    length = sum(play_out(game.new_initial_state()) for _ in range(LENGTHS)) / LENGTHS

    def once() -> int:
        for _ in range(ROLLOUTS):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, LUCK.getrandbits(30))
        return round(ROLLOUTS * length)

    return once


def openspiel_search(name: str) -> Callable[[], int]:
    """Searches with random playouts: for information sets where something is hidden."""
    import pyspiel

    game = pyspiel.load_game(name)
    playouts = pyspiel.RandomRolloutEvaluator(1, 1)
    hidden = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    if hidden:
        most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        how = {"use_observation_string": True, "allow_inconsistent_action_sets": True}
        bot = pyspiel.ISMCTSBot(1, playouts, UCT_C, SIMULATIONS, -1, most_visited, **how)
    else:
        bot = pyspiel.MCTSBot(game, playouts, UCT_C, SIMULATIONS, MEGABYTES, False, 1, False)
    roots = cycle([(root, mean_length(root)) for root in sampled_states(game)])

    def once() -> int:
        root, length = next(roots)
        bot.step(root)
        return round(SIMULATIONS * length)

    return once


def sampled_states(game: Any) -> list[Any]:
    """States where there is a choice, each at a random point of a random game."""
    return [sampled_state(game) for _ in range(ROOTS)]


def sampled_state(game: Any) -> Any:
    passed: list[Any] = []
    play_out(game.new_initial_state(), passed)
    return passed[int(LUCK.random() * len(passed))]


def mean_length(root: Any) -> float:
    """Of random games from here."""
    return sum(play_out(root.clone()) for _ in range(CONTINUATIONS)) / CONTINUATIONS


def sampled(outcomes: list[tuple[int, float]]) -> int:
    """One outcome, as likely as it says."""
    left = LUCK.random()
    for action, share in outcomes:
        left -= share
        if left < 0:
            return action
    return outcomes[-1][0]


def systems(package: str) -> dict[tuple[str, str], Callable[[], int]]:
    """What one package offers: systems and their works."""
    if package == "chess":
        return {("python-chess", "random play"): python_chess}
    return {
        (f"OpenSpiel {name}", work): make(name)
        for work, make in (
            ("random play", openspiel),
            ("random playouts", openspiel_playouts),
            ("search", openspiel_search),
        )
        for name in OPENSPIEL_GAMES
    }


def measure(once: Callable[[], int], seconds: float) -> float:
    """Moves in a second, over at least this time."""
    count = 0
    start = perf_counter()
    while (passed := perf_counter() - start) < seconds or not count:
        count += once()
    return count / passed


def answer(what: Any) -> None:
    """One line of JSON."""
    print(json.dumps(what), flush=True)


def main(package: str) -> None:
    """Say what there is, then measure what is asked for, until the input ends."""
    found = systems(package)
    answer([{"system": name, "work": work, "unit": "moves/s"} for name, work in found])
    works = list(found.values())
    for line in sys.stdin:
        request = json.loads(line)
        answer(measure(works[request["row"]], request["seconds"]))


if __name__ == "__main__":
    main(sys.argv[1])
