"""One browser and one server for all browser tests; everybody has a context of his own."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.helper import BOARD, Person, person
from tests.support.chromium import ARGUMENTS
from tests.support.system import needed
from tests.web.helper import Server, running
from tools.system_packages import CHROMIUM

NewPerson = Callable[..., Person]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The system's Chromium, without a window; closed with the last of these tests, since others
    need an event loop of their own."""
    path = needed(CHROMIUM)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield found
        found.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without bots' pauses and rate limits."""
    with running(tmp_path_factory.mktemp("browser")) as found:
        yield found


@pytest.fixture
def somebody(browser: Browser) -> Iterator[NewPerson]:
    """New people, each with a browser of his own."""
    with ExitStack() as stack:

        def make(**how: Any) -> Person:
            return stack.enter_context(person(browser, **how))

        yield make


@pytest.fixture
def two(server: Server, somebody: NewPerson) -> tuple[Person, Person]:
    """Ania, who attacks, and Olek, at a table of spor that has just begun."""
    ania, olek = somebody(), somebody()
    ania.set_up(server.url, {}, name="Ania")
    olek.goto(ania.page.url)
    olek.sit("Olek")
    for each in (ania, olek):
        each.page.wait_for_selector(BOARD)
    return ania, olek
