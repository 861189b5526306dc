"""Battalia in the browser: days of a war by clicking, allies, a valley, bots alone, a phone."""

from collections.abc import Iterator

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, FIRST, OVER, PHONE, Person
from tests.browser.test_looks import assert_accessible, assert_fits, assert_readable
from tests.support.patience import eventually
from tests.web.helper import Server, running

IDLE = ".picture:not(.waiting)"


class StagedServer(Server):
    """Battalia begins in the middle, see `staged.py`."""

    module = "tests.browser.staged"


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("staged"), StagedServer) as found:
        yield found


def sit_down(person: Person, server: Server, seats: dict[int, str], **options: str) -> None:
    person.set_up(server.url, seats, name="Ania", game="battalia", options=options)
    person.page.wait_for_selector(BOARD)


def bots(*seats: int) -> dict[int, str]:
    return dict.fromkeys(seats, "bot:greedy")


def press(person: Person, *ids: str) -> None:
    """Click things one after the other, each once it is lit; `act-…*` is any that begins so."""
    for id in ids:
        wanted = f'[id^="{id[:-1]}"]' if id.endswith("*") else f'[id="{id}"]'
        person.page.wait_for_selector(f"{IDLE} {wanted}.can:not(.rest)", state="attached")
        person.click(person.ids(f".picture {wanted}.can:not(.rest)")[0])


def pay(person: Person) -> None:
    """Pay as it is proposed, unless everybody knew the only way: then it is paid already."""
    person.page.wait_for_selector(f"{IDLE} .can:not(.rest)", state="attached")
    if "settle" in person.ids(FIRST):
        press(person, "settle")


def own_turn_again(person: Person) -> None:
    """Answer whatever an effect asks until an action can be chosen."""
    while person.ready() and "act-end" not in person.ids(FIRST):
        person.move()
        person.page.wait_for_selector(IDLE, state="attached")


def test_three_days_with_a_city_a_battle_a_gate_and_a_recruit(
    staged: Server, somebody: NewPerson
) -> None:
    ania = somebody()
    sit_down(ania, staged, bots(1, 2), weeks="2")
    ania.ready()
    assert_accessible(ania.page, "battalia")
    assert_readable(ania.page, "battalia")
    press(ania, "stack-CityEnd")  # it fits in one place only
    pay(ania)
    ania.sees(".log", "found a city of level 1")
    press(ania, "act-attack", "square-*")
    ania.page.wait_for_selector('[id="battle"]', state="attached")
    assert_accessible(ania.page, "a battle")
    press(ania, "card-*")
    ania.sees(".log", "You win the battle")
    press(ania, "own", "stack-Freeman")
    pay(ania)
    ania.sees(".log", "You gain")
    press(ania, "act-port", "square-*")
    ania.sees(".log", "comes through the gate")
    for day in (2, 3, 4):
        own_turn_again(ania)
        press(ania, "act-end")
        ania.sees(".log", f"Day {day} begins")


def test_quiet_things_say_what_they_lack(staged: Server, somebody: NewPerson) -> None:
    ania = somebody()
    sit_down(ania, staged, bots(1, 2))
    ania.ready()
    ania.click("act-market")
    ania.sees(".prompt.no .ask", "market")
    ania.click("open-shelter")
    ania.sees('[id="drawer-shelter"]')
    ania.click("close-shelter")
    ania.page.wait_for_selector('[id="drawer-shelter"]', state="hidden")


def test_a_valley_is_explored(staged: Server, somebody: NewPerson) -> None:
    ania = somebody()
    sit_down(ania, staged, bots(1, 2, 3), valleys="pass")
    press(ania, "act-explore", "square-*")
    ania.sees(".log", "explore")


def test_allies_act_in_one_turn(server: Server, somebody: NewPerson) -> None:
    ania, ola = somebody(), somebody()
    seats = {**bots(1, 2, 4, 5), 3: "friend"}
    options = {"sides": "teams", "draft": "top", "mode": "heroic"}
    ania.set_up(server.url, seats, name="Ania", game="battalia", options=options)
    ola.goto(ania.page.url)
    ola.sit("Ola")
    for person in (ania, ola):
        person.page.wait_for_selector(BOARD)
    eventually(lambda: sum(map(has_settled, (ania, ola))) == 2, "their turn does not come")
    press(ania, "act-mulligan")
    ania.sees(".log", "You take a new hand")
    assert "act-end" in ola.ids(FIRST), "an ally's line stops nobody for long"
    press(ola, "act-end")
    ola.page.wait_for_selector(".prompt:not(.yours)")
    ania.sees(".log", "Ola ends the turn")
    assert ania.page.locator(".prompt.yours").count(), "an ally's end is not one's own"
    press(ania, "act-end")
    ania.sees(".log", "You end your turn")  # the bots may be through with theirs at once


def has_settled(person: Person) -> bool:
    """Whether somebody may act; whoever is asked for a colour or a place first, says one."""
    lit = person.ids(FIRST) if person.page.locator(".prompt.yours").count() else []
    if lit and {id.partition("-")[0] for id in lit} <= {"hue", "square"}:
        person.move()
        person.page.wait_for_selector(IDLE, state="attached")
    return "act-end" in lit


def test_bots_play_while_somebody_watches(server: Server, somebody: NewPerson) -> None:
    ewa = somebody()
    sit_down(ewa, server, bots(0, 1), weeks="2", draft="top")
    ewa.page.wait_for_selector(".log:has-text('The game is over')")
    ewa.sees(".prompt .whose", "over")
    assert not ewa.page.locator(OVER).count(), "who watches cannot ask for a return match"


def test_a_phone_is_enough(staged: Server, somebody: NewPerson) -> None:
    ania = somebody(viewport=PHONE, has_touch=True, is_mobile=True, locale="pl-PL")
    sit_down(ania, staged, bots(1, 2))
    ania.ready()
    assert_fits(ania.page, "battalia")
    ania.click("open-actions")
    ania.click("act-market")
    ania.sees(".prompt.no .ask", "Targowisko")
    pool = ania.page.locator('[id="drawer-pool"]')
    ania.sees('[id="open-pool"].holds')
    assert not pool.is_visible(), "there is more to do than what lies in it"
    press(ania, "act-build")
    assert pool.is_visible(), "it opens by itself"
    press(ania, "stack-CityEnd")
    pay(ania)
    ania.page.wait_for_selector(".log:has-text('miasto')", state="attached")
    assert not pool.is_visible()
