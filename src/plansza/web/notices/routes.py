"""Whom a seat's player wants to be told: asked and changed by his pages."""

import asyncio
import secrets
import time
from dataclasses import replace
from hashlib import blake2b
from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, Parameter

from plansza.store.notices import Recipient, Wish
from plansza.table.seats import hash_secret
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.parameters import PROBLEMS, Language, SeatAsked, TableId
from plansza.web.common.seats import seat_secret
from plansza.web.common.visitor import Caller, Visitor
from plansza.web.context import Context, ServerContext
from plansza.web.notices import targets
from plansza.web.notices.letters import trial
from plansza.web.notices.messages import (
    NoticeState,
    QuietHours,
    TellMe,
    TellNoMore,
    Told,
    TrialOutcome,
    TrialRequest,
)
from plansza.web.notices.outcomes import Delivered, Gone
from plansza.web.notices.quiet import zone_of
from plansza.web.tables import service
from plansza.words import Words, words_for

MOST = 8  # recipients of one browser
OFF = {"push": "push-off", "webhook": "webhook-off", "mail": "mail-off"}
ID_BYTES = 24
RecipientId = Annotated[str, Parameter(description="the recipient's id", max_length=60)]


def owner_of(browser: str | None) -> str:
    """By what a browser's recipients are known to be its own."""
    return blake2b((browser or "").encode(), digest_size=20, person=b"plansza notice").hexdigest()


@get("/tables/{table_id:str}/notices", responses=PROBLEMS)
async def read_notices(
    context: Context,
    visitor: Caller,
    table_id: TableId,
    seat: SeatAsked = None,
    language: Language = None,
) -> NoticeState:
    """Whom this server tells when your seat is asked, and what it could tell by."""
    table = await context.table(table_id)
    return await state(context, visitor, table.id, service.seat_needed(table, visitor, seat))


@post("/tables/{table_id:str}/notices", responses=PROBLEMS, status_code=200)
async def tell_me(
    request: AnyRequest,
    context: Context,
    visitor: Caller,
    table_id: TableId,
    data: JSONBody[TellMe],
    language: Language = None,
) -> NoticeState:
    """Be told when your seat is asked: once for every turn, when no page of yours is open.

    A letter box is asked first, by a letter, whether it wants that.
    """
    table = await context.table(table_id)
    seat = service.seat_needed(table, visitor, data.seat)
    if zone_of(data.zone) is None:
        raise web_refused("bad-zone", f"“{data.zone}” is no time zone", zone=data.zone)
    known = await asyncio.to_thread(context.store.notices.of_owner, owner_of(visitor.browser))
    recipient, is_new = chosen(request, context, visitor, data, known)
    if recipient.proof is not None and (is_new or not data.recipient):
        await confirm(context, recipient)
    book = context.store.notices
    await asyncio.to_thread(book.keep, recipient)
    holder = hash_secret(seat_secret(visitor.browser or "", table.head))
    wish = Wish(table.id, seat, recipient.id, holder)
    await asyncio.to_thread(book.wish, wish)
    return await state(context, visitor, table.id, seat)


def chosen(
    request: AnyRequest,
    context: ServerContext,
    visitor: Visitor,
    data: TellMe,
    known: list[Recipient],
) -> tuple[Recipient, bool]:
    """The recipient that is meant, as it is wished now; whether it is new."""
    quiet = data.quiet if data.quiet and data.quiet.begin != data.quiet.end else None
    hours = (quiet.begin, quiet.end) if quiet else (None, None)
    found = next((each for each in known if each.id == data.recipient), None)
    target = data.target
    if data.recipient or target is None:
        if found is None:
            raise web_refused("no-such-recipient", "you have no such recipient")
        target = targets.read(found.target)
    kind, delivery = targets.kind_of(target), context.delivery
    if not delivery.offers(kind):
        raise web_refused(OFF[kind], f"this server does not tell by {kind}")
    targets.check(target, delivery.private)
    mark = targets.mark_of(target)
    # A browser has one place at its push service: a new one takes the place of the old.
    same = [each for each in known if each.kind == kind and (kind == "push" or each.mark == mark)]
    found = found or next(iter(same), None)
    if found is None and len(known) >= MOST:
        raise web_refused("too-many-recipients", f"at most {MOST} can be told", most=MOST)
    fresh = Recipient(
        id=secrets.token_urlsafe(ID_BYTES),
        owner=owner_of(visitor.browser),
        kind=kind,
        target=targets.written(target),
        mark=mark,
        language=visitor.language,
        site=delivery.site_for(kind, str(request.base_url).rstrip("/")),
        zone=data.zone,
        quiet_from=hours[0],
        quiet_to=hours[1],
        proof=secrets.token_urlsafe(ID_BYTES) if kind == "mail" else None,
        trouble="",
        created=context.tables.now(),
    )
    if found is None:
        return fresh, True
    return replace(fresh, id=found.id, proof=found.proof, created=found.created), False


async def confirm(context: ServerContext, recipient: Recipient) -> None:
    """Ask a letter box whether it is its owner's; nobody is asked often."""
    if context.limiter.wait_for(recipient.mark, "confirm", time.monotonic()):
        raise web_refused("confirm-sent", "this address has been asked already")
    outcome = await context.delivery.ask(recipient)
    if not isinstance(outcome, Delivered):
        code, _, status = outcome.trouble.partition(" ")
        raise web_refused("mail-failed", f"the letter could not be sent: {code} {status}")


@post("/tables/{table_id:str}/notices/off", responses=PROBLEMS, status_code=200)
async def tell_no_more(
    context: Context,
    visitor: Caller,
    table_id: TableId,
    data: JSONBody[TellNoMore],
    language: Language = None,
) -> NoticeState:
    """Be told no more of this seat by a recipient; or forget it altogether."""
    table = await context.table(table_id)
    seat = service.seat_needed(table, visitor, data.seat)
    recipient = await own(context, visitor, data.recipient)
    book = context.store.notices
    if data.everywhere:
        await asyncio.to_thread(book.forget, recipient.id)
    else:
        await asyncio.to_thread(book.unwish, Wish(table.id, seat, recipient.id, ""))
    return await state(context, visitor, table.id, seat)


@post("/recipients/{recipient_id:str}/test", responses=PROBLEMS, status_code=200)
async def try_recipient(
    context: Context,
    visitor: Caller,
    recipient_id: RecipientId,
    data: JSONBody[TrialRequest],
    language: Language = None,
) -> TrialOutcome:
    """Send a message at once, and say what came back."""
    recipient = await own(context, visitor, recipient_id)
    if recipient.proof is not None:
        raise web_refused("not-confirmed", "this address has not been confirmed yet")
    seconds = context.limiter.wait_for(recipient.mark, "told", time.monotonic())
    if seconds:
        raise web_refused("too-many", "too many requests", seconds=max(1, int(seconds)))
    outcome = await context.delivery.send(recipient, trial(recipient))
    words = words_for(visitor.language)
    book = context.store.notices
    if isinstance(outcome, Delivered):
        if recipient.trouble:
            await asyncio.to_thread(book.keep, replace(recipient, trouble=""))
        return TrialOutcome(True, words("notice-test-arrived"))
    if isinstance(outcome, Gone) and recipient.kind == "push":
        await asyncio.to_thread(book.forget, recipient.id)
    return TrialOutcome(False, told_trouble(words, outcome.trouble))


async def own(context: ServerContext, visitor: Visitor, id: str) -> Recipient:
    """A recipient of the visitor's browser; one of another is none."""
    found = await asyncio.to_thread(context.store.notices.recipient, id)
    if found is None or visitor.browser is None or found.owner != owner_of(visitor.browser):
        raise web_refused("no-such-recipient", "you have no such recipient")
    return found


async def state(context: ServerContext, visitor: Visitor, table_id: str, seat: int) -> NoticeState:
    """What this browser may know."""
    book = context.store.notices
    known = await asyncio.to_thread(book.of_owner, owner_of(visitor.browser))
    wishes = await asyncio.to_thread(book.wishes_at, table_id)
    on = {wish.recipient for wish in wishes if wish.seat == seat}
    words, delivery = words_for(visitor.language), context.delivery
    told = [told_of(each, each.id in on, words) for each in known if delivery.offers(each.kind)]
    return NoticeState(delivery.push_key, delivery.offers("webhook"), delivery.offers("mail"), told)


def told_of(recipient: Recipient, on: bool, words: Words) -> Told:
    """A recipient as its owner sees it."""
    begin, end = recipient.quiet_from, recipient.quiet_to
    return Told(
        recipient.id,
        recipient.kind,
        targets.shown(targets.read(recipient.target)),
        on,
        recipient.proof is not None,
        told_trouble(words, recipient.trouble) if recipient.trouble else "",
        QuietHours(begin, end) if begin is not None and end is not None else None,
        recipient.zone,
    )


def told_trouble(words: Words, trouble: str) -> str:
    """What went wrong, in a sentence."""
    code, _, status = trouble.partition(" ")
    return words(f"notice-trouble-{code}", status=status)


NOTICE_ROUTES = Router("/api", route_handlers=[read_notices, tell_me, tell_no_more, try_recipient])
