"""The system's Chromium for the browser tests, driven by Playwright."""

import os
import shutil

from plansza.core.values import codes
from tests.support.apt import install, may_install

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
VARIABLE = "PLANSZA_CHROMIUM"
MISSING = f"no Chromium was found: install it (Debian: apt-get install chromium) or set {VARIABLE}"
ARGUMENTS = codes("""
    --no-sandbox --disable-gpu --disable-quic --no-first-run
    --disable-background-networking --disable-component-update --disable-sync
""")


class NoChromium(RuntimeError):
    """There is no browser, and we may not install one."""


def chromium() -> str:
    """The path of the browser; where we may, it is installed first."""
    asked = os.environ.get(VARIABLE)
    if asked:
        return asked
    found = _look()
    if found is None and may_install():
        try:
            install("chromium")
        except RuntimeError as error:
            raise NoChromium(f"{MISSING} ({error})") from error
        found = _look()
    if found is None:
        raise NoChromium(MISSING)
    return found


def _look() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)
