"""Asking registered bots to a table, and what they answer."""

from dataclasses import dataclass

from plansza.core.setup import Setup
from plansza.table.decide import Command, refused
from plansza.table.names import alike
from plansza.table.table import Table
from plansza.web.common.bearer import BOT
from plansza.web.common.errors import web_refused
from plansza.web.common.requests import NewClock, NewTable
from plansza.web.common.seats import family_secret, seat_secret
from plansza.web.common.visitor import Visitor
from plansza.web.context import ServerContext
from plansza.web.programs.registry import PLACE, Bot
from plansza.web.programs.rules import Challenge, objection


@dataclass(frozen=True)
class Invitation:
    """A bot, and the seat it is asked to take."""

    bot: Bot
    seat: int

    def command(self, context: ServerContext, table_id: str) -> Command:
        """It sits down by its rules, or is asked."""
        if self.bot.rules.answer == "ask":
            asked = {"seat": self.seat, "program": self.bot.id, "name": self.bot.name}
            return Command("invite", None, asked)
        return sitting(context, self.bot, self.seat, table_id)


def sitting(context: ServerContext, bot: Bot, seat: int, family: str) -> Command:
    """A bot takes a seat, by the secret that the server keeps for it."""
    secret = family_secret(context.keys.bot_browser(bot.id), family)
    body = {"seat": seat, "name": bot.name, "secret": secret, "program": bot.id}
    return Command("sit", None, body)


async def look_for(context: ServerContext, request: NewTable) -> None:
    """Find out whether the bots that are to be asked are here, at whichever process: they may have
    come just now. Who asks for others meanwhile does not wait for it."""
    for wish in request.invite:
        bot = await context.bots.find(wish.bot)
        await context.presence.finds(PLACE + bot.id, 0)


async def invitations(
    context: ServerContext, request: NewTable, setup: Setup, visitor: Visitor, browser: str
) -> list[Invitation]:
    """The bots that are asked to a new table; refused if one of them is away, or says no."""
    found: list[Invitation] = []
    for wish in request.invite:
        bot = await context.bots.find(wish.bot)
        if any(alike(bot.name, each.bot.name) for each in found):
            raise refused("name-alike", f"{bot.name} sits here", name=bot.name, other=bot.name)
        await check_challenge(context, bot, request, setup, visitor, browser)
        found.append(Invitation(bot, wish.seat))
    return found


async def check_challenge(
    context: ServerContext,
    bot: Bot,
    request: NewTable,
    setup: Setup,
    visitor: Visitor,
    browser: str,
) -> None:
    """Refuse what a bot would not play."""
    if not context.bots.is_online(bot):
        raise web_refused("bot-away", f"{bot.name} is not here at the moment", who=bot.name)
    bearer = visitor.bearer
    asked = Challenge(
        game=setup.game,
        seats=setup.seats,
        options=setup.options,
        clock_base=seconds_of(request.clock),
        rated=request.rated,
        by_bot=bearer is not None and bearer.kind == BOT,
        by_owner=context.bots.is_owner(bot, browser),
    )
    busy = await context.bots.busy(bot, context.tables.now())
    why = objection(bot.rules, asked, busy)
    if why:
        raise web_refused("bot-declines", f"{bot.name} says no: {why}", who=bot.name, why=why)


def seconds_of(clock: NewClock | None) -> float | None:
    """How much time a clock gives at first, for the game or for a turn; None without one."""
    if clock is None:
        return None
    return clock.base if clock.base is not None else clock.turn


async def answer(
    context: ServerContext, table: Table, bot_id: str, yes: bool, why: str
) -> int | None:
    """A bot's own answer: where it sits then."""
    bot = context.bots.known(bot_id) or await context.bots.find(bot_id)
    seats = [number for number, chair in enumerate(table.seats) if chair.invited == bot.id]
    if not seats:
        secret = seat_secret(context.keys.bot_browser(bot.id), table.head)
        held = [number for number, chair in enumerate(table.seats) if chair.held_by(secret)]
        if yes and held:  # it has said so before
            return held[0]
        raise refused("no-challenge", "nobody asks this bot to play here")
    if yes:
        family = str(table.head.extra.get("family", table.id))
        command = sitting(context, bot, seats[0], family)
    else:
        body = {"seat": seats[0], "program": bot.id, "name": bot.name, "why": why}
        command = Command("decline", None, body)
    await context.tables.submit(table.id, command)
    return seats[0] if yes else None
