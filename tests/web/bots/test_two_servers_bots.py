"""Bots at a table that two servers serve: every question has one answer."""

import os
import signal
from pathlib import Path

from tests.support.patience import eventually
from tests.web.helper import Player, Server, asleep
from tests.web.two_servers import ON_LINUX, Cluster, Watch, both, cluster, moves_in, postgres

__all__ = ["both", "cluster", "postgres"]
pytestmark = ON_LINUX
BOTS = 1  # the seat of the bot


def with_a_bot(cluster: Cluster) -> tuple[Player, list[Watch]]:
    """Ania against a bot, watched at both servers; it is her turn."""
    ania = cluster.guest(0)
    ania.open(name="Ania", options={"attacker": "1"}, bots=[{"seat": BOTS, "level": "greedy"}])
    return ania, [Watch(ania), Watch(cluster.guest(1, ania.table))]


def play_my_turn(ania: Player, watches: list[Watch]) -> int:
    """Make moves until the bot is asked; the number of the last one."""
    now = watches[0].see_prompt()
    while now["to_move"] == [0]:
        move = now["choices"][0]["move"]
        number = int(ania.do("play", move=move, seen=now["number"])["number"])
        now = watches[0].see(number)["now"]
    assert now["to_move"] == [BOTS], now
    return int(now["number"])


def until_my_turn(watch: Watch, number: int) -> int:
    """Read on until the bot has moved and is asked no more."""
    event = watch.see(number + 1)
    while event["now"] is None or event["now"]["to_move"] == [BOTS]:
        event = watch.see(event["number"] + 1)
    return int(event["number"])


def assert_played_once(cluster: Cluster, table: str) -> None:
    """Each of the bot's moves answers the entry just before it: no question had two answers."""
    log = moves_in(cluster.log_of(table))
    mine = [entry for entry in log if entry.seat == BOTS]
    assert mine
    assert [entry.key for entry in mine] == [f"bot-{each.number - 1}-{BOTS}" for each in mine]


def test_a_bot_moves_once_though_both_servers_think(cluster: Cluster) -> None:
    ania, watches = with_a_bot(cluster)
    other = cluster.guest(1, ania.table)
    for _ in range(6):
        number = play_my_turn(ania, watches)
        watches[1].see(number)
        other.state()  # whoever looks at a table makes its server think for the bots
        number = until_my_turn(watches[0], number)
        if watches[0].events[-1]["now"]["status"] == "over":
            break
    for watch in watches:
        watch.assert_whole(number)
    assert_played_once(cluster, ania.table)
    assert ania.now()["number"] == number


def test_the_late_answer_of_a_slow_bot_is_not_played(cluster: Cluster) -> None:
    ania, watches = with_a_bot(cluster)
    other = cluster.guest(1, ania.table)
    with asleep(cluster.servers[0]):
        number = play_my_turn(ania, watches)
        watches[1].see(number)
        other.state()
        number = until_my_turn(watches[1], number)
    # Now the first server has its answer too. The next turn comes after it.
    for watch in watches:
        watch.see(number)
    if watches[0].events[-1]["now"]["status"] != "over":
        number = until_my_turn(watches[0], play_my_turn(ania, watches))
    for watch in watches:
        watch.assert_whole(number)
    assert_played_once(cluster, ania.table)


def test_the_other_server_thinks_for_one_that_died(cluster: Cluster) -> None:
    ania, watches = with_a_bot(cluster)
    with asleep(cluster.servers[0]):
        number = play_my_turn(ania, watches)
        watches[1].see(number)
        cluster.servers[0].stop(signal.SIGKILL)
    number = until_my_turn(watches[1], number)
    watches[1].assert_whole(number)
    assert_played_once(cluster, ania.table)


def test_a_bot_is_not_asked_again_and_again(cluster: Cluster) -> None:
    """A server that missed the bot's move learns of it when its own turns out a repetition."""
    ania, watches = with_a_bot(cluster)
    other = cluster.guest(1, ania.table)
    with asleep(cluster.servers[1]):
        with asleep(cluster.servers[0]):
            number = play_my_turn(ania, watches)
            watches[1].see(number)  # both know that the bot is asked
            cluster.redis.stop()
        number = until_my_turn(watches[0], number)
    before = cpu_seconds(cluster.servers[1])
    other.state()  # now the second server thinks for the bot, too late
    try:
        eventually(
            lambda: other.now()["number"] == number,
            "the second server asks the bot about an old position, again and again",
        )
    finally:
        worked = cpu_seconds(cluster.servers[1]) - before
        cluster.redis.start()
    assert worked < 2.0
    watches[1].assert_whole(number)
    assert_played_once(cluster, ania.table)


def cpu_seconds(server: Server) -> float:
    """The time a server has worked."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
