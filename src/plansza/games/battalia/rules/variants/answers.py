"""The questions about elixirs (C23): what may be answered, and what follows."""

from plansza.core.contract import Event, Phrase, Tell
from plansza.core.errors import Fact
from plansza.games.battalia.rules.board import ACT, SNIPING, Board
from plansza.games.battalia.rules.components import (
    BERSERK,
    BROTHERHOOD,
    COLD_BREATH,
    COLOSSUS,
    NOTHING,
    PALSY,
    card_names,
)
from plansza.games.battalia.rules.moves import (
    ABSTAIN,
    DRINK,
    FIGHT,
    HUSH,
    MOVES,
    PLAY,
    USE,
)
from plansza.games.battalia.rules.pledge import Pledge
from plansza.games.battalia.rules.squares import SQUARE_NAMES
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
from plansza.games.battalia.rules.turn.battle_strength import ATTACKER, DEFENDER, total
from plansza.games.battalia.rules.variants import alliance, elixirs, reactions, silence, vigil

# -- Cold Breath --------------------------------------------------------------------------------


class Chilling(Question):
    """C23: whether Cold Breath cancels the line in `halt`."""

    def choices(self, s: BattaliaState) -> list[int]:
        return [USE.at(COLD_BREATH), *declines(silence.TURN, silence.DAY, silence.WEEK)]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        """The line is cancelled and its cards are frozen; or it goes on."""
        board = s.board
        halt = board.halt
        board.halt = NOTHING
        idle = declined(s, move, tell)
        board.heard = 0  # he may have more to say about what comes of it
        board.seat = board.turn
        if idle:
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


# -- in battle ----------------------------------------------------------------------------------


class Brewing(Question):
    """C23: what is drunk as a battle begins, and after every card of it."""

    def choices(self, s: BattaliaState) -> list[int]:
        board = s.board
        found = reactions.brews(board, board.seat)
        if _may_rage(board):
            found.append(USE.at(BERSERK))
        return found + declines(silence.BATTLE, silence.TURN)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        """The strengths change at once; then the next one, or the battle goes on."""
        if not declined(s, move, tell):
            if MOVES.kind(move) is USE:
                elixirs.use(s, BERSERK, tell)
                _rob(s, tell)
            else:
                elixirs.drink_move(s, move, tell)
        battle.proceed(s, tell)

    def prompt(self, board: Board, seat: int) -> Phrase:
        """What has happened, how the battle stands, and what could be drunk."""
        facts: dict[str, Fact] = {
            "square": SQUARE_NAMES[board.target],
            "moment": "begins" if board.halt == reactions.A_BATTLE else "goes-on",
            "own": total(board, ATTACKER),
            "against": total(board, DEFENDER),
            "colossus": _yes(DRINK.at(COLOSSUS) in reactions.brews(board, seat)),
            "palsy": _yes(elixirs.is_full(board, PALSY, seat)),
            "berserk": _yes(_may_rage(board)),
        }
        return self.code, facts


def _may_rage(board: Board) -> bool:
    """Whether the one who is asked could use Berserk: the attacker, before the defender acts."""
    begins = board.halt == reactions.A_BATTLE
    return begins and board.seat == board.turn and reactions.may_rage(board)


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


# -- between lines ------------------------------------------------------------------------------


class KeepingVigil(Question):
    """C23: what is drunk by one whom an opponent could attack next."""

    def choices(self, s: BattaliaState) -> list[int]:
        return vigil.drinks(s, s.board.seat) + declines(silence.TURN, silence.DAY, silence.WEEK)

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        """Then the next one, or the turn goes on."""
        if not declined(s, move, tell):
            elixirs.drink_move(s, move, tell)
        s.board.seat = s.board.turn
        s.board.phase = ACT if s.board.halt == NOTHING else SNIPING

    def prompt(self, board: Board, seat: int) -> Phrase:
        """Who is dangerous, and what could be drunk."""
        facts: dict[str, Fact] = {
            "other_seat": board.turn,
            "allies": _yes(alliance.in_teams(board)),
            "brotherhood": _yes(elixirs.is_full(board, BROTHERHOOD, seat)),
            "colossus": _yes(elixirs.is_full(board, COLOSSUS, seat)),
            "palsy": _yes(elixirs.is_full(board, PALSY, seat)),
        }
        return self.code, facts


# -- not drinking -------------------------------------------------------------------------------


def declines(*spans: int) -> list[int]:
    """No elixir now; or none, and no such questions for some time."""
    return [ABSTAIN.at(), *silence.offers(*spans)]


def declined(s: BattaliaState, move: int, tell: Tell | None) -> bool:
    """Whether an answer drinks nothing: then he has been heard."""
    kind, span, _ = MOVES.parts(move)
    if kind is not ABSTAIN and kind is not HUSH:
        return False
    s.board.heard |= 1 << s.board.seat
    if kind is HUSH:
        silence.ask_for(s, span, tell)
    return True


def _yes(fact: bool) -> str:
    """A fact that a text chooses by."""
    return "yes" if fact else "no"
