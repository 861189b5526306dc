"""Recovery phrases: a few words of our own lists, drawn by us, by which a player is known again.

Six of 256 words are 48 bits, and trying one takes a slow hash: whoever guesses over the network
never gets there, and whoever steals the database needs thousands of years of a processor.
"""

import hmac
import secrets
import unicodedata
from functools import cache
from hashlib import scrypt
from importlib.resources import files

LENGTH = 6  # words
COST = {"n": 2**15, "r": 8, "p": 1, "maxmem": 2**27}
SALT_BYTES = 16
UNMARKED = str.maketrans("łŁ", "lL")  # the one Polish letter that does not come apart


@cache
def words_of(language: str) -> tuple[str, ...]:
    """The words of a language that phrases are made of; English where there are none."""
    folder = files("plansza.club") / "phrases"
    file = folder / f"{language}.txt"
    return tuple((file if file.is_file() else folder / "en.txt").read_text("utf-8").split())


def new_phrase(language: str) -> str:
    """Words that nobody guesses."""
    known = words_of(language)
    return " ".join(secrets.choice(known) for _ in range(LENGTH))


def plain(text: str) -> str:
    """A phrase as it is compared: small letters without marks, whatever stands between words."""
    apart = unicodedata.normalize("NFKD", text.translate(UNMARKED).casefold())
    bare = "".join(each for each in apart if not unicodedata.combining(each))
    return " ".join("".join(each if each.isalnum() else " " for each in bare).split())


def hash_phrase(phrase: str, salt: str) -> str:
    """What is kept of a phrase."""
    return scrypt(plain(phrase).encode(), salt=bytes.fromhex(salt), **COST).hex()


def new_salt() -> str:
    return secrets.token_hex(SALT_BYTES)


def fits(phrase: str, salt: str, kept: str) -> bool:
    """Whether it is this phrase. Takes as long where there is none to compare with."""
    found = hash_phrase(phrase, salt or "00" * SALT_BYTES)
    return bool(kept) and hmac.compare_digest(found, kept)
