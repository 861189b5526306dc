"""`plansza copy`: from one database into another of either kind, whole or not at all."""

from pathlib import Path

import pytest

from plansza.store import open_store
from plansza.store.served import serving
from tests.cli.care.test_backup import digest_in, empty, full
from tests.cli.conftest import Ask
from tests.store.helper import entry, numbers
from tests.support.postgres import postgres

__all__ = ["empty", "full", "postgres"]
LATER = "what is played there from now on"


def digest(ask: Ask, url: str, folder: Path) -> str:
    """That of a backup of a database."""
    said = ask("backup", str(folder / "any.gz"), "--database", url, "--force")
    assert said.code == 0, said.err
    return digest_in(said.out)


def test_all_of_it_is_copied_and_nothing_changed(
    full: str, empty: str, ask: Ask, tmp_path: Path
) -> None:
    before = digest(ask, full, tmp_path)
    said = ask("copy", full, empty)
    assert said.code == 0, said.err
    assert "6 tables, 20 entries, 29 rows in all" in said.out
    assert LATER not in " ".join(said.out.split())
    copied = digest(ask, empty, tmp_path)
    assert digest_in(said.out) == before == copied == digest(ask, full, tmp_path)
    with open_store(empty) as store:
        assert numbers(store, "b") == [1, 2, 3, 4, 5]
        store.append("b", [entry(6)])


def test_a_target_with_tables_is_kept_unless_asked(full: str, empty: str, ask: Ask) -> None:
    assert ask("copy", full, empty).code == 0
    with open_store(empty) as store:
        store.append("a", [entry(4)])
    said = ask("copy", full, empty)
    assert (said.code, "--force" in said.err) == (2, True)
    with open_store(empty) as store:
        assert numbers(store, "a") == [1, 2, 3, 4]
    assert ask("copy", full, empty, "--force").code == 0
    with open_store(empty) as store:
        assert numbers(store, "a") == [1, 2, 3]


@pytest.mark.parametrize("shared", [False, True])
def test_a_target_that_is_served_is_left_alone(
    full: str, empty: str, ask: Ask, shared: bool
) -> None:
    open_store(empty).close()
    with serving(empty, shared=shared):
        said = ask("copy", full, empty, "--force")
        assert (said.code, "stop it" in said.err) == (2, True), said.err
    with open_store(empty) as store:
        assert store.heads() == []


@pytest.mark.parametrize("shared", [False, True])
def test_beside_a_server_it_is_said_what_is_missing(
    full: str, empty: str, ask: Ask, shared: bool
) -> None:
    with serving(full, shared=shared), open_store(full) as store:
        store.append("a", [entry(4)])
        said = ask("copy", full, empty)
    assert (said.code, LATER in " ".join(said.out.split())) == (0, True), said.err
    with open_store(empty) as store:
        assert numbers(store, "a") == [1, 2, 3, 4]


def test_a_copy_onto_itself_is_refused(full: str, ask: Ask, tmp_path: Path) -> None:
    others = [full]
    if full.startswith("sqlite"):
        path = Path(full.removeprefix("sqlite:///"))
        (tmp_path / "link.db").symlink_to(path)
        others += [f"sqlite:///{path.parent}/./{path.name}", f"sqlite:///{tmp_path}/link.db"]
    for other in others:
        said = ask("copy", full, other, "--force")
        assert (said.code, "same database" in said.err) == (2, True), said.err
    with open_store(full) as store:
        assert numbers(store, "b") == [1, 2, 3, 4, 5]


def test_a_source_that_is_not_there_makes_nothing(ask: Ask, tmp_path: Path) -> None:
    said = ask("copy", f"sqlite:///{tmp_path}/none.db", f"sqlite:///{tmp_path}/new.db")
    assert (said.code, "no database" in said.err) == (2, True)
    (tmp_path / "other.db").write_bytes(b"something else" * 1000)
    assert ask("copy", f"sqlite:///{tmp_path}/other.db", f"sqlite:///{tmp_path}/new.db").code == 2
    assert not (tmp_path / "new.db").exists()
