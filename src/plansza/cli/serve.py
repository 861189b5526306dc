"""`plansza serve`: tables on the web."""

import os
import sys
import threading
import webbrowser
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from plansza.cli.arguments import whole
from plansza.cli.games import tell_broken
from plansza.cli.terminal import Complaint, Terminal

if TYPE_CHECKING:
    import socket

    from plansza.web.settings import ServerSettings

EVERYWHERE = "0.0.0.0"
HOME = "127.0.0.1"
FIRST_PORT = "8000"
TRIES = 20  # ports, when nobody asked for a certain one
LAST_PORT = 65535


@dataclass(frozen=True)
class ServeRequest:
    """What was typed."""

    host: str | None
    port: str | None
    database: str | None
    channels: str | None
    lan: bool
    open: bool = False


def run(terminal: Terminal, request: ServeRequest) -> None:
    """Open the tables and serve until Ctrl+C."""
    settings = settings_of(terminal, request)
    from plansza.web import server

    listening = listen(settings, 1 if request.port else TRIES)
    port = listening.getsockname()[1]
    own = HOME if settings.host == EVERYWHERE else settings.host
    tell_broken(terminal)
    show(terminal, request, settings.host, address_of(own, port), port)
    if request.open and has_screen():
        open_browser(address_of(own, port))
    server.run(settings, listening)


def settings_of(terminal: Terminal, request: ServeRequest) -> "ServerSettings":
    """What was typed, checked."""
    from plansza.web.settings import MEMORY, ServerSettings

    typed = request.port or FIRST_PORT
    port = whole(terminal.words, "--port", typed, least=0)
    if port > LAST_PORT:
        raise Complaint(terminal.words("error-bad-port", port=typed, last=str(LAST_PORT)))
    host = request.host or (EVERYWHERE if request.lan else HOME)
    return ServerSettings(host, port, request.database, request.channels or MEMORY)


def listen(settings: "ServerSettings", tries: int) -> "socket.socket":
    """A socket on the port, or on the next one that is free."""
    from plansza.web import server
    from plansza.web.common.errors import WebRefused

    try:
        return server.listen(settings.host, settings.port)
    except WebRefused as error:
        if error.code != "port-taken" or tries == 1:
            raise
    return listen(replace(settings, port=settings.port + 1), tries - 1)


def show(terminal: Terminal, request: ServeRequest, host: str, own: str, port: int) -> None:
    """Where to find the tables; people on the sofa scan the code."""
    from plansza.web.server import lan_address

    terminal.say(terminal.words("serve-address", address=own))
    if request.lan:
        import segno

        address = address_of(lan_address() if host == EVERYWHERE else host, port)
        terminal.say(terminal.words("serve-lan", address=address))
        segno.make(address, micro=False).terminal(out=sys.stdout, compact=True)
    terminal.say(terminal.words("serve-invite", lan="yes" if request.lan else "no"))
    sys.stdout.flush()


def address_of(host: str, port: int) -> str:
    """What people type into a browser."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}/" if port == 80 else f"http://{shown}:{port}/"


def has_screen() -> bool:
    """Whether a browser would open in front of whoever started us, and not in the terminal."""
    if "SSH_CONNECTION" in os.environ:
        return False
    windows = sys.platform in ("win32", "darwin")
    return windows or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Show the tables; the socket listens already, so that the browser waits for the server."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
