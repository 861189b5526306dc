"""What a card becomes: a transformed one (A13), or the Great Artefact that Fate copies (Q6)."""

from plansza.core.contract import Tell
from plansza.games.battalia.rules.board import ACT
from plansza.games.battalia.rules.components import CLASSES, GREAT, PAVILION
from plansza.games.battalia.rules.moves import CARD, MOST_TENTS, part
from plansza.games.battalia.rules.pledge import Pledge
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.step import Step
from plansza.games.battalia.rules.turn import acts, great_artefacts, melee, transformations


class Forming(Step):
    """What the card in the line is from now on."""

    def choices(self, s: BattaliaState) -> list[int]:
        board = s.board
        if board.act != acts.FATE_COPY:
            kinds = board.forms
        elif board.back == ACT:
            kinds = great_artefacts.copies(s)
        else:
            kinds = melee.copies(s, melee.side_of(board))
        return [CARD.at(kind) for kind in kinds]

    def play(self, s: BattaliaState, move: int, tell: Tell | None) -> None:
        board = s.board
        card = part(move)
        if board.act != acts.FATE_COPY:
            transformations.take_form(s, card, tell)
        elif board.back == ACT:
            board.phase = ACT
            if transformations.is_tent(card):
                transformations.begin_tent(s, card)
            else:
                great_artefacts.play(s, card, tell)
        else:
            melee.copied(s, card, tell)

    def pledge(self, hand: Pledge) -> None:
        """Q6: something that the kept Fate card can copy; Crown and Book want a unit, the Pavilion
        something to hide."""
        board = hand.board
        if board.act != acts.FATE_COPY or board.back != ACT:
            return
        able = great_artefacts.copies_with(hand.s, [0] * CLASSES)
        if any(kind != GREAT + PAVILION for kind in able):
            return
        if board.can_copy(hand.seat, PAVILION) and len(hand.s.tented) < MOST_TENTS:
            hand.one_of(transformations.TENTABLE)
        else:
            units = [kind for kind in hand.cards if transformations.can_change(acts.CROWN, kind)]
            hand.want(units, 0, 1)
