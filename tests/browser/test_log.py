"""The log of a long game: the newest page at once, the older ones when somebody asks for them."""

import re

from playwright.sync_api import expect

from tests.attacks.long_logs import table_of_talk
from tests.browser.conftest import NewPerson
from tests.browser.helper import PHONE
from tests.web.helper import Server

LINES = 450
MOST = 200  # entries of a page


def test_earlier_entries_come_by_keys_alone(server: Server, somebody: NewPerson) -> None:
    table = table_of_talk(server.database, LINES)
    reader = somebody()
    reader.goto(f"{server.url}/t/{table}")
    lines = reader.page.locator(".log li")
    expect(lines).to_have_count(MOST)
    button = reader.page.get_by_role("button", name="Show earlier")
    button.focus()
    reader.page.keyboard.press("Enter")
    expect(lines).to_have_count(2 * MOST)
    assert reader.page.locator(".log li.chat").count() == 2 * MOST
    expect(button).to_be_focused()
    reader.page.keyboard.press("Enter")
    expect(lines).to_have_count(LINES + 3)  # two sat down, and the game began
    expect(button).to_be_hidden()
    expect(reader.page.locator(".log")).to_be_focused()
    expect(lines.first).to_have_text(re.compile("sits? down"))
    assert not reader.faults


def test_earlier_entries_on_a_phone(server: Server, somebody: NewPerson) -> None:
    reader = somebody(viewport=PHONE, has_touch=True)
    reader.goto(f"{server.url}/t/{table_of_talk(server.database, LINES)}")
    reader.page.locator("[data-bar-panel]").click()
    button = reader.page.get_by_role("button", name="Show earlier")
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    button.tap()
    expect(reader.page.locator(".log li")).to_have_count(2 * MOST)


def test_a_short_log_offers_nothing_more(server: Server, somebody: NewPerson) -> None:
    reader = somebody()
    reader.goto(f"{server.url}/t/{table_of_talk(server.database, 20)}")
    expect(reader.page.locator(".log li")).to_have_count(23)
    expect(reader.page.locator("[data-older]")).to_be_hidden()
