"""The rules of Battalia in our own words: texts, pictures, tables."""

from plansza.games.battalia.guide.advice import lessons_after
from plansza.games.battalia.guide.pictures import PICTURES
from plansza.games.battalia.guide.stage import staged
from plansza.games.battalia.guide.tables import FACTS, TABLES

LESSONS_AFTER = lessons_after
STAGE = staged

__all__ = ["FACTS", "LESSONS_AFTER", "PICTURES", "STAGE", "TABLES"]
