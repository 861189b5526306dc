"""How long tests wait for what must happen: long enough for a machine busy with other things."""

import time
from collections.abc import Callable

PATIENCE = 120.0  # seconds; who waits so long is told what did not happen
SOON, SELDOM = 0.01, 0.15  # seconds between two looks: at first, and where something takes long


def eventually(true: Callable[[], object], what: str, patience: float = PATIENCE) -> None:
    """Wait for something.

    Who has waited for long looks more seldom: a look may cost a server a request, and takes the
    processor from whom everybody waits for.
    """
    began = time.monotonic()
    while not true():
        waited = time.monotonic() - began
        assert waited < patience, what
        time.sleep(min(max(SOON, waited / 8), SELDOM))
