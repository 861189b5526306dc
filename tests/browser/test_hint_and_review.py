"""A hint leads to its move, a review to its moments; levels of bots are chosen by name."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, NEXT, PHONE
from tests.browser.test_guide import serious_faults
from tests.browser.test_replay import at, game
from tests.web.helper import Server

ADVISED = ".picture .advised"


def test_a_hint_is_told_and_lit_and_leads_to_its_move(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.set_up(server.url, {1: "bot:greedy"}, name="Ania")
    ania.page.wait_for_selector(BOARD)
    assert not ania.page.locator("[data-hint]").is_visible()
    ania.page.locator(".prompt [data-do=hint]").click()
    ania.sees(".advised-move")
    advised = ania.page.locator(".advised-move").inner_text()
    ania.sees("[data-hint-told] .chance", "%")
    assert ania.page.locator("[data-hint-told] li").count() >= 2
    story = len(ania.story())
    while lit := ania.ids(f"{NEXT}.advised") or ania.ids(ADVISED):  # the card, then the place
        ania.page.locator(f"[id='{lit[0]}']").focus()
        ania.press("Enter")
    expect(ania.page.locator("[data-hint]")).to_be_hidden()
    ania.page.wait_for_function(f"document.querySelectorAll('.log li').length > {story}")
    told = ania.story()[story]
    assert [word for word in advised.split() if word.isdigit()] == [
        word for word in told.rstrip(".").split() if word.isdigit()
    ]


def test_on_a_phone_a_hint_is_closed_and_stays_lit(server: Server, somebody: NewPerson) -> None:
    ania = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    ania.set_up(server.url, {1: "bot:greedy"})
    ania.page.wait_for_selector(BOARD)
    ania.page.locator(".bar [data-do=hint]").tap()
    ania.sees(".advised-move")
    ania.page.locator("[data-do=hint-close]").tap()
    expect(ania.page.locator("[data-hint]")).to_be_hidden()
    assert ania.page.locator(ADVISED).count()


def test_levels_are_explained_where_they_are_chosen(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.goto(server.url)
    card = ania.page.locator("[data-game=spor]")
    level, about = ania.page.locator("[data-quick-level]"), ania.page.locator("[data-quick-about]")
    expect(level).to_have_value("novice")  # whom everybody meets first
    expect(about).to_contain_text("misses many a chance")
    level.select_option("planner")
    expect(about).to_contain_text("a few moves ahead")
    ania.goto(server.url)  # it is remembered
    expect(level).to_have_value("planner")
    level.select_option("novice")
    card.locator("[data-do=quick]").click()
    ania.page.wait_for_selector(BOARD)
    expect(ania.page.locator("[data-player='1'] .is")).to_contain_text("bot: Novice")
    ania.page.locator("[data-do=resign]").click()
    ania.page.locator("dialog [data-answer=yes]").click()
    expect(ania.page.locator("[data-next-level]")).to_have_value("novice")
    ania.page.locator("[data-next-level]").select_option("greedy")
    ania.page.locator("[data-do=rematch]").click()
    expect(ania.page.locator("[data-player='0'] .is")).to_contain_text("Opportunist")


def test_a_review_leads_from_its_curve_to_the_board(server: Server, somebody: NewPerson) -> None:
    ania, olek = game(server, 14)
    olek.do("resign")
    watcher = somebody()
    page = watcher.page
    watcher.goto(f"{server.url}/t/{ania.table}")
    page.click(".ending [data-do=review]")  # it begins at once
    watcher.sees("[data-curve] svg")
    assert page.locator("[data-legend] li").all_inner_texts() == ["Ania", "Olek"]
    turn = page.locator("[data-turns] button").first
    number = int(turn.inner_text().split()[1].rstrip(","))
    turn.click()
    expect(page.locator("[data-count]")).to_have_text(re.compile(rf"^({number}|{number + 1}) / "))
    expect(page.locator("[data-now]")).to_contain_text("After move")
    box = page.locator("[data-curve] svg").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 20, box["y"] + box["height"] / 3)
    at(page, 15)
    expect(page.locator("[data-now]")).to_contain_text("0%")
    page.locator("[data-review] summary").click()
    expect(page.locator("[data-chances] tbody tr").last).to_contain_text("100%")
    assert serious_faults(page) == []
