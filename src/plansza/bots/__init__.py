"""Players that are programs. A bot receives what its seat may know, never the truth."""

from plansza.bots.basic import Bot, GreedyBot, RandomBot
from plansza.bots.levels import bot_names, level_names, make_bot, plays_only, register_bot
from plansza.bots.search import SearchBot

__all__ = [
    "Bot",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "bot_names",
    "level_names",
    "make_bot",
    "plays_only",
    "register_bot",
]
