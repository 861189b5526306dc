"""A game's guide as a page reads it: its text as HTML, its contents, its pictures.

The text is Markdown without HTML of its own; `plansza.core.guide` says what a game adds to it.
Headings get anchors, numbered rules can be pointed at, pictures become figures, and a chapter names
the lessons that teach its rules.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape
from itertools import pairwise
from types import ModuleType
from unicodedata import normalize

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from plansza.core.contract import Game
from plansza.core.guide import (
    Illustration,
    PictureMaker,
    Rows,
    TableMaker,
    guide_of,
    guide_text,
    with_facts,
)
from plansza.lessons import course_of, lesson_words
from plansza.web.common.assets import Asset, make_asset, version
from plansza.words import LANGUAGES, Words, words_for

RULE = re.compile(r"\{([A-Z]\d+)\}")
RULE_ANCHOR = re.compile(r'id="([A-Z]\d+)"')  # where a rule is named first
PICTURE = "picture:"
VIEW_BOX = re.compile(r'viewBox="([^"]*)"')


@dataclass(frozen=True)
class Heading:
    """A line of the table of contents."""

    anchor: str
    text: str


@dataclass(frozen=True)
class Handbook:
    """A guide in one language."""

    html: str
    contents: tuple[Heading, ...]


# -- finding ------------------------------------------------------------------------------------


def pictures_of(game: Game) -> Mapping[str, PictureMaker]:
    """The pictures of a game's guide."""
    return getattr(guide_of(game), "PICTURES", {})


@lru_cache(maxsize=64)
def handbook(game: Game, language: str) -> Handbook | None:
    """A game's guide in a language; in another one if it has no such; None without any."""
    guide, found = guide_of(game), guide_text(game, (language, *LANGUAGES))
    if guide is None or found is None:
        return None
    return Binder(game, guide, found[0]).bind(found[1])


# -- binding ------------------------------------------------------------------------------------


@dataclass
class Binder:
    """Makes a handbook of a text."""

    game: Game
    guide: ModuleType
    language: str
    contents: list[Heading] = field(default_factory=list)
    anchors: set[str] = field(default_factory=set)

    @property
    def words(self) -> Words:
        """The words of the game."""
        return words_for(self.language, self.game)

    def bind(self, text: str) -> Handbook:
        """Fill in facts, parse, arrange, render."""
        markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        markdown.inline.ruler.before("emphasis", "rule", read_rule)
        tokens = markdown.parse(with_facts(self.guide, text))
        self._name_headings(tokens)
        chapters: list[list[str]] = [[]]
        for block in blocks_of(tokens):
            if block[0].tag == "h2":
                chapters.append([])
            chapters[-1].append(self._render(markdown, block))
        return Handbook("".join(map(self._chapter, chapters)), tuple(self.contents))

    def _chapter(self, blocks: Sequence[str]) -> str:
        """A chapter; below its heading, the lessons that teach what it explains."""
        heading, text = "".join(blocks[:1]), "".join(blocks[1:])
        rules = set(RULE_ANCHOR.findall(text))
        words = lesson_words(self.language, self.game)
        links = [
            f'<a href="/learn/{self.game.id}/{lesson.name}">{escape(words(lesson.text()))}</a>'
            for lesson in course_of(self.game).values()
            if rules.intersection(lesson.rules)
        ]
        if not links:
            return heading + text
        return f'{heading}<p class="taught">{words("guide-lessons")} {" · ".join(links)}</p>{text}'

    def _name_headings(self, tokens: Sequence[Token]) -> None:
        for opening, inside in pairwise(tokens):
            if opening.type == "heading_open":
                text = plain(inside)
                opening.attrSet("id", self._anchor(slug(text)))
                if opening.tag == "h2":
                    self.contents.append(Heading(str(opening.attrGet("id")), text))

    def _anchor(self, name: str) -> str:
        """A name that nothing else on the page has."""
        number = 1
        while (anchor := name if number == 1 else f"{name}-{number}") in self.anchors:
            number += 1
        self.anchors.add(anchor)
        return anchor

    def _render(self, markdown: MarkdownIt, block: Sequence[Token]) -> str:
        images = images_in(block)
        if images:
            return figures([self._figure(image) for image in images])
        if block[0].type == "fence":
            return self._fence(block[0])
        self._name_rules(block)
        return str(markdown.renderer.render(block, markdown.options, {}))

    def _name_rules(self, block: Sequence[Token]) -> None:
        """Where a rule is named first it can be pointed at."""
        for token in block:
            for child in token.children or ():
                if child.type == "rule_open" and child.meta["rule"] not in self.anchors:
                    self.anchors.add(child.meta["rule"])
                    child.attrSet("id", child.meta["rule"])

    def _figure(self, image: Token) -> str:
        key = str(image.attrGet("src")).removeprefix(PICTURE)
        caption, alt = str(image.attrGet("title") or ""), image.content
        width, height = size_of(picture(self.game, key, self.language))
        source = f"/g/{self.game.id}/{key}.svg?lang={self.language}&amp;v={version()}"
        shape = f'width="{width:g}" height="{height:g}"'
        drawn = f'<img src="{source}" alt="{escape(alt)}" {shape} loading="lazy" decoding="async">'
        if pictures_of(self.game)[key]().frame is None:
            tall = f'<source media="(max-width: 699px)" srcset="{source}&amp;tall=1"'
            width, height = size_of(picture(self.game, key, self.language, True))
            drawn = f'<picture>{tall} width="{width:g}" height="{height:g}">{drawn}</picture>'
        return f"<figure>{drawn}<figcaption>{escape(caption)}</figcaption></figure>"

    def _fence(self, token: Token) -> str:
        """Tables whose rows come from the game; the text gives the names of the columns."""
        kind, _, key = token.info.strip().partition(" ")
        columns = [cell.strip() for cell in token.content.strip().split("|")]
        if kind == "options":
            return table(columns, [self._option(option.id) for option in self.game.options])
        makers: Mapping[str, TableMaker] = self.guide.TABLES
        return table(columns, escaped(makers[key](self.words)))

    def _option(self, id: str) -> list[str]:
        option = next(each for each in self.game.options if each.id == id)
        lines = []
        for choice in option.choices:
            name = escape(self.words.choice(id, choice))
            mark = "strong" if choice == option.default else "span"
            lines.append(
                f"<li><{mark}>{name}</{mark}>: {escape(self.words.choice_help(id, choice))}</li>"
            )
        return [escape(self.words.option(id)), f"<ul>{''.join(lines)}</ul>"]


def read_rule(state: StateInline, silent: bool) -> bool:
    """The number of a rule in braces, as `{T3}`."""
    found = RULE.match(state.src, state.pos)
    if found is None:
        return False
    if not silent:
        opening = state.push("rule_open", "span", 1)
        opening.attrSet("class", "rule")
        opening.meta["rule"] = found[1]
        state.push("text", "", 0).content = found[1]
        state.push("rule_close", "span", -1)
    state.pos = found.end()
    return True


def blocks_of(tokens: Sequence[Token]) -> list[list[Token]]:
    """The top-level blocks of a text, each with all its tokens."""
    blocks: list[list[Token]] = []
    depth = 0
    for token in tokens:
        if depth == 0:
            blocks.append([])
        blocks[-1].append(token)
        depth += token.nesting
    return blocks


def images_in(block: Sequence[Token]) -> list[Token]:
    """The pictures of a paragraph that holds nothing else."""
    if len(block) != 3 or block[0].type != "paragraph_open":
        return []
    parts = [child for child in block[1].children or () if child.content.strip()]
    drawn = [child for child in parts if str(child.attrGet("src")).startswith(PICTURE)]
    return drawn if len(drawn) == len(parts) else []


def plain(inline: Token) -> str:
    """The text of a line without its marks."""
    return "".join(child.content for child in inline.children or ())


def slug(text: str) -> str:
    """A heading as an anchor: small letters without accents, and hyphens."""
    bare = normalize("NFKD", text.lower().replace("ł", "l")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", bare).strip("-") or "part"


def figures(found: Sequence[str]) -> str:
    """One figure, or several side by side."""
    return found[0] if len(found) == 1 else f'<div class="figures">{"".join(found)}</div>'


def escaped(rows: Rows) -> list[list[str]]:
    """Plain texts made harmless."""
    return [[escape(cell) for cell in row] for row in rows]


def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table that may be wider than a phone: it scrolls by itself, also from the keyboard."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in columns)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    whole = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    name = escape(", ".join(columns))
    return f'<div class="rows" tabindex="0" role="group" aria-label="{name}">{whole}</div>'


# -- pictures -----------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def picture(game: Game, key: str, language: str, tall: bool = False) -> Asset:
    """A picture of a guide as a file; KeyError if the guide has no such."""
    return illustrated(game, pictures_of(game)[key](), language, tall)


def illustrated(game: Game, found: Illustration, language: str, tall: bool = False) -> Asset:
    """A view that stands for itself, as a file."""
    shape = tall and found.frame is None
    drawn = game.draw(found.view, list(found.choices), words_for(language, game), True, shape)
    box = "{:g} {:g} {:g} {:g}".format(*(found.frame or frame_in(drawn.root)))
    _, _, width, height = box.split()
    whole = VIEW_BOX.sub(f'width="{width}" height="{height}" viewBox="{box}"', drawn.svg, count=1)
    return make_asset("picture.svg", whole.encode())


def size_of(drawn: Asset) -> tuple[float, float]:
    """How wide and how high a picture is."""
    _, _, width, height = frame_in(drawn.data[:1000].decode(errors="ignore"))
    return width, height


def frame_in(root: str) -> tuple[float, ...]:
    """The frame that an opening tag names."""
    found = VIEW_BOX.search(root)
    assert found is not None, "every picture has a viewBox"
    return tuple(map(float, found[1].split()))
