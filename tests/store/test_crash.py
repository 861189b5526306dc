"""What was acknowledged is there after kill -9, once."""

import os
import signal

from plansza.store import open_store
from tests.store import processes
from tests.store.helper import head, whole
from tests.support.patience import PATIENCE

TABLES = ["a", "b", "c", "d"]


def killed_while_writing(url: str, after: int) -> set[tuple[str, int]]:
    """Let a process write until it has reported so much, kill it; all that it had reported."""
    with processes.started(processes.write_on, url, TABLES) as (process, pipe):
        reported = set()
        for _ in range(after):
            assert pipe.poll(PATIENCE), "the process does not write"
            reported.add(pipe.recv())
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        reported.update(processes.all_of(pipe))
        process.join(PATIENCE)
        assert process.exitcode == -signal.SIGKILL
    return reported


def test_kill_9(shared_url: str) -> None:
    with open_store(shared_url) as store:
        for table in TABLES:
            store.create(head(table))
    acknowledged: set[tuple[str, int]] = set()
    for after in (1, 30, 75, 140, 300):
        new = killed_while_writing(shared_url, after)
        assert not new & acknowledged, "a number was acknowledged twice"
        acknowledged |= new
        with open_store(shared_url) as store:
            logs = {table: whole(store, table) for table in TABLES}
        found = {(table, each.number) for table, log in logs.items() for each in log}
        assert acknowledged <= found
        keys = [(table, each.key) for table, log in logs.items() for each in log]
        assert len(set(keys)) == len(keys)
