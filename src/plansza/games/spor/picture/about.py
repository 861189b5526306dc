"""What everything on the table is, does, and how it stands: to whoever points at it (F1–F4, K5)."""

from collections.abc import Callable
from functools import partial

from plansza.core.contract import Phrase
from plansza.core.errors import Fact
from plansza.games.spor.picture.reach import LOST, SUM, Reach, reach
from plansza.games.spor.picture.shapes import card_id
from plansza.games.spor.rules.board import RUNNING
from plansza.games.spor.rules.components import (
    ATTACKER,
    BATTLE_CARDS,
    BEAVER,
    CARD_NAMES,
    DAMAGED_TO_WIN,
    DAMS,
    DEFENDER,
    DUCK,
    EKSPLOZJA,
    NO_TILE,
    REQUIREMENT_NAMES,
    ROLE_NAMES,
    TRANSFER,
    VALUE_OF,
    ZDRADA,
    card_names,
)
from plansza.games.spor.rules.formations import FORMATION_NAMES
from plansza.games.spor.rules.view import SporView

WEAKEST = FORMATION_NAMES[0]
SECOND = "-2"  # ends the id of the second dragonfly


def about(view: SporView, id: str) -> list[Phrase]:
    """Up to four sentences about a thing of the picture; none for a thing that is not there."""
    if id.startswith("card-"):
        return Cards(view).about(id)
    name, _, number = id.rpartition("-")
    teller = BY_NAME.get(id) or BY_NAME.get(name)
    if teller is not None:
        return teller(view)
    numbered = BY_NUMBER.get(name)
    return numbered(view, int(number) - 1) if numbered is not None else []


# -- who looks ----------------------------------------------------------------------------------


def near(view: SporView) -> int:
    """The role at the bottom of the table: the reader's; for a spectator the attacker's."""
    return ATTACKER if view.seat is None else view.board.role(view.seat)


def whose(view: SporView, role: int) -> str:
    """A role as this reader calls it."""
    own = view.seat is not None and view.board.role(view.seat) == role
    return "own" if own else ROLE_NAMES[role]


# -- dams ---------------------------------------------------------------------------------------


def _dam(view: SporView, dam: int) -> list[Phrase]:
    """What decides there, how both sides stand, and what taking it would mean."""
    board = view.board
    if board.tiles[dam] == NO_TILE:
        return [("dam-place", {"dam": dam + 1})]
    rule: Phrase = ("dam-rule", {"requirement": REQUIREMENT_NAMES[board.requirement(dam)]})
    sides = [_side(view, role, dam) for role in (near(view), 1 - near(view))]
    return [rule, *sides, ("dam-stake", {"stake": _stake(view, dam)})]


def _side(view: SporView, role: int, dam: int) -> Phrase:
    """How many cards a side has, and its formation: the one it is, or the best it can be."""
    board = view.board
    count, best = board.counts[role * DAMS + dam], reach(board, role, dam)
    facts: dict[str, Fact] = {
        "side": whose(view, role),
        "count": count,
        "spaces": board.spaces(dam),
        "state": _state(count, board.spaces(dam), best),
        "formation": best.formation,
        "sum": best.total,
    }
    return "dam-side", facts


def _state(count: int, spaces: int, best: Reach) -> str:
    if count == spaces:
        return "full"
    return LOST if best.formation == LOST else "open"


def _stake(view: SporView, dam: int) -> str:
    """K1–K6: what the attacker would gain there, and whether he can now."""
    board = view.board
    if board.destroyed == dam:
        return "destroyed"
    if board.full_at[dam] and board.claim_holds(dam):
        return f"{whose(view, ATTACKER)}-claim"
    if board.full_at[dam] and board.full_at[DAMS + dam]:
        return "held"
    if board.is_damaged(dam):
        return "damaged"
    return "fourth" if board.damaged_dams() + 1 == DAMAGED_TO_WIN else "whole"


def _slots(side: bool, view: SporView, dam: int) -> list[Phrase]:
    """The spaces of one side, and what it may still become."""
    board = view.board
    role = near(view) if side else 1 - near(view)
    facts: dict[str, Fact] = {"side": whose(view, role), "dam": dam + 1}
    if board.tiles[dam] == NO_TILE:
        return [("dam-place", {"dam": dam + 1})]
    return [("slots", {**facts, "spaces": board.spaces(dam)}), _side(view, role, dam)]


def _claim(view: SporView, dam: int) -> list[Phrase]:
    """K4: whether the flag can be planted."""
    holds = "yes" if view.board.claim_holds(dam) else "no"
    return [("claim", {"dam": dam + 1, "holds": holds}), _side(view, DEFENDER, dam)]


def _tile(view: SporView, tile: int) -> list[Phrase]:
    return [("tile", {})]


def _best(view: SporView, dam: int) -> list[Phrase]:
    """The disc of a dam in the table of formations."""
    found = reach(view.board, near(view), dam)
    facts: dict[str, Fact] = {"dam": dam + 1, "formation": found.formation, "sum": found.total}
    return [("best", {**facts, "side": whose(view, near(view))}), *_formation(found.formation)]


def _formation(name: str) -> list[Phrase]:
    return [] if name in (SUM, LOST) else [("formation", {"formation": name})]


# -- cards --------------------------------------------------------------------------------------


class Cards:
    """A card that lies open or in the reader's hand: where it is tells what it does."""

    def __init__(self, view: SporView) -> None:
        self.view = view
        self.board = view.board

    def about(self, id: str) -> list[Phrase]:
        """Of two dragonflies the second is the one that was drawn later."""
        name = id.removesuffix(SECOND)
        place = 1 if id.endswith(SECOND) else 0
        found = [tell for card, tell in self._lying() if card_id(card) == name]
        return found[place]() if place < len(found) else []

    def _lying(self) -> list[tuple[int, Callable[[], list[Phrase]]]]:
        """Every card in the picture, from its back to its front."""
        board = self.board
        at_dams = [
            (card, partial(self._at_dam, role, dam, card))
            for dam in range(DAMS)
            for role in (1 - near(self.view), near(self.view))
            for card in board.cards(role, dam)
        ]
        out = [(card, self._discarded) for card in board.discards()]
        laid = [(card, partial(self._laid, card)) for pile in board.tricks for card in pile]
        laid += [(card, partial(self._fallen, card)) for card in board.fallen]
        held = [(card, partial(self._held, card)) for card in self.view.hand]
        return [*at_dams, *out, *laid, *held]

    def _at_dam(self, role: int, dam: int, card: int) -> list[Phrase]:
        """T4, T5: where it lies, what its side comes to, and whether a log would hit it."""
        side = whose(self.view, role)
        told = [self._effect(card)] if card >= BATTLE_CARDS else _rival(card)
        told.append(("laid", {"side": side, "dam": dam + 1}))
        told.append(_side(self.view, role, dam))
        if role == ATTACKER and self.board.logs and self.board.cards(role, dam)[0] == card:
            told.append(("log-target", {}))
        return told

    def _held(self, card: int) -> list[Phrase]:
        """A card in the reader's hand: what it can do for him."""
        picked: list[Phrase] = [("picked", {})] if card in self.view.picks else []
        if card >= BATTLE_CARDS:
            return [self._effect(card), _limit(self.view), *picked]
        return [("hand-card", {}), *self._joins(card), *_rival(card), *picked]

    def _joins(self, card: int) -> list[Phrase]:
        """F1: the strongest formation, of those begun, that it would still be part of."""
        board, role = self.board, near(self.view)
        begun = [dam for dam in board.open_dams(role) if board.counts[role * DAMS + dam]]
        if not begun:
            return []
        found = [(dam, reach(board, role, dam, card).formation) for dam in begun]
        for name in reversed(FORMATION_NAMES):
            dams = [str(dam + 1) for dam, formation in found if formation == name]
            if dams and name != WEAKEST:
                return [("joins", {"formation": name, "dams": " ".join(dams)})]
        return [("joins-none", {})]

    def _discarded(self) -> list[Phrase]:
        return [("discarded", {"tactics": "yes" if self.view.options.tactics else "no"})]

    def _laid(self, card: int) -> list[Phrase]:
        """V5: a trick that has been played."""
        role = ATTACKER if card in self.board.tricks[ATTACKER] else DEFENDER
        seat = self.board.seat(role)
        running = "yes" if self.board.trick == card else "no"
        return [self._effect(card), ("trick-laid", {"seat": seat, "running": running})]

    def _fallen(self, card: int) -> list[Phrase]:
        return [self._effect(card), ("fallen", {})]

    def _effect(self, card: int) -> Phrase:
        """V4, V5: what a tactics card does, by the rules of this table."""
        return "tactics", {"kind": CARD_NAMES[card], "reading": _reading(self.view, card)}


def _reading(view: SporView, card: int) -> str:
    """Which of the readings of a trick this table plays; empty for the plain one."""
    options = view.options
    if card == TRANSFER and (options.transfer_any or options.transfer_own):
        return "any" if options.transfer_any else "own"
    wide = (card == ZDRADA and options.zdrada_any) or (card == EKSPLOZJA and options.sweep_all)
    return "any" if wide else ""


def _rival(card: int) -> list[Phrase]:
    """T6: duck and beaver of one colour."""
    if VALUE_OF[card] == DUCK:
        return [("duck", {})]
    return [("beaver", {})] if VALUE_OF[card] == BEAVER else []


def _limit(view: SporView) -> Phrase:
    """V3: how many tactics cards both have played."""
    played, role = view.board.played, near(view)
    side = whose(view, role)
    return "tactics-limit", {"side": side, "count": played[role], "other_count": played[1 - role]}


def _back(view: SporView, role: int) -> list[Phrase]:
    """A hidden card: what is known of the hand it is in."""
    return [("hidden", {}), *_given(view, role)]


def _given(view: SporView, role: int) -> list[Phrase]:
    """V5: the cards that the reader gave away himself."""
    if view.seat is None or view.board.role(view.seat) == role or not view.given:
        return []
    return [("given", {"cards": card_names(view.given)})]


# -- players, decks, scenery --------------------------------------------------------------------


def _role(view: SporView, role: int) -> list[Phrase]:
    """K6, T8: what a role wants, and how far it is."""
    board = view.board
    goal: Phrase = ("attacker", {"seat": board.seat(role), "count": board.damaged_dams()})
    if role == DEFENDER:
        goal = ("defender", {"seat": board.seat(role), "count": board.deck, "logs": board.logs})
    held: dict[str, Fact] = {"count": board.held[role], "tactics_count": board.held_tactics[role]}
    return [goal, ("held", held)]


def _turn(view: SporView) -> list[Phrase]:
    """T2: the order of a turn."""
    board = view.board
    return [("turn", {"seat": board.seat(board.turn), "role": ROLE_NAMES[board.turn]})]


def _deck(view: SporView) -> list[Phrase]:
    """T8: the deck is the clock."""
    ending = "running" if view.board.ending == RUNNING else "last"
    return [("deck", {}), ("clock", {"count": view.board.deck, "ending": ending})]


def _tactics_deck(view: SporView) -> list[Phrase]:
    return [("tactics-deck", {"count": view.board.tactics_deck}), _limit(view)]


def _log(view: SporView) -> list[Phrase]:
    return [("logs", {}), ("logs-left", {"count": view.board.logs})]


def _discards(view: SporView) -> list[Phrase]:
    count = len(view.board.discards())
    return [("discards", {"count": count}), ("discards-use", {})]


def _formations(view: SporView) -> list[Phrase]:
    """F1, F2: the table of formations, and how its discs are read."""
    return [("formations", {}), ("formations-read", {"side": whose(view, near(view))})]


def _plain(code: str) -> "Teller":
    """A thing that is always the same."""
    return lambda view: [(code, {})]


Teller = Callable[[SporView], list[Phrase]]
BY_NAME: dict[str, Teller] = {
    "valley": _plain("valley"),
    "slip-near": lambda view: _role(view, near(view)),
    "slip-far": lambda view: _role(view, 1 - near(view)),
    "back-near": lambda view: _back(view, near(view)),
    "back-far": lambda view: _back(view, 1 - near(view)),
    "turn": _turn,
    "deck": _deck,
    "deck-count": _deck,
    "tactics-deck": _tactics_deck,
    "tactics-deck-count": _tactics_deck,
    "log": _log,
    "discards": _discards,
    "discards-drawer": _discards,
    "discards-open": _discards,
    "retreat": _plain("retreat"),
    "pass": _plain("pass"),
    "end": _plain("end"),
    "across": _plain("across"),
    "formations": _formations,
    "formations-open": _formations,
}
BY_NUMBER: dict[str, Callable[[SporView, int], list[Phrase]]] = {
    "dam": _dam,
    "claim": _claim,
    "tile": _tile,
    "best": _best,
    "slots-near": partial(_slots, True),
    "slots-far": partial(_slots, False),
}
