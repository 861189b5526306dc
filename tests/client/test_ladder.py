"""The ladder: fair pairings, ratings from finished tables alone, and runs that go on."""

import os
import subprocess
import sys
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

import httpx

from plansza.client.ladder import Contender, next_pair
from plansza.web.programs.ladder import Result, standings_of
from tests.client.test_bot_run import bot_at
from tests.support.processes import run
from tests.web.helper import ENVIRONMENT, Player, Server, running
from tests.web.programs.helper import register


def contender(id: str, doubt: float = 8.0, room: int = 1, games: str = "spor") -> Contender:
    return Contender(id, id.upper(), frozenset(games.split()), doubt, room)


def test_every_pair_plays_twice_with_seats_changed() -> None:
    three = [contender("a"), contender("b"), contender("c")]
    played: Counter[tuple[str, str, str]] = Counter()
    order = []
    for _ in range(12):
        found = next_pair(three, played)
        assert found is not None
        game, first, second = found
        played[game, first.id, second.id] += 1
        order.append(frozenset((first.id, second.id)))
    assert set(played.values()) == {2}
    assert len(played) == 6
    assert all(one == other for one, other in zip(order[::2], order[1::2], strict=True))


def test_the_least_sure_play_first_and_the_busy_wait() -> None:
    four = [contender("a", 1.0), contender("b", 2.0), contender("c", 7.0), contender("d", 6.0)]
    found = next_pair(four, {})
    assert found is not None
    assert {found[1].id, found[2].id} == {"c", "d"}
    without = next_pair(four, {}, besides={("c", "d")})
    assert without is not None
    assert {without[1].id, without[2].id} == {"b", "c"}
    assert next_pair([contender("a", room=0), contender("b")], {}) is None
    assert next_pair([contender("a"), contender("b", games="drako")], {}) is None
    assert next_pair([contender("a")], {}) is None


def result(number: int, winner: int) -> Result:
    """A duel of two bots."""
    winners = (winner,) if winner >= 0 else ()
    scores = tuple(float(seat == winner) for seat in (0, 1))
    return Result(float(number), f"t{number}", "spor", ("a", "b"), (0, 1), scores, winners)


def test_ratings_are_those_of_the_games_in_their_order() -> None:
    games = [result(number, number % 3 and 1) for number in range(9)]
    there, back = standings_of(games), standings_of(games[::-1])
    assert there == back
    assert [each.bot for each in there.bots] == ["b", "a"]
    assert [(each.games, each.won) for each in there.bots] == [(9, 6.0), (9, 3.0)]
    assert there.bots[0].rating is not None
    assert there.bots[0].rating.mu > 25 > there.bots[1].rating.mu  # type: ignore[union-attr]
    drawn = standings_of([result(0, -1)])
    assert [each.won for each in drawn.bots] == [0.0, 0.0]


def ladder(server: Server, games: int) -> str:
    """The ladder plays so many games, as whoever keeps the server starts it."""
    command = [sys.executable, "-m", "plansza", "--language", "en", "ladder", "run"]
    command += ["--server", server.url, "--database", server.database, "--games", "podprad"]
    done = run([*command, "--stop-after", str(games)], env=ENVIRONMENT)
    assert done.returncode == 0, done.stderr
    return done.stdout


def standings(server: Server) -> dict[str, object]:
    found = httpx.get(f"{server.url}/api/ladder", timeout=60).json()
    for bot in found["bots"]:
        del bot["online"]
    return dict(found)


def test_bots_climb_and_a_recomputation_gives_the_same(tmp_path: Path) -> None:
    with running(tmp_path) as server, ExitStack() as stack:
        kinds = {"Losowy": "RandomBot", "Chciwy": "GreedyBot", "Przypadek": "RandomBot"}
        for name, kind in kinds.items():
            maker = Player(server)
            _, token = register(maker, name, at_once=2)
            folder = tmp_path / name
            folder.mkdir()
            options = {"at-once": 2, "accept": "takeback"}
            stack.enter_context(bot_at(server, folder, token, f"plansza.bots:{kind}", **options))
            maker.close()
        assert "2 games were played" in ladder(server, 2)
        assert "3 games were played" in ladder(server, 3)
        before = standings(server)
        assert before["games"] == 5
        page = httpx.get(f"{server.url}/ladder?lang=en", timeout=60).text
        assert "Chciwy" in page
        server.stop()
        server.start()
        assert standings(server) == before
        said = subprocess.run(
            [sys.executable, "-m", "plansza", "ladder", "show", "--server", server.url],
            env={**ENVIRONMENT, "LANG": os.environ.get("LANG", "C")},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        assert said.count("\n") == 4
