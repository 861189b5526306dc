"""What learners need and players do not: importing this says so where it is missing.

Modules with numbers in memory that other programs see import this first; nothing that plays a game
imports them, so that plansza itself needs no such package.
"""

try:
    import librt.vecs as vecs
except ImportError as error:  # pragma: no cover - tests hide the package in a process of their own
    raise ImportError(
        'observations as numbers need the package librt: pip install "plansza[rl]"'
    ) from error

__all__ = ["vecs"]
