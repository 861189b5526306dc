"""The page “Programs”: a token is made, shown once, revoked; a bot is registered, challenged."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.helper import PHONE, READY, WIDE, Person
from tests.browser.test_looks import LEAST_LETTERS, SMALL_BUTTONS, SMALL_LETTERS, assert_accessible
from tests.client.test_bot_run import bot_at
from tests.support.patience import eventually
from tests.web.helper import Player, Server
from tests.web.programs.helper import Lines, program, register

pytestmark = [pytest.mark.slow, pytest.mark.once]
NEW = "[data-new]:not([hidden]) [data-token]"


def token_on(person: Person) -> str:
    """The token that the page shows."""
    person.page.wait_for_selector(NEW)
    return person.page.locator(NEW).input_value()


def test_a_token_is_made_for_a_seat_and_revoked(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.set_up(server.url, {}, name="Ania")
    table = ania.page.url.rpartition("/t/")[2].partition("?")[0]
    ania.page.goto(f"{server.url}/programs?table={table}")
    page = ania.page
    page.fill("[data-make-token] [name=label]", "robot")
    page.select_option("[data-make-token] [name=what]", "0")
    page.click("[data-make-token] button")
    robot = program(server, token_on(ania), table)
    me = robot.http.get("/api/me").json()
    assert (me["kind"], me["table"], me["seat"], me["label"]) == ("seat", table, 0, "robot")
    row = page.locator("[data-tokens] li", has_text="robot")
    row.locator("button").click()
    row.locator("button").wait_for(state="detached")
    assert robot.http.get("/api/me").json()["code"] == "token-revoked"
    page.reload()
    page.wait_for_selector("[data-tokens] li")
    assert page.locator(NEW).count() == 0
    robot.close()


def test_a_bot_is_registered_and_challenged(
    server: Server, somebody: NewPerson, tmp_path: Path
) -> None:
    olek, ania = somebody(), somebody()
    page = olek.page
    page.goto(f"{server.url}/programs")
    page.fill("[data-register] [name=name]", "Żubr Domowy")
    page.fill("[data-register] [name=strength]", "gra pierwszy ruch z brzegu")
    for game in ("drako", "battalia", "podprad"):
        page.uncheck(f"[data-register] [value={game}]")
    page.click("[data-register] button")
    token = token_on(olek)
    with bot_at(server, tmp_path, token, "plansza.bots:RandomBot"):
        ania.page.goto(f"{server.url}/")
        ania.page.click("footer a[href='/programs']")
        bot = ania.page.locator("[data-bot]", has_text="Żubr Domowy")
        eventually(lambda: bot.locator("button").count() == 1, "the page does not see the bot")
        assert bot.locator("option").all_inner_texts() == ["Spór o Bór 2: Na Tamę Marsz"]
        bot.locator("button").click()
        ania.page.wait_for_selector(READY)
        players = ania.page.locator("[data-player]").all_inner_texts()
        assert any("Żubr Domowy" in each and "bot" in each for each in players)
        assert "Żubr Domowy" in ania.page.locator(".log").inner_text()


def test_a_challenge_is_one_that_the_bot_takes(server: Server, somebody: NewPerson) -> None:
    """Its options, its number of players, and a clock if it plays with nothing else."""
    maker, ania = Player(server), somebody()
    games = {"spor": {"options": {"tactics": ["on"]}}, "podprad": {"seats": [4]}}
    _, token = register(maker, "Tur Wybredny", games=games, at_once=2, clock="some")
    events = Lines(program(server, token), "/api/events")
    for game in games:
        ania.page.goto(f"{server.url}/programs?lang=en")
        bot = ania.page.locator("[data-bot]", has_text="Tur Wybredny")
        bot.locator("select").select_option(game)
        bot.locator("button").click()
        ania.page.wait_for_url("**/t/*")
        told = events.next("event")
        while told["kind"] != "seated":
            told = events.next("event")
        assert (told["game"], told["clock"]["base"]) == (game, 600.0)
        assert told["seats"] == (4 if game == "podprad" else 2)
        assert game == "podprad" or told["options"]["tactics"] == "on"
    events.close()
    maker.close()


def test_a_maker_renews_a_token_and_unregisters_his_bot(
    server: Server, somebody: NewPerson
) -> None:
    olek = somebody()
    page = olek.page
    page.goto(f"{server.url}/programs?lang=en")
    page.fill("[data-register] [name=name]", "Tur Krótki")
    page.click("[data-register] button[type=submit]")
    first = token_on(olek)
    row = page.locator("[data-bot]", has_text="Tur Krótki")
    row.locator("[data-renew]").click()
    expect(page.locator(NEW)).not_to_have_value(first)
    second = token_on(olek)
    robots = [program(server, token) for token in (first, second)]
    assert [robot.http.get("/api/me").json()["kind"] for robot in robots] == ["bot", "bot"]
    row.locator("[data-close]").click()
    page.click("dialog [data-answer=no]")
    assert row.count() == 1
    row.locator("[data-close]").click()
    page.click("dialog [data-answer=yes]")
    row.wait_for(state="detached")
    for robot in robots:
        assert robot.http.get("/api/me").json()["code"] == "token-revoked"
        robot.close()


def test_a_refusal_is_told_where_one_looks(server: Server, somebody: NewPerson) -> None:
    olek = somebody()
    olek.forgiven = ("409",)  # the browser notes every refusal
    maker = Player(server)
    register(maker, "Tur Zajęty")
    olek.page.goto(f"{server.url}/programs")
    olek.page.fill("[data-register] [name=name]", "tur zajęty")
    olek.page.click("[data-register] button")
    olek.page.locator("[data-register] [data-problem]:not([hidden])").wait_for()
    assert "tur zajęty" in olek.page.locator("[data-register] [data-problem]").inner_text()
    maker.close()


@pytest.mark.parametrize("path", ["/programs", "/ladder"])
@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_pages_are_fit_for_everybody(
    server: Server, somebody: NewPerson, path: str, language: str
) -> None:
    for viewport in (WIDE, PHONE):
        ania = somebody(viewport=viewport)
        ania.page.goto(f"{server.url}{path}?lang={language}")
        if path == "/programs":
            ania.page.wait_for_function("document.querySelector('[data-tokens]')")
        assert_accessible(ania.page, path)
        assert ania.page.evaluate(SMALL_BUTTONS) == []
        assert ania.page.evaluate(SMALL_LETTERS) == [], LEAST_LETTERS
        assert ania.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
