"""The rules of Battalia in our own words: texts, pictures, tables."""

from plansza.games.battalia.guide.pictures import PICTURES
from plansza.games.battalia.guide.stage import staged
from plansza.games.battalia.guide.tables import FACTS, TABLES

STAGE = staged

__all__ = ["FACTS", "PICTURES", "STAGE", "TABLES"]
