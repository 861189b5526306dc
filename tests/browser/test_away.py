"""Somebody goes away from the table: a countdown, a button, and one click to come back."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, PHONE, WIDE
from tests.web.helper import Server, running

WAIT = "[data-question] [data-wait]"
CALL = "[data-question] [data-call]"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nobody waits long for the absent."""
    with running(tmp_path_factory.mktemp("hasty"), grace=6.0) as found:
        yield found


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_others_wait_then_call_a_bot_and_he_comes_back(
    hasty: Server, somebody: NewPerson, screen: ViewportSize
) -> None:
    ania, olek = somebody(viewport=screen, locale="pl-PL"), somebody(viewport=screen)
    ania.set_up(hasty.url, {}, name="Ania")
    olek.goto(ania.page.url)
    olek.sit("Olek")
    for each in (ania, olek):
        each.page.wait_for_selector(BOARD)
    ania.turn()
    expect(ania.page.locator(WAIT)).to_have_count(0)  # he is there, and nobody waits
    olek.goto(hasty.url)
    expect(ania.page.locator(WAIT)).to_have_text(
        re.compile(r"^Olek – z dala od stołu\. Za \d s możesz poprosić bota\.$")
    )
    expect(ania.page.locator(CALL)).to_be_hidden()
    expect(ania.page.locator(CALL)).to_be_visible()
    expect(ania.page.locator(WAIT)).to_have_text("Olek – z dala od stołu.")
    fits = "document.documentElement.scrollWidth <= innerWidth"
    assert ania.page.evaluate(fits)
    ania.page.click(CALL)
    expect(ania.page.locator(".log")).to_contain_text("(To ruch bota.)")

    olek.goto(ania.page.url)
    olek.page.click("[data-question] button")  # “I am back”
    expect(olek.page.locator(".log")).to_contain_text(
        "You are back in the game. The bot has played"
    )
    expect(olek.page.locator(".log")).to_contain_text("(The bot played this for you.)")
    expect(ania.page.locator(".log")).to_contain_text("Olek wraca do gry. Bot zagrał")


def test_whoever_asked_withdraws_the_question(hasty: Server, somebody: NewPerson) -> None:
    ania, olek = somebody(), somebody()
    ania.set_up(hasty.url, {}, name="Ania")
    olek.goto(ania.page.url)
    olek.sit("Olek")
    olek.page.wait_for_selector(BOARD)
    ania.page.wait_for_selector(BOARD)
    ania.page.click("[data-actions] button:nth-child(2)")
    olek.sees("[data-question]", "draw")
    ania.page.click("[data-do=withdraw]")
    expect(olek.page.locator("[data-question]")).to_be_hidden()
    expect(olek.page.locator(".log")).to_contain_text("Ania withdraws the question.")
