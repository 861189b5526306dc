"""How near each side is to its end: wounds, and cards where a duel is played against time (E1,
E2, X1–X4)."""

from typing import Final

from plansza.core.errors import Fact
from plansza.core.meters import Meter
from plansza.games.drako.rules.assumptions import STALL_TURNS
from plansza.games.drako.rules.board import OVER, Board, Options
from plansza.games.drako.rules.components import DECK_SIZE, SIDE_NAMES
from plansza.games.drako.rules.duels import COUNTED, LOSES, WINS

METERS: Final = ("wounds", "dawn", "both-decks", "calm", "duel")


def meters(options: Options, board: Board, seat: int | None, duel: int) -> list[Meter]:
    """The reader's own side first; `duel` counts those of a match (O1), and is 0 without one."""
    found: list[Meter] = []
    first = 0 if seat is None else board.role(seat)
    for role in (first, 1 - first):
        found += _side(options, board, role)
    if options.camps[0].out_of_cards == COUNTED:
        cards = _cards(options, board, 0) + _cards(options, board, 1)
        full = 2 * DECK_SIZE + options.camps[0].second_deck + options.camps[1].second_deck
        found.append(Meter("both-decks", _in_play(board, cards), 0, full, ends=True))
    if options.unending:
        found.append(Meter("calm", board.calm, STALL_TURNS, ends=True))
    if duel:
        found.append(Meter("duel", duel))
    return found


def _side(options: Options, board: Board, role: int) -> list[Meter]:
    """E1: the wounds that all its figures have of those they can take. E2, X4: its cards, if the
    duel is over when they are gone."""
    camp, seats = options.camps[role], (board.seat(role),)
    side: dict[str, Fact] = {"side": SIDE_NAMES[camp.side]}
    wounds = slots = 0
    for figure in options.figures[role]:
        wounds += board.wounds[figure]
        slots += board.slots(figure)
    found = [Meter("wounds", wounds, slots, seats=seats, ends=True, facts=side)]
    if camp.out_of_cards in (LOSES, WINS):
        cards = _in_play(board, _cards(options, board, role))
        found.append(Meter("dawn", cards, 0, DECK_SIZE, seats, True, side))
    return found


def _cards(options: Options, board: Board, role: int) -> int:
    """In hand, to be drawn, and of a second deck that is still to come (X2)."""
    cards = board.held[role] + board.deck[role]
    return cards if board.renewed else cards + options.camps[role].second_deck


def _in_play(board: Board, cards: int) -> int:
    """E1: clocks are tested after a card: until then the last one still counts."""
    return 1 if not cards and board.phase != OVER else cards
