"""The rules of Spór o Bór 2 in our own words: texts, pictures, tables, lessons, and the coach."""

from plansza.games.spor.guide.advice import lessons_after
from plansza.games.spor.guide.coach import COACH
from plansza.games.spor.guide.pictures import PICTURES
from plansza.games.spor.guide.stage import staged
from plansza.games.spor.guide.tables import FACTS, TABLES

__all__ = ["COACH", "FACTS", "LESSONS_AFTER", "PICTURES", "STAGE", "TABLES"]

LESSONS_AFTER = lessons_after
STAGE = staged
