"""Drako: what the traits of a position weigh, duel by duel."""

from benchmarks.fit.moments import Moment, Task
from plansza.core.contract import Position
from plansza.core.setup import Setup
from plansza.games.drako import GAME
from plansza.games.drako.bots.judgement import chance_of_first, traits
from plansza.games.drako.bots.weights import MOST_LEFT, ON_FIGURES, ON_TRAITS
from plansza.games.drako.rules.components import FIGURE_NAMES, FIGURES
from plansza.games.drako.rules.duels import DUEL_IDS, DUEL_NUMBERS
from plansza.games.drako.rules.position import DrakoPosition

TRAITS = len(ON_TRAITS[0])
STEPS = MOST_LEFT + 1  # wounds that a figure can still take, from 0
ALIKE = {"archer2": "archer1"}  # two of a kind weigh the same
COLUMN = [FIGURE_NAMES.index(ALIKE.get(name, name)) for name in FIGURE_NAMES]


class DrakoTask(Task):
    """A regression for each duel, on who won it."""

    game = GAME
    keep = 0.5
    games = 7200

    def setup(self, number: int) -> Setup:
        return GAME.setup(duel=DUEL_IDS[number % len(DUEL_IDS)])

    def look(self, position: Position) -> list[Moment]:
        assert isinstance(position, DrakoPosition)
        options, board = position.options, position.board
        found = traits(options, board, position.hands) + [0.0] * (FIGURES * STEPS)
        for figure in range(FIGURES):
            if board.places[figure] >= 0:
                step = min(MOST_LEFT, board.left(figure))
                found[TRAITS + COLUMN[figure] * STEPS + step] += 1.0
        chance = chance_of_first(options, board, position.hands)
        first = 0 if board.role(0) == 0 else 1
        return [
            Moment(
                options.duel.id,
                rivals=[first, 1 - first],
                traits=[found, [0.0] * len(found)],
                known=[0.0, 0.0],
                judged=[chance, 1.0 - chance],
            )
        ]

    def parts(self) -> list[str]:
        return list(DUEL_IDS)

    def current(self, part: str) -> list[float]:
        duel = DUEL_NUMBERS[part]
        steps = [row or [0.0] * STEPS for row in ON_FIGURES[duel]]
        return ON_TRAITS[duel] + [weight for row in steps for weight in row]

    def source(self, fitted: dict[str, list[float]]) -> str:
        lines = ["ON_TRAITS: Final[list[list[float]]] = ["]
        for duel, weights in fitted.items():
            lines.append(f"    [{_row(weights[:TRAITS])}],  # {duel}")
        lines += ["]", "ON_FIGURES: Final[list[list[list[float]]]] = ["]
        for duel, weights in fitted.items():
            rows = [weights[TRAITS + STEPS * at :][:STEPS] for at in COLUMN]
            found = [f"[{_row(row)}]" if any(row) else "[]" for row in rows]
            lines += [f"    [  # {duel}", *[f"        {row}," for row in found], "    ],"]
        return "\n".join([*lines, "]"])


def _row(weights: list[float]) -> str:
    return ", ".join(str(round(weight, 2) + 0.0) for weight in weights)
