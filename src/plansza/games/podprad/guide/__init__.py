"""The rules of Pod Prąd in our own words: texts, pictures, tables, lessons."""

from plansza.games.podprad.guide.pictures import PICTURES
from plansza.games.podprad.guide.stage import staged
from plansza.games.podprad.guide.tables import FACTS, TABLES

STAGE = staged

__all__ = ["FACTS", "PICTURES", "STAGE", "TABLES"]
