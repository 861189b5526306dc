"""The rules of Drako in our own words: texts, pictures, tables; and how lessons set the table."""

from plansza.games.drako.guide.pictures import PICTURES
from plansza.games.drako.guide.stage import staged
from plansza.games.drako.guide.tables import FACTS, TABLES

STAGE = staged

__all__ = ["FACTS", "PICTURES", "STAGE", "TABLES"]
