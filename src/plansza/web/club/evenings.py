"""Evenings over HTTP: a list of names becomes rounds, rounds open tables, tables bring results."""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import Annotated, Any, Literal

from litestar import Response, Router, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct, field

from plansza.club import pairings
from plansza.club.deals import Deal
from plansza.club.evenings import KNOCKOUT, LEAGUE, SWISS, Entrant, Evening, Pairing, begun, entered
from plansza.club.ratings import CENTRE, Rating
from plansza.core.chance import KeyedChance, commitment
from plansza.core.contract import Game
from plansza.core.errors import blaming
from plansza.core.setup import Setup, make_setup
from plansza.games import find
from plansza.store.entries import TableTaken
from plansza.table.decide import Command, own_name, refused
from plansza.table.ids import new_table_id
from plansza.table.names import alike
from plansza.web.club.club import Club
from plansza.web.club.signing import club_in
from plansza.web.common.errors import AnyRequest, at_table, web_refused
from plansza.web.common.parameters import PROBLEMS, Language
from plansza.web.common.requests import Id, NewClock, Strict
from plansza.web.common.seats import same, seat_secret
from plansza.web.common.visitor import Caller, Visitor, browser_cookie
from plansza.web.context import Context, ServerContext
from plansza.web.tables.bot_names import refuse_bot_name
from plansza.web.tables.routes import browser_of
from plansza.web.tables.service import clock_of

MOST_ENTRANTS = 64
MOST_ROUNDS = 20
TOKEN = 24  # letters of the signature in a personal link
PROBES = 4  # starts of a game, by which we see whether its roles depend on luck

PersonName = Annotated[str, Meta(max_length=120)]


class NewEvening(Strict):
    """Names in the order of seeding, or seeded by rating; a Swiss evening has so many `rounds`."""

    title: Annotated[str, Meta(min_length=1, max_length=80)]
    kind: Literal["swiss", "league", "knockout"]
    game: Id
    names: Annotated[list[PersonName], Meta(min_length=2, max_length=MOST_ENTRANTS)]
    seats: Annotated[int, Meta(ge=2, le=64)] = 2
    options: Annotated[dict[Id, Id], Meta(max_length=40)] = field(default_factory=dict)
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 3
    double: bool = False
    by_rating: bool = False
    same_deal: bool = False
    clock: NewClock | None = None


class OpenedEvening(Struct):
    """An evening and where its page is."""

    id: str
    address: str


class NextRound(Strict):
    """After how many rounds: so that a second click begins no second one."""

    seen: Annotated[int, Meta(ge=0, le=1000)]


class EnteredResult(Strict):
    """The points of a table of the last round, in the order of seats."""

    round: Annotated[int, Meta(ge=0, le=1000)]
    place: Annotated[int, Meta(ge=0, le=1000)]
    points: Annotated[list[Annotated[float, Meta(ge=0, le=1)]], Meta(max_length=64)]


class SitDown(Strict):
    """Who it is, by his personal link; nothing for a player who has signed in."""

    me: Annotated[str, Meta(max_length=80)] = ""


class Seated(Struct):
    """Where one plays now."""

    address: str


class Changed(Struct):
    """How many rounds there are."""

    rounds: int


# -- who it is ------------------------------------------------------------------------------------


def personal(context: ServerContext, id: str, number: int) -> str:
    """What stands in the personal link of somebody on the list."""
    return f"{number}.{context.keys.sign(f'entrant {id} {number}')[:TOKEN]}"


def entrant_of(context: ServerContext, id: str, evening: Evening, token: str) -> int | None:
    """Whose personal link this is."""
    number = token.partition(".")[0]
    if not (number.isascii() and number.isdecimal() and len(number) < 4):
        return None
    known = int(number) < len(evening.entrants)
    return int(number) if known and same(personal(context, id, int(number)), token) else None


async def reader_of(
    context: ServerContext, visitor: Visitor, id: str, evening: Evening, token: str
) -> int | None:
    """Who on the list this is: a player who has signed in, or a guest with his link. The name of a
    player is opened by no link."""
    me = await club_in(context).member(visitor)
    if me is not None:
        for number, each in enumerate(evening.entrants):
            if each.member == me.name:
                return number
    found = entrant_of(context, id, evening, token)
    return found if found is not None and not evening.entrants[found].member else None


def maker_mark(context: ServerContext, id: str, browser: str) -> str:
    """What is kept of the browser that made an evening."""
    return context.keys.sign(f"maker {id} {browser}")


def organiser_token(context: ServerContext, id: str) -> str:
    """What opens an evening for its organiser on another device."""
    return context.keys.sign(f"organiser {id}")[:TOKEN]


async def organises(
    context: ServerContext, visitor: Visitor, id: str, evening: Evening, token: str = ""
) -> bool:
    """Whether this is whoever made the evening."""
    me = await club_in(context).member(visitor)
    if me is not None and me.name == evening.member:
        return True
    if token and same(organiser_token(context, id), token):
        return True
    mark = maker_mark(context, id, visitor.browser) if visitor.browser is not None else ""
    return bool(mark) and same(mark, evening.maker)


async def found_evening(context: ServerContext, id: str) -> Evening:
    """An evening by its id."""
    found = await asyncio.to_thread(club_in(context).evenings.find, id[:100])
    if found is None:
        raise refused("no-such-evening", "there is no such evening")
    return found


# -- making one -----------------------------------------------------------------------------------


@post("/evenings", responses=PROBLEMS)
async def make_evening(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    data: JSONBody[NewEvening],
    language: Language = None,
) -> Response[OpenedEvening]:
    """Make an evening of a list of names; names of players are theirs."""
    club, browser = club_in(context), browser_of(context, visitor)
    me = await club.member(visitor)
    if me is None and not club.section.guests:
        raise refused("members-only", "only players of this club do this: sign in first")
    context.limiter.check(visitor.host, "create")
    game = find(data.game)
    with blaming(game.id):
        setup = make_setup(game.id, game.seat_counts, game.options, data.seats, data.options)
        game.check(setup)
        setup = with_fixed_roles(game, setup)
    if data.kind != SWISS and data.seats != 2:
        raise web_refused("evening-duels", "a league and a knock-out are for two at a table")
    entrants = await entrants_of(club, data)
    if len(entrants) < data.seats:
        raise web_refused("too-few-names", "too few names", count=data.seats)
    id = new_table_id()
    evening = Evening(
        title=" ".join(data.title.split()) or game.id,
        kind=data.kind,
        game=game.id,
        seats=data.seats,
        options=dict(setup.options),
        entrants=tuple(entrants),
        created=context.tables.now(),
        maker=maker_mark(context, id, browser),
        member=me.name if me is not None else "",
        total=rounds_of(data, len(entrants)),
        double=data.double,
        clock=clock_of(data.clock),
        same_deal=data.same_deal,
    )
    await asyncio.to_thread(club.evenings.make, id, evening)
    cookies = [browser_cookie(request, context.keys, browser)]
    return Response(OpenedEvening(id, f"/club/evenings/{id}"), cookies=cookies)


def rounds_of(data: NewEvening, count: int) -> int:
    """How many rounds there will be."""
    if data.kind == LEAGUE:
        return pairings.league_rounds(count, data.double)
    if data.kind == KNOCKOUT:
        return pairings.knockout_rounds(count)
    return min(data.rounds, count - 1) if data.seats == 2 else data.rounds


async def entrants_of(club: Club, data: NewEvening) -> list[Entrant]:
    """Everybody on the list once; players are found by their names."""
    entrants: list[Entrant] = []
    standings = await asyncio.to_thread(club.ledger.standings)
    for typed in data.names:
        name = own_name(typed)
        refuse_bot_name(name)
        player = await asyncio.to_thread(club.people.named, name)
        if player is not None:
            key = (player.name, data.game, "")
            strength = float(standings.ratings.get(key, Rating()).points)
            entrants.append(Entrant(player.value.name, player.name, strength))
        elif club.section.guests:
            entrants.append(Entrant(name, "", float(CENTRE)))
        else:
            raise refused("members-only", "only players of this club sit down here")
    for place, each in enumerate(entrants):
        for other in entrants[:place]:
            if alike(each.name, other.name):
                raise web_refused("name-twice", "two names look alike", name=each.name)
    if data.by_rating:
        entrants.sort(key=lambda each: -each.strength)
    return entrants


def with_fixed_roles(game: Game, setup: Setup) -> Setup:
    """The same set-up, but who plays which side is settled by the seats and not by luck, where one
    option can settle it: so sides can be given out fairly."""

    def told(found: Setup) -> list[str]:
        starts = (game.start(found, KeyedChance(bytes([n] * 32))) for n in range(PROBES))
        return [str(game.roles(start)) for start in starts]

    def fixed(found: Setup) -> bool:
        return len(set(told(found))) == 1

    if setup.seats != 2 or not told(setup)[0].strip("()") or fixed(setup):
        return setup
    for option in game.options:
        for choice in option.choices:
            try:
                tried = game.setup(setup.seats, **{**setup.options, option.id: choice})
            except Exception:  # choices that do not go together
                continue
            if fixed(tried):
                return tried
    return setup


# -- rounds ---------------------------------------------------------------------------------------


@post("/evenings/{evening_id:str}/next", responses=PROBLEMS, status_code=200)
async def next_round(
    context: Context,
    visitor: Caller,
    evening_id: FromPath[str],
    data: JSONBody[NextRound],
    organiser: FromQuery[str] = "",
    language: Language = None,
) -> Changed:
    """Pair the next round and open its tables."""
    club, evening = club_in(context), await found_evening(context, evening_id)
    if not await organises(context, visitor, evening_id, evening, organiser):
        raise web_refused("not-the-maker", "only the organiser does this")
    allowed = find(evening.game).seat_counts

    def change(found: Evening) -> Evening:
        return begun(found, data.seen, allowed, new_table_id)

    after = await asyncio.to_thread(club.evenings.change, evening_id, change)
    await open_round(context, evening_id, after)
    return Changed(len(after.rounds))


async def open_round(context: ServerContext, id: str, evening: Evening) -> None:
    """Open the tables of the last round; those that are open already stay."""
    played = [each for each in evening.rounds[-1] if each.table]
    deal = f"{id}-{len(evening.rounds)}" if evening.same_deal and len(played) > 1 else ""
    if deal:
        await open_deal(context, deal, evening, played)
    for pairing in played:
        await open_pairing(context, id, evening, pairing, deal)


async def open_pairing(
    context: ServerContext, id: str, evening: Evening, pairing: Pairing, deal: str
) -> None:
    """A table for those who meet, each with his seat."""
    game = find(evening.game)
    names = [evening.entrants[number].name for number in pairing.seats]
    more: dict[str, Any] = {"event": id, "reserved": names}
    more |= {"deal": deal, "family": deal} if deal else {}
    options = evening.options if len(pairing.seats) == evening.seats else {}
    try:
        await context.tables.create(
            game,
            len(pairing.seats),
            options,
            clock=evening.clock,
            hints=False,
            table_id=pairing.table,
            seed=deal_seed(context, deal) if deal else None,
            more=more,
        )
    except TableTaken:
        return


def deal_seed(context: ServerContext, deal: str) -> bytes:
    """One seed for a round, the same whenever it is asked for, and nobody's guess."""
    return sha256(context.keys.sign(f"deal-seed {deal}").encode()).digest()


async def open_deal(
    context: ServerContext, id: str, evening: Evening, played: list[Pairing]
) -> None:
    """What seals the tables of a round that play the same deal."""
    club = club_in(context)
    if await asyncio.to_thread(club.deals.kept.find, id) is not None:
        return
    deal = Deal(
        game=evening.game,
        seats=evening.seats,
        options=dict(evening.options),
        commitment=commitment(deal_seed(context, id)),
        tables=tuple(each.table for each in played),
        created=context.tables.now(),
        maker=evening.maker,
        member=evening.member,
    )
    await asyncio.to_thread(club.deals.kept.make, id, deal)


@post("/evenings/{evening_id:str}/result", responses=PROBLEMS, status_code=200)
async def enter_result(
    context: Context,
    visitor: Caller,
    evening_id: FromPath[str],
    data: JSONBody[EnteredResult],
    organiser: FromQuery[str] = "",
    language: Language = None,
) -> Changed:
    """Enter or correct a result of the last round; everybody sees that it was entered by hand."""
    club, evening = club_in(context), await found_evening(context, evening_id)
    if not await organises(context, visitor, evening_id, evening, organiser):
        raise web_refused("not-the-maker", "only the organiser does this")
    points = tuple(data.points)
    change: Callable[[Evening], Evening] = lambda found: entered(  # noqa: E731
        found, data.round, data.place, points
    )
    after = await asyncio.to_thread(club.evenings.change, evening_id, change)
    return Changed(len(after.rounds))


# -- sitting down ---------------------------------------------------------------------------------


def current(evening: Evening, number: int) -> Pairing | None:
    """Where somebody plays in the last round; nothing while he has none, or a bye."""
    for each in evening.rounds[-1] if evening.rounds else ():
        if number in each.seats and each.table:
            return each
    return None


@post("/evenings/{evening_id:str}/sit", responses=PROBLEMS, status_code=200)
async def sit_down(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    evening_id: FromPath[str],
    data: JSONBody[SitDown],
    language: Language = None,
) -> Response[Seated]:
    """Take the seat that is kept for you in the round that is played now."""
    club, evening = club_in(context), await found_evening(context, evening_id)
    number = await reader_of(context, visitor, evening_id, evening, data.me)
    if number is None:
        raise web_refused("not-on-the-list", "this list does not know you: sign in, or your link")
    pairing = current(evening, number)
    if pairing is None:
        raise web_refused("no-table-now", "you have no table at the moment")
    await open_round(context, evening_id, evening)
    browser, seat = browser_of(context, visitor), pairing.seats.index(number)
    table = await context.table(pairing.table)
    entrant = evening.entrants[number]
    secret = seat_secret(browser, table.head)
    if table.seats[seat].free:
        await club.deals.claim(table, browser, entrant.member)
        body: dict[str, Any] = {"seat": seat, "name": entrant.name, "secret": secret}
        body |= {"member": entrant.member, "invited": True}
        with at_table(table):
            await context.tables.submit(table.id, Command("sit", None, body))
    elif not table.seats[seat].held_by(secret) and table.seats[seat].name == entrant.name:
        command = Command("device", seat, {"secret": secret}, "", table.number)
        with at_table(table):  # another device of the same person
            await context.tables.submit(table.id, command)
    cookies = [browser_cookie(request, context.keys, browser)]
    return Response(Seated(f"/t/{table.id}"), cookies=cookies)


EVENING_API = Router("/api/club", route_handlers=[make_evening, next_round, enter_result, sit_down])
