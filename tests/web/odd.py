"""A server with odd guests: a bot that thinks for ever, and a game that asks in others' turns.

`python -m tests.web.odd PORT DATABASE [JSON]`, as `tests.web.serve`. Bots' processes import this
file too, so they know them as well.
"""

import time

from plansza.bots.basic import RandomBot
from plansza.bots.levels import register_bot
from plansza.core import Chance, View
from plansza.games import GAMES
from tests.support.parry import Parry
from tests.web import serve

FOR_EVER = 3600.0


class SlowBot(RandomBot):
    """Its moves are fine, but nobody will see them."""

    def choose(self, view: View, chance: Chance) -> int:
        time.sleep(FOR_EVER)
        return super().choose(view, chance)


register_bot("slow", SlowBot)
GAMES.register(Parry())

if __name__ == "__main__":
    serve.main()
