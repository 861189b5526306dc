"""Battalia in the browser: the opening and some turns against a bot, on a desk and on a phone."""

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, FIRST, PHONE
from tests.web.helper import Server

pytestmark = pytest.mark.pure_only

BOT = {1: "bot:greedy"}


def test_the_first_turns(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.set_up(server.url, BOT, name="Ania", game="battalia", options={"draft": "top"})
    ania.ready()
    assert all(id.startswith("move-is-") for id in ania.ids(FIRST)), "a faction to choose"
    ania.play_on(12)
    assert ania.page.locator(".log li").count() > 10


def test_on_a_phone(server: Server, somebody: NewPerson) -> None:
    ania = somebody(viewport=PHONE, has_touch=True)
    ania.set_up(server.url, BOT, game="battalia", options={"weeks": "2"})
    ania.page.wait_for_selector(BOARD)
    ania.play_on(8)
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert ania.page.evaluate(wide)
