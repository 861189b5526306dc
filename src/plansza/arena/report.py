"""Sections as one page that needs nothing else, and as Markdown with its pictures beside it."""

from collections.abc import Sequence
from html import escape

from plansza.arena.plots import STYLE
from plansza.arena.sections import Grid, Section

PAGE = """
:root { color-scheme: light dark; --table: #c9a678; --paper: #fbf5e6; --line: #dccaa3;
  --text: #2b241b; --text-2: #5d503e; --cast: rgb(40 24 6 / 24%); }
@media (prefers-color-scheme: dark) {
  :root { --table: #12353b; --paper: #1d474e; --line: #2d5f66; --text: #f4ead3;
    --text-2: #bfd0c8; --cast: rgb(0 0 0 / 40%); }
}
body { margin: 0; padding: 24px 12px; background: var(--table); color: var(--text);
  font: 16px/1.5 system-ui, "Noto Sans", "DejaVu Sans", sans-serif; }
main { max-width: 900px; margin: auto; }
section { background: var(--paper); border-radius: 8px; padding: 8px 24px 20px; margin: 0 0 20px;
  box-shadow: 0 1px 2px var(--cast), 0 4px 9px var(--cast); }
h1, h2 { font-family: Georgia, "Noto Serif", "DejaVu Serif", serif; line-height: 1.2; }
h2 { margin: 16px 0 8px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 12px 0; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 12px 4px 0; text-align: right; border-bottom: 1px solid var(--line); }
th { color: var(--text-2); font-weight: 600; font-size: 14px; vertical-align: bottom; }
th:first-child, td:first-child, .wordy th, .wordy td { text-align: left; }
.plot .slip, .plot .cast { fill: none; }
svg { display: block; max-width: 100%; height: auto; margin: 12px 0; }
"""


def page(language: str, title: str, lines: Sequence[str], sections: Sequence[Section]) -> str:
    """A page for any browser: no script, no other file, no host."""
    body = "".join(map(_section, sections))
    intro = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{PAGE}</style>\n</head>\n"
        f"<body>\n<main>\n<section><h1>{escape(title)}</h1>{intro}</section>\n"
        f"{body}</main>\n</body>\n</html>\n"
    )


def _section(section: Section) -> str:
    parts = [f"<section><h2>{escape(section.title)}</h2>"]
    parts += [f"<p>{escape(line)}</p>" for line in section.lines]
    parts += [_table(grid) for grid in section.grids]
    parts += [plot.draw(False) for plot in section.plots]
    return "\n".join([*parts, "</section>\n"])


def _table(grid: Grid) -> str:
    kind = ' class="wordy"' if grid.wordy else ""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in grid.headers)
    rows = [
        "<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in grid.rows
    ]
    body = "\n".join(rows)
    return f'<div class="wide"><table{kind}><thead><tr>{head}</tr></thead>\n{body}\n</table></div>'


def markdown(
    title: str, lines: Sequence[str], sections: Sequence[Section], pictures: str
) -> tuple[str, dict[str, str]]:
    """The text, and the pictures it shows by the names of their files; `pictures` is the folder
    beside the text that they are meant for."""
    parts = [f"# {title}", *lines]
    files: dict[str, str] = {}
    for section in sections:
        parts += [f"## {section.title}", *section.lines]
        for plot in section.plots:
            name = f"{plot.name}.svg"
            files[name] = plot.draw(True)
            parts.append(f"![{section.title}]({pictures}/{name})")
        parts += [_pipes(grid) for grid in section.grids]
    return "\n\n".join(parts) + "\n", files


def _pipes(grid: Grid) -> str:
    rule = ["---", *["---" if grid.wordy else "--:"] * (len(grid.headers) - 1)]
    lines = [grid.headers, rule, *grid.rows]
    cells = [[cell.replace("|", "\\|") for cell in line] for line in lines]
    return "\n".join(f"| {' | '.join(row)} |" for row in cells)
