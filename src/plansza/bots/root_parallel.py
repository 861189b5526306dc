"""Root parallelism: several processes grow trees of their own, and their roots are added up.

Every process is given what the seat may know, as text, and luck of its own; so the choice depends
on the view, the seed and the number of processes, not on how fast each of them is, as long as the
budget is in rounds.
"""

import signal
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context

from plansza.bots.basic import Bot
from plansza.bots.search import Search, Style, style_for
from plansza.core.chance import Chance, FastChance
from plansza.core.contract import Game, View
from plansza.games import find

SEEDS = 1 << 30


def think(
    game_id: str, text: str, seed: int, rounds: int, seconds: float, style: dict[str, float]
) -> dict[int, int]:
    """One process's part: how often it tried each move."""
    game = find(game_id)
    view = game.view_from_text(text)
    assert view.seat is not None
    chance = FastChance(seed)
    base = game.imagine(view, chance)
    search = Search(game, style_for(game, **style), base, view.seat, chance)
    search.run(rounds, seconds, patient=True)  # a lead in one tree says nothing of the others
    return {choice.move: choice.tries for choice in search.choices()}


class TogetherBot(Bot):
    """Chooses what several searches tried most often in all; each has the whole budget."""

    def __init__(self, game: Game, jobs: int, rounds: int, seconds: float, **style: float) -> None:
        super().__init__(game)
        self.jobs = jobs
        self.rounds = rounds
        self.seconds = seconds
        self.style = style
        Style(**style)  # a wrong name is refused here, not in another process

    def choose(self, view: View, chance: Chance) -> int:
        assert view.seat is not None
        base = self.game.imagine(view, chance)
        forced = Search(self.game, style_for(self.game), base, view.seat, chance).forced()
        if forced:
            return forced[0]
        text = view.text()
        asked = [
            pool(self.jobs).submit(
                think,
                self.game.id,
                text,
                chance.below(SEEDS),
                self.rounds,
                self.seconds,
                self.style,
            )
            for _ in range(self.jobs)
        ]
        tries: Counter[int] = Counter()
        for part in asked:
            tries.update(part.result())
        return min(tries, key=lambda move: (-tries[move], move))


@lru_cache(maxsize=1)
def pool(jobs: int) -> ProcessPoolExecutor:
    """The processes, started afresh when they are first needed; Ctrl+C is not for them."""
    context = get_context("spawn")
    return ProcessPoolExecutor(jobs, context, signal.signal, (signal.SIGINT, signal.SIG_IGN))
