"""Time that nobody has thought for: by moving and taking back, and by the system's clock."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.patience import eventually
from tests.web.conftest import NewPlayer
from tests.web.helper import Player, Server

HOUR = 3600.0
BASE = 120.0
PAIRS = 8
BUSY = 60.0  # seconds that the test itself may take on a busy machine


class JumpingServer(Server):
    """A server on a machine whose clock can be set."""

    module = "tests.attacks.jumping"

    def __init__(self, folder: Path) -> None:
        self.jump = folder / "jump"
        self.set_clock(0.0)
        super().__init__(folder)

    def arguments(self) -> list[str]:
        return [*super().arguments(), str(self.jump)]

    def set_clock(self, jump: float) -> None:
        """So many seconds ahead of the true time."""
        new = self.jump.with_suffix(".new")
        new.write_text(str(jump))
        new.replace(self.jump)


@pytest.fixture
def jumping(tmp_path: Path) -> Iterator[JumpingServer]:
    server = JumpingServer(tmp_path)
    yield server
    server.end()


def at_a_clock(who: Player, other: Player, bonus: float) -> None:
    clock = {"base": BASE, "bonus": bonus}
    other.table = who.open(name="Ania", options={"attacker": "1"}, clock=clock)
    other.do("sit", seat=1, name="Olek")


def left(who: Player) -> list[float]:
    return [seat["left"] for seat in who.now()["seats"]]


def retreat(who: Player) -> str:
    """A move that draws no card, so that it can be taken back freely."""
    written = [choice["move"] for choice in who.now()["choices"]]
    return next((move for move in written if move.startswith("retreat")), "")


def test_moving_and_taking_back_earns_nothing(player: NewPlayer) -> None:
    players = ania, olek = player(), player()
    at_a_clock(ania, olek, bonus=30.0)
    while not (move := retreat(mover := players[ania.now()["to_move"][0]])):
        mover.play()
    seat = mover.now()["your_seat"]
    before = left(mover)
    for _ in range(PAIRS):
        mover.do("play", move=move, seen=mover.now()["number"])
        mover.do("takeback")
    after = left(mover)
    assert after[seat] <= before[seat]
    assert after[1 - seat] == before[1 - seat]


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_clock_that_jumps_costs_nobody_time_and_gives_none(
    jumping: JumpingServer, jump: float
) -> None:
    players = ania, olek = Player(jumping), Player(jumping)
    at_a_clock(ania, olek, bonus=0.0)
    jumping.set_clock(jump)
    ania.do("chat", text="Która to godzina?")
    check(ania)
    jumping.set_clock(2 * jump)
    jumping.stop()
    jumping.start()
    for each in players:
        each.http.base_url = jumping.url
    check(ania)
    ania.do("chat", text="A teraz?")
    check(ania)
    runs_on(ania)
    for each in players:
        each.close()


def check(who: Player) -> None:
    """The one to move has lost only what the test took, and nobody plays for him."""
    thinker, other = left(who)
    assert BASE - BUSY < thinker <= BASE
    assert other == BASE
    assert not any(seat["stand_in"] for seat in who.now()["seats"])


def runs_on(who: Player) -> None:
    """Nor did the clock stop."""
    before = left(who)[0]
    eventually(lambda: left(who)[0] < before, "the clock stands still")
