"""Whole games and parts of them, played as people play: by clicking, with links, in turns."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, FIRST, NEXT, OVER, PHONE, WIDE, Person
from tests.web.helper import Server

SUITS = ",".join(f'[id^="card-{suit}"]' for suit in "TGRAB")
COLOURED = f":is({SUITS})"  # no tactics cards
LOOK_FOR_A_COVER = """() => {
  const sheet = document.querySelector("[data-cover]");
  const look = () => (window.covered ||= !sheet.hidden);
  new MutationObserver(look).observe(sheet, { attributes: true, childList: true });
}"""


def test_a_whole_game_against_a_bot(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.quick(server.url)
    moves = ania.play_on()
    assert moves > 10
    ania.sees(".prompt .whose", "The game is over")
    assert "win" in ania.page.inner_text(".prompt .ask")
    ania.page.wait_for_selector("[data-over]:not([hidden])", state="attached")
    assert len(ania.page.locator("[data-seed]").text_content() or "") == 64
    assert ania.page.locator(f"a[href='{_path(ania.page.url)}/replay']").count()
    old = ania.page.url
    ania.page.click(OVER)  # the bot is always ready for another one
    ania.page.wait_for_url(lambda url: url != old)
    ania.page.wait_for_selector(BOARD)


def _path(url: str) -> str:
    return "/" + url.split("/", 3)[3]


def test_two_people_and_a_spectator(server: Server, somebody: NewPerson) -> None:
    ania, olek, ewa = somebody(), somebody(locale="pl-PL"), somebody()
    ania.set_up_by_hand(server.url, {}, name="Ania")
    ania.sees(".prompt", "Waiting for players")
    ania.sees(".lobby", "Who plays")
    link = ania.page.locator(".invite input").input_value()
    assert link == ania.page.url
    assert ania.page.locator(".invite img").evaluate("(img) => img.naturalWidth") > 0
    olek.goto(link)
    olek.sit("Olek <b>")
    for each in (ania, olek):
        each.page.wait_for_selector(BOARD)
    ania.sees(".players li.turn .name", "Ania")
    olek.sees(".prompt .whose", "Ania")
    ania.turn()
    olek.sees(".prompt .whose", "Twoja tura")
    ewa.goto(link)
    ewa.page.wait_for_selector(BOARD)
    ewa.sees(".prompt .whose", "You are watching.")
    assert not ewa.ids(".picture .can")
    assert not ewa.page.locator("[data-talk]").is_visible()
    olek.turn()
    ewa.sees(".players li.turn .name", "Ania")
    secret = set(ania.ids('.picture [id^="card-"]')) - set(olek.ids('.picture [id^="card-"]'))
    assert len(secret) > 3  # Ania's hand
    assert not secret & set(ewa.ids(".picture [id]"))
    olek.page.fill(".talk input", "<i>hi</i>")
    olek.press("Enter")
    for each in (ania, ewa):
        each.sees(".log li.chat", "<i>hi</i>")
    assert not ania.page.locator(".log i").count()


def test_offers_and_a_rematch(two: tuple[Person, Person]) -> None:
    ania, olek = two
    ania.page.click(".actions button:has-text('draw')")
    olek.page.click(".question button:has-text('No')")
    ania.sees(".log", "Olek says no")
    expect(olek.page.locator(".question button")).to_have_count(0)  # the next one is another one
    ania.page.click(".actions button:has-text('draw')")
    olek.page.click(".question button:has-text('Yes')")
    for each in (ania, olek):
        each.sees(".prompt .ask", "draw")
    agree_on_a_rematch(olek, ania)


def agree_on_a_rematch(one: Person, other: Person) -> None:
    """One asks, the other agrees, and both are led to the same new table."""
    old = one.page.url
    one.page.click(OVER)
    other.page.click(".question button:has-text('Yes')")
    for each in (one, other):
        each.page.wait_for_url(lambda url: url != old)
        each.page.wait_for_selector(BOARD)
    assert one.page.url == other.page.url


def test_who_hears_late_of_a_rematch_is_led_there_too(two: tuple[Person, Person]) -> None:
    """Without a stream the pages read everything anew, from time to time and after each click."""
    for each in two:
        each.forgiven = ("ERR_FAILED",)
        each.page.route("**/stream?*", lambda route: route.abort())
        each.page.reload()
        each.page.wait_for_selector(BOARD)
    ania, olek = two
    ania.page.click("[data-do=resign]")
    ania.page.click("dialog [data-answer=yes]")
    agree_on_a_rematch(olek, ania)


def test_reloading_and_taking_back(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.set_up_by_hand(
        server.url, {1: "bot:greedy"}, name="Ania", options={"tactics": "on"}
    )  # two decks to draw from
    ania.page.wait_for_selector(BOARD)
    card = ania.pick(FIRST + COLOURED)
    assert ania.ids(".picture .chosen") == [card]
    ania.pick(NEXT)
    ania.sees("[data-do=takeback]:not([disabled])", "Take back")
    assert card not in ania.ids(FIRST)
    ania.page.reload()
    ania.sees("[data-do=takeback]", "Take back")
    ania.page.click("[data-do=takeback]")
    ania.sees(".log li:last-child", "You take your move back")
    ania.page.wait_for_selector(f'{FIRST}[id="{card}"]')
    ania.play_on(2)  # a card is played, another one drawn
    ania.ready()
    ania.sees("[data-do=takeback]", "Ask to take back")
    ania.page.click("[data-do=takeback]")  # bots agree
    ania.sees(".log", "Everybody agrees: the game goes back")


def test_clocks_tick_and_run_out(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.goto(server.url)
    card = ania.page.locator("[data-game=spor]")
    card.locator("[data-do=setup]").click()
    card.locator("[data-seat='1'] [data-who]").select_option("bot:greedy")
    card.locator("[data-option=attacker]").select_option("1")
    card.locator("[data-clock]").select_option("60:60")
    card.locator("[type=submit]").click()
    ania.page.wait_for_selector(BOARD)
    clock = ania.page.locator(".players li.turn .clock")
    expect(clock).to_have_text(re.compile("^59:[0-5][0-9]$"))
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)
    ania.play_on(1)
    ania.ready()
    expect(clock).to_have_text(re.compile("^1:00:[0-5][0-9]$"))  # the bonus


def test_the_language_keeps_the_place(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.quick(server.url)
    address = ania.page.url
    ania.sees(".brand")
    ania.page.click("[data-language=pl]")
    ania.page.wait_for_selector("html[lang=pl]")
    ania.page.wait_for_selector(BOARD)
    ania.page.wait_for_url(address)
    assert ania.page.locator(".slip.actions button").all_inner_texts()[-1] == "Poddaj się"
    ania.goto(server.url)  # the cookie remembers
    ania.sees("h1", "W co dziś gramy?")
    ania.sees("[data-mine] .name", "Spór")


def test_one_device_for_two(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.set_up_by_hand(server.url, {1: "here"}, name="Ania", seat1="Olek")
    ania.sees(".cover-sheet", "Pass the device to Ania")
    assert_covered(ania.page.content())
    hands: list[set[str]] = []
    for name in ("Ania", "Olek", "Ania"):
        ania.sees(".cover-sheet h2", name)
        assert_covered(ania.page.content())
        ania.page.click("[data-i-am]")
        ania.page.wait_for_selector(BOARD)
        ania.ready()
        hands.append(set(ania.ids(FIRST + '[id^="card-"]')))
        ania.sees(".players li.turn .name", name)
        ania.turn()
    assert not hands[0] & hands[1]
    assert len(hands[0] & hands[2]) >= 5  # one was played, one was drawn


def test_one_device_for_an_open_game(server: Server, somebody: NewPerson) -> None:
    """Where nothing is hidden nothing is covered: the picture turns to whoever is to move."""
    ania = somebody()
    ania.set_up_by_hand(server.url, {1: "here"}, name="Ania", game="podprad", seat1="Olek")
    ania.page.wait_for_selector(BOARD)
    ania.page.evaluate(LOOK_FOR_A_COVER)
    moved = set()
    for _ in range(3):
        assert ania.ready()
        row = ania.page.locator(".players .turn.me")
        moved.add(row.locator(".name").inner_text())
        ania.turn()
        expect(ania.page.locator(".players .present")).to_have_count(2)
    assert moved == {"Ania", "Olek"}
    assert not ania.page.evaluate("window.covered")


def assert_covered(html: str) -> None:
    """Nothing of a hand is on the page: no picture, no story, no prompt."""
    assert 'id="card-' not in html
    assert "<svg xmlns" not in html.partition("<main")[2].partition("</main")[0]
    assert 'aria-label="What happened"><ol></ol>' in html


def test_a_ready_made_choice(server: Server, somebody: NewPerson) -> None:
    ania = somebody()
    ania.goto(server.url)
    card = ania.page.locator("[data-game=podprad]")
    card.locator("[data-do=setup]").click()
    ania.page.wait_for_url("**/new/podprad")  # its script has run when it is loaded
    first, wild = card.locator("[data-preset]").all()
    assert wild.get_attribute("aria-pressed") == "false"
    first.click()
    assert first.get_attribute("aria-pressed") == "true"
    assert card.locator("[data-option=river]").input_value() == "lot"
    wild.click()
    assert first.get_attribute("aria-pressed") == "false"
    assert wild.get_attribute("aria-pressed") == "true"
    whirlpools = card.locator("[data-option=whirlpools]")
    assert whirlpools.input_value() == "on"
    whirlpools.select_option("off")
    assert wild.get_attribute("aria-pressed") == "false", "it is an own choice now"
    first.click()
    card.locator("[type=submit]").click()
    ania.page.wait_for_url("**/t/*")


def test_a_ready_made_choice_for_four_sets_four(server: Server, somebody: NewPerson) -> None:
    ania = somebody(locale="pl-PL")
    ania.goto(f"{server.url}/new/battalia")
    ania.page.locator("[data-preset]").nth(1).click()
    expect(ania.page.locator("[data-count]")).to_have_value("4")
    assert ania.page.locator("[data-seat]:visible").count() == 4
    ania.page.locator("[data-count]").select_option("3")  # teams of three there are none
    ania.forgiven = ("422",)
    ania.page.click("[type=submit]")
    expect(ania.page.locator("[data-problem]")).to_contain_text("„Sojusze: drużyny”")


def test_all_games_are_in_sight_and_a_newcomer_gets_the_trolls(
    server: Server, somebody: NewPerson
) -> None:
    ania = somebody()
    ania.goto(server.url)
    for size in (PHONE, WIDE):
        ania.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        lowest = [bottom(card) for card in ania.page.locator(".game").all()]
        assert len(lowest) == 4
        assert max(lowest) <= size["height"], size
    ania.page.click("[data-game=drako] [data-do=quick]")
    ania.sees("[data-player='1'] .is", "you")  # the seat of the trolls in the first duel


def bottom(card: Locator) -> float:
    """Where a game on the home page ends."""
    box = card.bounding_box()
    assert box is not None
    return box["y"] + box["height"]
