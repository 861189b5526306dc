"""Texts are read by a short way, and just as Fluent's own parser would read them."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseComment, EntryType, Message, Term
from hypothesis import example, given
from hypothesis import strategies as st

from plansza.words.reading import LINE, read_texts

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(path for folder in ("src", "examples") for path in (ROOT / folder).rglob("*.ftl"))
# Of these anything is made that a file may hold, right and wrong.
PIECES = (
    *("one", "two-2", "-term", "ż", "7", " ", "    ", "\n", "\n\n", "\n    ", "=", " = ", "."),
    *("{ $fact }", "{$fact}", "{ one }", "{ -term }", "{", "}", "$", "->", "*", "[few]", "[", "]"),
    *('{ "}" }', "{ NUMBER($fact) }", "# said of it\n", "#", "-", "\n.also = it", "\t", "_"),
    *("one = two\n", "\ntwo = { $fact } of { $fact }\n", "\r\n", '"', "\\", "(", ")", ",", ":"),
    "{ $fact ->\n    [one] one\n   *[other] { $fact }\n}",
)


def read_slowly(source: str) -> list[EntryType]:
    body = FluentParser().parse(source).body
    return [entry for entry in body if not isinstance(entry, BaseComment)]


def in_order(entries: list[EntryType]) -> list[EntryType]:
    """By name, where all have one of their own: then no order matters."""
    named = {
        (type(each).__name__, each.id.name): each
        for each in entries
        if isinstance(each, Message | Term)
    }
    return entries if len(named) < len(entries) else [named[key] for key in sorted(named)]


def assert_read_alike(source: str) -> None:
    found, wanted = in_order(read_texts(source).body), in_order(read_slowly(source))
    assert len(found) == len(wanted), source
    for one, other in zip(found, wanted, strict=True):
        assert one.equals(other, ignored_fields=["span", "comment", "annotations"]), source


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_our_texts_are_read_alike(path: Path) -> None:
    assert_read_alike(path.read_text("utf-8"))


@given(st.lists(st.sampled_from(PIECES), max_size=14).map("".join))
@example("one = two\n  three\n")
@example("one = two\n\n\n  three\ntwo = three\n")
@example("one = two\n.also = three\n")
@example("one = two\none = three\n")
@example("one = { \ntwo = three\n")
@example("one = { \ntwo }\nthree = four\n")
@example("one =   \n  two\n")
@example("one =  two  { $fact }   \n")
@example("one = two\nthree four\n")
def test_anything_is_read_alike(source: str) -> None:
    assert_read_alike(source.replace("\r\n", "\n"))


def test_lines_may_end_as_on_windows() -> None:
    source = "one = two { $fact }\r\nthree =\r\n    four\r\n    five\r\n"
    one, three = read_texts(source).body
    plain = read_texts(source.replace("\r\n", "\n")).body
    assert one.equals(plain[0])
    assert three.equals(plain[1])


def test_most_messages_go_the_short_way() -> None:
    """Else it would be no shorter, and nobody would notice."""
    sources = [path.read_text("utf-8") for path in FILES]
    short = sum(len(LINE.findall(source)) for source in sources)
    assert short > 0.7 * sum(len(read_slowly(source)) for source in sources)
