"""One visitor with twenty tables of masters: a stranger's planner is next all the same."""

import sys
from pathlib import Path

import pytest

from plansza.store import open_store
from tests.attacks.places import Elsewhere, at
from tests.support.patience import PATIENCE, eventually
from tests.web.helper import Data, Player, Stream, asleep, running

TABLES = 20
pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")


def begins(who: Player, level: str) -> str:
    """Open a table at which a bot of this level is to move."""
    bots = [{"seat": 1, "level": level}]
    return who.open(name="Ania", options={"attacker": "2"}, bots=bots)


def looks_at(who: Player, level: str) -> tuple[str, Stream]:
    """The same, and look at it: bots that nobody looks at come later."""
    return begins(who, level), who.stream()


def bots_moves(who: Player, table: str) -> list[float]:
    """When the bot at a table has moved."""
    who.table = table
    log: list[Data] = who.state()["log"]
    return [each["at"] for each in log if each["kind"] == "move" and each["seat"] == 1]


def test_a_stranger_waits_for_one_decision_and_not_for_twenty(tmp_path: Path) -> None:
    """And whoever waits for himself is told so."""
    with (
        running(tmp_path, workers=1, think_limit=300.0) as server,
        at(server, "127.0.0.2") as crowd,
        at(server, "127.0.0.3") as stranger,
    ):
        with asleep(server):
            looking = [looks_at(crowd, "master") for _ in range(TABLES)]
            line = looking[-1][1].lines.get(timeout=PATIENCE)
            assert line["tables"] == TABLES - 2  # but for the one in thought, and itself
            assert str(TABLES - 2) in line["text"]
            mine = begins(stranger, "planner")
            assert not bots_moves(stranger, mine)
        eventually(lambda: bots_moves(stranger, mine), "the stranger's bot does not move")
        [first, *_] = bots_moves(stranger, mine)
        tables = [table for table, _ in looking]
        moves = [each for table in tables for each in bots_moves(crowd, table)]
        assert sum(each < first for each in moves) <= 2
        heads = [open_store(server.database).head(table) for table in (*tables, mine)]
        labels = [str(head.extra["visitor"]) for head in heads]
        assert len(set(labels[:-1])) == 1  # known again after a restart
        assert labels[0] != labels[-1]
        assert {len(label) for label in labels} == {4}  # too short to be anybody's address


def test_the_line_is_told_when_it_is_over(tmp_path: Path) -> None:
    with running(tmp_path, workers=1, think_limit=300.0) as server:
        crowd = Elsewhere(server, "127.0.0.2")
        with asleep(server):
            *_, (_, stream) = [looks_at(crowd, "greedy") for _ in range(4)]
            assert stream.lines.get(timeout=PATIENCE)["tables"] == 2
            late = crowd.stream()  # who comes later is told at once
            assert late.lines.get(timeout=PATIENCE)["tables"] == 2
        over = stream.lines.get(timeout=PATIENCE)
        assert over == {"tables": 0, "text": ""}
        crowd.close()
