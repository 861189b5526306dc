"""A server with the games of strangers: `python -m tests.web.strangers PORT DATABASE [JSON]`.

Bots' processes import this file too, so they know them as well.
"""

from plansza.games import GAMES
from tests.support.strangers import whole_games
from tests.web import serve

for game in whole_games():
    GAMES.register(game)

if __name__ == "__main__":
    serve.main()
