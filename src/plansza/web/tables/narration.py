"""The log told to one reader: what happened around the table, and in the game as far as he saw."""

from collections.abc import Callable, Sequence

from plansza.core.contract import Event
from plansza.store.entries import Entry
from plansza.table.names import visible
from plansza.table.table import Table
from plansza.table.tail import Logged
from plansza.web.common.responses import StoryPart, Told
from plansza.web.common.visitor import Viewer
from plansza.web.tables.pictures import spoken_names
from plansza.words import Words


def tell(table: Table, logged: Sequence[Logged], viewer: Viewer) -> list[Told]:
    """Entries up to the table's number, in a reader's words; the one that ended it says so."""
    words = viewer.words(table.game)
    names = spoken_names(table, words)
    told: list[Told] = []
    for entry, events in logged:
        lines = around(entry, viewer.seat, words, names)
        lines += [words.event(event, viewer.seat, names) for event in events]
        if entry.body.get("stand_in"):
            lines[:1] = [by_stand_in(line, entry, viewer.seat, words) for line in lines[:1]]
        if entry.number == table.ended and table.outcome is not None:
            lines.append(words.outcome(table.outcome, names, viewer.seat))
        story = story_of(entry, events, viewer.seat, words, names)
        stays = entry.body["steps"] if entry.kind == "takeback" else None
        told.append(Told(entry.number, entry.kind, entry.seat, entry.at, lines, story, stays))
    return told


def story_of(
    entry: Entry, events: Sequence[Event], reader: int | None, words: Words, names: Sequence[str]
) -> list[StoryPart]:
    """What each of those who acted did, in short."""
    parts = []
    for event in events:
        actor = event.seen_by(reader).get("seat", entry.seat)
        text = words.story(event, reader, names)
        if text and isinstance(actor, int):
            parts.append(StoryPart(actor, text))
    return parts


def by_stand_in(line: str, entry: Entry, reader: int | None, words: Words) -> str:
    """A line that tells what a bot has played for somebody who was away."""
    return words("entry-by-stand-in", line=line, you="yes" if entry.seat == reader else "no")


def lines_around(entry: Entry) -> int:
    """How many lines tell what people did, before those of the game's events."""
    return 1 if entry.kind in TELLERS else 0


def around(entry: Entry, reader: int | None, words: Words, names: Sequence[str]) -> list[str]:
    """What people did around the game. Moves are told by the game itself: some are secret."""
    teller = TELLERS.get(entry.kind)
    if teller is None:
        return []
    who = names[entry.seat] if entry.seat is not None else ""
    you = "yes" if entry.seat is not None and entry.seat == reader else "no"
    line = teller(words, entry, who, you)
    return [line] if line else []


def _sit(words: Words, entry: Entry, who: str, you: str) -> str:
    if entry.body.get("program"):
        return words("entry-sit-program", who=_new(words, entry), seat=(entry.seat or 0) + 1)
    return words("entry-sit", who=_new(words, entry), you=you, seat=(entry.seat or 0) + 1)


def _bot(words: Words, entry: Entry, who: str, you: str) -> str:
    return words("entry-bot", who=_new(words, entry), seat=(entry.seat or 0) + 1)


def _new(words: Words, entry: Entry) -> str:
    """Who sits down; old logs may have names that nobody could see."""
    return visible(entry.body["name"]) or words("seat-name", seat=(entry.seat or 0) + 1)


def _invite(words: Words, entry: Entry, who: str, you: str) -> str:
    return words("entry-invite", who=_new(words, entry), seat=(entry.seat or 0) + 1)


def _decline(words: Words, entry: Entry, who: str, you: str) -> str:
    why = visible(entry.body.get("why", ""))
    name = _new(words, entry)
    return (
        words("entry-decline-why", who=name, why=why) if why else words("entry-decline", who=name)
    )


def _leave(words: Words, entry: Entry, who: str, you: str) -> str:
    return words("entry-leave", seat=(entry.seat or 0) + 1, you=you)


def _device(words: Words, entry: Entry, who: str, you: str) -> str:
    if entry.body.get("also"):
        return words("entry-device-too") if you == "yes" else ""
    return words("entry-device", who=who, you=you)


def _time(words: Words, entry: Entry, who: str, you: str) -> str:
    both = "yes" if entry.body.get("both") else "no"
    return words("entry-time", who=who, you=you, both=both)


def _away(words: Words, entry: Entry, who: str, you: str) -> str:
    return words("entry-away", who=who, you=you, days=entry.body["days"])


def _back(words: Words, entry: Entry, who: str, you: str) -> str:
    return words("entry-back", who=who, you=you)


def _reveal(words: Words, entry: Entry, who: str, you: str) -> str:
    return words("entry-reveal", who=who, you=you)


def _late(words: Words, entry: Entry, who: str, you: str) -> str:
    return words("entry-late", who=who, you=you)


def _start(words: Words, entry: Entry, who: str, you: str) -> str:
    return words("entry-start")


def _take_back(words: Words, entry: Entry, who: str, you: str) -> str:
    if entry.seat is None:
        return words("entry-takeback-agreed")
    if entry.body.get("quiet"):
        return ""
    return words("entry-takeback", who=who, you=you)


def _resign(words: Words, entry: Entry, who: str, you: str) -> str:
    return words("entry-resign", who=who, you=you)


def _offer(words: Words, entry: Entry, who: str, you: str) -> str:
    return words("entry-offer", who=who, you=you, what=entry.body["what"])


def _answer(words: Words, entry: Entry, who: str, you: str) -> str:
    if entry.body.get("why"):
        return words("entry-answer-bot", who=who, why=entry.body["why"])
    if entry.body.get("withdrawn"):
        return words("entry-withdrawn", who=who, you=you)
    return words("entry-answer", who=who, you=you, yes="yes" if entry.body["yes"] else "no")


def _draw(words: Words, entry: Entry, who: str, you: str) -> str:
    closed = entry.body.get("why") == "closed"
    return words("entry-closed") if closed else words("entry-draw")


def _rematch(words: Words, entry: Entry, who: str, you: str) -> str:
    return words("entry-rematch")


def _stand_in(words: Words, entry: Entry, who: str, you: str) -> str:
    why = "clock" if entry.body["why"] == "clock" else "absent"
    return words("entry-stand-in", who=who, you=you, why=why)


def _return(words: Words, entry: Entry, who: str, you: str) -> str:
    moves = entry.body.get("moves")  # older logs do not tell
    line = words("entry-return", who=who, you=you)
    return f"{line} {words('entry-returned', you=you, moves=moves)}" if moves is not None else line


def _chat(words: Words, entry: Entry, who: str, you: str) -> str:
    return words("entry-chat", who=who, text=visible(entry.body["text"]))


TELLERS: dict[str, Callable[[Words, Entry, str, str], str]] = {
    "sit": _sit,
    "bot": _bot,
    "leave": _leave,
    "invite": _invite,
    "decline": _decline,
    "device": _device,
    "reveal": _reveal,
    "late": _late,
    "start": _start,
    "takeback": _take_back,
    "resign": _resign,
    "offer": _offer,
    "answer": _answer,
    "draw": _draw,
    "rematch": _rematch,
    "stand-in": _stand_in,
    "return": _return,
    "time": _time,
    "away": _away,
    "back": _back,
    "chat": _chat,
}
