"""How the tools are served: over stdio for one caller, or over HTTP for whoever shows a token."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import uvicorn
from mcp.server.transport_security import TransportSecuritySettings
from starlette.requests import ClientDisconnect

from plansza.client import ClientError, Refused
from plansza.mcp.server import make_server
from plansza.mcp.tables import Callers
from plansza.words import words_for

PATH = "/mcp"
LOCAL_HOSTS = ("127.0.0.1", "localhost", "::1")
BEARER = "bearer "
Scope = dict[str, Any]
App = Callable[[Scope, Any, Any], Awaitable[None]]


async def serve_stdio(server: str, token: str, language: str) -> None:
    """For the one who has started this, with his token, until he hangs up."""
    callers = Callers(server, language)
    try:
        await callers.admit(token)  # a bad token is told at once
        await make_server(callers, lambda ctx: token).run_stdio_async()
    except* OSError:  # whoever called has died in the middle of an answer
        pass
    finally:
        await callers.close()


async def serve_http(
    server: str, language: str, host: str, port: int, ready: Callable[[str], None]
) -> None:
    """For everybody who shows a token of that server, until this is stopped."""
    callers = Callers(server, language)
    tools = make_server(callers, lambda ctx: token_in(ctx.request_context.request))
    local = host in LOCAL_HOSTS
    names = [f"{each}:*" for each in ("127.0.0.1", "localhost", "[::1]")]
    security = TransportSecuritySettings(
        enable_dns_rebinding_protection=local,
        allowed_hosts=names,
        allowed_origins=[f"http://{each}" for each in names],
    )
    app = tools.streamable_http_app(
        streamable_http_path=PATH, stateless_http=True, transport_security=security, host=host
    )
    config = uvicorn.Config(
        Gate(app, callers, language), host, port, log_level="warning", access_log=False
    )
    running = Announced(config, ready)
    try:
        await running.serve()
    finally:
        await callers.close()


class Announced(uvicorn.Server):
    """A server that says where it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            host = f"[{self.config.host}]" if ":" in self.config.host else self.config.host
            self._ready(f"http://{host}:{port}{PATH}")


class Gate:
    """Lets in whoever shows a token that the server knows; nobody else learns anything."""

    def __init__(self, app: App, callers: Callers, language: str) -> None:
        self.app, self.callers = app, callers
        self.words = words_for(language)

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            refusal = await self._refusal(bearer_in(dict(scope["headers"]).get(b"authorization")))
            if refusal is not None:
                await answer(send, *refusal)
                return
        with suppress(ClientDisconnect):  # somebody hung up in the middle
            await self.app(scope, receive, send)

    async def _refusal(self, token: str) -> tuple[int, str, str] | None:
        """Why somebody is not let in."""
        if not token:
            return 401, "token-missing", self.words("mcp-token")
        try:
            await self.callers.admit(token)
        except Refused as error:
            return error.status or 502, error.code, str(error)
        except ClientError as error:
            return 502, "server-gone", str(error)
        return None


async def answer(send: Any, status: int, code: str, message: str) -> None:
    """A refusal as the house writes them."""
    body = msgspec.json.encode({"code": code, "message": message, "facts": {}})
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if status == 401:
        headers.append((b"www-authenticate", b"Bearer"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def bearer_in(header: bytes | None) -> str:
    """The token in a header; empty without one."""
    said = (header or b"").decode("latin-1")
    return said[len(BEARER) :].strip() if said.lower().startswith(BEARER) else ""


def token_in(request: Any) -> str:
    """The token of the request that a tool was called by."""
    header = request.headers.get("authorization", "") if request is not None else ""
    return bearer_in(header.encode("latin-1"))


# -- a table of one's own -------------------------------------------------------------------------


async def local_token(url: str, patience: float = 60.0) -> str:
    """A token of a server that has just been started for nobody else."""
    async with httpx.AsyncClient(base_url=url, headers={"origin": url}) as browser:
        async with asyncio.timeout(patience):
            while True:
                with suppress(httpx.TransportError):
                    if (await browser.get("/")).is_success:
                        break
                await asyncio.sleep(0.1)
        body = {"kind": "seats", "label": "mcp"}
        answer = await browser.post("/api/tokens", json=body)
        answer.raise_for_status()
        return str(answer.json()["token"])
