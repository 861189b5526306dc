"""The games behind other projects' interfaces: `pettingzoo`, `gymnasium` (many games at once:
`batched`) and `openspiel` for those who learn and search, `textarena` and `kaggle`, where language
models meet.

Each module serves one library; nothing else in plansza knows of them. All see the game as its seats
do: what they show of a position is a seat's view. They serve `to_move[0]`; where all choose at once
is PettingZoo's parallel form.
"""

from plansza.core.state import Outcome


def payoffs(outcome: Outcome) -> list[float]:
    """Every seat's share of the victory less the average of the others': they add up to 0."""
    return outcome.payoffs()
