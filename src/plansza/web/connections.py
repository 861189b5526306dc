"""Who may hold a connection, how many, and how long without saying anything.

uvicorn takes whatever connects, and waits for ever for a request that does not come. A process has
only so many files: whoever opens a thousand connections and is silent would keep all others out,
the database too. So connections are counted, by address and in all, before anything is read, and
each has so many seconds for the head of a request, for its body, and to take an answer.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from httptools import HttpParserError
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr

from plansza.web.common.addresses import Proxies, address_group
from plansza.web.common.counts import Counts
from plansza.web.settings import ServerSettings
from plansza.words import LANGUAGES, words_for

log = logging.getLogger(__name__)
OWN_FILES = 128  # for the database, the bots' processes, channels, logs
BATCH = 32  # connections that are taken in one turn of the loop, before any is counted
UNCOUNTED = 4 * BATCH  # so many turns pass before one that is turned away has gone
LINGERING = 64  # turned away, and given a moment to read why
LINGER = 1.0  # seconds of that moment
FEWEST = 16  # connections; with fewer files than that nobody could play
MOST_HEAD = 64 * 1024  # bytes of a request before its head is complete
MOST_PIPELINED = 100  # requests that may wait for the answer to an earlier one
MINUTE = 60.0


# -- how many -----------------------------------------------------------------------------------


def room(settings: ServerSettings) -> int:
    """How many connections there may be in all; 0 where nothing limits them."""
    limit = file_limit(settings.connections + OWN_FILES + UNCOUNTED + LINGERING)
    if limit is None or not settings.connections:
        return settings.connections
    return min(settings.connections, max(FEWEST, limit - OWN_FILES - UNCOUNTED - LINGERING))


def file_limit(wanted: int) -> int | None:
    """How many files this process may open, raised to what is wanted where that is allowed."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    if soft == unlimited:
        return None
    if soft < wanted:
        more = wanted if hard == unlimited else min(wanted, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
            soft = more
        except (OSError, ValueError):  # some systems promise more than they allow
            pass
    return int(soft)


class Doors:
    """Counts who is in; tells the log at most once a minute how many were turned away."""

    def __init__(
        self,
        in_all: int,
        by_address: int,
        proxies: Proxies | None = None,
        inside: Counts | None = None,
        together: int = 0,
    ) -> None:
        self.in_all = in_all  # at this process,
        self.together = together or in_all  # and at all processes of the server
        self.by_address = min(by_address, in_all // 2) if in_all and by_address else by_address
        self.lingering = 0
        self._proxies = proxies or Proxies()
        self._inside = inside if inside is not None else Counts()
        self._away = 0
        self._telling = False

    def enter(self, host: str) -> bool:
        """Let a connection in, or not. A proxy brings everybody: only the house limits it."""
        group = address_group(host)
        crowd = bool(self.by_address) and self._inside.of(group) >= self.by_address
        if self._is_full() or (crowd and host not in self._proxies):
            return False
        self._inside.add(group)
        return True

    def _is_full(self) -> bool:
        inside = self._inside
        return bool(self.in_all) and (inside.here >= self.in_all or inside.total() >= self.together)

    def enter_again(self, host: str) -> None:
        """One that had just left did not."""
        self._inside.add(address_group(host))

    def leave(self, host: str) -> None:
        """A connection that was let in has ended."""
        self._inside.remove(address_group(host))

    def tell(self, loop: asyncio.AbstractEventLoop) -> None:
        """One more was turned away: the first is told at once, the rest together."""
        self._away += 1
        if not self._telling:
            log.warning(
                "connections are turned away: there are %d, of at most %d in all and %d from one "
                "address",
                self._inside.total(),
                self.together,
                self.by_address,
            )
            self._begin_minute(loop)

    def _begin_minute(self, loop: asyncio.AbstractEventLoop) -> None:
        self._telling, self._away = True, 0
        loop.call_later(MINUTE, self._end_minute, loop)

    def _end_minute(self, loop: asyncio.AbstractEventLoop) -> None:
        self._telling = False
        if self._away:
            log.warning("%d more connections were turned away in a minute", self._away)
            self._begin_minute(loop)


def full_house() -> bytes:
    """What those who are turned away read: in both languages, for nobody has asked them yet."""
    sentences = [words("error-full-house") for words in map(words_for, LANGUAGES)]
    body = "\n".join([*sentences, ""]).encode()
    head = (
        "HTTP/1.1 503 Service Unavailable\r\n"
        "content-type: text/plain; charset=utf-8\r\n"
        f"content-length: {len(body)}\r\n"
        "retry-after: 10\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


class TurnedAway(asyncio.Protocol):
    """A connection that was not let in: it is told so, and ends as soon as it says anything.

    To close at once what has sent something unread would take the answer from it, too.
    """

    def __init__(self, doors: Doors, transport: asyncio.Transport, answer: bytes) -> None:
        self._doors = doors
        self._transport = transport
        doors.lingering += 1
        transport.write(answer)
        if transport.can_write_eof():
            transport.write_eof()
        loop = asyncio.get_running_loop()
        self._end = loop.call_later(LINGER, transport.abort)

    def data_received(self, data: bytes) -> None:
        self._transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        self._end.cancel()
        self._doors.lingering -= 1


# -- how long -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Patience:
    """Seconds; 0 is for ever."""

    head: float
    body: float
    answer: float  # without a single byte of it being taken


class GuardedProtocol(HttpToolsProtocol):
    """uvicorn's protocol for a connection that is counted and has no endless time."""

    doors: Doors
    patience: Patience
    answer: bytes
    _host = "-"
    _inside = False
    _owed = "head"  # what the client owes us by what was read: a head, a body, or nothing
    _awaited = ""  # what a timer runs for
    _head = 0  # bytes of a head that is not complete
    _timer: asyncio.TimerHandle | None = None
    _unsent_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        client = get_remote_addr(transport)
        self._host = client[0] if client is not None else "-"
        self._inside = self.doors.enter(self._host)
        if not self._inside:
            self._turn_away(transport)
            return
        super().connection_made(transport)
        self._await("head")

    def _turn_away(self, transport: asyncio.Transport) -> None:
        self.doors.tell(self.loop)
        if self.doors.lingering < LINGERING:
            transport.set_protocol(TurnedAway(self.doors, transport, self.answer))
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._inside:
            self._inside = False
            self.doors.leave(self._host)
            self._await("")
            self.resume_writing()
            super().connection_lost(exc)
            self._unset_keepalive_if_required()  # which uvicorn leaves behind a broken line

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._head = self._head + len(data) if self._owed == "head" else 0
        if self._head > MOST_HEAD:
            self.send_400_response("The head of this request is too long.")
        self._await(self._owed)

    # -- what the parser has found ---------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._owed = "head"

    def on_headers_complete(self) -> None:
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts != 1 and (hosts or self.parser.get_http_version() != "1.0"):
            raise HttpParserError("which host is asked must be clear")
        if len(self.pipeline) >= MOST_PIPELINED:
            raise HttpParserError("so many answers are not prepared ahead")
        super().on_headers_complete()
        self._owed = "body"

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._owed = ""

    # -- how long it may take --------------------------------------------------------------------

    def _await(self, what: str) -> None:
        """Begin to wait for something else; whoever trickles gets no more time by it."""
        if what == self._awaited:
            return
        self._awaited = what
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        seconds = {"head": self.patience.head, "body": self.patience.body}.get(what)
        if seconds:
            self._timer = self.loop.call_later(seconds, self.transport.abort)

    # -- those who do not read ------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_unsent(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unsent_timer is not None:
            self._unsent_timer.cancel()
            self._unsent_timer = None

    def _watch_unsent(self, unsent: int) -> None:
        if self.patience.answer:
            wait = self.patience.answer
            self._unsent_timer = self.loop.call_later(wait, self._check_unsent, unsent)

    def _check_unsent(self, before: int) -> None:
        """Slow is fine; who takes nothing at all holds memory for nothing."""
        unsent = self.transport.get_write_buffer_size()
        if unsent >= before:
            self.transport.abort()
        else:
            self._watch_unsent(unsent)


def guarded(
    settings: ServerSettings, proxies: Proxies, inside: Counts | None = None
) -> type[GuardedProtocol]:
    """The protocol for one server: uvicorn makes one object of it for every connection."""
    patience = Patience(settings.head_limit, settings.body_limit, settings.send_limit)
    limits = room(settings), settings.connections_by_address
    doors = Doors(*limits, proxies, inside, settings.connections)
    parts: dict[str, Any] = {"doors": doors, "patience": patience, "answer": full_house()}
    return type("ServedProtocol", (GuardedProtocol,), parts)


# -- the log ------------------------------------------------------------------------------------


class OnceAMinute(logging.Filter):
    """Lets a sentence that needs no fault of ours into the log once a minute, and says how often
    it was meant: anybody can send what is no HTTP, as often as he likes."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self._now = now
        self._told: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info or record.levelno > logging.WARNING:
            return True
        sentence, now = str(record.msg), self._now()
        at, kept = self._told.get(sentence, (now - MINUTE, 0))
        if now - at < MINUTE:
            self._told[sentence] = at, kept + 1
            return False
        self._told[sentence] = now, 0
        if kept:
            record.msg = f"{record.msg} ({kept} more times since the last)"
        return True


def quiet_about_files(loop: asyncio.AbstractEventLoop) -> None:
    """asyncio tells of every connection that it has no file for, with a trace, thousands a second.

    The limits above keep that from happening, unless the whole system has run out of files.
    """
    last = -MINUTE

    def handle(where: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        nonlocal last
        if not str(context.get("message", "")).startswith("socket.accept()"):
            where.default_exception_handler(context)
        elif where.time() - last >= MINUTE:
            last = where.time()
            log.error("no connection can be taken: %s", context.get("exception"))

    loop.set_exception_handler(handle)
