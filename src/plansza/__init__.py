"""Board games for people and programs.

Importing this package loads next to nothing. It only decides, before any other module of plansza
can be imported, whether the rules come from the compiled build or from the sources. In a notebook
it also loads what lets views show themselves.
"""

import sys

from plansza import _compiled

__version__ = "0.9.0"

COMPILED: bool = _compiled.activate()
"""Whether the rules run compiled."""

if "IPython" in sys.modules:
    from importlib import import_module

    import_module("plansza.show")  # by name, for the compiler reads all that is imported otherwise

__all__ = ["COMPILED", "__version__"]
