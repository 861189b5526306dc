"""For learners: many games at once, observed as numbers.

    from plansza.games import find
    from plansza.learning import Batch, choose

    game = find("spor")
    batch = Batch(game, game.setup(), 256, seed=1)
    batch.step(choose(batch.masks, generator))

Needs the packages of `pip install "plansza[rl]"`.
"""

import plansza.core.learners  # noqa: F401  # first: it says what is missing

try:
    import numpy as _numpy  # noqa: F401
except ImportError as error:  # pragma: no cover - tests hide the package in a process of their own
    raise ImportError('many games at once need numpy: pip install "plansza[rl]"') from error

from plansza.learning.batch import Batch
from plansza.learning.choosing import choose
from plansza.learning.history import History

__all__ = ["Batch", "History", "choose"]
