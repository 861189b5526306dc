"""The steps of a game: each owns its choices, what they do, how it asks and why it refuses.

`board.phase` is the step that is due, and `STEPS` goes by it. What follows by itself is in `turn`.
"""

from typing import Final

from plansza.core.chance import Chance
from plansza.core.contract import Phrase, Tell
from plansza.core.errors import Fact, IllegalMove
from plansza.games.drako.rules import (
    actions,
    ending,
    fighting,
    moving,
    opening,
    reaction,
    refusals,
    turn,
)
from plansza.games.drako.rules.board import (
    CARRYING,
    OVER,
    REACTING,
    Board,
    may_rage,
    may_shed,
)
from plansza.games.drako.rules.components import (
    CARD_NAMES,
    CHARGE,
    FIGURE_NAMES,
    FLY,
    HAND_LIMIT,
    MOVE,
    REINFORCE,
    SHIELD,
    SYMBOLS,
    SYMBOLS_ON,
)
from plansza.games.drako.rules.duels import FREE
from plansza.games.drako.rules.moves import (
    ALSO,
    BLOCK,
    DRAW,
    DRAW_NOW,
    DROP,
    ENDURE,
    FURY,
    GO,
    HIT,
    KEEP,
    MOVES,
    PLATE,
    PLAY,
    PLAYS,
    REDRAW,
    RUN,
    SHED,
    STRIKE,
    TRACK,
    USE,
    USES,
    WASTE_NOW,
    count_kinds,
    nth_kind,
    one_for_each,
)
from plansza.games.drako.rules.speech import symbol_facts
from plansza.games.drako.rules.state import DrakoState
from plansza.games.drako.rules.telling import prompts


class Step:
    """One moment of the game: `asks` is its prompt, `first` the refusal of what comes later."""

    def __init__(self, asks: str, first: str) -> None:
        self.asks = asks
        self.first = first

    def choices(self, state: DrakoState, role: int) -> list[int]:
        """What the role that is asked may do."""
        raise NotImplementedError

    def any_choice(self, state: DrakoState, role: int, chance: Chance) -> int:
        """One of `choices`, each as likely: this very draw."""
        moves = self.choices(state, role)
        return moves[chance.below(len(moves))]

    def play(self, state: DrakoState, role: int, move: int, tell: Tell | None) -> None:
        """Do it."""
        raise NotImplementedError

    def prompt(self, state: DrakoState, role: int) -> Phrase:
        """What the role is asked."""
        return self.asks, {}

    def refusal(self, state: DrakoState, role: int, move: int) -> IllegalMove | None:
        """A reason of its own, where the move belongs to this step but for one thing."""
        return None


# -- before the first turn ------------------------------------------------------------------------


class Redrawing(Step):
    """O2: the opening hand is kept, or shuffled back for another."""

    def choices(self, state: DrakoState, role: int) -> list[int]:
        return [KEEP.at(), REDRAW.at()]

    def play(self, state: DrakoState, role: int, move: int, tell: Tell | None) -> None:
        opening.decide_hand(state, role, MOVES.kind(move) is REDRAW, tell)


class Placing(Step):
    """B2: a figure takes its place."""

    def choices(self, state: DrakoState, role: int) -> list[int]:
        return opening.placings(state, role)

    def play(self, state: DrakoState, role: int, move: int, tell: Tell | None) -> None:
        _, figure, field = MOVES.parts(move)
        opening.place(state, role, figure, field, tell)
        opening.place_next(state, tell)

    def prompt(self, state: DrakoState, role: int) -> Phrase:
        left = [each for each in state.options.figures[role] if not state.board.alive(each)]
        free = prompts.yes_no(state.options.placings[role] == FREE)
        return self.asks, {"count": len(left), "free": free}

    def refusal(self, state: DrakoState, role: int, move: int) -> IllegalMove | None:
        kind, figure, field = MOVES.parts(move)
        return refusals.placing(state, role, figure, field) if kind is GO else None


# -- an action ------------------------------------------------------------------------------------


class Acting(Step):
    """T2, T4: play a card or draw; at the start of a turn also fury and the net."""

    def choices(self, state: DrakoState, role: int) -> list[int]:
        moves = one_for_each(PLAY, state.hands[role])
        if ending.can_draw(state, role):
            moves.append(DRAW_NOW)
        if may_rage(state.options, state.board, role):
            moves.append(FURY.at())
        if may_shed(state.options, state.board, role):
            moves.append(SHED.at())
        return moves

    def any_choice(self, state: DrakoState, role: int, chance: Chance) -> int:
        hand, board = state.hands[role], state.board
        cards = count_kinds(hand)
        if board.fresh and (board.net >= 0 or may_rage(state.options, board, role)):
            return super().any_choice(state, role, chance)
        place = chance.below(cards + 1 if ending.can_draw(state, role) else cards)
        return PLAYS[nth_kind(hand, place)] if place < cards else DRAW_NOW

    def play(self, state: DrakoState, role: int, move: int, tell: Tell | None) -> None:
        kind, card, _ = MOVES.parts(move)
        if kind is PLAY:
            actions.lay_open(state, role, card, tell)
        elif kind is DRAW:
            actions.draw(state, role, tell)
        elif kind is FURY:
            actions.rage(state, role, tell)
        else:
            actions.shed(state, role, tell)

    def prompt(self, state: DrakoState, role: int) -> Phrase:
        board = state.board
        facts: dict[str, Fact] = {"count": board.actions}
        decisive = prompts.decisive_action(state, role)
        if decisive is not None:
            return decisive[0], {**facts, **decisive[1]}
        if may_shed(state.options, board, role):
            return "act-net", {**facts, "figure": FIGURE_NAMES[board.net]}
        if may_rage(state.options, board, role):
            return "act-fury", facts
        if not state.hands[role]:
            return "act-empty", facts
        return ("act" if ending.can_draw(state, role) else "act-play"), facts

    def refusal(self, state: DrakoState, role: int, move: int) -> IllegalMove | None:
        kind, card, _ = MOVES.parts(move)
        return refusals.action(state, role, kind, card)


class Dropping(Step):
    """T2: down to the hand limit."""

    def choices(self, state: DrakoState, role: int) -> list[int]:
        return one_for_each(DROP, state.hands[role])

    def play(self, state: DrakoState, role: int, move: int, tell: Tell | None) -> None:
        _, card, _ = MOVES.parts(move)
        state.discard(role, card)
        if tell is not None:
            state.tell(tell, "drop", role, card=CARD_NAMES[card])
        if state.board.held[role] <= HAND_LIMIT:
            turn.action_done(state, tell)

    def prompt(self, state: DrakoState, role: int) -> Phrase:
        return self.asks, {"count": state.board.held[role] - HAND_LIMIT}

    def refusal(self, state: DrakoState, role: int, move: int) -> IllegalMove | None:
        kind, card, _ = MOVES.parts(move)
        return refusals.named_card("not-in-hand", card) if kind is DROP else None


# -- a card in play -------------------------------------------------------------------------------


class Choosing(Step):
    """T3: a symbol that would do something, or the card without its effect."""

    def choices(self, state: DrakoState, role: int) -> list[int]:
        moves: list[int] = []
        for place, symbol in enumerate(SYMBOLS_ON[state.board.card]):
            if usable(state, role, symbol):
                moves.append(USE.at(place))
        moves.append(WASTE_NOW)
        return moves

    def any_choice(self, state: DrakoState, role: int, chance: Chance) -> int:
        symbols = SYMBOLS_ON[state.board.card]
        first, count = WASTE_NOW, 0
        last = WASTE_NOW
        for place, symbol in enumerate(symbols):
            if usable(state, role, symbol):
                last = USES[place]
                first = first if count else last
                count += 1
        drawn = chance.below(count + 1)
        return WASTE_NOW if drawn == count else last if drawn else first

    def play(self, state: DrakoState, role: int, move: int, tell: Tell | None) -> None:
        board = state.board
        kind, place, _ = MOVES.parts(move)
        if kind is USE:
            board.symbol = SYMBOLS_ON[board.card][place]
            board.phase = CARRYING
            if tell is not None:
                state.tell(tell, "use", role, **symbol_facts(board.symbol))
            return
        if tell is not None:
            state.tell(tell, "waste", role, card=CARD_NAMES[board.card])
        turn.finish_card(state, tell)

    def prompt(self, state: DrakoState, role: int) -> Phrase:
        symbols = SYMBOLS_ON[state.board.card]
        usables = [symbol for symbol in symbols if usable(state, role, symbol)]
        return prompts.card_in_play(state, role, usables)

    def refusal(self, state: DrakoState, role: int, move: int) -> IllegalMove | None:
        kind, place, _ = MOVES.parts(move)
        return refusals.symbol(state, place) if kind is USE else None


def usable(state: DrakoState, role: int, symbol: int) -> bool:
    """T3: whether this symbol could be carried out; a shield only blocks."""
    kind = SYMBOLS[symbol].kind
    if kind == SHIELD:
        return False
    if kind == MOVE:
        return moving.can_walk(state.board, state.options.figures[role])
    if kind == FLY:
        return moving.can_fly(state.board)
    if kind == CHARGE:
        return moving.can_charge(state.board)
    if kind == REINFORCE:
        return moving.can_reinforce(state, role)
    return fighting.can_strike(state, role, kind)


class Carrying(Step):
    """The symbol is carried out: who moves, who strikes whom."""

    def choices(self, state: DrakoState, role: int) -> list[int]:
        board = state.board
        symbol = board.in_play()
        if symbol.kind == MOVE:
            return moving.walks(board, state.options.figures[role], symbol.value)
        if symbol.kind == FLY:
            return moving.flights(board)
        if symbol.kind == CHARGE:
            return moving.charges(board, state.options.early)
        if symbol.kind == REINFORCE:
            return moving.reinforcements(state, role)
        return fighting.strikes(state, role)

    def any_choice(self, state: DrakoState, role: int, chance: Chance) -> int:
        board = state.board
        symbol = board.in_play()
        if symbol.kind != MOVE:
            return super().any_choice(state, role, chance)
        return moving.any_walk(board, state.options.figures[role], symbol.value, chance)

    def play(self, state: DrakoState, role: int, move: int, tell: Tell | None) -> None:
        kind, one, two = MOVES.parts(move)
        if kind is GO and state.board.in_play().kind == CHARGE:
            moving.halt(state, role, two, tell)
            turn.finish_card(state, tell)
        elif kind is GO:
            if moving.go(state, role, one, two, tell):
                turn.finish_card(state, tell)
        elif kind is STRIKE:
            if fighting.strike(state, role, one, two, tell):
                turn.all_declared(state, tell)
        elif kind is RUN:
            moving.run(state, role, one, tell)
            turn.finish_card(state, tell)
        elif kind is HIT:
            self._hit(state, role, one, tell)
        elif kind is PLATE:
            moving.lay_plate(state, role, one, tell)
            turn.finish_card(state, tell)
        elif state.board.targets:
            turn.all_declared(state, tell)
        else:
            turn.finish_card(state, tell)

    def _hit(self, state: DrakoState, role: int, direction: int, tell: Tell | None) -> None:
        """P5: run, and strike whoever stopped it."""
        enemy = moving.met(state.board, direction)
        moving.run(state, role, direction, tell)
        fighting.charge_blows(state, role, enemy, tell)
        turn.open_window(state, tell)

    def prompt(self, state: DrakoState, role: int) -> Phrase:
        return prompts.symbol_in_play(state, role)

    def refusal(self, state: DrakoState, role: int, move: int) -> IllegalMove | None:
        kind, one, two = MOVES.parts(move)
        return refusals.carrying(state, role, kind, one, two)


class Assigning(Step):
    """T6: who of the pair strikes with the higher value."""

    def choices(self, state: DrakoState, role: int) -> list[int]:
        return fighting.assignments(state.board)

    def play(self, state: DrakoState, role: int, move: int, tell: Tell | None) -> None:
        _, figure, _ = MOVES.parts(move)
        fighting.assign(state, role, figure, tell)
        turn.open_window(state, tell)

    def prompt(self, state: DrakoState, role: int) -> Phrase:
        return prompts.pair_in_play(state.board)


# -- the defender's answer ------------------------------------------------------------------------


class Reacting(Step):
    """T7, P1: a block, the dodge, or no more of them."""

    def choices(self, state: DrakoState, role: int) -> list[int]:
        return reaction.answers(state)

    def play(self, state: DrakoState, role: int, move: int, tell: Tell | None) -> None:
        kind, one, two = MOVES.parts(move)
        if kind is ENDURE:
            turn.close_window(state, tell)
            return
        if kind is BLOCK:
            reaction.block(state, one, two, tell)
        else:
            reaction.dodge(state, one, tell)
        turn.answered(state, tell)

    def prompt(self, state: DrakoState, role: int) -> Phrase:
        return prompts.attacked(state, role)

    def refusal(self, state: DrakoState, role: int, move: int) -> IllegalMove | None:
        kind, card, index = MOVES.parts(move)
        return refusals.answer(state, role, kind, card, index)


class Pairing(Step):
    """X4: the second shield card for one block."""

    def choices(self, state: DrakoState, role: int) -> list[int]:
        return reaction.blocks(state, [state.board.guarded])

    def play(self, state: DrakoState, role: int, move: int, tell: Tell | None) -> None:
        _, card, index = MOVES.parts(move)
        reaction.block(state, card, index, tell)
        turn.answered(state, tell)

    def prompt(self, state: DrakoState, role: int) -> Phrase:
        board = state.board
        guarded = FIGURE_NAMES[board.targets[board.guarded]]
        return self.asks, {"card": CARD_NAMES[board.shield], "target": guarded}

    def refusal(self, state: DrakoState, role: int, move: int) -> IllegalMove | None:
        kind, card, index = MOVES.parts(move)
        return refusals.answer(state, role, kind, card, index)


class Sparing(Step):
    """T7: the second half of a double shield."""

    def choices(self, state: DrakoState, role: int) -> list[int]:
        return reaction.spare_blocks(state)

    def play(self, state: DrakoState, role: int, move: int, tell: Tell | None) -> None:
        kind, index, _ = MOVES.parts(move)
        if kind is ALSO:
            reaction.also_block(state, index, tell)
        else:
            reaction.block_no_more(state.board)
        turn.answered(state, tell)


class Wounding(Step):
    """P6, O4: the dragon's player, or the attacker, chooses where a wound goes."""

    def choices(self, state: DrakoState, role: int) -> list[int]:
        return reaction.track_choices(state.board)

    def play(self, state: DrakoState, role: int, move: int, tell: Tell | None) -> None:
        _, track, _ = MOVES.parts(move)
        reaction.wound_track(state, track, tell)
        turn.after_wounds(state, tell)

    def prompt(self, state: DrakoState, role: int) -> Phrase:
        return self.asks, {"count": state.board.pending}

    def refusal(self, state: DrakoState, role: int, move: int) -> IllegalMove | None:
        return IllegalMove("full-track") if MOVES.kind(move) is TRACK else None


class Dodging(Step):
    """P1: the knight steps aside, or stays."""

    def choices(self, state: DrakoState, role: int) -> list[int]:
        return reaction.dodge_steps(state.board)

    def play(self, state: DrakoState, role: int, move: int, tell: Tell | None) -> None:
        kind, _, field = MOVES.parts(move)
        if kind is GO:
            reaction.dodge_step(state, field, tell)
        turn.finish_card(state, tell)

    def refusal(self, state: DrakoState, role: int, move: int) -> IllegalMove | None:
        kind, figure, field = MOVES.parts(move)
        return refusals.walk(state, role, figure, field) if kind is GO else None


# -- all steps ------------------------------------------------------------------------------------

# In the order of the phases.
STEPS: Final[list[Step]] = [
    Redrawing("redraw", "redraw-first"),
    Placing("place", "place-first"),
    Acting("act", "act-first"),
    Dropping("drop", "drop-first"),
    Choosing("symbol", "symbol-first"),
    Carrying("carry", "finish-card"),
    Assigning("assign", "assign-first"),
    Wounding("maim", "track-first"),
    Reacting("react", "answer-first"),
    Pairing("pair", "pair-first"),
    Sparing("spare", "spare-first"),
    Wounding("track", "track-first"),
    Dodging("step", "step-first"),
]


def prompt(state: DrakoState, seat: int | None) -> Phrase:
    """What a seat is asked now; for others, whom they wait for."""
    board = state.board
    if board.phase == OVER:
        return "over", {}
    role = board.asked()
    mover = board.seat(role)
    if seat != mover:
        return _waiting(board, mover)
    return STEPS[board.phase].prompt(state, role)


def _waiting(board: Board, mover: int) -> Phrase:
    """Whom everybody else waits for, and what he is doing."""
    if board.phase >= REACTING:
        return "wait-answer", {"seat": mover}
    if board.card >= 0:
        return "wait-card", {"seat": mover, "card": CARD_NAMES[board.card]}
    return "wait", {"seat": mover}


def explain(state: DrakoState, role: int, move: int) -> IllegalMove:
    """The rule that an illegal move of the role that is asked would break."""
    if not 0 <= move < MOVES.count:
        return IllegalMove("no-such-move", {"move": move})
    step = STEPS[state.board.phase]
    return step.refusal(state, role, move) or IllegalMove(step.first)
