"""Liar's dice: five dice under a cup, and bids that may be lies."""

from liars_dice.game import LiarsDice

GAME = LiarsDice()
