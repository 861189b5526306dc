"""What one of several processes is given when it is started."""

import socket
from collections.abc import Callable
from dataclasses import dataclass

from plansza.web.processes.shared import Shared
from plansza.web.settings import ServerSettings

Prepare = Callable[[], None]
Now = Callable[[], float]


@dataclass(frozen=True)
class Birth:
    """What a process is given on its way. It is never seen by others: it comes through a pipe."""

    slot: int
    live: tuple[int, ...]
    house: str  # the name of all processes of one supervisor
    settings: ServerSettings
    listening: socket.socket
    line: socket.socket
    tray: socket.socket
    trays: dict[int, socket.socket]
    desk: socket.socket | None  # where we hand over what is to be written, if we do not write
    shared: Shared
    prepare: Prepare | None
    now: Now | None = None  # the tables' own time, if it is not the machine's
