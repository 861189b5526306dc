"""Debian's Firefox, driven by WebDriver BiDi: it needs no driver beside it."""

import json
import os
import random
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websocket import WebSocket, create_connection

from tests.browser.engines.engine import WIDE, Action, Engine
from tests.support.patience import PATIENCE
from tests.support.processes import Process
from tests.support.system import needed
from tools.system_packages import FIREFOX

# It neither fetches anything by itself nor asks anything.
QUIET = """
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("extensions.getAddons.cache.enabled", false);
user_pref("extensions.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,#none");
user_pref("toolkit.telemetry.enabled", false);
"""


class Firefox(Engine):
    """A window of Firefox, and the line to it."""

    name = "Firefox"

    def __init__(self, line: WebSocket) -> None:
        self.luck = random.Random(7)
        self._line = line
        self._numbers = count(1)
        self._send("session.new", capabilities={})
        window = self._send("browsingContext.create", type="window")  # the first has no focus
        self._context = {"context": window["context"]}
        self.resize(WIDE)

    def _send(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:  # others are news that nobody asked for
            answer = json.loads(self._line.recv())
            if answer.get("id") == number:
                assert answer["type"] == "success", f"{method}: {answer.get('message')}"
                return answer["result"]

    def goto(self, address: str) -> None:
        self._send("browsingContext.navigate", url=address, wait="complete", **self._context)

    def run(self, script: str) -> str:
        result = self._send(
            "script.callFunction",
            functionDeclaration=script,
            awaitPromise=True,
            target=self._context,
        )
        assert result["type"] == "success", result["exceptionDetails"]["text"]
        return str(result["result"]["value"])

    def perform(self, sources: list[Action]) -> None:
        self._send("input.performActions", actions=sources, **self._context)

    def photograph(self) -> str:
        return str(self._send("browsingContext.captureScreenshot", **self._context)["data"])

    def resize(self, size: tuple[int, int]) -> None:
        viewport = dict(zip(("width", "height"), size, strict=True))
        self._send("browsingContext.setViewport", viewport=viewport, **self._context)


@contextmanager
def firefox(folder: Path) -> Iterator[Engine]:
    """A Firefox without a window, its profile in this folder."""
    program = needed(FIREFOX)
    (folder / "user.js").write_text(QUIET)
    command: list[str | Path] = [program, "--headless", "--no-remote", "--profile", folder]
    environment = {**os.environ, "HOME": str(folder)}
    with Process(
        [*command, "--remote-debugging-port=0"],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    ) as process:
        said = process.until(r"BiDi listening on ws://\S+\s", process.stderr)
        address = f"{said.split()[-1]}/session"
        # It listens to programs, not to pages, and takes whoever names an origin for one.
        line = create_connection(address, timeout=PATIENCE, suppress_origin=True)
        try:
            yield Firefox(line)
        finally:
            line.close()
