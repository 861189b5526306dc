"""Cutting paper: fold it, cut once, and both halves are equal; put a shadow under what lies on top.

The drawings are kept as half paths where the subject allows it. In the sources a path may carry
two marks of ours, which never reach a page:

- `fold=""`: the path is the right half, from the middle line x = 50; its mirror image is added.
- `shade=""`: a short shadow is laid under the path.
"""

import re

MIDDLE = 50.0
SHADOW = 'fill="#000" opacity=".22" transform="translate(1 2.5)"'

_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
# By command: for every number it takes, whether it is an x.
_ACROSS = {**dict.fromkeys("MLT", "10"), **dict.fromkeys("SQ", "1010"), "C": "101010"}
_ACROSS |= {"H": "1", "V": "0", "A": "0000010", "Z": ""}
_SWEEP = 4  # an arc's flag that says which way round


def short(value: float) -> str:
    """A number with as few signs as possible."""
    plain = f"{round(value, 1):g}"
    return plain.replace("0.", ".", 1) if abs(value) < 1 else plain


def mirrored(path: str) -> str:
    """The same path on the other side of the middle line."""
    made: list[str] = []
    tokens = _TOKEN.findall(path)
    at = 0
    command = ""
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            made.append(command)
            at += 1
        kinds = _ACROSS[command.upper()]
        numbers = tokens[at : at + len(kinds)]
        made += [_turned(command, place, number) for place, number in enumerate(numbers)]
        at += len(kinds)
    return _tight(made)


def _turned(command: str, place: int, number: str) -> str:
    """One number of a mirrored command."""
    if command in "Aa" and place == _SWEEP:
        return "0" if number == "1" else "1"
    if _ACROSS[command.upper()][place] == "0":
        return number
    value = float(number)
    return short(2 * MIDDLE - value if command.isupper() else -value)


def _tight(tokens: list[str]) -> str:
    """Tokens with blanks only where they are needed."""
    made = ""
    for token in tokens:
        apart = made and not made[-1].isalpha() and not token.isalpha() and token[0] != "-"
        made += f" {token}" if apart else token
    return made


def cut(source: str) -> str:
    """A drawing with its folds opened and its shadows laid."""
    return re.sub(r"<path [^>]*/>", lambda found: _path(found[0]), source)


def _path(element: str) -> str:
    folded, shaded = ' fold=""' in element, ' shade=""' in element
    element = element.replace(' fold=""', "").replace(' shade=""', "")
    if folded:
        half = element[element.index(' d="') + 4 :].split('"', 1)[0]
        element = element.replace(half, half + mirrored(half))
    if not shaded:
        return element
    plain = re.sub(r' fill(-opacity)?="[^"]*"', "", element)
    return plain.replace("<path", f"<path {SHADOW}") + element
