"""The turn (T1–T4): who acts, what he may do, and what follows from it."""

from typing import Final

from plansza.core.chance import Chance
from plansza.core.contract import Outcome, Tell
from plansza.core.errors import IllegalMove
from plansza.core.setup import Setup
from plansza.games.drako.rules import (
    ending,
    fighting,
    imagination,
    moving,
    opening,
    reaction,
    refusals,
    speech,
)
from plansza.games.drako.rules.board import (
    ACTING,
    ASSIGNING,
    CARRYING,
    CHOOSING,
    DODGING,
    DROPPING,
    OVER,
    PAIRING,
    PLACING,
    REACTING,
    SPARING,
    WOUNDING,
    may_rage,
    may_shed,
    options_of,
)
from plansza.games.drako.rules.components import (
    ACTIONS,
    BRALD,
    CARD_NAMES,
    CHARGE,
    DRAWN,
    FIGURE_NAMES,
    FIGURES,
    FLY,
    FURY_ACTIONS,
    FURY_WOUNDS,
    HAND_LIMIT,
    MOST_ATTACKS,
    MOVE,
    NONE,
    REINFORCE,
    SHIELD,
    SYMBOLS,
    SYMBOLS_ON,
)
from plansza.games.drako.rules.fields import FIELDS
from plansza.games.drako.rules.moves import (
    ALSO,
    ASSIGN,
    BLOCK,
    DODGE,
    DONE,
    DRAW,
    DROP,
    ENDURE,
    FURY,
    HIT,
    KEEP,
    PLATE,
    PLAY,
    REDRAW,
    RUN,
    SHED,
    STRIKE,
    TRACK,
    USE,
    WASTE,
)
from plansza.games.drako.rules.state import State, tell_drawn
from plansza.games.drako.rules.view import DrakoView, make_view

SEATS: Final[list[tuple[int, ...]]] = [(0,), (1,)]


class DrakoPosition(State):
    """The whole truth of a duel, or of a match of two."""

    @property
    def to_move(self) -> tuple[int, ...]:
        board = self.board
        return () if board.phase == OVER else SEATS[board.seat(board.asked())]

    @property
    def outcome(self) -> Outcome | None:
        return self.result

    def copy(self) -> "DrakoPosition":
        twin = DrakoPosition()
        self.copy_into(twin)
        return twin

    def view(self, seat: int | None) -> DrakoView:
        return make_view(self, seat)

    def reimagine(self, seat: int, chance: Chance) -> None:
        imagination.deal_hidden(self, self.board.role(seat), chance)

    def explain(self, seat: int, move: int) -> IllegalMove:
        return refusals.explain(self, self.board.role(seat), move)

    # -- what may be done ---------------------------------------------------------------------

    def legal_moves(self, seat: int) -> list[int]:
        board = self.board
        phase = board.phase
        role = board.role(seat)
        if phase == OVER or role != board.asked():
            return []
        if phase == ACTING:
            return self._actions(role)
        if phase == CARRYING:
            return self._ways(role)
        if phase == CHOOSING:
            return self._symbols(role)
        if phase == REACTING:
            return reaction.answers(self)
        if phase == DROPPING:
            return self._cards(DROP, role)
        if phase == WOUNDING:
            return reaction.track_choices(board)
        if phase == DODGING:
            return reaction.dodge_steps(board)
        if phase == ASSIGNING:
            return fighting.assignments(board)
        if phase == SPARING:
            return reaction.spare_blocks(self)
        if phase == PAIRING:
            return reaction.blocks(self, [board.guarded])
        if phase == PLACING:
            return opening.placings(self, role)
        return opening.redraw_moves()

    def _cards(self, first: int, role: int) -> list[int]:
        """A move for each kind of card in hand."""
        moves: list[int] = []
        last = NONE
        for card in self.hands[role]:
            if card != last:
                moves.append(first + card)
                last = card
        return moves

    def _actions(self, role: int) -> list[int]:
        """T2, T4: play a card or draw; at the start of a turn also fury and the net."""
        moves = self._cards(PLAY, role)
        if ending.can_draw(self, role):
            moves.append(DRAW)
        if may_rage(self.options, self.board, role):
            moves.append(FURY)
        if may_shed(self.options, self.board, role):
            moves.append(SHED)
        return moves

    def _symbols(self, role: int) -> list[int]:
        """T3: a symbol that would do something, or the card without its effect."""
        card = self.board.card
        moves = [
            USE + place
            for place, symbol in enumerate(SYMBOLS_ON[card])
            if self.usable(role, symbol)
        ]
        moves.append(WASTE)
        return moves

    def usable(self, role: int, symbol: int) -> bool:
        """T3: whether this symbol could be carried out; a shield only blocks."""
        kind = SYMBOLS[symbol].kind
        if kind == SHIELD:
            return False
        if kind == MOVE:
            return moving.can_walk(self.board, self.options.figures[role])
        if kind == FLY:
            return moving.can_fly(self.board)
        if kind == CHARGE:
            return moving.can_charge(self.board)
        if kind == REINFORCE:
            return moving.can_reinforce(self, role)
        return fighting.can_strike(self, role, kind)

    def _ways(self, role: int) -> list[int]:
        """The next step of the symbol in play."""
        board = self.board
        symbol = board.in_play()
        if symbol.kind == MOVE:
            return moving.walks(board, self.options.figures[role], symbol.value)
        if symbol.kind == FLY:
            return moving.flights(board)
        if symbol.kind == CHARGE:
            return moving.charges(board)
        if symbol.kind == REINFORCE:
            return moving.reinforcements(self, role)
        return fighting.strikes(self, role)

    # -- what a move does ---------------------------------------------------------------------

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        role = self.board.role(seat)
        if move < STRIKE:
            self._go(role, move // FIELDS, move % FIELDS, tell)
        elif move < RUN:
            place = move - STRIKE
            if fighting.strike(self, role, place // FIGURES, place % FIGURES, tell):
                self._all_declared(tell)
        elif move < PLAY:
            self._charge(role, move, tell)
        elif move < DROP:
            self._play(role, move - PLAY, tell)
        elif move < BLOCK:
            self._drop(role, move - DROP, tell)
        elif move < USE:
            self._answer(move, tell)
        elif move < ASSIGN:
            self._use(role, SYMBOLS_ON[self.board.card][move - USE], tell)
        elif move < TRACK:
            fighting.assign(self, role, move - ASSIGN, tell)
            self._open_window(tell)
        elif move < PLATE:
            reaction.wound_track(self, move - TRACK, tell)
            self._after_wounds(tell)
        elif move < WASTE:
            moving.lay_plate(self, role, move - PLATE, tell)
            self._finish_card(tell)
        elif move == DONE:
            self._done(tell)
        else:
            self._turn_move(role, move, tell)

    def _turn_move(self, role: int, move: int, tell: Tell | None) -> None:
        """The moves that need neither figure nor card."""
        if move == DRAW:
            self._draw(role, tell)
        elif move == ENDURE:
            self._close_window(tell)
        elif move == WASTE:
            if tell is not None:
                self.tell(tell, "waste", role, card=CARD_NAMES[self.board.card])
            self._finish_card(tell)
        elif move == FURY:
            self._rage(role, tell)
        elif move == SHED:
            self._shed(role, tell)
        elif move in (KEEP, REDRAW):
            opening.decide_hand(self, role, move == REDRAW, tell)

    def _go(self, role: int, figure: int, field: int, tell: Tell | None) -> None:
        """Whatever brings a figure to a field."""
        phase = self.board.phase
        if phase == PLACING:
            opening.place(self, role, figure, field, tell)
            opening.place_next(self, tell)
        elif phase == DODGING:
            reaction.dodge_step(self, field, tell)
            self._finish_card(tell)
        elif moving.go(self, role, figure, field, tell):
            self._finish_card(tell)

    def _play(self, role: int, card: int, tell: Tell | None) -> None:
        """T3: the card is laid open; its symbol is chosen next."""
        board = self.board
        self.leave_hand(role, card)
        board.card = card
        board.fresh = False
        board.phase = CHOOSING
        if tell is not None:  # search comes here most often: gather no facts that nobody hears
            self.tell(tell, "play", role, card=CARD_NAMES[card])

    def _use(self, role: int, symbol: int, tell: Tell | None) -> None:
        """T3: one symbol is carried out."""
        self.board.symbol = symbol
        self.board.phase = CARRYING
        if tell is not None:
            self.tell(tell, "use", role, **speech.symbol_facts(symbol))

    def _charge(self, role: int, move: int, tell: Tell | None) -> None:
        """P5: run, and strike whoever stopped it if so declared."""
        if move < HIT:
            moving.run(self, role, move - RUN, tell)
            self._finish_card(tell)
            return
        enemy = moving.met(self.board, move - HIT)
        moving.run(self, role, move - HIT, tell)
        fighting.charge_blows(self, role, enemy, tell)
        self._open_window(tell)

    def _drop(self, role: int, card: int, tell: Tell | None) -> None:
        """T2: down to the hand limit."""
        self.discard(role, card)
        if tell is not None:
            self.tell(tell, "drop", role, card=CARD_NAMES[card])
        if self.board.held[role] <= HAND_LIMIT:
            self._action_done(tell)

    def _draw(self, role: int, tell: Tell | None) -> None:
        """T2, X1, X2: two cards, or what is there; an empty deck may be made anew."""
        board = self.board
        board.fresh = False
        camp = self.options.camps[role]
        if camp.second_deck and not board.deck[role]:
            self._second_deck(role, tell)
        drawn: list[int] = []
        while len(drawn) < DRAWN:
            if not board.deck[role]:
                if not self.options.unending:
                    break
                self.reshuffle(role, 0)
                self.tell(tell, "reshuffle", role)
            drawn.append(self.draw_card(role))
        tell_drawn(self, tell, role, drawn)
        if board.held[role] > HAND_LIMIT:
            board.phase = DROPPING
        else:
            self._action_done(tell)

    def _second_deck(self, role: int, tell: Tell | None) -> None:
        """X2: 18 of the discards at random, once; the enemy takes used stones back."""
        board, camps = self.board, self.options.camps
        self.reshuffle(role, camps[role].second_deck)
        board.renewed = True
        self.tell(tell, "second-deck", role, count=board.deck[role])
        back = min(camps[1 - role].stones_back, board.used_stones)
        board.stones += back
        board.used_stones -= back
        self.tell(tell, "stones-back", 1 - role, count=back)

    def _rage(self, role: int, tell: Tell | None) -> None:
        """P7: three actions this turn for a wound that nobody dealt."""
        board = self.board
        board.fury = False
        board.fresh = False
        board.actions = FURY_ACTIONS
        board.wounds[BRALD] += FURY_WOUNDS
        self.tell(tell, "fury", role, figure=FIGURE_NAMES[BRALD])

    def _shed(self, role: int, tell: Tell | None) -> None:
        """N1: the net comes off for all actions of the turn."""
        board = self.board
        self.tell(tell, "shed", role, figure=FIGURE_NAMES[board.net])
        board.net = NONE
        self._end_turn(tell)

    # -- attacks and answers ------------------------------------------------------------------

    def _all_declared(self, tell: Tell | None) -> None:
        """T6, T7: unequal values are assigned, then the defender is asked."""
        if fighting.must_assign(self.board):
            self.board.phase = ASSIGNING
        else:
            self._open_window(tell)

    def _open_window(self, tell: Tell | None) -> None:
        """T7: ask the defender, unless public facts say that he can do nothing."""
        self.board.phase = REACTING
        if reaction.window_is_empty(self):
            self._close_window(tell)

    def _answer(self, move: int, tell: Tell | None) -> None:
        """T7, P1: one block or the dodge; the window closes when nothing is left to answer."""
        if move < ALSO:
            place = move - BLOCK
            reaction.block(self, place // MOST_ATTACKS, place % MOST_ATTACKS, tell)
        elif move < DODGE:
            reaction.also_block(self, move - ALSO, tell)
        else:
            reaction.dodge(self, move - DODGE, tell)
        if self.board.phase == REACTING and reaction.window_is_empty(self):
            self._close_window(tell)

    def _close_window(self, tell: Tell | None) -> None:
        """T7: blocks, damage, deaths, the step of a dodge: in this order."""
        reaction.resolve(self, tell)
        self._after_wounds(tell)

    def _after_wounds(self, tell: Tell | None) -> None:
        """P6, B3, P1: the rest of the wounds, the dead, the knight's step."""
        board = self.board
        if board.pending:
            reaction.place_forced(self, tell)
            if board.pending:
                return
        reaction.bury(self, tell)
        if reaction.step_is_due(board):
            board.phase = DODGING
        else:
            self._finish_card(tell)

    def _done(self, tell: Tell | None) -> None:
        """No more of what is going on."""
        board = self.board
        if board.phase == SPARING:
            board.phase = REACTING
            board.shield = NONE
            if reaction.window_is_empty(self):
                self._close_window(tell)
        elif board.phase == CARRYING and board.targets:
            self._all_declared(tell)
        else:
            self._finish_card(tell)

    # -- what follows by itself ---------------------------------------------------------------

    def _finish_card(self, tell: Tell | None) -> None:
        """T3, E1: the card is discarded; deaths and clocks are tested."""
        board = self.board
        if board.card >= 0:
            board.discards[board.turn].append(board.card)
        board.clear_card()
        board.phase = ACTING
        if not ending.test_end(self, tell):
            self._action_done(tell)

    def _action_done(self, tell: Tell | None) -> None:
        """T2, T4: the next action, if there is one and anything to do."""
        board = self.board
        board.phase = ACTING
        board.actions -= 1
        if board.actions == 0:
            self._end_turn(tell)
        elif not self.can_act(board.turn):
            self.tell(tell, "lapse", board.turn, count=board.actions)
            self._end_turn(tell)

    def can_act(self, role: int) -> bool:
        """T4: a card in hand, or one to draw."""
        return self.board.held[role] > 0 or ending.can_draw(self, role)

    def _end_turn(self, tell: Tell | None) -> None:
        """T1, T4, X1: the other side's turn, unless it has neither cards nor draws."""
        board = self.board
        while True:
            board.turns += 1
            board.calm = 0 if board.hurt else board.calm + 1
            board.hurt = False
            if ending.test_stall(self, tell):
                return
            board.turn = 1 - board.turn
            board.actions = ACTIONS
            board.fresh = True
            if self.can_act(board.turn):
                return
            self.tell(tell, "pass", board.turn)


def start(setup: Setup, chance: Chance) -> DrakoPosition:
    """T1: settle who plays which side, deal, and ask for what comes before the first turn."""
    chosen = setup["first"]
    first = chance.below(2) if chosen == "random" else int(chosen) - 1
    position = DrakoPosition()
    position.setup = setup
    position.options = options_of(setup)
    position.chance = chance
    position.reveals = 0
    position.legs = []
    position.result = None
    position.deal(first)
    opening.begin(position, None)
    return position
