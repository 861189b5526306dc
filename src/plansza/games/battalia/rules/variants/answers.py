"""The questions about elixirs (C23): what may be answered, and what follows."""

from plansza.core.contract import Event, Tell
from plansza.core.errors import Fact
from plansza.games.battalia.rules.board import ACT
from plansza.games.battalia.rules.components import (
    BERSERK,
    BROTHERHOOD,
    COLD_BREATH,
    NOTHING,
    card_names,
)
from plansza.games.battalia.rules.moves import (
    ABSTAIN,
    DRINK,
    FIGHT,
    MOVES,
    PLAY,
    USE,
)
from plansza.games.battalia.rules.pledge import Pledge
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import Question
from plansza.games.battalia.rules.turn import (
    acts,
    battle,
    buying,
    camp,
    great_artefacts,
    paying,
    pool,
    transformations,
)
from plansza.games.battalia.rules.variants import elixirs, reactions

# -- Cold Breath --------------------------------------------------------------------------------


class Chilling(Question):
    """C23: whether Cold Breath cancels the line in `halt`."""

    def choices(self, s: BattaliaState) -> list[int]:
        return [USE.at(COLD_BREATH), ABSTAIN.at()]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        """The line is cancelled and its cards are frozen; or it goes on."""
        board = s.board
        halt = board.halt
        board.halt = NOTHING
        board.seat = board.turn
        if MOVES.kind(move) is ABSTAIN:
            _resume(s, halt, tell)
            return
        elixirs.use(s, COLD_BREATH, tell)
        if halt == FIGHT.at():
            battle.cancel(s, tell)
        else:
            pool.finish(board)

    def pledge(self, hand: Pledge) -> None:
        """What must still be laid by the other when his line goes on."""
        if hand.seat != hand.board.turn:
            return
        if hand.board.act == acts.AMBUSH:
            camp.pledge_ambush(hand)
        elif hand.board.act == acts.PITCH:
            transformations.pledge_tenant(hand)


def _resume(s: BattaliaState, halt: int, tell: Tell | None) -> None:
    """The line goes on where it was halted."""
    s.board.phase = ACT
    if halt == FIGHT.at():
        battle.wary(s, tell)
    elif halt == reactions.A_LINE:
        paying.resume(s, tell)
    else:
        kind, card, _ = MOVES.parts(halt)
        if kind is not PLAY:
            buying.trade(s, halt, tell)
        elif transformations.is_tent(card):
            transformations.pitch(s)
        else:
            great_artefacts.effect(s, card, tell)


# -- before a battle ----------------------------------------------------------------------------


class Brewing(Question):
    """C23: what is drunk as a battle begins, before cards are played."""

    def choices(self, s: BattaliaState) -> list[int]:
        return [*reactions.brews(s.board, s.board.seat), ABSTAIN.at()]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        """Then the same side again, the other one, the battle."""
        board = s.board
        seat = board.seat
        kind = MOVES.kind(move)
        if kind is ABSTAIN:
            battle.next_side(s, seat, tell)
            return
        if kind is USE:
            elixirs.use(s, BERSERK, tell)
            _rob(s, tell)
        else:
            elixirs.drink_move(s, move, tell)
        if not reactions.is_wary(board, seat):
            battle.next_side(s, seat, tell)


def _rob(s: BattaliaState, tell: Tell | None) -> None:
    """C23, Berserk: two random cards of the opponent's hand go to his shelter; as with all that is
    discarded from a hand, only he sees which."""
    board = s.board
    foe = board.foe
    robbed: list[int] = []
    for _ in range(min(elixirs.ROBBED, board.held[foe])):
        kind = s.pick(s.hands[foe][:])
        s.hide(foe, kind)
        s.veils[foe].append(kind)
        board.veiled[foe] += 1
        robbed.append(kind)
    if tell is not None:
        secret: dict[str, Fact] = {"cards": card_names(robbed)}
        tell(Event("rob", {"seat": foe, "count": len(robbed)}, {foe: secret}))


# -- before a turn ------------------------------------------------------------------------------


class KeepingVigil(Question):
    """C23: whether Brotherhood is drunk before an opponent's turn."""

    def choices(self, s: BattaliaState) -> list[int]:
        return [DRINK.at(BROTHERHOOD), ABSTAIN.at()]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        if MOVES.kind(move) is not ABSTAIN:
            elixirs.drink_move(s, move, tell)
        s.board.seat = s.board.turn
        s.board.phase = ACT
