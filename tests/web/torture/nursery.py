"""A process that has loaded everything and gives birth to servers: `python -m …torture.nursery`.

To start Python and load a server takes a second of the processor, and 300 restarts would be most of
the work of a test that is about something else. What fork makes is a process like any other: it
opens its own database, channel and socket, and dies by itself.

Each line of the input is a JSON list: the log, then the arguments of `tests.web.serve`. It answers
with the number of the child's process, and then the child with its port, or 0.
"""

import json
import os
import signal
import sys
import traceback


def main() -> None:
    """Bots' processes import this file too: they need none of the server."""
    from plansza.web import server  # noqa: F401 - loaded once, for all children

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody has to bury them
    for line in sys.stdin:
        log, *arguments = json.loads(line)
        named, name = os.pipe()
        child = os.fork()
        if not child:
            os.close(name)
            os.read(named, 1)  # until we have been named: two must not speak at once
            os.close(named)
            live(log, arguments)
        print(child, flush=True)
        os.close(named)
        os.close(name)


def live(log: str, arguments: list[str]) -> None:
    """The life of a child."""
    from plansza.web.common.errors import WebRefused
    from tests.web import serve

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), 2)
    sys.argv[1:] = arguments
    try:
        serve.main()
    except WebRefused:
        print(0, flush=True)  # somebody has taken the port meanwhile
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
