"""The routes of registered bots: who is there, challenges, events; and for their makers."""

from typing import Annotated, Any, cast

from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter, QueryParameter
from litestar.types import ASGIApp
from msgspec import Meta, Struct
from msgspec.structs import replace

from plansza.games import find
from plansza.table.table import Table
from plansza.web.common.bearer import BOT
from plansza.web.common.errors import AnyRequest, at_table, web_refused
from plansza.web.common.parameters import PROBLEMS, Language, TableId
from plansza.web.common.requests import Name, NewInvite, NewTable, SeatNumber, Strict
from plansza.web.common.responses import Opened
from plansza.web.common.visitor import Caller, Visitor
from plansza.web.context import Context, ServerContext
from plansza.web.programs import challenges
from plansza.web.programs.events import (
    LONGEST_CURSOR,
    EventsStream,
    ProgramEvent,
    read_cursor,
)
from plansza.web.programs.feed import AliveLine, EndLine
from plansza.web.programs.portraits import emblem, portrait_of
from plansza.web.programs.registry import Bot
from plansza.web.programs.rules import BotRules
from plansza.web.programs.token_routes import Days, NewTokenState, shown
from plansza.web.programs.tokens import USUAL_DAYS, Wish
from plansza.web.tables import service
from plansza.web.tables.routes import browser_of, new_cookies

BotName = Annotated[str, Parameter(description="the bot's name or id", max_length=120)]
Picture = Annotated[str, Meta(max_length=14_000)]
Cursor = Annotated[
    str,
    QueryParameter(
        name="after", max_length=LONGEST_CURSOR, description="the id of the last event seen"
    ),
]
EVENTS = ResponseSpec(
    cast(type[Any], ProgramEvent | AliveLine | EndLine),
    description="one JSON object in each line",
    media_type="application/x-ndjson",
    generate_examples=False,
)
PICTURE = ResponseSpec(bytes, media_type="image/*", generate_examples=False)


class NewBotAccount(BotRules):
    """A bot to register: its name, its rules, a square PNG as base64 if it has a picture; `days`
    for which its first token is good."""

    name: Name = ""
    picture: Picture = ""
    days: Days = USUAL_DAYS


class NewRules(BotRules):
    """Other rules; without a `picture` it keeps the one it has."""

    picture: Picture | None = None


class NewBotToken(Strict):
    """One more token for a bot of yours."""

    days: Days = USUAL_DAYS


class Closing(Strict):
    """Nothing more need be said."""


class NewChallenge(NewTable):
    """A game that a bot is asked for: a new table, where you sit, too, if you give a name; the bot
    gets `bot_seat`, or the first that is free."""

    bot_seat: SeatNumber | None = None


class ChallengeAnswer(Strict):
    """What a bot that is asked each time says to a challenge; `why` everybody can read."""

    yes: bool
    why: Annotated[str, Meta(max_length=200)] = ""


class Answered(Struct):
    """A challenge has been answered: where the bot sits now, if it said yes."""

    table: str
    seat: int | None


class BotState(Struct):
    """A registered bot as everybody sees it: `online` when it can be challenged, `yours` when you
    have registered it."""

    id: str
    name: str
    online: bool
    yours: bool
    picture: str
    rules: BotRules


class NewBotState(Struct):
    """A bot that has just been registered, with its first token, which is never shown again."""

    bot: BotState
    token: NewTokenState


class BotStates(Struct):
    """All registered bots, those that are there first."""

    bots: list[BotState]


def state_of(context: ServerContext, bot: Bot, visitor: Visitor) -> BotState:
    """A bot for whoever asks."""
    rules = replace(bot.rules)
    return BotState(
        id=bot.id,
        name=bot.name,
        online=context.bots.is_online(bot),
        yours=visitor.bearer is None and context.bots.is_owner(bot, visitor.browser),
        picture=f"/api/bots/{bot.id}/picture",
        rules=rules,
    )


def rules_of(data: NewBotAccount | NewRules) -> BotRules:
    """The rules in a message that says more."""
    return BotRules(**{name: getattr(data, name) for name in BotRules.__struct_fields__})


async def own_bot(context: ServerContext, visitor: Visitor, name: str) -> Bot:
    """A bot that the visitor may change: his own, or itself."""
    bot = await context.bots.find(name)
    bearer = visitor.bearer
    itself = bearer is not None and bearer.bot == bot.id
    if not itself and (bearer is not None or not context.bots.is_owner(bot, visitor.browser)):
        raise web_refused("bot-of-others", f"{bot.name} is not yours", who=bot.name)
    return bot


# -- for people -----------------------------------------------------------------------------------


@post("/bots", responses=PROBLEMS)
async def register_bot(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    data: JSONBody[NewBotAccount],
    language: Language = None,
) -> Response[NewBotState]:
    """Register a bot of yours, and get its first token."""
    browser = browser_of(context, visitor)
    now = context.tokens.now()
    picture = portrait_of(data.picture)
    await context.tokens.check_room(browser)
    bot = await context.bots.register(browser, data.name, rules_of(data), picture, now)
    wish = Wish(BOT, bot.name, data.days, bot=bot.id)
    token, text = await context.tokens.make(browser, wish)
    found = replace(state_of(context, bot, visitor), yours=True)
    cookies = new_cookies(request, context, visitor, browser)
    return Response(NewBotState(found, shown(token, text, now)), cookies=cookies)


@post("/bots/{bot:str}/tokens", responses=PROBLEMS)
async def make_bot_token(
    context: Context,
    visitor: Caller,
    bot: BotName,
    data: JSONBody[NewBotToken],
    language: Language = None,
) -> NewTokenState:
    """One more token for a bot of yours."""
    found = await own_bot(context, visitor, bot)
    assert visitor.browser is not None
    wish = Wish(BOT, found.name, data.days, bot=found.id)
    token, text = await context.tokens.make(visitor.browser, wish)
    return shown(token, text, context.tokens.now())


@post("/bots/{bot:str}/change", responses=PROBLEMS, status_code=200)
async def change_bot(
    context: Context,
    visitor: Caller,
    bot: BotName,
    data: JSONBody[NewRules],
    language: Language = None,
) -> BotState:
    """Other rules for a bot of yours, or by its own token for itself; they are for challenges from
    now on."""
    found = await own_bot(context, visitor, bot)
    picture = portrait_of(data.picture) if data.picture is not None else None
    return state_of(context, await context.bots.change(found, rules_of(data), picture), visitor)


@post("/bots/{bot:str}/close", responses=PROBLEMS, status_code=200)
async def close_bot(
    context: Context,
    visitor: Caller,
    bot: BotName,
    data: JSONBody[Closing],
    language: Language = None,
) -> BotState:
    """Close the account of a bot of yours: its tokens end, its name is free."""
    found = await own_bot(context, visitor, bot)
    assert visitor.browser is not None
    for token in await context.tokens.of(visitor.browser):
        if token.bot == found.id:
            await context.tokens.revoke(visitor.browser, token.id)
    closed = await context.bots.close(found, context.tokens.now())
    return state_of(context, closed, visitor)


# -- for everybody --------------------------------------------------------------------------------


@get("/bots", responses=PROBLEMS)
async def list_bots(context: Context, visitor: Caller, language: Language = None) -> BotStates:
    """The registered bots: who is there, what they play, how strong they say they are."""
    found = [state_of(context, bot, visitor) for bot in await context.bots.all()]
    return BotStates(sorted(found, key=lambda bot: not bot.online))


@get("/bots/{bot:str}", responses=PROBLEMS)
async def read_bot(
    context: Context, visitor: Caller, bot: BotName, language: Language = None
) -> BotState:
    """One of them."""
    return state_of(context, await context.bots.find(bot), visitor)


@get("/bots/{bot:str}/picture", responses={**PROBLEMS, 200: PICTURE})
async def bot_picture(context: Context, bot: BotName) -> Response[bytes]:
    """A bot's picture: its own, or one of our badges."""
    found = await context.bots.find(bot)
    if found.account.picture:
        return Response(found.account.picture, media_type="image/png")
    return Response(emblem(found.rules.emblem), media_type="image/svg+xml")


@post("/bots/{bot:str}/challenge", responses=PROBLEMS)
async def challenge_bot(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    bot: BotName,
    data: JSONBody[NewChallenge],
    language: Language = None,
) -> Response[Opened]:
    """Ask a bot for a game at a new table. It answers by its rules at once, or is asked; whether it
    has come or said no stands in the table's log."""
    found = await context.bots.find(bot)
    name = data.name
    bearer = visitor.bearer
    if not name and bearer is not None and bearer.kind == BOT:
        name = (await context.bots.find(bearer.bot)).name
    fields = {each: getattr(data, each) for each in NewTable.__struct_fields__}
    seat = bot_seat(data, name)
    wish = NewTable(**{**fields, "name": name, "invite": [*data.invite, NewInvite(seat, found.id)]})
    browser = browser_of(context, visitor)
    table, own = await service.open_table(context, browser, wish, visitor)
    opened = Opened(
        table.id, own, table.number, f"/t/{table.id}", table.commitment, table.shuffling
    )
    return Response(opened, cookies=new_cookies(request, context, visitor, browser))


def bot_seat(data: NewChallenge, name: str) -> int:
    """Where the challenged bot is to sit: where it was asked to, or the first seat that is free."""
    if data.bot_seat is not None:
        return data.bot_seat
    seats = data.seats or find(data.game).seat_counts[0]
    taken = {bot.seat for bot in data.bots} | {each.seat for each in data.invite}
    free = [seat for seat in range(seats) if seat not in taken and seat != data.seat]
    if name and data.seat is None:  # whoever asks takes the first
        free = free[1:]
    return next(iter(free), 0)


# -- for bots -------------------------------------------------------------------------------------


@post("/challenges/{table_id:str}/answer", responses=PROBLEMS, status_code=200)
async def answer_challenge(
    context: Context,
    visitor: Caller,
    table_id: TableId,
    data: JSONBody[ChallengeAnswer],
    language: Language = None,
) -> Answered:
    """Take the seat that your bot was asked to, or say no."""
    bearer = visitor.bearer
    if bearer is None or bearer.kind != BOT:
        raise web_refused("not-a-bot", "this is for bots, by their tokens")
    table: Table = await context.table(table_id)
    with at_table(table):
        seat = await challenges.answer(context, table, bearer.bot, data.yes, data.why)
    return Answered(table.id, seat)


@get("/events", responses={**PROBLEMS, 200: EVENTS})
async def events(
    context: Context,
    visitor: Caller,
    after: Cursor = "",
    language: Language = None,
) -> ASGIApp:
    """What happens at your tables: challenged, seated, to move, over. First comes how things stand
    now, or with `after`, the id of the last event that you saw, all that has happened since."""
    if visitor.bearer is None:
        raise web_refused("token-missing", "show a token: Authorization: Bearer …")
    if after and read_cursor(after) is None:
        raise web_refused("malformed", "malformed", what="after")
    if not context.hub.allows(visitor.address):
        raise web_refused("too-many-streams", "too many open streams")
    return EventsStream(context, visitor, after)


BOT_ROUTES = Router(
    "/api",
    route_handlers=[
        register_bot,
        make_bot_token,
        change_bot,
        close_bot,
        list_bots,
        read_bot,
        bot_picture,
        challenge_bot,
        answer_challenge,
        events,
    ],
)
