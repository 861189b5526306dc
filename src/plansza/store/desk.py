"""One process writes for several: they hand their jobs over, and hear when each is on the disk.

SQLite lets one write at a time. Processes that wait for its lock look for it again and again, with
pauses, and each commits by itself. So those of one server give all they write to one of them,
whose writer commits together what waits together, whoever it came from.
"""

import selectors
import socket
import threading
from collections import deque
from concurrent.futures import Future
from contextlib import suppress
from itertools import count
from typing import Any, Protocol

import msgspec

from plansza.store import entries as refusals
from plansza.store.acts import Act
from plansza.store.batch import AppendJob, Job, WriteJob
from plansza.store.entries import StoreError
from plansza.store.faults import unavailable
from plansza.store.refusals import bad_entry
from plansza.store.statements import Values

LENGTH = 4  # bytes that say how long a message is
CHUNK = 256 * 1024
KINDS = {
    kind.__name__: kind
    for kind in vars(refusals).values()
    if isinstance(kind, type) and issubclass(kind, StoreError)
}


class AnyWriter(Protocol):
    """What carries jobs out, here or elsewhere."""

    @property
    def closed(self) -> bool: ...

    def submit(self, *jobs: Job) -> None: ...

    def close(self) -> None: ...


# -- what is said ---------------------------------------------------------------------------------


class AppendOrder(msgspec.Struct, tag=True, array_like=True):
    """Entries to append."""

    number: int
    table: str
    rows: list[Values]
    head: Values | None
    standing: Values | None = None

    def job(self) -> Job:
        return AppendJob(self.table, self.rows, self.head, self.standing)


class ActOrder(msgspec.Struct, tag=True, array_like=True):
    """Anything else."""

    number: int
    act: Act

    def job(self) -> Job:
        return WriteJob(self.act)


class Refusal(msgspec.Struct, array_like=True):
    """Why a job was not carried out."""

    kind: str
    code: str
    sentence: str
    facts: dict[str, int | str]

    def error(self) -> StoreError:
        return KINDS[self.kind](self.code, self.sentence, self.facts)


class Outcome(msgspec.Struct, array_like=True):
    """What has become of an order."""

    number: int
    value: str | None = None
    refusal: Refusal | None = None


Order = AppendOrder | ActOrder
_encode = msgspec.msgpack.Encoder().encode
_read_order = msgspec.msgpack.Decoder(Order).decode
_read_outcomes = msgspec.msgpack.Decoder(list[Outcome]).decode


def packed(message: Any) -> bytes:
    """A message with its length before it."""
    body = _encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


class Inbox:
    """Bytes that come in pieces, as whole messages."""

    def __init__(self) -> None:
        self._data = bytearray()

    def take(self, data: bytes) -> list[bytes]:
        """The messages that are complete by these bytes."""
        self._data += data
        found: list[bytes] = []
        begin = 0
        while len(self._data) - begin >= LENGTH:
            end = begin + LENGTH + int.from_bytes(self._data[begin : begin + LENGTH], "big")
            if end > len(self._data):
                break
            found.append(bytes(self._data[begin + LENGTH : end]))
            begin = end
        del self._data[:begin]
        return found


# -- who hands over -------------------------------------------------------------------------------


class RemoteWriter:
    """The writer of a process that has another write for it."""

    def __init__(self, line: socket.socket, store: str) -> None:
        self._line = line
        self._store = store
        self._numbers = count()
        self._waiting: dict[int, Future[Any]] = {}
        self._lock = threading.Lock()
        self._idle = threading.Condition(self._lock)
        self._closed = False
        line.setblocking(True)
        threading.Thread(target=self._listen, name="plansza store", daemon=True).start()

    @property
    def closed(self) -> bool:
        return self._closed

    def submit(self, *jobs: Job) -> None:
        """Hand jobs over; from then on they cannot be cancelled."""
        orders: dict[int, Future[Any]] = {}
        said = b""
        for job in jobs:
            number = next(self._numbers)
            try:
                order = packed(order_of(number, job))
            except (UnicodeError, OverflowError, TypeError) as error:
                job.done.set_exception(bad_entry(str(error)))
                continue
            if job.done.set_running_or_notify_cancel():
                orders[number] = job.done
                said += order
        with self._lock:
            if not self._closed:
                self._waiting.update(orders)
                with suppress(OSError):  # whoever listens notices
                    self._line.sendall(said)
                return
        for done in orders.values():
            done.set_exception(unavailable("store-closed", self._store))

    def close(self) -> None:
        """Wait for what was handed over, and hand no more over."""
        with self._idle:
            self._closed = True
            self._idle.wait_for(lambda: not self._waiting)
        with suppress(OSError):
            self._line.shutdown(socket.SHUT_RDWR)

    def _listen(self) -> None:
        inbox = Inbox()
        with suppress(OSError):
            while data := self._line.recv(CHUNK):
                for message in inbox.take(data):
                    for outcome in _read_outcomes(message):
                        self._settle(outcome)
        self._give_up()

    def _settle(self, outcome: Outcome) -> None:
        with self._lock:
            done = self._waiting.pop(outcome.number)
        if outcome.refusal is not None:
            done.set_exception(outcome.refusal.error())
        else:
            done.set_result(outcome.value)
        self._tell_idle()

    def _tell_idle(self) -> None:
        with self._idle:
            if not self._waiting:
                self._idle.notify_all()

    def _give_up(self) -> None:
        """Nobody writes for us any more; whether the last jobs were carried out, nobody knows."""
        with self._lock:
            self._closed = True
            left = list(self._waiting.values())
            self._waiting.clear()
        for done in left:
            done.set_exception(unavailable("store-away", self._store, "whoever writes is gone"))
        self._tell_idle()


def order_of(number: int, job: Job) -> Order:
    """A job as it is handed over."""
    if isinstance(job, AppendJob):
        return AppendOrder(number, job.table, job.rows, job.head, job.standing)
    assert isinstance(job.act, Act)
    return ActOrder(number, job.act)


# -- who writes -----------------------------------------------------------------------------------


class Visitor:
    """A process at the desk: what it has said in part, and what it has not read yet."""

    def __init__(self, line: socket.socket) -> None:
        line.setblocking(False)
        self.line = line
        self.inbox = Inbox()
        self.outcomes: list[Outcome] = []
        self.unsent = bytearray()


class Desk:
    """Takes the orders of other processes to a writer, and the outcomes back."""

    def __init__(self, writer: AnyWriter) -> None:
        self._writer = writer
        self._selector = selectors.DefaultSelector()
        self._bell, self._button = socket.socketpair()
        self._bell.setblocking(False)
        self._button.setblocking(False)
        self._selector.register(self._bell, selectors.EVENT_READ)
        self._new: deque[Visitor] = deque()
        self._done: deque[tuple[Visitor, Outcome]] = deque()
        self._rung = False  # and not heard yet: once is enough for all that is done meanwhile
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="plansza desk", daemon=True)
        self._thread.start()

    def admit(self, line: socket.socket) -> None:
        """One more process hands over what it writes."""
        self._new.append(Visitor(line))
        self._ring()

    def close(self) -> None:
        """Take no more orders."""
        self._closed = True
        self._ring()
        self._thread.join()
        self._bell.close()
        self._button.close()

    def _ring(self) -> None:
        if not self._rung:
            self._rung = True
            with suppress(OSError):  # it is full, and so heard in any case
                self._button.send(b"!")

    # -- in the thread ----------------------------------------------------------------------------

    def _work(self) -> None:
        while not self._closed:
            for key, events in self._selector.select():
                if key.fileobj is self._bell:
                    with suppress(OSError):
                        self._bell.recv(CHUNK)
                    self._rung = False  # first: whatever is done from now on rings again
                elif events & selectors.EVENT_READ:
                    self._receive(key.data)
                else:
                    self._send(key.data)
            while self._new:
                visitor = self._new.popleft()
                self._selector.register(visitor.line, selectors.EVENT_READ, visitor)
            self._answer()
        self._selector.close()

    def _receive(self, visitor: Visitor) -> None:
        try:
            data = visitor.line.recv(CHUNK)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self._dismiss(visitor)
        jobs: list[Job] = []
        for message in visitor.inbox.take(data):
            order = _read_order(message)
            job = order.job()
            job.done.add_done_callback(self._returner(visitor, order.number))
            jobs.append(job)
        if jobs:
            self._writer.submit(*jobs)

    def _returner(self, visitor: Visitor, number: int) -> Any:
        def done(future: Future[Any]) -> None:
            self._done.append((visitor, outcome_of(number, future.exception(), future)))
            self._ring()

        return done

    def _answer(self) -> None:
        """Tell everybody what has become of his orders, in one message each."""
        told: dict[Visitor, None] = {}
        while self._done:
            visitor, outcome = self._done.popleft()
            visitor.outcomes.append(outcome)
            told[visitor] = None
        for visitor in told:
            visitor.unsent += packed(visitor.outcomes)
            visitor.outcomes = []
            self._send(visitor)

    def _send(self, visitor: Visitor) -> None:
        if visitor.line.fileno() < 0:  # it has gone
            return
        try:
            del visitor.unsent[: visitor.line.send(visitor.unsent)]
        except BlockingIOError:
            pass
        except OSError:
            self._dismiss(visitor)
            return
        events = selectors.EVENT_READ | (selectors.EVENT_WRITE if visitor.unsent else 0)
        self._selector.modify(visitor.line, events, visitor)

    def _dismiss(self, visitor: Visitor) -> None:
        self._selector.unregister(visitor.line)
        visitor.line.close()


def outcome_of(number: int, error: BaseException | None, future: Future[Any]) -> Outcome:
    """What is told of a job that is done."""
    if error is None:
        value = future.result()
        return Outcome(number, value if isinstance(value, str) else None)
    if not isinstance(error, StoreError):
        error = unavailable("store-corrupt", "", str(error), error)
    refusal = Refusal(type(error).__name__, error.code, str(error), error.facts)
    return Outcome(number, refusal=refusal)
