"""Memory goes back to the system when a crowd has left, and not for everybody who goes."""

import asyncio

import pytest

from plansza.web.common import memory
from plansza.web.common.memory import CROWD, Crowd, give_back


def test_a_crowd_that_has_left_is_tidied_after_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "LULL", 0.01)
    done: list[int] = []

    async def story() -> None:
        crowd = Crowd(lambda: done.append(1))
        for count in (3, CROWD, 3):
            for _ in range(count):
                crowd.come()
            for _ in range(count):
                crowd.go()
            await asyncio.sleep(0.1)

    asyncio.run(story())
    assert done == [1]


def test_giving_back_can_be_asked_for_anywhere() -> None:
    give_back()
