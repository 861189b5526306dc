"""docs/programs.md is followed, command by command, at a server of the test's own."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.docs.commands import ROOT
from tests.support.patience import PATIENCE, eventually
from tests.support.processes import Process
from tests.web.helper import ENVIRONMENT, Server, browser, running

pytestmark = pytest.mark.once
PAGE = (ROOT / "docs" / "programs.md").read_text("utf-8")
ADDRESS = "http://127.0.0.1:8000"
REFUSED = "/api/me\n"  # how the block ends whose last command shows a token that was revoked
BOT = re.compile(r"^plansza bot run .*$", re.MULTILINE)


def blocks(language: str) -> list[str]:
    """The blocks of code of the page, in order."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE, flags=re.DOTALL)


def follow(script: str, server: Server, folder: Path) -> str:
    """Type a block into a shell; what it says."""
    commands = "set -e -o pipefail\n" + script.replace(ADDRESS, server.url)
    done = subprocess.run(
        ["bash", "-c", commands],
        cwd=folder,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, f"{script}\n{done.stdout}\n{done.stderr}"
    refused = any(line.startswith('{"code"') for line in done.stdout.splitlines())
    assert not refused or script.endswith(REFUSED), f"{script}\n{done.stdout}"
    return done.stdout


def start_bot(command: str, server: Server, folder: Path) -> Process:
    """The bot of the page plays in the background, as in another window."""
    words = command.replace(ADDRESS, server.url)
    return Process(
        ["bash", "-c", f"exec python -m {words}"],
        cwd=folder,
        env={**ENVIRONMENT, "PATH": f"{ROOT / '.venv' / 'bin'}:{ENVIRONMENT['PATH']}"},
        stdout=subprocess.DEVNULL,
    )


def is_there(server: Server, name: str) -> bool:
    with browser(base_url=server.url) as http:
        bots = http.get("/api/bots").json()["bots"]
    return any(bot["name"] == name and bot["online"] for bot in bots)


def test_the_page_leads_from_nothing_to_a_game(tmp_path: Path) -> None:
    folder = tmp_path / "stranger"
    folder.mkdir()
    with running(tmp_path) as server:
        bot: Process | None = None
        said: list[str] = []
        try:
            (folder / "my_bot.py").write_text(blocks("python")[1])
            for block in blocks("sh"):
                if BOT.search(block):
                    bot = start_bot(block.strip(), server, folder)
                    eventually(lambda: is_there(server, "Bobromat"), "the bot does not come")
                else:
                    said.append(follow(block, server, folder))
        finally:
            if bot is not None:
                bot.end()
        whole = "\n".join(said)
        assert '"kind":"seats"' in whole
        assert "Your hand" in whole
        assert '{"number":4,"repeated":false}' in whole
        assert '"type":"state"' in whole
        assert '"kind":"seated"' in whole
        assert '"code":"token-revoked"' in said[-1]
        assert len(said) >= 9


def test_the_example_in_python_plays_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    example = blocks("python")[0]
    with running(tmp_path) as server:
        with browser(base_url=server.url) as http:
            (tmp_path / "token").write_text(http.post("/api/tokens", json={}).json()["token"])
        monkeypatch.chdir(tmp_path)
        code = compile(example.replace(ADDRESS, server.url), "programs.md", "exec")
        exec(code, {})
    assert "win" in capsys.readouterr().out


def test_every_field_and_code_of_the_page_is_real() -> None:
    from plansza.web.common.errors import STATUSES
    from plansza.web.programs.looks import Look
    from plansza.web.programs.rules import BotRules

    fields = re.findall(
        r"^\| `([a-z_]+)`(?:, `([a-z_]+)`)?(?:, `([a-z_]+)`)? \|", PAGE, re.MULTILINE
    )
    named = {name for row in fields for name in row if name}
    kinds = {"kind", "type", "state", "entry", "presence", "alive", "end", "seat", "seats"}
    kinds |= {"challenged", "seated", "turn", "over"}
    known = set(Look.__struct_fields__) | set(BotRules.__struct_fields__)
    assert named - kinds - known == set()
    for status, codes in re.findall(r"^\| (4\d\d) (.*?) \|", PAGE, re.MULTILINE):
        for code in re.findall(r"`([a-z-]+)`", codes):
            assert STATUSES.get(code, int(status)) == int(status), code
    for body in re.findall(r"`(\{\"kind\".*?\})`", PAGE):
        assert json.loads(body)["kind"]
