"""Take the screenshots of docs/pictures anew, and the covers as pixels: python -m tools.screenshots

Tables with a fixed seed are played to an interesting middle, then looked at with the system's
Chromium by their players: Ania, whose screen is taken, and others.
"""

import asyncio
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from plansza.bots import GreedyBot
from plansza.core import FastChance
from plansza.games import find
from plansza.store import open_store
from plansza.table.decide import Command
from plansza.table.table import Table
from plansza.table.tables import Tables
from plansza.web.common.seats import seat_secret
from plansza.web.keys import Keyring
from tests.support.chromium import ARGUMENTS
from tools.system_packages import CHROMIUM

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "pictures"
GAMES = ROOT / "src" / "plansza" / "games"
NAMES = ("Ania", "Olek", "Iga", "Staś")
SEED = bytes([11]) * 32
WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
Theme = Literal["light", "dark"]
BOARD = ".picture svg"


@dataclass(frozen=True)
class Wish:
    """A game to be played up to a turn of the first player after so many moves."""

    game: str
    seats: int
    options: dict[str, str]
    moves: int


DAMS = Wish("spor", 2, {"attacker": "1"}, 27)
WAR = Wish("battalia", 4, {"mode": "heroic"}, 320)


@dataclass(frozen=True)
class Scene:
    """A table, and the cookies of its players."""

    table: str
    cookie: str
    values: tuple[str, ...]


async def play(database: str, wish: Wish) -> Scene:
    """Greedy players on a table of that database."""
    store = open_store(database)
    keys = Keyring(store, None).keys
    browsers = [keys.new_browser() for _ in range(wish.seats)]
    tables = Tables(store, new_seed=lambda: SEED)
    table = await tables.create(find(wish.game), wish.seats, wish.options)
    for seat, (name, browser) in enumerate(zip(NAMES, browsers, strict=False)):
        body = {"seat": seat, "name": name, "secret": seat_secret(browser, table.head)}
        await tables.submit(table.id, Command("sit", None, body))
    for number in range(wish.moves):
        await greedy_move(tables, await tables.table(table.id), number)
    while 0 not in (await tables.table(table.id)).to_move:
        await greedy_move(tables, await tables.table(table.id), wish.moves)
    await tables.submit(table.id, Command("chat", 1, {"text": "What a view!"}))
    store.close()
    return Scene(table.id, keys.cookie, tuple(map(keys.write_cookie, browsers)))


async def greedy_move(tables: Tables, table: Table, number: int) -> None:
    """The move that looks best at a glance."""
    assert table.position is not None
    seat = table.to_move[0]
    move = GreedyBot(table.game).choose(table.position.view(seat), FastChance(number))
    body = {"move": table.game.write_move(move), "confirmed": True}
    await tables.submit(table.id, Command("play", seat, body, seen=table.number))


@contextmanager
def serving(database: str) -> Iterator[str]:
    """A server on that database, and its address."""
    serve = ["plansza", "--language", "en", "serve", "--port", "0", "--database", database]
    process = subprocess.Popen([sys.executable, "-m", *serve], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = next(word for word in process.stdout.readline().split() if "http" in word)
        yield address.rstrip("/")
    finally:
        process.terminate()
        process.communicate(timeout=10)


class Studio:
    """Takes pictures of one table."""

    def __init__(self, browser: Browser, address: str, scene: Scene) -> None:
        self.browser = browser
        self.address = address
        self.scene = scene

    def context(self, player: int, size: ViewportSize, theme: Theme) -> BrowserContext:
        """The browser of one of the players."""
        phone = size is PHONE
        context = self.browser.new_context(
            viewport=size,
            locale="en-GB",
            color_scheme=theme,
            is_mobile=phone,
            has_touch=phone,
            device_scale_factor=2 if phone else 1,
        )
        value = self.scene.values[player]
        context.add_cookies([{"name": self.scene.cookie, "value": value, "url": self.address}])
        return context

    def open(self, player: int, size: ViewportSize, theme: Theme = "light") -> Page:
        """The table as a player sees it."""
        page = self.context(player, size, theme).new_page()
        page.goto(f"{self.address}/t/{self.scene.table}")
        page.wait_for_selector(BOARD)
        return page

    def take(self, page: Page, name: str) -> None:
        """Write a picture once everything has settled."""
        page.wait_for_timeout(700)
        path = FOLDER / f"{name}.png"
        page.screenshot(path=path)
        page.context.close()
        make_small(path)


def make_small(path: Path) -> None:
    """A palette is enough for cut paper; without pngquant the picture stays as it is."""
    program = shutil.which("pngquant")
    if program is not None:
        options = ["--force", "--strip", "--skip-if-larger", "--output", str(path)]
        subprocess.run([program, *options, str(path)], check=True)


def pick_a_card(page: Page) -> None:
    """The first click of a move: what it leads to lights up."""
    page.locator(".picture .can:not(.later)").first.click()
    page.mouse.move(5, 400)


def take_dams(studio: Studio) -> None:
    """Spór o Bór by day, by night and on a phone; and the home page."""
    olek = studio.open(1, WIDE)
    studio.take(studio.open(0, WIDE), "table")
    dark = studio.open(0, WIDE, "dark")
    pick_a_card(dark)
    studio.take(dark, "table-dark")
    studio.take(studio.open(0, PHONE), "table-phone")
    home = studio.open(0, WIDE)
    home.goto(studio.address)
    home.wait_for_load_state("networkidle")
    studio.take(home, "home")
    olek.context.close()


def take_war(studio: Studio) -> None:
    """Battalia in full swing."""
    studio.take(studio.open(0, WIDE), "battalia")
    studio.take(studio.open(0, PHONE), "battalia-phone")


def take_covers(browser: Browser, address: str) -> None:
    """The covers as pixels, beside the drawings: messengers show them with a link."""
    page = browser.new_page(viewport={"width": 600, "height": 600})
    for drawing in GAMES.glob("*/picture/cover.svg"):
        page.goto(f"{address}/cover/{drawing.parts[-3]}.svg")
        page.screenshot(path=drawing.with_suffix(".jpg"), type="jpeg", quality=85)
    page.close()


def main() -> None:
    """Play, serve, look."""
    chromium = CHROMIUM.find()
    if chromium is None:
        sys.exit("There is no Chromium to look with.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        dams, war = (asyncio.run(play(database, wish)) for wish in (DAMS, WAR))
        with serving(database) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=list(ARGUMENTS))
            take_dams(Studio(browser, address, dams))
            take_war(Studio(browser, address, war))
            take_covers(browser, address)
            browser.close()


if __name__ == "__main__":
    main()
