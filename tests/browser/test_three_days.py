"""A game over three days between two people who are never there at once.

Ania is told by push, Olek by a webhook; each opens the table from the message and plays. Ania plays
one turn on her phone and the next on her laptop: it is one seat. Days pass at the server in a
moment, everything else is as it is.
"""

from collections.abc import Iterator
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from plansza.table.calendar import DAY
from plansza.table.turns import HOUR
from plansza.table.turns import PATIENCE as AFTER_START
from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, PHONE, Person
from tests.browser.test_notices import PANEL, SIGNED_ON, Worker, open_panel
from tests.support.patience import eventually
from tests.web.notices.helper import telling
from tests.web.notices.receivers import PushedBrowser, Service, service
from tests.web.timed import TimedServer


@pytest.fixture
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServer]:
    with telling(tmp_path_factory.mktemp("three"), TimedServer) as found:
        assert isinstance(found, TimedServer)
        found.advance(2 * AFTER_START)
        yield found


@pytest.fixture
def place() -> Iterator[Service]:
    with service() as found:
        yield found


def pushed(place: Service, count: int) -> int:
    """Wait for so many pushes; how many messages there are by then that are none."""
    eventually(lambda: len(of(place, "/push")) >= count, f"push {count} does not come")
    return len(of(place, "/hook"))


def of(place: Service, path: str) -> list[int]:
    return [number for number, each in enumerate(place.posted) if each.path == path]


def leave(who: Person) -> None:
    """Close the page of the table; the browser stays."""
    who.page.goto(urljoin(who.page.url, "/puzzles"))


def play(who: Person, address: str) -> None:
    """Open the table and make the whole turn."""
    who.page.goto(address)
    who.page.wait_for_selector(BOARD)
    who.sees(".prompt.yours")
    who.turn()
    leave(who)


def test_three_days(timed: TimedServer, somebody: NewPerson, place: Service) -> None:
    home = timed.url.replace("127.0.0.1", "localhost")
    phone = somebody(locale="pl-PL", viewport=PHONE, has_touch=True, timezone_id="Europe/Warsaw")
    laptop, olek = somebody(locale="pl-PL"), somebody()
    clock = {"turn": 2 * DAY, "zone": "Europe/Warsaw"}
    wish = {"game": "spor", "name": "Ania", "options": {"attacker": "1"}, "clock": clock}
    table = phone.post(home, "/api/tables", wish)["id"]
    address = f"{home}/t/{table}"

    # The first day: both say how they want to be told, and the laptop gets the seat as well.
    phone.goto(address)
    olek.goto(address)
    olek.sit("Olek")
    for each in (phone, olek):
        each.page.wait_for_selector(BOARD)
    mine = PushedBrowser(f"{place.url}/push")
    phone.page.evaluate(SIGNED_ON, mine.target)
    phone.page.click("[data-bar-panel]")
    open_panel(phone)
    phone.page.click("[data-push-on]")
    phone.sees("[data-recipient=push]", "To urządzenie")
    open_panel(olek)
    olek.page.click(f"{PANEL} details:has([data-add=webhook]) summary")
    olek.page.fill("[data-add=webhook] input", f"{place.url}/hook")
    olek.page.click("[data-add=webhook] button")
    olek.sees("[data-recipient=webhook]")
    link = phone.post(home, f"/api/tables/{table}/link", {"seat": 0, "also": True})["address"]
    worker = Worker(phone)
    leave(olek)
    leave(phone)

    # It is Ania's turn, and she learns of it, with the day until which she has time.
    pushed(place, 1)
    said = mine.read(place.posted[of(place, "/push")[0]])
    assert said["title"] == "Twoja tura: Spór o Bór 2: Na Tamę Marsz"
    assert "Przy stole: Olek." in said["body"]
    assert "Czas do: " in said["body"]
    phone.page.goto(f"{home}/puzzles")
    [opened] = worker.click(worker.push(said))
    play(phone, home + opened)

    # A day later nothing has been told twice; Olek follows the link of his webhook.
    timed.advance(DAY)
    eventually(lambda: of(place, "/hook"), "no webhook comes")
    hooked = place.posted[of(place, "/hook")[0]].json()
    assert hooked["title"] == "Your turn: Spór o Bór 2: Na Tamę Marsz"
    assert len(of(place, "/push")) == 1
    timed.advance(20 * HOUR)
    play(olek, hooked["click"].replace("127.0.0.1", "localhost"))

    # The third day: Ania is told on her phone, and plays at her laptop, which holds her seat, too.
    pushed(place, 2)
    timed.advance(DAY)
    laptop.goto(link)
    laptop.page.wait_for_selector(BOARD)
    laptop.sees(".prompt.yours")
    laptop.turn()
    leave(laptop)
    eventually(lambda: len(of(place, "/hook")) == 2, "no second webhook comes")
    phone.page.goto(address)
    phone.page.wait_for_selector(BOARD)
    expect(phone.page.locator(".prompt.yours")).to_have_count(0)
    phone.page.click("[data-bar-panel]")
    expect(phone.page.locator(".log li.own")).not_to_have_count(0)  # what the laptop played as well
    assert (len(of(place, "/push")), len(of(place, "/hook"))) == (2, 2)
