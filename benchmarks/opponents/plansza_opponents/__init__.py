"""Frozen bots: they change only where the rules force them to.

Whoever makes bots stronger needs opponents that stay as they are. These live outside plansza, as
any stranger's bots would: an entry point in the group `plansza.bots` names each of them.
"""
