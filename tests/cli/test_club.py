"""`plansza club`: what a host sees, as tables and as CSV, and what he puts right."""

import csv
import io
from pathlib import Path

import pytest

from plansza.club.ledger import Ledger
from plansza.club.people import People
from plansza.club.results import Result
from plansza.store import open_store
from tests.cli.conftest import Ask, ask
from tests.club.test_ratings import chair

__all__ = ["ask"]


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Two players, and a game whose table is gone."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with open_store(url) as store:
        people = People(store)
        ania, olek = people.register("Ania", "a"), people.register("=Olek", "b")
        chairs = (chair(ania.name, 0, 1.0), chair(olek.name, 1, 0.0))
        Ledger(store).note(Result("gone", "spor", {}, chairs, "destroyed", 0.0, 9))
    return url


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_players_and_ratings(ask: Ask, database: str) -> None:
    said = ask("club", "players", "--database", database, "--csv")
    assert (said.code, [(row["name"], row["games"]) for row in rows(said.out)]) == (
        0, [("'=Olek", "1"), ("Ania", "1")],
    )  # fmt: skip
    said = ask("club", "ratings", "--database", database, "--csv")
    found = {row["name"]: int(row["rating"]) for row in rows(said.out)}
    assert found["Ania"] > 1500 > found["'=Olek"]
    for language in ("pl", "en"):
        said = ask("--language", language, "club", "ratings", "--recompute", "--database", database)
        assert said.code == 0, said.err
        assert "Ania" in said.out
        assert "1" in said.out.split("Ania")[0]  # the table without a log


def test_renaming_and_removing(ask: Ask, database: str) -> None:
    assert ask("club", "rename", "ania", "Anna", "--database", database).code == 0
    said = ask("club", "remove", "Anna", "--database", database, stdin="no\n")
    assert (said.code, "Anna" in ask("club", "players", "--database", database).out) == (0, True)
    assert ask("club", "remove", "Anna", "--database", database, "--yes").code == 0
    assert "Anna" not in ask("club", "players", "--database", database).out
    said = ask("club", "remove", "Anna", "--database", database, "--yes")
    assert (said.code, "Anna" in said.err) == (2, True)
    said = ask("club", "evenings", "--database", database)
    assert (said.code, bool(said.out.strip())) == (0, True)


def test_a_mistake_in_the_section_is_told(ask: Ask, tmp_path: Path) -> None:
    file = tmp_path / "plansza.toml"
    file.write_text('[club]\nname = "B"\npassphrase = "short"\n')
    said = ask("serve", "--port", "0", "--config", str(file))
    assert (said.code, "8 letters" in said.err, "short" in said.err) == (2, True, False)
