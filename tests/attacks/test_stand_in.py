"""A stand-in is no weapon: nobody is replaced over a moment's absence, nor by a bot of the
opponent's choice, and what is asked of him waits for himself."""

from collections.abc import Iterator

import pytest

from tests.support.patience import PATIENCE, eventually
from tests.web.conftest import NewPlayer
from tests.web.helper import Data, Player, Server, running

Duel = tuple[Player, Player]
GRACE = 0.4


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nobody waits long for the absent."""
    with running(tmp_path_factory.mktemp("hasty"), grace=GRACE) as found:
        yield found


@pytest.fixture
def visitors(hasty: Server) -> Iterator[NewPlayer]:
    made: list[Player] = []

    def make(table: str = "") -> Player:
        made.append(Player(hasty, table))
        return made[-1]

    yield make
    for each in made:
        each.close()


def seated(make: NewPlayer, **settings: object) -> Duel:
    """Two at a table of spor, where Ania attacks and so moves first."""
    ania, olek = make(), make()
    olek.table = ania.open(name="Ania", options={"attacker": "1"}, **settings)
    olek.do("sit", seat=1, name="Olek")
    return ania, olek


def kinds(who: Player) -> list[str]:
    return [entry["kind"] for entry in who.state()["log"]]


# -- absence --------------------------------------------------------------------------------------


def test_a_stream_that_closes_for_a_moment_costs_no_seat(duel: Duel) -> None:
    ania, olek = duel
    stream = ania.stream()
    with olek.stream():
        ania.refused(409, "player-present", "stand-in", seat=1)
    for seen in ([True, True], [True, False]):  # the server knows that he came, and is away
        while stream.presence.get(timeout=PATIENCE) != seen:
            pass
    for language, sentence in (("pl", "bota poprosisz za"), ("en", "you can call a bot in")):
        command = {"kind": "stand-in", "seat": 1}
        answer = ania.http.post(
            f"/api/tables/{ania.table}/commands", json=command, params={"lang": language}
        )
        assert (answer.status_code, answer.json()["code"]) == (409, "player-expected")
        assert sentence in answer.json()["message"]
        assert 50 < answer.json()["facts"]["seconds"] <= 60
    assert "stand-in" not in kinds(olek)


def test_a_hidden_page_is_present(duel: Duel) -> None:
    """It holds no stream, and asks how things stand instead."""
    ania, olek = duel
    with ania.stream() as stream:
        with olek.stream():
            pass
        assert olek.http.get(f"/api/tables/{olek.table}/pulse").status_code == 200
        while stream.presence.get(timeout=PATIENCE) != [True, True]:
            pass
        ania.refused(409, "player-present", "stand-in", seat=1)


def test_a_rematch_begins_with_everybody_there(duel: Duel) -> None:
    """Whose page goes to the new table first gains nothing by it."""
    ania, olek = duel
    ania.do("resign")
    ania.do("offer", what="rematch")
    olek.do("answer", yes=True)
    ania.table = ania.now()["next_table"]
    ania.refused(409, "player-expected", "stand-in", seat=0)


def test_after_his_grace_a_bot_may_be_called_and_sent_away(visitors: NewPlayer) -> None:
    ania, olek = seated(visitors)
    while ania.now()["to_move"] == [0]:
        ania.play()
    eventually(lambda: ania.ask("stand-in", seat=1).status_code == 200, "he is waited for for ever")
    eventually(lambda: ania.now()["to_move"] == [0], "the bot does not move")
    olek.refused(409, "stood-in", "play", move="end")
    olek.do("return")
    lines = {
        who: [line for entry in who.state(lang="pl")["log"] for line in entry["lines"]]
        for who in (ania, olek)
    }
    assert [line for line in lines[ania] if line.endswith("(To ruch bota.)")]
    assert [line for line in lines[olek] if line.endswith("(Tak zagrał za ciebie bot.)")]
    assert "Olek wraca do gry. Bot zagrał w tym czasie" in lines[ania][-1]
    assert "Wracasz do gry. Bot zagrał za ciebie" in lines[olek][-1]
    english = [line for entry in ania.state(lang="en")["log"] for line in entry["lines"]]
    assert [line for line in english if line.endswith("(The bot’s move.)")]


def test_a_slow_game_waits_longer(visitors: NewPlayer) -> None:
    ania, olek = seated(visitors, clock={"base": 36000})
    with olek.stream():
        pass
    eventually(lambda: not ania.now()["seats"][1]["present"], "Olek is still here")
    assert ania.now()["seats"][1]["grace"] > 3500
    ania.refused(409, "player-expected", "stand-in", seat=1)


# -- level ----------------------------------------------------------------------------------------


def test_nobody_chooses_how_badly_a_stand_in_plays(player: NewPlayer) -> None:
    ania = player()
    ania.open(name="Ania", bots=[{"seat": 1, "level": "greedy"}])
    ania.refused(422, "malformed", "stand-in", seat=0, level="random")
    ania.do("stand-in", seat=0)
    assert ania.state()["stand_in"] == ania.now()["seats"][0]["stand_in"] == "greedy"


def test_the_level_is_settled_when_a_table_is_opened(visitors: NewPlayer) -> None:
    ania, olek = seated(visitors, stand_in="novice")
    assert olek.state()["stand_in"] == "novice"
    eventually(lambda: ania.ask("stand-in", seat=1).status_code == 200, "he is waited for for ever")
    assert ania.now()["seats"][1]["stand_in"] == "novice"
    answer = ania.http.post("/api/tables", json={"game": "spor", "stand_in": "hal"})
    assert (answer.status_code, answer.json()["code"]) == (422, "unknown-bot")


def test_the_clock_and_resigning_call_the_same_bot(player: NewPlayer) -> None:
    ania = player()
    bots = [{"seat": 1, "level": "greedy"}, {"seat": 2, "level": "random"}]
    ania.open(game="podprad", seats=3, name="Ania", seat=0, clock={"base": 1}, bots=bots)
    eventually(lambda: "stand-in" in kinds(ania), "no bot came")
    ania.do("resign")
    assert ania.now()["seats"][0]["bot"] == "greedy"


# -- agreeing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["takeback", "draw"])
def test_a_stand_in_agrees_to_nothing(player: NewPlayer, what: str) -> None:
    """Of two bots at the table one answers: the one that sits there for good."""
    ania, olek = player(), player()
    bots = [{"seat": 2, "level": "random"}]
    olek.table = ania.open(game="podprad", seats=3, name="Ania", seat=0, bots=bots, hints=True)
    olek.do("sit", seat=1, name="Olek")
    olek.do("stand-in", seat=1)
    play_until_own_move(ania)
    ania.do("offer", what=what)
    eventually(lambda: answers(ania), "the bot does not answer")
    assert {entry["seat"] for entry in answers(ania)} == {2}


def play_until_own_move(who: Player) -> None:
    """Make a move and wait until one is to move again: nobody else has anything to do then."""
    eventually(lambda: who.now()["to_move"] == [0], "it is not her turn")
    moved = False
    while not moved or who.now()["to_move"] != [0]:
        if who.now()["to_move"] == [0]:
            moved = bool(who.play())


def answers(who: Player) -> list[Data]:
    return [entry for entry in who.state()["log"] if entry["kind"] == "answer"]


def test_a_question_to_the_absent_is_answered_by_himself_or_withdrawn(visitors: NewPlayer) -> None:
    ania, olek = seated(visitors)
    eventually(lambda: ania.ask("stand-in", seat=1).status_code == 200, "he is waited for for ever")
    ania.do("offer", what="draw")
    ania.refused(409, "offer-open", "offer", what="draw")
    ania.do("answer", yes=False)
    assert ania.now()["offer"] is None
    assert ania.state(lang="pl")["log"][-1]["lines"] == ["Wycofujesz swoje pytanie."]
    ania.do("offer", what="draw")
    ania.refused(422, "no-question", "answer", yes=True)
    olek.do("answer", yes=True)
    assert olek.now()["outcome"]["reason"] == "agreed"
