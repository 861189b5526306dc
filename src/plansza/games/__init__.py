"""The games that come with plansza, and where others are found."""

from plansza.core.registry import Registry

GAMES = Registry("plansza.games", "plansza.games")
find = GAMES.find
