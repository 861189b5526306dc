"""`plansza bot run`: any class plays at any server, over restarts, within the clock."""

import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from plansza.client import Client, Game, Refused
from tests.client.conftest import NewClient
from tests.support.patience import PATIENCE, eventually
from tests.support.processes import Process, run
from tests.web.helper import ENVIRONMENT, ROOT, Player, Server, running
from tests.web.programs.helper import register

HERE = Path(__file__).parent


@contextmanager
def bot_at(
    server: Server, folder: Path, token: str, kind: str = "my_bot:MyBot", **options: Any
) -> Iterator[Process]:
    """A bot in a process of its own, as one types it."""
    (folder / "token").write_text(token + "\n")
    more = [part for name, value in options.items() for part in (f"--{name}", str(value))]
    program = [sys.executable, "-m", "plansza", "--language", "en", "bot", "run"]
    command = [*program, kind, "--server", server.url]
    environment = dict(ENVIRONMENT)
    environment["PYTHONPATH"] += os.pathsep + str(HERE)
    with (folder / "bot.log").open("wb") as log:
        process = Process(
            [*command, "--token-file", str(folder / "token"), *more],
            cwd=folder,
            env=environment,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        try:
            yield process
        finally:
            process.end()


def challenge(client: Client, bot: str, game: str = "spor", **more: Any) -> Game:
    """Ask a bot for a game, as soon as it is there."""
    found: list[Game] = []

    def ask() -> bool:
        try:
            found.append(client.challenge(bot, game, name="Ania", **more))
        except Refused as refusal:
            assert refusal.code == "bot-away"  # noqa: PT017
            return False
        return True

    eventually(ask, f"{bot} does not come")
    return found[0]


def play_on(game: Game) -> None:
    luck = random.Random(3)
    for turn in game.turns():
        turn.play(luck.choice(turn.moves).move)


def test_a_bot_plays_over_restarts_and_takes_a_rematch(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        maker, ania = Player(server), Player(server)
        _, token = register(maker, "Żubr", at_once=3)
        client = Client(server.url, str(ania.http.post("/api/tokens", json={}).json()["token"]))
        options: dict[str, Any] = {"at-once": 2, "stop-after": 2}
        with bot_at(server, tmp_path, token, **options) as process:
            game = challenge(client, "żubr")
            luck = random.Random(3)
            for number, turn in enumerate(game.turns()):
                turn.play(luck.choice(turn.moves).move)
                if number == 6:
                    server.stop(signal.SIGKILL)
                    server.start()
            assert game.outcome is not None
            game.offer("rematch")
            eventually(lambda: game.look().next_table, "it takes no rematch")
            again = client.table(game.look().next_table)
            play_on(again)
            seats = again.look().seats
            assert [seat.name for seat in seats if seat.program] == ["Żubr"]
            assert process.wait(PATIENCE) == 0
        said = (tmp_path / "bot.log").read_text()
        assert "2 games" in said
        assert "instead of the bot, 0 moves" in said
        client.close()
        maker.close()
        ania.close()


@pytest.mark.parametrize("kind", ["my_bot:Faulty", "my_bot:Slow"])
def test_a_bot_that_fails_or_dawdles_keeps_nobody_waiting(
    server: Server, client: NewClient, tmp_path: Path, kind: str
) -> None:
    maker = Player(server)
    name = f"Bot {kind.partition(':')[2]}"
    _, token = register(maker, name)
    ania = client()
    with bot_at(server, tmp_path, token, kind, **{"stop-after": 1}) as process:
        game = challenge(ania, name, clock={"base": 2, "bonus": 0.5})
        play_on(game)
        assert game.outcome is not None
        assert process.wait(PATIENCE) == 0
    found = re.search(r"instead of the bot, (\d+) moves?", (tmp_path / "bot.log").read_text())
    assert found is not None
    assert int(found[1]) > 3
    assert not any("time" in line for entry in log_of(game) for line in entry)
    maker.close()


def log_of(game: Game) -> list[list[str]]:
    game.look()
    assert game.state is not None
    return [entry.lines for entry in game.state.log if entry.kind == "stand-in"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["my_bot"], "names no bot"),
        (["nowhere:Bot"], "cannot be loaded"),
        (["plansza.games:find"], "choose(view, chance)"),
        (["plansza.bots:RandomBot"], "PLANSZA_TOKEN"),
        (["plansza.bots:RandomBot", "--token-file", "nowhere"], "nowhere"),
        (["plansza.bots:RandomBot", "--accept", "money"], "takeback"),
        (["plansza.bots:RandomBot", "--games", "chess"], "chess"),
        (["plansza.bots:RandomBot", "--at-once", "none"], "--at-once"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(
    tmp_path: Path, arguments: list[str], said: str
) -> None:
    command = [sys.executable, "-m", "plansza", "--language", "en", "bot", "run", *arguments]
    done = run(command, env=ENVIRONMENT, cwd=tmp_path)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_wrong_token_is_told_in_a_sentence(server: Server, tmp_path: Path) -> None:
    (tmp_path / "token").write_text("plansza_nonsense")
    command = [sys.executable, "-m", "plansza", "--language", "en", "bot", "run"]
    command += ["plansza.bots:RandomBot", "--server", server.url, "--token-file", "token"]
    done = run(command, env=ENVIRONMENT, cwd=tmp_path)
    assert done.returncode == 2
    assert "Nobody knows this token" in done.stderr


def test_the_example_of_the_readme_plays(server: Server, client: NewClient, tmp_path: Path) -> None:
    """At most 15 lines, and it is all that a stranger has to write."""
    readme = (ROOT / "README.md").read_text("utf-8")
    found = re.search(r"```python\n(# my_bot\.py\n.*?)```", readme, flags=re.DOTALL)
    assert found is not None
    assert len(found[1].splitlines()) <= 15
    (tmp_path / "readme_bot.py").write_text(found[1])
    maker = Player(server)
    _, token = register(maker, "Bot z README")
    ania = client()
    with bot_at(server, tmp_path, token, "readme_bot:MyBot", **{"stop-after": 1}) as process:
        play_on(challenge(ania, "bot z readme", "podprad", seats=2))
        assert process.wait(PATIENCE) == 0
    assert "instead of the bot, 0 moves" in (tmp_path / "bot.log").read_text()
    maker.close()
