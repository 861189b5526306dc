"""Spór o Bór 2: what the duels at the dams and the clock are worth, as each role sees them.

The worth that the bots use is linear in its weights, so a trait is the worth with this weight 1 and
all others 0: nothing of the judgement is written down a second time.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from benchmarks.fit.moments import Moment, Task
from plansza.core.contract import Position
from plansza.core.setup import Setup
from plansza.games.spor import GAME
from plansza.games.spor.bots.outlook import Outlook
from plansza.games.spor.bots.weights import ABOUT, WEIGHTS
from plansza.games.spor.rules.components import ATTACKER, DAMS, DEFENDER
from plansza.games.spor.rules.position import SporPosition

ROLES = {"attacker": ATTACKER, "defender": DEFENDER}
COUNT = len(WEIGHTS[ATTACKER])
UNITS = [[float(at == number) for at in range(COUNT)] for number in range(COUNT)]


class SporTask(Task):
    """Two regressions over the same games, one for what each role can see."""

    game = GAME
    keep = 0.5
    games = 3000

    def setup(self, number: int) -> Setup:
        return GAME.setup()

    def look(self, position: Position) -> list[Moment]:
        assert isinstance(position, SporPosition)
        return [_moment(position, part, role) for part, role in ROLES.items()]

    def parts(self) -> list[str]:
        return list(ROLES)

    def current(self, part: str) -> list[float]:
        return WEIGHTS[ROLES[part]][:]

    def source(self, fitted: dict[str, list[float]]) -> str:
        lines = ["WEIGHTS: Final[list[list[float]]] = ["]
        for weights in fitted.values():
            texts = [f"{weight:.3f}" for weight in weights]
            rows = [texts[at : at + ABOUT] for at in range(0, COUNT, ABOUT)]
            lines += ["    [", *[f"        {', '.join(row)}," for row in rows], "    ],"]
        return "\n".join([*lines, "]"])


def _moment(position: SporPosition, part: str, role: int) -> Moment:
    board = position.board
    attacker = board.attacker
    chance = GAME.insight.value(position, attacker if role == ATTACKER else 1 - attacker)
    own = chance if role == ATTACKER else 1.0 - chance
    return Moment(
        part,
        rivals=[attacker, 1 - attacker],
        traits=[_traits(position, role), [0.0] * COUNT],
        known=[0.0, 0.0],
        judged=[own, 1.0 - own],
    )


def _traits(position: SporPosition, role: int) -> list[float]:
    """The attacker's prospects for each weight alone."""
    board, hand = position.board, position.hands[role]
    asked = _about_the_dams(Outlook(board, role, hand))
    found: list[float] = []
    with _scratch(role) as weights:
        for unit in UNITS:
            weights[:] = unit
            outlook = Outlook(board, role, hand)
            dams = sum(weight * each for weight, each in zip(outlook.weights, asked, strict=True))
            found.append(outlook.clock + dams)
    return found


def _about_the_dams(outlook: Outlook) -> list[float]:
    """What the dams add for each of the weights that `Outlook` uses at this moment."""
    asked = [0.0] * len(outlook.weights)
    for dam in range(DAMS):
        own = outlook.own(dam, outlook.side(outlook.role, dam), outlook.hand)
        other = outlook.other(dam, outlook.side(1 - outlook.role, dam))
        for number in range(len(asked)):
            outlook.weights = [float(at == number) for at in range(len(asked))]
            asked[number] += outlook.worth(dam, own, other)
    return asked


@contextmanager
def _scratch(role: int) -> Iterator[list[float]]:
    """The weights in use, to be written over for a while."""
    weights = WEIGHTS[role]
    before = weights[:]
    try:
        yield weights
    finally:
        weights[:] = before
