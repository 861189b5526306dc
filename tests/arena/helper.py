"""Small contests for the tests."""

from dataclasses import replace

from plansza.arena.job import Job, Variant
from plansza.arena.ledger import Ledger, Row
from plansza.arena.run import play
from plansza.games import find


def small_job(games: int = 4, bots: tuple[str, ...] = ("random", "greedy-1")) -> Job:
    """Spór o Bór 2, with and without tactics."""
    game = find("spor")
    variants = [Variant.of(game, game.setup(tactics=choice)) for choice in ("off", "on")]
    return Job(tuple(variants), bots, bytes(32), games)


def table(ledger: Ledger) -> list[Row]:
    """All that does not depend on the machine."""
    return [replace(row, seconds=0.0, times={}) for row in ledger.rows()]


def played(job: Job, jobs: int = 1) -> Ledger:
    """A ledger in memory with the whole job."""
    ledger = Ledger(None)
    assert play(job, ledger, jobs)
    return ledger
