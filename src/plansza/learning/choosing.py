"""Choosing with numpy among what masks allow."""

from typing import Any

import numpy as np


def choose(masks: np.ndarray[Any, Any], generator: np.random.Generator) -> np.ndarray[Any, Any]:
    """An action for each row of masks, each allowed one as likely as the others.

    What is allowed is listed once for all rows, and a place drawn in each row's stretch of the
    list: a random number for each row, not for each action.
    """
    rows, width = masks.shape
    allowed = np.flatnonzero(masks.view(np.bool_))
    ends = np.arange(0, (rows + 1) * width, width)
    starts = np.searchsorted(allowed, ends)
    counts = np.diff(starts)
    if not counts.all():
        raise ValueError(f"nothing is allowed in row {int(np.argmin(counts))}")
    places = starts[:-1] + (generator.random(rows) * counts).astype(np.int64)
    chosen: np.ndarray[Any, Any] = allowed[places] - ends[:-1]
    return chosen
