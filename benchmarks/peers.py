"""Other libraries, driven from Python as plansza is: random games, one move after another.

`python benchmarks/peers.py chess` (or pyspiel) tells what it can measure, then answers requests,
one JSON text a line; see `plansza.bench`, which asks. It imports nothing of plansza.

Each loop is the leanest that its library allows: no check for a repeated position in chess, no
question that the next step does not need. Only decisions count as moves; dice and deals do not.
"""

import json
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

LUCK = Random(1)
OPENSPIEL_GAMES = ("chess", "backgammon", "gin_rummy")


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
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sampled(state.chance_outcomes()))
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(LUCK.random() * len(legal))])
            moves += 1
        return moves

    return once


def sampled(outcomes: list[tuple[int, float]]) -> int:
    """One outcome, as likely as it says."""
    left = LUCK.random()
    for action, share in outcomes:
        left -= share
        if left < 0:
            return action
    return outcomes[-1][0]


def systems(package: str) -> dict[str, Callable[[], int]]:
    """What one package offers."""
    if package == "chess":
        return {"python-chess": python_chess}
    return {f"OpenSpiel {name}": openspiel(name) for name in OPENSPIEL_GAMES}


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
    answer([{"system": name, "work": "random play", "unit": "moves/s"} for name in found])
    works = list(found.values())
    for line in sys.stdin:
        request = json.loads(line)
        answer(measure(works[request["row"]], request["seconds"]))


if __name__ == "__main__":
    main(sys.argv[1])
