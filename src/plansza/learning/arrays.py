"""Our memory as numpy sees it."""

from typing import Any

import numpy


def seen(memory: Any, kind: str, *shape: int) -> Any:
    """An array on this very memory, read-only: what is written there later is seen in it."""
    return numpy.frombuffer(memory, kind).reshape(shape)
