"""Games over days at a real server: turns end though nobody looks, and after a restart."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from plansza.table.calendar import DAY
from plansza.table.turns import HOUR, PATIENCE
from tests.support.patience import eventually
from tests.web.helper import Data, Player, running
from tests.web.timed import TimedServer

BOT: Data = {"turn": 3 * DAY, "late": "bot"}
LOST: Data = {"turn": 3 * DAY, "late": "lost"}


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServer]:
    """A server that has been up for more than its patience."""
    with running(tmp_path_factory.mktemp("timed"), TimedServer) as server:
        assert isinstance(server, TimedServer)
        server.advance(2 * PATIENCE)
        yield server


@pytest.fixture
def people(timed: TimedServer) -> Iterator[list[Player]]:
    """Two browsers."""
    found = [Player(timed), Player(timed)]
    yield found
    for each in found:
        each.close()


def begin(people: list[Player], clock: Data, **more: Any) -> tuple[Player, Player]:
    """A table of two, Ania to move; bots that step in play at once."""
    ania, olek = people
    more = {"options": {"attacker": "1"}, "stand_in": "random", **more}
    olek.table = ania.open(name="Ania", clock=clock, **more)
    olek.do("sit", seat=1, name="Olek")
    return ania, olek


def told(player: Player) -> list[str]:
    """The log as this player reads it."""
    return [line for entry in player.state(lang="en")["log"] for line in entry["lines"]]


def test_a_turn_says_how_long_it_still_has(timed: TimedServer, people: list[Player]) -> None:
    ania, olek = begin(people, BOT)
    timed.advance(20 * HOUR)
    seats = olek.state(lang="pl")["now"]["seats"]
    assert seats[0]["turn"]["left_words"] in ("2 dni 3 godz.", "2 dni 4 godz.")
    assert seats[0]["turn"]["deadline"] == pytest.approx(timed.now() + seats[0]["left"], abs=5)
    assert (seats[0]["ticking"], seats[0]["turn"]["vacation"]) == (True, 14)
    assert (seats[1]["left"], seats[1]["turn"]["deadline"]) == (None, None)
    [mine] = ania.http.get("/api/mine", params={"ids": ania.table, "lang": "en"}).json()["tables"]
    assert (mine["your_turn"], mine["by_turn"], mine["held"]) == (True, True, [0])
    assert mine["left_words"].startswith("2 days")
    [his] = olek.http.get("/api/mine", params={"ids": ania.table}).json()["tables"]
    assert (his["your_turn"], his["deadline"]) == (False, mine["deadline"])
    stranger = Player(timed)
    [passing] = stranger.http.get("/api/mine", params={"ids": ania.table}).json()["tables"]
    stranger.close()
    assert (passing["held"], passing["your_turn"], passing["vacation"]) == ([], False, None)


def test_a_bot_plays_the_turn_though_nobody_looks(timed: TimedServer, people: list[Player]) -> None:
    ania, olek = begin(people, BOT)
    timed.advance(3 * DAY + 60)
    eventually(lambda: olek.now()["to_move"] == [1], "no bot has played the turn")
    assert "Ania is out of time: a bot finishes this turn." in told(olek)
    assert olek.now()["seats"][0]["stand_in"] == ""
    timed.advance(3 * DAY + 60)
    eventually(lambda: ania.now()["to_move"] == [0], "no bot has played the turn")


def test_the_game_is_lost_though_nobody_looks(timed: TimedServer, people: list[Player]) -> None:
    ania, olek = begin(people, LOST)
    timed.advance(3 * DAY + 60)
    eventually(lambda: olek.now()["status"] == "over", "the game goes on")
    outcome = olek.state(lang="en")["now"]["outcome"]
    assert (outcome["winners"], outcome["reason"]) == ([1], "time")
    assert outcome["why"] == "Ania let the time for a turn run out."
    assert "Your time for this turn is up, and with it your game." in told(ania)
    [mine] = ania.http.get("/api/mine", params={"ids": ania.table}).json()["tables"]
    assert (mine["status"], mine["winners"], mine["deadline"]) == ("over", [1], None)


@pytest.mark.parametrize("processes", [1, 2])
def test_what_ended_while_the_server_was_away_is_done_after_its_patience(
    tmp_path: Path, processes: int
) -> None:
    """After months, at tables that nobody has opened since, each of them once."""
    with running(tmp_path, TimedServer, processes=processes) as server:
        assert isinstance(server, TimedServer)
        tables: list[tuple[Player, Player]] = []
        for clock in (BOT, LOST, BOT, LOST):
            tables.append(begin([Player(server), Player(server)], clock))
        server.stop()
        server.advance(90 * DAY)
        server.start()
        for ania, olek in tables:
            now = olek.now()
            assert (now["status"], now["to_move"], ania.now()["your_seat"]) == ("running", [0], 0)
            assert now["seats"][0]["left"] == 0
        tables[1][0].play()  # she comes back within the server's patience: nothing is lost
        numbers = [olek.now()["number"] for _, olek in tables]
        server.advance(PATIENCE + 60)
        eventually(lambda: tables[0][1].now()["to_move"] == [1], "no bot has played")
        eventually(lambda: tables[2][1].now()["to_move"] == [1], "no bot has played")
        eventually(lambda: tables[3][1].now()["status"] == "over", "the game is not over")
        assert tables[1][1].now()["status"] == "running"
        assert tables[1][1].now()["number"] == numbers[1]
        for place, number in enumerate(numbers):
            log = tables[place][1].state()["log"]
            kinds = [entry["kind"] for entry in log if entry["number"] > number]
            assert kinds.count("stand-in") + kinds.count("time") == (place != 1)
        for pair in tables:
            for each in pair:
                each.close()


def test_a_vacation_lets_the_clock_stand_still(timed: TimedServer, people: list[Player]) -> None:
    ania, olek = begin(people, LOST)
    timed.advance(2 * DAY)
    ania.refused(422, "malformed", "away", days=15)
    ania.do("away", days=5)
    assert "Ania is away for 5 days: that clock stands still." in told(olek)
    seat = olek.now()["seats"][0]
    assert seat["turn"]["away"] == pytest.approx(timed.now() + 5 * DAY, abs=60)
    assert seat["left"] == pytest.approx(6 * DAY, abs=60)
    ania.refused(409, "away-already", "away", days=1)
    timed.advance(4 * DAY)
    assert olek.now()["status"] == "running"
    ania.do("back")
    assert olek.now()["seats"][0]["left"] == pytest.approx(DAY, abs=60)
    assert ania.now()["seats"][0]["turn"]["vacation"] in (9, 10)
    timed.advance(DAY + 60)
    eventually(lambda: olek.now()["status"] == "over", "the vacation has no end")


def test_nobody_calls_a_bot_to_somebody_who_has_time(
    timed: TimedServer, people: list[Player]
) -> None:
    ania, olek = begin(people, BOT)
    assert ania.now()["seats"][1]["grace"] is None
    olek.refused(409, "turn-has-time", "stand-in", seat=0)


def test_a_clock_has_one_form(timed: TimedServer, people: list[Player]) -> None:
    ania = people[0]

    def refusal(**clock: Any) -> str:
        answer = ania.http.post("/api/tables", json={"game": "spor", "name": "A", "clock": clock})
        assert answer.status_code == 422, answer.text
        return str(answer.json()["code"])

    assert refusal() == refusal(base=60, turn=DAY) == "two-clocks"
    for wrong in ({"turn": 60}, {"turn": 40 * DAY}, {"turn": DAY, "vacation": 999}):
        assert refusal(**wrong) == "malformed"
    assert refusal(turn=DAY, late="never") == "malformed"
    for zone in ("Mars/Olympus", "../../etc/passwd", "", "Europe/Warsaw\n", "localtime"):
        assert refusal(turn=DAY, zone=zone) == "unknown-zone"


def test_open_tables_for_games_over_days_wait_for_players_longer(timed: TimedServer) -> None:
    host = Player(timed)
    slow = host.open(name="Slow", listed=True, clock={**BOT, "zone": "Europe/Warsaw"})
    quick = host.open(name="Quick", listed=True)
    timed.advance(10 * DAY)
    listed = [each["id"] for each in host.http.get("/api/tables").json()["tables"]]
    assert slow in listed
    assert quick not in listed
    timed.advance(5 * DAY)
    assert slow not in [each["id"] for each in host.http.get("/api/tables").json()["tables"]]
    host.close()


def test_a_hundred_games_are_told_without_their_logs(
    timed: TimedServer, people: list[Player]
) -> None:
    """They are not even taken into memory."""
    ania, _ = people
    ids = []
    for _ in range(100):
        begin(people, BOT, key="")
        ids.append(ania.table)
    timed.stop()
    timed.advance(2.5 * DAY)  # such games need not be taken up at once
    timed.start()
    answer = ania.http.get("/api/mine", params={"ids": ",".join(ids)})
    assert len(answer.json()["tables"]) == 100
    assert all(each["your_turn"] for each in answer.json()["tables"])
    assert ania.http.get("/health").json()["tables"] == 0
    timed.advance(2 * PATIENCE)
