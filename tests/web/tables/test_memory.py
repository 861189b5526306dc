"""A server with room for one table in memory plays at many, as if it had room for all."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.patience import eventually
from tests.web.conftest import NewPlayer
from tests.web.helper import Data, Player, Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Every table leaves as soon as another one is asked for."""
    with running(tmp_path_factory.mktemp("small"), live_tables=1, idle=0.0) as found:
        yield found


def without_clocks(state: Data) -> Data:
    seats = [{**seat, "left": None} for seat in state["now"]["seats"]]
    return {**state, "now": {**state["now"], "seats": seats}}


def test_many_games_in_turn(player: NewPlayer) -> None:
    """Against bots, with a stream here and a clock there, table after table."""
    players = [player() for _ in range(4)]
    clocks = [None, {"base": 600}, None, None]
    for each, clock in zip(players, clocks, strict=True):
        each.open(
            name="Ania",
            options={"attacker": "1"},
            clock=clock,
            bots=[{"seat": 1, "level": "random"}],
        )
    stream = players[0].stream()
    for turn in range(6):
        for each in players:
            eventually(lambda who=each: is_free(who), "the bot does not move")  # type: ignore[misc]
            if each.now()["status"] == "running":
                each.play(turn)
    for each in players:
        eventually(lambda who=each: is_free(who), "the bot does not move")  # type: ignore[misc]
    before = [without_clocks(each.state()) for each in players]
    assert [without_clocks(each.state()) for each in players] == before
    last = before[0]["now"]["number"]
    assert [event["number"] for event in stream.until(last)] == list(range(1, last + 1))
    for state in before:
        assert [told["number"] for told in state["log"]] == list(
            range(1, state["now"]["number"] + 1)
        )
        assert not state["now"]["doubt"]


def test_idle_tables_leave_though_nobody_wants_their_room(
    tmp_path: Path,
) -> None:
    """Also when no other table is asked for any more; one that somebody looks at stays."""
    with running(tmp_path, live_tables=2, idle=0.5) as server, closing(Player(server)) as ania:
        for _ in range(8):
            ania.open(name="Ania")
        stream = ania.stream()
        eventually(lambda: live(ania) == 2, "idle tables stay in memory")
        ania.do("chat", text="I am still here")
        assert stream.until(2)[-1]["number"] == 2


def live(player: Player) -> int:
    """How many tables the server has in memory."""
    return int(player.http.get("/health").json()["tables"])


def is_free(who: Player) -> bool:
    """Whether the bot has done what it had to."""
    return 1 not in who.now()["to_move"]


def test_preferences_come_back_with_the_table(player: NewPlayer) -> None:
    ania, others = player(), player()
    ania.open(name="Ania")
    ania.http.post(f"/api/tables/{ania.table}/settings", json={"confirm": True})
    for _ in range(3):
        others.open(name="Olek")
    assert ania.state()["preferences"] == {"confirm": True, "silent": False}
