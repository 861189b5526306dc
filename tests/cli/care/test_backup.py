"""`plansza backup` and `plansza restore`, between both kinds of databases, beside a server."""

import gzip
import json
import stat
from pathlib import Path

import pytest

from plansza.store import open_store
from plansza.store.served import serving
from tests.cli.conftest import Ask
from tests.store.conftest import new_url
from tests.store.helper import entry, numbers
from tests.store.test_transfer import fill
from tests.support.postgres import postgres

__all__ = ["postgres"]

# Databases are asked for before `ask`, which sets a language that initdb may not know.


@pytest.fixture(params=["file", "postgres"])
def full(request: pytest.FixtureRequest) -> str:
    """A database of each kind with a few tables."""
    url = new_url(request.param, request)
    with open_store(url) as store:
        fill(store)
    return url


@pytest.fixture(params=["file", "postgres"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another database of each kind, where nobody has been yet."""
    if request.param == "file":
        return f"sqlite:///{tmp_path}/empty.db"
    return new_url("postgres", request)


@pytest.fixture
def backup(full: str, ask: Ask, tmp_path: Path) -> Path:
    path = tmp_path / "tables.gz"
    said = ask("backup", str(path), "--database", full)
    assert said.code == 0, said.err
    assert "6 tables, 20 entries, 29 rows in all" in said.out
    return path


def digest_in(out: str) -> str:
    return out.split("SHA-256:")[1].strip()


def test_a_backup_is_restored_to_the_same(empty: str, backup: Path, ask: Ask) -> None:
    said = ask("restore", str(backup), "--database", empty)
    assert said.code == 0, said.err
    again = ask("backup", str(backup), "--database", empty, "--force")
    assert digest_in(said.out) == digest_in(again.out)
    with open_store(empty) as store:
        assert numbers(store, "b") == [1, 2, 3, 4, 5]
        store.append("b", [entry(6)])


def test_the_file_is_private_and_plain_to_read(backup: Path) -> None:
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    with gzip.open(backup, "rt") as file:
        first, *rows, last = [json.loads(line) for line in file]
    assert first["plansza-backup"] == 1
    assert len(rows) == sum(last["rows"].values()) == 29
    assert rows[0][0] == "heads"


def test_beside_a_server_tables_are_saved_and_not_restored(
    full: str, ask: Ask, backup: Path
) -> None:
    with serving(full, shared=True), open_store(full) as store:
        store.append("a", [entry(4)])
        said = ask("backup", str(backup), "--database", full, "--force")
        assert (said.code, "21 entries" in said.out) == (0, True)
        said = ask("restore", str(backup), "--database", full, "--force")
        assert (said.code, "stop it" in said.err) == (2, True), said.err


def test_nothing_is_lost_unasked(full: str, ask: Ask, backup: Path) -> None:
    before = backup.read_bytes()
    assert ask("backup", str(backup), "--database", full).code == 2
    assert backup.read_bytes() == before
    with open_store(full) as store:
        store.append("a", [entry(4)])
    said = ask("restore", str(backup), "--database", full)
    assert (said.code, "--force" in said.err) == (2, True)
    said = ask("restore", str(backup), "--database", full, "--force")
    assert said.code == 0, said.err
    with open_store(full) as store:
        assert numbers(store, "a") == [1, 2, 3]


@pytest.mark.parametrize("harm", ["cut", "changed", "shortened", "other", "newer"])
def test_a_file_that_is_none_changes_nothing(full: str, ask: Ask, backup: Path, harm: str) -> None:
    lines = gzip.decompress(backup.read_bytes()).splitlines(keepends=True)
    if harm == "changed":
        lines[3] = lines[3].replace(b"spor", b"span")
    elif harm == "shortened":
        del lines[-1]
    elif harm == "newer":
        lines[0] = lines[0].replace(b'"schema":"0', b'"schema":"9')
    backup.write_bytes(b"hello" if harm == "other" else gzip.compress(b"".join(lines)))
    if harm == "cut":
        backup.write_bytes(backup.read_bytes()[:-40])
    said = ask("restore", str(backup), "--database", full, "--force")
    assert said.code == 2
    assert "newer" in said.err if harm == "newer" else "no backup" in said.err
    with open_store(full) as store:
        assert numbers(store, "b") == [1, 2, 3, 4, 5]


def test_what_is_not_there(ask: Ask, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/none.db"
    said = ask("backup", str(tmp_path / "x"), "--database", url)
    assert (said.code, "no database" in said.err) == (2, True)
    assert ask("restore", str(tmp_path / "y"), "--database", url).code == 2
    assert list(tmp_path.iterdir()) == []
