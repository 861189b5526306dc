"""The papers: three for each faction, then for universal and for neutral cards.

`PAPERS` are the quiet grounds of cards and tiles, `DEEP` the dark sheet that silhouettes are cut
from, `BRIGHT` the saturated one of flags, roofs and tokens; `SIGNS` is what reads on the bright.
"""

CREAM = "#f8efdc"
GOLD = "#e2b13c"
WOOD = "#7a5230"

#          green      gold       red        blue       white      orange     universal  neutral
PAPERS = ("#b3d091", "#f5e3a2", "#efb9a6", "#abcfe6", "#f1f5f6", "#f4bd80", "#e3d8ea", "#e4d9c2")
DEEP = ("#235124", "#70500a", "#741417", "#174477", "#3b4b58", "#93400a", "#4a2f5c", "#54493a")
BRIGHT = ("#5a9e3c", "#f0be35", "#bf2d22", "#3583c9", "#ffffff", "#e9781c", "#a57cc0", "#85765c")
ROOFS = (*BRIGHT[:4], "#9fb8c6", *BRIGHT[5:])  # white roofs would be lost on white walls
SIGNS = (CREAM, "#4a3200", CREAM, CREAM, "#33424f", "#4b1e00", CREAM, CREAM)
QUIET_SIGN = {"color": DEEP[-1], "fill": "#a8987c"}  # of something that stands back
VALLEY_PAPERS = (("#d7a39b", "#8c2f2a"), ("#c6b2d6", "#5d3f7c"))  # of Kings, of Queens
