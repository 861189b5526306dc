"""A server for tests in a process of its own: `python -m tests.web.serve PORT DATABASE [JSON]`."""

import gc
import json
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path


def main(prepare: Callable[[], None] | None = None, now: Callable[[], float] | None = None) -> None:
    """Bots' processes import this file too: they need none of the server."""
    gc.set_threshold(100_000)  # nothing of what is loaded goes again; the server sets its own
    import msgspec

    from plansza.web import server
    from plansza.web.configuration import Configuration, read_configuration
    from plansza.web.settings import ServerSettings

    port, database, more = int(sys.argv[1]), sys.argv[2], sys.argv[3:]
    hasty = {"bot_pace": 0.0, "hint_seconds": 0.1, "review_seconds": 0.6, "rate": 0.0}
    hasty["health_fresh"] = 0.0
    chosen = {**hasty, **json.loads(more[0] if more else "{}")}
    said = chosen.get("configuration", {})  # the host's file, or what stands in it
    file = isinstance(said, str)
    chosen["configuration"] = (
        read_configuration(Path(said)) if file else msgspec.convert(said, Configuration)
    )
    settings = ServerSettings("127.0.0.1", port, database, **chosen)
    listening = server.listen(settings.host, settings.port)

    def tell() -> None:
        """All its processes serve: whoever ends it now cuts none off in the middle of its start."""
        print(listening.getsockname()[1], flush=True)

    with suppress(KeyboardInterrupt):
        server.run(settings, listening, tell, prepare=prepare, now=now)


if __name__ == "__main__":
    main()
