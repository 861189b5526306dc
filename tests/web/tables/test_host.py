"""What a host does to a table beside a running server is seen by it, also where nobody looks."""

from pathlib import Path

from tests.cli.conftest import Ask
from tests.cli.conftest import ask as ask
from tests.support.patience import eventually
from tests.web.helper import Player, running


def test_a_table_that_is_closed_or_deleted_beside_the_server(tmp_path: Path, ask: Ask) -> None:
    with running(tmp_path) as server:
        seen, unseen, gone, watched = (Player(server) for _ in range(4))
        for each in (seen, unseen, gone, watched):
            each.open(name="Ania", bots=[{"seat": 1, "level": "random"}])
        here, there = seen.stream(), watched.stream()
        for each in (seen, unseen):
            said = ask("tables", "close", each.table, "--database", server.database, "--yes")
            assert said.code == 0, said.err
        for each in (gone, watched):
            more = ("--database", server.database, "--yes", "--force")
            assert ask("tables", "delete", each.table, *more).code == 0
        eventually(lambda: is_over(seen) and is_over(unseen), "nobody saw the end")
        eventually(lambda: is_gone(gone) and is_gone(watched), "one is still there")
        assert there.ended.wait(60)
        assert not here.ended.is_set()
        for each in (seen, unseen, gone, watched):
            each.close()


def is_over(player: Player) -> bool:
    return bool(player.now()["status"] == "over")


def is_gone(player: Player) -> bool:
    return player.http.get(f"/api/tables/{player.table}").status_code == 404
