"""A club in a real browser: the door, joining by words and by a passkey, an evening, a deal."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, PHONE, Person
from tests.web.club.conftest import SECRET, config
from tests.web.helper import Server, running

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
SMALL = """() => [...document.querySelectorAll("main *, header *")]
  .filter((each) => each.checkVisibility() && [...each.childNodes].some(
    (child) => child.nodeType === 3 && child.textContent.trim()))
  .filter((each) => parseFloat(getComputedStyle(each).fontSize)
    * (each instanceof SVGElement ? each.ownerSVGElement.getScreenCTM().a : 1) < 12.9)
  .map((each) => each.outerHTML)"""
WRONG = ("status of 403",)  # what the browser itself says of a wrong word
TOO_WIDE = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A club with a passphrase."""
    folder = tmp_path_factory.mktemp("club")
    text = f'[club]\nname = "Bobry"\npassphrase = "{SECRET}"\n'
    with running(folder, configuration=config(folder, text)) as found:
        yield found


@pytest.fixture
def member(home: Server, somebody: NewPerson) -> Callable[..., Page]:
    """Somebody who has come in; where a passkey is to work, by the name of this machine."""

    def make(**how: Any) -> Page:
        who: Person = somebody(**how)
        who.forgiven = WRONG
        page = who.page
        page.goto(f"{address(home)}/club")
        come_in(page)
        page.wait_for_url(f"{address(home)}/club")
        return page

    return make


def address(server: Server) -> str:
    return server.url.replace("127.0.0.1", "localhost")


def come_in(page: Page, passphrase: str = SECRET) -> None:
    page.fill("#passphrase", passphrase)
    page.press("#passphrase", "Enter")


def join(page: Page, name: str) -> str:
    """Register by words; what they are."""
    page.goto(re.sub(r"(https?://[^/]+).*", r"\1/club/me", page.url))
    page.fill("#r-name", name)
    page.click("[data-register] button[type=submit]")
    page.wait_for_selector("[data-phrase]:not([hidden])")
    words = page.inner_text("[data-words]")
    page.click("[data-do=kept]")
    expect(page.locator("h1")).to_have_text(name)
    return words


def looks_right(page: Page) -> None:
    """Letters that can be read, and nothing beside the page, on a desk and on a phone."""
    for size in ({"width": 1280, "height": 800}, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate(SMALL) == []
        assert not page.evaluate(TOO_WIDE)
    page.set_viewport_size({"width": 1280, "height": 800})


def test_the_door(home: Server, somebody: NewPerson) -> None:
    stranger = somebody()
    stranger.forgiven = WRONG
    page = stranger.page
    page.goto(f"{address(home)}/new/spor?x=1")
    expect(page.locator("h1")).to_have_text("Bobry")
    looks_right(page)
    come_in(page, "something else")
    expect(page.locator("[data-problem]")).to_be_visible()
    come_in(page)
    page.wait_for_url("**/new/spor?x=1")
    page.goto(f"{address(home)}/enter?to=//evil.example/")
    page.wait_for_url(f"{address(home)}/")


def test_joining_by_words(member: Callable[..., Page]) -> None:
    page, phone = member(), member(viewport=PHONE)
    expect(page.locator("h1")).to_have_text("Bobry")
    looks_right(page)
    words = join(page, "Michał")
    assert len(words.split()) == 6
    looks_right(page)
    page.goto(page.url.replace("/club/me", "/club"))
    expect(page.locator("main")).to_contain_text("Michał")
    page.goto(page.url.replace("/club", "/new/spor"))  # under no other name than this
    expect(page.locator("#p-name")).to_have_value("Michał")
    expect(page.locator("#p-name")).not_to_be_editable()
    phone.goto(phone.url + "/me")
    phone.fill("#s-name", "Michał")
    phone.fill("#s-phrase", "a b c d e f")
    phone.click("[data-sign-in] button[type=submit]")
    expect(phone.locator("[data-sign-in] [data-problem]")).to_be_visible()
    phone.fill("#s-phrase", words)
    phone.click("[data-sign-in] button[type=submit]")
    expect(phone.locator("h1")).to_have_text("Michał")
    phone.click("[data-do=sign-out]")
    expect(phone.locator("#s-name")).to_be_visible()


def test_joining_by_a_passkey(member: Callable[..., Page]) -> None:
    """Chromium's own virtual authenticator makes it, and signs by it."""
    page = member()
    tools = page.context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    made = tools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    page.goto(page.url + "/me")
    page.fill("#r-name", "Natalia")
    page.click("[data-do=register-passkey]")
    expect(page.locator("h1")).to_have_text("Natalia")
    kept = tools.send("WebAuthn.getCredentials", {"authenticatorId": made["authenticatorId"]})
    assert len(kept["credentials"]) == 1
    page.click("[data-do=sign-out]")
    page.click("[data-do=use-passkey]")
    expect(page.locator("h1")).to_have_text("Natalia")
    page.click("[data-do=add-passkey]")  # this device has one already
    expect(page.locator("[data-ways] [data-problem]")).to_be_visible()
    page.click("[data-do=sign-out]")
    tools.send("WebAuthn.clearCredentials", {"authenticatorId": made["authenticatorId"]})
    page.fill("#s-name", "Natalia")
    page.fill("#s-phrase", "none")
    page.click("[data-sign-in] button[type=submit]")
    expect(page.locator("[data-sign-in] [data-problem]")).to_be_visible()


def test_on_a_bare_address_no_passkey_is_offered(home: Server, somebody: NewPerson) -> None:
    page = somebody().page
    page.goto(f"{home.url}/club/me")
    come_in(page)
    page.wait_for_url(f"{home.url}/club/me")
    page.wait_for_selector("#r-name")
    expect(page.locator("[data-do=register-passkey]")).to_be_hidden()
    join(page, "Olga")


def test_an_evening_from_list_to_standings(member: Callable[..., Page]) -> None:
    """Two players by signing in, two guests by their links."""
    pages = {name: member() for name in ("Piotr", "Róża", "Sławek", "Teresa")}
    for name in ("Piotr", "Róża"):
        join(pages[name], name)
    desk = pages["Piotr"]
    desk.goto(desk.url.replace("/club/me", "/club/evenings"))
    looks_right(desk)
    desk.fill("#e-title", "Piątek")
    desk.select_option("#e-game", "spor")
    desk.select_option("#e-rounds", "1")
    desk.select_option("#e-clock", "turn:172800")  # an evening may take weeks
    desk.fill("#e-names", "\n".join(pages))
    desk.click("[data-new-evening] button[type=submit]")
    desk.wait_for_url("**/club/evenings/*")
    desk.click("[data-do=next]")
    expect(desk.locator(".pairings li")).to_have_count(2)
    desk.click("details:has(.links) summary")
    links = dict(
        zip(("Sławek", "Teresa"), desk.locator(".links a").all_inner_texts(), strict=False)
    )
    home_of = {"Piotr": desk.url, "Róża": desk.url, **links}
    for name, page in pages.items():
        page.goto(home_of[name])
        page.click("[data-do=sit]")
        page.wait_for_url("**/t/*")
    for page in pages.values():
        page.wait_for_selector(BOARD)
        expect(page.locator("body")).to_contain_text("Spór")
    for name in ("Sławek", "Teresa"):  # those in the second half, who met the first
        answer = pages[name].request.get(pages[name].url.replace("/t/", "/api/tables/"))
        mine = answer.json()["now"]
        sent = {"kind": "resign", "key": f"resign-{name.encode().hex()}", "seen": mine["number"]}
        address = f"{pages[name].url.replace('/t/', '/api/tables/')}/commands"
        assert pages[name].request.post(address, data=sent).ok
        assert answer.json()["clock"]["turn"] == 172800
    desk.goto(home_of["Piotr"])
    for _ in range(50):
        if desk.locator(".winner").count():
            break
        desk.wait_for_timeout(200)
        desk.reload()
    expect(desk.locator(".winner")).to_be_visible()
    expect(desk.locator(".numbers tbody tr")).to_have_count(4)
    looks_right(desk)
    desk.click(".numbers tbody a:has-text('Róża')")
    expect(desk.locator(".club-plot").first).to_be_visible()
    looks_right(desk)
    desk.goto(desk.url + "?with=" + desk.url.rpartition("/")[2])  # oneself: the plain page
    expect(desk.locator("h1")).to_have_text("Róża")


def test_the_same_deal(member: Callable[..., Page]) -> None:
    maker, friend = member(), member()
    maker.goto(maker.url + "/deals")
    looks_right(maker)
    maker.select_option("#d-game", "spor")
    maker.select_option("#d-tables", "2")
    maker.click("[data-new-deal] button[type=submit]")
    maker.wait_for_url("**/club/deals/*")
    deal = maker.url
    expect(maker.locator(".seal")).to_have_text(re.compile("[0-9a-f]{32}"))
    looks_right(maker)
    maker.locator("a.button[href^='/t/']").first.click()
    maker.wait_for_url("**/t/*")
    friend.goto(deal)
    expect(friend.locator("a.button[href^='/t/']")).to_have_count(2)
    maker.goto(deal)
    maker.click("[data-do=close]")
    expect(maker.locator("[data-do=close]")).to_have_count(0)
