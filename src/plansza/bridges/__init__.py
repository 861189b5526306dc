"""The games behind other projects' interfaces: `pettingzoo` and `openspiel`, and `textarena` and
`kaggle`, where language models meet.

Each module serves one library; nothing else in plansza knows of them. All see the game as its seats
do: what they show of a position is a seat's view, and they serve `to_move[0]`.
"""

from plansza.core.state import Outcome


def payoffs(outcome: Outcome) -> list[float]:
    """Every seat's share of the victory less the average of the others': they add up to 0."""
    return outcome.payoffs()
