"""What a table tells a model, as one text: what happened, what it sees, what it is asked, what it
may do. The words are those of the prompts (`plansza.llm`); what is told of games is the server's.
"""

from typing import Any

from plansza.client import Look
from plansza.client.messages import Seat, State
from plansza.words import Words


def told_look(words: Words, now: Look, lines: list[str]) -> str:
    """A look, and before it what happened since the last one."""
    parts = [f"## {words('llm-history')}\n\n" + "\n".join(lines)] if lines else []
    if now.text:
        parts.append(f"## {words('llm-table')}\n\n```\n{now.text}\n```")
    if now.fault:
        parts.append(now.fault)
    return "\n\n".join([*parts, *_asked(words, now)])


def _asked(words: Words, now: Look) -> list[str]:
    """What is asked of the seat now, or why nothing is."""
    if now.outcome is not None:
        over = [words("mcp-over", outcome=now.outcome.text)]
        return over + ([words("mcp-next", table=now.next_table)] if now.next_table else [])
    if now.status == "open":
        free = [str(at) for at, seat in enumerate(now.seats, start=1) if seat.free]
        return [words("mcp-open", seats=", ".join(free) or "–")]
    parts = [f"## {words('llm-asked')}\n\n{now.prompt}"]
    if now.offer is not None and now.offer.asked:
        who = now.seats[now.offer.seat].name
        parts.append(words("mcp-offer", what=now.offer.what, who=who))
    if now.your_turn:
        moves = [f"- `{each.move}` – {each.words}" for each in now.moves]
        parts.append(f"## {words('llm-moves')}\n\n" + "\n".join(moves))
    elif now.your_seat is None:
        parts.append(words("mcp-watching"))
    else:
        parts.append(words("mcp-waiting"))
    return parts


def told_state(words: Words, state: State, now: Look) -> str:
    """Which table this is, and who sits there."""
    names = [
        f"{at}: {'–' if seat.free else named(words, seat)}"
        for at, seat in enumerate(now.seats, start=1)
    ]
    seat = 0 if now.your_seat is None else now.your_seat + 1
    return words("mcp-table", title=state.title, table=state.id, seat=seat, names=", ".join(names))


def named(words: Words, seat: Seat) -> str:
    """Who sits somewhere; a bot is a bot for everybody."""
    is_bot = seat.bot or seat.stand_in or seat.program
    return f"{seat.name} ({words('page-is-bot')})" if is_bot else seat.name


def told_review(words: Words, found: dict[str, Any]) -> str:
    """A review, or how far it has come."""
    if found["status"] != "ready":
        return words("mcp-reviewing", done=found["done"])
    ends = [
        f"{side}: {chances[0]}% → {chances[-1]}%"
        for side, *chances in zip(found["sides"], *found["chances"], strict=True)
    ]
    turns = [
        " ".join([f"- {turn['text']} – {turn['change']}.", turn["better"]]).rstrip()
        for turn in found["turns"]
    ]
    head = words("review-turns") if turns else words("review-none")
    return "\n".join([*ends, "", head, *turns])
