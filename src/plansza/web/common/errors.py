"""Refusals as answers: a status, a code, a sentence in the reader's language. Never a trace."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from plansza.core.contract import Game
from plansza.core.errors import BadSetup, Facts, GameFault, PlanszaError
from plansza.games import GAMES
from plansza.store.entries import BadEntry, StoreError, UnknownTable
from plansza.table.names import visible
from plansza.table.table import Table
from plansza.web.common.responses import Problem
from plansza.web.common.visitor import language_of
from plansza.words import words_for

log = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]
MOST_BODY = 16 * 1024
REFUSED = "plansza.refused"  # in the scope of a request: the code of what was wrong

CODES_OF_STATUS = {
    400: "no-cookies",
    401: "enter-first token-missing token-unknown token-expired token-revoked",
    403: "foreign-seat not-seated cross-site bad-link hints-off "
    "wrong-passphrase wrong-phrase wrong-passkey not-signed-in members-only "
    "deal-sealed not-the-maker seat-reserved not-on-the-list "
    "token-scope token-ended token-not-here token-no-help tokens-off bots-off "
    "bot-of-others not-a-bot rated-ladder own-name",
    404: "no-such-player no-such-evening not-found no-such-thing broken-game no-such-recipient "
    "unknown-program",
    409: "stale seat-taken confirm-first offer-open old-rules rematch-agreed player-present "
    "player-expected own-stand-in stood-in bot-already table-open table-running table-over "
    "hint-busy no-hint no-review game-fault chat-full "
    "turn-is-played turn-has-time turn-over time-over not-late vacation-used away-already not-away "
    "no-vacation device-known too-many-devices one-seat name-alike shuffling reveal-early no-share "
    "player-name-taken passkey-known lesson-not-asked puzzle-not-asked "
    "one-table deal-over no-table-now round-runs round-gone evening-over knockout-draw "
    "too-many-tokens too-many-bots bot-name-taken no-challenge bot-away bot-declines "
    "push-off webhook-off mail-off mail-failed not-confirmed too-many-recipients confirm-sent",
    413: "too-large",
    415: "not-json",
    421: "foreign-host",
    429: "too-many too-many-streams too-many-tables too-many-hints too-many-reviews "
    "too-many-guesses chat-too-fast",
    503: "busy",
}
STATUSES = {code: status for status, codes in CODES_OF_STATUS.items() for code in codes.split()}
CODES = {404: "not-found", 405: "method", 413: "too-large", 415: "not-json", 429: "too-many"}


class WebRefused(PlanszaError):
    """What the server itself refuses, before any table is asked."""


def web_refused(code: str, sentence: str, **facts: int | str) -> WebRefused:
    """A refusal with its facts."""
    known: Facts = facts
    return WebRefused(code, sentence, known)


class TableRefused(Exception):
    """What was refused at one table, to be told in the words of its game."""

    def __init__(self, table: Table, refusal: PlanszaError) -> None:
        super().__init__(str(refusal))
        self.table = table
        self.refusal = refusal


@contextmanager
def at_table(table: Table) -> Iterator[None]:
    """Whatever is refused in here is refused at this table."""
    try:
        yield
    except PlanszaError as refusal:
        raise TableRefused(table, refusal) from refusal


def status_of(error: PlanszaError) -> int:
    """The status that fits a refusal."""
    if isinstance(error, UnknownTable):
        return 404
    if isinstance(error, StoreError) and not isinstance(error, BadEntry):
        return 503
    return STATUSES.get(error.code, 422)


def answer(
    request: AnyRequest, status: int, error: PlanszaError, table: Table | None = None
) -> Response[Problem]:
    """A refusal as the reader gets it."""
    game, names = (table.game, table.names()) if table is not None else (game_of(error), [])
    names = [visible(name) for name in names]
    message = words_for(language_of(request), game).error(error, names)
    problem = Problem(error.code, message, error.facts)
    headers = {"retry-after": str(error.facts.get("seconds", 1))} if status in (429, 503) else {}
    if status == 401 and error.code.startswith("token-"):
        headers["www-authenticate"] = "Bearer"
    cast(dict[str, Any], request.scope)[REFUSED] = error.code
    return Response(problem, status_code=status, media_type="application/json", headers=headers)


def game_of(error: PlanszaError) -> Game | None:
    """Whose words tell of a set-up that is refused."""
    known = GAMES.all() if isinstance(error, BadSetup) else {}
    return known.get(str(error.facts.get("game")))


def on_refusal(
    request: AnyRequest, error: PlanszaError, table: Table | None = None
) -> Response[Problem]:
    """What rules, table or store refused. Where the database is, is nobody's business."""
    status = status_of(error)
    if isinstance(error, GameFault):
        log.error("%s %s: %s", request.method, request.url.path, error, exc_info=error.__cause__)
    if status == 503 and error.code != "busy":
        log.error("the store failed: %s", error)
        error = web_refused("unavailable", "the tables cannot be reached at the moment")
    return answer(request, status, error, table)


def on_table_refusal(request: AnyRequest, error: TableRefused) -> Response[Problem]:
    """The same where it is known at which table."""
    return on_refusal(request, error.refusal, error.table)


def on_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refused: an address, a method, a body."""
    status = error.status_code
    if status >= 500 and "disconnected" in error.detail:  # nobody is there to read the answer
        status = 400
    if status >= 500:
        return on_fault(request, error)
    if status in CODES:
        problem = web_refused(CODES[status], error.detail or "refused", most=MOST_BODY)
    else:
        status, problem = 422, web_refused("malformed", "malformed", what=_mistake(error))
    response = answer(request, status, problem)
    if status == 405:
        response.headers["allow"] = ", ".join(methods_of(request))
    return response


def methods_of(request: AnyRequest) -> list[str]:
    """The methods that an address does take."""
    asked = request.url.path.strip("/").split("/")
    found: set[str] = set()
    for route in request.app.routes:
        template = route.path.strip("/").split("/")
        fits = len(template) == len(asked) and all(
            ours == theirs or ours.startswith("{")
            for ours, theirs in zip(template, asked, strict=True)
        )
        found |= set(getattr(route, "methods", ())) if fits else set()
    return sorted(found)


def _mistake(error: HTTPException) -> str:
    """What is wrong with a body or a parameter, as the decoder says it."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")[:200] or "?"
    return (str(error.__cause__ or "") or error.detail or "?")[:200]


def on_depth(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """JSON in JSON in JSON, thousands deep: nobody means that."""
    return answer(request, 422, web_refused("malformed", "malformed", what="too deep"))


def on_fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of ours: logged here, and told to nobody else."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(request, 500, web_refused("internal", "something went wrong on our side"))


HANDLERS: ExceptionHandlersMap = {
    PlanszaError: on_refusal,
    TableRefused: on_table_refusal,
    HTTPException: on_http,
    RecursionError: on_depth,
    Exception: on_fault,
}
