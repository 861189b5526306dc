"""The routes of tokens: a person makes, lists and revokes his own, and a program asks who it is."""

from typing import Annotated, Literal

from litestar import Response, Router, get, post
from litestar.params import JSONBody, Parameter
from msgspec import Meta, Struct

from plansza.store.programs import Token
from plansza.web.common.errors import AnyRequest, at_table, web_refused
from plansza.web.common.parameters import PROBLEMS, Language
from plansza.web.common.requests import Id, SeatNumber, Strict
from plansza.web.common.visitor import Caller
from plansza.web.context import Context
from plansza.web.programs.tokens import MOST_LABEL, USUAL_DAYS, Wish, is_good
from plansza.web.tables import service
from plansza.web.tables.routes import browser_of, new_cookies

Days = Annotated[int, Meta(ge=1, le=3650)]
Label = Annotated[str, Meta(max_length=MOST_LABEL)]
TokenId = Annotated[str, Parameter(description="the token's id", max_length=60)]


class NewToken(Strict):
    """A token to make: for one `seat` of one `table`, which is yours, or for all `seats` that your
    browser takes at this server. It is good for so many `days`; `label` is for your own list."""

    kind: Literal["seat", "seats"] = "seats"
    label: Label = ""
    days: Days = USUAL_DAYS
    table: Id = ""
    seat: SeatNumber | None = None


class Revocation(Strict):
    """Nothing more need be said."""


class TokenState(Struct):
    """A token as its maker sees it; the token itself is shown only when it is made."""

    id: str
    kind: str
    label: str
    created: float
    expires: float
    good: bool
    revoked: float | None
    table: str | None
    seat: int | None
    bot: str | None


class NewTokenState(TokenState):
    """The same, with the token itself: keep it, for it is never shown again."""

    token: str


class TokenStates(Struct):
    """All tokens of a person, the newest first."""

    tokens: list[TokenState]


class Me(Struct):
    """What a token says of the program that has shown it."""

    id: str
    kind: str
    label: str
    expires: float
    table: str
    seat: int | None
    bot: str


def state_of(token: Token, now: float) -> TokenState:
    """A token for its maker's list."""
    return TokenState(
        id=token.id,
        kind=token.kind,
        label=token.label,
        created=token.created,
        expires=token.expires,
        good=is_good(token, now),
        revoked=token.revoked,
        table=token.table_id,
        seat=token.seat,
        bot=token.bot,
    )


def shown(token: Token, text: str, now: float) -> NewTokenState:
    """A token for whoever has just made it."""
    state = state_of(token, now)
    return NewTokenState(
        **{name: getattr(state, name) for name in state.__struct_fields__}, token=text
    )


@post("/tokens", responses=PROBLEMS)
async def make_token(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    data: JSONBody[NewToken],
    language: Language = None,
) -> Response[NewTokenState]:
    """Make a token for a program of yours. Your browser is known by its cookie; the answer sets
    one for whoever has none."""
    browser = browser_of(context, visitor)
    seat = None
    if data.kind == "seat":
        table = await context.table(data.table)
        with at_table(table):
            seat = service.seat_needed(table, visitor, data.seat)
    wish = Wish(data.kind, data.label, data.days, data.table, seat)
    token, text = await context.tokens.make(browser, wish)
    cookies = new_cookies(request, context, visitor, browser)
    return Response(shown(token, text, context.tokens.now()), cookies=cookies)


@get("/tokens", responses=PROBLEMS)
async def list_tokens(context: Context, visitor: Caller, language: Language = None) -> TokenStates:
    """The tokens that you have made."""
    now = context.tokens.now()
    found = await context.tokens.of(visitor.browser) if visitor.browser else []
    return TokenStates([state_of(each, now) for each in found])


@post("/tokens/{token_id:str}/revoke", responses=PROBLEMS, status_code=200)
async def revoke_token(
    context: Context,
    visitor: Caller,
    token_id: TokenId,
    data: JSONBody[Revocation],
    language: Language = None,
) -> TokenState:
    """End one of your tokens, with all streams that it has opened."""
    if visitor.browser is None:
        raise web_refused("not-found", "you have no such token")
    token = await context.tokens.revoke(visitor.browser, token_id)
    return state_of(token, context.tokens.now())


@get("/me", responses=PROBLEMS)
async def who_am_i(visitor: Caller, language: Language = None) -> Me:
    """What your token is for."""
    bearer = visitor.bearer
    if bearer is None:
        raise web_refused("token-missing", "show a token: Authorization: Bearer …")
    return Me(
        id=bearer.id,
        kind=bearer.kind,
        label=bearer.label,
        expires=bearer.expires,
        table=bearer.table,
        seat=bearer.seat,
        bot=bearer.bot,
    )


TOKEN_ROUTES = Router("/api", route_handlers=[make_token, list_tokens, revoke_token, who_am_i])
