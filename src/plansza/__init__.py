"""Board games for people and programs.

Importing this package loads next to nothing. It only decides, before any other module of plansza
can be imported, whether the rules come from the compiled build or from the sources.
"""

from plansza import _compiled

__version__ = "0.1.0"

COMPILED: bool = _compiled.activate()
"""Whether the rules run compiled."""

__all__ = ["COMPILED", "__version__"]
