"""The hints we give the compiler.

`mypyc_attr` marks the classes that people may subclass in plain Python (a game written in a
notebook); `i64` is a number that fits a machine word. They live in a package of their own; without
it nothing is compiled and the hints are idle.
"""

try:
    from mypy_extensions import i64, mypyc_attr
except ImportError:  # pragma: no cover - only where the package was taken out by hand

    def mypyc_attr(*attrs, **kwattrs):  # type: ignore[no-untyped-def,misc]
        """Leave the class as it is."""
        return lambda cls: cls

    i64 = int  # type: ignore[misc]


__all__ = ["i64", "mypyc_attr"]
