"""At a server of several processes programs are told the same, wherever tables are at home."""

import random
import signal
from pathlib import Path

import pytest

from plansza.client import Client
from tests.client.test_bot_run import bot_at, challenge
from tests.web.helper import Player, Server, running
from tests.web.programs.helper import Lines, program, register


def challenged(server: Server, bot: str) -> str:
    """A stranger's table with a bot, opened by whichever process; no process takes it for away."""
    with Player(server).http as stranger:
        answer = stranger.post(
            f"/api/bots/{bot}/challenge",
            json={"game": "spor", "name": "Ewa", "options": {"attacker": "2"}},
        )
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.mark.slow
def test_a_bot_hears_of_all_its_tables(tmp_path: Path) -> None:
    with running(tmp_path, processes=2) as server:
        maker, ania = Player(server), Player(server)
        _, token = register(maker, "Żubr Obu", at_once=9)
        events = Lines(program(server, token), "/api/events")
        # As likely at the one process as at the other.
        tables = [challenged(server, "Żubr Obu") for _ in range(6)]
        told: dict[str, list[str]] = {}
        while sum(map(len, told.values())) < 2 * len(tables):
            event = events.next("event")
            told.setdefault(event["table"], []).append(event["kind"])
        assert told == {table: ["seated", "turn"] for table in tables}
        events.close()
        maker.close()
        ania.close()


@pytest.mark.slow
def test_a_bot_plays_on_when_all_processes_are_killed(tmp_path: Path) -> None:
    with running(tmp_path, processes=2) as server:
        maker, ania = Player(server), Player(server)
        _, token = register(maker, "Żubr Dwa", at_once=3)
        own = str(ania.http.post("/api/tokens", json={}).json()["token"])
        client = Client(server.url, own)
        with bot_at(server, tmp_path, token, "plansza.bots:RandomBot"):
            game = challenge(client, "Żubr Dwa")
            luck = random.Random(5)
            for number, turn in enumerate(game.turns()):
                turn.play(luck.choice(turn.moves).move)
                if number == 5:
                    server.stop(signal.SIGKILL)
                    server.start()
            assert game.outcome is not None
        client.close()
        maker.close()
        ania.close()
