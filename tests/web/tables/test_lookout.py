"""News that nobody told this server: an open page sees them all the same."""

import time

from plansza.store import Entry, open_store
from tests.web.helper import Player, Server
from tests.web.tables.test_play import Duel


def test_an_entry_whose_writer_died_before_it_told_anybody(server: Server, duel: Duel) -> None:
    """As another process leaves it that is killed after writing: in the log, and not a word."""
    ania, olek = duel
    streams = [ania.stream(), olek.stream(), Player(server, ania.table).stream()]
    for stream in streams:
        stream.until(3)
    with open_store(server.database) as store:
        store.append(ania.table, [Entry(4, "chat", 0, {"text": "hm"}, time.time(), 2)])
    for stream in streams:
        with stream:
            assert stream.next()["number"] == 4
    assert ania.do("chat", text="I am back")["number"] == 5
