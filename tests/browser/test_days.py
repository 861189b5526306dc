"""Games over days: set up, told in one's own games, one after the other, days off, two devices."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from plansza.table.calendar import DAY
from plansza.table.turns import HOUR, PATIENCE
from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, PHONE, Person
from tests.support.patience import eventually
from tests.web.helper import Player, running
from tests.web.timed import TimedServer

FITS = "document.documentElement.scrollWidth <= innerWidth"
NEXT = "[data-next]"


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServer]:
    """A server that has been up for more than its patience."""
    with running(tmp_path_factory.mktemp("days"), TimedServer) as server:
        assert isinstance(server, TimedServer)
        server.advance(2 * PATIENCE)
        yield server


def against_zofia(server: TimedServer, who: Person, hours: float) -> str:
    """A game of spor in which this person attacks; Zofia sits down at once."""
    clock = {"turn": hours * HOUR}
    wish = {"game": "spor", "name": "Ania", "options": {"attacker": "1"}, "clock": clock}
    table = str(who.post(server.url, "/api/tables", wish)["id"])
    zofia = Player(server, table)
    zofia.do("sit", seat=1, name="Zofia")
    zofia.close()
    return table


def test_a_game_over_days_is_set_up_and_said_before_it_begins(
    timed: TimedServer, somebody: NewPerson
) -> None:
    ania = somebody(locale="pl-PL", timezone_id="America/New_York")
    ania.goto(f"{timed.url}/new/spor")
    expect(ania.page.locator("[data-late]")).to_be_hidden()
    ania.page.select_option("[data-clock]", "turn:172800")
    ania.page.select_option("[data-late]", "lost")
    ania.page.select_option("[data-vacation]", "7")
    ania.page.check("[data-weekends]")
    ania.sees("[data-zone]", "America/New York")
    ania.page.click("[type=submit]")
    ania.page.wait_for_url("**/t/*")
    ania.sees("[data-lobby-clock]", "Na turę każdy ma 2 dni. Gdy czas minie, gra jest przegrana.")
    ania.sees("[data-lobby-clock]", "(strefa czasowa America/New York)")
    clock = Player(timed, ania.page.url.rpartition("/")[2]).state()["clock"]
    assert clock == {
        "turn": 2 * DAY,
        "late": "lost",
        "weekends_off": True,
        "zone": "America/New_York",
        "vacation": 7,
    }


def test_one_game_leads_to_the_next_by_a_click_and_by_a_key(
    timed: TimedServer, somebody: NewPerson
) -> None:
    ania = somebody(locale="pl-PL")
    games = [against_zofia(timed, ania, hours) for hours in (72, 24, 48)]
    for table in games:  # this browser comes to know them
        ania.goto(f"{timed.url}/t/{table}")
        ania.page.wait_for_selector(BOARD)
    timed.advance(20 * HOUR)
    waits = ania.post(timed.url, "/api/tables", {"game": "spor", "name": "Ania"})["id"]
    ania.goto(f"{timed.url}/t/{waits}")
    ania.goto(f"{timed.url}/my")
    ania.sees(f'[data-table="{waits}"]', "czekamy na graczy · wolne miejsce")
    ania.sees(f'[data-table="{waits}"] .when', "przed chwilą")
    lines = ania.page.locator("[data-games=yours] .line")
    expect(lines).to_have_count(3)
    left = {
        line.get_attribute("data-table"): line.locator(".left").inner_text() for line in lines.all()
    }
    assert re.fullmatch(r"2 dni [34] godz\.", left[games[0]])
    assert re.fullmatch(r"3 godz\. \d+ min|4 godz\.", left[games[1]])
    expect(lines.locator(".left.low")).to_have_count(1)
    ania.page.click(f'[data-table="{games[0]}"]')
    ania.page.wait_for_selector(BOARD)
    expect(ania.page.locator(NEXT)).to_be_hidden()  # there is something to do here
    ania.turn()
    ania.sees(NEXT, "Następna gra (2)")
    ania.page.click(NEXT)
    ania.page.wait_for_url(f"**/t/{games[1]}")  # where the least time is left
    ania.page.wait_for_selector(BOARD)
    ania.sees("[data-hurry]", "Czas na twoją turę: zostało")
    ania.turn()
    ania.sees(NEXT, "Następna gra (1)")
    ania.press("n")
    ania.page.wait_for_url(f"**/t/{games[2]}")
    ania.page.wait_for_selector(BOARD)
    ania.turn()
    expect(ania.page.locator(NEXT)).to_be_hidden()
    ania.goto(f"{timed.url}/my")
    expect(ania.page.locator("[data-games=others] .line")).to_have_count(4)
    timed.advance(4 * DAY)
    eventually(
        lambda: all(Player(timed, table).now()["to_move"] == [0] for table in games),
        "no bot has played for Zofia",
    )
    ania.goto(timed.url)
    ania.sees("[data-mine] .line .mine", "Twoja tura")


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_days_off_in_all_games_at_once(
    timed: TimedServer, somebody: NewPerson, screen: str
) -> None:
    ania = somebody(**({"viewport": PHONE, "has_touch": True} if screen == "phone" else {}))
    games = [against_zofia(timed, ania, hours) for hours in (24, 72)]
    for table in games:
        ania.goto(f"{timed.url}/t/{table}")
        ania.page.wait_for_selector(BOARD)
    ania.goto(f"{timed.url}/my")
    assert ania.page.evaluate(FITS)
    ania.page.fill("[data-days]", "5")
    ania.page.click("[data-do=away]")
    expect(ania.page.locator("[data-holiday-told] li")).to_have_count(2)
    ania.sees("[data-games=yours] .line", "away until")
    timed.advance(5 * DAY)
    for table in games:
        assert Player(timed, table).now()["to_move"] == [0]
    ania.goto(f"{timed.url}/my")
    ania.sees("[data-games=yours] .line")
    ania.forgiven = ("422",)  # she wants more than she has left
    ania.page.fill("[data-days]", "12")
    ania.page.click("[data-do=away]")
    ania.sees("[data-holiday-told]", "Take 1 to 9 days off.")
    ania.page.fill("[data-days]", "2")
    ania.page.click("[data-do=away]")
    ania.page.click("[data-do=back]")
    ania.sees("[data-holiday-told]", "You are back: your clocks run again.")
    expect(ania.page.locator("[data-do=back]")).to_be_hidden()


def test_games_that_are_over_are_told_with_the_way_to_see_them_again(
    timed: TimedServer, somebody: NewPerson
) -> None:
    ania = somebody()
    table = against_zofia(timed, ania, 24)
    ania.post(timed.url, f"/api/tables/{table}/commands", {"kind": "resign", "key": "r"})
    ania.goto(f"{timed.url}/t/{table}")
    ania.page.wait_for_selector(BOARD)
    ania.goto(f"{timed.url}/my")
    ania.sees("[data-games=over] .line", "won by Zofia")
    ania.page.click("[data-games=over] .again")
    ania.page.wait_for_url(f"**/t/{table}/replay")


def test_the_same_seat_on_the_laptop_and_on_the_phone(
    timed: TimedServer, somebody: NewPerson
) -> None:
    """Both see it, both play, and one click closes it on the other."""
    laptop, phone = somebody(), somebody(viewport=PHONE, has_touch=True, locale="pl-PL")
    phone.forgiven = ("403",)  # the seat that it has lost
    table = against_zofia(timed, laptop, 72)
    laptop.goto(f"{timed.url}/t/{table}")
    laptop.page.wait_for_selector(BOARD)
    laptop.page.locator("details:has([data-do=link-also]) summary").click()
    laptop.page.click("[data-do=link-also]")
    laptop.page.wait_for_selector("[data-qr] svg")
    address = laptop.page.locator("[data-link]").inner_text()
    phone.goto(timed.url)  # has a cookie of its own
    phone.goto(address)
    phone.page.wait_for_selector(".prompt.yours")
    laptop.sees("[data-devices]", "Your seat is open on several devices (2).")
    expect(laptop.page.locator("[data-handed]")).to_be_hidden()
    expect(laptop.page.locator(".prompt.yours")).to_have_count(1)
    phone.turn()
    expect(laptop.page.locator(".prompt.yours")).to_have_count(0)
    assert laptop.ids(".picture [id^=hand]") == phone.ids(".picture [id^=hand]")
    laptop.page.click("[data-do=only-here]")
    expect(phone.page.locator(".prompt .whose")).to_contain_text("Oglądasz")
    expect(laptop.page.locator("[data-devices]")).to_be_hidden()
    phone.goto(address)  # which was for one time
    phone.sees("body", "Ten link już nie działa")
