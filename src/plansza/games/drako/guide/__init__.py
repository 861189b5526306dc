"""The rules of Drako in our own words: texts, pictures, tables; how lessons set the table, and what
the coach says."""

from plansza.games.drako.guide.coach import COACH
from plansza.games.drako.guide.pictures import PICTURES
from plansza.games.drako.guide.stage import staged
from plansza.games.drako.guide.tables import FACTS, TABLES

STAGE = staged

__all__ = ["COACH", "FACTS", "PICTURES", "STAGE", "TABLES"]
