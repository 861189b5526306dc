"""The rules of Drako in our own words: texts, pictures, tables."""

from plansza.games.drako.guide.pictures import PICTURES
from plansza.games.drako.guide.tables import FACTS, TABLES

__all__ = ["FACTS", "PICTURES", "TABLES"]
