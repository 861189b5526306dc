"""Who is who: a token beside every name, allies on one band, and all names fit."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, PHONE, SMALL_PHONE, Person
from tests.browser.test_prompt import SETUPS
from tests.web.helper import Server

CROWDS: dict[str, dict[int, str]] = {
    "podprad": dict.fromkeys(range(1, 5), "bot:greedy"),
    "battalia": dict.fromkeys(range(1, 6), "bot:greedy"),
}
# Those whose names do not fit, or stand outside the screen.
CLIPPED = """(names) => names.filter((name) => {
  const { left, right } = name.getBoundingClientRect();
  return name.scrollWidth > name.clientWidth + 1 || left < 0 || right > innerWidth;
}).map((name) => name.textContent)"""
LOWEST = """(column) => {
  const slips = [...column.querySelectorAll(".slip")];
  return Math.max(...slips.map((slip) => slip.getBoundingClientRect().bottom));
}"""
CHANGE = """async (badges) => {
  const { href } = document.querySelector('link[href*="badges.js"]');
  (await import(href)).setBadges(badges);
}"""
DRAWN = "(badges) => badges.every((badge) => badge.childElementCount > 0)"


def table_of(
    person: Person,
    server: Server,
    game: str,
    seats: dict[int, str],
    options: dict[str, str] | None = None,
) -> None:
    """A table of a game with bots, and somebody's turn there."""
    person.set_up(server.url, seats, name="Ania", game=game, options=options)
    person.page.wait_for_selector(BOARD)
    person.ready()


def drawn(person: Person, selector: str) -> int:
    """How many tokens are there, all of them drawn."""
    found = person.page.locator(selector)
    assert found.evaluate_all(DRAWN)
    return found.count()


@pytest.mark.parametrize("game", SETUPS)
def test_a_token_stands_beside_every_name(server: Server, somebody: NewPerson, game: str) -> None:
    ania = somebody()
    table_of(ania, server, game, SETUPS[game])
    ania.play_on(1)
    ania.ready()
    seats = len(SETUPS[game]) + 1
    assert drawn(ania, ".players [data-player] .badge") == seats
    assert drawn(ania, ".meters .owner .badge") == seats
    own = ania.page.locator(".prompt.yours .whose .badge")
    expect(own).to_have_attribute("data-badge", "0")
    assert drawn(ania, ".prompt .whose .badge") == 1
    lines = ania.page.locator(".log li.own")
    assert drawn(ania, ".log li.own > .badge:first-child") == lines.count() > 0
    tokens = ania.page.locator(".players .badge").evaluate_all(
        "(all) => all.map((it) => it.innerHTML)"
    )
    assert len(set(tokens)) == seats
    expect(ania.page.locator(".players .me")).to_have_attribute("data-player", "0")


@pytest.mark.parametrize("game", CROWDS)
def test_on_a_small_phone_all_names_fit(server: Server, somebody: NewPerson, game: str) -> None:
    ania = somebody(viewport=SMALL_PHONE, has_touch=True, locale="pl-PL")
    table_of(ania, server, game, CROWDS[game])
    players = len(CROWDS[game]) + 1
    assert drawn(ania, ".score .badge") == players
    for token in ania.page.locator(".score .badge").all():
        expect(token).to_be_in_viewport(ratio=1)
    assert ania.page.locator(".score b").evaluate_all(CLIPPED) == []
    ania.page.click(".score")
    names = ania.page.locator(".players .name")
    expect(names.last).to_be_in_viewport(ratio=1)
    assert names.count() == players
    assert names.evaluate_all(CLIPPED) == []
    sizes = names.evaluate_all(
        "(all) => all.map((it) => parseFloat(getComputedStyle(it).fontSize))"
    )
    assert min(sizes) >= 13


@pytest.mark.parametrize("screen", [None, PHONE], ids=["day", "phone"])
def test_allies_stand_on_one_band(
    server: Server, somebody: NewPerson, screen: dict[str, int] | None
) -> None:
    ania = somebody(**({"viewport": screen} if screen else {}))
    seats = dict.fromkeys((1, 2, 3), "bot:greedy")
    table_of(ania, server, "battalia", seats, {"sides": "teams"})
    bands = ania.page.locator(".players .allies")
    assert [band.locator(".name").count() for band in bands.all()] == [2, 2]
    partners = bands.first.locator("[data-player]").evaluate_all(
        "(all) => all.map((it) => it.dataset.player)"
    )
    assert partners == ["0", "2"]
    assert ania.page.locator(".players .name").evaluate_all(CLIPPED) == []


@pytest.mark.parametrize("sides", ["alone", "teams"])
def test_the_column_holds_six_players(server: Server, somebody: NewPerson, sides: str) -> None:
    ania = somebody(locale="pl-PL")
    options = {"sides": "teams"} if sides == "teams" else {}
    table_of(ania, server, "battalia", CROWDS["battalia"], options)
    column = ania.page.locator(".slips")
    lowest = column.evaluate(LOWEST)
    assert lowest <= 800
    assert ania.page.locator(".log").evaluate("(it) => it.clientHeight") >= 44
    assert ania.page.locator(".players :is(.name, .is)").evaluate_all(CLIPPED) == []


def test_the_result_and_the_replay_show_them_too(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    table_of(ania, server, "spor", SETUPS["spor"])
    ania.play_on(1)
    ania.page.click("[data-do=resign]")
    ania.page.click("dialog [data-answer=yes]")
    ania.sees(".account")
    assert drawn(ania, ".account thead th .badge") == 2
    ania.goto(ania.page.url + "/replay")
    ania.page.wait_for_selector(".measure")
    ania.page.click("[data-go=last]")
    expect(ania.page.locator(".prompt .ask .badge")).to_have_count(1)
    assert drawn(ania, ".moves .badge") > 0
    assert drawn(ania, ".meters .owner .badge") == 2


def test_a_token_that_changes_changes_everywhere(server: Server, somebody: NewPerson) -> None:
    """As when a faction is chosen; and a broken one is left out."""
    ania = somebody()
    ania.forgiven = ("Content Security Policy",)  # a browser styles its message of what is broken
    table_of(ania, server, "spor", SETUPS["spor"])

    def change(*badges: str) -> list[Any]:
        ania.page.evaluate(
            CHANGE,
            list(badges),
        )
        found: list[Any] = ania.page.locator("[data-badge='0']").evaluate_all(
            "(all) => all.map((it) => it.firstElementChild?.tagName)"
        )
        return found

    assert set(change('<circle r="9"/>', "<path/>")) == {"circle"}
    assert set(change("<circle", "<path/>")) == {None}
