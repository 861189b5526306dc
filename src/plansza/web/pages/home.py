"""The home page: choose a game, come back to one, or join one; and the covers of the games."""

import asyncio
from dataclasses import dataclass
from functools import lru_cache

from litestar import Response, get

from plansza.bots.selfplay import greedy_moment
from plansza.core import Game, Option, Position
from plansza.core.plain_picture import cover as plain_cover
from plansza.core.plain_picture import is_written
from plansza.games import GAMES, find
from plansza.table.decide import DEFAULT_BOT
from plansza.web.common.assets import FOR_A_DAY, FOR_EVER, Asset, make_asset, version
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.faults import note
from plansza.web.common.render import page
from plansza.web.common.visitor import Visitor, browser_cookie, language_of
from plansza.web.context import ServerContext
from plansza.web.pages.levels import offered_levels
from plansza.web.tables import service
from plansza.web.tables.routes import browser_of
from plansza.words import LANGUAGES, Words, words_for

SHOWN = 3  # options of a game that stand open; the others are folded away
# The position that the cover of a game shows: of one that may last very long, a later one.
COVER_SEED, COVER_MOVES, LATE_MOVES, LONG_GAME = 11, 26, 240, 10_000


@dataclass(frozen=True)
class Offered:
    """A game as the home page offers it."""

    game: Game
    words: Words
    about: str
    presets: dict[str, dict[str, str]]
    open: tuple[Option, ...]
    folded: tuple[Option, ...]


def offered(language: str) -> tuple[list[Offered], list[str]]:
    """All games; and in a sentence each, those that cannot be offered."""
    words = words_for(language)
    found: list[Offered] = []
    broken = [words("games-broken", game=id, why=why) for id, why in GAMES.broken().items()]
    for game in GAMES.all().values():
        try:
            found.append(_offer(game, words_for(language, game)))
        except Exception as error:
            note(game, error, "home")
            broken.append(words("games-faulty", game=game.id))
    return found, broken


def _offer(game: Game, words: Words) -> Offered:
    game.setup()  # a game that cannot even be set up is not offered
    about = words("about") if words.has("about") else ""
    options = game.options
    return Offered(game, words, about, game.presets(), options[:SHOWN], options[SHOWN:])


@get("/", include_in_schema=False)
async def home_page(request: AnyRequest, context: ServerContext, visitor: Visitor) -> Response[str]:
    """Choose a game, come back to one, or join one."""
    words = words_for(visitor.language)
    browser = browser_of(context, visitor)
    games, broken = offered(visitor.language)
    return page(
        request,
        words,
        "home.html",
        script="home.js",
        cookies=[browser_cookie(request, context.keys, browser)],
        games=games,
        broken=broken,
        levels=offered_levels(words),
        default_bot=DEFAULT_BOT,
        version=version(),
        tables=await service.listed_tables(context, visitor.language),
    )


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
    """A position of a game, as the first player sees it; without a picture, its name."""
    words = words_for(language, game)
    picture = plain_cover(words.title())
    try:
        if is_written(game.pictures(), "paint"):
            view = cover_position(game).view(0)
            picture = game.draw(view, [], words, standalone=True)
    except Exception as error:
        note(game, error, "cover")
    return make_asset("cover.svg", picture.svg.encode())


@lru_cache(maxsize=16)
def cover_position(game: Game) -> Position:
    """The middle of a game between bots."""
    setup = game.setup()
    most = game.max_moves(setup)
    moves = LATE_MOVES if most > LONG_GAME else min(COVER_MOVES, most // 2)
    return greedy_moment(game, setup, COVER_SEED, moves)


HOME_ROUTES = [home_page, cover]
