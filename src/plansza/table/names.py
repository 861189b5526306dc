"""What people write at a table: only what can be seen, and names that can be told apart.

A name is told from another by what it looks like. Unicode's own list of look-alikes has thousands
of lines, most of them for scripts that no two players will mix; ours is short and for the alphabets
that people really imitate with, and whoever mixes alphabets within a word is refused in any case.
"""

import unicodedata
from functools import lru_cache
from itertools import groupby

REMEMBERED = 4096  # texts; those of old logs are read again and again
MOST_MARKS = 3  # on one letter: more than any living language puts there
HIDDEN = ("Cc", "Cf", "Co", "Cn", "Cs")  # controls, formats, private, unassigned, halves
MARKS = ("Mn", "Me")

# Letters and signs by their category that show nothing at all: fillers, blanks, selectors.
BLANK = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x2800, 0x2800),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFFA0, 0xFFA0),
        (0xFFFC, 0xFFFC),
        (0x13441, 0x13442),
        (0x16FE4, 0x16FE4),
        (0x1D159, 0x1D159),
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)

# What looks like a Latin letter in the letters of our pages, small and great on their own: a
# Cyrillic В is no b. The great I, the small l and the digit 1 are one stroke.
LOOKS = {
    "а": "a", "с": "c", "ԁ": "d", "е": "e", "һ": "h", "і": "i", "ј": "j", "к": "k", "ӏ": "l",
    "о": "o", "р": "p", "ԛ": "q", "ѕ": "s", "т": "t", "ѵ": "v", "ԝ": "w", "х": "x", "у": "y",
    "А": "A", "В": "B", "С": "C", "Е": "E", "Ԍ": "G", "Н": "H", "І": "l", "Ј": "J", "К": "K",
    "М": "M", "О": "O", "Р": "P", "Ԛ": "Q", "Ѕ": "S", "Т": "T", "Ѵ": "V", "Ԝ": "W", "Х": "X",
    "У": "Y", "Ү": "Y", "Ӏ": "l", "З": "3", "з": "3",
    "α": "a", "ϲ": "c", "ε": "e", "ι": "i", "ϳ": "j", "κ": "k", "ν": "v", "ο": "o", "ρ": "p",
    "τ": "t", "υ": "u", "χ": "x", "γ": "y", "ω": "w",
    "Α": "A", "Β": "B", "Ϲ": "C", "Ε": "E", "Η": "H", "Ι": "l", "Ϳ": "J", "Κ": "K", "Μ": "M",
    "Ν": "N", "Ο": "O", "Ρ": "P", "Τ": "T", "Χ": "X", "Υ": "Y", "Ζ": "Z",
    "օ": "o", "ո": "n", "ս": "u", "հ": "h", "ց": "g", "զ": "q", "Տ": "S", "Օ": "O", "Լ": "L",
    "ɑ": "a", "ɡ": "g", "ı": "i", "ȷ": "j", "ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "đ": "d",
    "Đ": "D", "ħ": "h", "ŧ": "t", "ᴀ": "A", "ʙ": "B", "ᴄ": "C", "ᴅ": "D", "ᴇ": "E", "ɢ": "G",
    "ʜ": "H", "ɪ": "l", "ᴊ": "J", "ᴋ": "K", "ʟ": "L", "ᴍ": "M", "ɴ": "N", "ᴏ": "O", "ᴘ": "P",
    "ʀ": "R", "ᴛ": "T", "ᴜ": "U", "ᴠ": "V", "ᴡ": "W", "ʏ": "Y", "ᴢ": "Z", "ꜱ": "S",
    "0": "O", "1": "l", "I": "l", "|": "l", "ǀ": "l", "∣": "l",
}  # fmt: skip
LOOK = str.maketrans(LOOKS)

# Alphabets whose letters are taken for each other's; the names of their letters begin so.
ALPHABETS = frozenset(
    ("LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "GEORGIAN", "CHEROKEE", "LISU", "DESERET")
)


@lru_cache(REMEMBERED)
def visible(text: str) -> str:
    """A text in one line, without anything that hides, turns round or piles up."""
    seen = "".join(" " if each.isspace() else each for each in text)
    kept = "".join(each for each in seen if not _is_hidden(each))
    return " ".join(_cut_marks(unicodedata.normalize("NFC", kept)).split())


def _is_hidden(letter: str) -> bool:
    return letter in BLANK or unicodedata.category(letter) in HIDDEN


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in MARKS


def _cut_marks(text: str) -> str:
    """Leave each letter its first few marks; those that stand on nothing go."""
    parts: list[str] = []
    for marks, letters in groupby(text, _is_mark):
        run = "".join(letters)
        bare = not parts or parts[-1].endswith(" ")
        parts.append(run if not marks else "" if bare else run[:MOST_MARKS])
    return "".join(parts)


def alike(one: str, other: str) -> bool:
    """Whether two names are easily taken for each other."""
    return bool(looks(one) & looks(other))


@lru_cache(REMEMBERED)
def looks(name: str) -> frozenset[str]:
    """What a name looks like: its bare letters, and those that they can be taken for."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", visible(name)))
    bare = "".join(each for each in plain if not _is_mark(each))
    letters = "".join(each for each in bare if each.isalnum() or each in LOOKS) or bare
    return frozenset(text.casefold() for text in (letters, letters.translate(LOOK)) if text)


def mixes_alphabets(name: str) -> bool:
    """Whether a word of a name takes its letters from two alphabets that look alike."""
    words = "".join(each if each.isalpha() else " " for each in name).split()
    return any(len({_alphabet(each) for each in word} & ALPHABETS) > 1 for word in words)


def _alphabet(letter: str) -> str:
    return unicodedata.name(letter, "?").partition(" ")[0]
