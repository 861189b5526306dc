"""What the others did: told in a line, traced on the board, shown again; at the reader's pace."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.helper import FIRST, PHONE, Person
from tests.browser.test_stage import ToldServer, at_table, lay
from tests.support.patience import eventually
from tests.web.helper import Server, running

LINES = ".story-lines li"
AGAIN = ".story-lines [data-do=again]"
SCREENS: dict[str, dict[str, Any]] = {
    "laptop": {},
    "phone": {"viewport": PHONE, "has_touch": True},
}
PLACE = "() => document.querySelector('.picture').getBoundingClientRect().top"
LONG = "() => { const usual = setTimeout; window.setTimeout = (act) => usual(act, 60000); }"


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("told"), ToldServer) as found:
        yield found


def lines(who: Person) -> list[str]:
    return [" ".join(text.split()) for text in who.page.locator(LINES).all_inner_texts()]


def in_short(card: str, dam: int) -> str:
    return f"{card.removeprefix('card-')} → {dam}"


@pytest.mark.parametrize("screen", SCREENS)
def test_a_line_tells_what_the_other_did_and_the_board_stays(
    told: Server, somebody: NewPerson, screen: str
) -> None:
    ania, olek = at_table(told, somebody, pace="at-once", **SCREENS[screen])
    before = olek.page.evaluate(PLACE)
    card = lay(ania, 1)
    olek.ready()
    assert lines(olek) == [f"Ania: {in_short(card, 1)}"]
    expect(olek.page.locator(LINES)).to_be_visible()
    assert olek.page.evaluate(PLACE) == before
    assert card in olek.ids(".picture .fresh")
    assert lines(ania) == []
    mine = lay(olek, 1)
    eventually(lambda: lines(ania) == [f"Olek: {in_short(mine, 1)}"], "Ania is not told")
    # The trace goes when the reader moves,
    eventually(lambda: card not in olek.ids(".picture .fresh"), "the trace stays")
    assert lines(olek) == [f"Ania: {in_short(card, 1)}"]  # the line when the others go on
    card = lay(ania, 2)
    eventually(lambda: lines(olek) == [f"Ania: {in_short(card, 2)}"], "Olek is not told")


def test_it_is_told_after_a_reload_too_and_to_those_who_watch(
    told: Server, somebody: NewPerson
) -> None:
    ania, olek = at_table(told, somebody, pace="at-once")
    card = lay(ania, 1)
    olek.ready()
    olek.page.reload()
    olek.ready()
    assert lines(olek) == [f"Ania: {in_short(card, 1)}"]
    expect(olek.page.locator(AGAIN)).to_be_hidden()  # its pictures are gone
    mine = lay(olek, 3)
    watcher = somebody()
    watcher.goto(ania.page.url)
    watcher.sees(LINES)
    assert lines(watcher) == [f"Ania: {in_short(card, 1)}", f"Olek: {in_short(mine, 3)}"]


@pytest.mark.parametrize("screen", SCREENS)
def test_it_is_shown_again(told: Server, somebody: NewPerson, screen: str) -> None:
    ania, olek = at_table(told, somebody, pace="at-once", **SCREENS[screen])
    card = lay(ania, 1)
    olek.ready()
    olek.page.evaluate(LONG)
    if screen == "phone":
        olek.page.click(".story-lines")  # the line has room for nothing else
    olek.page.click(AGAIN)
    olek.sees(".scene.again svg")
    assert olek.ids(FIRST) == []  # nothing can be played meanwhile
    assert not olek.page.locator(f".scene.again #{card}").count()  # the picture of before
    ania.page.fill("[data-talk] input", "hello")
    ania.press("Enter")
    log = olek.page.locator(".log li")
    eventually(lambda: "hello" in " ".join(log.all_text_contents()), "news are lost")
    olek.press("Escape")
    expect(olek.page.locator(".scene")).to_have_count(0)
    olek.ready()
    assert card in olek.ids(".picture [id]")


def test_it_plays_step_by_step_to_the_end(told: Server, somebody: NewPerson) -> None:
    ania, olek = at_table(told, somebody, pace="quick", reduced_motion="reduce")
    card = lay(ania, 1)
    olek.ready()
    olek.page.click(AGAIN)
    olek.sees(".scene.again .caption", "Ania")
    assert olek.page.locator(f".scene.again #{card}").count()
    expect(olek.page.locator(".scene")).to_have_count(0)
    olek.ready()


def test_the_pace_is_remembered(told: Server, somebody: NewPerson) -> None:
    ania, _ = at_table(told, somebody)
    ania.page.click("[data-settings] summary")
    ania.page.select_option("[data-set=pace]", "slow")
    ania.page.reload()
    ania.page.click("[data-settings] summary")
    expect(ania.page.locator("[data-set=pace]")).to_have_value("slow")


def test_whoever_takes_the_device_does_not_see_what_the_other_saw(
    told: Server, somebody: NewPerson
) -> None:
    ania = somebody()
    ania.set_up(told.url, {0: "me", 1: "here"}, name="Ania", seat1="Olek")
    ania.page.click("[data-i-am]")
    lay(ania, 1)
    ania.page.wait_for_selector("[data-i-am='1']")
    assert not ania.page.locator(LINES).count()
    expect(ania.page.locator(".story-lines")).to_be_hidden()
    ania.page.click("[data-i-am='1']")
    ania.sees(LINES, "Ania")
    expect(ania.page.locator(AGAIN)).to_be_hidden()
