"""The guide in a browser: it reads well on a desk and on a phone, by day and by night."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import NewPerson
from tests.browser.helper import PHONE, SCREENS
from tests.web.helper import Server

DRAWN = """() => Promise.all(Array.from(document.querySelectorAll("figure img"), async (img) => {
  img.loading = "eager";
  await img.decode();
  return img.naturalWidth;
}))"""
WIDER = "(all) => all.filter((x) => x.scrollWidth > x.clientWidth).map((x) => x.innerText)"
OVERHANG = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def serious_faults(page: Page) -> list[str]:
    """What keeps people out, as axe finds it."""
    found = Axe().run(page).response["violations"]
    grave = [each for each in found if each["impact"] in ("serious", "critical")]
    return [f"{each['id']}: {[node['target'] for node in each['nodes']][:3]}" for each in grave]


@pytest.mark.parametrize("how", SCREENS.values(), ids=SCREENS)
def test_everybody_can_read_it(server: Server, somebody: NewPerson, how: dict[str, object]) -> None:
    reader = somebody(locale="pl-PL", **how)
    reader.goto(f"{server.url}/g/spor")
    assert min(reader.page.evaluate(DRAWN)) > 100
    assert reader.page.evaluate(OVERHANG) == 0
    assert reader.page.eval_on_selector_all(".rows", WIDER) == []
    assert serious_faults(reader.page) == []


def test_the_contents_lead_to_the_parts(server: Server, somebody: NewPerson) -> None:
    reader = somebody(reduced_motion="reduce")
    reader.goto(f"{server.url}/g/spor")
    for link in reader.page.locator("nav.contents a").all():
        link.click()
        heading = reader.page.locator(str(link.get_attribute("href")))
        box = heading.bounding_box()
        assert heading.inner_text() == link.inner_text()
        assert box is not None
        assert 48 <= box["y"] < 800, "under the header, or out of sight"
    reader.goto(f"{server.url}/g/spor#K3")
    assert reader.page.locator("#K3").inner_text() == "K3"


def test_on_a_phone_the_contents_are_folded(server: Server, somebody: NewPerson) -> None:
    reader = somebody(viewport=PHONE)
    reader.goto(f"{server.url}/g/spor")
    first = reader.page.locator("details.contents a").first
    assert not reader.page.locator("nav.contents").is_visible()
    assert not first.is_visible()
    reader.page.click("details.contents summary")
    box = first.bounding_box()
    assert box is not None
    assert box["height"] >= 44


def test_the_language_can_be_changed(server: Server, somebody: NewPerson) -> None:
    reader = somebody(locale="pl-PL")
    reader.goto(f"{server.url}/g/spor")
    reader.sees("article h2", "Pierwsza partia w pięć minut")
    reader.page.click("[data-language=en]")
    reader.sees("article h2", "Your first game in five minutes")
    assert reader.page.url == f"{server.url}/g/spor"
    assert "lang=en" in str(reader.page.locator("figure img").first.get_attribute("src"))


def test_it_reads_without_scripts(server: Server, somebody: NewPerson) -> None:
    reader = somebody(java_script_enabled=False)
    reader.goto(f"{server.url}/g/spor")
    reader.sees("article h2", "Your first game in five minutes")
    reader.sees("nav.contents a", "Your first game in five minutes")
