"""Pages from templates: in the reader's language, with what every page needs.

    return page(request, words, "table.html", script="table/table.js", table=table)

A template gets `words`, `asset(name)` and what the page gives it. Texts that the script says are
found in the script itself, so that there is no second list of them.
"""

import re
from functools import cache
from posixpath import dirname, normpath
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import Response
from litestar.datastructures import Cookie

from plansza.web.common import assets
from plansza.web.common.errors import AnyRequest
from plansza.web.common.visitor import LANGUAGE_COOKIE, language_cookie
from plansza.words import LANGUAGES, Words, words_for

THEME_COOKIE = "plansza-theme"
SIGNED_IN = "plansza.signed-in"  # in the scope of a request: a player's name
CLUB = "club"  # in the application's state: the section of the host's file
THEMES = ("light", "dark")
SAID = re.compile(r"\bsay\(\s*\"(page-[a-z-]+)\"")
IMPORTED = re.compile(r"\b(?:from|import) \"(\.[\w./-]+\.js)\"")
IMPORTED_LATER = re.compile(r"\bimport\(\"(\.[\w./-]+\.js)\"\)")  # when a page needs it
FILLED = ("name", "what", "seat", "count", "title", "step", "steps")
GAPS = {name: "{" + name + "}" for name in FILLED}

ENVIRONMENT = Environment(
    loader=PackageLoader("plansza.web"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=False,
    lstrip_blocks=True,
)
ENVIRONMENT.globals["asset"] = assets.address
ENVIRONMENT.globals["asset_version"] = assets.version
ENVIRONMENT.filters["capitalize_first"] = lambda text: text[:1].upper() + text[1:]


def page(
    request: AnyRequest,
    words: Words,
    template: str,
    *,
    script: str = "",
    status: int = 200,
    cookies: list[Cookie] | None = None,
    **context: Any,
) -> Response[str]:
    """A page as an answer."""
    theme = request.cookies.get(THEME_COOKIE)
    club = request.app.state.get(CLUB)
    other = next(each for each in LANGUAGES if each != words.language)
    text = ENVIRONMENT.get_template(template).render(
        words=words,
        other_language=other,
        other_words=words_for(other),
        theme=theme if theme in THEMES else "",
        club=club,
        signed_in=request.scope.get(SIGNED_IN, ""),
        club_icon=f"/club/icon?v={club.icon.tag}" if club is not None and club.icon else "",
        origin=str(request.base_url).rstrip("/"),
        script=script,
        modules=modules_of(script),
        texts=script_texts(words.language, script),
        **context,
    )
    kept = [*(cookies or []), *asked_language(request)]
    return Response(text, status_code=status, media_type="text/html", cookies=kept)


def asked_language(request: AnyRequest) -> list[Cookie]:
    """Remember a language that the address asks for."""
    asked = request.query_params.get("lang")
    wanted = asked in LANGUAGES and asked != request.cookies.get(LANGUAGE_COOKIE)
    return [language_cookie(str(asked))] if wanted else []


@cache
def modules_of(script: str, later: bool = False) -> tuple[str, ...]:
    """The modules that a script imports, directly or not: browsers fetch them at once. Those that
    come `later`, when a page needs them, only if they are asked for, too."""
    found: dict[str, None] = {}
    waiting = [script] if script else []
    while waiting:
        importer = waiting.pop()
        source = source_of(importer)
        for imported in IMPORTED.findall(source) + IMPORTED_LATER.findall(source) * later:
            name = normpath(f"{dirname(importer)}/{imported}")
            if name not in found:
                found[name] = None
                waiting.append(name)
    return tuple(found)


@cache
def script_texts(language: str, script: str) -> dict[str, str]:
    """What a script and its modules say, with gaps such as “{name}” to be filled."""
    names = [script, *modules_of(script, later=True)] if script else []
    ids = {id for name in names for id in SAID.findall(source_of(name))}
    words = words_for(language)
    return {id: words(id, **GAPS) for id in sorted(ids)}


def source_of(script: str) -> str:
    """The text of a script."""
    return assets.assets()[script].data.decode()
