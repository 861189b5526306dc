"""A club's door and its people: guessed words, borrowed cookies, forged results."""

from pathlib import Path

from plansza.web.common.security import LIMITS, Buckets, Limiter
from tests.web.club.conftest import SECRET, NewPlayer, club, config, guest
from tests.web.club.helper import cookie, joined, page, post
from tests.web.helper import Player, running

__all__ = ["club", "guest"]
GUESSES = int(LIMITS["guess"][0])


def test_nobody_guesses_the_passphrase(tmp_path: Path) -> None:
    """A few tries, then one in a while; whoever knows it is not kept out by that of others."""
    text = f'[club]\nname = "Bobry"\npassphrase = "{SECRET}"\n'
    with running(tmp_path, configuration=config(tmp_path, text), rate=1.0) as server:
        thief = Player(server)
        said = [thief.http.post("/api/enter", json={"passphrase": f"guess {n}"}).status_code
                for n in range(GUESSES + 3)]  # fmt: skip
        assert said[:GUESSES] == GUESSES * [403]
        assert set(said[GUESSES:]) == {429}
        told = thief.http.post("/api/enter", json={"passphrase": SECRET})
        assert (told.status_code, told.json()["code"]) == (429, "too-many-guesses")
        assert int(told.headers["retry-after"]) > 1
        thief.close()


def test_a_whole_class_comes_in_from_one_address(tmp_path: Path) -> None:
    text = f'[club]\nname = "Bobry"\npassphrase = "{SECRET}"\n'
    with running(tmp_path, configuration=config(tmp_path, text), rate=1.0) as server:
        for _ in range(3 * GUESSES):
            pupil = Player(server)
            assert pupil.http.post("/api/enter", json={"passphrase": SECRET}).status_code == 200
            pupil.close()


def test_what_is_given_back_is_no_present() -> None:
    """Who knows one right word does not earn guesses by saying it."""
    limiter = Limiter(1.0, Buckets())
    for _ in range(100):
        limiter.give_back("192.0.2.1", "guess")
    passed = [not limiter.wait("192.0.2.1", "guess", 1e9) for _ in range(3 * GUESSES)]
    assert sum(passed) == GUESSES


def test_nobody_guesses_a_phrase(tmp_path: Path) -> None:
    with running(
        tmp_path, configuration=config(tmp_path, '[club]\nname = "B"\n'), rate=1.0
    ) as server:
        ania, thief = Player(server), Player(server)
        joined(ania, "Ania")
        said = [post(thief, "sign-in", name="Ania", phrase=f"guess {n}").status_code
                for n in range(GUESSES + 3)]  # fmt: skip
        assert said == GUESSES * [403] + 3 * [429]
        ania.close()
        thief.close()


def test_a_badge_is_worth_nothing_in_another_browser(guest: NewPlayer) -> None:
    wanda, thief = guest(), guest()
    joined(wanda, "Wanda")
    thief.http.get("/")  # a browser of its own
    name = cookie(wanda, "-me")
    value = wanda.http.cookies[name]
    id, generation, signature = value.split(".")
    for forged in (value, f"{id}.{generation}.", f"{id}.9.{signature}", "..", "x", "x.0.x"):
        answer = thief.http.post(
            "/api/club/rename",
            json={"name": "Thief"},
            headers={"cookie": cookies(thief, name, forged)},
        )
        assert answer.json()["code"] == "not-signed-in", forged


def cookies(who: Player, name: str, value: str) -> str:
    """The cookies of a browser, and one more."""
    mine = [f"{each}={known}" for each, known in who.http.cookies.items() if each != name]
    return "; ".join([*mine, f"{name}={value}"])


def test_nobody_writes_a_player_into_his_seat(guest: NewPlayer) -> None:
    """Who somebody is comes from his cookie, never from what he sends."""
    joined(guest(), "Xenia")
    thief = guest()
    for more in ({"member": "Xenia"}, {"invited": True}):
        answer = thief.http.post("/api/tables", json={"game": "spor", "name": "A", **more})
        assert answer.status_code == 422
        thief.open()
        answer = thief.ask("sit", seat=0, name="A", **more)
        assert answer.status_code == 422, answer.text


def test_results_are_made_at_tables_alone(guest: NewPlayer) -> None:
    """No door takes a result but an organiser's own."""
    yan, other = guest(), guest()
    joined(yan, "Yan")
    for path in ("results", "ratings", "games", "ledger"):
        assert post(yan, path, table="x", won=1).status_code in (404, 405)
    made = post(yan, "evenings", title="E", kind="swiss", game="spor", rounds=1,
                names=["Yan", "Zed"])  # fmt: skip
    id = made.json()["id"]
    assert post(yan, f"evenings/{id}/next", seen=0).status_code == 200
    forged = {"round": 0, "place": 0, "points": [1.0, 0.0]}
    for key in ("", "0" * 24):
        answer = other.http.post(
            f"/api/club/evenings/{id}/result", params={"organiser": key}, json=forged
        )
        assert answer.json()["code"] == "not-the-maker"
    for points in ([2.0, 0.0], [-1.0, 0.0], [float(10**9), 0.0]):
        answer = post(yan, f"evenings/{id}/result", round=0, place=0, points=points)
        assert answer.status_code == 422


def test_names_and_titles_run_nothing(guest: NewPlayer) -> None:
    evil = "<script>alert(1)</script>"
    who = guest()
    joined(who, evil)
    id = post(who, "evenings", title=evil, kind="swiss", game="spor", names=[evil, "B"]).json()[
        "id"
    ]
    for path in ("/club", "/club/me", f"/club/evenings/{id}", "/club/evenings"):
        assert evil not in page(who, path)
