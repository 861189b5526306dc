"""What the coach says in Battalia, once each, from the newcomer's own view: `coach-CODE`s."""

from plansza.core.guide import Coach
from plansza.games.battalia.guide.coach import after, now

COACH = Coach((*now.CODES, *after.CODES), now.remarks, after.remarks)

__all__ = ["COACH"]
