"""How people play: keys alone, dragging, impatient clicks, less motion, and being asked first."""

from functools import partial

import pytest
from playwright.sync_api import Page

from plansza.web.common import assets
from tests.browser.conftest import NewPerson
from tests.browser.fingers import Fingers
from tests.browser.helper import BOARD, FIRST, IDS, NEXT, OVER, PHONE, Person
from tests.support.patience import eventually
from tests.web.helper import Server

FOCUSED = "document.activeElement.closest('.picture') ? document.activeElement.id : ''"
# Everything the page animates, noted before it happens.
NOTE_MOTION = """
window.noted = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...more) {
  window.noted.push(JSON.stringify(frames));
  return animate.call(this, frames, ...more);
};
"""


def own_moves(person: Person) -> int:
    """How many moves of this player the story tells of, each with its first line."""
    answer = person.context.request.get(person.page.url.replace("/t/", "/api/tables/"))
    log = answer.json()["log"]
    return sum(entry["kind"] == "move" and entry["seat"] == 0 for entry in log)


def made_more(person: Person, before: int) -> bool:
    """Whether there is a new move of his."""
    return own_moves(person) > before


def focus(page: Page, wanted: str, *keys: str) -> str:
    """Walk with the keys until the focus is on a thing that fits; its id."""
    for _ in range(40):
        for key in keys:
            page.keyboard.press(key)
            id = str(page.evaluate(FOCUSED))
            if id and page.locator(f'{wanted}[id="{id}"]').count():
                return id
    lit = page.eval_on_selector_all(wanted, IDS)
    raise AssertionError(f"keys {keys} reach none of {lit}, but {page.evaluate(FOCUSED)!r}")


def test_keys_alone(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.goto(server.url)
    page = ania.page
    ania.tab_to("[data-game=spor] [data-do=quick]")
    ania.press("Enter")
    page.wait_for_selector(BOARD)
    for _ in range(4):
        assert ania.ready()
        before = own_moves(ania)
        first = focus(page, FIRST, "ArrowRight", "ArrowDown")
        ania.press("Enter")
        if page.locator(NEXT).count():
            target = focus(page, NEXT, "Tab")
            assert target == ania.ids(NEXT)[0], "Tab goes on to what it can be used on"
            assert page.inner_text(".prompt .then"), "the preview says what would happen"
            assert page.get_attribute(f'[id="{target}"]', "aria-label")
            ania.press("Shift+Tab")
            assert page.evaluate(FOCUSED) == first
            ania.press("Tab", "Space")
        eventually(partial(made_more, ania, before), "the keys made no move")
    the_question_is_repeated(ania)
    ania.tab_to("[data-do=resign]")
    ania.press("Enter")
    page.wait_for_selector("dialog[open]")
    ania.press("Escape", "Enter", "Tab", "Enter")  # no; or, after all, yes
    page.wait_for_selector(OVER)


# What a screen reader is told by the prompt: whatever is new in it.
LISTEN = """() => {
  window.told = [];
  const line = document.querySelector(".prompt .ask");
  new MutationObserver(() => window.told.push([line.textContent, line.ariaLive]))
    .observe(line, { childList: true, characterData: true, subtree: true });
}"""


def the_question_is_repeated(ania: Person) -> None:
    """By a key, and as news."""
    ania.ready()
    asked = ania.page.inner_text(".prompt .ask")
    ania.page.evaluate(LISTEN)
    ania.press("r")
    eventually(lambda: [asked, "polite"] in ania.page.evaluate("told"), "“r” repeats nothing")


def test_news_leave_the_focus_where_it_is(two: tuple[Person, Person]) -> None:
    ania, olek = two
    ania.page.focus("[data-do=resign]")
    ania.press("Enter")
    ania.page.wait_for_selector("dialog[open]")
    olek.page.click("[data-actions] button:has-text('draw')")  # the buttons of both change
    ania.page.wait_for_selector("[data-question] button", state="attached")
    ania.press("Escape")
    ania.page.wait_for_selector("dialog", state="hidden")
    assert ania.page.evaluate("document.activeElement.dataset.do") == "resign"


TWO_QUESTIONS = """async (address) => {
  const { question } = await import(address);
  const first = question("Sure?", "", "yes", "no");
  document.querySelector("dialog").close();
  const second = question("Really?", "", "yes", "no");  // before the first has told its end
  await new Promise((later) => setTimeout(later, 100));
  document.querySelector("dialog[open] .main").click();
  return Promise.all([first, second]);
}"""


def test_a_question_hears_only_its_own_answer(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.set_up(server.url, {1: "bot:greedy"})
    ania.page.wait_for_selector(BOARD)
    answers = ania.page.evaluate(TWO_QUESTIONS, assets.address("common/paper.js"))
    assert answers == [False, True]
    assert not ania.page.locator("dialog").count()


def test_escape_lets_go(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.set_up(server.url, {1: "bot:greedy"})
    ania.page.wait_for_selector(BOARD)
    first = ania.pick(FIRST + '[id^="card-"]')
    others = [id for id in ania.ids(".picture .can.rest") if id != first]
    ania.press("Escape")
    assert not ania.ids(".picture .chosen")
    ania.click(first)
    ania.click(others[0])  # another card: a change of worker
    assert ania.ids(".picture .chosen") == [others[0]]
    ania.click(others[0])
    assert not ania.ids(".picture .chosen")
    ania.click(first)
    ania.page.mouse.click(*corner(ania.page))
    assert not ania.ids(".picture .chosen")


def test_any_order_that_is_clear(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.set_up(server.url, {1: "bot:greedy"})
    ania.page.wait_for_selector(BOARD)
    card = ania.ids(FIRST + '[id^="card-"]')[0]
    ania.click("slots-near-3")  # all of a column stands for its dam
    assert ania.ids(".picture .chosen") == ["dam-3"]
    assert card in ania.ids(NEXT)
    assert own_moves(ania) == 0
    ania.click(card)
    eventually(lambda: own_moves(ania) == 1, "dam first, then the card: no move")


COMPLETED = """async ([address, paths, picked]) => {
  const { completed } = await import(address);
  return completed(paths.map((path) => ({ path })), picked)?.path.join(" ") ?? "";
}"""


MEANT = [
    ("a b|a c", "a", ""),
    ("a b|a c", "a c", "a c"),
    ("a b|a c", "c a", "a c"),  # any order that is clear
    ("a b c", "a b", ""),  # what can only be one thing is still clicked to its end
    ("a b c|a b d", "b d a", "a b d"),
    ("a|b a", "a", "a"),  # a whole path counts, though another holds it too
    ("a|b a", "b a", "b a"),
    ("a b|b a", "a b", "a b"),  # where both orders mean something, the order decides
    ("a b|b a", "b a", "b a"),
    ("a a|a b", "a", ""),  # the same thing twice
    ("a a|a b", "a a", "a a"),
]


def test_which_choice_is_meant(server: Server, somebody: NewPerson) -> None:
    page = somebody().page
    page.goto(server.url)
    script = assets.address("board/paths.js")
    for paths, picked, meant in MEANT:
        choices = [path.split() for path in paths.split("|")]
        found = page.evaluate(COMPLETED, [script, choices, picked.split()])
        assert found == meant, (paths, picked)


def corner(page: Page) -> tuple[float, float]:
    """A place on the board where nothing can be clicked."""
    box = page.locator(BOARD).bounding_box()
    assert box is not None
    return box["x"] + box["width"] - 12, box["y"] + box["height"] - 12


def test_dragging(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.set_up(server.url, {1: "bot:greedy"})
    page = ania.page
    page.wait_for_selector(BOARD)
    card = ania.ids(FIRST + '[id^="card-"]')[0]
    page.mouse.move(*ania.spot(card))
    page.mouse.down()
    page.mouse.move(*corner(page), steps=4)
    page.mouse.up()
    assert own_moves(ania) == 0  # dropped on nothing: nothing happens
    assert not ania.ids(".picture .dragged, .picture .chosen")
    page.mouse.move(*ania.spot(card))
    page.mouse.down()
    x, y = ania.spot("dam-4")
    page.mouse.move(x, y - 60, steps=4)
    page.mouse.move(x, y, steps=4)
    eventually(lambda: page.inner_text(".prompt .then"), "dragging shows no preview")
    shown = page.inner_text(".prompt .then")
    page.mouse.move(*ania.spot("slots-near-4"), steps=4)
    assert page.inner_text(".prompt .then") == shown  # a dashed place takes the card as well
    page.mouse.up()
    eventually(lambda: own_moves(ania) == 1, "dragging made no move")
    page.wait_for_selector(f'.picture:not(.waiting) [id="{card}"]:not(.can):not(.dragged)')


def test_a_card_is_dragged_by_a_finger(server: Server, somebody: NewPerson) -> None:
    ania = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    ania.set_up(server.url, {1: "bot:greedy"})
    page = ania.page
    page.wait_for_selector(BOARD)
    card = ania.ids(FIRST + '[id^="card-"]')[0]
    finger, start = Fingers(page), ania.spot(card)
    finger.press(start)
    finger.slide(start, ania.spot("dam-4"))
    eventually(lambda: page.inner_text(".prompt .then"), "the finger shows no preview")
    assert ania.ids(".picture .dragged") == [card]
    assert page.evaluate("scrollY") == 0, "nothing scrolls meanwhile"
    finger.lift()
    eventually(lambda: own_moves(ania) == 1, "dragging by a finger made no move")


def test_news_do_not_knock_a_card_out_of_the_hand(two: tuple[Person, Person]) -> None:
    ania, olek = two
    page = ania.page
    card = ania.ids(FIRST + '[id^="card-"]')[0]
    page.mouse.move(*ania.spot(card))
    page.mouse.down()
    page.mouse.move(*ania.spot("dam-4"), steps=6)
    eventually(lambda: page.inner_text(".prompt .then"), "dragging shows no preview")
    olek.page.click("[data-actions] button:has-text('draw')")
    ania.sees("[data-question] button")
    assert ania.ids(".picture .dragged") == [card]
    assert page.inner_text(".prompt .then")
    page.mouse.up()
    eventually(lambda: own_moves(ania) == 1, "the card was lost")


def test_a_double_click_is_one_move(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.set_up(server.url, {1: "bot:greedy"})
    ania.page.wait_for_selector(BOARD)
    ania.pick(FIRST + '[id^="card-"]')
    ania.page.mouse.dblclick(*ania.spot(ania.ids(NEXT)[0]))
    eventually(lambda: own_moves(ania) >= 1, "no move was made")
    ania.ready()
    assert own_moves(ania) == 1


def test_a_quiet_thing_says_why(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.set_up(server.url, {1: "bot:greedy"})
    ania.page.wait_for_selector(BOARD)
    usual = ania.page.inner_text(".prompt .ask")
    ania.click("deck")  # first a card is played
    ania.sees(".prompt.no .ask")
    assert ania.page.inner_text(".prompt .ask") != usual


@pytest.mark.parametrize(("wish", "moves"), [("reduce", False), ("no-preference", True)])
def test_reduced_motion(server: Server, somebody: NewPerson, wish: str, moves: bool) -> None:
    ania = somebody(reduced_motion=wish)
    ania.context.add_init_script(NOTE_MOTION)
    ania.set_up(server.url, {1: "bot:greedy"})
    ania.page.wait_for_selector(BOARD)
    ania.play_on(2)
    ania.ready()
    noted = ania.page.evaluate("window.noted")
    assert noted  # things fade in either way
    assert any("translate" in frames for frames in noted) == moves


def test_moves_that_cannot_be_taken_back_are_confirmed(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.forgiven = ("409",)  # the refusal that asks to confirm
    ania.set_up(server.url, {1: "bot:greedy"})
    page = ania.page
    page.wait_for_selector(BOARD)
    page.click("[data-settings] summary")
    with page.expect_response("**/settings"):
        page.click("[data-set=confirm]")
    card = ania.pick(FIRST + '[id^="card-"]')
    ania.pick(NEXT)
    ania.sees("dialog[open] p", "cannot be taken back")
    page.click("dialog button:has-text('Not yet')")
    page.wait_for_selector(f'.picture:not(.waiting) [id="{card}"].can')
    assert own_moves(ania) == 0
    ania.click(card)
    ania.pick(NEXT)
    page.click("dialog button.main")
    eventually(lambda: own_moves(ania) == 1, "the confirmed move was not made")
    page.reload()  # and the wish is remembered
    page.wait_for_selector(BOARD)
    assert page.locator("[data-set=confirm]").is_checked()


# -- games that ask in steps: which token, then where to ------------------------------------------

TOKEN = FIRST + '[id^="token-"]'
GOAL = '.picture .can:not(.later, .rest):is([id^="swim-"], [id^="jump-"])'


def at_the_tokens(server: Server, somebody: NewPerson) -> Person:
    """Somebody in his first turn of Pod Prąd: the river is laid, a token is to be chosen."""
    ania = somebody()
    ania.set_up(server.url, {1: "bot:greedy"}, game="podprad")
    for _ in range(60):
        ania.ready()
        if ania.ids(TOKEN):
            return ania
        ania.play_on(1)
    raise AssertionError("no token can be moved")


def test_another_token_is_chosen_by_clicking_it(server: Server, somebody: NewPerson) -> None:
    ania = at_the_tokens(server, somebody)
    first, second = ania.ids(TOKEN)[:2]
    told, made = ania.page.inner_text(".log"), own_moves(ania)
    ania.page.mouse.click(*ania.spot(first))
    ania.page.wait_for_selector(GOAL)
    ania.page.mouse.click(*ania.spot(second))
    eventually(lambda: own_moves(ania) == made + 2, "the second token was not chosen")
    ania.page.wait_for_selector(f'.picture:not(.waiting) .can[id="{second}"]')
    assert first not in ania.ids(TOKEN)
    ania.press("Escape")
    ania.page.wait_for_selector(f'{TOKEN}[id="{first}"]')
    assert {first, second} <= set(ania.ids(TOKEN))
    assert ania.page.inner_text(".log") == told, "a first click is nobody else's business"


def test_a_token_is_dragged_to_a_tile(server: Server, somebody: NewPerson) -> None:
    ania = at_the_tokens(server, somebody)
    page = ania.page
    token, moves = ania.ids(TOKEN)[0], own_moves(ania)
    page.mouse.move(*ania.spot(token))
    page.mouse.down()
    page.mouse.move(*corner(page), steps=3)
    goals = ania.ids(GOAL)
    assert goals, "dragging lights where it leads"
    page.mouse.move(*ania.spot(goals[0]), steps=3)
    eventually(lambda: page.inner_text(".prompt .then"), "dragging does not tell what it costs")
    page.mouse.up()
    eventually(lambda: own_moves(ania) > moves + 1, "dragging did not choose and move a token")
