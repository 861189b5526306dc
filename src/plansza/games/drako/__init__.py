"""Drako: Rycerze i Trolle. Knights, trolls, a dragon and dwarves: two sides, six duels."""

from plansza.games.drako.game import Drako

GAME = Drako()
