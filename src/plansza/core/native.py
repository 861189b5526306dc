"""The one hint we give the compiler.

`mypyc_attr` marks the classes that people may subclass in plain Python (a game written in a
notebook). It lives in a package of its own; without it nothing is compiled and the hint is idle.
"""

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # pragma: no cover - only where the package was taken out by hand

    def mypyc_attr(*attrs, **kwattrs):  # type: ignore[no-untyped-def,misc]
        """Leave the class as it is."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
