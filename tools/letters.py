"""Cut our letters anew from the packages that bring them: python -m tools.letters

Needs npm, and for this tool alone: pip install fonttools brotli

Of each typeface only what people read here is kept: Polish letters, those that names of our
neighbours need, and every sign in our texts and pictures. The licences (OFL) keep the
names of the originals for the originals, so what is cut down is called ours.
"""

import shutil
import subprocess
import tarfile
import tempfile
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "plansza"
FOLDER = SOURCES / "web" / "static" / "letters"
READ = ("**/*.ftl", "**/guide/*.md", "**/picture/**/*.py", "web/**/*.html", "web/**/*.js")
ALPHABET = range(0x20, 0x7F)
POLISH = "ĄąĆćĘęŁłŃńÓóŚśŹźŻż"
NEIGHBOURS = "ÄäÖöÜüßÉéÈèÁáÍíŠšČčŽž"  # in the names of players
SIGNS = "\N{NO-BREAK SPACE}‘’‚“”„–—…•·−×→←↑↓±½«»"
FEATURES = ["kern", "liga", "ccmp", "locl"]
NAMES = (1, 4, 6)  # where a font says what it is called, by OpenType's numbers


@dataclass(frozen=True)
class Face:
    """A file of ours, and where it is cut from."""

    name: str
    family: str
    weights: str  # as a stylesheet says it
    package: str
    path: str
    licence: str


FACES = (
    Face(
        "serif-400",
        "Plansza Serif",
        "400",
        "@expo-google-fonts/brygada-1918@0.4.2",
        "400Regular/Brygada1918_400Regular.ttf",
        "LICENSE_FONT",
    ),
    Face(
        "serif-700",
        "Plansza Serif",
        "700",
        "@expo-google-fonts/brygada-1918@0.4.2",
        "700Bold/Brygada1918_700Bold.ttf",
        "LICENSE_FONT",
    ),
    Face(
        "sans",
        "Plansza Sans",
        "400 700",
        "source-sans@3.52.0",
        "VF/SourceSans3VF-Upright.ttf",
        "LICENSE.md",
    ),
)


def used_signs() -> set[int]:
    """Every character that our texts and pictures are written with."""
    files = (file for pattern in READ for file in SOURCES.glob(pattern))
    found = {ord(sign) for file in files for sign in file.read_text(encoding="utf-8")}
    return found | {ord(sign) for sign in POLISH + NEIGHBOURS + SIGNS}


def wanted() -> set[int]:
    """What the letters are to show."""
    return {code for code in {*ALPHABET, *used_signs()} if unicodedata.category(chr(code)) != "Cc"}


def unpack(package: str, folder: Path) -> Path:
    """A package as the registry has it."""
    command = [shutil.which("npm") or "npm", "pack", "--silent", package]
    packed = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    place = folder / package.replace("/", "-")
    with tarfile.open(folder / packed.stdout.split()[-1]) as archive:
        archive.extractall(place, filter="data")
    return place / "package"


def cut(face: Face, source: Path, codes: Iterable[int]) -> list[int]:
    """Write one file of letters; which characters it shows."""
    # Imported here, so that whoever only asks which signs we use needs no font tools.
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    font = TTFont(source, recalcTimestamp=False)  # the same bytes every time
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=[0, 2, 13, 14, *NAMES])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    if " " in face.weights:
        lightest, heaviest = face.weights.split()
        instantiateVariableFont(font, {"wght": (int(lightest), int(heaviest))}, inplace=True)
    for record in font["name"].names:
        if record.nameID in NAMES:
            record.string = face.family
    font.flavor = "woff2"
    font.save(FOLDER / f"{face.name}.woff2")
    return sorted(font.getBestCmap())


def ranges(codes: list[int]) -> str:
    """Characters as a stylesheet lists them."""
    rows: list[list[int]] = []
    for code in codes:
        if rows and code == rows[-1][1] + 1:
            rows[-1][1] = code
        else:
            rows.append([code, code])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in rows)


def rule(face: Face, codes: list[int]) -> str:
    """How the stylesheet names a file."""
    return (
        f'@font-face {{\n  font-family: "{face.family}";\n  font-weight: {face.weights};\n'
        f'  font-display: swap;\n  src: url("{face.name}.woff2") format("woff2");\n'
        f"  unicode-range: {ranges(codes)};\n}}\n"
    )


def main() -> None:
    """Cut every file, with its licence, and write the stylesheet."""
    FOLDER.mkdir(exist_ok=True)
    rules = ["/* Our letters. Made by tools/letters.py: change that, not this. */\n"]
    codes = wanted()
    with tempfile.TemporaryDirectory() as folder:
        packages = {each: unpack(each, Path(folder)) for each in {face.package for face in FACES}}
        for face in FACES:
            package = packages[face.package]
            rules.append(rule(face, cut(face, package / face.path, codes)))
            licence = FOLDER / f"{face.name.partition('-')[0]}-licence.txt"
            licence.write_text((package / face.licence).read_text(encoding="utf-8"), "utf-8")
    (FOLDER / "letters.css").write_text("\n".join(rules), encoding="utf-8")


if __name__ == "__main__":
    main()
