"""`plansza serve`: tables on the web."""

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from plansza.cli.arguments import whole
from plansza.cli.desk import Complaint, Desk

if TYPE_CHECKING:
    from plansza.web.settings import ServerSettings

EVERYWHERE = "0.0.0.0"
HOME = "127.0.0.1"
LAST_PORT = 65535


@dataclass(frozen=True)
class Wish:
    """What was typed."""

    host: str | None
    port: str
    database: str | None
    channels: str | None
    lan: bool


def run(desk: Desk, wish: Wish) -> None:
    """Open the tables and serve until Ctrl+C."""
    settings = settings_of(desk, wish)
    from plansza.web import server

    listening = server.listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    show(desk, wish, settings.host, port)
    server.run(settings, listening)


def settings_of(desk: Desk, wish: Wish) -> "ServerSettings":
    """What was typed, checked."""
    from plansza.web.settings import MEMORY, ServerSettings

    port = whole(desk.words, "--port", wish.port, least=0)
    if port > LAST_PORT:
        raise Complaint(desk.words("error-bad-port", port=wish.port, last=str(LAST_PORT)))
    host = wish.host or (EVERYWHERE if wish.lan else HOME)
    return ServerSettings(host, port, wish.database, wish.channels or MEMORY)


def show(desk: Desk, wish: Wish, host: str, port: int) -> None:
    """Where to find the tables; people on the sofa scan the code."""
    from plansza.web.server import lan_address

    own = HOME if host == EVERYWHERE else host
    desk.say(desk.words("serve-address", address=address_of(own, port)))
    if wish.lan:
        import segno

        address = address_of(lan_address() if host == EVERYWHERE else host, port)
        desk.say(desk.words("serve-lan", address=address))
        segno.make(address, micro=False).terminal(out=sys.stdout, compact=True)
    sys.stdout.flush()


def address_of(host: str, port: int) -> str:
    """What people type into a browser."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}/" if port == 80 else f"http://{shown}:{port}/"
