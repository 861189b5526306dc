"""`plansza copy`: a whole database into another of either kind; so a server outgrows SQLite."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from plansza.cli.care.backup import alone, bar, known_database, opened_database, tell
from plansza.cli.terminal import Complaint, Terminal
from plansza.store.backup import rows_in
from plansza.store.database import file_of, parse
from plansza.store.entries import StoreUnavailable
from plansza.store.served import serving
from plansza.store.transfer import copy_all, has_tables


def run_copy(terminal: Terminal, source: str, target: str, force: bool) -> None:
    """Put all of a database into one that is empty, or in place of what is there."""
    words = terminal.words
    if same(source, target):
        raise Complaint(words("error-copy-same"))
    with known_database(terminal, source) as old, kept_still(source) as still:
        total = rows_in(old)  # and whether it can be copied at all, before the target is touched
        with alone(terminal, target), opened_database(target) as new:
            with new.snapshot() as connection:
                taken = has_tables(connection)
            if taken and not force:
                raise Complaint(words("error-restore-full", store=new.name))
            with old.snapshot() as rows, bar(terminal, total) as progress:
                tally = copy_all(rows, new, progress)
            terminal.say(words("copy-done", source=old.name, target=new.name))
    tell(terminal, tally)
    if not still:
        terminal.say(words("copy-served", source=old.name), style="yellow")


@contextmanager
def kept_still(url: str) -> Iterator[bool]:
    """Let no server begin to use it meanwhile; False if one does already."""
    with ExitStack() as held:
        still = True
        try:
            held.enter_context(serving(url, shared=False))
        except StoreUnavailable as error:
            if error.code != "store-served":
                raise
            still = False
        yield still


def same(source: str, target: str) -> bool:
    """Whether both addresses are plainly those of one database."""
    here, there = parse(source), parse(target)
    paths = file_of(here), file_of(there)
    if None not in paths:
        return len({path.resolve() for path in paths if path is not None}) == 1
    return here == there
