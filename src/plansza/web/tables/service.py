"""What the routes do, without HTTP: open tables, carry commands, put together what readers get."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from plansza.bots import bot_names
from plansza.core.errors import PlanszaError, blaming
from plansza.core.setup import Setup, make_setup
from plansza.games import find
from plansza.store.entries import Head, TableTaken, UnknownTable
from plansza.table.calendar import DAY, zone_names
from plansza.table.decide import (
    DEFAULT_BOT,
    Command,
    own_name,
    refused,
    stand_in_level,
)
from plansza.table.ids import new_table_id
from plansza.table.names import visible
from plansza.table.table import OPEN, OVER, Table
from plansza.table.tables import Receipt
from plansza.table.turns import turn_limit
from plansza.web.common import requests, responses
from plansza.web.common.bearer import BOT, LADDER, SEAT
from plansza.web.common.errors import web_refused
from plansza.web.common.faults import note
from plansza.web.common.parameters import WATCHING
from plansza.web.common.seats import (
    family_secret,
    is_for_more,
    own_key,
    seat_secret,
    seats_held,
)
from plansza.web.common.visitor import Visitor
from plansza.web.context import ServerContext
from plansza.web.programs.challenges import Invitation, invitations, look_for
from plansza.web.tables.bot_names import new_bot_name
from plansza.web.tables.ending import allies
from plansza.web.tables.log import log_page
from plansza.web.tables.situation import situation
from plansza.web.tables.times import time_left
from plansza.words import Words, words_for

LISTED_FOR = DAY  # that an open table stays in the list
LISTED_LONG = 14 * DAY  # the same where games go on for days
MOST_LISTED = 50
REMATCHING = ("offer", "answer")  # commands by which a rematch may be opened
SEAT_OF_OTHERS = ("sit", "bot", "stand-in")  # commands whose `seat` is not the sender's


# -- seats --------------------------------------------------------------------------------------


def seat_for(table: Table, visitor: Visitor, asked: int | None) -> int | None:
    """The visitor's seat: the one asked for, if it is his, else his first; None to watch, as all
    may who hold no seat, or ask for that."""
    held = visitor.held(table)
    if visitor.bearer is not None and visitor.bearer.kind == SEAT and not held:
        raise web_refused("token-ended", "this token's seat is another's by now")
    if asked == WATCHING:
        return None
    if asked is not None and asked not in held:
        raise web_refused("foreign-seat", "this seat is not yours", seat=asked)
    return asked if asked is not None else next(iter(held), None)


def seat_needed(table: Table, visitor: Visitor, asked: int | None) -> int:
    """The same for those who must hold one."""
    seat = seat_for(table, visitor, asked)
    if seat is None:
        raise refused("not-seated", "you watch this table: sit down to take part")
    return seat


# -- new tables ---------------------------------------------------------------------------------


async def open_table(
    context: ServerContext, browser: str, request: requests.NewTable, visitor: Visitor
) -> tuple[Table, int | None]:
    """A table with its bots and its host, and where he sits.

    Everything is checked before there is one, and everything is written at once. A request with the
    key of an earlier one finds that one's table.
    """
    game = find(request.game)
    with blaming(game.id):
        setup = make_setup(game.id, game.seat_counts, game.options, request.seats, request.options)
    seat = _check_seats(setup, request)
    if request.rated and (visitor.bearer is None or visitor.bearer.kind != LADDER):
        raise web_refused("rated-ladder", "only the ladder of the server opens rated tables")
    if seat is not None:
        await check_name(context, request.name, visitor)
    table_id = context.keys.table_id(browser, request.key) if request.key else new_table_id()
    opening = partial(_open, context, browser, request, visitor, setup, seat, table_id)
    if not request.invite:
        return await opening([])
    await look_for(context, request)
    async with context.bots.asking:
        if request.key:
            with suppress(UnknownTable):  # who asks again is not told that the bot is busy by now
                table = await context.table(table_id)
                return table, next(iter(seats_held(table, browser)), None)
        return await opening(await invitations(context, request, setup, visitor, browser))


async def _open(
    context: ServerContext,
    browser: str,
    request: requests.NewTable,
    visitor: Visitor,
    setup: Setup,
    seat: int | None,
    table_id: str,
    invited: list[Invitation],
) -> tuple[Table, int | None]:
    """The same, when it is known who comes."""
    clock = clock_of(request.clock)
    member = ""
    if seat is not None and context.club is not None and not is_bot(visitor):
        request.name, member = await context.club.sitter(visitor, request.name)
    asked = [each.command(context, table_id) for each in invited]
    secret = family_secret(browser, table_id)
    first = _first_commands(request, seat, secret, visitor, asked, member)
    label = context.keys.label(visitor.address)
    stand_in = request.stand_in or next((bot.level for bot in request.bots), DEFAULT_BOT)
    _check_level(stand_in)
    for each in invited:  # before there is a table, or it might sit there and not know it
        await context.sittings.sit(each.bot.id, table_id)
    if seat is not None:
        await context.sittings.note(visitor, browser, context.keys.owner(browser), table_id)
    try:
        table = await context.tables.create(
            find(setup.game),
            setup.seats,
            setup.options,
            request.listed,
            clock,
            request.hints,
            table_id,
            first,
            visitor=label,
            shared_device=request.shared_device,
            stand_in=stand_in,
            more={"rated": True} if request.rated else None,
        )
    except TableTaken:
        if not request.key:
            raise
        table = await context.table(table_id)
    context.events.hear_table(table_id)
    return table, next(iter(seats_held(table, browser)), None)


def clock_of(asked: requests.NewClock | None) -> dict[str, Any] | None:
    """A clock as a table's head keeps it: by game, or by turn."""
    if asked is None:
        return None
    if (asked.base is None) == (asked.turn is None):
        raise web_refused("two-clocks", "give the clock a `base`, or a `turn`: one of them")
    if asked.turn is None:
        return {"base": asked.base, "bonus": asked.bonus}
    if asked.zone not in zone_names():
        sentence = f"there is no time zone “{asked.zone}”: give one such as Europe/Warsaw"
        raise web_refused("unknown-zone", sentence, zone=asked.zone)
    return {
        "turn": asked.turn,
        "late": asked.late,
        "weekends_off": asked.weekends_off,
        "zone": asked.zone,
        "vacation": asked.vacation,
    }


def _first_commands(
    request: requests.NewTable,
    seat: int | None,
    secret: str,
    visitor: Visitor,
    invited: list[Command],
    member: str = "",
) -> list[Command]:
    """Bots take their seats, or are asked to, then the host his."""
    commands: list[Command] = []
    taken: list[str] = [each.body["name"] for each in invited]
    own = ""
    language = visitor.language
    if seat is not None:
        own = own_name(request.name)
        taken.append(own)
    for bot in request.bots:
        taken.append(new_bot_name(words_for(language), bot.seat, taken))
        body: dict[str, Any] = {"seat": bot.seat, "level": bot.level, "name": taken[-1]}
        commands.append(Command("bot", None, body))
    commands += invited
    if seat is not None:
        body = {"seat": seat, "name": own, "secret": secret, "entropy": request.entropy}
        body |= {"member": member, **program_of(visitor)}
        commands.append(Command("sit", None, body))
    return commands


def _check_seats(setup: Setup, request: requests.NewTable) -> int | None:
    """Where the host sits; None if he gave no name and only watches."""
    free = list(range(setup.seats))
    for bot in request.bots:
        _check_level(bot.level)
        _take(free, bot.seat, setup.seats)
    for wish in request.invite:
        _take(free, wish.seat, setup.seats)
    if not request.name:
        return None
    if request.seat is not None:
        _take(free, request.seat, setup.seats)
        return request.seat
    if not free:
        raise refused("seat-taken", "bots take all seats: leave one free, or give no name")
    return free[0]


def _check_level(level: str) -> None:
    if level not in bot_names():
        sentence, names = f"there is no bot “{level}”", ", ".join(bot_names())
        raise refused("unknown-bot", sentence, bot=level, names=names)


def _take(free: list[int], seat: int, seats: int) -> None:
    if seat >= seats:
        raise refused("no-such-seat", "there is no such seat at this table", seat=seat)
    if seat not in free:
        raise refused("seat-taken", f"seat {seat + 1} is taken", seat=seat)
    free.remove(seat)


async def check_name(context: ServerContext, name: str, visitor: Visitor) -> None:
    """Nobody passes for a bot, and a bot of somebody's is called by its own name alone."""
    bearer = visitor.bearer
    if bearer is None or bearer.kind != BOT:
        await context.bots.refuse_name(name)
    elif (await context.bots.find(bearer.bot)).name != visible(name):
        own = (await context.bots.find(bearer.bot)).name
        raise web_refused("own-name", f"this bot is called “{own}”", name=own)


def is_bot(visitor: Visitor) -> bool:
    """Whether a registered bot asks, by its token: no member of a club, nor a guest."""
    return visitor.bearer is not None and visitor.bearer.kind == BOT


def program_of(visitor: Visitor) -> dict[str, str]:
    """The mark of a bot that sits down, which everybody sees."""
    bearer = visitor.bearer
    return {"program": bearer.bot} if bearer is not None and bearer.kind == BOT else {}


async def listed_tables(context: ServerContext, language: str) -> list[responses.Listed]:
    """The open tables that strangers may join."""
    heads = await asyncio.to_thread(context.store.heads, True, 2 * MOST_LISTED)
    slow = await asyncio.to_thread(context.store.open_by_turn, MOST_LISTED)
    now = context.tables.now()
    found_heads = {head.id: head for head in (*heads, *slow)}.values()
    fresh = [head for head in found_heads if head.created > now - listed_for(head)]
    fresh.sort(key=lambda head: -head.created)
    found = [await _listed(context, head, language) for head in fresh]
    return [each for each in found if each is not None][:MOST_LISTED]


def listed_for(head: Head) -> float:
    """Seconds that a table stays in the list while seats are free."""
    return LISTED_LONG if turn_limit(head.extra.get("clock")) else LISTED_FOR


def turn_words(words: Words, head: Head) -> str:
    """How long everybody has for a turn, by a clock by turn."""
    limit = turn_limit(head.extra.get("clock"))
    return words("page-turn-each", time=time_left(words, limit.turn)) if limit else ""


async def _listed(context: ServerContext, head: Head, language: str) -> responses.Listed | None:
    try:
        table = await context.tables.table(head.id)
    except PlanszaError:  # of other rules, or of a game that is not installed any more
        return None
    if table.status != OPEN or table.shuffling:
        return None
    taken = [visible(seat.name) for seat in table.seats if not seat.free]
    return responses.Listed(
        id=head.id,
        game=head.game,
        title=words_for(language, table.game).title(table.setup),
        created=head.created,
        names=taken,
        seats=head.seats,
        free=head.seats - len(taken),
        options=dict(table.setup.options),
        shared_device=bool(head.extra.get("shared_device")),
        clock=head.extra.get("clock"),
        turn_words=turn_words(words_for(language), head),
        bots=[visible(seat.name) for seat in table.seats if seat.player or seat.program],
    )


def has_secrets(table: Table) -> bool:
    """Whether the game hides anything from anybody; one that fails to say does."""
    try:
        return table.game.secrets(table.setup)
    except Exception as error:
        note(table.game, error, "secrets")
        return True


# -- what a reader gets -------------------------------------------------------------------------


async def state_of(
    context: ServerContext, table: Table, visitor: Visitor, seat: int | None
) -> responses.TableState:
    """All that this reader may know."""
    viewer = visitor.viewer(seat)
    page = await log_page(context.tables, table, viewer)
    scene = context.pictures.scene(table, viewer)
    over = table.status == OVER
    if context.club is not None and await context.club.deals.is_sealed(table):
        over = False  # others play the same deal still
    private = context.tables.settings(table.id, seat) if seat is not None else None
    return responses.TableState(
        id=table.id,
        game=table.game.id,
        title=viewer.words(table.game).title(table.setup),
        language=visitor.language,
        options=dict(table.setup.options),
        listed=table.head.listed,
        shared_device=bool(table.head.extra.get("shared_device")),
        clock=table.head.extra.get("clock"),
        stand_in=stand_in_level(table),
        commitment=table.commitment,
        shares=[
            responses.ShareState(share.seat, share.commitment, share.revealed)
            for share in table.known_shares()
        ],
        held=visitor.held(table),
        now=situation(table, viewer, scene, context.hub, context.tables.now()),
        log=page.log,
        older=page.older,
        stood=page.stood,
        picture=scene.svg,
        meters=scene.meters,
        badges=scene.badges,
        sides=allies(table),
        secrets=has_secrets(table),
        preferences=responses.Preferences(private.confirm, private.silent) if private else None,
        record=table.record().text() if over else None,
        seed=table.head.seed.hex() if over else None,
    )


# -- commands -----------------------------------------------------------------------------------


async def submit_command(
    context: ServerContext, table: Table, visitor: Visitor, browser: str, request: requests.Command
) -> Receipt:
    """Give a table the command of a visitor, whoever he is."""
    member = ""
    if isinstance(request, requests.Sit):
        await check_name(context, request.name, visitor)
    if context.club is not None and is_bot(visitor):
        if isinstance(request, requests.Sit):
            await context.club.deals.claim(table, browser, "")
    elif context.club is not None and isinstance(request, requests.Sit | requests.AddBot):
        member = await context.club.name_sitter(table, visitor, browser, request)
    command = command_of(context, table, visitor, browser, request, member)
    if isinstance(request, requests.Sit):
        await context.sittings.note(visitor, browser, context.keys.owner(browser), table.id)
    elif visitor.bearer is not None:
        await context.sittings.touch(visitor.bearer, table.id)
    if command.kind in REMATCHING:
        permit = partial(context.limiter.check, visitor.host, "create")
        command = replace(command, permit=permit)
    receipt = await context.tables.submit(table.id, command)
    after = context.tables.live(table.id) or table
    context.presence.sign(table.id, replace(visitor, browser=browser).held(after))
    return receipt


def command_of(
    context: ServerContext,
    table: Table,
    visitor: Visitor,
    browser: str,
    request: requests.Command,
    member: str = "",
) -> Command:
    """A command as tables know it: with the seat that its sender really holds."""
    kind = str(request.__struct_config__.tag)
    secret = seat_secret(browser, table.head)
    body = _body(request)
    if kind == "sit" and visitor.bearer is not None and visitor.bearer.kind == SEAT:
        raise web_refused("token-scope", "this token is for one seat, and sits down nowhere")
    if isinstance(request, requests.OnlyHere):
        if visitor.bearer is not None:
            raise web_refused("token-not-here", "this is for a person's own browser")
        kind, body["secret"] = "device", secret
    if kind in SEAT_OF_OTHERS:
        seat = seat_for(table, visitor, None)
        body["seat"] = request.seat
        _check_may(context, table, visitor, kind, request)
    else:
        seat = seat_for(table, visitor, request.seat)
    if isinstance(request, requests.Sit):
        body |= {"secret": secret, "member": member, **program_of(visitor)}
    if isinstance(request, requests.AddBot) and not request.name:
        words = words_for(visitor.language)
        body["name"] = new_bot_name(words, request.seat, table.names())
    return Command(kind, seat, body, own_key(secret, request.key), request.seen)


def _body(request: requests.Command) -> dict[str, Any]:
    """The fields of a command that are its own."""
    general = requests.Command.__struct_fields__
    return {
        name: getattr(request, name) for name in request.__struct_fields__ if name not in general
    }


def _check_may(
    context: ServerContext, table: Table, visitor: Visitor, kind: str, request: requests.Command
) -> None:
    """Bots are called by those who play."""
    if kind == "sit":
        return
    seat_needed(table, visitor, None)
    if kind == "stand-in" and request.seat is not None and request.seat < len(table.seats):
        _check_stand_in(context, table, visitor, request.seat)


def _check_stand_in(context: ServerContext, table: Table, visitor: Visitor, seat: int) -> None:
    """A bot plays for those who have been away for long enough; for oneself it would be a hint."""
    if seat in visitor.held(table):
        if not table.hints:
            duel = "yes" if len(table.seats) == 2 else "no"
            sentence = "no hints here, so no bot plays for you for a while: resign to leave"
            raise web_refused("own-stand-in", sentence, duel=duel)
        return
    if table.turns is not None:
        raise web_refused("turn-has-time", "the clock says how long a turn may take: wait")
    if context.attendance.is_present(table.id, seat):
        raise web_refused("player-present", "that player is at the table", seat=seat)
    left = context.attendance.grace_left(table, seat)
    if left:
        who = table.seats[seat].name
        sentence = f"{who} may still come back for {left} s: then call a bot"
        raise web_refused("player-expected", sentence, seat=seat, who=who, seconds=left)


async def take_link(context: ServerContext, table: Table, browser: str, token: str) -> None:
    """Give a seat to this browser, alone or as well; a link works once, and again for the browser
    that used it."""
    held = Visitor(browser, "en", False).held(table)
    try:
        seat, nonce = context.keys.read_link(table, token)
    except ValueError as error:
        if seat_of_token(token) in held:
            return
        raise web_refused("bad-link", "this link does not work any more") from error
    also = is_for_more(nonce)
    if also and seat in held:
        return
    body = {"secret": seat_secret(browser, table.head), "also": also}
    command = Command("device", seat, body, f"link-{nonce}", table.number)
    receipt = await context.tables.submit(table.id, command)
    if receipt.repeated and seat not in Visitor(browser, "en", False).held(
        await context.tables.table(table.id)
    ):
        raise web_refused("bad-link", "this link has been used")


def seat_of_token(token: str) -> int | None:
    """The seat a token names, whether it is good or not."""
    seat = token.partition(".")[0]
    return int(seat) if seat.isascii() and seat.isdecimal() and len(seat) < 4 else None
