"""The questions about elixirs and neutral players: what may be answered, and what follows."""

from plansza.core.contract import Event, Tell
from plansza.core.errors import Fact
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules.components import (
    BERSERK,
    BROTHERHOOD,
    COLD_BREATH,
    NOTHING,
    card_names,
)
from plansza.games.battalia.rules.moves import (
    ABSTAIN,
    DRAW,
    DRINK,
    FIGHT,
    MOST_DRAWN,
    MOVES,
    PLAY,
    USE,
)
from plansza.games.battalia.rules.state import State
from plansza.games.battalia.rules.turn import (
    actions,
    acts,
    battle,
    great_artefacts,
    movement,
    pool,
    storm,
    transformations,
)
from plansza.games.battalia.rules.variants import bridge, elixirs, metamorphia, neutral, reactions


def choices(s: State, phase: int) -> list[int]:
    """The moves of the seat that is asked, sorted."""
    board = s.board
    if phase == b.CHILLING:
        return [USE.at(COLD_BREATH), ABSTAIN.at()]
    if phase == b.WARY:
        return [*reactions.brews(board, board.seat), ABSTAIN.at()]
    if phase == b.VIGIL:
        return [DRINK.at(BROTHERHOOD), ABSTAIN.at()]
    if phase == b.SNIPING:
        return metamorphia.targets(s, board.arg)
    if phase == b.DRAWING:
        return [DRAW.at(count) for count in range(MOST_DRAWN)]
    return neutral.calls(s)


def answer(s: State, phase: int, move: int, tell: Tell | None) -> None:
    """The seat that was asked has decided."""
    if phase == b.CHILLING:
        _chill(s, move, tell)
    elif phase == b.WARY:
        _brew(s, move, tell)
    elif phase == b.VIGIL:
        if move != ABSTAIN.at():
            elixirs.drink_move(s, move, tell)
        s.board.seat = s.board.turn
        s.board.phase = b.ACT
    elif phase == b.SNIPING:
        metamorphia.snipe(s, move, tell)
    elif phase == b.DRAWING:
        metamorphia.draw(s, move - DRAW.at(1), tell)
    else:
        neutral.called(s, move, tell)


# -- lines and Cold Breath ----------------------------------------------------------------------


def line_paid(s: State, tell: Tell | None) -> None:
    """A line is complete: it takes effect unless Cold Breath may be used. Meanwhile what was given
    away for it lies with the played cards; attacks are asked about once they are declared."""
    board = s.board
    act = board.act
    if act in (acts.RETREAT, acts.ATTACK) or not reactions.chills(s, reactions.A_LINE):
        carry_out(s, tell)
    elif act in (acts.SELL, acts.AMBUSH):
        board.played[board.turn].append(board.card)
    elif act == acts.UPGRADE:
        s.show(board.turn, board.arg)
        board.played[board.turn].append(board.arg)


def carry_out(s: State, tell: Tell | None) -> None:
    """What was paid for happens."""
    if s.board.act == acts.PORT:
        bridge.left_gate(s.board)
        movement.port_paid(s, tell)
        pool.finish(s.board)
        storm.strike(s, tell)
    else:
        actions.complete(s, tell)


def _chill(s: State, move: int, tell: Tell | None) -> None:
    """C23, Cold Breath: the line is cancelled and its cards are frozen; or it goes on."""
    board = s.board
    halt = board.halt
    board.halt = NOTHING
    board.seat = board.turn
    if move == ABSTAIN.at():
        _resume(s, halt, tell)
        return
    elixirs.use(s, COLD_BREATH, tell)
    if halt == FIGHT.at():
        battle.cancel(s, tell)
    else:
        pool.finish(board)


def _resume(s: State, halt: int, tell: Tell | None) -> None:
    """The line goes on where it was halted."""
    s.board.phase = b.ACT
    if halt == FIGHT.at():
        battle.wary(s, tell)
    elif halt == reactions.A_LINE:
        _take_back(s)
        carry_out(s, tell)
    else:
        kind, card, _ = MOVES.parts(halt)
        if kind is not PLAY:
            actions.trade(s, halt, tell)
        elif transformations.is_tent(card):
            transformations.pitch(s, card)
        else:
            great_artefacts.effect(s, card, tell)


def _take_back(s: State) -> None:
    """What lay with the played cards while the line was halted is where it was before."""
    board = s.board
    seat = board.turn
    if board.act in (acts.SELL, acts.AMBUSH):
        board.played[seat].remove(board.card)
    elif board.act == acts.UPGRADE:
        board.played[seat].remove(board.arg)
        s.to_hand(seat, board.arg)


# -- before a battle ----------------------------------------------------------------------------


def _brew(s: State, move: int, tell: Tell | None) -> None:
    """C23: drunk before cards are played; then the same side again, the other one, the battle."""
    board = s.board
    seat = board.seat
    if move == ABSTAIN.at():
        battle.next_side(s, seat, tell)
        return
    if move == USE.at(BERSERK):
        elixirs.use(s, BERSERK, tell)
        _rob(s, tell)
    else:
        elixirs.drink_move(s, move, tell)
    if not reactions.is_wary(board, seat):
        battle.next_side(s, seat, tell)


def _rob(s: State, tell: Tell | None) -> None:
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
