"""The rules of Pod Prąd in our own words: texts, pictures, tables, lessons."""

from plansza.games.podprad.guide.advice import lessons_after
from plansza.games.podprad.guide.pictures import PICTURES
from plansza.games.podprad.guide.stage import staged
from plansza.games.podprad.guide.tables import FACTS, TABLES

LESSONS_AFTER = lessons_after
STAGE = staged

__all__ = ["FACTS", "LESSONS_AFTER", "PICTURES", "STAGE", "TABLES"]
