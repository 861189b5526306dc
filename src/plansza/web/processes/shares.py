"""What each of several processes may have of what a server has."""

from dataclasses import replace

from plansza.web.settings import ServerSettings

FEWEST_TABLES = 50  # in the memory of one process


def share_of(settings: ServerSettings) -> ServerSettings:
    """The settings of one process: its part of the bots' processes and of the tables in memory.

    A table's bots think where it is at home, so every process has one for them at least.
    """
    count = settings.processes
    return replace(
        settings,
        workers=part(settings.workers, count, 1),
        live_tables=part(settings.live_tables, count, FEWEST_TABLES),
    )


def part(whole: int, count: int, least: int) -> int:
    """An equal part, rounded up, and never less than is needed; nothing of nothing."""
    return min(whole, max(least, -(-whole // count)))
