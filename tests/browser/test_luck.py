"""Luck that pages add: on plain http too, without being noticed, and checked by the page after."""

import json
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import expect

from plansza.web.server import lan_address
from tests.browser.conftest import NewPerson
from tests.browser.helper import BOARD, Person
from tests.browser.test_lines import STOPPED, serving

KEPT = "() => localStorage.getItem('plansza.luck')"


def table_of(person: Person) -> str:
    return person.page.url.rpartition("/")[2]


def shares(person: Person, address: str) -> list[list[str]]:
    """What the seats added, by the record: seat, promise, bytes."""
    record = person.page.request.get(f"{address}/api/tables/{table_of(person)}/record").text()
    return [line.split()[1:] for line in record.splitlines() if line.startswith("share ")]


def test_every_game_has_the_luck_of_its_pages(tmp_path: Path, somebody: NewPerson) -> None:
    if lan_address().startswith("127."):
        pytest.skip("this machine is in no network")
    with serving(tmp_path, "--lan") as address:
        ania, olek = somebody(), somebody()
        ania.forgiven = olek.forgiven = STOPPED
        ania.quick(address)
        assert not ania.page.evaluate("isSecureContext")
        ((_, promise, bytes_),) = shares(ania, address)
        own = json.loads(ania.page.evaluate(KEPT))
        assert [(each["promise"], each["bytes"]) for each in own] == [(promise, bytes_)]
        assert sha256(bytes.fromhex(bytes_)).hexdigest() == promise

        ania.post(address, f"/api/tables/{table_of(ania)}/commands", {"kind": "resign"})
        ania.goto(f"{ania.page.url}/replay")
        ania.page.click("[data-do=check-luck]")
        ania.sees("[data-luck-said]", "Everything is right.")
        expect(ania.page.locator(".checks li.good")).to_have_count(5)
        ania.sees(".checks", "this browser made up")

        ania.set_up_by_hand(address, {1: "friend"}, name="Ania")
        olek.goto(ania.page.url)
        olek.sit("Olek")
        for each in (ania, olek):
            each.page.wait_for_selector(BOARD)
        assert [len(share) for share in shares(ania, address)] == [3, 3], "both came in time"
        assert not any("did not come" in line for line in olek.story())
