"""Tables without end by resigning and playing again: that is opening tables, too."""

from pathlib import Path

import httpx

from tests.attacks.places import at
from tests.web.helper import Player, Stream, running

RATE = 0.1  # of the usual generosity:
BURST, AGAIN = 2, 20  # tables at once, and seconds until there may be another


def is_refused(answer: httpx.Response) -> None:
    assert answer.status_code == 429, answer.text
    assert answer.json()["code"] == "too-many-tables"
    seconds = answer.json()["facts"]["seconds"]
    assert 1 <= seconds <= AGAIN
    assert answer.headers["retry-after"] == str(seconds)
    assert "table after table" in answer.json()["message"]


def plays_again(who: Player) -> httpx.Response:
    """Give up and ask for another game; the bot always wants one."""
    news = who.stream()  # whoever asks again and again is refused, too
    who.do("resign")
    answer = who.ask("offer", what="rematch")
    if answer.status_code == 200:
        who.table = next_table(news)
    return answer


def next_table(news: Stream) -> str:
    """The table of the rematch, when the bot has said yes."""
    found = ""
    while not found:
        found = (news.next()["now"] or {}).get("next_table") or ""
    return found


def test_rematches_with_a_bot_count_as_new_tables(tmp_path: Path) -> None:
    with running(tmp_path, rate=RATE) as server, at(server, "127.0.0.2") as ania:
        ania.open(name="Ania", options={"attacker": "1"}, bots=[{"seat": 1, "level": "random"}])
        again = [plays_again(ania) for _ in range(BURST)]
        assert [each.status_code for each in again[:-1]] == (BURST - 1) * [200]
        is_refused(again[-1])
        assert not ania.now()["next_table"]
        assert ania.now()["offer"] is None
        with at(server, "127.0.0.3") as other:
            other.open(name="Olek")  # whom it does not concern


def test_whoever_completes_a_rematch_opens_it(tmp_path: Path) -> None:
    """Where he may not, the question stays open, and he is told when he may."""
    with (
        running(tmp_path, rate=RATE) as server,
        at(server, "127.0.0.2") as ania,
        at(server, "127.0.0.3") as olek,
    ):
        table = ania.open(name="Ania")
        for _ in range(BURST):
            olek.open()
        olek.table = table
        olek.do("sit", seat=1, name="Olek")
        olek.do("resign")
        ania.do("offer", what="rematch")
        is_refused(olek.ask("answer", yes=True))
        assert ania.now()["offer"]["what"] == "rematch"
        assert not ania.now()["next_table"]
        olek.do("answer", yes=False)  # no is always allowed
        olek.do("offer", what="rematch")  # and so is asking: whoever says yes opens it
        ania.do("answer", yes=True)
        assert ania.now()["next_table"]
