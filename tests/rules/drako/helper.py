"""Positions from short text, and moves in notation, for the tests of the rules.

    p = position("knights-trolls", "knight:c3 archer1:e1 thrower:c4/2", hands=("A-2", "S"))
    play(p, "play:A-2", "use1", "knightxthrower", "endure")
    assert wounds(p, "thrower") == 4

A figure is `name:field`, or `name:field/wounds`; those not named are dead. The dragon's wounds fill
his tracks in their order. Hands and discards name cards; all other cards are in the decks, unless
`decks` names these too: the rest then lies among the discards.
"""

from collections.abc import Iterable

from plansza.core.chance import FastChance
from plansza.core.contract import Event
from plansza.core.errors import IllegalMove
from plansza.games.drako.game import Drako
from plansza.games.drako.rules.components import (
    CARD_NUMBERS,
    DRAGON,
    FIGURE_NUMBERS,
    FIGURES,
    NONE,
    SLOTS,
    TRACK_NAMES,
    TRACK_SLOTS,
    card_names,
)
from plansza.games.drako.rules.fields import FIELD_NAMES, FIELD_NUMBERS
from plansza.games.drako.rules.position import DrakoPosition, blank

GAME = Drako()
Both = tuple[str, str]  # of each role


# -- building ---------------------------------------------------------------------------------


def position(
    duel: str,
    figures: str,
    *,
    turn: int = 0,
    actions: int = 2,
    hands: Both = ("", ""),
    discards: Both = ("", ""),
    decks: tuple[str | None, str | None] = (None, None),
    stones: int | None = None,
    used: int | None = None,
    dodge: bool = True,
    fury: bool = True,
    net: str = "",
    homes: str = "e1 e2 e3",
    seed: int = 1,
    **options: str,
) -> DrakoPosition:
    """A position at the start of a turn of the role `turn`: 0 is the first-named side, seat 1."""
    setup = GAME.setup(duel=duel, **{"first": "1", **options})
    p = blank(setup)
    p.chance = FastChance(seed)
    board = p.board
    board.turn, board.actions, board.placed = turn, actions, len(p.options.placing)
    board.dodge, board.fury = dodge and board.dodge, fury
    if stones is not None:
        board.used_stones = board.stones - stones if used is None else used
        board.stones = stones
    _stand(p, figures)
    if net:
        board.net = FIGURE_NUMBERS[net]
    if FIGURE_NUMBERS["knight"] in p.options.figures[0]:
        board.homes = [FIELD_NUMBERS[name] for name in homes.split()]
    for role in (0, 1):
        _deal(p, role, hands[role], discards[role], decks[role])
    return p


def _stand(p: DrakoPosition, figures: str) -> None:
    board = p.board
    board.field = [NONE] * len(board.field)
    board.places = [NONE] * FIGURES
    board.wounds = [
        SLOTS[figure] if p.options.owner[figure] >= 0 else 0 for figure in range(FIGURES)
    ]
    for word in figures.split():
        name, _, rest = word.partition(":")
        field, _, wounds = rest.partition("/")
        figure = FIGURE_NUMBERS[name]
        assert p.options.owner[figure] >= 0, f"{name} is not in this duel"
        board.put(figure, FIELD_NUMBERS[field])
        board.wounds[figure] = int(wounds or 0)
    left = board.wounds[DRAGON]
    for track, slots in enumerate(TRACK_SLOTS):
        board.tracks[track] = min(left, slots)
        left -= board.tracks[track]


def _deal(p: DrakoPosition, role: int, hand: str, discards: str, deck: str | None) -> None:
    rest = p.options.decks[role][:]
    p.hands[role] = sorted(_take(rest, hand))
    p.board.discards[role] = _take(rest, discards)
    p.decks[role] = _take(rest, deck) if deck is not None else rest[:]
    if deck is not None:
        p.board.discards[role] += rest
    p.board.held[role], p.board.deck[role] = len(p.hands[role]), len(p.decks[role])


def _take(rest: list[int], names: str) -> list[int]:
    taken = [CARD_NUMBERS[name] for name in names.split()]
    for card in taken:
        assert card in rest, "there are not so many of that card"
        rest.remove(card)
    return taken


# -- playing ----------------------------------------------------------------------------------


def play(p: DrakoPosition, *moves: str) -> list[Event]:
    """Play these moves, each for the seat to move; nothing is ever lost."""
    events: list[Event] = []
    before = p.inventory()
    for text in moves:
        p.play(p.to_move[0], GAME.read_move(text), events.append)
        assert p.inventory() == before, f"something was lost by {text}"
    return events


def texts(p: DrakoPosition, start: str = "") -> list[str]:
    """The legal moves of the seat to move that begin like this, in notation."""
    found = [GAME.write_move(move) for move in p.legal_moves(p.to_move[0])]
    return [text for text in found if text.startswith(start)]


def refusal(p: DrakoPosition, text: str) -> IllegalMove:
    """Why this move is refused; asking changes nothing."""
    before = p.text()
    reason = p.why_not(p.to_move[0], GAME.read_move(text))
    assert p.text() == before
    assert reason is not None, f"{text} is legal"
    return reason


# -- looking ----------------------------------------------------------------------------------


def at(p: DrakoPosition, name: str) -> str:
    """The field a figure stands on; empty for the dead."""
    place = p.board.places[FIGURE_NUMBERS[name]]
    return FIELD_NAMES[place] if place >= 0 else ""


def wounds(p: DrakoPosition, name: str) -> int:
    """How many wounds a figure has."""
    return p.board.wounds[FIGURE_NUMBERS[name]]


def tracks(p: DrakoPosition) -> dict[str, int]:
    """The dragon's wounds by track."""
    return dict(zip(TRACK_NAMES, p.board.tracks, strict=True))


def hand(p: DrakoPosition, role: int) -> str:
    """The cards in hand, sorted."""
    return card_names(p.hands[role])


def discards(p: DrakoPosition, role: int) -> str:
    """The discards in their order."""
    return card_names(p.board.discards[role])


def codes(events: Iterable[Event]) -> list[str]:
    """What happened, by code."""
    return [event.code for event in events]


def winner(p: DrakoPosition) -> str:
    """The role that won, and why; `drawn` for nobody."""
    assert p.outcome is not None
    if not p.outcome.winners:
        return f"drawn {p.outcome.reason}"
    (seat,) = p.outcome.winners
    return f"{p.board.role(seat)} {p.outcome.reason}"
