"""Logs of before may hold names and talk that would be refused now: pages get what can be seen."""

from plansza.games import find
from plansza.store.entries import Entry, Head
from plansza.table.table import Table
from plansza.web.common.visitor import Viewer
from plansza.web.tables.narration import tell
from plansza.web.tables.pictures import spoken_names
from plansza.words import words_for


def test_what_is_shown_of_an_old_log_is_clean() -> None:
    game = find("spor")
    setup = game.setup()
    head = Head("old", "spor", game.rules_version, 2, setup.options, bytes(32), 1.0)
    entries = [
        Entry(1, "sit", 0, {"name": "\u202eainA", "holder": "x"}, 1.0, game.rules_version),
        Entry(2, "sit", 1, {"name": "\u3164", "holder": "y"}, 1.0, game.rules_version),
        Entry(3, "chat", 0, {"text": "a\u202e\nb"}, 1.0, game.rules_version),
    ]
    table = Table(game, head)
    told = tell(table, [(entry, table.apply(entry)) for entry in entries], Viewer(None, "en"))
    assert table.names() == ["\u202eainA", "\u3164"], "the log is not changed"
    assert spoken_names(table, words_for("en", game)) == ["ainA", "Player 2"]
    lines = [line for each in told for line in each.lines]
    assert [line.split(" ")[0] for line in lines] == ["ainA", "Player", "ainA:"]
    assert lines[2] == "ainA: a b"
