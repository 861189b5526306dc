"""What bots are called at a table: so that no person can pass for one, or one for a person."""

from collections.abc import Sequence
from functools import cache

from plansza.bots import bot_names
from plansza.table.decide import refused
from plansza.table.names import alike, visible
from plansza.words import LANGUAGES, Words, words_for

NAMED = 6  # bots have names of their own for so many seats; then they are counted


def new_bot_name(words: Words, seat: int, taken: Sequence[str]) -> str:
    """The name of the bot in a seat, or of another if somebody at the table looks like that."""
    others = (place for place in range(NAMED + len(taken) + 1) if place != seat)
    names = [words("bot-name", seat=place + 1) for place in (seat, *others)]
    return next(name for name in names if not any(alike(name, each) for each in taken))


def refuse_bot_name(name: str) -> None:
    """Nobody is called as the page calls bots."""
    if any(alike(name, each) for each in words_for_bots()):
        said = f"“{visible(name)}” is what bots are called here: choose another name"
        raise refused("name-of-bot", said, name=visible(name)[:40])


@cache
def words_for_bots() -> tuple[str, ...]:
    """What the page calls bots and their levels, in all languages."""
    found = set(bot_names())
    for words in map(words_for, LANGUAGES):
        found.add(words("page-is-bot"))
        found |= {words(id) for id in map("level-{}".format, bot_names()) if words.has(id)}
        found |= {words("bot-name", seat=seat) for seat in range(NAMED + 1, 65)}
    return tuple(sorted(found))
