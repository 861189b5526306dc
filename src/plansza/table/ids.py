"""Names of tables: nobody guesses them, and they survive a chat program and a command line."""

import secrets
from string import ascii_letters, digits

# No "-" or "_": a program that sees a link in a text leaves out one at its end, and a command line
# takes a "-" at the beginning for an option.
LETTERS = ascii_letters + digits
LENGTH = 12  # 71 bits
BYTES = 16  # so many more than are needed that all letters are equally likely


def new_table_id() -> str:
    """A name that nobody guesses: whoever has the link may watch."""
    return table_id_of(secrets.token_bytes(BYTES))


def table_id_of(secret: bytes) -> str:
    """The name that these bytes give; fewer than `BYTES` give fewer names."""
    number = int.from_bytes(secret[:BYTES], "big")
    letters = []
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)
