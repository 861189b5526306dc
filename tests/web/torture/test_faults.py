"""Faults under two servers in the middle of moves: an answer in time, and all is well after."""

import random
import time
from collections.abc import Callable

import pytest

from tests.web.torture.audit import Verdict, judge
from tests.web.torture.conftest import Say
from tests.web.torture.faults import CASES, DISK_FULL, Fault
from tests.web.torture.house import House
from tests.web.torture.people import Crowd

pytestmark = pytest.mark.torture
ROUNDS = 3
TOLD = 5  # answers that the tables cannot be reached, until a fault is over
ANSWER = 25.0  # seconds in which everybody has some answer, whatever happens


@pytest.mark.parametrize(
    ("house", "fault"),
    CASES,
    indirect=["house"],
    ids=[f"{kind}: {fault.name}" for kind, fault in CASES],
)
def test_fault(
    house: House, fault: Fault, seed: int, say: Say, note: Callable[[Verdict], None]
) -> None:
    note(verdict_on(house, fault, seed, say))


@pytest.mark.parametrize("small_house", DISK_FULL.kinds, indirect=True)
def test_full_disk(
    small_house: House, seed: int, say: Say, note: Callable[[Verdict], None]
) -> None:
    note(verdict_on(small_house, DISK_FULL, seed, say))


def verdict_on(house: House, fault: Fault, seed: int, say: Say) -> Verdict:
    """Several rounds of a fault in the middle of games, and what came of them."""
    began = time.monotonic()
    dice = random.Random(seed)
    with Crowd(house, seed) as crowd:
        crowd.play_on()
        for number in range(1, ROUNDS + 1):
            say(f"{house.kind}: {fault.name}, {number} of {ROUNDS}")
            time.sleep(dice.uniform(0.0, 0.5))
            with fault.strike(house):
                suffer(crowd, fault)
            crowd.play_on()
            crowd.be_still()
            crowd.play_on()
        crowd.be_still()
        longest = max(player.longest_answer for player in crowd.players)
        assert longest < ANSWER, f"somebody waited {longest:.1f} s for an answer"
        scenario = f"{house.kind}: {fault.name}"
        return judge(crowd, scenario, 0, ROUNDS, time.monotonic() - began)


def suffer(crowd: Crowd, fault: Fault) -> None:
    """Wait until it is felt: some are told that the tables are away, or all play all the same."""
    if not fault.refuses:
        crowd.play_on()
        return
    before = crowd.unavailable
    crowd.until(
        lambda: crowd.unavailable >= before + TOLD,
        "nobody is told that the tables cannot be reached",
    )
