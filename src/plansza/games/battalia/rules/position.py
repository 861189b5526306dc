"""The position: for every phase, what may be done and what a move does."""

from plansza.core.chance import Chance
from plansza.core.contract import Outcome, Tell
from plansza.core.errors import IllegalMove
from plansza.core.setup import Setup
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules import imagination, networks, refusals
from plansza.games.battalia.rules.components import COLOURS, HEROES, NOTHING, S_ARTEFACT
from plansza.games.battalia.rules.moves import (
    BOTH,
    CARD,
    COLOUR,
    DONE,
    END,
    FATE_DRAW,
    FIGHT,
    KEEP,
    MOVES,
    PAY,
    TAKE_DUST,
    WITH,
    part,
)
from plansza.games.battalia.rules.options import Options
from plansza.games.battalia.rules.state import State
from plansza.games.battalia.rules.turn import (
    actions,
    acts,
    battle,
    camp,
    great_artefacts,
    lines,
    map_effects,
    melee,
    opening,
    pool,
    retreat,
    storm,
    transformations,
    week,
)
from plansza.games.battalia.rules.variants import alliance, answers, bridge, fanatics
from plansza.games.battalia.rules.view import BattaliaView, make_view


class BattaliaPosition(State):
    """The whole truth of a game."""

    @property
    def to_move(self) -> tuple[int, ...]:
        return alliance.movers(self.board)

    @property
    def outcome(self) -> Outcome | None:
        return self.result

    def copy(self) -> "BattaliaPosition":
        twin = BattaliaPosition()
        self.copy_into(twin)
        return twin

    def view(self, seat: int | None) -> BattaliaView:
        return make_view(self, seat)

    def reimagine(self, seat: int, chance: Chance) -> None:
        imagination.deal_hidden(self, seat, chance)

    def explain(self, seat: int, move: int) -> IllegalMove:
        before = alliance.take_over(self.board, seat)
        reason = refusals.explain(self, seat, move)
        alliance.take_over(self.board, before)
        return reason

    # -- what may be done ---------------------------------------------------------------------

    def legal_moves(self, seat: int) -> list[int]:
        board = self.board
        phase = board.phase
        if phase == b.ACT:
            return self._offers(seat)
        if seat != board.seat or phase == b.OVER:
            return []
        if phase == b.PAYING:
            return lines.payments(self)
        if phase == b.ATTACKING or phase == b.DEFENDING:
            return melee.choices(self)
        if phase == b.PLACING:
            return networks.places(board, seat, board.arg)
        if phase < b.ACT:
            return self._opening_moves(phase)
        if phase < b.LIMBO:
            return self._effect_moves(phase)
        if phase < b.WHO:
            return self._card_moves(phase)
        if phase == b.SACRIFICING:
            return fanatics.choices(self)
        if b.CALLING <= phase <= b.VIGIL:
            return answers.choices(self, phase)
        if phase > b.SACRIFICING:
            return bridge.choices(self, phase)
        return self._battle_moves(phase)

    def _offers(self, seat: int) -> list[int]:
        """Q12: what this ally could begin now."""
        if seat not in alliance.movers(self.board):
            return []
        before = alliance.take_over(self.board, seat)
        found = actions.offers(self)
        alliance.take_over(self.board, before)
        return found

    def _opening_moves(self, phase: int) -> list[int]:
        if phase == b.FACTION:
            return opening.free_factions(self.board)
        if phase == b.HOME:
            return opening.free_homes(self.board)
        return opening.draft_moves(self)

    def _effect_moves(self, phase: int) -> list[int]:
        board = self.board
        if phase == b.HUE:
            return [COLOUR.at(c) for c in pool.colours_in(board, S_ARTEFACT + board.arg)]
        if phase == b.TYPING:
            return storm.artefacts(board)
        if phase == b.ROADING:
            return storm.roads(board)
        if phase == b.PICKING:
            flying = board.act == acts.WINGS
            return map_effects.picks(
                self, great_artefacts.flights(self, board.arg) if flying else []
            )
        if phase == b.DYEING:
            return map_effects.dyes(self)
        if phase == b.COPYING:
            return storm.copyable(board)
        if phase == b.AIMING:
            return transformations.targets(self)
        if board.act != acts.FATE_COPY:
            kinds = board.forms
        elif board.back == b.ACT:
            kinds = great_artefacts.copies(self)
        else:
            kinds = melee.copies(self, melee.side_of(board))
        return [CARD.at(kind) for kind in kinds]

    def _card_moves(self, phase: int) -> list[int]:
        board = self.board
        if phase == b.LIMBO:
            return [CARD.at(kind) for kind in great_artefacts.in_limbo(self)]
        if phase == b.PITCHING:
            return transformations.tentable(self)
        if phase == b.RAIDING:
            return storm.raids(board)
        if phase == b.LURKING:
            return camp.lurkers(self)
        if phase == b.CLAIMING:
            return great_artefacts.claims(self)
        if phase == b.FATED:
            return [KEEP.at(), TAKE_DUST.at()]
        if phase == b.SEARCHING:
            return [CARD.at(kind) for kind in great_artefacts.finds(self)]
        if phase == b.GAZING:
            return [CARD.at(kind) for kind in lines.distinct(self.gaze)]
        if phase == b.RALLYING:
            return great_artefacts.rally_moves(self)
        return camp.showable(self)

    def _battle_moves(self, phase: int) -> list[int]:
        board = self.board
        if phase == b.WHO:
            if board.act == acts.WINGS:
                return [WITH.at(h) for h in range(HEROES) if great_artefacts.flights(self, h)]
            return battle.who_moves(self)
        if phase == b.FLEEING:
            return retreat.flee_moves(self)
        if phase == b.JOINING:
            return battle.join_moves(board)
        if phase == b.SLOTTING:
            return melee.slot_moves(self)
        if phase == b.TINTING:
            return [COLOUR.at(colour) for colour in range(COLOURS)]
        return melee.charmed(self, NOTHING)

    # -- what a move does ---------------------------------------------------------------------

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        board = self.board
        phase = board.phase
        if phase == b.ACT:
            alliance.take_over(board, seat)
            if move == END.at():
                week.end_turn(self, tell)
            else:
                actions.begin(self, move, tell)
        elif phase == b.PAYING:
            self._pay(move, tell)
        elif phase == b.ATTACKING or phase == b.DEFENDING:
            melee.play(self, move, tell)
        elif phase == b.PLACING:
            _, square, rotation = MOVES.parts(move)
            actions.place(self, square, rotation, tell)
        elif phase < b.ACT:
            self._open(phase, move, tell)
        elif phase < b.LIMBO:
            self._effect(phase, move, tell)
        elif phase < b.WHO:
            self._card(phase, move, tell)
        elif phase == b.SACRIFICING:
            self._sacrifice(move, tell)
        elif b.CALLING <= phase <= b.VIGIL:
            answers.answer(self, phase, move, tell)
        elif phase > b.SACRIFICING:
            bridge.play(self, phase, move, tell)
        else:
            self._battle(phase, move, tell)
        if board.vale.due != NOTHING and board.phase == b.ACT:
            bridge.settle(self)

    def _pay(self, move: int, tell: Tell | None) -> None:
        kind, what, _ = MOVES.parts(move)
        if kind is PAY:
            lines.lay_supplies(self, what, tell)
        elif not lines.lay_card(self, what, tell):
            return
        answers.line_paid(self, tell)

    def _open(self, phase: int, move: int, tell: Tell | None) -> None:
        if phase == b.FACTION:
            opening.choose_faction(self, part(move), tell)
        elif phase == b.HOME:
            opening.choose_home(self, part(move), tell)
        else:
            opening.keep(self, part(move), tell)

    def _effect(self, phase: int, move: int, tell: Tell | None) -> None:
        board = self.board
        if phase == b.HUE:
            pool.finish_artefact(self, board.turn, board.arg, part(move), tell)
        elif phase == b.TYPING:
            board.phase = b.ACT
            pool.gain_artefact(self, board.turn, part(move), tell)
        elif phase == b.ROADING:
            board.act = acts.FREE_ROAD
            board.arg = part(move)
            board.phase = b.PLACING
        elif phase == b.PICKING:
            self._picked(move, tell)
        elif phase == b.DYEING:
            map_effects.dye(self, move, tell)
        elif phase == b.COPYING:
            board.phase = b.ACT
            storm.resolve(self, part(move), tell)
        elif phase == b.AIMING:
            transformations.aimed(self, move, tell)
        else:
            self._formed(part(move), tell)

    def _picked(self, move: int, tell: Tell | None) -> None:
        act = self.board.act
        square = part(move)
        if move == DONE.at():
            pool.finish(self.board)
        elif act == acts.WINGS:
            map_effects.fly(self, square, tell)
        elif act == acts.CLOAK:
            map_effects.cloak(self, square, tell)
        elif act == acts.LIFT:
            storm.lift(self, square, tell)
        else:
            map_effects.choose(self, square)

    def _formed(self, kind: int, tell: Tell | None) -> None:
        board = self.board
        if board.act != acts.FATE_COPY:
            transformations.take_form(self, kind, tell)
        elif board.back == b.ACT:
            board.phase = b.ACT
            great_artefacts.play(self, kind, tell)
        else:
            melee.copied(self, kind, tell)

    def _card(self, phase: int, move: int, tell: Tell | None) -> None:
        board = self.board
        if phase == b.LIMBO:
            great_artefacts.from_limbo(self, part(move), tell)
        elif phase == b.PITCHING:
            transformations.into_tent(self, move, tell)
        elif phase == b.RAIDING:
            storm.raid(self, part(move), tell)
        elif phase == b.LURKING:
            camp.lie_in_wait(self, move, tell)
        elif phase == b.CLAIMING:
            if board.act == acts.BARGAIN:
                bridge.changed(self, move != FATE_DRAW.at())
            great_artefacts.claim(self, move, tell)
        elif phase == b.FATED:
            if move == KEEP.at():
                great_artefacts.keep(self, tell)
            else:
                great_artefacts.take_dust(self, tell)
        elif phase == b.SEARCHING:
            great_artefacts.unshelve(self, part(move), tell)
        elif phase == b.GAZING:
            great_artefacts.put_on_top(self, part(move))
        elif phase == b.RALLYING:
            great_artefacts.rallies(self, move, tell)
            if move == DONE.at() and board.back != b.ACT:
                battle.proceed(self, tell)
        else:
            camp.show_card(self, move, tell)

    def _sacrifice(self, move: int, tell: Tell | None) -> None:
        if fanatics.in_turn(self.board):
            fanatics.give(self, part(move), tell)
            fanatics.doubled(self, self.board.card, tell)
        else:
            melee.sacrificed(self, move, tell)

    def _battle(self, phase: int, move: int, tell: Tell | None) -> None:
        board = self.board
        if phase == b.WHO:
            if board.act == acts.WINGS:
                board.arg = part(move)
                board.phase = b.PICKING
            else:
                battle.attack_with(self, HEROES if move == BOTH.at() else part(move))
        elif phase == b.FLEEING:
            if move == FIGHT.at():
                battle.proceed(self, tell)
            else:
                retreat.flee(self, part(move))
        elif phase == b.JOINING:
            board.joined = part(move)
            battle.proceed(self, tell)
        elif phase == b.SLOTTING:
            melee.slotted(self, move, tell)
        elif phase == b.TINTING:
            melee.tinted(self, part(move), tell)
        else:
            melee.charm(self, part(move), tell)


def start(setup: Setup, chance: Chance) -> BattaliaPosition:
    """A7: a new game."""
    position = BattaliaPosition()
    position.setup = setup
    position.options = Options(setup)
    position.chance = chance
    position.reveals = 0
    opening.set_up(position)
    return position
