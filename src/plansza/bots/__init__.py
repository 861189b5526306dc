"""Players that are programs. A bot receives what its seat may know, never the truth."""

from plansza.bots.basic import Bot, GreedyBot, RandomBot, bot_names, make_bot

__all__ = ["Bot", "GreedyBot", "RandomBot", "bot_names", "make_bot"]
