"""The picture of a table as pixels, for models that look: drawn by resvg, with our own letters.

Browsers get the letters as WOFF2, which resvg does not read; so they are unpacked once into a
folder that is gone with the process. What no font has is not drawn, on any machine the same.
"""

import tempfile
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

WIDE, TALL = 1100, 700  # pixels across
SANS, SERIF = "Plansza Sans", "Plansza Serif"
LETTERS = {"sans": SANS, "serif-400": SERIF, "serif-700": SERIF}
FAMILY_NAMES = (1, 4, 16)  # of a font's name table: family, full name, typographic family


def png_of(svg: str, tall: bool = False) -> bytes:
    """The picture as a PNG."""
    import resvg_py

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=TALL if tall else WIDE,
            skip_system_fonts=True,
            font_files=list(letters()),
            font_family=SERIF,
            serif_family=SERIF,
            sans_serif_family=SANS,
        )
    )


@cache
def letters() -> tuple[str, ...]:
    """Our letters as files that resvg reads, under the names that pictures call them by."""
    from fontTools.ttLib import TTFont

    folder = Path(_folder().name)
    found = []
    for name, family in LETTERS.items():
        with as_file(files("plansza") / "web" / "static" / "letters" / f"{name}.woff2") as packed:
            font = TTFont(packed)
        for record in font["name"].names:
            if record.nameID in FAMILY_NAMES:
                record.string = family
        font.flavor = None
        path = folder / f"{name}.ttf"
        font.save(path)
        found.append(str(path))
    return tuple(found)


@cache
def _folder() -> "tempfile.TemporaryDirectory[str]":
    return tempfile.TemporaryDirectory(prefix="plansza-letters-")
