"""Finding games without naming them: a package of games, installed plug-ins, and `register`."""

import importlib
import logging
import pkgutil
from importlib.metadata import EntryPoint, entry_points
from multiprocessing import parent_process
from threading import RLock

from plansza.core.contract import Game
from plansza.core.errors import BrokenGame, UnknownGame, place_of

log = logging.getLogger(__name__)


class Registry:
    """The games of one package (each subpackage has a `GAME`) and of one plug-in group."""

    def __init__(self, package: str, group: str) -> None:
        self._package = package
        self._group = group
        self._games: dict[str, Game] = {}
        self._own: set[str] = set()  # the ids of the package's games
        self._broken: dict[str, str] = {}
        self._search_lock = RLock()
        self._searching = False
        self._searched = False

    def register(self, game: Game) -> Game:
        """Add a game by hand, for example from a notebook; a second of the same id replaces it."""
        self._games[game.id] = game
        return game

    def all(self) -> dict[str, Game]:
        """Every known game by id, in alphabetical order."""
        self._search()
        return dict(sorted(self._games.items()))

    def broken(self) -> dict[str, str]:
        """The plug-ins that could not be loaded, by name, and why."""
        self._search()
        return dict(sorted(self._broken.items()))

    def find(self, id: str) -> Game:
        """The game with this id."""
        games = self.all()
        if id not in games and id in self._broken:
            why = self._broken[id]
            said = f"the game “{id}” is installed, but cannot be loaded: {why}"
            raise BrokenGame("broken-game", said, {"game": id, "why": why})
        if id not in games:
            names = ", ".join(games)
            raise UnknownGame(
                "unknown-game",
                f"there is no game “{id}”; games: {names}",
                {"game": id, "names": names},
            )
        return games[id]

    def _search(self) -> None:
        """Once: other threads wait until all are found, but a game that is just being loaded may
        ask for those before it."""
        if self._searched:
            return
        with self._search_lock:
            if not self._searching:
                self._searching = True
                self._look_everywhere()
                self._searched = True

    def _look_everywhere(self) -> None:
        package = importlib.import_module(self._package)
        for module in pkgutil.iter_modules(package.__path__):
            found = importlib.import_module(f"{self._package}.{module.name}")
            self._games.setdefault(found.GAME.id, found.GAME)
            self._own.add(found.GAME.id)
        for plugin in entry_points(group=self._group):
            try:
                self._take(plugin)
            except (Exception, SystemExit) as error:  # one bad game must not take the others down
                why = f"{type(error).__name__} in {place_of(error)}: {error}"
                self._broken[plugin.name] = why
                # Every process of ours searches for itself; one of them tells.
                level = logging.WARNING if parent_process() is None else logging.DEBUG
                log.log(level, "the game “%s” cannot be loaded: %s", plugin.name, why)

    def _take(self, plugin: EntryPoint) -> None:
        game = plugin.load()
        if not isinstance(game, Game):
            raise TypeError(f"{plugin.value} is no plansza.core.Game, but {game!r}")
        if not isinstance(getattr(game, "id", None), str):
            raise TypeError(f"{plugin.value} has no `id`; set self.id in __init__")
        if game.id in self._own:
            raise ValueError(
                f"there is another game with the id “{game.id}”: choose one of its own"
            )
        self._games.setdefault(game.id, game)
