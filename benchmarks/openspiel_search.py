"""Our search against OpenSpiel's information-set search in Python, on spor.

    PYTHONPATH=src python benchmarks/openspiel_search.py [--deals 30] [--seconds 0.1]
                                                         [--simulations 50] [--json FILE]

Both play the same compiled rules, theirs through our OpenSpiel bridge, and both imagine what is
hidden by the same `imagine`. Every deal is played twice, each side attacking once. Two matches:
equal processor time a decision, and equal simulations a decision.
"""

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from plansza import COMPILED  # noqa: E402
from plansza.bots.basic import Bot  # noqa: E402
from plansza.bots.search import SearchBot  # noqa: E402
from plansza.bridges import openspiel  # noqa: E402
from plansza.core.chance import Chance, KeyedChance, derive_seed  # noqa: E402
from plansza.core.contract import Game, View  # noqa: E402
from plansza.games import find  # noqa: E402
from plansza.simulate import bot_luck, wilson  # noqa: E402

GAME = find("spor")
SETUP = GAME.setup(attacker="1")  # seat 0 attacks
UCT_C = 2.0  # as in OpenSpiel's own examples
SEED = b"openspiel search"
FIRST_GUESS = 200.0  # simulations a second, until it has been seen how many there are
MOST_CORRECTION = 2.0  # how far a budget may leave the time a decision, to make up for the others


class SpielBot(Bot):
    """OpenSpiel's bot behind our interface, for so many simulations or about so many seconds.

    It knows no clock: its simulations are set before each decision from the speed of the last one,
    so that on average it uses the time it is allowed.
    """

    def __init__(self, game: Game, simulations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(game)
        self.simulations = simulations
        self.seconds = seconds
        self.rate = FIRST_GUESS
        self.left = 0.0  # time that earlier decisions did not use, or below 0 used too much
        self.spiel = pyspiel.load_game(f"plansza_{game.id}")

    def choose(self, view: View, chance: Chance) -> int:
        luck = np.random.RandomState(chance.below(1 << 30))
        simulations = self.simulations or self.affordable()
        bot = ISMCTSBot(
            self.spiel, RandomRolloutEvaluator(1, luck), UCT_C, simulations, random_state=luck
        )
        bot.set_resampler(lambda state, player: self.state(view, chance))
        state = self.state(view, chance)
        start = process_time()
        move = int(bot.step(state))
        if len(state.legal_actions()) > 1:
            self.learn(simulations, process_time() - start)
        return move

    def state(self, view: View, chance: Chance) -> openspiel.SpielState:
        """A state that this view allows."""
        found: openspiel.SpielState = self.spiel.new_initial_state()
        found.table.position = self.game.imagine(view, chance)
        return found

    def affordable(self) -> int:
        """Simulations for the next decision."""
        most = MOST_CORRECTION * self.seconds
        budget = min(most, max(self.seconds / MOST_CORRECTION, self.seconds + self.left))
        return max(1, round(self.rate * budget))

    def learn(self, simulations: int, used: float) -> None:
        """How fast it was, and what is left of the time."""
        self.rate = simulations / max(used, 1e-6)
        self.left += self.seconds - used


# -- the match ------------------------------------------------------------------------------------


@dataclass
class Side:
    """One player's part of a match: decisions are those where there was a choice."""

    decisions: int = 0
    seconds: float = 0.0
    wins: list[int] = field(default_factory=lambda: [0, 0])  # by seat: attacking, defending


@dataclass
class Match:
    """What came out."""

    mode: str
    games: int = 0
    drawn: int = 0
    ours: Side = field(default_factory=Side)
    theirs: Side = field(default_factory=Side)


Maker = Callable[[], Bot]


def play(match: Match, ours: Bot, theirs: Bot, seat: int, seed: bytes) -> None:
    """One game, with our bot in this seat."""
    position = GAME.start(SETUP, KeyedChance(seed))
    bots = [ours, theirs] if seat == 0 else [theirs, ours]
    sides = [match.ours, match.theirs] if seat == 0 else [match.theirs, match.ours]
    luck = [bot_luck(seed, each) for each in range(2)]
    while to_move := position.to_move:
        mover = to_move[0]
        view = position.view(mover)
        asked = len(position.legal_moves(mover)) > 1
        start = process_time()
        move = bots[mover].choose(view, luck[mover])
        if asked:
            sides[mover].decisions += 1
            sides[mover].seconds += process_time() - start
        position.play(mover, move)
    assert position.outcome is not None
    match.games += 1
    match.drawn += len(position.outcome.winners) != 1
    if len(position.outcome.winners) == 1:
        winner = position.outcome.winners[0]
        sides[winner].wins[winner] += 1


def run(mode: str, ours: Maker, theirs: Maker, deals: int) -> Match:
    """Every deal twice, with the seats changed; bots are made anew for every game but keep what
    they learned about their speed."""
    match = Match(mode)
    opponent = theirs()
    for deal in range(deals):
        for seat in (0, 1):
            play(match, ours(), opponent, seat, derive_seed(SEED, deal))
        played, won = match.games, sum(match.ours.wins)
        print(f"{mode}: {played} of {2 * deals} games, {won} won", file=sys.stderr)
    return match


# -- the table ------------------------------------------------------------------------------------

HEADER = (
    "match              games  won  drawn   share  95 % interval  attacking  defending"
    "  s/decision  theirs"
)


def line(match: Match) -> str:
    """One row."""
    won = sum(match.ours.wins)
    low, high = wilson(won, match.games)
    half = max(1, match.games // 2)
    attacking, defending = (wins / half for wins in match.ours.wins)
    times = (side.seconds / max(1, side.decisions) for side in (match.ours, match.theirs))
    ours, theirs = times
    return (
        f"{match.mode:18} {match.games:5} {won:4} {match.drawn:6} {won / match.games:7.1%}"
        f"  {low:5.1%} – {high:5.1%} {attacking:9.1%} {defending:10.1%}  {ours:10.3f} {theirs:7.3f}"
    )


def matches(options: argparse.Namespace) -> list[tuple[str, Maker, Maker]]:
    """Equal time, then equal simulations; 0 leaves one out."""
    seconds, simulations = options.seconds, options.simulations
    found: list[tuple[str, Maker, Maker]] = []
    if seconds:
        both = partial(SearchBot, GAME, seconds=seconds), partial(SpielBot, GAME, seconds=seconds)
        found.append((f"{seconds:g} s", *both))
    if simulations:
        equal = partial(SearchBot, GAME, simulations), partial(SpielBot, GAME, simulations)
        found.append((f"{simulations} simulations", *equal))
    return found


def main(arguments: list[str] | None = None) -> list[Match]:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=30, help="each is played twice")
    parser.add_argument("--seconds", type=float, default=0.1, help="a decision; 0 for no match")
    parser.add_argument("--simulations", type=int, default=50, help="a decision; 0 for no match")
    parser.add_argument("--json", type=Path, metavar="FILE")
    options = parser.parse_args(arguments)
    results = [run(*match, options.deals) for match in matches(options)]
    print(
        f"spor, rules {'compiled' if COMPILED else 'interpreted'}; our search against OpenSpiel's"
    )
    print(HEADER)
    for match in results:
        print(line(match))
    if options.json:
        data: list[dict[str, Any]] = [asdict(match) for match in results]
        options.json.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    return results


if __name__ == "__main__":
    main()
