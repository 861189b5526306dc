"""The page for researchers, followed step by step: from installing to a trained bot at a table."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from plansza.learning.network import Network
from tests.client.test_bot_run import bot_at, challenge, play_on
from tests.docs.commands import ROOT, Command, commands
from tests.docs.walk import Walk
from tests.learning.helper import untaught
from tests.web.helper import Player, running
from tests.web.programs.helper import register

pytestmark = [pytest.mark.once, pytest.mark.slow]

PAGE = "docs/research.md"
TEXT = (ROOT / PAGE).read_text("utf-8")
TRAINING, INTERFACES = (
    re.findall(r"```python\n(.*?)```", part, flags=re.DOTALL)
    for part in TEXT.split("\n## Interfaces\n")
)
TORCH = find_spec("torch") is not None


def steps() -> list[Command]:
    return [command for command in commands() if command.page == PAGE]


def test_the_page_is_followed_to_a_trained_bot_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where PyTorch is not installed, a network that has learnt nothing takes the trained one's
    place: the steps after it are the same."""
    monkeypatch.chdir(tmp_path)
    walk = Walk(tmp_path)
    taken = []
    for command in steps():
        match command.words:
            case ["python", "-m", "plansza.learning.train", *_] if not TORCH:
                untaught(glance=8.0).save("spor.npz")
            case ["python", script, *_] if script.startswith("examples/learners/"):
                continue  # tests/examples runs them where their packages are
            case ["python", *arguments]:
                walk.ends_well(
                    *(walk.named(a) if a.endswith(".py") else a for a in command.small[1:])
                )
                assert arguments
            case ["plansza", "play" | "bot", *_]:
                pass  # below, and in tests/cli
            case ["pip", "install", *_]:
                assert "plansza" in command.line
            case _:
                walk.take(command)
        taken.append(command.words[:3])
    assert ["python", "-m", "plansza.learning.train"] in taken
    assert Network.load("spor.npz").about.game == "spor"
    (tmp_path / "learnt.py").write_text(TRAINING[1])
    with running(tmp_path) as server:
        maker, ania = Player(server), Player(server)
        _, token = register(maker, "Learnt")
        from plansza.client import Client

        client = Client(server.url, str(ania.http.post("/api/tokens", json={}).json()["token"]))
        with bot_at(server, tmp_path, token, "learnt:Learnt", **{"stop-after": 1}) as process:
            play_on(challenge(client, "learnt"))
            assert process.wait(60) == 0
        assert "instead of the bot, 0 moves" in (tmp_path / "bot.log").read_text()
        for each in (client, maker, ania):
            each.close()
    for code in (TRAINING[0], TRAINING[2]):
        exec(compile(code, PAGE, "exec"), {})


def test_the_page_has_a_trained_bot_to_offer() -> None:
    """All its steps are commands that this test knows."""
    first = {tuple(command.words[:2]) for command in steps()}
    assert {("plansza", "arena"), ("plansza", "bot"), ("python", "-m")} <= first
    assert len(TRAINING) == 3


def test_the_interfaces_do_as_they_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Their examples run as they stand, in order."""
    assert len(INTERFACES) == 5
    names: dict[str, object] = {}
    for example in INTERFACES:
        exec(compile(example, PAGE, "exec"), names)
    said = capsys.readouterr().out
    assert re.search(r"^Box\(0, .*, \(\d+,\), uint8\) reward -?1.0$", said, flags=re.MULTILINE)
    assert re.search(r"^[1-9]\d* games ended$", said, flags=re.MULTILINE)
    assert re.search(r"^{'player_0': -?[\d.]+, .*'player_3'", said, flags=re.MULTILINE)
