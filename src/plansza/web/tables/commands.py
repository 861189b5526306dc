"""Commands go their own way: every move comes here, and Litestar's layers would cost more than it.

The route is `give_command`, declared in `routes` like all others: there it has its place in the
OpenAPI file, and from there its function is called. Between it and the wire everything is as for
other routes, and made of the same parts: the guard, the refusals, the headers of answers.
"""

import re
from typing import Any, cast

import msgspec
from litestar import Litestar, Request
from litestar.exceptions import ClientException, ValidationException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.types import ASGIApp, ExceptionHandlersMap, Message, Receive, Scope, Send

from plansza.web.common.errors import MOST_BODY, AnyRequest
from plansza.web.common.requests import AnyCommand
from plansza.web.common.security import Guard, add_headers
from plansza.web.metrics.meter import Meter
from plansza.web.tables.routes import give_command
from plansza.web.tables.wire import InOnePiece

COMMANDS = re.compile(r"/+api/+tables/+([^/]+)/+commands/*")  # as lenient as Litestar's router
ROUTE = "/api/tables/{table_id}/commands"  # as Litestar's router calls it
IS_HOST = re.compile(rb"[0-9A-Za-z!$&'()*+,;=\-._~:\[\]@%]*")  # the same
PLACE = re.compile(r"`\$\.(.+)`$")  # where the decoder found a mistake
LONGEST_ID = 200  # as the parameters are described in `parameters`
LONGEST_LANGUAGE = 20
decode = msgspec.json.Decoder(AnyCommand, strict=False).decode


class GoneAway(Exception):
    """Whoever sent the command did not wait for an answer, nor finish it."""


class Application(Litestar):
    """All routes; that of commands is reached straight."""

    guard: Guard
    meter: Meter | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] == "POST":
            found = COMMANDS.fullmatch(scope["path"])
            if found is not None and not scope.get("root_path"):
                await self._command(scope, receive, send, found[1])
                return
        await super().__call__(scope, receive, send)

    async def _command(self, scope: Scope, receive: Receive, send: Send, table_id: str) -> None:
        """Carry a command out, or tell why not."""
        scope["app"] = scope["litestar_app"] = self
        scope["path_template"] = ROUTE
        request: AnyRequest = Request(scope, receive, send)
        try:
            answer = await self._carry_out(request, receive, table_id)
        except GoneAway:
            return
        except Exception as error:
            answer = refusal(self.exception_handlers, request, error)

        async def send_headed(message: Message) -> None:
            await add_headers(message, scope)
            await send(message)

        with InOnePiece(scope):
            await answer(scope, receive, send_headed)

    async def _carry_out(self, request: AnyRequest, receive: Receive, table_id: str) -> ASGIApp:
        check_host_letters(request)
        await self.guard.check(request)
        command = read_command(request, await read_body(receive), table_id)
        return await give_command.fn(request, table_id, command)  # type: ignore[no-any-return]


def refusal(handlers: ExceptionHandlersMap, request: AnyRequest, error: Exception) -> ASGIApp:
    """The answer to what was refused, or has failed."""
    kind = next(kind for kind in type(error).__mro__ if kind in handlers)
    response = cast(Any, handlers[kind])(request, error)
    return cast(ASGIApp, response.to_asgi_response(app=None, request=request))


# -- what is sent ---------------------------------------------------------------------------------


def check_host_letters(request: AnyRequest) -> None:
    """A host of letters that none has is not even asked for."""
    for name, value in request.scope["headers"]:
        if name == b"host":
            if not IS_HOST.fullmatch(value):
                raise ClientException("Invalid host header")
            return


async def read_body(receive: Receive) -> bytes:
    """The whole body, but not more of it than we take."""
    body = bytearray()
    while True:
        message: Any = await receive()
        if message["type"] != "http.request":
            raise GoneAway
        body += message["body"]
        if len(body) > MOST_BODY:
            raise RequestEntityTooLarge
        if not message.get("more_body"):
            return bytes(body)


def read_command(request: AnyRequest, body: bytes, table_id: str) -> AnyCommand:
    """What was sent, checked as the route's declaration says."""
    try:
        command: AnyCommand = decode(body)
    except (msgspec.DecodeError, UnicodeError):
        command = read_again(body, table_id)
    check_id(table_id)
    if request.scope["query_string"]:
        check_query(request)
    return command


def read_again(body: bytes, table_id: str) -> AnyCommand:
    """What is wrong with a body, told as Litestar tells it of others: whether it is JSON at all
    comes first, and what the address says before what the body says."""
    try:
        data = msgspec.json.decode(body) if body else msgspec.UNSET
    except (msgspec.DecodeError, UnicodeError) as error:
        raise ClientException(str(error)) from error
    check_id(table_id)
    if data is msgspec.UNSET:
        raise malformed("data", "'data'")
    try:
        command: AnyCommand = msgspec.convert(data, AnyCommand, strict=False, str_keys=True)
    except msgspec.ValidationError as error:
        place = PLACE.search(str(error))
        raise malformed(place[1] if place else "data", str(error).split(" - ")[0]) from error
    return command


def check_id(table_id: str) -> None:
    """No table has such an id, and nobody need look for it."""
    if len(table_id) > LONGEST_ID:
        raise malformed("table_id", f"Expected `str` of length <= {LONGEST_ID}")


def check_query(request: AnyRequest) -> None:
    """The language, which a refusal is told in, is no novel."""
    if len(request.query_params.getall("lang", [""])[-1]) > LONGEST_LANGUAGE:
        raise malformed("language", f"Expected `str` of length <= {LONGEST_LANGUAGE}")


def malformed(key: str, message: str) -> ValidationException:
    """A mistake in a request."""
    return ValidationException(extra=[{"key": key, "message": message}])
