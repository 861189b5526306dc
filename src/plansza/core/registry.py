"""Finding games without naming them: a package of games, installed plug-ins, and `register`."""

import importlib
import pkgutil
from importlib.metadata import entry_points

from plansza.core.contract import Game
from plansza.core.errors import UnknownGame


class Registry:
    """The games of one package (each subpackage has a `GAME`) and of one plug-in group."""

    def __init__(self, package: str, group: str) -> None:
        self._package = package
        self._group = group
        self._games: dict[str, Game] = {}
        self._searched = False

    def register(self, game: Game) -> Game:
        """Add a game by hand, for example from a notebook; a second of the same id replaces it."""
        self._games[game.id] = game
        return game

    def all(self) -> dict[str, Game]:
        """Every known game by id, in alphabetical order."""
        self._search()
        return dict(sorted(self._games.items()))

    def find(self, id: str) -> Game:
        """The game with this id."""
        games = self.all()
        if id not in games:
            names = ", ".join(games)
            raise UnknownGame(
                "unknown-game",
                f"there is no game “{id}”; games: {names}",
                {"game": id, "names": names},
            )
        return games[id]

    def _search(self) -> None:
        if self._searched:
            return
        self._searched = True
        package = importlib.import_module(self._package)
        for module in pkgutil.iter_modules(package.__path__):
            found = importlib.import_module(f"{self._package}.{module.name}")
            self._games.setdefault(found.GAME.id, found.GAME)
        for plugin in entry_points(group=self._group):
            game: Game = plugin.load()
            self._games.setdefault(game.id, game)
