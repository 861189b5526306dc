"""The rules of Pod Prąd in our own words: texts, pictures, tables."""

from plansza.games.podprad.guide.pictures import PICTURES
from plansza.games.podprad.guide.tables import FACTS, TABLES

__all__ = ["FACTS", "PICTURES", "TABLES"]
