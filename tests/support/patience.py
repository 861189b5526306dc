"""How long tests wait for what must happen: long enough for a machine busy with other things."""

import time
from collections.abc import Callable

PATIENCE = 120.0  # seconds; who waits so long is told what did not happen


def eventually(true: Callable[[], object], what: str, patience: float = PATIENCE) -> None:
    """Wait for something."""
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.02)
