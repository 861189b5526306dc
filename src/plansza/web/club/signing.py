"""Registering, signing in and out, another name, no name at all: what the pages of people send."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct

from plansza.club.people import Known
from plansza.club.phrases import new_phrase
from plansza.table.decide import own_name
from plansza.web.club import passkeys
from plansza.web.club.club import Club
from plansza.web.club.gate import own_cookie
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.parameters import PROBLEMS, Language
from plansza.web.common.requests import Name, Strict
from plansza.web.common.visitor import Caller, badge_name, browser_cookie
from plansza.web.context import Context, ServerContext
from plansza.web.tables.bot_names import refuse_bot_name
from plansza.web.tables.routes import browser_of

Phrase = Annotated[str, Meta(max_length=300)]
Credential = dict[str, Any]  # what a browser says of a passkey; `webauthn` reads it


class NewPlayer(Strict):
    """A name that nobody has yet."""

    name: Name


class SignIn(Strict):
    """A name, and the words that were shown once."""

    name: Name
    phrase: Phrase


class SignOut(Strict):
    """Here, or in every browser."""

    everywhere: bool = False


class Nothing(Strict):
    """Nothing more need be said."""


class Removal(Strict):
    """One's own name, so that nobody deletes himself by a slip."""

    name: Name


class NewPasskey(Strict):
    """What the browser has made; with the name of a player who registers by it."""

    credential: Credential
    name: Name = ""


class UsedPasskey(Strict):
    """What the browser has signed."""

    credential: Credential


class Me(Struct):
    """Who has signed in; `phrase` is shown this once."""

    id: str
    name: str
    phrase: str = ""


class SignedOut(Struct):
    """Nobody is signed in here."""

    signed_out: bool


class Options(Struct):
    """What the browser's own interface for passkeys wants."""

    options: dict[str, Any]


def club_in(context: ServerContext) -> Club:
    """The club, where people may register."""
    assert context.club is not None
    return context.club


def checked_name(name: str) -> str:
    """A name that somebody may register."""
    text = own_name(name)
    refuse_bot_name(text)
    return text


def welcome(
    request: AnyRequest, context: ServerContext, browser: str, player: Known, phrase: str = ""
) -> Response[Me]:
    """From now on this browser is his."""
    badge = club_in(context).write_badge(browser, player)
    cookies = [
        browser_cookie(request, context.keys, browser),
        own_cookie(request, badge_name(request, context.keys), badge),
    ]
    return Response(Me(player.name, player.value.name, phrase), cookies=cookies)


def gone_cookie(request: AnyRequest, context: ServerContext) -> Cookie:
    """What a browser forgets by."""
    return own_cookie(request, badge_name(request, context.keys), "", age=0)


# -- with a phrase --------------------------------------------------------------------------------


@post("/players", responses=PROBLEMS)
async def register(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    data: JSONBody[NewPlayer],
    language: Language = None,
) -> Response[Me]:
    """Register under a name. The answer holds a recovery phrase, which is shown this once."""
    context.limiter.check(visitor.host, "register")
    phrase = new_phrase(visitor.language)
    people = club_in(context).people
    player = await asyncio.to_thread(people.register, checked_name(data.name), phrase)
    return welcome(request, context, browser_of(context, visitor), player, phrase)


@post("/sign-in", responses=PROBLEMS, status_code=200)
async def sign_in(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    data: JSONBody[SignIn],
    language: Language = None,
) -> Response[Me]:
    """Sign in by name and phrase. What is guessed wrongly counts, by address."""
    context.limiter.check(visitor.host, "guess")
    people = club_in(context).people
    player = await asyncio.to_thread(people.signed_in, data.name, data.phrase)
    if player is None:
        raise web_refused("wrong-phrase", "no player here has this name and this phrase")
    context.limiter.give_back(visitor.host, "guess")
    return welcome(request, context, browser_of(context, visitor), player)


@post("/phrase", responses=PROBLEMS, status_code=200)
async def change_phrase(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    data: JSONBody[Nothing],
    language: Language = None,
) -> Me:
    """A new recovery phrase; the old one opens nothing any more."""
    context.limiter.check(visitor.host, "register")
    club = club_in(context)
    me, phrase = await club.needed(visitor), new_phrase(visitor.language)
    await asyncio.to_thread(club.people.new_phrase, me.name, phrase)
    return Me(me.name, me.value.name, phrase)


# -- with a passkey -------------------------------------------------------------------------------


@post("/passkey-options", responses=PROBLEMS, status_code=200)
async def passkey_options(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    data: JSONBody[NewPlayer],
    language: Language = None,
) -> Response[Options]:
    """What a browser needs to make a passkey: for who has signed in, or for a new player."""
    club, browser = club_in(context), browser_of(context, visitor)
    me = await club.member(visitor)
    name = me.value.name if me is not None else checked_name(data.name)
    if me is None:
        await club.check_name(name)
    player, known = (me.name, me.value.passkeys) if me is not None else ("", ())
    title = club.section.name
    text = passkeys.registration_options(request, context.keys, browser, title, name, player, known)
    cookies = [browser_cookie(request, context.keys, browser)]
    return Response(Options(msgspec.json.decode(text)), cookies=cookies)


@post("/passkeys", responses=PROBLEMS)
async def add_passkey(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    data: JSONBody[NewPasskey],
    language: Language = None,
) -> Response[Me]:
    """Keep a passkey that was made: for who has signed in, or for a new player."""
    context.limiter.check(visitor.host, "register")
    club, browser = club_in(context), browser_of(context, visitor)
    me = await club.member(visitor)
    made, player = passkeys.made_passkey(request, context.keys, browser, data.credential)
    people = club.people
    if me is None:
        name = checked_name(data.name)
        found = await asyncio.to_thread(people.register, name, "", made, player)
    elif me.name != player:
        raise passkeys.wrong()
    else:
        found = await asyncio.to_thread(people.add_passkey, me.name, made)
    return welcome(request, context, browser, found)


@post("/sign-in-options", responses=PROBLEMS, status_code=200)
async def sign_in_options(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    data: JSONBody[Nothing],
    language: Language = None,
) -> Response[Options]:
    """What a browser needs to sign in by a passkey."""
    browser = browser_of(context, visitor)
    text = passkeys.sign_in_options(request, context.keys, browser)
    cookies = [browser_cookie(request, context.keys, browser)]
    return Response(Options(msgspec.json.decode(text)), cookies=cookies)


@post("/passkey-sign-in", responses=PROBLEMS, status_code=200)
async def passkey_sign_in(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    data: JSONBody[UsedPasskey],
    language: Language = None,
) -> Response[Me]:
    """Sign in by a passkey."""
    context.limiter.check(visitor.host, "guess")
    people, browser = club_in(context).people, browser_of(context, visitor)
    id = str(data.credential.get("id", ""))[:2000]
    player = await asyncio.to_thread(people.with_passkey, id)
    known = player.value.passkeys if player is not None else ()
    passkey = next((each for each in known if each.id == id), None)
    if player is None or passkey is None:
        raise passkeys.wrong()
    used = passkeys.used_count(request, context.keys, browser, data.credential, passkey)
    if used != passkey.count:
        await asyncio.to_thread(people.note_use, player.name, passkey.id, used)
    context.limiter.give_back(visitor.host, "guess")
    return welcome(request, context, browser, player)


# -- what a player changes ------------------------------------------------------------------------


@post("/sign-out", responses=PROBLEMS, status_code=200)
async def sign_out(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    data: JSONBody[SignOut],
    language: Language = None,
) -> Response[SignedOut]:
    """Sign out of this browser, or of all. Seats stay with the browsers that hold them."""
    club = club_in(context)
    me = await club.member(visitor)
    if me is not None and data.everywhere:
        await asyncio.to_thread(club.people.sign_out_everywhere, me.name)
    return Response(SignedOut(True), cookies=[gone_cookie(request, context)])


@post("/rename", responses=PROBLEMS, status_code=200)
async def rename(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    data: JSONBody[NewPlayer],
    language: Language = None,
) -> Me:
    """Take another name; at tables where you sit already, the old one stays."""
    context.limiter.check(visitor.host, "register")
    club = club_in(context)
    me = await club.needed(visitor)
    found = await asyncio.to_thread(club.people.rename, me.name, checked_name(data.name))
    return Me(found.name, found.value.name)


@post("/delete", responses=PROBLEMS, status_code=200)
async def delete(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    data: JSONBody[Removal],
    language: Language = None,
) -> Response[SignedOut]:
    """Delete yourself. Your games stay, with a former player in your place."""
    club = club_in(context)
    me = await club.needed(visitor)
    if data.name.strip() != me.value.name:
        raise web_refused("other-name", "write your name as it stands here, to be sure")
    await asyncio.to_thread(club.people.remove, me.name)
    return Response(SignedOut(True), cookies=[gone_cookie(request, context)])


SIGNING_API = Router(
    "/api/club",
    route_handlers=[
        register,
        sign_in,
        change_phrase,
        passkey_options,
        add_passkey,
        sign_in_options,
        passkey_sign_in,
        sign_out,
        rename,
        delete,
    ],
)
