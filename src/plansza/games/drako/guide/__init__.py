"""The rules of Drako in our own words: texts, pictures, tables; and how lessons set the table."""

from plansza.games.drako.guide.advice import lessons_after
from plansza.games.drako.guide.pictures import PICTURES
from plansza.games.drako.guide.stage import staged
from plansza.games.drako.guide.tables import FACTS, TABLES

LESSONS_AFTER = lessons_after
STAGE = staged

__all__ = ["FACTS", "LESSONS_AFTER", "PICTURES", "STAGE", "TABLES"]
