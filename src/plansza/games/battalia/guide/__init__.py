"""The rules of Battalia in our own words: texts, pictures, tables, lessons, and the coach."""

from plansza.games.battalia.guide.advice import lessons_after
from plansza.games.battalia.guide.coach import COACH
from plansza.games.battalia.guide.pictures import PICTURES
from plansza.games.battalia.guide.stage import staged
from plansza.games.battalia.guide.tables import FACTS, TABLES

__all__ = ["COACH", "FACTS", "LESSONS_AFTER", "PICTURES", "STAGE", "TABLES"]

LESSONS_AFTER = lessons_after
STAGE = staged
