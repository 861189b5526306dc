"""A word to systemd that the tables are open: a unit of `Type=notify` has started only then, and
what asks at once finds somebody there."""

import os
import socket
from contextlib import suppress

VARIABLE = "NOTIFY_SOCKET"


def say_ready() -> None:
    """Say it, if anybody wants to know; nobody is served worse if it is not heard."""
    address = os.environ.pop(VARIABLE, "")
    if address.startswith("@"):  # a name without a file
        address = "\0" + address[1:]
    if address:
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(b"READY=1", address)
