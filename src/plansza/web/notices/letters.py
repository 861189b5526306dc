"""What is told: the game, who plays, what is asked, until when, and where. Nothing else: it may be
read on a locked screen, by a push service's neighbour, or in somebody else's chat.

All of it is public at the table, so it is the same in two worlds that differ in what is hidden.
"""

from dataclasses import dataclass
from datetime import UTC, datetime

from babel.dates import format_datetime

from plansza.store.notices import Notice, Recipient
from plansza.table.table import Table
from plansza.web.notices.questions import GAME_OVER, TURN, kind_of
from plansza.web.notices.quiet import zone_of
from plansza.web.tables.pictures import spoken_names
from plansza.words import words_for

WHEN = "EEEE, d MMMM, HH:mm"  # how a time is told, in every language


@dataclass(frozen=True)
class Letter:
    """A message in one language, whatever way it goes."""

    kind: str
    title: str
    body: str
    site: str
    page: str  # where it leads, behind the site
    stop: str  # where it is stopped, likewise
    open_label: str
    stop_label: str
    id: str  # the same for the same message, so that one that comes twice is one
    group: str  # the same for all messages of one seat: the newest is enough
    table: str
    seat: int

    @property
    def url(self) -> str:
        """Where it leads."""
        return self.site + self.page

    @property
    def stop_url(self) -> str:
        """Where it is stopped."""
        return self.site + self.stop


def letter_of(table: Table, notice: Notice, recipient: Recipient, now: float) -> Letter:
    """What a recipient is told of a seat."""
    words = words_for(recipient.language, table.game)
    names = spoken_names(table, words)
    kind = kind_of(notice.question)
    game = words.title(table.setup)
    others = ", ".join(name for seat, name in enumerate(names) if seat != notice.seat)
    lines = [words("notice-at-table", names=others)]
    if kind == TURN:
        title = words("notice-turn", game=game)
        ends = deadline(table, notice.seat, now)
        lines += [words("notice-until", when=told_time(recipient, ends))] if ends else []
    elif kind == GAME_OVER:
        title = words("notice-over", game=game)
    else:
        title = words("notice-asked", game=game)
        who = names[table.offer.seat] if table.offer is not None else ""
        lines.insert(0, words("notice-offer", what=kind, who=who))
    return Letter(
        kind,
        title,
        " ".join(lines),
        recipient.site,
        f"/t/{table.id}",
        stop_of(recipient, table.id, notice.seat),
        words("notice-open"),
        words("notice-stop"),
        f"{table.id}-{notice.seat}-{notice.question.replace(' ', '-')}",
        f"{table.id}-{notice.seat}",
        table.id,
        notice.seat,
    )


def stop_of(recipient: Recipient, table_id: str, seat: int) -> str:
    """Where a recipient stops what it is told of a seat, without being known by a cookie."""
    return f"/notices/stop/{recipient.id}/{table_id}/{seat}"


def trial(recipient: Recipient) -> Letter:
    """What the test button sends."""
    words = words_for(recipient.language)
    return Letter(
        "test",
        words("notice-test"),
        words("notice-test-body"),
        recipient.site,
        "/",
        f"/notices/stop/{recipient.id}",
        words("notice-open"),
        words("notice-stop"),
        f"test-{recipient.mark}",
        f"test-{recipient.mark}",
        "",
        0,
    )


def deadline(table: Table, seat: int, now: float) -> float | None:
    """When a seat's time runs out, if nobody moves."""
    if table.turns is not None:
        return table.turns.end_of(seat)
    if table.clock is None or seat not in table.clock.running:
        return None
    return now + max(0.0, table.clock.left_at(seat, now))


def told_time(recipient: Recipient, at: float) -> str:
    """A time by the clock where the recipient is."""
    when = datetime.fromtimestamp(at, zone_of(recipient.zone) or UTC)
    return str(format_datetime(when, WHEN, locale=recipient.language))
