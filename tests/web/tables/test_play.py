"""Whole games over HTTP, as people play them."""

import re

import pytest

from plansza.core.record import read_record, replay
from plansza.games.spor import GAME
from tests.support.patience import eventually
from tests.web.conftest import NewPlayer
from tests.web.helper import Data, Player, Server

Duel = tuple[Player, Player]


def to_move(duel: Duel) -> Player:
    """Whoever has the move."""
    return duel[duel[0].now()["to_move"][0]]


def play_to_the_end(duel: Duel) -> None:
    for turn in range(400):
        now = duel[0].now()
        if now["status"] == "over":
            return
        duel[now["to_move"][0]].play(turn * 7)
    raise AssertionError("the game does not end")


def test_a_whole_game_between_two_people(duel: Duel) -> None:
    ania, olek = duel
    before = ania.state()
    assert before["record"] is None
    assert before["seed"] is None
    play_to_the_end(duel)
    for who in duel:
        state = who.state()
        assert state["now"]["outcome"]["text"] == state["log"][-1]["lines"][-1]
        assert state["now"]["choices"] == []
        assert state["commitment"] == before["commitment"]
    record = read_record(olek.state()["record"])
    assert record.seed == olek.state()["seed"]
    assert replay(GAME, record).outcome is not None
    text = ania.http.get(f"/api/tables/{ania.table}/record").text
    assert text == record.text()
    ania.refused(409, "table-over", "resign")


def test_everybody_sees_what_he_may(duel: Duel, player: NewPlayer) -> None:
    ania, olek = duel
    watcher = player(ania.table)
    states = [each.state() for each in (ania, olek, watcher)]
    assert [state["now"]["your_seat"] for state in states] == [0, 1, None]
    assert states[2]["now"]["choices"] == []
    assert states[2]["preferences"] is None
    hands = [set(re.findall(r'id="(card-[^"]+)"', state["picture"])) for state in states]
    assert len(hands[0]) == len(hands[1]) > 3
    assert hands[2] == set()
    assert not hands[0] & hands[1]
    for state in states:
        assert "digest" not in state
        assert state["record"] is None
    running = watcher.http.get(f"/api/tables/{ania.table}/record").text
    assert "seed" not in running
    assert running.endswith("moves\nend 0\n")


def test_choices_can_be_clicked(duel: Duel) -> None:
    state = to_move(duel).state(tall=1)
    ids = set(re.findall(r'\sid="([^"]+)"', state["picture"]))
    assert state["now"]["choices"]
    for choice in state["now"]["choices"]:
        assert set(choice["path"]) <= ids
        assert choice["words"]
    assert state["picture"] != to_move(duel).state()["picture"]


def test_a_double_click_is_one_move(duel: Duel) -> None:
    mover = to_move(duel)
    now = mover.now()
    click = {"move": now["choices"][0]["move"], "seen": now["number"], "key": "same"}
    first, second = mover.do("play", **click), mover.do("play", **click)
    assert first == {"number": now["number"] + 1, "repeated": False}
    assert second == {"number": now["number"] + 1, "repeated": True}
    moves = [entry for entry in mover.state()["log"] if entry["kind"] == "move"]
    assert len(moves) == 1


def test_keys_of_one_player_do_not_touch_the_others(duel: Duel, player: NewPlayer) -> None:
    ania, olek = duel
    assert ania.do("chat", text="one", key="k")["repeated"] is False
    assert olek.do("chat", text="two", key="k")["repeated"] is False
    with_bot = player()
    with_bot.open(name="Ania", options={"attacker": "2"}, bots=[])
    for number in range(2, 9):
        with_bot.do("chat", text="mine", key=f"bot-{number}-1")
    with_bot.do("bot", seat=1)
    eventually(lambda: with_bot.now()["to_move"] == [0], "the bot does not move")


def test_a_move_about_an_older_question_is_stale(duel: Duel) -> None:
    mover = to_move(duel)
    move = mover.now()["choices"][0]["move"]
    mover.refused(409, "stale", "play", move=move, seen=0)


def test_refused_moves(duel: Duel, player: NewPlayer) -> None:
    ania, olek = duel
    mover = to_move(duel)
    other = olek if mover is ania else ania
    number = mover.now()["number"]
    mover.refused(422, "bad-move", "play", move="nonsense", seen=number)
    mover.refused(422, "may-not-end", "play", move="end", seen=number)
    other.refused(422, "not-your-turn", "play", move="end", seen=number)
    player(ania.table).refused(403, "not-seated", "play", move="end", seen=number)
    ania.refused(403, "foreign-seat", "play", move="end", seat=1, seen=number)
    ania.refused(403, "foreign-seat", "chat", text="it is not me", seat=1)
    assert ania.http.get(f"/api/tables/{ania.table}", params={"seat": 1}).status_code == 403
    assert mover.now()["number"] == number


def test_seats_are_taken_once(player: NewPlayer) -> None:
    ania, olek = player(), player()
    olek.table = ania.open(name="Ania", seat=1)
    olek.refused(409, "seat-taken", "sit", seat=1, name="Olek")
    olek.refused(422, "no-such-seat", "sit", seat=7, name="Olek")
    olek.refused(422, "name-length", "sit", seat=0, name="   ")
    ania.do("leave")
    assert [seat["free"] for seat in olek.now()["seats"]] == [True, True]
    olek.do("sit", seat=1, name="Olek")
    ania.do("sit", seat=0, name="Ania")
    assert ania.now()["status"] == "running"


def test_taking_back(duel: Duel) -> None:
    ania, olek = duel
    mover = to_move(duel)
    other = olek if mover is ania else ania
    before = mover.state()
    plain = next((choice for choice in before["now"]["choices"] if ">" in choice["move"]), None)
    assert plain is not None
    mover.do("play", move=plain["move"], seen=before["now"]["number"])
    after = mover.now()
    if after["may_take_back"]:
        mover.do("takeback")
    else:
        mover.refused(422, "ask-to-take-back", "takeback")
        mover.do("offer", what="takeback")
        assert other.now()["offer"] == {
            "what": "takeback",
            "seat": mover.now()["your_seat"],
            "agreed": [mover.now()["your_seat"]],
            "asked": True,
        }
        mover.refused(409, "offer-open", "offer", what="draw")
        other.do("answer", yes=True)
    assert mover.state()["picture"] == before["picture"]
    assert mover.now()["offer"] is None


def test_offers_and_answers(duel: Duel) -> None:
    ania, olek = duel
    olek.refused(422, "no-question", "answer", yes=True)
    ania.do("offer", what="draw")
    olek.do("answer", yes=False)
    assert ania.now()["status"] == "running"
    ania.do("offer", what="draw")
    olek.do("answer", yes=True)
    assert ania.now()["outcome"]["winners"] == []
    ania.do("offer", what="rematch")
    olek.do("answer", yes=True)
    rematch = ania.now()["next_table"]
    ania.table = olek.table = rematch
    assert [each.now()["your_seat"] for each in duel] == [1, 0]
    assert ania.now()["status"] == "running"


def test_resigning(duel: Duel) -> None:
    ania, olek = duel
    olek.refused(422, "nobody-stands-in", "return")
    assert 'id="turn"' in olek.state()["picture"]
    ania.do("resign")
    assert 'id="turn"' not in olek.state()["picture"], "it is nobody's turn any more"
    assert olek.now()["outcome"]["winners"] == [1]
    assert "resigned" in olek.now()["outcome"]["text"]


def test_settings_are_private_and_confirming_works(duel: Duel, player: NewPlayer) -> None:
    mover = to_move(duel)
    path = f"/api/tables/{mover.table}/settings"
    answer = mover.http.post(path, json={"confirm": True})
    assert answer.json() == {"confirm": True, "silent": False}
    assert player(mover.table).http.post(path, json={"confirm": True}).status_code == 403
    for _ in range(10):
        now = mover.now()
        if now["your_seat"] not in now["to_move"]:
            break
        move = now["choices"][0]["move"]
        answer = mover.ask("play", move=move, seen=now["number"])
        if answer.status_code == 409:
            assert answer.json()["code"] == "confirm-first"
            mover.do("play", move=move, seen=now["number"], confirmed=True)
    mover.http.post(path, json={"confirm": False})


def test_the_list_of_open_tables(player: NewPlayer) -> None:
    ania, olek = player(), player(**{"accept-language": "pl"})
    hidden = ania.open(name="Ania")
    shown = ania.open(name="Ania", listed=True)
    found = {each["id"]: each for each in olek.http.get("/api/tables").json()["tables"]}
    assert hidden not in found
    assert found[shown]["names"] == ["Ania"]
    assert found[shown]["free"] == 1
    olek.table = shown
    olek.do("sit", seat=1, name="Olek")
    assert shown not in {each["id"] for each in olek.http.get("/api/tables").json()["tables"]}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "spor", "seats": 5}, "bad-seats"),
        ({"game": "spor", "options": {"attacker": "9"}}, "bad-choice"),
        ({"game": "spor", "options": {"seats": "2"}}, "bad-option"),
        ({"game": "spor", "bots": [{"seat": 0, "level": "genius"}]}, "unknown-bot"),
        ({"game": "spor", "bots": [{"seat": 2}]}, "no-such-seat"),
        ({"game": "spor", "name": "x" * 60}, "name-length"),
        ({"game": "spor", "clock": {"base": 0}}, "malformed"),
        ({"game": "spor", "colour": "blue"}, "malformed"),
        ({}, "malformed"),
    ],
)
def test_tables_that_cannot_be_opened(player: NewPlayer, body: Data, code: str) -> None:
    for language in ("pl", "en"):
        answer = player().http.post("/api/tables", json=body, params={"lang": language})
        assert (answer.status_code, answer.json()["code"]) == (422, code)
        assert answer.json()["message"]


def test_a_clock_that_runs_out_calls_a_bot(player: NewPlayer) -> None:
    ania = player()
    ania.open(
        name="Ania",
        options={"attacker": "1"},
        clock={"base": 1},
        bots=[{"seat": 1, "level": "random"}],
    )
    assert ania.now()["seats"][0]["ticking"]
    eventually(lambda: "stand-in" in [each["kind"] for each in ania.state()["log"]], "no bot came")
    assert ania.now()["seats"][0]["left"] == 0


def test_languages(duel: Duel, server: Server) -> None:
    ania, _ = duel
    polish = ania.state(lang="pl")
    assert polish["language"] == "pl"
    assert polish["log"][0]["lines"] == ["Zajmujesz miejsce 1."]
    assert ania.state()["log"][0]["lines"] == ["You sit down in seat 1."]
    accepted = Player(server, ania.table, **{"accept-language": "de, pl;q=0.9, en;q=0.1"})
    assert accepted.state()["log"][0]["lines"] == ["Ania zajmuje miejsce 1."]
    accepted.refused(403, "not-seated", "resign")
