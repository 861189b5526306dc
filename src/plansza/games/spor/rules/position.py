"""The turn (T1–T9), taking control (K1–K6) and the end of a game."""

from typing import Final

from plansza.core.chance import Chance
from plansza.core.contract import NO_MOVE, NOBODY, Event, Tell
from plansza.core.errors import IllegalMove
from plansza.core.native import i64
from plansza.core.setup import Setup
from plansza.core.state import Outcome
from plansza.games.spor.rules import imagination, refusals, rematch, row, tactics
from plansza.games.spor.rules.board import (
    ALL_DAMS,
    ARRANGING,
    CHOOSING,
    CLOSING,
    DAMS_COUNT,
    DAMS_IN,
    DECK_OUT,
    DRAWING,
    EXCHANGING,
    LAST_TURN,
    OVER,
    PLAYING,
    PREPARE,
    RUNNING,
    Options,
)
from plansza.games.spor.rules.components import (
    ATTACKER,
    BATTLE_CARDS,
    CARD_NAMES,
    DAMAGED_TO_WIN,
    DAMS,
    DEFENDER,
    LABEDZ,
    PERKOZ,
    WAZKA,
    card_names,
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
    TRICK,
)
from plansza.games.spor.rules.state import SporState
from plansza.games.spor.rules.view import SporView, show

# The moves that lay a card at any of a set of dams: ready-made lists are faster than new ints.
PLAYS: Final[list[list[int]]] = [
    [PLAY.at(card, dam) for dam in range(DAMS) if mask >> dam & 1]
    for mask in range(1 << DAMS)
    for card in range(BATTLE_CARDS)
]
RETREATS: Final[list[list[int]]] = [[RETREAT.at(dam) for dam in dams] for dams in DAMS_IN]
LOGS_AT: Final[list[list[int]]] = [[LOG.at(dam) for dam in dams] for dams in DAMS_IN]
NO_MOVES: Final[list[int]] = []


class SporPosition(SporState):
    """The whole truth of a game, or of a match of several."""

    @property
    def to_move(self) -> tuple[int, ...]:
        board = self.board
        if board.phase == OVER:
            return ()
        if board.phase == EXCHANGING:
            return self._exchanging_seats()
        return (board.seat(board.turn),)

    def mover(self) -> int:
        board = self.board
        phase = board.phase
        if phase == OVER:
            return NOBODY
        if phase == EXCHANGING:
            return self._exchanging_seats()[0]
        return board.seat(board.turn)

    def stop(self, outcome: Outcome) -> None:
        self.result = outcome
        self.board.phase = OVER

    def _exchanging_seats(self) -> tuple[int, ...]:
        """V5: both choose at the same time; who has given enough waits."""
        board = self.board
        due = [seat for seat in (0, 1) if tactics.gifts_due(board, board.role(seat))]
        return tuple(due)

    def copy(self) -> "SporPosition":
        twin = SporPosition()
        self.copy_into(twin)
        return twin

    def view(self, seat: int | None) -> SporView:
        seen = SporPosition()
        show(self, seat, seen)
        return SporView(seen, seat)

    def reimagine(self, seat: int, chance: Chance) -> None:
        imagination.deal_hidden(self, self.board.role(seat), chance)

    def explain(self, seat: int, move: int) -> IllegalMove:
        return refusals.explain(self, self.board.role(seat), move)

    # -- what may be done ---------------------------------------------------------------------

    def legal_moves(self, seat: int) -> list[int]:
        board = self.board
        phase = board.phase
        role = board.role(seat)
        if phase == EXCHANGING:
            return tactics.gifts(self, role) if tactics.gifts_due(board, role) else []
        if role != board.turn or phase == OVER:
            return []
        if phase == CHOOSING:
            return tactics.choices(self, role)
        if phase == ARRANGING:
            return row.choices(self)
        if phase == DRAWING:
            return self._draw_moves(role)
        if phase == CLOSING:
            return [*self._claim_moves(), END.at()]
        return self._play_moves(role)

    def random_move(self, seat: int, chance: Chance) -> int:
        """The usual turn without lists: so many cards at so many dams, and then the rest."""
        board = self.board
        phase, role = board.phase, board.turn
        mask = board.room(role)
        cards = self.hands[role]
        if phase > PLAYING or not mask or not cards or self.options.tactics:
            return super().random_move(seat, chance)
        rooms: i64 = DAMS_COUNT[mask]
        plays: i64 = len(cards) * rooms
        begun = board.begun & ALL_DAMS if phase == PREPARE else 0
        place: i64
        if role == ATTACKER:
            claims = self._claim_moves() if board.full_dams() else NO_MOVES
            place = chance.below(int(plays) + DAMS_COUNT[begun] + len(claims))
            if place >= plays:
                before = RETREATS[begun]
                place -= plays
                return before[place] if place < len(before) else claims[place - len(before)]
        else:
            logs = LOGS_AT[begun if board.logs else 0]
            place = chance.below(int(plays) + len(logs))
            if place >= plays:
                return logs[place - plays]
        card: i64 = cards[place // rooms]
        return PLAYS[mask * BATTLE_CARDS + card][place % rooms]

    def _play_moves(self, role: int) -> list[int]:
        """T2–T5, T9: preparation while it lasts, claims, and every card that can be played."""
        board = self.board
        mask = board.room(role)
        moves: list[int] = []
        for card in self.hands[role]:
            if card >= BATTLE_CARDS:
                break
            moves.extend(PLAYS[mask * BATTLE_CARDS + card])
        with_tactics = self._tactics_moves(role, DAMS_IN[mask]) if self.options.tactics else []
        stuck = not moves and not with_tactics
        if role == ATTACKER:
            moves += self._attacker_moves(stuck, stuck and not mask and self.could_lay(role))
        else:
            moves += self._defender_moves(stuck)
        moves += with_tactics
        return moves

    def _attacker_moves(self, stuck: bool, must_make_room: bool) -> list[int]:
        """T3, T9, K1: if only a free space is missing he must make one, even after preparation."""
        board = self.board
        moves: list[int] = []
        if board.phase == PREPARE or must_make_room:
            begun = DAMS_IN[board.begun & ALL_DAMS]
            moves += [RETREAT.at(dam) for dam in begun if self.can_retreat(dam)]
        moves += self._claim_moves()
        if stuck and not (must_make_room and moves):
            moves.append(PASS.at())
        return moves

    def _defender_moves(self, stuck: bool) -> list[int]:
        """T4, T9."""
        board = self.board
        moves: list[int] = []
        if board.phase == PREPARE and board.logs:
            moves += LOGS_AT[board.begun & ALL_DAMS]
        if stuck:
            moves.append(PASS.at())
        return moves

    def _tactics_moves(self, role: int, rooms: list[int]) -> list[int]:
        """V2–V5: elites are laid like battle cards; tricks must be possible in full."""
        if not self.may_play_tactics(role):
            return []
        moves: list[int] = []
        for card in (WAZKA, LABEDZ, PERKOZ):
            if card in self.hands[role]:
                moves += [ELITE.at(card, dam) for dam in rooms]
        moves += [TRICK.at(card) for card in tactics.playable_tricks(self, role)]
        return moves

    def _claim_moves(self) -> list[int]:
        return [CLAIM.at(dam) for dam in self.board.claims()]

    def _draw_moves(self, role: int) -> list[int]:
        """T8, V2: one card from either deck; the attacker may claim first."""
        moves = self._claim_moves() if role == ATTACKER else []
        moves.append(DRAW.at())
        if self.board.tactics_deck:
            moves.append(DRAW_TACTICS.at())
        return moves

    def forced(self) -> int:
        """C2, V5, T9: the last dam of the row, the only aim of a trick, and the pass of one who has
        nowhere to lay a card. All of that lies open; what a hand holds is never asked."""
        role = self.board.turn
        if not self._lies_open(role):
            return NO_MOVE
        moves = self.legal_moves(self.board.seat(role))
        return moves[0] if len(moves) == 1 else NO_MOVE

    def _lies_open(self, role: int) -> bool:
        """Whether everybody can see all that the role may do now."""
        board = self.board
        if board.phase == CHOOSING or board.phase == ARRANGING:
            return True
        if board.phase != PREPARE and board.phase != PLAYING:
            return False
        if board.held_tactics[role] and self.may_play_tactics(role):
            return False
        return not board.held[role] or not board.open_dams(role)

    # -- what a move does ---------------------------------------------------------------------

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        role = self.board.role(seat)
        kind, what, dam = MOVES.parts(move)
        if kind is PLAY:
            self._lay_battle_card(role, what, dam, tell)
        elif kind is RETREAT:
            self._retreat(what, tell)
        elif kind is LOG:
            self._log(what, tell)
        elif kind is CLAIM:
            self._claim(what, tell)
        elif kind is PASS:
            self.tell(tell, "pass", role)
            self.board.phase = DRAWING
        elif kind is DRAW:
            self._draw_card(role, False, tell)
        elif kind is END:
            self._end_turn(tell)
        elif kind is ELITE:
            self._lay_elite(role, what, dam, tell)
        elif kind is TRICK:
            tactics.begin(self, role, what, tell)
        elif kind is DRAW_TACTICS:
            self._draw_card(role, True, tell)
        elif kind is GIVE:
            tactics.give(self, role, what, tell)
        elif kind is TILE:
            row.lay(self, role, what, tell)
        else:
            tactics.carry_on(self, role, move, tell)
        self._go_on(tell)

    def _lay_battle_card(self, role: int, card: int, dam: int, tell: Tell | None) -> None:
        """T5, T6."""
        self.leave_hand(role, card)
        if tell is not None:  # search comes here most often: gather no facts that nobody hears
            self.tell(tell, "play", role, card=CARD_NAMES[card], dam=dam + 1)
        self.lay_or_meet(role, card, dam, tell)
        self.board.phase = DRAWING

    def _lay_elite(self, role: int, card: int, dam: int, tell: Tell | None) -> None:
        """V4: laid like a battle card, and never a duck or a beaver."""
        self.leave_hand(role, card)
        if tell is not None:
            self.tell(tell, "play", role, card=CARD_NAMES[card], dam=dam + 1)
        self.board.lay(role, dam, card)
        self.board.phase = DRAWING

    def _retreat(self, dam: int, tell: Tell | None) -> None:
        """T3: all his battle cards at one dam, once a turn; as an option, at any number of dams."""
        swept = self.board.sweep(ATTACKER, dam, self.options.sweep_all)
        if not self.options.retreat_several:
            self.board.phase = PLAYING
        if tell is not None:
            self.tell(tell, "retreat", ATTACKER, dam=dam + 1, cards=card_names(swept))

    def _log(self, dam: int, tell: Tell | None) -> None:
        """T4: the log hits the attacker's earliest card, an elite too; it is spent."""
        board = self.board
        card = board.cards(ATTACKER, dam)[0]
        board.discard(ATTACKER, dam, card)
        board.logs -= 1
        board.phase = PLAYING
        if tell is not None:
            self.tell(tell, "log", DEFENDER, dam=dam + 1, card=CARD_NAMES[card])

    def _claim(self, dam: int, tell: Tell | None) -> None:
        """K5, K6: an intact dam turns over and is cleared; a damaged one is destroyed."""
        board = self.board
        if board.is_damaged(dam):
            board.destroyed = dam
            if tell is not None:
                self.tell(tell, "destroy", ATTACKER, dam=dam + 1)
            self._finish(ATTACKER, "destroyed", tell)
            return
        swept = board.sweep(ATTACKER, dam, True) + board.sweep(DEFENDER, dam, True)
        board.damaged |= 1 << dam
        if tell is not None:
            self.tell(tell, "damage", ATTACKER, dam=dam + 1, cards=card_names(swept))
        if board.damaged_dams() == DAMAGED_TO_WIN:
            self._finish(ATTACKER, "four-damaged", tell)

    def _draw_card(self, role: int, tactics_deck: bool, tell: Tell | None) -> None:
        """T8, V2: only the battle deck running out ends the game."""
        board = self.board
        card = self.draw_tactics(role) if tactics_deck else self.draw_battle(role)
        if tell is not None:
            seat = board.seat(role)
            kind = "tactics" if tactics_deck else "battle"
            tell(Event("draw", {"seat": seat, "deck": kind}, {seat: {"card": CARD_NAMES[card]}}))
        if board.deck == 0:
            board.ending = DECK_OUT
            self.tell(tell, "deck-out", role)
        board.phase = CLOSING

    # -- what follows by itself ---------------------------------------------------------------

    def _go_on(self, tell: Tell | None) -> None:
        """Do what is publicly forced: a draw without a choice, and the end of the turn."""
        board = self.board
        phase = board.phase
        if phase != DRAWING and phase != CLOSING:
            return
        if board.turn == ATTACKER and board.any_claim():
            if phase == DRAWING and board.ending != RUNNING:
                board.phase = CLOSING
            return
        if phase == DRAWING and board.ending == RUNNING:
            if board.tactics_deck:
                return
            self._draw_card(board.turn, False, tell)
        self._end_turn(tell)

    def _end_turn(self, tell: Tell | None) -> None:
        """T8: the attacker's turn after the deck ran out is the last."""
        board = self.board
        if board.turn == ATTACKER:
            if board.ending == LAST_TURN:
                self._finish(DEFENDER, "held", tell)
                return
            board.turn = DEFENDER
        else:
            board.turn = ATTACKER
            if board.ending == DECK_OUT:
                board.ending = LAST_TURN
        board.phase = PREPARE

    def _finish(self, winner: int, reason: str, tell: Tell | None) -> None:
        """K6, T8, V1: the game is over; in a match the next one may begin."""
        board = self.board
        seat = board.seat(winner)
        board.phase = OVER
        if tell is not None:
            self.tell(tell, "over", winner, reason=reason)
        if not self.options.rematch:
            self.result = Outcome((1.0 - seat, 0.0 + seat), (seat,), reason)
            return
        rematch.note_leg(self, winner)
        self.result = rematch.outcome(self.legs, self.options.decider)
        if self.result is None:
            row.set_up(self, rematch.next_attacker(self.legs))
            if tell is not None:
                self.tell(tell, "next-game", ATTACKER, number=len(self.legs) + 1)


def start(setup: Setup, chance: Chance) -> SporPosition:
    """T1: decide who attacks and set up."""
    chosen = setup["attacker"]
    attacker = chance.below(2) if chosen == "random" else int(chosen) - 1
    position = blank(setup)
    position.chance = chance
    row.set_up(position, attacker)
    return position


def blank(setup: Setup) -> SporPosition:
    """A table at which nothing has been dealt."""
    position = SporPosition()
    position.setup = setup
    position.options = Options(setup)
    position.legs = []
    position.clear(0)
    return position
