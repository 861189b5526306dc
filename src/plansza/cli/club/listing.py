"""`plansza club`: players, ratings and evenings, as a table or as CSV."""

import csv
import io
import sys
from collections.abc import Sequence

from plansza.cli.care.tables import day
from plansza.cli.seats import confirmed, known_store
from plansza.cli.terminal import Complaint, Terminal
from plansza.club.evenings import Evenings
from plansza.club.ledger import Ledger
from plansza.club.people import Known, People
from plansza.club.recount import recount
from plansza.core.printable import printable
from plansza.store import Store

MOST = 1000  # evenings


def run_players(terminal: Terminal, database: str | None, as_csv: bool) -> None:
    """Everybody who has registered, and how many games are over."""
    with known_store(terminal, database) as store:
        results = Ledger(store).standings().results
        rows = [
            (each.value.name, day(each.value.created),
             str(sum(each.name in result.members for result in results)))
            for each in People(store).all()
        ]  # fmt: skip
    show(terminal, ("name", "joined", "games"), rows, as_csv)


def run_rename(terminal: Terminal, database: str | None, player: str, name: str) -> None:
    """Another name for a player."""
    with known_store(terminal, database) as store:
        found = People(store).rename(player_of(terminal, store, player).name, name)
    terminal.say(terminal.words("club-renamed", name=found.value.name))


def run_remove(terminal: Terminal, database: str | None, player: str, sure: bool) -> None:
    """Forget a player; his games stay."""
    words = terminal.words
    with known_store(terminal, database) as store:
        found = player_of(terminal, store, player)
        if not sure and not confirmed(terminal, words("club-remove-ask", name=found.value.name)):
            terminal.say(words("tables-kept"))
            return
        People(store).remove(found.name)
    terminal.say(words("club-removed", name=found.value.name))


def player_of(terminal: Terminal, store: Store, name: str) -> Known:
    """A player by his name."""
    found = People(store).named(name)
    if found is None:
        raise Complaint(terminal.words("club-no-player", name=printable(name)[:40]))
    return found


def run_ratings(terminal: Terminal, database: str | None, anew: bool, as_csv: bool) -> None:
    """All ratings; `anew` reads every table's log and puts right what the ledger says."""
    words = terminal.words
    with known_store(terminal, database) as store:
        ledger = Ledger(store)
        if anew:
            found = recount(store)
            for place, result in found.differing.items():
                ledger.correct(place, result)
            if not as_csv:
                total, differing = len(found.standings.results), len(found.differing)
                said = {"games": total, "differing": differing, "unread": len(found.unread)}
                terminal.say(words("club-recomputed", **said))
        names = {each.name: each.value.name for each in People(store).all()}
        known = ledger.standings().ratings
        rows = sorted(
            (game, role.rpartition(" ")[2], names[player], str(each.points), str(each.margin),
             str(each.games))
            for (player, game, role), each in known.items()
            if player in names
        )  # fmt: skip
    show(terminal, ("game", "role", "name", "rating", "margin", "games"), rows, as_csv)


def run_evenings(terminal: Terminal, database: str | None, as_csv: bool) -> None:
    """All evenings, the newest first."""
    with known_store(terminal, database) as store:
        rows = [
            (each.value.title, day(each.value.created), each.value.game, each.value.kind,
             f"{len(each.value.rounds)}/{each.value.total}", str(len(each.value.entrants)))
            for each in Evenings(store).newest(MOST)
        ]  # fmt: skip
    show(terminal, ("title", "day", "game", "kind", "rounds", "names"), rows, as_csv)


def show(
    terminal: Terminal, headers: Sequence[str], rows: Sequence[Sequence[str]], as_csv: bool
) -> None:
    """Rows for people, or for programs."""
    if as_csv:
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(headers)
        writer.writerows([[plain(cell) for cell in row] for row in rows])
        sys.stdout.write(printable(text.getvalue()))
        return
    from rich import box
    from rich.table import Table as Grid
    from rich.text import Text

    if not rows:
        terminal.say(terminal.words("club-nothing"))
        return
    grid = Grid(box=box.SIMPLE_HEAD)
    for header in headers:
        grid.add_column(terminal.words(f"club-head-{header}"))
    for row in rows:
        grid.add_row(*(Text(printable(cell)) for cell in row))
    terminal.say(grid)


def plain(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell[:1] in ("=", "+", "-", "@") else cell
