"""The defender's answer (T7, T8, P1), wounds (B3, P6) and what they bring.

Whether a window opens, and how it is asked, depends on public facts alone.
"""

from plansza.core.contract import Tell
from plansza.core.values import add_to
from plansza.games.drako.rules.board import (
    DODGED,
    DODGING,
    OPEN,
    PAIRING,
    REACTING,
    SHIELDED,
    SPARING,
    Board,
)
from plansza.games.drako.rules.components import (
    ARMOUR,
    BERSERKER,
    CARD_NAMES,
    CHARGE_SLOTS,
    DRAGON,
    FIGURE_NAMES,
    KNIGHT,
    NET,
    NONE,
    SHIELD_ON,
    SLOTS,
    SYMBOLS,
    THROW_SLOTS,
    THROWER,
    TRACK_NAMES,
    TRACK_SLOTS,
    TRACKS,
)
from plansza.games.drako.rules.fields import FIELD_NAMES
from plansza.games.drako.rules.moves import ALSO, BLOCK, DODGE, DONE_NOW, ENDURE_NOW, GO, TRACK
from plansza.games.drako.rules.speech import shield_word
from plansza.games.drako.rules.state import DrakoState

# -- the window -----------------------------------------------------------------------------------


def window_is_empty(state: DrakoState) -> bool:
    """T7: skipped on public facts only: all answered; no card and no dodge; X1: no shield helps."""
    board = state.board
    defender = 1 - board.turn
    shielded = state.options.camps[defender].unshielded
    for index, answer in enumerate(board.answers):
        if answer == OPEN:
            target = board.targets[index]
            if board.held[defender] > 0 and target != shielded:
                return False
            if board.dodge and target == KNIGHT:
                return False
    return True


def takes_shields(state: DrakoState, index: int) -> bool:
    """X1: whether any shield may stop this attack at all."""
    board = state.board
    return board.targets[index] != state.options.camps[1 - board.turn].unshielded


def can_block(state: DrakoState, card: int, index: int) -> bool:
    """T7, T8, N1: this card's shield may stop this attack; stones must be there, and usable."""
    shield = SHIELD_ON[card]
    if shield < 0 or not takes_shields(state, index):
        return False
    board = state.board
    price = SYMBOLS[shield].value
    if price == 0:
        return True
    return price <= board.stones and board.targets[index] != board.net


def open_attacks(board: Board) -> list[int]:
    """The attacks still to be answered; of two equal blows only the first."""
    found: list[int] = []
    for index, answer in enumerate(board.answers):
        if answer == OPEN and not (found and _alike(board, found[-1], index)):
            found.append(index)
    return found


def _alike(board: Board, one: int, two: int) -> bool:
    return board.strikers[one] == board.strikers[two] and board.targets[one] == board.targets[two]


def answers(state: DrakoState) -> list[int]:
    """T7: every shield against every attack it may stop, the dodge, or no more."""
    board = state.board
    attacks = open_attacks(board)
    moves = blocks(state, attacks) if enough_shields(state) else []
    if board.dodge:
        for index in attacks:
            if board.targets[index] == KNIGHT:
                moves.append(DODGE.at(index))
    moves.append(ENDURE_NOW)
    return moves


def enough_shields(state: DrakoState) -> bool:
    """X4: dwarves need two shield cards for one block; an odd one does nothing."""
    defender = 1 - state.board.turn
    needed = state.options.camps[defender].shields_for_one
    if needed == 1:
        return True
    count = 0
    for card in state.hands[defender]:
        if SHIELD_ON[card] >= 0:
            count += 1
    return count >= needed


def blocks(state: DrakoState, attacks: list[int]) -> list[int]:
    """The shields in the defender's hand against these attacks; equal cards count once."""
    moves: list[int] = []
    last = NONE
    for card in state.hands[1 - state.board.turn]:
        if card != last and SHIELD_ON[card] >= 0:
            for index in attacks:
                if can_block(state, card, index):
                    moves.append(BLOCK.at(card, index))
        last = card
    return moves


def spare_blocks(state: DrakoState) -> list[int]:
    """T7: what the second half of a double shield may stop, or nothing."""
    board = state.board
    attacks = [index for index in open_attacks(board) if takes_shields(state, index)]
    return [*[ALSO.at(index) for index in attacks], DONE_NOW]


def block(state: DrakoState, card: int, index: int, tell: Tell | None) -> None:
    """T7, T8: a shield card is shown, its stones are spent, the attack is stopped."""
    board = state.board
    defender = 1 - board.turn
    symbol = SYMBOLS[SHIELD_ON[card]]
    state.discard(defender, card)
    board.stones -= symbol.value
    board.used_stones += symbol.value
    if tell is not None:
        name, figure = CARD_NAMES[card], FIGURE_NAMES[board.targets[index]]
        shield = shield_word(SHIELD_ON[card])
        state.tell(
            tell, "block", defender, card=name, shield=shield, stones=symbol.value, figure=figure
        )
    if state.options.camps[defender].shields_for_one > 1 and board.phase == REACTING:
        board.phase = PAIRING
        board.shield = card
        board.guarded = index
        return
    board.phase = REACTING
    board.shield = NONE
    board.guarded = NONE
    board.answers[index] = SHIELDED
    if symbol.count > 1 and len(spare_blocks(state)) > 1:
        board.phase = SPARING
        board.shield = card


def also_block(state: DrakoState, index: int, tell: Tell | None) -> None:
    """T7: the double shield's second half."""
    board = state.board
    board.phase = REACTING
    board.answers[index] = SHIELDED
    if tell is not None:
        name, figure = CARD_NAMES[board.shield], FIGURE_NAMES[board.targets[index]]
        state.tell(tell, "also-block", 1 - board.turn, card=name, figure=figure)
    board.shield = NONE


def block_no_more(board: Board) -> None:
    """T7: the double shield's second half stops nothing."""
    board.phase = REACTING
    board.shield = NONE


def dodge(state: DrakoState, index: int, tell: Tell | None) -> None:
    """P1: the marker is spent; the step comes after the wounds."""
    board = state.board
    board.dodge = False
    board.answers[index] = DODGED
    if tell is not None:
        state.tell(tell, "dodge", 1 - board.turn, figure=FIGURE_NAMES[KNIGHT])


# -- wounds ---------------------------------------------------------------------------------------


def resolve(state: DrakoState, tell: Tell | None) -> None:
    """T7, O4: after the blocks, all unblocked damage; the dragon's may need a choice."""
    board = state.board
    for index, answer in enumerate(board.answers):
        if answer != OPEN:
            continue
        target = board.targets[index]
        if board.in_play().kind == NET:
            board.net = target
            if tell is not None:
                state.tell(tell, "netted", board.turn, figure=FIGURE_NAMES[target])
        else:
            _hurt(state, target, board.values[index], tell)
    board.phase = state.options.wounding
    if board.pending:
        place_forced(state, tell)


def _hurt(state: DrakoState, figure: int, value: int, tell: Tell | None) -> None:
    """B3: wounds up to the last slot; overkill is lost."""
    board = state.board
    count = min(value, board.left(figure) - (board.pending if figure == DRAGON else 0))
    if count <= 0:
        return
    board.hurt = True
    add_to(board.dealt, board.turn, count)
    if tell is not None:
        state.tell(tell, "wound", board.turn, figure=FIGURE_NAMES[figure], count=count)
    if figure == DRAGON:
        board.pending += count
        return
    before = board.wounds[figure]
    board.wounds[figure] = before + count
    _tell_lost_power(state, figure, before, tell)


def _tell_lost_power(state: DrakoState, figure: int, before: int, tell: Tell | None) -> None:
    """B3: when an ability's slots are full the ability is lost at once."""
    slots = CHARGE_SLOTS if figure == BERSERKER else THROW_SLOTS
    if figure in (THROWER, BERSERKER) and before < slots <= state.board.wounds[figure]:
        power = "charge" if figure == BERSERKER else "throw"
        if tell is not None:
            state.tell(tell, "lost", state.board.turn, figure=FIGURE_NAMES[figure], power=power)


def open_tracks(board: Board) -> list[int]:
    """P6: armour until full, then any track not full."""
    if board.track_open(ARMOUR):
        return [ARMOUR]
    return [track for track in range(ARMOUR + 1, TRACKS) if board.track_open(track)]


def place_forced(state: DrakoState, tell: Tell | None) -> None:
    """P6: wounds are placed one by one as long as there is no choice."""
    board = state.board
    while board.pending:
        tracks = open_tracks(board)
        if len(tracks) > 1 and board.pending < board.left(DRAGON):
            return
        wound_track(state, tracks[0], tell)


def wound_track(state: DrakoState, track: int, tell: Tell | None) -> None:
    """P6: one wound on a track; a full one takes its ability away."""
    board = state.board
    add_to(board.tracks, track, 1)
    add_to(board.wounds, DRAGON, 1)
    board.pending -= 1
    if board.tracks[track] == TRACK_SLOTS[track] and board.wounds[DRAGON] < SLOTS[DRAGON]:
        name, power = FIGURE_NAMES[DRAGON], TRACK_NAMES[track]
        if tell is not None:
            state.tell(tell, "lost", board.turn, figure=name, power=power)


def track_choices(board: Board) -> list[int]:
    """P6, O4: the dragon's player, or the attacker, chooses where a wound goes."""
    return [TRACK.at(track) for track in open_tracks(board)]


def bury(state: DrakoState, tell: Tell | None) -> None:
    """B3: figures with all slots full leave the board."""
    board = state.board
    for figure in state.options.figures[1 - board.turn]:
        if board.alive(figure) and board.left(figure) <= 0:
            board.remove(figure)
            if tell is not None:
                state.tell(tell, "slain", board.turn, figure=FIGURE_NAMES[figure])


# -- the step of a dodge --------------------------------------------------------------------------


def step_is_due(board: Board) -> bool:
    """P1, X4: he dodged, lives, is not under the net, and has somewhere to go."""
    if DODGED not in board.answers or not board.alive(KNIGHT) or board.net == KNIGHT:
        return False
    return len(board.free_beside(board.places[KNIGHT])) > 0


def dodge_steps(board: Board) -> list[int]:
    """P1: to a free neighbouring field, or nowhere."""
    fields = board.free_beside(board.places[KNIGHT])
    return [*[GO.at(KNIGHT, field) for field in fields], DONE_NOW]


def dodge_step(state: DrakoState, field: int, tell: Tell | None) -> None:
    """P1: the knight steps aside."""
    board = state.board
    assert board.phase == DODGING
    name, old, new = FIGURE_NAMES[KNIGHT], FIELD_NAMES[board.places[KNIGHT]], FIELD_NAMES[field]
    board.put(KNIGHT, field)
    if tell is not None:
        state.tell(tell, "move", 1 - board.turn, figure=name, old=old, field=new)
