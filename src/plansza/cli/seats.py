"""`plansza seats`: end all cookies of seats, give one seat back; and the key that signs them."""

import asyncio
import os
import stat
from pathlib import Path
from typing import TYPE_CHECKING

from plansza.cli.arguments import seat_of
from plansza.cli.terminal import Complaint, Terminal

if TYPE_CHECKING:
    from plansza.store import Store
    from plansza.table.table import Table

KEY_VARIABLE = "PLANSZA_KEY"
MOST_KEY = 10_000  # bytes; what is longer is another file
YES = ("y", "yes", "t", "tak")


def run_revoke(terminal: Terminal, database: str | None, sure: bool) -> None:
    """End all cookies and links of seats, after asking."""
    words = terminal.words
    with known_store(terminal, database) as store:
        if not sure and not confirmed(terminal, words("revoke-ask", store=store.name)):
            terminal.say(words("revoke-kept"))
            return
        from plansza.web.keys import revoke_seats

        revoke_seats(store)
    terminal.say(words("revoke-done"))


def run_link(
    terminal: Terminal, address: str, seat: str, database: str | None, key_file: str | None
) -> None:
    """A link that gives a seat to whoever opens it first: for a player who lost his."""
    words = terminal.words
    given = key_of(terminal, key_file)
    from plansza.web.common.seats import LINK_SECONDS
    from plansza.web.keys import KEY_SETTING, Keyring

    place, _, table_id = address.partition("?")[0].rpartition("/t/")
    with known_store(terminal, database) as store:
        table = table_of(store, table_id)
        if given is None and store.setting(KEY_SETTING) is None:
            raise Complaint(words("error-key-elsewhere", variable=KEY_VARIABLE))
        number = seat_of(words, seat, len(table.seats))
        if not table.seats[number].holder:
            raise Complaint(words("error-seat-not-held", seat=seat))
        token = Keyring(store, given).keys.write_link(table, number)
    terminal.say(words("seat-link", minutes=LINK_SECONDS // 60))
    terminal.out.print(f"{place}/t/{table.id}?seat={token}", soft_wrap=True)


def table_of(store: "Store", table_id: str) -> "Table":
    """A table as it stands."""
    from plansza.table.tables import Tables

    return asyncio.run(Tables(store).table(table_id))


def known_store(terminal: Terminal, database: str | None) -> "Store":
    """A database that exists: a slip of the pen must not make a new one and call it done."""
    from plansza.store import open_store
    from plansza.store.database import file_of, parse

    path = file_of(parse(database))
    if path is not None and not path.is_file():
        raise Complaint(terminal.words("error-no-database", path=str(path)))
    return open_store(database)


def confirmed(terminal: Terminal, question: str) -> bool:
    """Whether whoever sits there really wants it; silence does not."""
    terminal.say(question)
    try:
        return terminal.out.input("> ").strip().casefold() in YES
    except EOFError:
        return False


# -- the key ------------------------------------------------------------------------------------


def key_of(terminal: Terminal, path: str | None) -> str | None:
    """The key that was given, by a file or by the environment; None if the database has it."""
    from plansza.web.keys import SHORTEST

    # Taken out of the environment, for the processes that we start need not know it.
    told = os.environ.pop(KEY_VARIABLE, None)
    if path is None and told is None:
        return None
    if path is not None and told is not None:
        raise Complaint(terminal.words("error-key-twice", variable=KEY_VARIABLE))
    key = (told if path is None else read_key(terminal, path)) or ""
    if len(key.strip()) < SHORTEST:
        place = path or KEY_VARIABLE
        raise Complaint(terminal.words("error-key-short", place=place, least=str(SHORTEST)))
    return key.strip()


def read_key(terminal: Terminal, path: str) -> str:
    """The key in a file, with a word on others who can read it, too."""
    try:
        with Path(path).open("rb") as file:
            mode = os.fstat(file.fileno()).st_mode
            key = file.read(MOST_KEY).decode("utf-8-sig")
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Complaint(terminal.words("error-key-file", path=path, why=why)) from None
    if os.name == "posix" and mode & (stat.S_IRWXG | stat.S_IRWXO):
        terminal.err.print(terminal.words("key-file-open", path=path))
    return key
