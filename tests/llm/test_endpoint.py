"""An endpoint as many servers have one: a real server of the test, with its moods."""

import json
import logging
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from plansza.core import FastChance
from plansza.games import find
from plansza.llm import AskFailed, Message, Player
from plansza.llm.endpoint import KEY, MODEL, URL, Endpoint, ask
from plansza.words import words_for

SECRET = "sk-very-secret-key"
HELLO: list[Message] = [{"role": "user", "content": "Hello"}]
SPOR = find("spor")


@dataclass
class Server:
    """What the endpoint was asked, and what it is to answer: status, headers, body."""

    url: str = ""
    asked: list[tuple[str, str, dict[str, Any]]] = field(default_factory=list)
    answers: list[tuple[int, dict[str, str], str]] = field(default_factory=list)
    closed: threading.Event = field(default_factory=threading.Event)

    def say(self, text: str, **usage: int) -> None:
        """A good answer, next."""
        said: dict[str, Any] = {"choices": [{"message": {"role": "assistant", "content": text}}]}
        self.answers.append((200, {}, json.dumps({**said, "usage": usage} if usage else said)))


@pytest.fixture
def server() -> Iterator[Server]:
    found = Server()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            found.asked.append((self.path, self.headers.get("authorization", ""), body))
            status, headers, text = found.answers.pop(0)
            if status == 0:
                found.closed.wait(30)  # says nothing while anybody waits
                return
            data = text.encode()
            self.send_response(status)
            for name, value in {**headers, "content-length": str(len(data))}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, format: str, *args: Any) -> None:
            """Quiet."""

    http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found.url = f"http://127.0.0.1:{http.server_port}/v1"
    thread = threading.Thread(target=http.serve_forever)
    thread.start()
    try:
        yield found
    finally:
        found.closed.set()
        http.shutdown()
        http.server_close()
        thread.join()


def test_what_is_asked_and_what_comes_back(server: Server) -> None:
    server.say("MOVE: G7>3", prompt_tokens=2_000_000, completion_tokens=500_000)
    model = Endpoint(f"{server.url}/", "small", SECRET, prices=(1.0, 4.0), temperature=0)
    answer = model(HELLO)
    assert (answer.text, answer.prompt_tokens, answer.answer_tokens) == (
        "MOVE: G7>3",
        2_000_000,
        500_000,
    )
    assert answer.cost == 4.0
    body = {"model": "small", "messages": HELLO, "temperature": 0}
    assert server.asked == [("/v1/chat/completions", f"Bearer {SECRET}", body)]


def test_one_that_tells_no_tokens_and_wants_no_key(server: Server) -> None:
    server.say("hello")
    answer = Endpoint(server.url, "small")(HELLO)
    assert (answer.text, answer.prompt_tokens, answer.cost) == ("hello", 0, 0.0)
    assert server.asked[0][1] == ""


def test_a_busy_endpoint_is_asked_again_after_a_pause(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    server.answers += [(429, {"retry-after": "7"}, "slow down"), (503, {}, SECRET), (500, {}, "")]
    server.answers += [(429, {"retry-after": "9999"}, "")]
    server.say("at last")
    pauses: list[float] = []
    with caplog.at_level(logging.DEBUG, "plansza"):
        model = Endpoint(server.url, "small", SECRET, sleep=pauses.append)
        assert model(HELLO).text == "at last"
    assert pauses == [7.0, 2.0, 4.0, 60.0]
    assert len(caplog.records) == 4
    assert SECRET not in caplog.text


def test_one_that_stays_busy_is_no_answer(server: Server) -> None:
    server.answers += [(503, {}, "")] * 3
    model = Endpoint(server.url, "small", SECRET, pauses=(1, 2), sleep=lambda seconds: None)
    with pytest.raises(AskFailed, match="503"):
        model(HELLO)
    assert len(server.asked) == 3


def test_one_that_is_slow(server: Server) -> None:
    server.answers += [(0, {}, "")]
    server.say("now")
    model = Endpoint(server.url, "small", timeout=0.3, sleep=lambda seconds: None)
    assert model(HELLO).text == "now"
    server.answers += [(0, {}, "")]
    with pytest.raises(AskFailed, match=r"0\.3 s"):
        Endpoint(server.url, "small", timeout=0.3, pauses=())(HELLO)


def test_one_that_is_not_there() -> None:
    pauses: list[float] = []
    model = Endpoint("http://127.0.0.1:9", "small", SECRET, pauses=(1, 2), sleep=pauses.append)
    with pytest.raises(AskFailed, match="no connection"):
        model(HELLO)
    assert pauses == [1, 2]


@pytest.mark.parametrize(
    ("status", "body", "told"),
    [
        (401, f'{{"error": "Incorrect API key provided: {SECRET}"}}', "401"),
        (400, "x" * 10_000, "400"),
        (200, "<html>", "no chat completion"),
        (200, '{"choices": []}', "no chat completion"),
        (200, '{"choices": [{"message": {"content": ["a"]}}]}', "no chat completion"),
    ],
)
def test_what_asking_again_does_not_mend(
    server: Server, caplog: pytest.LogCaptureFixture, status: int, body: str, told: str
) -> None:
    server.answers.append((status, {}, body))
    with caplog.at_level(logging.DEBUG), pytest.raises(AskFailed) as failed:
        Endpoint(server.url, "small", SECRET, sleep=lambda seconds: None)(HELLO)
    texts = [words_for(language).error(failed.value) for language in ("pl", "en")]
    for text in (str(failed.value), *texts):
        assert told in text
        assert SECRET not in text
        assert len(text) < 600
    assert SECRET not in caplog.text
    assert failed.value.__context__ is None or SECRET not in repr(failed.value.__context__)


def test_no_text_shows_the_key() -> None:
    assert SECRET not in repr(Endpoint("http://127.0.0.1:9", "small", SECRET))


def test_the_one_that_the_environment_names(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (URL, MODEL, KEY):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(AskFailed) as missing:
        ask(HELLO)
    assert missing.value.facts == {"names": f"{URL}, {MODEL}"}
    monkeypatch.setenv(URL, server.url)
    monkeypatch.setenv(MODEL, "large")
    monkeypatch.setenv(KEY, SECRET)
    server.say("yes")
    assert ask(HELLO).text == "yes"
    assert server.asked[0][1:] == (f"Bearer {SECRET}", {"model": "large", "messages": HELLO})


def test_it_plays(server: Server) -> None:
    position = SPOR.start(SPOR.setup(), FastChance(3))
    seat = position.to_move[0]
    move = position.legal_moves(seat)[1]
    server.say("MOVE: claim1", prompt_tokens=10, completion_tokens=1)
    server.say(f"**MOVE: {SPOR.write_move(move)}**", prompt_tokens=20, completion_tokens=2)
    player = Player(SPOR, Endpoint(server.url, "small"))
    assert player.choose(position.view(seat), FastChance(1)) == move
    assert (player.account.prompt_tokens, player.account.answer_tokens) == (30, 3)
    assert len(server.asked[1][2]["messages"]) == 4
