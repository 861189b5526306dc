"""What the tests need of the system: python3 tools/system_packages.py

Whatever of it is missing is installed here and nowhere else, if we are root and there is apt-get;
else it is said what is missing, and which tests are skipped for it. `run.py test` begins with this,
and `run.py torture` with `--all`, which adds what only the tests that run for minutes need. This
needs nothing but Python.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

# The first is the same engine without a window, which takes a fifth less time.
BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
BROWSER_VARIABLE = "PLANSZA_CHROMIUM"
POLICY = Path("/usr/sbin/policy-rc.d")  # what Debian asks before it starts a new service
NEVER = "#!/bin/sh\nexit 101\n"
APT = (
    *("apt-get", "install", "-y", "-qq", "--no-install-recommends"),
    *("-o", "DPkg::Lock::Timeout=300"),
)


@dataclass(frozen=True)
class Package:
    """Something of the system, by its name in Debian."""

    name: str
    find: Callable[[], Path | None]
    tests: str  # which need it
    otherwise: str = ""  # what does as well, where that is not to be had


def _chromium() -> Path | None:
    asked = os.environ.get(BROWSER_VARIABLE)
    return Path(asked) if asked else _program(*BROWSERS)


def _redis() -> Path | None:
    return _program("redis-server")


def _firefox() -> Path | None:
    return _program("firefox-esr", "firefox")


def _webkit() -> Path | None:
    return _program("WebKitWebDriver")


def _xvfb() -> Path | None:
    return _program("Xvfb")


def _program(*names: str) -> Path | None:
    return next((Path(path) for path in map(shutil.which, names) if path), None)


def _postgresql() -> Path | None:
    """The folder of its programs, which Debian keeps out of PATH."""
    folders = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    if pg_config := shutil.which("pg_config"):
        command = [pg_config, "--bindir"]
        said = subprocess.run(command, capture_output=True, text=True, timeout=60).stdout
        folders.append(Path(said.strip()))
    if initdb := shutil.which("initdb"):
        folders.append(Path(initdb).parent)
    return next((each for each in folders if _is_complete(each)), None)


def _is_complete(folder: Path) -> bool:
    return all((folder / name).exists() for name in ("initdb", "pg_ctl", "postgres"))


CHROMIUM = Package("chromium-headless-shell", _chromium, "the tests in a browser", "chromium")
POSTGRESQL = Package("postgresql", _postgresql, "the tests on PostgreSQL and with two servers")
REDIS = Package("redis-server", _redis, "the tests with two servers")
FIREFOX = Package("firefox-esr", _firefox, "the tour in Firefox")
WEBKIT = Package("webkit2gtk-driver", _webkit, "the tour in WebKit")
XVFB = Package("xvfb", _xvfb, "the tour in WebKit")
PACKAGES = (CHROMIUM, POSTGRESQL, REDIS)
TORTURE_ONLY = (FIREFOX, WEBKIT, XVFB)


def may_install() -> bool:
    """Whether there is apt-get, and we are root."""
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def must_be_here() -> bool:
    """Whether a package that is missing is a failure: where it could be installed, and in CI."""
    return may_install() or os.environ.get("CI", "").lower() in ("1", "true")


def provide(packages: Sequence[Package] = PACKAGES) -> None:
    """Install what is missing, or say so."""
    missing = [each for each in packages if each.find() is None]
    if missing and may_install():
        names = [each.name for each in missing]
        print(f"Installing {', '.join(names)}…", flush=True)
        trouble = install(names) and install([each.otherwise or each.name for each in missing])
        if trouble:
            print(f"That failed: {trouble}", flush=True)
        missing = [each for each in missing if each.find() is None]
    fate = "fail" if must_be_here() else "are skipped"
    for each in missing:
        print(
            f"There is no {each.name}, so {each.tests} {fate} "
            f"(on Debian and Ubuntu: apt-get install {each.name}).",
            flush=True,
        )


def install(names: Sequence[str]) -> str:
    """Install packages, whose services must not start; what went wrong, or ""."""
    with services_asleep():
        done = _run(*APT, *names)
        if done.returncode:  # a fresh system does not know yet what there is
            _run("apt-get", "update", "-qq")
            done = _run(*APT, *names)
    return done.stderr.strip()[-300:] or "apt-get does not say why" if done.returncode else ""


def _run(*command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment
    )


@contextmanager
def services_asleep() -> Iterator[None]:
    """Forbid Debian to start services meanwhile; a policy that is there is left alone."""
    if POLICY.exists():
        yield
        return
    POLICY.write_text(NEVER)
    try:
        POLICY.chmod(0o755)
        yield
    finally:
        POLICY.unlink()


if __name__ == "__main__":
    provide((*PACKAGES, *TORTURE_ONLY) if "--all" in sys.argv else PACKAGES)
