"""What a server tells of itself, on its standard error: lines for people, or JSON for programs.

Nothing that is said to the log by ourselves names anybody. But what an error says may be anything,
a name or a card, and so may be what is wrapped as `Private`. Without details only the kind of an
error is told, and where it happened.
"""

import json
import logging
import time
import traceback
from collections.abc import Iterator, Mapping
from typing import Any

from plansza.core.errors import PlanszaError
from plansza.core.printable import HIDDEN, CleanFormatter, Private, printable
from plansza.store.entries import StoreError
from plansza.web.configuration import Logs
from plansza.web.connections import OnceAMinute

OURS = "plansza"
REQUESTS = "plansza.requests"
LINE = "%(levelname)s %(name)s: %(message)s"
PLAIN = (OSError, StoreError)  # what they say is about disks, sockets and databases
TALKATIVE = "asyncio"  # whose later lines show what went wrong with all that it said


def tell_log(logs: Logs) -> None:
    """Let whatever is worth it be told from now on; of others' parts only warnings are."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines(logs.details) if logs.form == "lines" else Json(logs.details))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger(OURS).setLevel(logs.level.upper())
    logging.getLogger(REQUESTS).setLevel(logging.INFO if logs.requests else logging.CRITICAL)
    logging.getLogger("uvicorn.error").addFilter(OnceAMinute(time.monotonic))


class Lines(CleanFormatter):
    """An event is a line; under it, indented, where an error happened."""

    def __init__(self, details: bool) -> None:
        super().__init__(LINE)
        self._details = details

    def format(self, record: logging.LogRecord) -> str:
        return super().format(self._fit(record))

    def _fit(self, record: logging.LogRecord) -> logging.LogRecord:
        """The same event, with as much of it as may be told."""
        told = logging.makeLogRecord(vars(record))
        told.exc_text = None
        if told.name == TALKATIVE and not self._details:
            told.msg = str(told.msg).partition("\n")[0]
        if isinstance(told.args, Mapping):
            told.args = {name: self._shown(value) for name, value in told.args.items()}
        else:
            told.args = tuple(map(self._shown, told.args or ()))
        return told

    def _shown(self, value: Any) -> Any:
        if self._details:
            return value.detail() if isinstance(value, Private) else value
        if isinstance(value, BaseException):
            return what_it_says(value) or type(value).__name__
        return value

    def formatException(self, ei: Any) -> str:  # noqa: N802
        if self._details:
            return super().formatException(ei)
        return printable("".join(trace(ei[1])).rstrip()).replace("\n", "\n  ")


class Json(Lines):
    """An event is an object on a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        record = self._fit(record)
        event: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        event |= getattr(record, "facts", {})
        if record.exc_info:
            event["error"] = self.formatException(record.exc_info)
        return json.dumps(event, ensure_ascii=True)


def what_it_says(error: BaseException) -> str:
    """The words of an error, if they are about nobody; of a refusal its code."""
    if isinstance(error, PLAIN):
        return str(error)
    return error.code if isinstance(error, PlanszaError) else ""


def trace(error: BaseException | None) -> Iterator[str]:
    """Where an error happened, and what had led to it."""
    if error is None:
        return
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from trace(before)
        yield "which led to\n"
    yield "Traceback (most recent call last):\n"
    yield from traceback.format_tb(error.__traceback__)
    yield f"{type(error).__qualname__}: {what_it_says(error) or HIDDEN}\n"
