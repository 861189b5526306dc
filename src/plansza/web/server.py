"""Running the application: one socket, a quick end; several processes are in `processes`."""

import asyncio
import errno
import gc
import os
import socket
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from plansza.store import open_store
from plansza.store.database import is_memory, parse
from plansza.store.served import serving
from plansza.web.app import make_app
from plansza.web.common.addresses import Proxies
from plansza.web.common.errors import WebRefused, web_refused
from plansza.web.common.forwarded import Forwarded
from plansza.web.connections import BATCH, guarded, quiet_about_files
from plansza.web.context import STATE_KEY, context_of
from plansza.web.keys import Keyring
from plansza.web.logs import tell_log
from plansza.web.metrics.watch import watched
from plansza.web.processes.birth import Now, Prepare
from plansza.web.processes.handover import homing
from plansza.web.processes.house import House
from plansza.web.processes.life import die_soon
from plansza.web.processes.supervisor import supervise
from plansza.web.settings import MEMORY, ServerSettings
from plansza.web.tables.channels import make_backend
from plansza.web.tables.wire import with_wires

GRACE = 2  # seconds for requests that are under way; streams end at once
TCP = socket.IPPROTO_TCP  # named, or asyncio leaves Nagle on and every answer waits 40 ms
UNSENT = 64 * 1024  # bytes that the system holds for a client that does not read
WAITING = 256  # connections that the system may hold for us
FOREVER = 10.0**7  # seconds, where a limit is switched off
COLLECT = (60_000, 1_700, 100)  # see `collect_seldom`
Opened = Callable[[], None]


class Server(uvicorn.Server):
    """Says when it really serves; ends the streams first, which would never end by themselves."""

    def __init__(
        self, app: Litestar, config: uvicorn.Config, opened: Opened, house: House | None = None
    ) -> None:
        super().__init__(config)
        self._app = app
        self._opened = opened
        self._house = house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        quiet_about_files(asyncio.get_running_loop())
        if self._house is not None:
            await self._house.open(self._leave)
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(WAITING)  # asyncio let only as many wait as it takes at once
        if self._house is not None:
            self._house.trays.open(self._adopt)
        if not self.should_exit:
            self._opened()

    def _leave(self) -> None:
        """The supervisor lets us go, or is gone."""
        self.should_exit = True
        die_soon()

    async def _adopt(self, connection: socket.socket, data: bytes) -> None:
        """A connection comes from another process, with what it has said there."""
        loop = asyncio.get_running_loop()

        def make() -> asyncio.Protocol:
            protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config,
                server_state=self.server_state,
                app_state=self.lifespan.state,
                _loop=loop,
            )
            protocol.brought = data  # type: ignore[attr-defined]
            return protocol

        await loop.connect_accepted_socket(make, connection)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if STATE_KEY in self._app.state:  # else it never started
            context = context_of(self._app.state)
            context.hub.close()
            context.events.close()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket of our own: a port that is taken is told before anything starts."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, socket.SOCK_STREAM, TCP)
    except OSError as error:
        raise bad_host(host, error) from error
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
        listening.bind(address)
        listening.listen(WAITING)
    except OSError as error:
        listening.close()
        if error.errno != errno.EADDRINUSE:
            raise bad_host(host, error) from error
        sentence = f"port {port} of {host} is in use"
        raise web_refused("port-taken", sentence, host=host, port=str(port)) from error
    return listening


def bad_host(host: str, error: OSError) -> WebRefused:
    """Not an address of this machine, or not one we may use."""
    why = str(error.strerror or error)
    return web_refused("bad-host", f"cannot listen on {host}: {why}", host=host, why=why)


def lan_address() -> str:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def collect_seldom() -> None:
    """Let the garbage collector look at new things seldom, and at what is loaded by now never.

    Moves leave nothing behind that it would find. What is new is mostly alive, and looking at two
    hundred thousand such objects at once takes 60 to 80 ms, for which whoever moves has to wait; at
    a third of them, half as long. What has been looked at once is left alone for hours.
    What a crowd leaves behind goes with it (`web/common/memory.py`).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def run(
    settings: ServerSettings,
    listening: socket.socket,
    opened: Opened = lambda: None,
    prepare: Prepare | None = None,
    now: Now | None = None,
) -> None:
    """Serve until Ctrl+C or SIGTERM; not beside another server that we would not hear.

    `opened` is called once requests are answered. `prepare` is called first in every process that
    serves: a game that is registered in the program itself has to be registered there. `now` is the
    tables' own time, of which no command of ours makes use: days pass quickly in a test.
    """
    if settings.channels != MEMORY:
        make_backend(settings.channels)  # a mistake in it is told at once
    with serving(settings.database, shared=settings.channels != MEMORY):
        if settings.processes > 1:
            check_processes(settings)
            tell_log(settings.configuration.logs)
            supervise(settings, listening, opened, prepare, now)
            return
        if prepare is not None:
            prepare()
        serve(settings, listening, opened, now=now)


def check_processes(settings: ServerSettings) -> None:
    """Refuse several processes where there cannot be any."""
    if not hasattr(socket, "send_fds") or os.name != "posix":
        raise web_refused("processes-system", "this system cannot serve with several processes")
    if is_memory(parse(settings.database)):
        raise web_refused("processes-memory", "tables in memory are for one process")


def serve(
    settings: ServerSettings,
    listening: socket.socket,
    opened: Opened,
    house: House | None = None,
    now: Now | None = None,
) -> None:
    """The same in this process, perhaps one of a house of them, when the database is ours."""
    store = open_store(settings.database, desk=house.desk if house is not None else None)
    Keyring(store, settings.key)
    store.prove()  # a database that takes nothing is told before anybody sits down
    app = make_app(settings, store, house, now)
    tell_log(settings.configuration.logs)
    proxies = Proxies(settings.proxies)
    protocol = guarded(settings, proxies, house.connections if house is not None else None)
    if house is not None:
        protocol = homing(protocol, house.homes, house.trays)
    config = uvicorn.Config(
        with_wires(Forwarded(watched(app, app.meter, settings), proxies)),
        http=protocol,
        backlog=BATCH,
        proxy_headers=False,  # uvicorn would believe whoever comes from this machine
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=settings.keep_alive or FOREVER,  # type: ignore[arg-type]
        ws="none",
    )
    collect_seldom()
    Server(app, config, opened, house).run(sockets=[listening])
