"""Players: a name of one's own, known again by a few words; guests as ever."""

from pathlib import Path

import pytest

from plansza.club.phrases import LENGTH, fits, hash_phrase, new_phrase, new_salt, plain, words_of
from tests.web.club.conftest import NewPlayer, config
from tests.web.club.helper import cookie, joined, page, post, shows
from tests.web.helper import Player, Server, running


def test_a_phrase_is_drawn_from_many_words() -> None:
    for language in ("pl", "en"):
        known = words_of(language)
        assert len({plain(word) for word in known}) == 256
        phrase = new_phrase(language)
        assert len(phrase.split()) == LENGTH
        assert set(phrase.split()) <= set(known)
    assert len({new_phrase("pl") for _ in range(50)}) == 50


def test_a_phrase_is_known_however_it_is_typed() -> None:
    salt = new_salt()
    kept = hash_phrase("żagiel mrówka łyżka osioł wiśnia tęcza", salt)
    for typed in (
        "Zagiel, MROWKA lyzka-osiol\n wisnia  tecza",
        "żagiel mrówka łyżka osioł wiśnia tęcza",
    ):
        assert fits(typed, salt, kept)
    assert not fits("zagiel mrowka lyzka osiol wisnia", salt, kept)
    assert not fits("", salt, kept)
    assert not fits("żagiel mrówka łyżka osioł wiśnia tęcza", "", "")


def test_a_player_is_known_on_every_device(guest: NewPlayer) -> None:
    laptop, phone = guest(), guest()
    me = joined(laptop, "Basia")
    assert me["name"] in page(laptop, "/club/me")
    answer = post(phone, "sign-in", name="basia", phrase=me["phrase"].upper())
    assert answer.status_code == 200, answer.text
    assert answer.json() == {"id": me["id"], "name": "Basia", "phrase": ""}
    phone.open()
    assert (
        post(phone, "sign-in", name="Basia", phrase="acorn " * 6).json()["code"] == "wrong-phrase"
    )
    assert (
        post(phone, "sign-in", name="Nobody", phrase=me["phrase"]).json()["code"] == "wrong-phrase"
    )


def test_nobody_else_sits_under_the_name(guest: NewPlayer) -> None:
    cezary, thief = guest(), guest()
    joined(cezary, "Cezary")
    for name in ("Cezary", "cezary", "Сеzаrу", "C e z a r y"):
        answer = thief.http.post("/api/tables", json={"game": "spor", "name": name})
        assert answer.json()["code"] in ("player-name-taken", "name-mixed"), answer.text
    thief.open(name="Somebody")
    thief.refused(409, "player-name-taken", "bot", seat=1, name="Cezary", level="random")
    other = guest(thief.table)
    other.refused(409, "player-name-taken", "sit", seat=1, name="CEZARY")
    cezary.table = thief.table
    cezary.do("sit", seat=1, name="whatever stands here")
    assert [seat["name"] for seat in thief.now()["seats"]] == ["Somebody", "Cezary"]
    assert joined_code(thief, "cezary") == "player-name-taken"
    for bad in ("", "Bot", "\u200b", "x" * 60, "Сeзарy"):
        assert joined_code(thief, bad) != "", bad


def joined_code(who: Player, name: str) -> str:
    return str(post(who, "players", name=name).json().get("code", ""))


def test_a_second_seat_of_a_device_is_somebody_else(guest: NewPlayer) -> None:
    dorota = guest()
    joined(dorota, "Dorota")
    dorota.open(name="x", options={"attacker": "1"})
    dorota.do("sit", seat=1, name="Grandma")
    assert [seat["name"] for seat in dorota.now()["seats"]] == ["Dorota", "Grandma"]


def test_another_name(guest: NewPlayer) -> None:
    ewa, other = guest(), guest()
    me = joined(ewa, "Ewa")
    assert post(ewa, "rename", name="EWA").json()["name"] == "EWA"  # looks the same: it is hers
    assert post(ewa, "rename", name="Ewunia").json()["name"] == "Ewunia"
    joined(other, "Ewa")  # it is free
    assert post(other, "rename", name="ewunia").json()["code"] == "player-name-taken"
    assert post(guest(), "sign-in", name="Ewunia", phrase=me["phrase"]).status_code == 200


def test_signing_out(guest: NewPlayer) -> None:
    laptop, phone = guest(), guest()
    me = joined(laptop, "Filip")
    post(phone, "sign-in", name="Filip", phrase=me["phrase"])
    assert post(laptop, "sign-out").json() == {"signed_out": True}
    assert post(laptop, "rename", name="Filipek").json()["code"] == "not-signed-in"
    post(laptop, "sign-in", name="Filip", phrase=me["phrase"])
    stolen = phone.http.cookies[cookie(phone, "-me")]
    post(laptop, "sign-out", everywhere=True)
    phone.http.cookies.set(cookie(phone, "-me"), stolen, domain="127.0.0.1")
    assert post(phone, "rename", name="Filipek").json()["code"] == "not-signed-in"
    assert post(phone, "sign-in", name="Filip", phrase=me["phrase"]).status_code == 200


def test_a_new_phrase_ends_the_old_one(guest: NewPlayer) -> None:
    gosia = guest()
    me = joined(gosia, "Gosia")
    new = post(gosia, "phrase").json()["phrase"]
    assert post(guest(), "sign-in", name="Gosia", phrase=me["phrase"]).status_code == 403
    assert post(guest(), "sign-in", name="Gosia", phrase=new).status_code == 200


def test_whoever_goes_leaves_his_games(guest: NewPlayer) -> None:
    hania, igor = guest(), guest()
    me, other = joined(hania, "Hania"), joined(igor, "Igor")
    igor.table = hania.open(name="-", options={"attacker": "1"})
    igor.do("sit", seat=1, name="-")
    igor.do("resign")
    shows(igor, f"/club/players/{me['id']}", "Igor")
    assert post(hania, "delete", name="hania").json()["code"] == "other-name"
    assert post(hania, "delete", name="Hania").status_code == 200
    assert hania.http.get(f"/club/players/{me['id']}").status_code == 404
    his = page(igor, f"/club/players/{other['id']}")
    assert "former player" in his
    assert "Hania" not in his
    assert "Hania" not in page(igor, "/club")
    joined(guest(), "Hania")


def test_seats_are_taken_up_on_another_device(guest: NewPlayer) -> None:
    laptop, phone, other = guest(), guest(), guest()
    me = joined(laptop, "Jola")
    other.table = laptop.open(name="-", options={"attacker": "1"})
    other.do("sit", seat=1, name="Guest of hers")
    assert post(other, "take", table=other.table).json()["code"] == "not-signed-in"
    post(phone, "sign-in", name="Jola", phrase=me["phrase"])
    shows(phone, "/club/me", f"/t/{laptop.table}")
    assert post(phone, "take", table=laptop.table).status_code == 200
    phone.table = laptop.table
    assert phone.now()["your_seat"] == 0
    phone.play()
    stranger = guest()
    joined(stranger, "Kasia")
    assert post(stranger, "take", table=laptop.table).json()["code"] == "not-seated"


def test_a_club_of_players_only(tmp_path: Path) -> None:
    text = '[club]\nname = "Bobry"\nguests = false\nlisted = false\n'
    with running(tmp_path, configuration=config(tmp_path, text)) as server:
        player, passer_by = Player(server), Player(server)
        me = joined(player, "Ania")
        answer = passer_by.http.post("/api/tables", json={"game": "spor", "name": "Guest"})
        assert (answer.status_code, answer.json()["code"]) == (403, "members-only")
        passer_by.table = player.open(name="-")
        passer_by.refused(403, "members-only", "sit", seat=1, name="Guest")
        assert "Ania" not in page(passer_by, "/club")
        assert passer_by.http.get(f"/club/players/{me['id']}").status_code == 404
        assert player.http.get(f"/club/players/{me['id']}").status_code == 200
        player.close()
        passer_by.close()


def test_without_players_nobody_registers(tmp_path: Path) -> None:
    text = '[club]\nname = "Bobry"\nplayers = false\n'
    with running(tmp_path, configuration=config(tmp_path, text)) as server:
        who = Player(server)
        assert post(who, "players", name="Ania").status_code == 404
        assert who.http.get("/club/me").status_code == 404
        assert "Bobry" in page(who, "/club")
        who.close()


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_page_is_there_in_both_languages(guest: NewPlayer, language: str) -> None:
    ola, passer_by = guest(), guest()
    me = joined(ola, f"Ola {language}")
    for who in (ola, passer_by):
        for path in ("/club", "/club/me", f"/club/players/{me['id']}"):
            assert "Bobry" in page(who, path, language)


def test_a_restart_forgets_nobody(tmp_path: Path) -> None:
    with running(tmp_path, configuration=config(tmp_path, '[club]\nname = "Bobry"\n')) as server:
        first, second = Player(server), Player(server)
        me = joined(first, "Ania")
        joined(second, "Olek")
        second.table = first.open(name="-", options={"attacker": "1"})
        second.do("sit", seat=1, name="-")
        second.do("resign")
        server.stop()  # perhaps before the result was written
        server.start()
        assert "Ania" in shows(first, f"/club/players/{me['id']}", "Olek")
        first.close()
        second.close()


def test_two_processes_agree(tmp_path: Path) -> None:
    text = '[club]\nname = "Bobry"\n'
    with running(tmp_path, configuration=config(tmp_path, text), processes=2, workers=0) as server:
        first, second = Player(server), Player(server)
        me = joined(first, "Ania")
        joined(second, "Olek")
        for _ in range(3):
            second.table = first.open(name="-", options={"attacker": "1"})
            second.do("sit", seat=1, name="-")
            second.do("resign")
        shows(first, f"/club/players/{me['id']}", "3 games are over")
        for _ in range(6):  # whichever process answers
            assert "3 games are over" in page(Player(server), f"/club/players/{me['id']}")
        first.close()
        second.close()


def test_the_server_of_a_club_knows_its_people(club: Server) -> None:
    who = Player(club)
    assert who.http.get("/club/players/nobody").status_code == 404
    who.close()
