"""Following a page step by step: one folder, one environment, what was installed stays."""

import os
import shlex
import sys
from importlib.metadata import distributions
from pathlib import Path

import httpx

from run import COMMANDS
from tests.docs.commands import ROOT, Command
from tests.support.installed import install
from tests.support.patience import PATIENCE
from tests.support.processes import Process, run

ANSWERS = "1\n" * 2000  # whoever is asked in the terminal always takes the first move


class Walk:
    """Somebody who types the commands of a page, one after the other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.site = folder / "site"
        path = (ROOT / "src", ROOT, self.site)
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))}

    def take(self, command: Command) -> None:
        """One step, which must succeed."""
        match command.words:
            case ["pip", "install", *packages]:
                for package in packages:
                    if package not in ("-e", "plansza", str(ROOT)):  # plansza itself is there
                        install(self.site, self.named(package))
            case ["plansza", "serve", *_]:
                self.serve()
            case ["plansza", *_]:
                self.ends_well("-m", "plansza", *command.small[1:])
            case ["pytest", package]:
                self.ends_well("-m", "pytest", "-q", "-p", "no:cacheprovider", self.named(package))
            case ["make", target, *_] | ["python3", "run.py", target, *_]:
                assert target in COMMANDS  # it may well be what runs this test
            case _:
                raise AssertionError(f"no test takes this step: {command.line}")

    def named(self, path: str) -> str:
        """A folder that an earlier step wrote, or one of the checkout."""
        return str((self.folder if (self.folder / path).exists() else ROOT) / path)

    def ends_well(self, *arguments: str) -> None:
        """Run a command to its end."""
        done = run([sys.executable, *arguments], ANSWERS, cwd=self.folder, env=self.environment)
        said = f"{shlex.join(arguments)}\n{done.stdout}\n{done.stderr}"
        assert done.returncode == 0, said

    def serve(self) -> None:
        """Open the tables, and look at the home page and all that it shows."""
        database = f"sqlite:///{self.folder / 'tables.db'}"
        serve = ["-m", "plansza", "serve", "--port", "0", "--database", database]
        options = {"cwd": self.folder, "env": self.environment, "stdout": -1}
        with Process([sys.executable, *serve], **options) as server:
            address = server.until(r"http://[\d.:]+/").split()[-1]
            home = httpx.get(address, timeout=PATIENCE).text
            assert self.installed()
            for game in self.installed():
                assert f'data-game="{game}"' in home
                for page in (f"g/{game}", f"cover/{game}.svg"):
                    assert httpx.get(address + page, timeout=PATIENCE).status_code == 200, page

    def installed(self) -> list[str]:
        """The games that earlier steps installed."""
        found = [each.entry_points for each in distributions(path=[str(self.site)])]
        return [each.name for points in found for each in points.select(group="plansza.games")]
