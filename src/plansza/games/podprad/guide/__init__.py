"""The rules of Pod Prąd in our own words: texts, pictures, tables, lessons, and the coach."""

from plansza.games.podprad.guide.advice import lessons_after
from plansza.games.podprad.guide.coach import COACH
from plansza.games.podprad.guide.pictures import PICTURES
from plansza.games.podprad.guide.stage import staged
from plansza.games.podprad.guide.tables import FACTS, TABLES

__all__ = ["COACH", "FACTS", "LESSONS_AFTER", "PICTURES", "STAGE", "TABLES"]

LESSONS_AFTER = lessons_after
STAGE = staged
