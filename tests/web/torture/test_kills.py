"""300 kill -9 of two servers, in the middle of games, with every database and channel."""

import random
import time
from collections.abc import Callable

import pytest

from tests.web.torture.audit import Verdict, judge
from tests.web.torture.conftest import Say
from tests.web.torture.house import KINDS, House
from tests.web.torture.people import Crowd

pytestmark = pytest.mark.torture
EACH = 150  # kills of each server
BOTH = 0.3  # how often the other one dies before the first is back
LOOK = 25  # kills between two looks at all pages


@pytest.mark.parametrize("house", KINDS, indirect=True)
def test_300_kills(house: House, seed: int, say: Say, note: Callable[[Verdict], None]) -> None:
    began = time.monotonic()
    dice = random.Random(seed)
    victims = [0] * EACH + [1] * EACH
    dice.shuffle(victims)
    said = 0
    with Crowd(house, seed) as crowd:
        crowd.play_on()
        while victims:
            kill_some(crowd, victims, dice)
            done = 2 * EACH - len(victims)
            if done // LOOK > said:
                said = done // LOOK
                crowd.be_still()
                told = crowd.acknowledged
                say(f"{house.kind}: {done} of {2 * EACH} kills, {told} commands acknowledged")
                crowd.play_on()
        crowd.play_on(5)
        crowd.be_still()
        verdict = judge(crowd, house.kind, 2 * EACH, 0, time.monotonic() - began)
        note(verdict)
        assert verdict.repeated >= 3, "no command was written whose answer was lost"


def kill_some(crowd: Crowd, victims: list[int], dice: random.Random) -> None:
    """One of the servers dies at any moment, or over a command; sometimes the other one too."""
    crowd.check()
    time.sleep(dice.uniform(0.0, 0.25))
    which = victims.pop()
    if dice.random() < 0.75 and crowd.is_pending(which):
        time.sleep(dice.uniform(0.0, 0.02))
    crowd.house.kill(which)
    if dice.random() < BOTH and victims and victims[-1] != which:
        time.sleep(dice.uniform(0.0, 0.1))
        crowd.house.kill(victims.pop())
    crowd.house.revive()
