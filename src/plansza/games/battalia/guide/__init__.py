"""The rules of Battalia in our own words: texts, pictures, tables; how lessons set the table, and
what the coach says."""

from plansza.games.battalia.guide.coach import COACH
from plansza.games.battalia.guide.pictures import PICTURES
from plansza.games.battalia.guide.stage import staged
from plansza.games.battalia.guide.tables import FACTS, TABLES

STAGE = staged

__all__ = ["COACH", "FACTS", "PICTURES", "STAGE", "TABLES"]
