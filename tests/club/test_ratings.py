"""Ratings follow from results, and results from the logs of tables."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from plansza.club.ledger import Ledger, standings_of
from plansza.club.people import People
from plansza.club.ratings import POINTS, Rating, counts, rated
from plansza.club.recount import recount, result_in
from plansza.club.results import Chair, Result, result_of
from plansza.core import FastChance
from plansza.games import find
from plansza.store import Store, open_store
from plansza.table.decide import Refused
from plansza.table.table import OVER
from tests.table.helper import Driver, with_tables


def chair(member: str, side: int, won: float, role: str = "", **more: bool) -> Chair:
    return Chair(member or "Guest", member, False, side, role, won, won, **more)


def result(*chairs: Chair, table: str = "t", **more: object) -> Result:
    return Result(table, "spor", {}, chairs, "destroyed", 0.0, 9, **more)  # type: ignore[arg-type]


def test_winning_raises_and_losing_lowers() -> None:
    attacks, defends = "role role attacker", "role role defender"
    game = result(chair("a", 0, 1.0, attacks), chair("b", 1, 0.0, defends))
    after = rated(game, {})
    assert set(after) == {
        ("a", "spor", ""), ("a", "spor", attacks), ("b", "spor", ""), ("b", "spor", defends),
    }  # fmt: skip
    assert after["a", "spor", ""].points > 1500 > after["b", "spor", ""].points
    assert after["a", "spor", ""].margin < Rating().margin
    assert all(each.games == 1 and each.provisional for each in after.values())


def test_a_hundred_points_are_what_they_are_in_chess() -> None:
    """Two whose strength is well known stay 100 points apart if the better wins 64 of 100."""
    known = {
        ("a", "spor", ""): Rating(25 + 100 / POINTS, 0.01),
        ("b", "spor", ""): Rating(25, 0.01),
    }
    won = rated(result(chair("a", 0, 1.0), chair("b", 1, 0.0)), known)["a", "spor", ""].mu
    lost = rated(result(chair("a", 0, 0.0), chair("b", 1, 1.0)), known)["a", "spor", ""].mu
    up, down = won - known["a", "spor", ""].mu, known["a", "spor", ""].mu - lost
    assert down / (up + down) == pytest.approx(0.64, abs=0.005)


def test_a_draw_of_equals_moves_nobody() -> None:
    after = rated(result(chair("a", 0, 0.0), chair("b", 1, 0.0)), {})
    assert {each.points for each in after.values()} == {1500}


@pytest.mark.parametrize(
    "game",
    [
        result(chair("a", 0, 1.0), chair("", 1, 0.0)),
        result(chair("a", 0, 1.0), chair("a", 1, 0.0)),
        result(chair("a", 0, 1.0), chair("b", 0, 1.0), chair("", 1, 0.0)),
        result(chair("a", 0, 1.0), chair("b", 1, 0.0), hints=True),
        result(chair("a", 0, 1.0, helped=True), chair("b", 1, 0.0)),
    ],
)
def test_what_does_not_count(game: Result) -> None:
    """Guests alone, oneself, allies, hints, and what a bot has won for somebody."""
    assert not counts(game)
    assert rated(game, {}) == {}


def test_who_left_it_to_a_bot_may_lose() -> None:
    assert counts(result(chair("a", 0, 1.0), chair("b", 1, 0.0, helped=True)))


def test_guests_beside_players_change_nothing() -> None:
    """Three at a table, one of them a guest: the two are rated as if alone."""
    alone = rated(result(chair("a", 0, 1.0), chair("b", 1, 0.0)), {})
    beside = rated(result(chair("a", 0, 1.0), chair("b", 1, 0.0), chair("", 2, 0.0)), {})
    assert alone == beside


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(f"sqlite:///{tmp_path / 'tables.db'}") as found:
        yield found


def test_a_result_is_written_once(store: Store) -> None:
    ledger, other = Ledger(store), Ledger(store)
    game = result(chair("a", 0, 1.0), chair("b", 1, 0.0))
    assert (ledger.note(game), other.note(game), ledger.note(game)) == (1, 1, 1)
    assert ledger.note(result(chair("a", 0, 1.0), chair("b", 1, 0.0), table="u")) == 2
    assert len(other.standings().results) == 2
    assert other.standings().ratings == ledger.standings().ratings


def test_step_by_step_is_the_same_as_at_once(store: Store) -> None:
    """Two processes, which read now and then, and everything from the beginning."""
    ledger, other = Ledger(store), Ledger(store)
    luck = random.Random(7)
    for number in range(120):
        seats = luck.sample("abcdef", 3)
        won = luck.randrange(4)
        chairs = [chair(each, n, float(n == won)) for n, each in enumerate(seats)]
        (ledger if luck.random() < 0.5 else other).note(result(*chairs, table=f"t{number}"))
        if luck.random() < 0.2:
            other.standings()
    again = standings_of(Ledger(store).standings().results)
    assert ledger.standings().ratings == other.standings().ratings == again.ratings
    assert len(again.ratings) == 6


# -- from the logs --------------------------------------------------------------------------------


def test_ratings_equal_a_recount_from_the_logs(tmp_path: Path) -> None:
    """Real games of players, at real tables: played, resigned, drawn, with a guest."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def story(driver: Driver) -> None:
        ledger = Ledger(driver.tables.store)
        for number in range(12):
            table = await driver.table("--", options={"attacker": "1"})
            for seat, who in enumerate(("abc"[number % 3], "abc"[(number + 1) % 3])):
                member = "" if number == 5 and seat else who
                name = who.upper()
                await driver.do(table, "sit", seat, name=name, secret=who, member=member)
            if number % 4 == 3:
                await driver.do(table, "resign", number % 2)
            elif number == 6:
                await driver.do(table, "offer", 0, what="draw")
                await driver.do(table, "answer", 1, yes=True)
            table = await driver.play(await driver.tables.table(table.id), FastChance(number))
            assert table.status == OVER
            ended = driver.tables.store.read(table.id, after=table.ended - 1, most=1)[0]
            ledger.note(result_of(table, ended.at))
        (role, *_) = [each.role for each in ledger.standings().results[0].chairs]
        assert role == "role role attacker"

    with_tables(story, url)
    with open_store(url) as store:
        kept = Ledger(store).standings()
        assert len(kept.results) == 12
        found = recount(store)
        assert (found.differing, found.unread) == ({}, [])
        assert found.standings.ratings == kept.ratings
        assert found.standings.steps == kept.steps
        forged = Result(**{**{f: getattr(kept.results[0], f) for f in Result.__struct_fields__},
                           "moves": 1})  # fmt: skip
        Ledger(store).correct(1, forged)
        found = recount(store)
        assert found.differing == {1: kept.results[0]}
        assert result_in(store, kept.results[0].table) == kept.results[0]
        store.remove(kept.results[3].table)
        assert recount(store).unread == [kept.results[3].table]


@pytest.mark.parametrize("id", ["spor", "podprad", "drako", "battalia"])
def test_every_game_tells_its_roles(id: str, tmp_path: Path) -> None:
    from plansza.club.results import read_role, roles_of
    from plansza.store.entries import Head
    from plansza.table.table import Table
    from plansza.words import words_for

    game = find(id)
    for seats in game.seat_counts:
        setup = game.setup(seats)
        head = Head("t", id, game.rules_version, seats, setup.options, bytes(32), 0.0)
        roles = roles_of(Table(game, head))
        assert len(roles) == seats
        for role in filter(None, roles):
            code, facts = read_role(role)
            assert words_for("pl", game)(code, form="nom", **facts)
    if id in ("spor", "drako"):
        assert len(set(roles)) == 2


# -- people ---------------------------------------------------------------------------------------


def test_two_who_take_one_name_at_once(store: Store) -> None:
    """Whoever was slower reads anew, and is refused."""
    people, other = People(store), People(store)
    people.register("Ania", "a b c d e f")
    with pytest.raises(Refused) as refusal:
        other.register("Аniа".replace("А", "A").replace("а", "a"), "x")
    assert refusal.value.code == "player-name-taken"
    ania = people.named("ANIA")
    assert ania is not None
    people.remove(ania.name)
    assert people.named("Ania") is None
    assert people.all() == []
    assert other.register("Ania", "y").value.name == "Ania"
