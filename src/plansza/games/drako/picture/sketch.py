"""The board as plain text, for a terminal of 80 columns: north is at the top."""

from typing import Final

from plansza.core.picture import Speaker
from plansza.games.drako.rules.board import OVER, PLACING, REDRAWING
from plansza.games.drako.rules.components import (
    BRALD,
    CARD_NAMES,
    DRAGON,
    FIGURE_NAMES,
    KNIGHT,
    SIDE_NAMES,
    THROWER,
    TRACK_NAMES,
    TRACK_SLOTS,
    card_names,
)
from plansza.games.drako.rules.fields import FIELD_NAMES, FIELDS, HEXES, RADIUS
from plansza.games.drako.rules.view import DrakoView

CELL: Final = 10
WIDTH: Final = 80
SIGNS: Final = [name.upper().replace("BERSERKER", "BERSERK") for name in FIGURE_NAMES]
# How a terminal with colours may tint what it finds in the text; the letters say it all without.
INKS: Final = {
    r"\b(KNIGHT|ARCHER[12])\b": "bold white",
    r"\b(THROWER|BERSERK)\b": "green",
    r"\bDRAGON\b": "red",
    r"\b(BRALD|MORIN|URPEN)\b": "yellow",
}


def sketch(view: DrakoView, words: Speaker) -> str:
    """The whole table: fields, figures, counts, the card in play, the reader's hand, discards."""
    lines = [
        *_fields(view),
        "",
        *_sides(view, words),
        *_stage(view, words),
        *_hand(view, words),
        *_discards(view, words),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _fields(view: DrakoView) -> list[str]:
    """Rows of fields, each with its name and who stands there."""
    lines: list[str] = []
    for row in range(-RADIUS, RADIUS + 1):
        fields = [field for field in range(FIELDS) if HEXES[field][1] == row]
        cells = [_cell(view, field) for field in fields]
        lines.append(" " * (abs(row) * CELL // 2 + 4) + "".join(cells))
    return lines


def _cell(view: DrakoView, field: int) -> str:
    figure = view.board.field[field]
    return f"{SIGNS[figure] if figure >= 0 else FIELD_NAMES[field]:^{CELL}}"


def _sides(view: DrakoView, words: Speaker) -> list[str]:
    """Both sides: cards by number, then every figure with its wounds."""
    board, options = view.board, view.options
    lines: list[str] = []
    for role in (0, 1):
        side = words("side", side=SIDE_NAMES[options.sides[role]])
        hand, deck, discards = board.held[role], board.deck[role], len(board.discards[role])
        counts = words("sketch-side", side=side, hand=hand, deck=deck, discards=discards)
        lines.append(counts + _markers(view, role, words))
        for figure in options.figures[role]:
            lines.append(f"  {SIGNS[figure]:<8} {_state(view, figure, words)}")
        if DRAGON in options.figures[role]:
            lines.append(" " * CELL + " " + _tracks(view, words))
    if board.phase not in (OVER, PLACING, REDRAWING):
        side = words("side", side=SIDE_NAMES[options.sides[board.turn]])
        lines.append(words("sketch-actions", side=side, count=board.actions))
    return lines


def _markers(view: DrakoView, role: int, words: Speaker) -> str:
    board, owner = view.board, view.options.owner
    if owner[THROWER] == role:
        return "; " + words("sketch-stones", stones=board.stones, used=board.used_stones)
    marker, there = "", False
    if owner[KNIGHT] == role:
        marker, there = words("dodge-label"), board.dodge
    elif owner[BRALD] == role:
        marker, there = words("fury-label"), board.fury
    if not marker:
        return ""
    return "; " + (marker if there else words("spent-label", marker=marker))


def _state(view: DrakoView, figure: int, words: Speaker) -> str:
    """Where a figure is and how it fares."""
    board = view.board
    place = board.places[figure]
    if place < 0:
        gone = board.wounds[figure] > 0
        return words("sketch-fallen" if gone else "sketch-waiting")
    wounds = words("sketch-wounds", wounds=board.wounds[figure], slots=board.slots(figure))
    parts = [FIELD_NAMES[place], wounds]
    if board.net == figure:
        parts.append(words("sketch-net"))
    return ", ".join(parts)


def _tracks(view: DrakoView, words: Speaker) -> str:
    """P6: the dragon's wounds, track by track."""
    names = [words("track-name", track=name).lower() for name in TRACK_NAMES]
    found = zip(names, view.board.tracks, TRACK_SLOTS, strict=True)
    return ", ".join(f"{name} {wounds}/{slots}" for name, wounds, slots in found)


def _stage(view: DrakoView, words: Speaker) -> list[str]:
    """The card in play and the attacks declared."""
    board = view.board
    lines: list[str] = []
    if board.card >= 0:
        lines.append(words("sketch-played", card=words.thing(CARD_NAMES[board.card])))
    lines += [_attack(view, index, words) for index in range(len(board.targets))]
    return lines


def _attack(view: DrakoView, index: int, words: Speaker) -> str:
    board = view.board
    return words(
        "sketch-attack",
        attack=index + 1,
        figure=words("figure-short", figure=FIGURE_NAMES[board.strikers[index]]),
        target=words("figure-short", figure=FIGURE_NAMES[board.targets[index]]),
        value=board.values[index],
    )


def _hand(view: DrakoView, words: Speaker) -> list[str]:
    """What only this seat knows."""
    if view.seat is None:
        return []
    return _wrapped(words("sketch-hand", cards=card_names(view.hand) or "–"))


def _discards(view: DrakoView, words: Speaker) -> list[str]:
    """T7: every discard is public."""
    lines: list[str] = []
    for role in (0, 1):
        cards = view.board.discards[role]
        if cards:
            side = words("side", side=SIDE_NAMES[view.options.sides[role]])
            lines += _wrapped(words("sketch-discards", side=side, cards=_counted(cards)))
    return lines


def _counted(cards: list[int]) -> str:
    """Cards with how many there are of each."""
    kinds = sorted(set(cards))
    return " ".join(f"{CARD_NAMES[card]}×{cards.count(card)}" for card in kinds)


def _wrapped(text: str) -> list[str]:
    """Words in lines that fit; card names are never split."""
    lines = [""]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) + 1 > WIDTH:
            lines.append(" ")
        lines[-1] += f"{' ' if lines[-1].strip() else ''}{word}"
    return lines
