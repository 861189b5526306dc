"""Battalia: Wrota Burzy. Nations, a map and a war: two to six players, each for himself."""

from plansza.games.battalia.game import Battalia

GAME = Battalia()
