"""The rules of Spór o Bór 2 in our own words: texts, pictures, tables, lessons, and the coach."""

from plansza.games.spor.guide.coach import COACH
from plansza.games.spor.guide.pictures import PICTURES
from plansza.games.spor.guide.stage import staged
from plansza.games.spor.guide.tables import FACTS, TABLES

__all__ = ["COACH", "FACTS", "PICTURES", "STAGE", "TABLES"]

STAGE = staged
