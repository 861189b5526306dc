"""While bots of other tables come first, the prompt says how many."""

import os
import signal
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.helper import PHONE, WIDE, person
from tests.browser.test_prompt import WATCH
from tests.web.helper import Player, asleep, running

WAITING = "Teraz gra Czesia. Bot myśli, 2 stoły przed tobą."


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
def test_the_prompt_says_how_many_come_before(tmp_path: Path, browser: Browser) -> None:
    """On a phone too, without the board moving; and it is gone with the bot's move."""
    bots = [{"seat": 1, "level": "greedy"}]
    table = {"name": "Ania", "options": {"attacker": "2"}, "bots": bots}
    with running(tmp_path, workers=1, think_limit=300.0) as server:
        crowd = Player(server, **{"accept-language": "pl"})
        with person(browser, locale="pl-PL", viewport=WIDE) as ania, asleep(server):
            for _ in range(4):  # one of them is thought for
                crowd.open(**table)
                crowd.stream()
            ania.goto(f"{server.url}/t/{crowd.table}")
            ask = ania.page.locator(".prompt .ask")
            expect(ask).to_have_text(WAITING)
            ania.page.set_viewport_size(PHONE)
            expect(ask).to_have_text(WAITING)
            ania.page.reload()  # who comes back is told at once
            expect(ask).to_have_text(WAITING)
            ania.page.evaluate(WATCH)
            assert ask.get_attribute("aria-live") == "off"  # a countdown is not announced
            crowd.do("chat", text="Cześć!")
            expect(ania.page.locator(".log li.chat")).to_have_count(1)
            expect(ask).to_have_text(WAITING)
            assert len(ania.page.evaluate("[...window.places]")) == 1
            for each in server.workers():
                wake(each)
            expect(ask).not_to_contain_text("przed tobą")
        crowd.close()


def wake(process: int) -> None:
    """Let a process go on that was put to sleep."""
    os.kill(process, signal.SIGCONT)
