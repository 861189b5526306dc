"""Addresses as codes to scan."""

import io

import segno

DARK, LIGHT = "#2b241b", "#fffdf6"


def code_of(address: str) -> str:
    """An address as a code, in SVG."""
    drawn = io.BytesIO()
    look = {"scale": 4, "border": 2, "dark": DARK, "light": LIGHT}
    code = segno.make(address, micro=False)
    code.save(drawn, kind="svg", svgclass=None, lineclass=None, xmldecl=False, **look)
    return drawn.getvalue().decode()
