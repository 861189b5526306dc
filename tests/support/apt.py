"""Debian's packages of the servers that tests need: installed where we may, never as services."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

POLICY = Path("/usr/sbin/policy-rc.d")  # what Debian asks before it starts a new service
NEVER = "#!/bin/sh\nexit 101\n"


def may_install() -> bool:
    """Whether there is apt-get, and we are root."""
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(package: str) -> None:
    """Install a package, whose service must not start; RuntimeError if that fails."""
    with services_asleep():
        command = ["apt-get", "install", "-y", "--no-install-recommends", package]
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        done = subprocess.run(command, capture_output=True, text=True, env=environment)
    if done.returncode:
        raise RuntimeError(f"{package} cannot be installed: {done.stderr.strip()[-300:]}")


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
