"""Connections that break, many tabs, a server that stops, and an address that is not localhost."""

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from plansza.core.values import codes
from plansza.web.server import lan_address
from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, FIRST, NEXT, Person
from tests.browser.test_hands import own_moves
from tests.support.patience import eventually
from tests.support.processes import Process
from tests.web.helper import ENVIRONMENT, ROOT, Server, running

# What a browser notes when a server stops under its hands.
STOPPED = codes("""
    ERR_CONNECTION_REFUSED ERR_CONNECTION_RESET ERR_INCOMPLETE_CHUNKED ERR_EMPTY_RESPONSE
""")


def test_a_click_without_a_connection_counts_once(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.forgiven = ("ERR_INTERNET_DISCONNECTED", "ERR_NETWORK_CHANGED")
    ania.set_up(server.url, {1: "bot:greedy"})
    ania.page.wait_for_selector(BOARD)
    ania.context.set_offline(True)
    card = ania.pick(FIRST + '[id^="card-"]')
    ania.pick(NEXT)
    ania.sees(".notice", "Offline")
    assert ania.ids(".picture.waiting [id]")
    ania.context.set_offline(False)
    ania.ready()
    ania.page.wait_for_selector(".notice", state="hidden")
    assert card not in ania.ids(FIRST)
    assert own_moves(ania) == 1


def test_an_answer_that_is_lost_counts_once(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.forgiven = ("ERR_FAILED",)
    ania.set_up(server.url, {1: "bot:greedy"})
    ania.page.wait_for_selector(BOARD)
    lost = lose_one_answer(ania.page, "**/commands")
    ania.move()
    ania.ready()
    eventually(lambda: own_moves(ania) >= 1, "the move is missing")
    ania.play_on(1)
    eventually(lambda: own_moves(ania) >= 2, "the second move is missing")
    assert lost
    assert own_moves(ania) == 2


def test_a_table_is_opened_once(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.forgiven = ("ERR_FAILED",)
    ania.goto(server.url)
    lost = lose_one_answer(ania.page, "**/api/tables")
    ania.page.click("[data-game=spor] [data-do=quick]")
    ania.page.wait_for_selector(BOARD)
    assert ania.page.url.endswith(json.loads(lost[0])["address"])


def lose_one_answer(page: Page, address: str) -> list[str]:
    """The server acts, and nobody hears of it; what was lost."""
    lost: list[str] = []

    def lose(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.fetch().text())
            route.abort()

    page.route(address, lose)
    return lost


def test_seven_tabs(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.set_up(server.url, {1: "bot:greedy"})
    ania.page.wait_for_selector(BOARD)
    tabs = [ania.page, *(ania.tab() for _ in range(6))]
    for tab in tabs[1:]:
        tab.goto(ania.page.url)
        tab.wait_for_selector(BOARD)
    ania.page = tabs[-1]
    ania.play_on(1)
    ania.ready()
    story = ania.page.locator(".log").inner_text()
    assert "You play" in story
    for tab in tabs:
        expect(tab.locator(".log")).to_have_text(re.compile("You play"))
        expect(tab.locator(".picture .can").first).to_be_visible()


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[str]:
    """`plansza serve` as people start it: the last address it names."""
    serve = [sys.executable, *["-m", "plansza", "--language", "en", "serve", "--port", "0"]]
    command = [*serve, "--database", f"sqlite:///{folder / 'tables.db'}", *more]
    with Process(command, cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.PIPE) as process:
        said = process.line() + (process.line() if more else "")
        yield re.findall(r"http://[\w.:\[\]]+", said)[-1]


def test_plain_http_in_the_home_network(tmp_path: Path, somebody: NewPerson) -> None:
    if lan_address().startswith("127."):
        pytest.skip("this machine is in no network")
    with serving(tmp_path, "--lan") as address:
        assert lan_address() in address
        ania, olek = somebody(), somebody()
        ania.forgiven = olek.forgiven = STOPPED
        ania.set_up(address, {}, name="Ania")
        assert not ania.page.evaluate("window.isSecureContext")
        ania.page.click(".invite button")
        ania.sees(".notice", "Copied")
        olek.goto(ania.page.url)
        olek.sit("Olek")
        ania.turn()
        olek.turn()
        ania.sees(".prompt.yours")


def test_a_server_that_stops_and_comes_back(tmp_path: Path, somebody: NewPerson) -> None:
    ania = somebody()
    ania.forgiven = STOPPED
    with running(tmp_path) as server:
        ania.set_up(server.url, {1: "bot:greedy"}, name="Ania")
        for tab in (ania.page, ania.tab(), ania.tab()):
            tab.goto(ania.page.url)
            tab.wait_for_selector(BOARD)
        server.stop(signal.SIGINT)
        ania.sees(".notice", "Offline")
        ania.move()
        server.start()
        ania.ready()
        ania.page.wait_for_selector(".notice", state="hidden")
        assert own_moves(ania) == 1


def test_a_seat_moves_to_another_device(server: Server, somebody: NewPerson) -> None:
    ania, phone = somebody(), somebody()
    ania.set_up(server.url, {1: "bot:greedy"}, name="Ania")
    ania.page.wait_for_selector(BOARD)
    ania.forgiven = ("403",)  # its stream ends, and it asks why
    ania.page.click("summary:has-text('another device')")
    ania.page.click("[data-do=link]")
    ania.sees("[data-link]")
    phone.goto(ania.page.inner_text("[data-link]"))
    phone.page.wait_for_selector(BOARD)
    assert "seat=" not in phone.page.url
    phone.play_on(1)
    ania.sees(".prompt .whose", "You are watching")
    assert not ania.ids(".picture .can")


def test_a_hidden_page_holds_no_stream(two: tuple[Person, Person]) -> None:
    """Tabs in the background of a real browser; here the page is told that it is one."""
    ania, olek = two
    olek.page.evaluate(
        "Object.defineProperty(document, 'hidden', { get: () => window.away, configurable: true });"
        "window.away = true; document.dispatchEvent(new Event('visibilitychange'));"
    )
    ania.sees(".players li:nth-child(2) .is", "away")
    ania.turn()
    expect(olek.page).to_have_title(re.compile("Your turn"))
    before = len(olek.story())
    olek.page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    olek.sees(".prompt.yours")
    assert len(olek.story()) > before
    ania.sees(".players li:nth-child(2) .is", "at the table")
