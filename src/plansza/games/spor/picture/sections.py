"""The table in sections, each remembered as a whole: a move draws anew what it changed, and whoever
sees the same is given the same.

All that a section shows is among its arguments, and those are plain values: what only one seat
knows, such as a hand, is in no other section than that of the hand.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from plansza.core import kit
from plansza.core.drawing import Lit
from plansza.core.kit import Box
from plansza.core.picture import TURN, Speaker, many_sections, section
from plansza.games.spor.picture import clicks, drawers, shapes, table
from plansza.games.spor.picture.faces import ROW, SMALL, TACTICS_PRINTED
from plansza.games.spor.picture.layout import TALL, WIDE, Layout
from plansza.games.spor.picture.reach import LOST, SUM, reaches
from plansza.games.spor.picture.shapes import Named, much_remembered
from plansza.games.spor.rules.board import EMPTY
from plansza.games.spor.rules.components import (
    BATTLE_CARDS,
    CARD_NAMES,
    DAMS,
    LOGS,
    MOST_SPACES,
    ROLE_NAMES,
    SPACES,
    WAZKA,
)
from plansza.games.spor.rules.formations import FORMATION_NAMES

WEAKEST = FORMATION_NAMES[0]
LIFT = 12  # what a picked card rises from the hand
IN_HAND = "hand"
PRINTED = dict(enumerate(TACTICS_PRINTED, BATTLE_CARDS))
NO_CLAIM, CLAIMED, CLAIMABLE = range(3)  # whether a dam has a flag, and a bright one
Cards = tuple[int, ...]
Parts = Mapping[str, str]  # nobody changes them: others are given the same


class Look(NamedTuple):
    """Who looks: which role sits near him, on what, in which language; and what is lit."""

    near: int
    tall: bool
    lit: Lit  # for him
    aimed: int  # the card on the table that a trick is about, for everybody
    words: Speaker

    @property
    def layout(self) -> Layout:
        """Where things lie on his table."""
        return TALL if self.tall else WIDE


# -- cards --------------------------------------------------------------------------------------


def ids_of(cards: Sequence[int], second: bool) -> list[str]:
    """The ids of these cards; if there is a dragonfly before them, one of theirs is the second,
    which gets a number."""
    found = []
    for card in cards:
        id = shapes.card_id(card)
        if card == WAZKA:
            id, second = f"{id}-2" if second else id, True
        found.append(id)
    return found


def face_of(look: Look, id: str, card: int, box: Box, where: str, kind: str, dam: int = 0) -> str:
    """A card, drawn where it lies."""
    lit = id in look.lit or (card == look.aimed and where != IN_HAND)
    label = shapes.card_label(card, where, dam, look.words)
    if where == IN_HAND and card >= BATTLE_CARDS:
        name, printed = look.words.thing(CARD_NAMES[card]), PRINTED[card]
        named = Named(name, printed if printed != name else "", look.layout.letters)
        return shapes.named_card(id, card, box, label, kind, named, lit)
    return shapes.card(id, card, box, label, kind, lit)


# -- dams ---------------------------------------------------------------------------------------


class Row(NamedTuple):
    """The dams and the cards on both their sides."""

    tiles: tuple[int, ...]  # by dam
    damaged: int  # a bit for every dam
    destroyed: int
    cells: Cards  # four for every side
    counts: tuple[int, ...]  # how many of them are taken
    claims: tuple[int, ...]  # by dam
    crossing: tuple[int, int]  # role and dam where a card that goes across would lie

    def face(self, dam: int) -> int:
        """The side of a tile that lies up."""
        return self.tiles[dam] + (DAMS if self.damaged >> dam & 1 else 0)

    def cards(self, role: int, dam: int) -> Cards:
        """The cards of one side, the earliest first."""
        side = role * DAMS + dam
        return self.cells[side * MOST_SPACES : side * MOST_SPACES + self.counts[side]]


# One dam of them: its face, whether it is destroyed, the cards on the far side and on the near one,
# its flag, the role to whose side a card goes across (EMPTY where none does), and whether a
# dragonfly lies at a dam before it. A bare tuple: a picture has seven of them.
Place = tuple[int, bool, Cards, Cards, int, int, bool]


@section
def dams(row: Row, look: Look) -> Parts:
    """All dams."""
    parts: dict[str, str] = {}
    second = False
    for number in range(DAMS):
        far, near = row.cards(1 - look.near, number), row.cards(look.near, number)
        face, ruined = row.face(number), row.destroyed == number
        crossing = row.crossing[0] if row.crossing[1] == number else EMPTY
        place = face, ruined, far, near, row.claims[number], crossing, second
        parts.update(dam(number, place, look))
        second = second or WAZKA in far or WAZKA in near
    return parts


@many_sections
def dam(number: int, place: Place, look: Look) -> Parts:
    """A dam and the cards on both its sides; outer cards first, so that tops stay visible."""
    parts: dict[str, str] = {}
    face, ruined, far_cards, near_cards, claim, crossing, second = place
    for side, cards in (("far", far_cards), ("near", near_cards)):
        near = side == "near"
        role = look.near if near else 1 - look.near
        places, ground = places_at(look.tall, near, number)
        id = f"slots-{side}-{number + 1}"
        target = clicks.stands_for(number, crossing == role)
        parts[id] = shapes.slots(id, places[: SPACES[face]], ground, target)
        ordered = cards if near else cards[::-1]
        for index, id in enumerate(ids_of(ordered, second)):
            at = index if near else len(cards) - 1 - index
            parts[id] = laid(id, cards[at], near, number, at, look)
        second = second or WAZKA in cards
    box, id = look.layout.dam_box(number), f"dam-{number + 1}"
    parts[id] = shapes.dam(face, ruined, number, box, look.words, id in look.lit)
    if claim:
        holds = claim == CLAIMABLE
        parts[f"claim-{number + 1}"] = shapes.claim_flag(number, box, look.words, holds)
    return parts


@much_remembered
def laid(id: str, card: int, near: bool, dam: int, at: int, look: Look) -> str:
    """A card at a dam: the first, second … of its side."""
    role, box = look.near if near else 1 - look.near, places_at(look.tall, near, dam)[0][at]
    return face_of(look, id, card, box, ROLE_NAMES[role], ROW, dam + 1)


@cache
def places_at(tall: bool, near: bool, dam: int) -> tuple[tuple[Box, ...], Box]:
    """Where the cards of one side of a dam may lie, and the ground under all of them."""
    layout = TALL if tall else WIDE
    places = [layout.place(near, dam, index) for index in range(MOST_SPACES)]
    return tuple(places), layout.side(near, dam)


# -- what lies beside them ----------------------------------------------------------------------


@section
def slips(names: tuple[str, str], turns: tuple[int, ...], last: bool, look: Look) -> Parts:
    """Who plays which role (names are those of the far and the near side), and whose turn it is:
    at the first of these roles, perhaps the last turn of the game."""
    parts: dict[str, str] = {}
    layout, words = look.layout, look.words
    sides = ("far", 1 - look.near, names[0]), ("near", look.near, names[1])
    for box, (side, role, name) in zip(layout.slips, sides, strict=False):
        id = f"slip-{side}"
        parts[id] = _slip(id, box, role, name, look)
        if role in turns and TURN not in parts and layout.tabs is None:
            parts[TURN] = shapes.turn(box, words("last-turn") if last else words("has-turn"))
    return parts


def _slip(id: str, box: Box, role: int, name: str, look: Look) -> str:
    """A player's slip: the name, if somebody sits there, and the role."""
    title = capital(look.words("role", role=ROLE_NAMES[role], form="nom"))
    label = f"{name}: {title}" if name else title
    if look.layout.tabs is not None:
        return shapes.emblem(id, box, role, label)
    shown = kit.shortened(name, box.width - shapes.EMBLEM - 19, shapes.LETTERS, 0.64)
    lines = (shown, title) if name else (title, "")
    return shapes.slip(id, box, role, *lines, label)


def capital(text: str) -> str:
    """The first letter large, the others as they are."""
    return text[:1].upper() + text[1:]


NONE_SHOWN = -1  # for a count of what does not lie on the table


@section
def decks(deck: int, tactics_deck: int, logs: int, look: Look) -> Parts:
    """The decks with their counts, and the defender's logs."""
    parts: dict[str, str] = {}
    layout = look.layout
    parts.update(_pile("deck", layout.deck, deck, False, look))
    if tactics_deck != NONE_SHOWN:
        parts.update(_pile("tactics-deck", layout.tactics_deck, tactics_deck, True, look))
    if logs != NONE_SHOWN:
        label, lit = look.words("logs-count", count=logs), "log" in look.lit
        parts["log"] = shapes.logs(layout.logs, logs, LOGS, label, lit)
    return parts


def _pile(id: str, box: Box, count: int, tactics: bool, look: Look) -> Parts:
    """A deck with the number of its cards."""
    sheets = min(4, (count + 11) // 12)
    deck = shapes.pile(id, box, sheets, tactics, look.words(id), id in look.lit)
    label, counted = look.words(f"{id}-count", count=count), f"{id}-count"
    return {id: deck, counted: kit.counter(counted, label, box.middle, box.bottom, count)}


class Out(NamedTuple):
    """What has left the game."""

    discards: Cards  # battle cards
    tricks: tuple[Cards, Cards]  # laid, by role
    fallen: Cards  # elites lost
    second: bool  # whether a dragonfly lies at the dams


@section
def discards(out: Out, opened: bool, look: Look) -> Parts:
    """T7: every discarded battle card at its colour and value, tricks laid, elites lost; on a phone
    in a drawer, if it can be opened now."""
    layout, title, lit = look.layout, look.words("discards"), "discards" in look.lit
    wide = layout.tabs is None
    lying = {"discards": shapes.sheet(layout.sheet, layout.discards, title, wide, lit)}
    for card in out.discards:
        id, label = shapes.card_id(card), shapes.card_label(card, "discards", 0, look.words)
        lying[id] = shapes.discarded(card, layout.discards, label, id in look.lit)
    small = [*out.tricks[look.near], *out.tricks[1 - look.near], *out.fallen]
    for index, (id, card) in enumerate(zip(ids_of(small, out.second), small, strict=True)):
        place = layout.laid_place(index, len(small))
        lying[id] = face_of(look, id, card, place, "tricks", SMALL)
    if layout.tabs is None:
        return lying
    if not opened:
        return {}
    drawer = kit.drawer("discards-drawer", title, *lying.values())
    tab = drawers.tab("discards-open", "discards-drawer", layout.tabs[0], title)
    return {"discards-drawer": drawer, "discards-open": tab}


@section
def formations(row: Row, unseen: tuple[int, ...], look: Look) -> Parts:
    """F1: their table, and at each the dams where it is the best that can still be had."""
    layout, words = look.layout, look.words
    best = best_dams(row, unseen, look.near)
    if layout.tabs is None:
        return table.table(layout.formations, best, words)
    name = words("formations-open")
    return {
        "formations": table.drawer(layout.formations, best, words),
        "formations-open": drawers.tab("formations-open", "formations", layout.tabs[1], name),
    }


def best_dams(row: Row, unseen: tuple[int, ...], role: int) -> table.Dams:
    """The dams of each row of the table; where a formation cannot be had, anything will do."""
    rows: list[list[int]] = [[] for _ in table.ROWS]
    faces = [row.face(dam) for dam in range(DAMS)]
    for dam, name in enumerate(reaches(faces, list(row.cells), row.counts, list(unseen), role)):
        if name and name != LOST:
            rows[table.ROWS.index(WEAKEST if name == SUM else name)].append(dam)
    return tuple([tuple(row) for row in rows])


# -- hands --------------------------------------------------------------------------------------


@section
def backs(near: bool, battle: int, tactics: int, tall: bool, words: Speaker) -> Parts:
    """A hand from behind. Backs differ by deck; their ids tell nothing but the place."""
    layout = TALL if tall else WIDE
    place, side = (layout.near_back_place, "near") if near else (layout.back_place, "far")
    labels = words("hidden-card"), words("hidden-tactics-card")
    count = battle + tactics
    parts: dict[str, str] = {}
    for index in range(count):
        id, other = f"back-{side}-{index}", index >= battle
        parts[id] = shapes.back(id, place(index, count), other, labels[other])
    return parts


@section
def hand(cards: Cards, picks: Cards, second: bool, look: Look) -> Parts:
    """The viewer's own cards; those picked for an exchange lie higher. `second` tells whether a
    dragonfly lies on the table."""
    parts: dict[str, str] = {}
    waiting, layout = list(picks), look.layout
    for index, (id, card) in enumerate(zip(ids_of(cards, second), cards, strict=True)):
        box = layout.in_hand(index, len(cards))
        if card in waiting:
            waiting.remove(card)
            box = box._replace(y=box.y - LIFT)
        parts[id] = face_of(look, id, card, box, IN_HAND, layout.hand_face)
    return parts
