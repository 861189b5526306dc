"""Whatever table, store or server refuse, and whatever is logged, can be said in both languages."""

import re
from pathlib import Path

import pytest

from plansza.store.entries import Entry
from plansza.store.faults import SENTENCES
from plansza.table.decide import MOST_CHAT
from plansza.table.table import HANDLERS, OPEN, OVER, RUNNING
from plansza.web.common.errors import CODES, STATUSES
from plansza.web.tables.narration import around
from plansza.words import LANGUAGES, words_for

SOURCE = Path(__file__).resolve().parents[3] / "src" / "plansza"
REFUSALS = re.compile(
    r"(?:\b|_)(?:refused|UnknownTable|TableTaken|NumberTaken|NumberGap|KeyTaken|"
    r"BadEntry|BadChannels)\(\s*\"([a-z-]+)\""
)
BODIES: dict[str, dict[str, object]] = {
    "sit": {"name": "Ania"},
    "bot": {"name": "Bot"},
    "invite": {"name": "Żubr"},
    "decline": {"name": "Żubr"},
    "offer": {"what": "draw"},
    "answer": {"yes": True},
    "stand-in": {"why": "clock"},
    "away": {"days": 3},
    "chat": {"text": "x" * MOST_CHAT},
}


def codes() -> set[str]:
    """Every code in the sources of table, store and server."""
    files = [path for name in ("table", "store", "web") for path in (SOURCE / name).rglob("*.py")]
    found = {code for path in files for code in REFUSALS.findall(path.read_text("utf-8"))}
    statuses = {f"table-{status}" for status in (OPEN, RUNNING, OVER)}
    return found | statuses | set(SENTENCES) | set(CODES.values()) | set(STATUSES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    words = words_for(language)
    assert len(codes()) > 50
    assert {code for code in codes() if not words.has(f"error-{code}")} == set()
    assert words.reason("resigned")
    assert words.reason("agreed")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", HANDLERS)
@pytest.mark.parametrize("reader", [0, 1, None])
def test_every_entry_can_be_told(kind: str, reader: int | None, language: str) -> None:
    seat = None if kind in ("start", "draw", "rematch") else 0
    entry = Entry(1, kind, seat, BODIES.get(kind, {}), 0.0, 1)
    lines = around(entry, reader, words_for(language), ["Ania", "Olek"])
    assert len(lines) == (0 if kind == "move" else 1)  # the game itself tells of moves
    assert all(line.strip() for line in lines)
