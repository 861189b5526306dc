"""A real server on a free port, players with cookies of their own, and their live streams."""

import json
import os
import queue
import signal
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Self

import httpx

from tests.support.patience import PATIENCE, eventually
from tests.support.processes import Process

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
clicks = count()
Data = dict[str, Any]


class Server:
    """A server process; killed and started again it finds its database."""

    module = "tests.web.serve"
    process: Process
    environment = ENVIRONMENT

    def __init__(self, folder: Path, database: Any = "", **settings: Any) -> None:
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        self.log = folder / "server.log"
        self.settings = settings
        self.port = 0
        self.start()

    def arguments(self) -> list[str]:
        """What its module is told."""
        return [str(self.port), self.database, json.dumps(self.settings)]

    def start(self) -> None:
        """Start and wait until it answers."""
        if self.port:  # it ran before
            self.process.end()
        command = [sys.executable, "-m", self.module, *self.arguments()]
        with self.log.open("ab") as log:
            self.process = Process(
                command, cwd=ROOT, env=self.environment, stdout=subprocess.PIPE, stderr=log
            )
        try:
            self.port = int(self.process.line())
            eventually(self.answers, "the server does not answer")
        except BaseException:
            self.process.end()
            raise

    def answers(self) -> bool:
        """Whether it is up."""
        try:
            return httpx.get(f"{self.url}/health", timeout=2, verify=False).status_code == 200
        except httpx.HTTPError:
            return False

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Ask the process to end, and wait until it has."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def end(self) -> None:
        """End it in any case, with all that it started."""
        self.process.end()

    def workers(self) -> list[int]:
        """The processes that think for bots."""
        return [child for child in children(self.process) if is_worker(child)]


def children(process: Process) -> list[int]:
    """Those whom a process has started, on Linux."""
    return children_of(process.pid)


def children_of(pid: int) -> list[int]:
    """The same by its number."""
    found: list[int] = []
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):  # a thread that has ended
            found += map(int, path.read_text().split())
    return found


def is_worker(pid: int) -> bool:
    """Whether it is one of the processes that think for bots, and runs."""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


class OddServer(Server):
    """A server with a slow bot and a game that asks in the turns of others."""

    module = "tests.web.odd"


class StrangeServer(Server):
    """A server with games that leave things out."""

    module = "tests.web.strangers"


class BrokenServer(Server):
    """A server with games that fail."""

    module = "tests.web.broken_strangers"


def browser(**options: Any) -> httpx.Client:
    """A client of httpx; for plain http it need not load certificates, which takes long."""
    return httpx.Client(timeout=PATIENCE, verify=False, **options)


class Player:
    """One browser."""

    def __init__(self, server: Server, table: str = "", **headers: str) -> None:
        self.http = browser(base_url=server.url, headers=headers)
        self.table = table
        self.streams: list[Stream] = []

    def open(self, **body: Any) -> str:
        """Open a table and remember it."""
        answer = self.http.post("/api/tables", json={"game": "spor", **body})
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["id"]
        return self.table

    def ask(self, kind: str, **fields: Any) -> httpx.Response:
        """Give a command, with a new key unless one is given."""
        command = {"kind": kind, "key": f"click-{next(clicks)}", **fields}
        return self.http.post(f"/api/tables/{self.table}/commands", json=command)

    def do(self, kind: str, **fields: Any) -> Data:
        """Give a command that must be accepted."""
        answer = self.ask(kind, **fields)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def refused(self, status: int, code: str, kind: str, **fields: Any) -> None:
        """Give a command that must be refused so."""
        answer = self.ask(kind, **fields)
        assert (answer.status_code, answer.json().get("code")) == (status, code), answer.text
        assert answer.json()["message"]

    def state(self, **query: Any) -> Data:
        """What this player sees."""
        answer = self.http.get(f"/api/tables/{self.table}", params=query)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def now(self) -> Data:
        """The situation alone."""
        return dict(self.state()["now"])

    def play(self, which: int = 0) -> Data:
        """Make one of the possible moves."""
        now = self.now()
        move = now["choices"][which % len(now["choices"])]["move"]
        return self.do("play", move=move, seen=now["number"])

    def stream(self, **query: Any) -> "Stream":
        """Open a live stream."""
        found = Stream(self, query)
        self.streams.append(found)
        return found

    def close(self) -> None:
        """Close everything."""
        for stream in self.streams:
            stream.close()
        self.http.close()


def timeless(state: Data) -> Data:
    """A state without what time alone changes: how long somebody is still waited for."""
    seats = [{**seat, "grace": None} for seat in state["now"]["seats"]]
    return {**state, "now": {**state["now"], "seats": seats}}


class Stream:
    """A live stream read in a thread; events wait here until a test asks for them."""

    def __init__(self, player: Player, query: Data) -> None:
        self.events: queue.Queue[Data] = queue.Queue()
        self.presence: queue.Queue[list[bool]] = queue.Queue()
        self.lines: queue.Queue[Data] = queue.Queue()
        self.comments = 0
        self.ended = threading.Event()
        self._opened = threading.Event()
        self._http = browser(base_url=player.http.base_url, cookies=player.http.cookies)
        self._path = f"/api/tables/{player.table}/stream"
        self._query = query
        threading.Thread(target=self._read, daemon=True).start()
        assert self._opened.wait(PATIENCE)

    def _read(self) -> None:
        try:
            with self._http.stream("GET", self._path, params=self._query) as answer:
                assert answer.status_code == 200, answer.read()
                self._socket = answer.extensions["network_stream"].get_extra_info("socket")
                self._sort(answer.iter_lines())
        except (httpx.HTTPError, httpx.StreamError, OSError):
            pass
        finally:
            self._opened.set()
            self.ended.set()

    def _sort(self, lines: Iterator[str]) -> None:
        event: dict[str, str] = {}
        for line in lines:
            if line.startswith(":"):
                self.comments += 1
                self._opened.set()
            elif line:
                name, _, value = line.partition(": ")
                event[name] = value
            else:
                if "data" in event:
                    self._keep(event)
                event = {}

    def _keep(self, event: dict[str, str]) -> None:
        data = json.loads(event["data"])
        if event.get("event") == "presence":
            self.presence.put(data["present"])
        elif event.get("event") == "line":
            self.lines.put(data)
        else:
            assert int(event["id"]) == data["number"]
            self.events.put(data)

    def next(self) -> Data:
        """The next event."""
        return self.events.get(timeout=PATIENCE)

    def until(self, number: int) -> list[Data]:
        """All events up to this number."""
        found: list[Data] = []
        while not found or found[-1]["number"] < number:
            found.append(self.next())
        return found

    def close(self) -> None:
        """Hang up, though another thread is listening."""
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        assert self.ended.wait(PATIENCE)
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@contextmanager
def asleep(server: Server) -> Iterator[None]:
    """The server's bots think, and think."""
    workers = server.workers()
    assert workers
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        for worker in workers:
            with suppress(ProcessLookupError):  # it may have died with its server
                os.kill(worker, signal.SIGCONT)


def send_and_hang_up(server: Server, who: Player, path: str, body: dict[str, Any]) -> None:
    """The request arrives, its answer is lost."""
    data = json.dumps(body)
    cookie = "; ".join(f"{name}={value}" for name, value in who.http.cookies.items())
    request = (
        f"POST {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n"
        f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n{data}"
    )
    with closing(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)) as line:
        line.sendall(request.encode())
        line.recv(1)  # it was carried out; of the answer we keep nothing
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def at_once(act: Callable[[int], httpx.Response], count: int) -> list[httpx.Response]:
    """Do something several times at the same moment."""
    ready = threading.Barrier(count)

    def one(which: int) -> httpx.Response:
        ready.wait(PATIENCE)
        return act(which)

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(one, range(count)))


@contextmanager
def running(folder: Path, kind: type[Server] = Server, **settings: Any) -> Iterator[Server]:
    """A server for a while."""
    server = kind(folder, **settings)
    try:
        yield server
    finally:
        server.end()
        log = server.log.read_text()
        assert "Traceback" not in log, log
