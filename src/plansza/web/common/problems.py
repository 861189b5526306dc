"""Refusals as pages, for people whose browser asked for one; programs get JSON as ever."""

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from litestar import Response
from litestar.response import Redirect
from litestar.types import ExceptionHandlersMap

from plansza.web.common.errors import HANDLERS, AnyRequest
from plansza.web.common.render import page
from plansza.web.common.responses import Problem
from plansza.web.common.visitor import language_of
from plansza.words import words_for

Handler = Callable[[AnyRequest, Any], Response[Problem]]


def wants_page(request: AnyRequest) -> bool:
    """Whether a person looks at this answer in a browser."""
    wants = "text/html" in request.headers.get("accept", "")
    return wants and request.method == "GET" and not request.url.path.startswith("/api/")


def friendly(handler: Handler) -> Callable[[AnyRequest, Any], Response[Any]]:
    """The same refusal, as a page where that is wanted."""

    def handle(request: AnyRequest, error: Any) -> Response[Any]:
        answer = handler(request, error)
        if not wants_page(request):
            return answer
        if answer.content.code == "enter-first":  # the door keeps in mind where he wanted to go
            url = request.url
            asked = url.path + (f"?{url.query}" if url.query else "")
            return Redirect(f"/enter?to={quote(asked, safe='/')}", status_code=303)
        words = words_for(language_of(request))
        status = answer.status_code or 500
        return page(
            request,
            words,
            "problem.html",
            script="common/plain.js",
            status=status,
            problem=answer.content,
        )

    return handle


def handlers() -> ExceptionHandlersMap:
    """What the application does with refusals."""
    return {kind: friendly(handler) for kind, handler in HANDLERS.items()}
