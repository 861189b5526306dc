"""Who sits beside a newcomer: what to think of in Spór o Bór 2, when it first matters.

All of it follows from the open table and the seat's own hand, by the rules' own questions.
"""

from collections.abc import Iterator, Mapping

from plansza.core.contract import Phrase, View
from plansza.core.errors import Fact
from plansza.core.guide import Coach
from plansza.games.spor.rules.board import EMPTY, PLAYING, PREPARE, RUNNING, Board
from plansza.games.spor.rules.components import (
    ATTACKER,
    BATTLE_CARDS,
    CARD_NAMES,
    COLOUR_LETTERS,
    DAMAGED_TO_WIN,
    DAMS,
    DEFENDER,
    MINUS,
    MOST_SPACES,
    NONE,
    PLUS,
    REQUIREMENT_NAMES,
    VALUES,
)
from plansza.games.spor.rules.formations import Side, best_strength, side_of
from plansza.games.spor.rules.moves import CLAIM, LOG, MOVES, RETREAT
from plansza.games.spor.rules.view import SporView

CODES = (
    *("claim", "threat", "attack", "defend", "last-dam", "not-yet", "log", "retreat", "deck"),
    *("legion", "company", "clan", "duck", "sum", "tactics", "damaged"),
)
FEW = 10  # cards in the deck, when it is time to think of the end
LOW, HIGH = 1, 10  # values that belong to the dams − and +


def now(view: View) -> list[Phrase]:
    """What a seat that is to play a card should hear."""
    assert isinstance(view, SporView)
    assert view.seat is not None
    board = view.board
    if board.phase not in (PREPARE, PLAYING):
        return _claims(view)
    own = _attacking(view) if board.role(view.seat) == ATTACKER else _defending(view)
    return [*own, *_in_hand(view, board.role(view.seat))]


def after(view: View, code: str, facts: Mapping[str, Fact]) -> list[Phrase]:
    """K5: what a dam that was turned over asks for, and why it matters."""
    assert isinstance(view, SporView)
    dam = int(facts["dam"]) - 1 if code == "damage" else EMPTY
    if dam == EMPTY or not view.board.is_damaged(dam):  # another game of a match may have begun
        return []
    asked = REQUIREMENT_NAMES[view.board.requirement(dam)]
    return [("damaged", {"dam": dam + 1, "asked": asked, "mine": _yes(facts["seat"] == view.seat)})]


# -- the attacker -------------------------------------------------------------------------------


def _attacking(view: SporView) -> list[Phrase]:
    board = view.board
    found = _claims(view)
    if board.damaged_dams() == DAMAGED_TO_WIN - 1:
        found.append(("last-dam", {"role": "attacker"}))
    found.append(("attack", {"deck": board.deck}))
    found += [("not-yet", {"dam": dam + 1}) for dam in _unproven(board)]
    found += [("retreat", {"dam": dam + 1}) for dam in _kinds(view, RETREAT) if _stuck(board, dam)]
    return found + _deck(board, "attacker")


def _claims(view: SporView) -> list[Phrase]:
    """K1: what can be taken now."""
    board = view.board
    last = board.damaged_dams() == DAMAGED_TO_WIN - 1
    return [
        ("claim", {"dam": dam + 1, "logs": board.logs, "wins": _yes(last or board.is_damaged(dam))})
        for dam in _kinds(view, CLAIM)
    ]


def _unproven(board: Board) -> list[int]:
    """K3: where he is full, and the defender is not but might still be stronger."""
    claims = board.claims()
    return [
        dam
        for dam in range(DAMS)
        if board.full_at[dam] and dam not in claims and board.has_room(DEFENDER, dam)
    ]


def _stuck(board: Board, dam: int) -> bool:
    """T3, F6: where what he has laid cannot win any more, while other cards still could."""
    if not board.full_at[DAMS + dam]:
        return False
    theirs = _best(board, DEFENDER, dam)
    mine = _best(board, ATTACKER, dam)
    lost = mine < theirs or (mine == theirs and not board.full_at[dam])
    if board.full_at[dam]:
        lost = not board.claim_holds(dam)
    return lost and _strength(board, dam, Side()) > theirs


def _best(board: Board, role: int, dam: int) -> int:
    """F1: the greatest strength that a side has, or can still reach by the open cards."""
    side = role * DAMS + dam
    return _strength(board, dam, side_of(board.cells, side * MOST_SPACES, board.counts[side]))


def _strength(board: Board, dam: int, side: Side) -> int:
    return best_strength(board.requirement(dam), board.spaces(dam), side, board.unseen)


# -- the defender -------------------------------------------------------------------------------


def _defending(view: SporView) -> list[Phrase]:
    board = view.board
    targets = _kinds(view, LOG)
    found: list[Phrase] = []
    if targets:
        found += [("threat", {"dam": dam + 1}) for dam in board.claims()]
    if board.damaged_dams() == DAMAGED_TO_WIN - 1:
        found.append(("last-dam", {"role": "defender"}))
    found.append(("defend", {"deck": board.deck}))
    near = [dam for dam in targets if board.counts[dam] >= max(2, board.spaces(dam) - 1)]
    found += [("log", {"dam": dam + 1, "logs": board.logs}) for dam in near]
    return found + _deck(board, "defender")


# -- both ---------------------------------------------------------------------------------------


def _deck(board: Board, role: str) -> list[Phrase]:
    """T8: how the game ends by itself."""
    near = board.ending == RUNNING and board.deck <= FEW
    return [("deck", {"deck": board.deck, "role": role})] if near else []


def _in_hand(view: SporView, role: int) -> list[Phrase]:
    """What the cards in hand are good for."""
    board = view.board
    found = [*_formations(board, role, view.hand), *_meetings(board, role, view.hand)]
    found += _sums(board, role, view.hand)
    tactics = [card for card in view.hand if card >= BATTLE_CARDS]
    if tactics and view.state.may_play_tactics(role):
        found.append(("tactics", {"card": CARD_NAMES[tactics[0]]}))
    return found


def _formations(board: Board, role: int, hand: list[int]) -> Iterator[Phrase]:
    """F1: formations that lie ready in hand, each with an empty place that is just large enough."""
    for spaces in (3, 2):
        dam = _empty_dam(board, role, spaces)
        if not dam:
            continue
        for colour, letter in enumerate(COLOUR_LETTERS):
            own = [card % VALUES for card in hand if card // VALUES == colour]
            run = [low for low in own if all(low + more in own for more in range(spaces))]
            facts: dict[str, Fact] = {"dam": dam, "spaces": spaces, "colour": letter}
            if run:
                high = run[-1] + spaces - 1
                middle = run[-1] + 1
                yield "legion", {**facts, "low": run[-1], "middle": middle, "high": high}
            elif len(own) >= 3 == spaces:
                yield "clan", facts
        for value in range(VALUES - 1, -1, -1):
            if sum(card % VALUES == value for card in hand if card < BATTLE_CARDS) >= spaces:
                yield "company", {"dam": dam, "spaces": spaces, "value": value}


def _empty_dam(board: Board, role: int, spaces: int) -> int:
    """The number of a dam without requirement where this role has laid nothing yet; or 0."""
    for dam in range(DAMS):
        free = not board.counts[role * DAMS + dam]
        if free and board.spaces(dam) == spaces and board.requirement(dam) == NONE:
            return dam + 1
    return 0


def _meetings(board: Board, role: int, hand: list[int]) -> Iterator[Phrase]:
    """T6: a duck in hand for a beaver opposite, or the reverse."""
    for card in hand:
        for dam in board.open_dams(role) if card < BATTLE_CARDS else ():
            rival = board.rival(role, dam, card)
            if rival != EMPTY:
                names = CARD_NAMES[card], CARD_NAMES[rival]
                yield "duck", {"card": names[0], "other": names[1], "dam": dam + 1}


def _sums(board: Board, role: int, hand: list[int]) -> Iterator[Phrase]:
    """F3: high and low cards for the dams where only the sum counts."""
    for dam in board.open_dams(role):
        asked = board.requirement(dam)
        for card in [card for card in hand if card < BATTLE_CARDS]:
            value = card % VALUES
            if (asked == PLUS and value >= HIGH) or (asked == MINUS and value <= LOW):
                sign = REQUIREMENT_NAMES[asked]
                yield "sum", {"dam": dam + 1, "asked": sign, "card": CARD_NAMES[card]}


def _kinds(view: SporView, kind: object) -> list[int]:
    """The dams at which the seat may make a move of this kind."""
    parts = [MOVES.parts(move) for move in view.moves()]
    return [what for found, what, _ in parts if found is kind]


def _yes(true: bool) -> str:
    return "yes" if true else "no"


COACH = Coach(CODES, now, after)
