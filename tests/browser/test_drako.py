"""Drako in the browser: a whole duel by clicking; a crossover with free deployment; an attack that
is dodged."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, FIRST, NEXT, PHONE, Person
from tests.web.helper import Server, running

BOT = {1: "bot:greedy"}
STRUCK = {"duel": "knights-trolls", "first": "1"}


class StruckServer(Server):
    """The knights begin under attack, see `struck.py`."""

    module = "tests.browser.struck"


@pytest.fixture(scope="module")
def struck(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("struck"), StruckServer) as found:
        yield found


@pytest.mark.torture
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
    ania.sees("h1", "Drako: Knights and Dragon")
    assert "Drako: Knights and Dragon" in ania.page.title()
    assert ania.ids(f'{FIRST}[id^="figure-"]') == ["figure-knight", "figure-archer1"]
    assert len(ania.ids(f'{FIRST}[id^="field-"]')) == 12, "every field not next to the dragon"
    ania.click("figure-knight")
    assert len(ania.ids(f'{NEXT}[id^="field-"]')) == 12, "a field for the knight"
    ania.play_on(10)
    assert ania.page.locator(".log li").count() > 10


def under_attack(person: Person, server: Server) -> None:
    """Sit down as the knights, whom the thrower strikes."""
    person.set_up(server.url, BOT, name="Ania", game="drako", options=STRUCK)
    person.ready()


def test_a_strike_takes_two_clicks_or_one_drag(struck: Server, somebody: NewPerson) -> None:
    ania = somebody()
    options = {"duel": "trolls-dragon", "first": "1"}
    ania.set_up(struck.url, BOT, name="Ania", game="drako", options=options)
    ania.ready()
    ania.click("card-A-3")
    ania.page.wait_for_selector(f"{FIRST}#figure-dragon")
    ania.click("figure-dragon")
    ania.sees(".log", "The thrower strikes the dragon with strength 3")
    ania.page.wait_for_selector(f"{FIRST}#card-A-2-or-M1-1")
    mouse = ania.page.mouse
    mouse.move(*ania.spot("card-A-2-or-M1-1"))
    mouse.down()
    mouse.move(*ania.spot("field-c3"), steps=8)  # the rim of the dragon's field
    mouse.up()
    ania.sees(".log", "The thrower strikes the dragon with strength 2")


@pytest.mark.parametrize("screen", [{}, {"viewport": PHONE, "has_touch": True}])
def test_the_dodge_is_offered_by_name(
    struck: Server, somebody: NewPerson, screen: dict[str, Any]
) -> None:
    ania = somebody(**screen)
    under_attack(ania, struck)
    ania.sees(".prompt .ask", "The blow fells the knight, unless you stop it!")
    ania.sees(".prompt .ask", "Choose: a shield, a dodge, or take the blow.")
    ania.page.locator('.prompt [data-decides="dodge@1"]').click()
    ania.sees(".prompt .ask", "The dodge worked")
    expect(ania.page.locator(".log")).to_contain_text("The knight dodges, once a game")


def test_everybody_wears_the_emblem_of_his_side(struck: Server, somebody: NewPerson) -> None:
    ania = somebody()
    under_attack(ania, struck)
    sides = [f"#drako-emblem-{side}" for side in ("knights", "trolls")]
    for place, emblem in enumerate(sides):
        row = ania.page.locator(".players li").nth(place)
        expect(row.locator(f'use[href="{emblem}"]')).to_have_count(1)
