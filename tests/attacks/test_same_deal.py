"""What one table of a deal could tell another: hands, moves, seeds, by whatever door."""

import re
from pathlib import Path

import pytest

from plansza.web.app import make_app
from plansza.web.configuration import read_configuration
from plansza.web.settings import ServerSettings
from tests.web.club.conftest import NewPlayer, club, config, guest
from tests.web.club.helper import joined, page, play_out, post, shows
from tests.web.helper import Data, Player, browser

__all__ = ["club", "guest"]

# What anybody may ask before the game, and its players while the deal is played.
BEFORE = {"/api/tables/{table_id:str}", "/api/tables/{table_id:str}/pulse", "/t/{table_id:str}",
          "/t/{table_id:str}/qr.svg"}  # fmt: skip


def opened(who: Player, **more: object) -> Data:
    """Two tables of one deal, on which the first seat attacks."""
    wish = {"game": "spor", "tables": 2, "options": {"attacker": "1"}, **more}
    answer = post(who, "deals", **wish)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def at(who: Player, table: str) -> Player:
    """The same browser at a table."""
    who.table = table
    return who


@pytest.fixture
def four(guest: NewPlayer) -> tuple[Data, list[Player]]:
    """Four who play one deal at two tables; the first opened it."""
    people = [guest() for _ in range(4)]
    deal = opened(people[0])
    for place, who in enumerate(people):
        at(who, deal["tables"][place // 2]).do("sit", seat=place % 2, name=f"Nr {place}")
    return deal, people


def addresses(folder: Path) -> list[tuple[str, str]]:
    """All that can be read of a table."""
    settings = ServerSettings(
        configuration=read_configuration(Path(config(folder, '[club]\nname = "B"\n')))
    )
    app = make_app(settings)
    return sorted(
        (method, route.path)
        for route in app.routes
        for method in getattr(route, "methods", ())
        if "{table_id:str}" in route.path
        and method in ("GET", "POST")
        # Links to stop messages are for whoever has one, and tell nothing of a table.
        and not route.path.startswith("/notices/stop/")
    )


def test_a_stranger_sees_nothing_by_any_route(
    four: tuple[Data, list[Player]], guest: NewPlayer, tmp_path: Path
) -> None:
    """Somebody who looks on at the other table could tell his friends."""
    deal, people = four
    stranger, tested = guest(), 0
    for who in (stranger, people[2]):  # nor do those of the other table
        for method, path in addresses(tmp_path):
            address = path.replace("{table_id:str}", deal["tables"][0])
            address = re.sub(r"\{\w+:int\}", "1", address)
            body: Data = {"kind": "resign"} if path.endswith("commands") else {}
            if path.endswith("/answer"):
                body = {"yes": True}
            answer = who.http.request(method, address, json=body if method == "POST" else None)
            assert answer.status_code in (401, 403), (method, path, answer.text)
            tested += 1
    assert tested > 30
    for strange in ("/api//tables/{}/stream", "/api/tables/{}//log/", "//t//{}//replay"):
        path = strange.format(deal["tables"][0]).replace("//t", "/t", 1)
        assert stranger.http.get(path).status_code in (403, 404), path


def test_a_finished_table_keeps_its_seed_and_moves(four: tuple[Data, list[Player]]) -> None:
    deal, people = four
    play_out(*people[:2])
    for who in people[:2]:
        state = who.state()
        assert (state["now"]["status"], state["seed"], state["record"]) == ("over", None, None)
        for path in ("record", "moments", "moments/3", "review", "checks"):
            answer = who.http.get(f"/api/tables/{who.table}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (403, "deal-sealed"), path
        assert who.http.get(f"/t/{who.table}/replay").status_code == 403
        assert who.http.post(f"/api/tables/{who.table}/review", json={}).status_code == 403
        mine = who.state()["now"]["your_seat"]
        for query in (f"seat={1 - mine}", f"seat={mine}&seat={1 - mine}"):
            for path in ("about?thing=x&", "log?", "stream?", "?"):
                answer = who.http.get(f"/api/tables/{who.table}/{path}{query}")
                assert answer.status_code == 403, (path, query)
    told = page(people[0], deal["address"])
    assert "won" not in re.sub(r"<[^>]+>", " ", told).split()
    play_out(*people[2:])
    shows(people[0], deal["address"], "duplicate bridge")
    states = [who.state() for who in (people[0], people[2])]
    assert states[0]["seed"] == states[1]["seed"] is not None
    assert {state["commitment"] for state in states} == {deal["commitment"]}
    assert people[3].http.get(f"/api/tables/{people[0].table}/record").status_code == 200


def test_nobody_plays_a_deal_twice(guest: NewPlayer) -> None:
    ania, phone, other = guest(), guest(), guest()
    deal = opened(ania, tables=3)
    first, second, third = deal["tables"]
    at(ania, first).do("sit", seat=0, name="Ania")
    at(ania, second).refused(409, "one-table", "sit", seat=0, name="Ania again")
    at(ania, first).do("leave")  # it has not begun
    at(ania, second).do("sit", seat=0, name="Ania")
    at(ania, first).refused(409, "one-table", "sit", seat=0, name="Ania again")
    me = joined(other, "Lena")
    at(other, second).do("sit", seat=1, name="-")
    assert post(phone, "sign-in", name="Lena", phrase=me["phrase"]).status_code == 200
    at(phone, third).refused(409, "one-table", "sit", seat=0, name="-")
    play_out(at(ania, second), other)
    at(ania, third).refused(409, "one-table", "sit", seat=0, name="Ania again")


def test_no_luck_is_added(guest: NewPlayer) -> None:
    """Or it would not be the same deal."""
    ania, olek = guest(), guest()
    deal = opened(ania)
    at(ania, deal["tables"][0]).do("sit", seat=0, name="Ania", entropy="ab" * 32)
    at(olek, deal["tables"][0]).do("sit", seat=1, name="Olek", entropy="cd" * 32)
    assert (ania.state()["shares"], ania.now()["status"]) == ([], "running")


def test_who_looked_on_before_is_sent_away(guest: NewPlayer) -> None:
    """A stream from before the game would go on into it."""
    ania, olek, early = guest(), guest(), guest()
    deal = opened(ania)
    for who in (ania, olek, early):
        at(who, deal["tables"][0])
    assert early.http.get(f"/api/tables/{early.table}/stream").status_code == 403
    early.do("sit", seat=1, name="Early")
    stream = early.stream()
    early.do("leave")
    ania.do("sit", seat=0, name="Ania")
    olek.do("sit", seat=1, name="Olek")
    assert stream.ended.wait(10)
    assert early.http.get(f"/api/tables/{early.table}").status_code == 403
    assert ania.now()["status"] == "running"


def test_closing_ends_what_goes_on(four: tuple[Data, list[Player]], guest: NewPlayer) -> None:
    """Its maker alone; what was going on then has no result, and nobody sits down any more."""
    deal, people = four
    play_out(*people[:2])
    assert post(people[1], f"deals/{deal['id']}/close").json()["code"] == "not-the-maker"
    assert post(people[0], f"deals/{deal['id']}/close").json() == {"closed": True}
    assert at(people[2], deal["tables"][1]).now()["status"] == "over"
    assert people[2].http.get(f"/api/tables/{people[0].table}/record").status_code == 200
    late = guest()
    other = opened(people[0])
    post(people[0], f"deals/{other['id']}/close")
    at(late, other["tables"][0]).refused(409, "deal-over", "sit", seat=0, name="Late")


def test_a_rematch_is_another_deal(four: tuple[Data, list[Player]], guest: NewPlayer) -> None:
    _, people = four
    people[0].do("resign")
    people[0].do("offer", what="rematch")
    people[1].do("answer", yes=True)
    again = people[0].now()["next_table"]
    with browser(base_url=people[0].http.base_url) as stranger:
        assert stranger.get(f"/api/tables/{again}").status_code == 200
    commitments = {at(people[0], each).state()["commitment"] for each in (people[0].table, again)}
    assert len(commitments) == 2


def test_pairs_play_both_sides(guest: NewPlayer) -> None:
    people = [guest() for _ in range(4)]
    deal = opened(people[0], pairs=True)
    for place, who in enumerate(people):
        at(who, deal["tables"][place // 2]).do("sit", seat=place % 2, name=f"Nr {place}")
    people[1].do("resign")  # pair A wins here
    people[2].do("resign")  # which is of pair B, at the second table
    told = shows(people[0], deal["address"], "won: 2 of 2")
    assert told.index("Pair A") < told.index("won: 2 of 2") < told.index("won: 0 of 2")
    assert (
        post(people[0], "deals", game="spor", tables=3, pairs=True).json()["code"] == "pairs-of-two"
    )
