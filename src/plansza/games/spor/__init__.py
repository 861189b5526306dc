"""Spór o Bór 2: Na Tamę Marsz. One seat breaks dams, the other holds the river."""

from plansza.games.spor.game import Spor

GAME = Spor()
