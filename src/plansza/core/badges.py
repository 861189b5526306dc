"""The badge of a seat whose game has no token of its own for it: cut paper, a colour and a sign."""

from typing import Final

from plansza.core.picture import circle, path

# For each seat a colour, and what is cut into it, for colour never carries meaning alone.
SEATS: Final = (
    ("#a8453f", "M12 6l5 10H7z"),
    ("#2f6f86", "M7 7h10v10H7z"),
    ("#5b7a35", "M12 5.5l6 6.5-6 6.5L6 12z"),
    ("#b9832a", "M10.5 6h3v4.5H18v3h-4.5V18h-3v-4.5H6v-3h4.5z"),
    (
        "#6d5379",
        "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm0 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
    ),
    ("#6b4f3a", "M6 8.2h12v2.6H6zM6 13.2h12v2.6H6z"),
)


def badge(seat: int) -> str:
    """A disc of paper in a box of 24 by 24; after six seats the signs begin anew."""
    colour, sign = SEATS[seat % len(SEATS)]
    cut = path(sign, fill="#f6ecd8", fill_rule="evenodd")
    shadow = circle(12, 12.6, 11, fill="#000", fill_opacity=".25")
    return shadow + circle(12, 12, 11, fill=colour) + cut
