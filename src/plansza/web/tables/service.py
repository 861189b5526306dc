"""What the routes do, without HTTP: open tables, carry commands, put together what readers get."""

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

from plansza.bots import bot_names
from plansza.core.errors import PlanszaError, blaming
from plansza.core.setup import Setup, make_setup
from plansza.games import find
from plansza.store.entries import Head, TableTaken
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
from plansza.web.common import requests, responses
from plansza.web.common.errors import web_refused
from plansza.web.common.faults import note
from plansza.web.common.parameters import WATCHING
from plansza.web.common.seats import family_secret, own_key, seat_secret, seats_held
from plansza.web.common.visitor import Visitor
from plansza.web.context import ServerContext
from plansza.web.tables.bot_names import new_bot_name, refuse_bot_name
from plansza.web.tables.ending import allies
from plansza.web.tables.log import log_page
from plansza.web.tables.situation import situation
from plansza.words import words_for

LISTED_FOR = 86400.0  # seconds that an open table stays in the list
MOST_LISTED = 50
REMATCHING = ("offer", "answer")  # commands by which a rematch may be opened
SEAT_OF_OTHERS = ("sit", "bot", "stand-in")  # commands whose `seat` is not the sender's


# -- seats --------------------------------------------------------------------------------------


def seat_for(table: Table, visitor: Visitor, asked: int | None) -> int | None:
    """The visitor's seat: the one asked for, if it is his, else his first; None to watch, as all
    may who hold no seat, or ask for that."""
    held = visitor.held(table)
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
    clock = {"base": request.clock.base, "bonus": request.clock.bonus} if request.clock else None
    table_id = context.keys.table_id(browser, request.key) if request.key else new_table_id()
    first = _first_commands(request, seat, family_secret(browser, table_id), visitor.language)
    label = context.keys.label(visitor.address)
    stand_in = request.stand_in or next((bot.level for bot in request.bots), DEFAULT_BOT)
    _check_level(stand_in)
    try:
        table = await context.tables.create(
            game,
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
        )
    except TableTaken:
        if not request.key:
            raise
        table = await context.table(table_id)
    return table, next(iter(seats_held(table, browser)), None)


def _first_commands(
    request: requests.NewTable, seat: int | None, secret: str, language: str
) -> list[Command]:
    """Bots take their seats, then the host his."""
    commands: list[Command] = []
    taken: list[str] = []
    if seat is not None:
        refuse_bot_name(request.name)
        taken.append(own_name(request.name))
    for bot in request.bots:
        taken.append(new_bot_name(words_for(language), bot.seat, taken))
        body: dict[str, Any] = {"seat": bot.seat, "level": bot.level, "name": taken[-1]}
        commands.append(Command("bot", None, body))
    if seat is not None:
        body = {"seat": seat, "name": taken[0], "secret": secret, "entropy": request.entropy}
        commands.append(Command("sit", None, body))
    return commands


def _check_seats(setup: Setup, request: requests.NewTable) -> int | None:
    """Where the host sits; None if he gave no name and only watches."""
    free = list(range(setup.seats))
    for bot in request.bots:
        _check_level(bot.level)
        _take(free, bot.seat, setup.seats)
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


async def listed_tables(context: ServerContext, language: str) -> list[responses.Listed]:
    """The open tables that strangers may join."""
    heads = await asyncio.to_thread(context.store.heads, True, 2 * MOST_LISTED)
    fresh = [head for head in heads if head.created > context.tables.now() - LISTED_FOR]
    found = [await _listed(context, head, language) for head in fresh]
    return [each for each in found if each is not None][:MOST_LISTED]


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
    command = command_of(context, table, visitor, browser, request)
    if command.kind in REMATCHING:
        permit = partial(context.limiter.check, visitor.host, "create")
        command = replace(command, permit=permit)
    receipt = await context.tables.submit(table.id, command)
    after = context.tables.live(table.id) or table
    context.presence.sign(table.id, seats_held(after, browser))
    return receipt


def command_of(
    context: ServerContext, table: Table, visitor: Visitor, browser: str, request: requests.Command
) -> Command:
    """A command as tables know it: with the seat that its sender really holds."""
    kind = str(request.__struct_config__.tag)
    secret = seat_secret(browser, table.head)
    body = _body(request)
    if kind in SEAT_OF_OTHERS:
        seat = seat_for(table, visitor, None)
        body["seat"] = request.seat
        _check_may(context, table, visitor, kind, request)
    else:
        seat = seat_for(table, visitor, request.seat)
    if isinstance(request, requests.Sit):
        body["secret"] = secret
        refuse_bot_name(request.name)
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
    if context.attendance.is_present(table.id, seat):
        raise web_refused("player-present", "that player is at the table", seat=seat)
    left = context.attendance.grace_left(table, seat)
    if left:
        who = table.seats[seat].name
        sentence = f"{who} may still come back for {left} s: then call a bot"
        raise web_refused("player-expected", sentence, seat=seat, who=who, seconds=left)


async def take_link(context: ServerContext, table: Table, browser: str, token: str) -> None:
    """Move a seat to this browser; a link works once, and again for the browser that used it."""
    try:
        seat, nonce = context.keys.read_link(table, token)
    except ValueError as error:
        if seat_of_token(token) in Visitor(browser, "en", False).held(table):
            return
        raise web_refused("bad-link", "this link does not work any more") from error
    body = {"secret": seat_secret(browser, table.head)}
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
