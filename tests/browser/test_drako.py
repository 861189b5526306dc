"""Drako in the browser: a whole duel by clicking; a crossover with free deployment."""

from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, FIRST
from tests.web.helper import Server

BOT = {1: "bot:greedy"}


def test_a_whole_duel(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.set_up(server.url, BOT, name="Ania", game="drako", options={"duel": "knights-trolls"})
    ania.page.wait_for_selector(BOARD)
    assert ania.play_on() > 15
    ania.sees(".prompt .whose", "over")


def test_a_crossover_with_free_deployment(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.set_up(server.url, BOT, game="drako", options={"duel": "knights-dragon", "first": "1"})
    ania.ready()
    assert ania.ids(FIRST) == ["figure-knight", "figure-archer1"]
    ania.click("figure-knight")
    ania.page.wait_for_selector(f'{FIRST}[id^="field-"]')
    assert len(ania.ids(f'{FIRST}[id^="field-"]')) == 12, "every field not next to the dragon"
    ania.play_on(10)
    assert ania.page.locator(".log li").count() > 10
