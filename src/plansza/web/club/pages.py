"""The pages of a club: its home, what a player settles, a player's games, two compared."""

import asyncio
from dataclasses import dataclass
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from plansza.club.ledger import Standings, Step
from plansza.club.people import Known
from plansza.club.statistics import Career, Score, career_of
from plansza.web.club import plots
from plansza.web.club.club import Club
from plansza.web.club.signing import club_in
from plansza.web.club.telling import Teller, Told
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.render import page
from plansza.web.common.visitor import Caller, Visitor, browser_cookie
from plansza.web.context import Context, ServerContext
from plansza.web.tables.poll import Summary, summaries
from plansza.web.tables.routes import browser_of

NEWEST = 12  # results on the first page
MOST_SHOWN = 200  # of a player's own
MOST_RIVALS = 20


@dataclass(frozen=True)
class Row:
    """A line of statistics: what of, how many games, won, drawn, the share, a rating."""

    label: str
    games: int
    wins: str
    draws: int
    share: str
    rating: str = ""
    about: Told | None = None


@dataclass(frozen=True)
class Course:
    """How a rating went: a picture, and the same as a table."""

    title: str
    picture: str
    steps: list[tuple[int, str, str]]


@dataclass(frozen=True)
class Standing:
    """A player in the list of all."""

    who: Told
    games: int
    ratings: list[str]
    best: float


async def shown(
    request: AnyRequest,
    context: ServerContext,
    visitor: Visitor,
    template: str,
    me: Known | None,
    teller: Teller,
    **more: Any,
) -> Response[str]:
    """A page of the club; it knows who has signed in."""
    browser = browser_of(context, visitor)
    return page(
        request,
        teller.words,
        f"club/{template}",
        cookies=[browser_cookie(request, context.keys, browser)],
        me=me,
        **more,
    )


async def teller_for(club: Club, visitor: Visitor) -> Teller:
    """Who says everything to this reader."""
    known = {each.name: each for each in await asyncio.to_thread(club.people.all)}
    return Teller(visitor.language, known)


async def standings_of(club: Club) -> Standings:
    """The results so far; with the ratings, where the host wants them."""
    found = await asyncio.to_thread(club.ledger.standings)
    return found if club.section.rated else Standings(found.results)


def may_see(club: Club, me: Known | None, player: str) -> bool:
    """Whether somebody may look at a player: all may, or he alone."""
    return club.section.listed or (me is not None and me.name == player)


# -- the home -------------------------------------------------------------------------------------


@get("/club", include_in_schema=False)
async def club_page(request: AnyRequest, context: Context, visitor: Caller) -> Response[str]:
    """Who plays here, and what came of it."""
    club = club_in(context)
    me, teller = await club.member(visitor), await teller_for(club, visitor)
    standings = await standings_of(club)
    listed = club.section.listed
    games = sorted({result.game for result in standings.results})
    newest = standings.results[: -NEWEST - 1 : -1] if listed else []
    evenings = await asyncio.to_thread(club.evenings.newest, NEWEST)
    return await shown(
        request,
        context,
        visitor,
        "home.html",
        me,
        teller,
        script="common/plain.js",
        running=await running_of(context, visitor, club, me) if me is not None else [],
        evenings=[
            (each.name, value.title, teller.title(value.game), teller.day(value.created))
            for each in evenings
            if not (value := each.value).over
        ],
        players=players_of(teller, standings, games) if listed else [],
        games=[teller.title(game) for game in games] if club.section.rated else [],
        results=[teller.result(result, me.name if me else "") for result in newest],
    )


def players_of(teller: Teller, standings: Standings, games: list[str]) -> list[Standing]:
    """Everybody who is here, whoever has played most first."""
    counts: dict[str, int] = {}
    for result in standings.results:
        for member in result.members:
            counts[member] = counts.get(member, 0) + 1
    found = []
    for id in teller.players():
        ratings = [standings.ratings.get((id, game, "")) for game in games]
        told = [teller.rating(each) if each is not None else "–" for each in ratings]
        best = max([each.mu for each in ratings if each is not None], default=0.0)
        found.append(Standing(teller.player(id), counts.get(id, 0), told, best))
    return sorted(found, key=lambda each: (-each.games, -each.best, each.who.name.casefold()))


# -- oneself --------------------------------------------------------------------------------------


@get("/club/me", include_in_schema=False)
async def own_page(request: AnyRequest, context: Context, visitor: Caller) -> Response[str]:
    """Register and sign in; whoever has, changes what is kept of him."""
    club = club_in(context)
    me, teller = await club.member(visitor), await teller_for(club, visitor)
    running = await running_of(context, visitor, club, me) if me is not None else []
    return await shown(
        request, context, visitor, "me.html", me, teller, script="club/me.js", running=running
    )


async def running_of(
    context: ServerContext, visitor: Visitor, club: Club, me: Known
) -> list[Summary]:
    """The games of a player that are not over."""
    return await summaries(context, visitor, await asyncio.to_thread(club.tables_of, me.name))


# -- a player -------------------------------------------------------------------------------------


@get("/club/players/{player:str}", include_in_schema=False)
async def player_page(
    request: AnyRequest, context: Context, visitor: Caller, player: FromPath[str]
) -> Response[str]:
    """A player's games, with all that follows from them; with `?with=`, those with another."""
    club = club_in(context)
    me, teller = await club.member(visitor), await teller_for(club, visitor)
    found = await asyncio.to_thread(club.people.find, player[:100])
    if found is None or not may_see(club, me, player):
        raise web_refused("no-such-player", "there is no such player")
    standings = await standings_of(club)
    rival = request.query_params.get("with", "")
    other = await asyncio.to_thread(club.people.find, rival[:100]) if rival else None
    career = career_of(player, list(standings.results))
    reader = me.name if me is not None else ""
    common = {"who": teller.player(player), "player": found, "rated": club.section.rated}
    if other is not None and other.name != player and may_see(club, me, other.name):
        return await shown(
            request, context, visitor, "compare.html", me, teller, script="common/plain.js",
            **common, **compared(teller, standings, career, player, other.name, reader),
        )  # fmt: skip
    return await shown(
        request,
        context,
        visitor,
        "player.html",
        me,
        teller,
        script="common/plain.js",
        **common,
        **told_career(teller, standings, career, player, reader),
    )


def told_career(
    teller: Teller, standings: Standings, career: Career, player: str, reader: str
) -> dict[str, Any]:
    """A player's games in numbers, pictures and lines."""
    games = sorted(career.games, key=lambda game: -career.games[game].games)
    rivals = sorted(career.rivals, key=lambda each: -career.rivals[each].games)[:MOST_RIVALS]
    known = standings.ratings
    return {
        "total": row(teller, "", career.total),
        "games": [
            row(teller, teller.title(game), career.games[game], known.get((player, game, "")))
            for game in games
        ],
        "roles": [
            row(teller, f"{teller.title(game)}: {teller.role(game, role)}", score,
                known.get((player, game, role)))
            for (game, role), score in sorted(career.roles.items())
        ],
        "rivals": [
            row(teller, teller.player(each).name, career.rivals[each], about=teller.player(each))
            for each in rivals
        ],
        "shares": share_picture(teller, career, games),
        "courses": [
            course(teller, teller.title(game), standings.steps[player, game, ""])
            for game in games
            if (player, game, "") in standings.steps
        ],
        "results": [teller.result(each, reader) for each in career.results[:MOST_SHOWN]],
    }  # fmt: skip


def compared(
    teller: Teller, standings: Standings, career: Career, player: str, other: str, reader: str
) -> dict[str, Any]:
    """Two players beside each other, and their games with each other."""
    theirs = career_of(other, list(standings.results))
    games = sorted({*career.games, *theirs.games})
    both = [each for each in career.results if other in each.members]
    known = standings.ratings
    lines: list[tuple[str, Row, Row]] = []
    for game in games:
        one, two = (each.games.get(game, Score()) for each in (career, theirs))
        lines.append(
            (
                teller.title(game),
                row(teller, "", one, known.get((player, game, ""))),
                row(teller, "", two, known.get((other, game, ""))),
            )
        )
    between = career.rivals.get(other, Score())
    return {
        "other": teller.player(other),
        "lines": lines,
        "between": row(teller, "", between),
        "lost": teller.wins(max(0.0, between.games - between.wins - between.draws)),
        "results": [teller.result(each, reader) for each in both[:MOST_SHOWN]],
    }


def row(
    teller: Teller, label: str, score: Score, rating: Any = None, about: Told | None = None
) -> Row:
    """A line of statistics."""
    return Row(
        label,
        score.games,
        teller.wins(score.wins),
        score.draws,
        teller.share(score.share) if score.games else "–",
        teller.rating(rating) if rating is not None else "–",
        about,
    )


def share_picture(teller: Teller, career: Career, games: list[str]) -> str:
    """The share of games that were won, game by game; nothing before the first."""
    bars = [
        plots.Bar(teller.title(game), score.share, teller.share(score.share))
        for game in games
        if (score := career.games[game]).games
    ]
    return plots.share_plot(bars, teller.words("club-plot-shares")) if bars else ""


def course(teller: Teller, title: str, steps: list[Step]) -> Course:
    """How a rating went."""
    said = teller.words("club-plot-rating", game=title)
    picture = plots.rating_plot(steps, said, teller.words("club-plot-axis"))
    lines = [
        (each.rating.games, teller.day(each.at), teller.rating(each.rating))
        for each in reversed(steps)
    ]
    return Course(title, picture, lines)


CLUB_PAGES = [club_page, player_page]
