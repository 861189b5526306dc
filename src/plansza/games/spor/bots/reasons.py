"""What speaks for a move, in words: found by comparing the table before and after it.

All of it is the mover's knowledge: the open cards, the hand, and how likely each duel looks to him.
"""

from typing import Final

from plansza.core.contract import Phrase
from plansza.core.errors import Fact
from plansza.core.values import codes
from plansza.games.spor.bots.glance import Glance
from plansza.games.spor.bots.outlook import Outlook, duel, head_start
from plansza.games.spor.bots.prospects import Reach
from plansza.games.spor.rules.board import CHOOSING, EMPTY, OVER, Board
from plansza.games.spor.rules.components import (
    ATTACKER,
    BATTLE_CARDS,
    CARD_NAMES,
    DAMAGED_TO_WIN,
    DAMS,
    DEFENDER,
    KOMPANIA_DAM,
    MINUS,
    NONE,
    PLUS,
)
from plansza.games.spor.rules.formations import (
    FORMATION_NAMES,
    STEP,
    ZGRAJA,
    best_strength,
    formation_name,
)
from plansza.games.spor.rules.moves import (
    CLAIM,
    DRAW,
    DRAW_TACTICS,
    ELITE,
    END,
    GIVE,
    LOG,
    MOVES,
    PASS,
    PLAY,
    RETREAT,
    TILE,
)
from plansza.games.spor.rules.position import SporPosition

WHY: Final = codes("""
    wins takes then-wins then-takes completes builds in-hand high low
    meets holds decisive lost-cause breaks chance spare tactics
""")
MOST: Final = 3
LIKELY: Final = 0.35  # a formation to be hoped for
SLIM: Final = 0.3  # a duel that may as well be given up
GAIN: Final = 0.05  # a change worth telling
HIGH: Final = 8
LOW: Final = 3
ASKED: Final = ("kompania", "bractwo", "banda")


def why(position: SporPosition, seat: int, move: int) -> list[Phrase]:
    """Up to three reasons, the weightiest first."""
    board = position.board
    kind, what, _ = MOVES.parts(move)
    if kind is CLAIM:
        found = [_claim(board, what)]
    elif kind is DRAW_TACTICS:
        found = [] if board.held_tactics[board.role(seat)] else [_say("tactics")]
    elif kind is GIVE:
        found = _spare(position, seat, what)
    elif kind is PASS or kind is DRAW or kind is END or kind is TILE:
        found = []
    else:
        found = Change(position, seat, move).reasons()
    return found[:MOST]


def _say(code: str, **facts: Fact) -> Phrase:
    return code, facts


def _claim(board: Board, dam: int) -> Phrase:
    if _decisive(board, dam):
        return _say("wins", dam=dam + 1)
    return _say("takes", dam=dam + 1, number=board.damaged_dams() + 1)


def _decisive(board: Board, dam: int) -> bool:
    """K6: whether the game is over when this dam falls."""
    return board.is_damaged(dam) or board.damaged_dams() == DAMAGED_TO_WIN - 1


def _spare(position: SporPosition, seat: int, card: int) -> list[Phrase]:
    """Whether no other battle card in hand would be missed less."""
    board = position.board
    role = board.role(seat)
    hand = [held for held in position.hands[role] if held < BATTLE_CARDS]
    if card not in hand:
        return []
    sign = 1.0 if role == ATTACKER else -1.0
    without = {
        held: sign * Outlook(board, role, [other for other in hand if other != held]).total()
        for held in hand
    }
    return [_say("spare")] if without[card] == max(without.values()) else []


class Change:
    """The table before and after a move; a trick's targets are chosen as they look best."""

    def __init__(self, position: SporPosition, seat: int, move: int) -> None:
        self.position = position
        self.seat = seat
        self.move = move
        self.before = position.board
        self.role = self.before.role(seat)
        self.hand = position.hands[self.role]
        twin = position.copy()
        twin.step(seat, move)
        while twin.board.phase == CHOOSING:
            moves = twin.legal_moves(seat)
            ratings = Glance(twin, seat).rate(moves)
            twin.step(seat, moves[ratings.index(max(ratings))])
        self.twin = twin
        self.after = twin.board
        self.ended = self.after.phase == OVER or len(twin.legs) > len(position.legs)
        self.left = [card for card in twin.hands[self.role] if card in self.hand]

    def reasons(self) -> list[Phrase]:
        """What the move does to the dam it is about; else where it helps most."""
        if self.ended:
            return []
        kind, what, dam = MOVES.parts(self.move)
        if kind is PLAY or kind is ELITE:
            return self._of_lay(what, dam)
        if kind is RETREAT:
            return self._of_retreat(what)
        if kind is LOG:
            return self._of_log(what)
        return self._where_it_helps()

    # -- kinds of moves ---------------------------------------------------------------------------

    def _of_lay(self, card: int, dam: int) -> list[Phrase]:
        found: list[Phrase] = []
        rival = self.before.rival(self.role, dam, card) if card < BATTLE_CARDS else EMPTY
        if rival != EMPTY:
            found.append(_say("meets", other=CARD_NAMES[rival], dam=dam + 1))
        elif self.role == ATTACKER and self.after.claim_holds(dam):
            code = "then-wins" if _decisive(self.after, dam) else "then-takes"
            return [_say(code, dam=dam + 1), *self._formation(dam)]
        else:
            found += self._formation(dam)
            found += self._sum(card, dam)
        both = self.after.full_at[dam] and self.after.full_at[DAMS + dam]
        if self.role == DEFENDER and both and not self.after.claim_holds(dam):
            found.append(_say("holds", dam=dam + 1))
        if _decisive(self.before, dam):
            found.append(self._at_stake(dam))
        found += self._better(dam)
        return found or _spare(self.position, self.seat, card)

    def _of_retreat(self, dam: int) -> list[Phrase]:
        slim = self._chance(self.before, dam, self.hand) < SLIM
        return [_say("lost-cause", dam=dam + 1)] if slim else []

    def _of_log(self, dam: int) -> list[Phrase]:
        lost = self.before.cards(ATTACKER, dam)[0]
        level = _hoped(self._other(self.before, dam))
        found: list[Phrase] = []
        if level != ZGRAJA:
            name = _name(self.before.requirement(dam), level)
            found.append(_say("breaks", card=CARD_NAMES[lost], dam=dam + 1, formation=name))
        if _decisive(self.before, dam):
            found.append(self._at_stake(dam))
        return found + self._better(dam)

    def _where_it_helps(self) -> list[Phrase]:
        dams = [dam for dam in range(DAMS) if self.before.face(dam) == self.after.face(dam)]
        gains = [(self._gain(dam), dam) for dam in dams]
        return self._better(max(gains)[1]) if gains else []

    # -- what may be said about a dam -------------------------------------------------------------

    def _formation(self, dam: int) -> list[Phrase]:
        """The formation that the own side is now, or may well become."""
        board = self.after
        requirement, spaces = board.requirement(dam), board.spaces(dam)
        outlook = Outlook(board, self.role, self.left)
        side = outlook.side(self.role, dam)
        if side.cards == spaces:
            name = formation_name(requirement, spaces, side)
            named = name not in ("sum", FORMATION_NAMES[ZGRAJA])
            return [_say("completes", formation=name, dam=dam + 1)] if named else []
        level = _hoped(outlook.own(dam, side, outlook.hand))
        if level == ZGRAJA:
            return []
        sure = best_strength(requirement, spaces, side, outlook.hand) // STEP >= level
        builds = _say("builds", formation=_name(requirement, level), dam=dam + 1)
        return [builds, _say("in-hand")] if sure else [builds]

    def _sum(self, card: int, dam: int) -> list[Phrase]:
        """F3: a good card for a dam where only the sum counts."""
        if card >= BATTLE_CARDS:
            return []
        requirement, value = self.before.requirement(dam), card % (BATTLE_CARDS // 5)
        if requirement == PLUS and value >= HIGH:
            return [_say("high", dam=dam + 1)]
        if requirement == MINUS and value <= LOW:
            return [_say("low", dam=dam + 1)]
        return []

    def _at_stake(self, dam: int) -> Phrase:
        return _say("decisive", dam=dam + 1, role=("attacker", "defender")[self.role])

    def _better(self, dam: int) -> list[Phrase]:
        """How much better the own chances at a dam become."""
        if self._gain(dam) < GAIN:
            return []
        before = self._own_chance(self.before, dam, self.hand)
        after = self._own_chance(self.after, dam, self.left)
        return [_say("chance", dam=dam + 1, before=round(100 * before), after=round(100 * after))]

    def _gain(self, dam: int) -> float:
        before = self._own_chance(self.before, dam, self.hand)
        return self._own_chance(self.after, dam, self.left) - before

    def _own_chance(self, board: Board, dam: int, hand: list[int]) -> float:
        chance = self._chance(board, dam, hand)
        return chance if self.role == ATTACKER else 1.0 - chance

    def _chance(self, board: Board, dam: int, hand: list[int]) -> float:
        """The attacker's chance in the duel at a dam, as the mover sees it."""
        outlook = Outlook(board, self.role, hand)
        own = outlook.own(dam, outlook.side(self.role, dam), outlook.hand)
        other = self._other(board, dam)
        attacker, defender = (own, other) if self.role == ATTACKER else (other, own)
        return duel(attacker, defender, head_start(board, dam, attacker, defender))

    def _other(self, board: Board, dam: int) -> Reach:
        outlook = Outlook(board, self.role, self.hand)
        return outlook.other(dam, outlook.side(1 - self.role, dam))


def _hoped(reach: Reach) -> int:
    """The best formation that is likely; Zgraja where none is."""
    for level in range(len(reach.chances) - 1, ZGRAJA, -1):
        if reach.chances[level] >= LIKELY:
            return level
    return ZGRAJA


def _name(requirement: int, level: int) -> str:
    """F4: where a dam asks for a formation, there is but that one."""
    return FORMATION_NAMES[level] if requirement == NONE else ASKED[requirement - KOMPANIA_DAM]
