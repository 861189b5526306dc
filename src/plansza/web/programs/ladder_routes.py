"""The ladder: for programs, and as a page."""

from typing import Annotated

from litestar import Response, Router, get
from litestar.params import QueryParameter
from msgspec import Struct

from plansza.games import GAMES
from plansza.web.common.errors import AnyRequest
from plansza.web.common.parameters import PROBLEMS, Language
from plansza.web.common.render import page
from plansza.web.common.visitor import Caller
from plansza.web.context import Context, ServerContext
from plansza.web.programs.ladder import Standing
from plansza.words import words_for

GameAsked = Annotated[
    str, QueryParameter(name="game", max_length=60, description="only this game; else all")
]


class LadderBot(Struct):
    """A bot on the ladder. `mu` and `sigma` are openskill's strength and its doubt, `rating` what
    it surely has; none where the server has no openskill."""

    id: str
    name: str
    online: bool
    games: int
    won: float
    rating: float | None
    mu: float | None
    sigma: float | None


class LadderState(Struct):
    """The ladder, the best first, and how often who has played whom: by game, bots and seats."""

    games: int
    rated: bool
    bots: list[LadderBot]
    played: list[tuple[str, list[str], int]]


async def ladder_of(context: ServerContext, game: str) -> LadderState:
    """The ladder as it stands; a bot that has left goes with its games."""
    known = {bot.id: bot for bot in await context.bots.all()}
    standings = await context.ladder.standings(game)
    bots = [
        LadderBot(
            each.bot,
            known[each.bot].name,
            context.bots.is_online(known[each.bot]),
            each.games,
            round(each.won, 2),
            *numbers(each),
        )
        for each in standings.bots
        if each.bot in known
    ]
    pairs = await context.ladder.pairs()
    played = [(name, list(seats), count) for (name, seats), count in sorted(pairs.items())]
    return LadderState(standings.games, standings.rated, bots, played)


def numbers(standing: Standing) -> tuple[float | None, float | None, float | None]:
    """A rating in numbers that are not longer than they are sure."""
    rating = standing.rating
    if rating is None:
        return None, None, None
    return round(standing.order[0], 2), round(rating.mu, 2), round(rating.sigma, 2)


@get("/ladder", responses=PROBLEMS)
async def read_ladder(
    context: Context, visitor: Caller, game: GameAsked = "", language: Language = None
) -> LadderState:
    """How the registered bots stand after all rated games."""
    return await ladder_of(context, game)


@get("/ladder", include_in_schema=False)
async def ladder_page(request: AnyRequest, context: Context, visitor: Caller) -> Response[str]:
    """The same for people, of all games or of one."""
    words = words_for(visitor.language)
    asked = request.query_params.get("game", "")
    games = GAMES.all()
    game = asked if asked in games else ""
    titles = [("", words("page-ladder-all"))]
    titles += [(id, words_for(visitor.language, each).title()) for id, each in games.items()]
    return page(
        request,
        words,
        "ladder.html",
        script="common/plain.js",
        ladder=await ladder_of(context, game),
        game=game,
        titles=titles,
    )


LADDER_ROUTES = Router("/api", route_handlers=[read_ladder])
LADDER_PAGE_ROUTES = [ladder_page]
