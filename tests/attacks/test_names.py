"""Names that nobody sees, names that look like another's, lines that are turned round."""

import pytest

from tests.web.conftest import NewPlayer
from tests.web.helper import Player

INVISIBLE = (
    "\u3164",
    "\u2800",
    "\u200b\u200d",
    "\U000e0041",
    "\ufe0f",
    "\u202e",
    "\ue000",
    "\u0301",
)
LIKE_ANIA = ("ania", "Аniа", "Ａｎｉａ", "An\u200bia", "Ańia", "𝐀nia", "Ania.", "A n i a")


def guest(player: NewPlayer, name: str = "Ania", **more: object) -> tuple[Player, Player]:
    """A host, and somebody who looks for a seat at his table."""
    host, other = player(), player()
    other.table = host.open(game="podprad", seats=3, name=name, **more)
    return host, other


def test_nobody_is_invisible(player: NewPlayer) -> None:
    host, other = guest(player)
    for name in INVISIBLE:
        other.refused(422, "name-length", "sit", seat=1, name=name)
        host.refused(422, "name-length", "bot", seat=1, name=name)
        answer = other.http.post("/api/tables", json={"game": "spor", "name": name})
        assert (answer.status_code, answer.json()["code"]) == (422, "name-length")


@pytest.mark.parametrize("name", LIKE_ANIA)
def test_nobody_looks_like_another(player: NewPlayer, name: str) -> None:
    host, other = guest(player)
    for who, kind in ((other, "sit"), (host, "bot")):
        answer = who.ask(kind, seat=1, name=name)
        assert answer.json()["code"] in ("name-alike", "name-mixed"), answer.text
    assert [seat["name"] for seat in host.now()["seats"]] == ["Ania", "", ""]


def test_one_stroke_is_not_another_name(player: NewPlayer) -> None:
    _, other = guest(player, "Olek")
    for name in ("0lek", "oIek", "O1ek", "Оlеk", "ΟLΕΚ"):
        assert other.ask("sit", seat=1, name=name).status_code in (409, 422), name
    other.do("sit", seat=1, name="Aleks")


def test_nobody_passes_for_a_bot(player: NewPlayer) -> None:
    host, other = guest(player, "Ania", bots=[{"seat": 1, "level": "random"}])
    bot = host.now()["seats"][1]["name"]
    other.refused(409, "name-alike", "sit", seat=2, name=bot.upper())
    for name in ("Bot", "B0t", "Mistrz", "master", "Łowca okazji", "bot 9"):
        other.refused(422, "name-of-bot", "sit", seat=2, name=name)


def test_bots_give_way_to_people(player: NewPlayer) -> None:
    bots = [{"seat": 1, "level": "random"}]
    host, _ = guest(player, bots=bots)
    namesake = host.now()["seats"][1]["name"]
    host, _ = guest(player, namesake, bots=bots)
    seats = [seat["name"] for seat in host.now()["seats"]]
    assert seats[0] == namesake
    assert seats[1] not in ("", namesake)


def test_names_of_people_stay_as_they_are(player: NewPlayer) -> None:
    for name in ("Zażółć Gęślą", "Jo\u0308rg", "Женя", "Νίκος", "さくら", "עֲנָת", "😀"):
        host, _ = guest(player, name)
        assert host.now()["seats"][0]["name"] == name.replace("o\u0308", "ö")
    host, _ = guest(player, "Z" + "\u0310\u0311\u0312\u0313\u0314" * 4)
    assert len(host.now()["seats"][0]["name"]) == 4


def test_nobody_turns_a_line_round_or_speaks_for_another(player: NewPlayer) -> None:
    host, _ = guest(player)
    host.do("chat", text="\u202etxet\u202c\nOlek: I resign\u2028\u0007 \u3164!")
    assert host.state()["log"][-1]["lines"] == ["Ania: txet Olek: I resign !"]
    host.refused(422, "chat-length", "chat", text="\u200b\u2800\u3164")
