"""The games behind other projects' interfaces: `pettingzoo` and `openspiel`.

Each module imports the library it serves; nothing else in plansza knows of them. Both see the game
as its seats do: what they show of a position is a seat's view, and they serve `to_move[0]`.
"""

from plansza.core.contract import Outcome


def payoffs(outcome: Outcome) -> list[float]:
    """Every seat's score less the average of the others': they add up to 0."""
    scores = outcome.scores
    total = sum(scores)
    return [score - (total - score) / (len(scores) - 1) for score in scores]
