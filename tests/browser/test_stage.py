"""Great moments are staged: on a laptop and a phone, with little motion; a skip is no move."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from plansza.core.stage import STAGES
from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, FIRST, NEXT, PHONE, Person
from tests.support.patience import eventually
from tests.web.helper import Server, running

STAGE = ".scene.stage"
SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": PHONE, "has_touch": True},
    "little motion": {"reduced_motion": "reduce"},
}
# Time stands still for the page, so that a stage stays for as long as a test looks at it; motions
# run on, and end where they end.
HALT = """() => {
  const usual = window.setTimeout.bind(window);
  window.setTimeout = (act, after) => (after >= 500 ? 0 : usual(act, after));
}"""


class ToldServer(Server):
    """Every card is a great moment, see `told.py`."""

    module = "tests.browser.told"


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("told"), ToldServer) as found:
        yield found


def at_table(
    server: Server, somebody: NewPerson, pace: str = "quick", **how: Any
) -> tuple[Person, Person]:
    """Ania, who hastes, and Olek, who looks at everything."""
    ania, olek = somebody(), somebody(pace=pace, **how)
    ania.set_up(server.url, {}, name="Ania")
    olek.goto(ania.page.url)
    olek.sit("Olek")
    for each in (ania, olek):
        each.page.wait_for_selector(BOARD)
    return ania, olek


def lay(who: Person, dam: int) -> str:
    """Lay some card at this dam; which."""
    who.ready()
    card = next(id for id in who.ids(FIRST) if id.startswith("card-"))
    who.click(card)
    assert f"dam-{dam}" in who.ids(NEXT)
    who.click(f"dam-{dam}")
    return card


def halted(who: Person) -> None:
    who.page.evaluate(HALT)


def skip(who: Person) -> None:
    who.press("x")
    expect(who.page.locator(STAGE)).to_have_count(0)


def test_every_kind_is_played_with_its_sentence(told: Server, somebody: NewPerson) -> None:
    ania, olek = at_table(told, somebody)
    halted(olek)
    for turn in range(7):
        lay(ania, turn + 1)
        assert staged(olek, STAGES[turn]).startswith("Ania ")
        skip(olek)
        lay(olek, turn + 1)
        assert staged(olek, STAGES[7 + turn] if turn < 3 else "").startswith("You ")
        skip(olek)


@pytest.mark.parametrize("screen", ["phone", "little motion"])
def test_everywhere(told: Server, somebody: NewPerson, screen: str) -> None:
    ania, olek = at_table(told, somebody, **SCREENS[screen])
    halted(olek)
    lay(ania, 6)  # a count
    staged(olek)
    sides = [text.split("\n") for text in totals(olek)]
    assert [name for name, _ in sides] == ["Ania", "Olek"]
    if screen == "little motion":  # otherwise they count up, and time stands still
        assert [total for _, total in sides] == ["7", "6"]
    skip(olek)
    lay(olek, 3)  # shown large
    staged(olek, "show")


def totals(who: Person) -> list[str]:
    return who.page.locator(".count .side").all_inner_texts()


IN_SIGHT = """(selector) => {
  const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""
SHOWN = {"carried": ".prop use", "fly": ".prop use", "count": "output", "time": ".band"}


def staged(who: Person, kind: str = "") -> str:
    """The sentence of what is staged now; it lies within the board that one sees."""
    who.sees(STAGE)
    if kind:
        played = SHOWN.get(kind, ".rosette" if kind == "open" else ".actor")
        who.page.wait_for_selector(f"{STAGE} {played}", state="attached")
    text = who.page.locator(f"{STAGE} :is(.caption, .band p)").filter(visible=True)
    expect(text).to_have_count(1)
    assert who.page.evaluate(IN_SIGHT, f"{STAGE} :is(.caption:not([hidden]), .band)")
    return text.inner_text()


@pytest.mark.parametrize("how", ["click", "Escape"])
def test_a_stage_is_skipped_and_that_is_no_move(
    told: Server, somebody: NewPerson, how: str
) -> None:
    ania, olek = at_table(told, somebody)
    halted(olek)
    lay(ania, 1)
    staged(olek)
    assert olek.ids(FIRST) == []
    before = len(olek.story())
    if how == "click":
        x, y = olek.page.evaluate(
            "() => { const b = document.querySelector('[id^=card-]').getBoundingClientRect();"
            " return [b.x + b.width / 2, b.y + b.height / 2]; }"
        )
        olek.page.mouse.click(x, y)
    else:
        olek.press(how)
    expect(olek.page.locator(STAGE)).to_have_count(0)
    olek.ready()
    assert not olek.page.locator(".picture .chosen").count()
    assert len(olek.story()) == before


def test_it_ends_by_itself_and_the_question_comes_after_it(
    told: Server, somebody: NewPerson
) -> None:
    ania, olek = at_table(told, somebody)
    lay(ania, 1)
    olek.sees(STAGE)
    olek.ready()
    assert not olek.page.locator(STAGE).count()
    olek.sees(".prompt.yours")


def test_what_no_picture_shows_has_its_caption_alone(told: Server, somebody: NewPerson) -> None:
    ania, olek = at_table(told, somebody)
    lay(ania, 1)
    olek.ready()
    halted(olek)
    lay(olek, 5)
    assert staged(olek).startswith("You ")
    assert not olek.page.locator(f"{STAGE} .actor").count()


def test_little_motion_moves_nothing(told: Server, somebody: NewPerson) -> None:
    ania, olek = at_table(told, somebody, reduced_motion="reduce")
    halted(olek)
    lay(ania, 1)
    staged(olek)
    frames = olek.page.evaluate(
        "() => document.querySelector('.scene').getAnimations({ subtree: true })"
        ".flatMap((each) => each.effect.getKeyframes()).flatMap((frame) => Object.keys(frame))"
    )
    assert not {"translate", "rotate", "scale", "transform"} & set(frames)


def test_news_wait_for_a_stage(told: Server, somebody: NewPerson) -> None:
    """News that come during a stage wait for it, and are not lost."""
    ania, olek = at_table(told, somebody)
    halted(olek)
    lay(ania, 1)
    staged(olek)
    ania.page.fill("[data-talk] input", "hello")
    ania.press("Enter")
    skip(olek)
    eventually(lambda: "hello" in " ".join(olek.story()), "what was said is lost")
