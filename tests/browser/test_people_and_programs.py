"""One table of Battalia: a person in the browser, a bot, a client of the Model Context Protocol and
a language model, four processes. Each is killed once and comes back; the game ends by its rules."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from plansza.client import Client
from plansza.games import find
from plansza.words import words_for
from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, FIRST, OVER, READY, Person
from tests.support.patience import eventually
from tests.support.processes import Process
from tests.web.helper import ENVIRONMENT, ROOT, Player, Server

END = "act-end"
SHORT = {"weeks": "2", "factions": "dealt", "draft": "top", "mode": "basic", "begins": "1"}
NAMES = {"bot": "Robert", "mcp": "Ema", "model": "Lama"}
BOT = [sys.executable, "-m", "plansza", "--language", "en", "bot", "run"]
SEAT = [sys.executable, "-m", "tests.browser.seats_of_programs"]


class Programs:
    """The three programs at a table, which can be killed and started again."""

    def __init__(self, server: Server, table: str) -> None:
        self.running: dict[str, Process] = {}
        self._tokens: dict[str, str] = {}
        self._commands = {
            "bot": [*BOT, "plansza.bots:RandomBot", "--server", server.url],
            "mcp": [*SEAT, "mcp", server.url, table],
            "model": [*SEAT, "model", server.url, table],
        }
        for seat, name in enumerate(self._commands, start=1):
            owner = Player(server)
            owner.http.get("/api/tables")
            made = owner.http.post("/api/tokens", json={"kind": "seats", "label": name}).json()
            owner.close()
            self._tokens[name] = str(made["token"])
            client = Client(server.url, self._tokens[name])
            client.sit(table, seat, NAMES[name])
            client.close()

    def start(self, name: str) -> None:
        """Start one of them; it knows its table and its token, and nothing of before."""
        env = {**ENVIRONMENT, "PLANSZA_TOKEN": self._tokens[name]}
        self.running[name] = Process(
            self._commands[name], cwd=ROOT, env=env, stdout=-1, stderr=sys.stderr
        )

    def kill(self, name: str) -> None:
        """Without a word, in the middle of whatever it does."""
        self.running.pop(name).end()

    def end(self) -> None:
        """End them all."""
        for process in self.running.values():
            process.end()


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as found:
        yield found


@pytest.mark.slow
def test_four_processes_play_a_war_to_its_end(
    server: Server, somebody: NewPerson, stack: ExitStack
) -> None:
    ania: Person = somebody()
    ania.set_up(server.url, {3: "free"}, name="Ania", game="battalia", options=SHORT)
    address = ania.page.url
    programs = Programs(server, address.rpartition("/t/")[2])
    stack.callback(programs.end)
    for name in ("bot", "mcp", "model"):
        programs.start(name)
    ania.page.wait_for_selector(BOARD)
    turns = 0
    while ania.ready():
        if END in ania.ids(FIRST):
            turns += 1
            if turns in (2, 4, 6):
                name = ("bot", "mcp", "model")[turns // 2 - 1]
                programs.kill(name)
                programs.start(name)
            if turns == 8:
                ania = back_again(ania, somebody)
            ania.click(END)
        else:
            ania.move()
        ania.page.wait_for_selector(READY, state="attached")
    assert ania.page.locator(OVER).count()
    ania.sees(".log", words_for("en", find("battalia")).reason("weeks"))
    assert turns == 14
    eventually(lambda: programs.running["mcp"].poll() is not None, "the client goes on")
    eventually(lambda: programs.running["model"].poll() is not None, "the model goes on")
    assert programs.running["model"].wait() == 0
    assert programs.running["mcp"].wait() == 0


def back_again(person: Person, somebody: NewPerson) -> Person:
    """The browser dies, and another one opens with what the first had kept."""
    address, kept = person.page.url, person.page.context.storage_state()
    person.page.context.close()
    again = somebody(storage_state=kept)
    again.goto(address)
    assert again.ready()
    return again
