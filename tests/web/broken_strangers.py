"""The same with games that fail: `python -m tests.web.broken_strangers PORT DATABASE [JSON]`."""

from plansza.games import GAMES
from tests.support.strangers import broken_games
from tests.web import serve

for game in broken_games().values():
    GAMES.register(game)

if __name__ == "__main__":
    serve.main()
