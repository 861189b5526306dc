"""The log of a table for one reader, page by page: the newest first, more when asked for."""

from plansza.table.table import Table
from plansza.table.tables import Tables
from plansza.table.tail import PAGE
from plansza.web.common.responses import LogPage
from plansza.web.common.visitor import Viewer
from plansza.web.tables.narration import tell


async def log_page(
    tables: Tables, table: Table, viewer: Viewer, before: int | None = None
) -> LogPage:
    """The page that ends before a number, or with the newest entry."""
    last = table.number if before is None else min(before - 1, table.number)
    after = max(0, last - PAGE)
    part = await tables.part(table, after, last)
    log = tell(table, part.logged, viewer)
    return LogPage(log, after + 1 if after else None, part.stood)
