"""One person who sits down twice, to play against strangers with four hands."""

from tests.web.conftest import NewPlayer


def test_one_browser_has_one_seat_where_strangers_meet(player: NewPlayer) -> None:
    ania = player()
    ania.open(game="podprad", seats=3, name="Ania", listed=True)
    answer = ania.ask("sit", seat=1, name="Nobody Else")
    assert (answer.status_code, answer.json()["code"]) == (409, "one-seat")
    assert "seat 1" in answer.json()["message"]
    ania.do("leave")
    ania.do("sit", seat=1, name="Ania")  # the way out that the refusal names
    assert ania.state()["held"] == [1]


def test_nor_by_a_link_from_another_browser_of_his(player: NewPlayer) -> None:
    ania, twin = player(), player()
    twin.table = ania.open(game="podprad", seats=3, name="Ania", listed=True)
    twin.do("sit", seat=1, name="Kasia")
    link = twin.http.post(f"/api/tables/{twin.table}/link", json={}).json()["address"]
    answer = ania.http.get(link)
    assert answer.status_code == 409
    assert ania.state()["held"] == [0]


def test_a_family_and_friends_with_a_link_share_a_device(player: NewPlayer) -> None:
    for wish in ({"listed": True, "shared_device": True}, {"listed": False}):
        ania = player()
        ania.open(game="podprad", seats=3, name="Ania", **wish)
        ania.do("sit", seat=1, name="Olek")
        assert ania.state()["held"] == [0, 1]
    found = player().http.get("/api/tables").json()["tables"]
    assert [table["shared_device"] for table in found if table["names"] == ["Ania", "Olek"]] == [
        True
    ]
