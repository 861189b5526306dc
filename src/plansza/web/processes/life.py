"""The life of one of several processes: a whole server, that goes when its supervisor does."""

import os
import socket
import threading

from plansza.core.errors import PlanszaError
from plansza.web.processes.birth import Birth
from plansza.web.processes.house import House
from plansza.web.processes.line import Failed, packed

LAST_MOMENT = 5.0  # seconds; nobody waits longer for a process that nobody supervises


def live(birth: Birth) -> None:
    """Serve until the supervisor says that it is enough, or is gone."""
    try:
        if birth.prepare is not None:
            birth.prepare()
        from plansza.web.server import serve  # what takes long: only when we are one of several

        house = House(birth)
        serve(birth.settings, birth.listening, house.tell_ready, house, birth.now)
    except PlanszaError as error:
        _fail(birth.line, Failed(error.code, str(error), error.facts))
    except OSError as error:
        _fail(birth.line, Failed("", str(error)))


def _fail(line: socket.socket, why: Failed) -> None:
    try:
        line.setblocking(True)
        line.sendall(packed(why))
    except OSError:  # nobody wants to know
        pass
    raise SystemExit(1)


def die_soon() -> None:
    """See to it that this process ends, whatever holds it."""
    timer = threading.Timer(LAST_MOMENT, os._exit, [1])
    timer.daemon = True
    timer.start()
