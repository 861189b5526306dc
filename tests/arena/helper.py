"""Small contests for the tests."""

from dataclasses import replace

from plansza.arena.contest import Contest, Variant
from plansza.arena.results import Results, Row
from plansza.arena.run import play
from plansza.games import find


def small_contest(games: int = 4, bots: tuple[str, ...] = ("random", "greedy-1")) -> Contest:
    """Spór o Bór 2, with and without tactics."""
    game = find("spor")
    variants = [Variant.of(game, game.setup(tactics=choice)) for choice in ("off", "on")]
    return Contest(tuple(variants), bots, bytes(32), games)


def table(results: Results) -> list[Row]:
    """All that does not depend on the machine."""
    return [replace(row, seconds=0.0, times={}) for row in results.rows()]


def played(contest: Contest, jobs: int = 1) -> Results:
    """The results of a whole contest, in memory."""
    results = Results(None)
    assert play(contest, results, jobs)
    return results
