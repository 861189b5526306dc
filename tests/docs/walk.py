"""Following a page step by step: one folder, one environment, what was installed stays."""

import os
import shlex
import sys
from pathlib import Path

import httpx

from tests.docs.commands import ROOT, Command
from tests.support.installed import install
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
            case ["pip", "install", "-e", package]:
                install(self.site, self.named(package))
            case ["plansza", "serve", *_]:
                self.serve()
            case ["plansza", *_]:
                self.ends_well("-m", "plansza", *command.small[1:])
            case ["pytest", package]:
                self.ends_well("-m", "pytest", "-q", "-p", "no:cacheprovider", self.named(package))
            case _:
                raise AssertionError(f"no test takes this step: {command.line}")

    def named(self, path: str) -> str:
        """A folder that an earlier step wrote, or one of the checkout."""
        return path if (self.folder / path).exists() else str(ROOT / path)

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
            home = httpx.get(address).text
            for package in self.installed():
                assert f'data-game="{package}"' in home
                for page in (f"/g/{package}", f"/cover/{package}.svg"):
                    assert httpx.get(address.rstrip("/") + page).status_code == 200, page

    def installed(self) -> list[str]:
        """The games that earlier steps installed."""
        found = self.site.glob("*.dist-info/entry_points.txt")
        return [
            line.split()[0] for file in found for line in file.read_text().splitlines()[1:] if line
        ]
