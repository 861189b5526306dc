"""Being told of one's turn, in a real browser: asked for at the table, shown by the page's own
worker, and answered by a click that leads to the table.

The push service of the test stands in for the browser maker's, which is not reached from here.
What the server sends is decrypted with the browser's own keys, and handed to the page's worker in
the way in which the browser does it.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, PHONE, Person, person
from tests.support.chromium import ARGUMENTS
from tests.support.patience import eventually
from tests.support.system import needed
from tests.web.helper import Server
from tests.web.notices.helper import telling
from tests.web.notices.receivers import PushedBrowser, Service, service
from tools.system_packages import CHROMIUM

PANEL = "[data-notices]"
# A browser without a push service cannot sign on there: the page gets what such a service gives.
SIGNED_ON = """(target) => {
  const { endpoint, p256dh, auth } = target;
  const made = { endpoint, options: {}, unsubscribe: async () => true,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async () => made;
  Notification.requestPermission = async () => "granted";
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with telling(tmp_path_factory.mktemp("notices")) as found:
        yield found


@pytest.fixture
def place() -> Iterator[Service]:
    with service() as found:
        yield found


@pytest.fixture
def home(server: Server) -> str:
    """An address that browsers take for secure, without TLS."""
    return server.url.replace("127.0.0.1", "localhost")


class Worker:
    """The worker of a page, reached as the browser reaches it. A browser without a screen shows no
    notifications: what it is told to show is kept in the worker instead."""

    def __init__(self, who: Person) -> None:
        self._page = who.page
        self._line: CDPSession = who.context.new_cdp_session(who.page)
        self._ids: list[str] = []
        self._line.on("ServiceWorker.workerRegistrationUpdated", self._hear)
        self._line.send("ServiceWorker.enable")
        who.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        eventually(self._is_known, "there is no worker")
        [self._inside] = [each for each in who.context.service_workers if "/worker.js" in each.url]
        self._inside.evaluate("""() => {
          self.told = [];
          self.opened = [];
          const show = async (title, how) => self.told.push({ title, ...how });
          self.registration.showNotification = show;
          self.clients.openWindow = async (page) => self.opened.push(page);
        }""")

    def _hear(self, told: dict[str, Any]) -> None:
        self._ids = [each["registrationId"] for each in told["registrations"]]

    def _is_known(self) -> bool:
        self._page.evaluate("1")
        return bool(self._ids)

    def push(self, said: Any) -> dict[str, Any]:
        """Hand it what a push service has brought, as the browser does; what it shows."""
        origin = self._page.evaluate("location.origin")
        before = len(self._inside.evaluate("self.told"))
        message = {"origin": origin, "registrationId": self._ids[0], "data": json.dumps(said)}
        self._line.send("ServiceWorker.deliverPushMessage", message)
        eventually(lambda: len(self._inside.evaluate("self.told")) > before, "it shows nothing")
        return dict(self._inside.evaluate("self.told[self.told.length - 1]"))

    def click(self, shown: dict[str, Any], action: str = "") -> list[str]:
        """Click on what is shown, or on a button of it; the pages that this opens."""
        found: list[str] = self._inside.evaluate(
            """async ({ shown, action }) => {
              self.opened.length = 0;
              const event = new ExtendableEvent("notificationclick");
              const done = [];
              Object.assign(event, { action, notification: { ...shown, close() {} } });
              event.waitUntil = (promise) => done.push(promise);
              self.dispatchEvent(event);
              await Promise.all(done);
              return self.opened;
            }""",
            {"shown": shown, "action": action},
        )
        return found


def at_a_table(home: str, ania: Person, olek: Person) -> None:
    ania.set_up(home, {}, name="Ania")
    olek.goto(ania.page.url)
    olek.sit("Olek")
    for each in (ania, olek):
        each.page.wait_for_selector(BOARD)


def open_panel(who: Person) -> None:
    who.page.click(f"{PANEL} > summary")
    who.page.wait_for_selector(f"{PANEL} [data-add=webhook]", state="attached")


def test_a_push_is_asked_for_shown_and_leads_to_the_table(
    home: str, somebody: NewPerson, place: Service
) -> None:
    ania, olek = somebody(), somebody()
    at_a_table(home, ania, olek)
    address = ania.page.url
    mine = PushedBrowser(f"{place.url}/push")
    ania.page.evaluate(SIGNED_ON, mine.target)
    open_panel(ania)
    ania.page.click("[data-push-on]")
    ania.sees("[data-recipient=push]", "This device")
    expect(ania.page.locator("[data-recipient=push] input")).to_be_checked()
    ania.page.click("[data-recipient=push] button >> nth=0")
    ania.sees("[data-notice]", "Sent and accepted.")
    assert mine.read(place.posted.pop())["title"] == "A trial message"
    ania.page.goto(f"{home}/puzzles")  # no page of the table is open any more
    said = mine.read(place.wait(1)[0])
    worker = Worker(ania)
    shown = worker.push(said)
    assert shown["title"] == said["title"] == "Your turn: Spór o Bór 2: Na Tamę Marsz"
    assert shown["body"] == "With Olek."
    assert shown["tag"]
    assert [each["action"] for each in shown["actions"]] == ["open", "stop"]
    [opened] = worker.click(shown)
    assert home + opened == address
    ania.page.goto(home + opened)
    ania.page.wait_for_selector(BOARD)
    ania.turn()  # the turn is played from the message's link
    assert worker.click(shown, "stop") == []
    open_panel(ania)
    expect(ania.page.locator("[data-recipient=push] input")).not_to_be_checked()


def test_a_webhook_is_added_tried_quietened_and_removed(
    home: str, somebody: NewPerson, place: Service
) -> None:
    ania, olek = somebody(locale="pl-PL"), somebody()
    at_a_table(home, ania, olek)
    open_panel(ania)
    ania.sees(PANEL, "Na razie nikt cię nie powiadamia.")
    ania.page.click(f"{PANEL} details:has([data-add=webhook]) summary")
    ania.page.fill("[data-add=webhook] input", f"{place.url}/hook")
    ania.page.click("[data-add=webhook] button")
    ania.sees("[data-recipient=webhook]", "127.0.0.1")
    ania.page.click("[data-recipient=webhook] button >> nth=0")
    ania.sees("[data-notice]", "Wysłane i przyjęte.")
    assert place.posted[-1].json()["title"] == "Próba powiadomienia"
    ania.page.check("[data-quiet-hours]")
    eventually(lambda: quiet(ania) == {"begin": 1320, "end": 480}, "quiet hours are not kept")
    ania.page.uncheck("[data-quiet-hours]")
    eventually(lambda: quiet(ania) is None, "quiet hours are not ended")
    again = new_table(home, ania)
    eventually(lambda: recipients(ania, again)[0]["on"], "it does not go for the next table")
    ania.page.click(f"{PANEL} > summary")
    ania.page.click("[data-recipient=webhook] button >> nth=1")
    eventually(lambda: recipients(ania, again) == [], "it is not removed")


def new_table(home: str, who: Person) -> str:
    who.set_up(home, {1: "bot:random"}, name="Ania")
    who.page.wait_for_selector(BOARD)
    return who.page.url


def recipients(who: Person, table: str) -> list[dict[str, Any]]:
    path = table.replace("/t/", "/api/tables/") + "/notices"
    return list(who.page.request.get(path).json()["recipients"])


def quiet(who: Person) -> Any:
    [found] = recipients(who, who.page.url)
    return found["quiet"]


def test_plain_http_says_why_a_device_cannot_be_told(server: Server, browser: Browser) -> None:
    """A name at home: no worker, no push, everything else, and not a word in the console."""
    there = (*ARGUMENTS, "--host-resolver-rules=MAP table.test 127.0.0.1")
    launch = browser.browser_type.launch
    chromium = launch(executable_path=needed(CHROMIUM), args=list(there))
    home = f"http://table.test:{server.port}"
    with person(chromium, viewport=PHONE, has_touch=True) as ania:
        ania.quick(home)
        assert not ania.page.evaluate("window.isSecureContext")
        assert not ania.page.evaluate("'serviceWorker' in navigator")
        ania.page.click("[data-bar-panel]")
        open_panel(ania)
        ania.sees("[data-deaf]", "need https")
        assert ania.page.locator("[data-push-on]").count() == 0
    chromium.close()
