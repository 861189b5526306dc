"""Reading files of texts: as Fluent's own parser does, but most messages by a shorter way.

That parser goes from letter to letter, and reading all texts was a fifth of the time in which a
server starts. Most messages are one line with perhaps some facts in it, which a pattern finds at
once; the parser gets the others, and takes text by the piece. Comments, and where in a file
something stood, are for those who write texts, and nobody keeps them.
"""

import re
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseComment,
    EntryType,
    Identifier,
    Message,
    Pattern,
    Placeable,
    Resource,
    Term,
    TextElement,
    VariableReference,
)
from fluent.syntax.stream import FluentParserStream

ID: Final = "[a-zA-Z][a-zA-Z0-9_-]*"
FACT: Final = rf"\{{ *\${ID} *\}}"
# One line, which the next does not go on with: that begins a message, a term or a comment itself.
LINE: Final = re.compile(
    rf"^({ID}) *= *(?=[^ \n])((?:[^{{}}\n]|{FACT})+?) *\n+(?=[a-zA-Z#-]|\Z)", re.MULTILINE
)
PART: Final = re.compile(rf"({FACT})")
TEXT: Final = re.compile(r"[^{}\n]*")
NAME: Final = re.compile(ID)
BLANK: Final = re.compile(" *")


def read_texts(source: str) -> Resource:
    """The messages and terms of a file, and as junk what cannot be read."""
    source = source.replace("\r\n", "\n")
    found: list[EntryType] = []

    def take(line: re.Match[str]) -> str:
        found.append(Message(Identifier(line[1]), Pattern(_parts(line[2]))))
        return ""

    rest = LINE.sub(take, source)
    found += _parsed(rest)
    names = [(type(each), each.id.name) for each in found if isinstance(each, Message | Term)]
    if len(names) < len(found) or len(set(names)) < len(names):
        return Resource(_parsed(source))  # junk, or a name twice: then it matters where they stand
    return Resource(found)


def _parts(said: str) -> list[TextElement | Placeable]:
    """Text and facts in turn."""
    return [
        Placeable(VariableReference(Identifier(part[1:-1].strip().removeprefix("$"))))
        if place % 2
        else TextElement(part)
        for place, part in enumerate(PART.split(said))
        if part
    ]


def _parsed(source: str) -> list[EntryType]:
    """What the parser finds, without the comments."""
    parser, letters = Parser(with_spans=False), Letters(source)
    found: list[EntryType] = []
    letters.skip_blank_block()
    while letters.current_char:
        entry = parser.get_entry_or_junk(letters)
        letters.skip_blank_block()
        if not isinstance(entry, BaseComment):
            found.append(entry)
    return found


class Letters(FluentParserStream):
    """A source in which all lines end alike, so that nobody has to look for the other end."""

    def char_at(self, offset: int) -> str | None:
        return self.string[offset] if offset < len(self.string) else None

    def next(self) -> str | None:
        self.peek_offset = 0
        self.index += 1
        return self.char_at(self.index)

    def peek(self) -> str | None:
        self.peek_offset += 1
        return self.char_at(self.index + self.peek_offset)

    @property
    def current_char(self) -> str | None:
        return self.string[self.index] if self.index < len(self.string) else None

    def peek_blank_inline(self) -> str:
        start = self.index + self.peek_offset
        found = BLANK.match(self.string, start)
        assert found is not None
        self.peek_offset += found.end() - start
        return found[0]


class Parser(FluentParser):
    """Fluent's own, which takes a piece of text and a name at once."""

    def get_text_element(self, ps: FluentParserStream) -> TextElement:
        found = TEXT.match(ps.string, ps.index)
        assert found is not None
        ps.index, ps.peek_offset = found.end(), 0
        return TextElement(found[0])

    def get_identifier(self, ps: FluentParserStream) -> Identifier:
        found = NAME.match(ps.string, ps.index)
        if found is None:
            return super().get_identifier(ps)  # which says what is wrong
        ps.index, ps.peek_offset = found.end(), 0
        return Identifier(found[0])
