"""The rules of Drako in our own words: texts, pictures, tables, lessons, and the coach."""

from plansza.games.drako.guide.advice import lessons_after
from plansza.games.drako.guide.coach import COACH
from plansza.games.drako.guide.pictures import PICTURES
from plansza.games.drako.guide.stage import staged
from plansza.games.drako.guide.tables import FACTS, TABLES

__all__ = ["COACH", "FACTS", "LESSONS_AFTER", "PICTURES", "STAGE", "TABLES"]

LESSONS_AFTER = lessons_after
STAGE = staged
