"""From what people type to what the program needs; every mistake is named, with the way out."""

from collections.abc import Sequence
from math import isfinite

from plansza.bots.levels import is_bot, unknown
from plansza.cli.terminal import Complaint
from plansza.core.chance import new_seed, seed_from_text
from plansza.core.contract import Game
from plansza.core.setup import Setup, make_setup
from plansza.words import Words

DIGITS = 12  # no whole number asked for here is longer


def whole(words: Words, name: str, text: str, least: int = 1) -> int:
    """A whole number, not below `least`."""
    digits = text.isascii() and text.isdigit() and len(text) <= DIGITS
    if not digits or int(text) < least:
        raise Complaint(words("error-bad-whole", name=name, text=text, least=str(least)))
    return int(text)


def seconds(words: Words, name: str, text: str) -> float:
    """A time above 0."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not isfinite(value) or value <= 0:
        raise Complaint(words("error-bad-seconds", name=name, text=text))
    return value


def setup_of(
    words: Words, game: Game, players: str | None, pairs: Sequence[str], name: str = "--players"
) -> Setup:
    """The set-up asked for, checked."""
    seats = None if players is None else whole(words, name, players)
    chosen: dict[str, str] = {}
    for pair in pairs:
        key, sign, choice = pair.partition("=")
        if not sign or not key:
            raise Complaint(words("error-bad-pair", text=pair))
        chosen[key] = choice
    return checked_setup(game, seats, chosen)


def checked_setup(game: Game, seats: int | None, chosen: dict[str, str]) -> Setup:
    """`game.setup`, but safe from an option called “seats”.

    Compiled by mypyc, a parameter that is positional-only still clashes with a keyword of its name.
    """
    make_setup(game.id, game.seat_counts, game.options, seats, chosen)
    return game.setup(seats, **chosen)


def seat_of(words: Words, text: str, seats: int) -> int:
    """A seat, which people count from 1."""
    seat = whole(words, "--seat", text)
    if seat > seats:
        raise Complaint(words("error-no-seat", seat=str(seat), count=seats))
    return seat - 1


def bots_of(words: Words, text: str, count: int) -> tuple[str, ...]:
    """A bot for each of so many seats; one name serves all of them."""
    asked = [name.strip() for name in text.split(",")]
    for name in asked:
        if not is_bot(name):
            names = str(unknown(name).facts["names"])
            raise Complaint(words("error-unknown-bot", bot=name or "–", names=names))
    if len(asked) not in (1, count):
        raise Complaint(words("error-bots-count", given=str(len(asked)), count=count))
    return tuple(asked * count if len(asked) == 1 else asked)


def seed_of(text: str | None) -> bytes:
    """The seed asked for, or a secret one."""
    return new_seed() if text is None else seed_from_text(text)
