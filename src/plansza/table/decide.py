"""From commands to entries: what a table refuses, and what it writes into its log.

Nothing here changes a table. A command carries a key, so that a second click is recognised, and
the last number its sender saw, so that a move about an older question is refused. Whether a move is
legal is not asked here: the table that follows the entries checks it, as it does with a log.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from plansza.bots import bot_names
from plansza.core.contract import NO_MOVE
from plansza.core.luck import Share, is_hex
from plansza.store.entries import Entry
from plansza.table.command import DEFAULT_BOT as DEFAULT_BOT
from plansza.table.command import Command as Command
from plansza.table.command import Draft, need_status, number_of, seat_of
from plansza.table.command import Refused as Refused
from plansza.table.command import refused as refused
from plansza.table.command import stand_in_level as stand_in_level
from plansza.table.ids import new_table_id
from plansza.table.names import alike, mixes_alphabets, visible
from plansza.table.pressing import check_time, come_back, go_away, time_over
from plansza.table.seats import MOST_DEVICES, hash_secret
from plansza.table.table import OPEN, OVER, RUNNING, Offer, Table

MOST_NAME = 40
MOST_CHAT = 500
MOST_AT_ONCE = 40  # moves of one gesture


def decide(table: Table, command: Command, now: float) -> list[Entry]:
    """The entries that carry out a command: all or none of them."""
    decider = DECIDERS.get(command.kind)
    if decider is None:
        raise refused("unknown-command", f"there is no command “{command.kind}”", kind=command.kind)
    drafts = decider(table, command)
    if table.turns is not None:
        check_time(table, table.turns, command, now)
    if command.kind == "chat" and command.seat is not None:
        table.talk.check(command.seat, now)
    return [
        _entry(table, place, draft, now, command.key if place == 1 else "")
        for place, draft in enumerate(drafts, start=1)
    ]


START: Draft = ("start", None, {})


def _entry(table: Table, place: int, draft: Draft, now: float, key: str = "") -> Entry:
    """A draft as the entry that many places further in the log."""
    kind, seat, body = draft
    version = table.head.rules_version
    return Entry(table.number + place, kind, seat, body, now, version, key)


# -- before the game ----------------------------------------------------------------------------


def _sit(table: Table, command: Command) -> list[Draft]:
    need_status(table, OPEN)
    seat = number_of(table, command)
    if not table.seats[seat].free:
        raise refused("seat-taken", f"seat {seat + 1} is taken; choose a free one", seat=seat)
    holder = hash_secret(_text(command.body, "secret"))
    _one_seat(table, seat, holder)
    name = own_name(command.body.get("name"), table.names())
    _check_reserved(table, seat, command)
    body = {"name": name, "holder": holder, **_promised(command, table)}
    for mark in ("member", "program"):  # who it is has been checked before: no page says so
        if command.body.get(mark):
            body[mark] = command.body[mark]
    return _perhaps_start(table, seat, ("sit", seat, body))


def _bot(table: Table, command: Command) -> list[Draft]:
    need_status(table, OPEN)
    seat = number_of(table, command)
    if not table.seats[seat].free:
        raise refused("seat-taken", f"seat {seat + 1} is taken; choose a free one", seat=seat)
    level = _level(command)
    _check_reserved(table, seat, command)
    named = command.body.get("name")
    name = level if named is None else own_name(named, table.names())
    body = {"name": name, "level": level}
    return _perhaps_start(table, seat, ("bot", seat, body))


def _invite(table: Table, command: Command) -> list[Draft]:
    """A bot from outside is asked to take a free seat."""
    need_status(table, OPEN)
    seat = number_of(table, command)
    if not table.seats[seat].free:
        raise refused("seat-taken", f"seat {seat + 1} is taken; choose a free one", seat=seat)
    program, name = _text(command.body, "program"), own_name(command.body.get("name"))
    return [("invite", seat, {"program": program, "name": name})]


def _decline(table: Table, command: Command) -> list[Draft]:
    """It says no, perhaps with a reason."""
    need_status(table, OPEN)
    seat = number_of(table, command)
    program = _text(command.body, "program")
    if not table.seats[seat].free or table.seats[seat].invited != program:
        raise refused("no-challenge", "nobody asks this bot to play here")
    why = visible(str(command.body.get("why", "")))[:MOST_CHAT]
    return [("decline", seat, {"program": program, "name": command.body["name"], "why": why})]


def _perhaps_start(table: Table, seat: int, draft: Draft) -> list[Draft]:
    """The game starts by itself when the last seat is taken, and when those have shown their luck
    who promised any."""
    others = [chair for number, chair in enumerate(table.seats) if number != seat]
    full = not any(chair.free for chair in others)
    waits = bool(table.shares) or "entropy" in draft[2]
    return [draft, START] if full and not waits else [draft]


def _check_reserved(table: Table, seat: int, command: Command) -> None:
    """Where seats were given out, only whom they were given to sits down; who it is has been
    checked before."""
    names = table.head.extra.get("reserved")
    if names and not command.body.get("invited"):
        who = str(names[seat])
        raise refused("seat-reserved", f"this seat is kept for {who}", seat=seat, name=who)


def _promised(command: Command, table: Table | None = None) -> dict[str, str]:
    """The luck that whoever sits down promises, if he does; where several tables play the same
    deal, nobody adds any, or it would not be the same."""
    entropy = command.body.get("entropy")
    if not entropy or (table is not None and table.head.extra.get("deal")):
        return {}
    if not isinstance(entropy, str) or not is_hex(entropy):
        raise refused("bad-share", "that is no share of luck: send 64 hex digits")
    return {"entropy": entropy}


def _one_seat(table: Table, seat: int, holder: str) -> None:
    """Where strangers meet, everybody sits once."""
    for number, chair in enumerate(table.seats):
        if table.one_each and number != seat and holder in chair.holders:
            raise refused(
                "one-seat",
                f"you sit here already, on seat {number + 1}: at a table for strangers everybody "
                "has one seat; leave it first, or open a family table",
                seat=number + 1,
            )


def _reveal(table: Table, command: Command) -> list[Draft]:
    """A seat shows its luck, when nobody can change what he promised; the last one starts."""
    need_status(table, OPEN)
    seat = seat_of(table, command)
    share = table.shares.get(seat)
    if not table.shuffling:
        raise refused("reveal-early", "not yet: luck is shown when all seats are taken")
    if share is None or share.revealed:
        raise refused("no-share", "no luck is waited for from this seat")
    shown = replace(share, revealed=_text(command.body, "bytes"))
    if not shown.holds:
        raise refused("share-differs", "this is not the luck that your seat promised")
    draft: Draft = ("reveal", seat, {"bytes": shown.revealed})
    return [draft] if _unseen(table, seat) else [draft, START]


def _unseen(table: Table, besides: int | None = None) -> list[Share]:
    """The luck that was promised and not shown yet."""
    return [each for each in table.shares.values() if not each.revealed and each.seat != besides]


def _start(table: Table, command: Command) -> list[Draft]:
    """Nobody waits any longer for luck that does not come; the log says whose it was."""
    need_status(table, OPEN)
    if not table.shuffling:
        raise refused("reveal-early", "not yet: seats are free")
    return [*(("late", share.seat, {}) for share in _unseen(table)), START]


def _leave(table: Table, command: Command) -> list[Draft]:
    """Before the game a seat becomes free; later one resigns or is stood in for."""
    seat = seat_of(table, command)
    need_status(table, OPEN)
    if table.shuffling:  # or somebody might promise anew who has seen what the others showed
        raise refused("shuffling", "too late to leave: the game begins in a moment")
    return [("leave", seat, {})]


def _device(table: Table, command: Command) -> list[Draft]:
    """The seat moves to another device: the old secret opens it no more; or to one more."""
    seat = seat_of(table, command)
    holder, held = hash_secret(_text(command.body, "secret")), table.seats[seat].holders
    _one_seat(table, seat, holder)
    if not command.body.get("also"):
        return [("device", seat, {"holder": holder})]
    if holder in held:
        raise refused("device-known", "your seat is open on this device already")
    refuse_too_many(table, seat)
    return [("device", seat, {"holder": holder, "also": True})]


def refuse_too_many(table: Table, seat: int) -> None:
    """A seat is open on a few devices, no more."""
    if len(table.seats[seat].holders) >= MOST_DEVICES:
        sentence = f"your seat is open on {MOST_DEVICES} devices: close the others first"
        raise refused("too-many-devices", sentence, most=MOST_DEVICES)


# -- during the game ----------------------------------------------------------------------------


def _play(table: Table, command: Command) -> list[Draft]:
    need_status(table, RUNNING)
    seat = _played(table, command)
    if seat in table.to_move and command.seen < table.changed[seat]:
        raise refused("stale", "the table has changed since you looked: look again, then move")
    written = _text(command.body, "move").split(" ")
    if len(written) > MOST_AT_ONCE:
        most = MOST_AT_ONCE
        raise refused("too-many-moves", f"make at most {most} moves at once", most=most)
    moves = [table.game.write_move(table.game.read_move(each)) for each in written]
    first, *rest = [_move(table, seat, move) for move in moves]
    return [first, *map(together, rest)]


def _move(table: Table, seat: int, move: str) -> Draft:
    mark = {"stand_in": True} if table.seats[seat].stand_in else {}
    return "move", seat, {"move": move, **mark}


def together(draft: Draft) -> Draft:
    """A move that belongs to the one before it: whoever takes that back takes back this one."""
    kind, seat, body = draft
    return kind, seat, {**body, "also": True}


def forced_move(table: Table, now: float) -> Entry | None:
    """The move that everybody knows must come now, if there is one: nobody is asked for it."""
    move = table.forced()
    if move == NO_MOVE:
        return None
    draft = "move", table.to_move[0], {"move": table.game.write_move(move)}
    return _entry(table, 1, together(draft), now)


def free_take_back(table: Table, seat: int) -> bool:
    """Back within one's own turn, never across luck, a secret or another's decision; a stand-in's
    is another's, or one could look at what a bot would do."""
    if table.status != RUNNING or table.position is None:
        return False
    place = table.last_decision()
    if place is None:
        return False
    last = table.steps[place]
    own = last.seat == seat and not last.stand_in
    return own and last.reveals == table.position.reveals


def _take_back(table: Table, command: Command) -> list[Draft]:
    need_status(table, RUNNING)
    seat = _played(table, command)
    if not free_take_back(table, seat):
        raise refused("ask-to-take-back", "that cannot be undone any more: ask the others")
    place = table.last_decision()
    body: dict[str, Any] = {"steps": place}
    if not any(step.told for step in table.steps[place:]):
        body["quiet"] = True  # what nobody was told need not be told to be taken back
    return [("takeback", seat, body)]


def _resign(table: Table, command: Command) -> list[Draft]:
    need_status(table, RUNNING)
    return [("resign", seat_of(table, command), {"level": stand_in_level(table)})]


def _stand_in(table: Table, command: Command) -> list[Draft]:
    """Another player, or the clock, calls a bot to an absent player's seat."""
    need_status(table, RUNNING)
    seat = number_of(table, command)
    if table.seats[seat].player:
        raise refused("bot-already", f"a bot plays seat {seat + 1} already", seat=seat)
    why = command.body.get("why", "absent")
    return [("stand-in", seat, {"level": stand_in_level(table), "why": why})]


def _return(table: Table, command: Command) -> list[Draft]:
    """The player takes his seat back; the log says how much was played for him."""
    need_status(table, RUNNING)
    seat = seat_of(table, command)
    if not table.seats[seat].stand_in:
        raise refused("nobody-stands-in", "no bot plays for you: just go on")
    if table.turns is not None and table.seats[seat].until_turn_ends:
        raise refused("turn-is-played", "your time is over: a bot plays this turn, you the next")
    return [("return", seat, {"moves": table.seats[seat].played})]


def _chat(table: Table, command: Command) -> list[Draft]:
    seat = seat_of(table, command)
    text = visible(_text(command.body, "text"))
    if not text or len(text) > MOST_CHAT:
        raise refused(
            "chat-length", f"say something, in at most {MOST_CHAT} letters", most=MOST_CHAT
        )
    return [("chat", seat, {"text": text})]


# -- offers -------------------------------------------------------------------------------------


def _offer(table: Table, command: Command) -> list[Draft]:
    seat = seat_of(table, command)
    what = command.body.get("what")
    if what not in ("takeback", "draw", "rematch"):
        raise refused("unknown-offer", "offer a take-back, a draw or a rematch")
    need_status(table, OVER if what == "rematch" else RUNNING)
    if table.offer is not None:
        raise refused("offer-open", "there is an open question already: answer that first")
    if table.next_table:
        raise refused("rematch-agreed", "the rematch is already on")
    body: dict[str, Any] = {"what": what}
    if what == "takeback":
        body["steps"] = _steps_before_own(table, seat)
    if what == "rematch" and command.body.get("level"):
        body["level"] = _level(command)
    if what == "rematch":
        body |= _promised(command)
    return [("offer", seat, body)]


def _steps_before_own(table: Table, seat: int) -> int:
    """How many moves stay when the seat's own last move goes, and all that followed it."""
    place = table.last_decision(seat)
    if place is None:
        raise refused("nothing-to-take-back", "you have not made a move yet")
    return place


def _answer(table: Table, command: Command) -> list[Draft]:
    """Yes or no; who has asked or agreed may still say no: nobody waits for an answer for ever."""
    seat = seat_of(table, command)
    offer = table.offer
    yes = bool(command.body.get("yes"))
    if offer is None or (yes and seat in offer.agreed):
        raise refused("no-question", "nobody asked you anything")
    promised = _promised(command) if yes and offer.what == "rematch" else {}
    body: dict[str, Any] = {"yes": yes, **promised}
    if seat == offer.seat:
        body["withdrawn"] = True
    if command.body.get("why"):
        body["why"] = command.body["why"]  # a bot says it
    drafts: list[Draft] = [("answer", seat, body)]
    everybody = {number for number, chair in enumerate(table.seats) if not chair.free}
    if yes and offer.agreed | {seat} == everybody:
        drafts.append(_agreed(offer))
    return drafts


def _agreed(offer: Offer) -> Draft:
    if offer.what == "takeback":
        return "takeback", None, {"steps": offer.steps}
    if offer.what == "draw":
        return "draw", None, {}
    return "rematch", None, {"table": new_table_id(), "level": offer.level}


def _close(table: Table, command: Command) -> list[Draft]:
    """Whoever keeps the server ends a game that nobody will: no page can ask for this."""
    need_status(table, RUNNING)
    return [("draw", None, {"why": "closed"})]


# -- small checks -------------------------------------------------------------------------------


def own_name(name: object, others: Sequence[str] = ()) -> str:
    """A name that can be seen, told from those of the others, and is not too long."""
    text = visible(name) if isinstance(name, str) else ""
    if not text or len(text) > MOST_NAME:
        raise refused("name-length", f"give a name of 1 to {MOST_NAME} letters", most=MOST_NAME)
    if mixes_alphabets(text):
        raise refused("name-mixed", "write each word of your name in one alphabet", name=text)
    for other in others:
        if alike(text, other):
            said = f"“{text}” looks like “{other}”, who sits here: choose another name"
            raise refused("name-alike", said, name=text, other=visible(other))
    return text


def _played(table: Table, command: Command) -> int:
    """The same for what only whoever plays the seat now may do: its person, or a bot. What a bot
    was thinking about when its person came back is not played."""
    seat = seat_of(table, command)
    if command.by_bot and not table.seats[seat].player:
        raise refused("nobody-stands-in", "the player of this seat is back")
    if table.seats[seat].stand_in and not command.by_bot:
        raise refused("stood-in", "a bot plays for you: take your seat back first")
    return seat


def _level(command: Command) -> str:
    level = command.body.get("level", DEFAULT_BOT)
    if level not in bot_names():
        names = ", ".join(bot_names())
        sentence = f"there is no bot “{level}”; bots: {names}"
        raise refused("unknown-bot", sentence, bot=str(level)[:40], names=names)
    return str(level)


def _text(body: dict[str, Any], name: str) -> str:
    value = body.get(name)
    if not isinstance(value, str) or not value:
        raise refused("missing", f"the command lacks its “{name}”", name=name)
    return value


DECIDERS: dict[str, Callable[[Table, Command], list[Draft]]] = {
    "sit": _sit,
    "bot": _bot,
    "leave": _leave,
    "invite": _invite,
    "decline": _decline,
    "reveal": _reveal,
    "start": _start,
    "device": _device,
    "play": _play,
    "takeback": _take_back,
    "resign": _resign,
    "stand-in": _stand_in,
    "return": _return,
    "chat": _chat,
    "offer": _offer,
    "answer": _answer,
    "time": time_over,
    "away": go_away,
    "back": come_back,
    "close": _close,
}
