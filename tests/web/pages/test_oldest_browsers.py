"""What the pages are made of works in the oldest browsers we serve, as the README names them; and
the scripts find in each other what they ask for."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import plansza.web

ROOT = Path(__file__).resolve().parents[3]
STATIC = Path(plansza.web.__file__).parent / "static"
SCRIPTS = sorted(STATIC.rglob("*.js"))
STYLES = sorted(STATIC.rglob("*.css"))
OLDEST = {"Safari": 15.4, "Firefox": 104, "Chrome": 108}

# What came later than that to one of them at least, and since when all have it, or who came last.
# What a browser may leave out without harm, such as `text-wrap`, is not here.
TOO_NEW_FOR_SCRIPTS = {
    r"\.to(?:Sorted|Reversed|Spliced)\(|\.with\(": "Firefox 115",
    r"\b(?:Object|Map)\.groupBy\b": "Safari 17.4",
    r"\bArray\.fromAsync\b|\bPromise\.(?:withResolvers|try)\b": "Safari 16.4",
    r"\bstatic\s*\{": "Safari 16.4",
    r"\(\?<[=!]": "Safari 16.4",
    r"\bAbortSignal\.(?:timeout|any)\b": "Safari 16",
    r"\.checkVisibility\(": "Safari 17.4",
    r"\bIntl\.Segmenter\b": "Firefox 125",
    r"\bURL\.canParse\b": "Safari 17",
    r"\.(?:union|intersection|difference|isSubsetOf|isSupersetOf)\(": "Firefox 127",
    r"\b(?:show|hide|toggle)Popover\b|\bstartViewTransition\b": "Firefox 125",
    r"\brequestIdleCallback\b|\bscrollend\b": "Safari 26",
    r"focusVisible:": "Chrome has it not",
    r"\.inert\b": "Firefox 112",
}
TOO_NEW_FOR_STYLES = {
    r":has\(": "Firefox 121",
    r"@(?:container|layer|scope|property|starting-style)\b": "Firefox 110, Chrome 118 or later",
    r"\b(?:color-mix|light-dark|oklch|oklab)\(": "Chrome 111",
    r"\b\d+cq[whib]\b": "Firefox 110",
    r"^\s*&|\{[^{}]*&": "Firefox 117",
    r":user-(?:valid|invalid)\b|:popover-open\b": "Chrome 119",
    r"^(?!.*-webkit-mask).*(?<![-\w])mask(?:-image)?\s*:": "Chrome 120 without its prefix",
    r"\bsubgrid\b": "Chrome 117",
    r"@media[^{]*\(\s*(?:width|height)\s*[<>]": "Safari 16.4",
}


def lines(path: Path) -> Iterator[tuple[int, str]]:
    """Its lines without comments, by number."""
    without = re.compile(r"/\*.*?\*/", re.DOTALL).sub
    bare = without(lambda comment: "\n" * comment[0].count("\n"), path.read_text())
    for number, line in enumerate(bare.splitlines(), start=1):
        yield number, re.sub(r"(?<!:)//.*", "", line) if path.suffix == ".js" else line


@pytest.mark.parametrize(
    ("files", "too_new"),
    [(SCRIPTS, TOO_NEW_FOR_SCRIPTS), (STYLES, TOO_NEW_FOR_STYLES)],
    ids=["scripts", "styles"],
)
def test_nothing_newer_than_the_oldest_browsers(files: list[Path], too_new: dict[str, str]) -> None:
    assert files
    found = [
        f"{path.relative_to(STATIC)}:{number}: {line.strip()[:60]} ({since})"
        for path in files
        for number, line in lines(path)
        for pattern, since in too_new.items()
        if re.search(pattern, line)
    ]
    assert found == []


def test_filters_inside_pictures_are_elements() -> None:
    """WebKit knows no others there: whoever has an `.edge`, or is `.dragged`, lies in a picture."""
    inside = re.compile(r"(?:\.edge|\.dragged|\.scenery)\s*\{[^}]*filter:(?!\s*(?:url|none))")
    assert [path.name for path in STYLES if inside.search(path.read_text())] == []


def test_the_readme_names_the_oldest_browsers() -> None:
    readme = " ".join((ROOT / "README.md").read_text().split())
    for name, version in OLDEST.items():
        assert f"{name} {version}" in readme


def test_scripts_find_what_they_import() -> None:
    wanted = re.compile(r'import \{([^}]*)\} from "(\.[\w./-]+\.js)"')
    missing = [
        f"{script.name} wants {name} of {source}"
        for script in SCRIPTS
        for names, source in wanted.findall(script.read_text())
        for name in re.findall(r"(\w+)(?: as \w+)?\s*(?:,|$)", names.strip())
        if name not in exports(script.parent / source)
    ]
    assert missing == []


def exports(script: Path) -> set[str]:
    """The names that a script gives away."""
    declared = r"^export (?:async )?(?:function\*?|const|let|class) (\w+)"
    return set(re.findall(declared, script.read_text(), flags=re.M))
