"""WebKitGTK, whose engine is Safari's, driven by its own driver and Selenium."""

import os
import random
import socket
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.remote.command import Command

from tests.browser.engines.engine import WIDE, Action, Engine
from tests.support.patience import PATIENCE, eventually
from tests.support.processes import Process
from tests.support.system import needed
from tools.system_packages import WEBKIT, XVFB

SCREEN = "1600x1200x24"
# The bars of the browser would keep its window wider than a phone.
NARROW = "* { padding: 0; margin: 0; border: 0; min-width: 0; font-size: 1px; }"
# An asynchronous script ends when it calls its last argument.
WAITING = """
const done = arguments[arguments.length - 1];
({script})().then((text) => done({{ text }}), (error) => done({{ error: String(error) }}));
"""


class WebKit(Engine):
    """A window of WebKit's small browser."""

    name = "WebKit"

    def __init__(self, driver: webdriver.Remote) -> None:
        self.luck = random.Random(7)
        self._driver = driver
        driver.set_script_timeout(PATIENCE)
        driver.set_page_load_timeout(PATIENCE)
        self.resize(WIDE)

    def goto(self, address: str) -> None:
        self._driver.get(address)

    def run(self, script: str) -> str:
        answer = self._driver.execute_async_script(WAITING.format(script=script))
        assert "error" not in answer, answer["error"]
        return str(answer["text"])

    def perform(self, sources: list[Action]) -> None:
        self._driver.execute(Command.W3C_ACTIONS, {"actions": sources})

    def photograph(self) -> str:
        return str(self._driver.get_screenshot_as_base64())

    def resize(self, size: tuple[int, int]) -> None:
        eventually(lambda: self._fits(size), f"WebKit's window does not become {size}")

    def _fits(self, size: tuple[int, int]) -> bool:
        """Whether the page has this size now; else its window is given the one that should do."""
        inner = self.ask("() => [innerWidth, innerHeight]")
        if tuple(inner) == size:
            return True
        outer = self._driver.get_window_size()
        width = outer["width"] + size[0] - inner[0]
        height = outer["height"] + size[1] - inner[1]
        self._driver.set_window_size(width, height)
        return False


@contextmanager
def webkit(folder: Path) -> Iterator[Engine]:
    """A WebKit on a screen that nobody sees, its files in this folder."""
    browser, screen = needed(WEBKIT), needed(XVFB)
    style = folder / ".config" / "gtk-3.0" / "gtk.css"
    style.parent.mkdir(parents=True)
    style.write_text(NARROW)
    read, write = os.pipe()
    command: list[str | Path] = [
        screen,
        "-displayfd",
        str(write),
        "-screen",
        "0",
        SCREEN,
        "-nolisten",
        "tcp",
    ]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with Process(command, pass_fds=[write], **quiet), open(read) as told:
        os.close(write)
        display = f":{told.readline().strip()}"
        home = {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "DISPLAY": display}
        port = free_port()
        driver: list[str | Path] = [browser, f"--port={port}"]
        with Process(driver, env={**os.environ, **home}, **quiet):
            eventually(lambda: listens(port), "WebKit's driver does not answer")
            found = webdriver.Remote(f"http://127.0.0.1:{port}", options=options())
            try:
                yield WebKit(found)
            finally:
                found.quit()


def options() -> webdriver.WebKitGTKOptions:
    """The browser that comes with the engine."""
    found = webdriver.WebKitGTKOptions()
    found.binary_location = str(minibrowser())
    found.add_argument("--automation")
    return found


def minibrowser() -> Path:
    """Where Debian keeps it, out of PATH."""
    return max(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))


def free_port() -> int:
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def listens(port: int) -> bool:
    with closing(socket.socket()) as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
