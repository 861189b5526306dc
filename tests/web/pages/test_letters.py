"""The letters that we serve: small, and with every sign that our texts are written with."""

import re
from itertools import chain

import pytest

from plansza.web.common.assets import assets
from tests.web.conftest import NewPlayer
from tools.letters import used_signs

STYLES = "letters/letters.css"
MOST = 70_000  # bytes, together


def covered(family: str) -> set[int]:
    """The characters that a family shows, as the stylesheet declares them."""
    rules = assets()[STYLES].data.decode().split("@font-face")[1:]
    found: set[int] = set()
    for rule in rules:
        if f'"{family}"' in rule:
            spans = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", rule)
            found |= set(chain(*(range(int(a, 16), int(b or a, 16) + 1) for a, b in spans)))
    return found


@pytest.mark.parametrize("family", ["Plansza Serif", "Plansza Sans"])
def test_every_letter_of_our_texts_is_there(family: str) -> None:
    letters = {code for code in used_signs() if chr(code).isalnum()}
    assert {chr(code) for code in letters - covered(family)} == set()
    assert {ord(sign) for sign in "ĄĆĘŁŃÓŚŹŻąćęłńóśźż„”’–…×−→"} <= covered(family)


def test_letters_are_small_ours_and_fetched_early(player: NewPlayer) -> None:
    files = {name: each for name, each in assets().items() if name.endswith(".woff2")}
    assert sum(len(each.data) for each in files.values()) < MOST
    assert {f"letters/{name}-licence.txt" for name in ("serif", "sans")} <= assets().keys()

    someone = player()
    early = re.findall(r'rel="preload" as="font"[^>]* href="([^"]+)"', someone.http.get("/").text)
    assert early
    for address in early:
        answer = someone.http.get(address)
        assert answer.headers["content-type"] == "font/woff2"
        assert len(answer.content) == len(files[address.split("/", 3)[3]].data)
