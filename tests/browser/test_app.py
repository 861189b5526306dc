"""The pages as an app: what is kept for when there is no connection, and what never is."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser

from tests.browser.helper import BOARD, Person, person
from tests.support.patience import eventually
from tests.web.helper import Server, running

READY = "() => navigator.serviceWorker.ready.then(({ active }) => active.scriptURL)"
KEPT = "() => caches.keys()"
FORGIVEN = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "Failed to load resource")


class Newer(Server):
    """The next version of the program: one script is another."""

    module = "tests.browser.newer"


def home_of(server: Server) -> str:
    return server.url.replace("127.0.0.1", "localhost")


def worker_of(who: Person) -> str:
    """The worker's address, when it has taken the page over."""
    found = str(who.page.evaluate(READY))
    eventually(lambda: who.page.evaluate("!!navigator.serviceWorker.controller"), "no worker")
    return found


def test_what_a_phone_reads_of_it(server: Server) -> None:
    told = httpx.get(f"{server.url}/manifest.webmanifest", headers={"accept-language": "pl"})
    assert told.headers["content-type"].startswith("application/manifest+json")
    manifest: dict[str, Any] = told.json()
    assert manifest["display"] == "standalone"
    assert manifest["lang"] == "pl"
    assert {each["sizes"] for each in manifest["icons"]} == {"192x192", "512x512"}
    assert {each["purpose"] for each in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        found = httpx.get(server.url + icon["src"])
        assert found.headers["content-type"] == "image/png"
        size = int(icon["sizes"].partition("x")[0])
        assert found.content[:8] == b"\x89PNG\r\n\x1a\n"
        assert int.from_bytes(found.content[16:20], "big") == size
    for shortcut in manifest["shortcuts"]:
        assert httpx.get(server.url + shortcut["url"]).status_code == 200


def test_a_browser_finds_it_fit_to_be_installed(server: Server, browser: Browser) -> None:
    with person(browser) as ania:
        ania.goto(home_of(server))
        worker_of(ania)
        line = ania.context.new_cdp_session(ania.page)
        faults = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
        known = {"in-incognito"}  # as all of Playwright's browsers are
        assert [each for each in faults if each["errorId"] not in known] == []
        told = line.send("Page.getAppManifest")
        assert told["errors"] == []


@pytest.mark.parametrize(
    ("locale", "sentence"), [("pl-PL", "Brak połączenia"), ("en-GB", "offline")]
)
def test_without_a_connection_there_is_a_page(
    server: Server, browser: Browser, locale: str, sentence: str
) -> None:
    with person(browser, locale=locale) as ania:
        ania.forgiven = FORGIVEN
        ania.goto(home_of(server))
        worker_of(ania)
        ania.context.set_offline(True)
        ania.page.goto(f"{home_of(server)}/g/spor")
        ania.sees("h1", sentence)
        colour = "getComputedStyle(document.querySelector('main .slip')).backgroundColor"
        assert ania.page.evaluate(colour) == "rgb(251, 245, 230)", "it has no style"
        assert ania.page.url.endswith("/g/spor")
        ania.context.set_offline(False)
        ania.page.wait_for_selector(".guide, article, main.guide")  # it comes by itself


def test_nothing_of_a_table_is_kept(server: Server, browser: Browser) -> None:
    with person(browser) as ania:
        ania.goto(home_of(server))
        worker_of(ania)
        ania.quick(home_of(server))
        ania.page.wait_for_selector(BOARD)
        kept = ania.page.evaluate("""async () => {
          const names = await caches.keys();
          const keys = async (name) => (await caches.open(name)).keys();
          const found = await Promise.all(names.map(keys));
          return found.flat().map(({ url }) => new URL(url).pathname);
        }""")
        assert any(path.endswith("/table/table.js") for path in kept)
        assert {path.split("/")[1] for path in kept} == {"static", "away"}


def test_a_newer_program_is_met_at_once(tmp_path: Path, browser: Browser) -> None:
    """The script of the new version runs with the first page from it, and what the old one kept
    goes."""
    with running(tmp_path) as old, person(browser) as ania:
        ania.forgiven = FORGIVEN
        home = home_of(old)
        ania.goto(home)
        before = worker_of(ania)
        ania.page.reload()
        assert ania.page.evaluate("globalThis.newer") is None
        [kept] = ania.page.evaluate(KEPT)
        old.stop()
        ania.page.goto(home)
        ania.sees("h1", "You are offline")
        old.module = Newer.module
        old.start()
        # The page for no connection finds that there is one, and goes back to what was asked for.
        ania.sees("main.home")
        newer = "globalThis.newer === 'yes'"
        eventually(lambda: ania.page.evaluate(newer), "an old script was served")
        eventually(lambda: ania.page.evaluate(READY) != before, "the old worker stays")
        eventually(lambda: ania.page.evaluate(KEPT) not in ([], [kept]), "nothing new is kept")
        eventually(lambda: kept not in ania.page.evaluate(KEPT), "what is old stays")
        assert json.dumps(ania.page.evaluate(KEPT)).count("plansza-") == 1
