"""Evenings over HTTP: four play Swiss rounds from the list of names to the standings."""

import re
from pathlib import Path

from tests.support.patience import eventually
from tests.web.club.conftest import NewPlayer, config
from tests.web.club.helper import joined, page, post, shows
from tests.web.helper import Player, running
from tests.web.refusals import LANGUAGES

NAMES = ["Zosia", "Wojtek", "Ula", "Tomek"]


def made(who: Player, **more: object) -> str:
    """An evening; its id."""
    wish = {"title": "Friday", "kind": "swiss", "game": "spor", "rounds": 2, "names": NAMES}
    answer = post(who, "evenings", **{**wish, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def tokens(organiser: Player, id: str) -> dict[str, str]:
    """The personal links, which only the organiser sees."""
    text = page(organiser, f"/club/evenings/{id}")
    return dict(re.findall(r"<li>([^:<]+): <a href=\"[^\"]+\?me=([^\"]+)\"", text))


def seated(who: Player, id: str, token: str = "") -> str:
    """Go to one's table."""
    answer = post(who, f"evenings/{id}/sit", me=token)
    assert answer.status_code == 200, answer.text
    who.table = answer.json()["address"].removeprefix("/t/")
    return who.table


def begin(who: Player, id: str, seen: int) -> None:
    answer = post(who, f"evenings/{id}/next", seen=seen)
    assert (answer.status_code, answer.json()) == (200, {"rounds": seen + 1}), answer.text


def results_of(who: Player, id: str, games: int) -> None:
    """Wait until so many games have given somebody a point."""
    point = "<strong>1</strong></span>"
    path = f"/club/evenings/{id}"
    eventually(lambda: page(who, path).count(point) == games, "the results do not come in")


def test_four_play_a_swiss_evening(guest: NewPlayer) -> None:
    """Two players of the club and two guests, two rounds; results come by themselves."""
    organiser, ula, stranger = guest(), guest(), guest()
    joined(organiser, "Zosia")
    joined(ula, "Ula")
    id = made(organiser)
    links = tokens(organiser, id)
    assert set(links) == {"Wojtek", "Tomek"}  # players need none
    assert tokens(stranger, id) == {}
    people = {"Zosia": (organiser, ""), "Ula": (ula, "")}
    people |= {name: (guest(), links[name]) for name in ("Wojtek", "Tomek")}
    for seen in (0, 1):
        assert post(stranger, f"evenings/{id}/next", seen=seen).json()["code"] == "not-the-maker"
        begin(organiser, id, seen)
        again = post(organiser, f"evenings/{id}/next", seen=seen)
        assert again.json() == {"rounds": seen + 1}  # a second click
        tables: dict[str, list[str]] = {}
        for name, (who, token) in people.items():
            tables.setdefault(seated(who, id, token), []).append(name)
        assert sorted(map(len, tables.values())) == [2, 2]
        assert post(organiser, f"evenings/{id}/next", seen=seen + 1).json()["code"] == "round-runs"
        for names in tables.values():
            seats = [seat["name"] for seat in people[names[0]][0].now()["seats"]]
            assert sorted(seats) == sorted(names)
            loser = max(names)  # the later in the alphabet resigns
            people[loser][0].do("resign")
        results_of(organiser, id, 2 * (seen + 1))
    for language in LANGUAGES:
        told = page(stranger, f"/club/evenings/{id}", language)
        assert "Buchholz" in told
    table = told[told.index("Standings") :]
    order = sorted(NAMES, key=lambda name: table.index(name))
    assert order[0] == "Tomek"  # first in the alphabet: he has won twice
    assert "The winner is" in told
    assert post(organiser, f"evenings/{id}/next", seen=2).json()["code"] == "evening-over"


def test_nobody_sits_in_a_seat_that_is_kept(guest: NewPlayer) -> None:
    organiser, thief = guest(), guest()
    id = made(organiser, names=["Henia", "Gienek"])
    begin(organiser, id, 0)
    links = tokens(organiser, id)
    henia = guest()
    table = seated(henia, id, links["Henia"])
    seat = henia.now()["your_seat"]
    thief.table = table
    for name in ("Gienek", "Thief"):
        thief.refused(403, "seat-reserved", "sit", seat=1 - seat, name=name)
    henia.refused(403, "seat-reserved", "bot", seat=1 - seat, level="random")
    number, _, signature = links["Henia"].partition(".")
    forged = [f"{1 - int(number)}.{signature}", f"{number}.", "", "x", "0.0", "99." + signature]
    for token in forged:
        answer = post(thief, f"evenings/{id}/sit", me=token)
        assert answer.json()["code"] == "not-on-the-list", token
    other = made(organiser, names=["Henia", "Gienek"])
    begin(organiser, other, 0)
    assert post(thief, f"evenings/{other}/sit", me=links["Henia"]).status_code == 403
    phone = guest()  # the same person on another device
    assert seated(phone, id, links["Henia"]) == table
    assert phone.now()["your_seat"] == seat


def test_a_player_s_place_is_opened_by_no_link(guest: NewPlayer) -> None:
    organiser, kuba, thief = guest(), guest(), guest()
    joined(kuba, "Kuba")
    id = made(organiser, names=["Kuba", "Marek"])
    begin(organiser, id, 0)
    assert set(tokens(organiser, id)) == {"Marek"}
    assert post(thief, f"evenings/{id}/sit", me="").json()["code"] == "not-on-the-list"
    assert seated(kuba, id)


def test_results_by_hand(guest: NewPlayer) -> None:
    """Only the organiser's, on whichever device; everybody reads that it was by hand."""
    organiser, stranger, phone = guest(), guest(), guest()
    id = made(organiser, kind="league", names=["Ada", "Bea", "Cela"])
    begin(organiser, id, 0)
    place = {"round": 0, "place": 0, "points": [0.5, 0.5]}
    assert post(stranger, f"evenings/{id}/result", **place).json()["code"] == "not-the-maker"
    assert post(organiser, f"evenings/{id}/result", **place).status_code == 200
    assert "entered by the organiser" in page(stranger, f"/club/evenings/{id}")
    bad = {**place, "points": [1.0]}
    assert post(organiser, f"evenings/{id}/result", **bad).json()["code"] == "bad-points"
    text = page(organiser, f"/club/evenings/{id}")
    (key,) = set(re.findall(r"\?organiser=([0-9a-f]+)", text))
    answer = phone.http.post(
        f"/api/club/evenings/{id}/next", params={"organiser": key}, json={"seen": 1}
    )
    assert answer.json() == {"rounds": 2}
    assert key not in page(stranger, f"/club/evenings/{id}")


def test_a_list_that_is_refused(guest: NewPlayer) -> None:
    organiser = guest()
    wish = {"title": "E", "kind": "swiss", "game": "spor", "names": NAMES}
    for more, code in (
        ({"names": ["Ola", "OLA"]}, "name-twice"),
        ({"names": ["Ola", "Bot"]}, "name-of-bot"),
        ({"kind": "league", "game": "podprad", "seats": 3}, "evening-duels"),
        ({"game": "podprad", "seats": 5, "names": ["Ola", "Ela"]}, "too-few-names"),
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 3}, "bad-seats"),
    ):
        assert post(organiser, "evenings", **{**wish, **more}).json()["code"] == code
    assert post(organiser, "evenings/nowhere/next", seen=0).json()["code"] == "no-such-evening"


def test_sides_are_given_out_and_not_drawn(guest: NewPlayer) -> None:
    """Spór lets luck choose who attacks; an evening settles it by seats, so that sides change."""
    organiser = guest()
    id = made(organiser, names=["Ida", "Jan"], kind="league", double=True)
    links = tokens(organiser, id)
    ida, jan = guest(), guest()
    firsts = []
    for seen in (0, 1):
        begin(organiser, id, seen)
        for name, who in (("Ida", ida), ("Jan", jan)):
            seated(who, id, links[name])
        assert ida.state()["options"]["attacker"] in ("1", "2")
        firsts.append(ida.now()["seats"][0]["name"])
        ida.do("resign")
        results_of(organiser, id, seen + 1)
    assert sorted(firsts) == ["Ida", "Jan"]


def test_the_same_deal_at_all_tables(guest: NewPlayer) -> None:
    organiser = guest()
    id = made(organiser, same_deal=True, names=["K1a", "L2b", "M3c", "N4d"])
    begin(organiser, id, 0)
    links = tokens(organiser, id)
    people = [guest() for _ in links]
    for who, token in zip(people, links.values(), strict=True):
        seated(who, id, token)
    assert len({who.state()["commitment"] for who in people}) == 1
    assert len({who.table for who in people}) == 2
    one = people[0]
    (elsewhere,) = {who.table for who in people} - {one.table}
    assert one.http.get(f"/api/tables/{elsewhere}").json()["code"] == "deal-sealed"
    one.do("resign")
    assert one.state()["seed"] is None


def test_larger_tables_play_by_score(guest: NewPlayer) -> None:
    organiser = guest()
    names = [f"Gracz {letter}" for letter in "ABCDEFG"]
    id = made(organiser, game="podprad", seats=4, names=names)
    begin(organiser, id, 0)
    text = page(organiser, f"/club/evenings/{id}")
    assert text.count('class="who"') == 2  # of four and of three
    assert len(tokens(organiser, id)) == 7


def test_an_evening_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path, configuration=config(tmp_path, '[club]\nname = "Bobry"\n')) as server:
        organiser, ada, bea = Player(server), Player(server), Player(server)
        id = made(organiser, names=["Ada", "Bea"], kind="knockout")
        links = tokens(organiser, id)
        begin(organiser, id, 0)
        server.stop()
        server.start()
        for name, who in (("Ada", ada), ("Bea", bea)):
            seated(who, id, links[name])
        ada.do("resign")
        shows(organiser, f"/club/evenings/{id}", "The winner is")
        assert "Bea" in page(organiser, f"/club/evenings/{id}").split("The winner is")[1][:80]
        for who in (organiser, ada, bea):
            who.close()
