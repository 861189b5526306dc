"""`plansza serve`: tables on the web."""

import os
import re
import sys
import threading
import webbrowser
from dataclasses import dataclass, replace
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import structs

from plansza.cli.arguments import whole
from plansza.cli.games import tell_broken
from plansza.cli.ready import say_ready
from plansza.cli.seats import key_of
from plansza.cli.terminal import Complaint, Terminal
from plansza.words import Words

if TYPE_CHECKING:
    import socket

    from plansza.web.configuration import Configuration
    from plansza.web.settings import ServerSettings

EVERYWHERE = "0.0.0.0"
HOME = "127.0.0.1"
CLUB_PACKAGES = ("openskill", "webauthn", "caissify_pairings")
FIRST_PORT = "8000"
TRIES = 20  # ports, when nobody asked for a certain one
TOKEN_VARIABLE = "PLANSZA_METRICS_TOKEN"
SHORTEST_TOKEN = 20  # letters
LAST_PORT = 65535
IS_NAME = re.compile(r"(?!-)[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})*\.?|[0-9A-Fa-f:]{2,45}")


@dataclass(frozen=True)
class ServeRequest:
    """What was typed."""

    host: str | None
    port: str | None
    database: str | None
    channels: str | None
    proxy: str | None = None
    name: str | None = None
    key_file: str | None = None
    lan: bool = False
    open: bool = False
    processes: str = "1"
    keep_finished: str | None = None
    keep_abandoned: str | None = None
    config: str | None = None
    metrics: bool = False


def run(terminal: Terminal, request: ServeRequest) -> None:
    """Open the tables and serve until Ctrl+C; where they are is told when they answer."""
    settings = settings_of(terminal, request)
    from plansza.web import server

    listening = listen(settings, 1 if request.port else TRIES)
    port = listening.getsockname()[1]
    own = HOME if settings.host == EVERYWHERE else settings.host
    tell_broken(terminal)

    def opened() -> None:
        show(terminal, request, settings, address_of(own, port), port)
        say_ready()
        if request.open and has_screen():
            open_browser(address_of(own, port))

    server.run(settings, listening, opened)


def settings_of(terminal: Terminal, request: ServeRequest) -> "ServerSettings":
    """What was typed, checked."""
    from plansza.web.settings import MEMORY, ServerSettings

    typed = request.port or FIRST_PORT
    port = whole(terminal.words, "--port", typed, least=0)
    if port > LAST_PORT:
        raise Complaint(terminal.words("error-bad-port", port=typed, last=str(LAST_PORT)))
    configuration = configuration_of(terminal.words, request.config, request.metrics)
    host = request.host or (EVERYWHERE if request.lan else HOME)
    return ServerSettings(
        host,
        port,
        request.database,
        request.channels or MEMORY,
        whole(terminal.words, "--processes", request.processes),
        proxies=proxies_of(terminal.words, request.proxy),
        names=names_of(terminal.words, request.name),
        key=key_of(terminal, request.key_file),
        keep_finished=days_of(terminal.words, "--keep-finished", request.keep_finished),
        keep_abandoned=days_of(terminal.words, "--keep-abandoned", request.keep_abandoned),
        configuration=configuration,
        metrics_token=metrics_token(terminal.words, configuration),
    )


def configuration_of(words: Words, typed: str | None, metrics: bool = False) -> "Configuration":
    """What the host's file says; a mistake in it is told before anything starts."""
    from plansza.web.configuration import Configuration, Metrics, read_configuration

    try:
        found = Configuration() if typed is None else read_configuration(Path(typed))
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise Complaint(words("error-bad-config", path=str(typed), why=str(why))) from None
    if found.club is not None and (missing := missing_packages()):
        raise Complaint(words("error-club-packages", names=", ".join(missing)))
    return structs.replace(found, metrics=found.metrics or Metrics()) if metrics else found


def metrics_token(words: Words, configuration: "Configuration") -> str | None:
    """What whoever reads the numbers has to know, if the environment has it."""
    told = os.environ.pop(TOKEN_VARIABLE, None) or None
    if configuration.metrics is None:
        return None
    if find_spec("prometheus_client") is None:
        raise Complaint(words("error-no-prometheus"))
    if told is not None and len(told) < SHORTEST_TOKEN:
        least = str(SHORTEST_TOKEN)
        raise Complaint(words("error-metrics-token", variable=TOKEN_VARIABLE, least=least))
    return told


def missing_packages() -> list[str]:
    """What a club needs and is not installed."""
    return [name for name in CLUB_PACKAGES if find_spec(name) is None]


def days_of(words: Words, name: str, typed: str | None) -> int | None:
    """For how many days; None is for ever."""
    return None if typed is None else whole(words, name, typed)


def proxies_of(words: Words, typed: str | None) -> tuple[str, ...]:
    """The addresses or networks of a proxy."""
    found = parts_of(typed)
    for each in found:
        try:
            ip_network(each, strict=False)
        except ValueError:
            raise Complaint(words("error-bad-proxy", text=each or "–")) from None
    return found


def names_of(words: Words, typed: str | None) -> tuple[str, ...]:
    """The names of this server."""
    found = parts_of(typed)
    for each in found:
        if not IS_NAME.fullmatch(each):
            raise Complaint(words("error-bad-name", text=each or "–"))
    return found


def parts_of(typed: str | None) -> tuple[str, ...]:
    """What stands between commas."""
    return () if typed is None else tuple(each.strip() for each in typed.split(","))


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


def show(
    terminal: Terminal, request: ServeRequest, settings: "ServerSettings", own: str, port: int
) -> None:
    """Where to find the tables; people on the sofa scan the code."""
    from plansza.web.server import lan_address

    host, names = settings.host, settings.names
    terminal.say(terminal.words("serve-address", address=own))
    if names:
        terminal.say(terminal.words("serve-names", names=", ".join(names)))
        sys.stdout.flush()
        return
    if request.lan:
        import segno

        address = address_of(lan_address() if host == EVERYWHERE else host, port)
        terminal.say(terminal.words("serve-lan", address=address))
        segno.make(address, micro=False).terminal(out=sys.stdout, compact=True)
    if not settings.proxies:
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
    """Show the tables, without keeping the server from its work."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
