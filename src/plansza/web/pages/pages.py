"""The pages people play on: the home page and the table, with their small pictures."""

import asyncio
import io
from dataclasses import dataclass
from functools import lru_cache

import segno
from litestar import Response, get
from litestar.datastructures import Cookie
from litestar.response import Redirect

from plansza.bots import level_names
from plansza.bots.selfplay import greedy_moment
from plansza.core import Game, Option, Position
from plansza.games import GAMES, find
from plansza.table.decide import DEFAULT_BOT
from plansza.table.table import Table
from plansza.web.common.assets import FOR_A_DAY, FOR_EVER, Asset, make_asset, version
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.render import page
from plansza.web.common.visitor import Visitor, browser_cookie, language_of
from plansza.web.context import House
from plansza.web.tables import service
from plansza.web.tables.pictures import spoken_names
from plansza.web.tables.routes import visitor_with_browser
from plansza.words import LANGUAGES, Words, words_for

SHOWN = 3  # options of a game that stand open; the others are folded away
# The moment of a game that its cover shows: of one that may last very long, a later one.
COVER_SEED, COVER_MOVES, LATE_MOVES, LONG_GAME = 11, 26, 240, 10_000


@dataclass(frozen=True)
class Offered:
    """A game as the home page offers it."""

    game: Game
    words: Words
    about: str
    open: tuple[Option, ...]
    folded: tuple[Option, ...]


def offered(language: str) -> list[Offered]:
    """All games of the house."""
    found: list[Offered] = []
    for game in GAMES.all().values():
        words = words_for(language, game)
        about = words("about") if words.has("about") else ""
        options = game.options
        found.append(Offered(game, words, about, options[:SHOWN], options[SHOWN:]))
    return found


@dataclass(frozen=True)
class OfferedLevel:
    """How well a bot may play, as people choose it."""

    id: str
    name: str
    about: str


def offered_levels(words: Words) -> list[OfferedLevel]:
    """The levels, the weakest first."""
    return [
        OfferedLevel(id, words(f"level-{id}"), words(f"level-{id}-about")) for id in level_names()
    ]


@get("/", include_in_schema=False)
async def home_page(request: AnyRequest) -> Response[str]:
    """Choose a game, come back to one, or join one."""
    house, visitor, browser = visitor_with_browser(request)
    words = words_for(visitor.language)
    return page(
        request, words, "home.html", script="home.js",
        cookies=[browser_cookie(request, house.keys, browser)],
        games=offered(visitor.language), levels=offered_levels(words), default_bot=DEFAULT_BOT,
        version=version(), tables=await service.listed_tables(house, visitor.language),
    )  # fmt: skip


@get("/t/{table_id:str}", include_in_schema=False)
async def table_page(request: AnyRequest, table_id: str) -> Response[str] | Redirect:
    """A table; with `?seat=TOKEN` the browser takes that seat first."""
    house, visitor, browser = visitor_with_browser(request)
    table = await house.table(table_id)
    cookies = [browser_cookie(request, house.keys, browser)]
    token = request.query_params.get("seat")
    if token is not None:
        back = await move_seat(request, house, table, visitor, token[:200])
        return Redirect(back, status_code=303, cookies=cookies)
    house.steward.attend(table.id)
    return show_table(request, table, visitor, cookies)


async def move_seat(
    request: AnyRequest, house: House, table: Table, visitor: Visitor, token: str
) -> str:
    """Take a seat by a link, and where to go then.

    Messengers open links to preview them. They keep no cookies, so they take no seats.
    """
    if visitor.browser is None and request.query_params.get("again"):
        raise web_refused("no-cookies", "this browser keeps no cookies")
    if visitor.browser is None:
        return f"/t/{table.id}?seat={token}&again=1"
    await service.take_link(house, table, visitor.browser, token)
    return f"/t/{table.id}"


def show_table(
    request: AnyRequest, table: Table, visitor: Visitor, cookies: list[Cookie]
) -> Response[str]:
    """The frame of a table; the script fills it."""
    words = visitor.viewer(None).words(table.game)
    held = visitor.held(table)
    return page(
        request, words, "table.html", script="table.js", cookies=cookies, table=table, held=held,
        names=spoken_names(table, words), levels=offered_levels(words), default_bot=DEFAULT_BOT,
        version=version(),
        options=[(words.option(id), words.choice(id, choice))
                 for id, choice in table.setup.options.items()],
    )  # fmt: skip


@get("/t/{table_id:str}/qr.svg", include_in_schema=False)
async def table_code(request: AnyRequest, table_id: str) -> Response[bytes]:
    """The invitation to a table as a code to scan; it holds the address and nothing else."""
    if not table_id.isascii() or len(table_id) > 100:
        raise web_refused("not-found", "no such table")
    code = segno.make(f"{str(request.base_url).rstrip('/')}/t/{table_id}", micro=False)
    drawn = io.BytesIO()
    code.save(drawn, kind="svg", scale=4, border=2, dark="#2b241b", light="#fffdf6", svgclass=None,
              lineclass=None)  # fmt: skip
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@get("/cover/{name:str}", include_in_schema=False)
async def cover(request: AnyRequest, name: str) -> Response[bytes]:
    """A game in full swing, for the home page."""
    game_id, _, ending = name.rpartition(".")
    if ending != "svg":
        raise web_refused("not-found", "no such picture")
    asset = await asyncio.to_thread(draw_cover, find(game_id), language_of(request))
    lasting = request.query_params.get("v") == version() and "lang" in request.query_params
    return asset.answer(request, FOR_EVER if lasting else FOR_A_DAY)


@lru_cache(maxsize=16 * len(LANGUAGES))
def draw_cover(game: Game, language: str) -> Asset:
    """A moment of a game, as the first player sees it."""
    words = words_for(language, game)
    position = cover_moment(game)
    picture = game.draw(position.view(0), [], words, standalone=True)
    return make_asset("cover.svg", picture.svg.encode())


@lru_cache(maxsize=16)
def cover_moment(game: Game) -> Position:
    """The middle of a game between bots."""
    setup = game.setup()
    late = game.max_moves(setup) > LONG_GAME
    return greedy_moment(game, setup, COVER_SEED, LATE_MOVES if late else COVER_MOVES)


PAGES = [home_page, table_page, table_code, cover]
