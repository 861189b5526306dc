"""Silent and slow connections: they take no file, no memory and no line of the log from others.

Whoever comes from 127.0.0.2 is another visitor than whoever comes from 127.0.0.1.
"""

import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest

from plansza.words import LANGUAGES, words_for
from tests.support.patience import PATIENCE, eventually
from tests.web.helper import Data, Player, Server, running

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux has all of 127.0.0.0/8"
)
ATTACKER = "127.0.0.2"
SILENT = 1010
BRIEF = 0.3  # seconds instead of many


class FewFiles(Server):
    """A server that may open 400 files."""

    module = "tests.attacks.few_files"


def connect(server: Server, address: str = ATTACKER) -> socket.socket:
    """A connection that says nothing."""
    place = ("127.0.0.1", server.port)
    return socket.create_connection(place, PATIENCE, source_address=(address, 0))


@pytest.fixture
def many_files() -> Iterator[None]:
    """The attacker needs a file for each of his connections, too."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(4096, hard)), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def all_of(line: socket.socket) -> bytes:
    """What is read until the other side ends."""
    found = b""
    with suppress(ConnectionResetError):
        while piece := line.recv(65536):
            found += piece
    return found


def is_told(server: Server) -> bool:
    """Whether somebody who is turned away reads why."""
    with closing(connect(server)) as line, suppress(ConnectionError):
        line.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
        head, _, body = all_of(line).partition(b"\r\n\r\n")
        sentences = [words_for(each)("error-full-house") for each in LANGUAGES]
        told = all(each in body.decode() for each in sentences)
        return head.startswith(b"HTTP/1.1 503 ") and b"retry-after:" in head and told
    return False


def is_served(server: Server) -> bool:
    with closing(connect(server)) as line, suppress(ConnectionError):
        line.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        return all_of(line).startswith(b"HTTP/1.1 200 ")
    return False


def test_a_thousand_silent_connections(tmp_path: Path, many_files: None) -> None:
    with running(tmp_path, FewFiles) as server, ExitStack() as lines:
        for _ in range(SILENT):
            lines.enter_context(closing(connect(server)))
        other = Player(server)
        other.open(name="Ania", listed=True)
        assert other.now()["your_seat"] == 0
        with other.stream() as stream:
            other.do("chat", text="who is there?")
            stream.until(other.now()["number"])
        eventually(lambda: is_told(server), "nobody says that the house is full")
        lines.close()
        eventually(lambda: is_served(server), "the places are not free again")
        other.close()
        said = server.log.read_text()
        assert len(said) < 2000, said
        assert said.count("turned away") == 1


def test_the_house_itself_is_full(tmp_path: Path) -> None:
    """Many addresses together get no further than one: some places are left for the rest of us."""
    with (
        running(tmp_path, connections=20, connections_by_address=6) as server,
        ExitStack() as lines,
    ):
        for number in range(100):
            address = f"127.0.1.{number % 50 + 1}"
            lines.enter_context(closing(connect(server, address)))
        eventually(lambda: is_told(server), "nobody says that the house is full")
        lines.close()
        eventually(lambda: is_served(server), "the places are not free again")


# -- slow ones ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose patience is short."""
    limits = ("head_limit", "body_limit", "keep_alive", "send_limit")
    brief: Data = dict.fromkeys(limits, BRIEF)
    with running(tmp_path_factory.mktemp("hasty"), **brief) as found:
        yield found


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ",
        b"GET /health HTTP/1.1\r\nhost: x\r\n\r\nGET / HTTP/1.1\r\nx-slow: ",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        b"content-length: 9999\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\n"
        b"transfer-encoding: chunked\r\n\r\n270f\r\n",
    ],
)
def test_a_request_that_never_ends(hasty: Server, begun: bytes) -> None:
    """A letter now and then keeps nothing open."""
    with closing(connect(hasty)) as line:
        line.sendall(begun)
        end = time.monotonic() + 10 * BRIEF
        while not has_ended(line, b"x" if begun else b""):
            assert time.monotonic() < end, "it is still open"


HOSTS = [
    (b"GET /health HTTP/1.1\r\n\r\n", b"400"),
    (b"GET /health HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n", b"400"),
    (b"GET /health HTTP/1.0\r\nhost: a\r\nhost: b\r\n\r\n", b"400"),
    (b"GET /health HTTP/1.0\r\n\r\n", b"200"),  # as proxies ask
]


@pytest.mark.parametrize(("request_", "status"), HOSTS)
def test_a_request_names_one_host(hasty: Server, request_: bytes, status: bytes) -> None:
    """Or a guard in front of us might look at one, and we at the other."""
    with closing(connect(hasty)) as line:
        line.sendall(request_)
        assert all_of(line)[9:12] == status


def test_a_head_that_is_endless(hasty: Server) -> None:
    with closing(connect(hasty)) as line, suppress(ConnectionError):
        line.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n")
        for _ in range(200):
            line.sendall(b"x-more: " + b"x" * 4096 + b"\r\n")
        line.sendall(b"\r\n")
        assert b" 200 " not in all_of(line)[:20]


def test_more_questions_than_anybody_waits_for(hasty: Server) -> None:
    """What a few bytes ask for is not all prepared before the first answer is taken."""
    asked = 1000
    with closing(connect(hasty)) as line, suppress(ConnectionError):
        line.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n" * asked)
        assert all_of(line).count(b"HTTP/1.1 200 ") < asked


def has_ended(line: socket.socket, more: bytes) -> bool:
    """Whether the other side has ended; if not, it gets a little more of the request."""
    line.settimeout(0.05)
    try:
        line.sendall(more)
        return line.recv(65536) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_an_idle_connection(hasty: Server) -> None:
    with closing(connect(hasty)) as line:
        line.settimeout(10 * BRIEF)
        line.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
        assert all_of(line).startswith(b"HTTP/1.1 200 ")


def is_held(server: Server, line: socket.socket) -> bool:
    """Whether the server's end of a connection still belongs to a process."""
    ports = [server.port, line.getsockname()[1]]
    for row in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = row.split()
        if [int(place.partition(":")[2], 16) for place in fields[1:3]] == ports:
            return fields[9] != "0"
    return False


def test_answers_that_nobody_takes(hasty: Server) -> None:
    """Whoever asks and asks and reads nothing is left alone with what he has."""
    with closing(socket.socket()) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", hasty.port))
        line.sendall(b"GET /api/schema HTTP/1.1\r\nhost: x\r\n\r\n" * 60)
        assert line.recv(1) == b"H"
        eventually(lambda: not is_held(hasty, line), "it still waits for a reader")


def test_noise_in_the_log(hasty: Server) -> None:
    """What is no HTTP, or asks for what we have not, is told once and not a thousand times."""
    before = hasty.log.stat().st_size
    for _ in range(50):
        with closing(connect(hasty)) as line:
            line.sendall(b"\x16\x03\x01 hello\r\n\r\n")
            all_of(line)
        with closing(connect(hasty)) as line:
            line.sendall(
                b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: upgrade, close\r\n"
                b"upgrade: websocket\r\n\r\n"
            )
            all_of(line)
    assert hasty.log.stat().st_size - before < 600
