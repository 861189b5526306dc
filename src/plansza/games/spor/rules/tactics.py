"""Chapter “tactics cards” (V3–V6): what each trick needs, what it may be aimed at, what it does."""

from plansza.core.contract import Event, Tell
from plansza.core.moves import Kind
from plansza.core.values import add_sorted
from plansza.games.spor.rules.board import CHOOSING, DRAWING, EMPTY, EXCHANGING, Board
from plansza.games.spor.rules.components import (
    ATTACKER,
    BATTLE_CARDS,
    BIT_OF,
    CARD_NAMES,
    COLOUR_OF,
    DAMS,
    DEFENDER,
    DEZERCJA,
    EKSPLOZJA,
    EXCHANGED,
    FIRST_TRICK,
    REKRUTACJA,
    RETURNED,
    TRANSFER,
    WSPARCIE,
    WYMIANA,
    ZDRADA,
    card_names,
)
from plansza.games.spor.rules.moves import ACROSS, GIVE, MOVES, OUT, TARGET, TO_DAM
from plansza.games.spor.rules.state import JUST_RETURNED, SporState

# -- what a trick may be aimed at -------------------------------------------------------------


def trick_playable(state: SporState, role: int, trick: int) -> bool:
    """V5: only a trick that can be carried out in full; the exchange works with short hands."""
    if trick == WYMIANA:
        return True
    board = state.board
    if trick == EKSPLOZJA:
        return len(blast_dams(state)) > 0
    if trick == REKRUTACJA and not board.open_dams(role):
        return False
    return len(targets(state, role, trick)) >= (RETURNED if trick == WSPARCIE else 1)


def playable_tricks(state: SporState, role: int) -> list[int]:
    """V3, V5: the tricks in hand that can be played now."""
    if not state.may_play_tactics(role):
        return []
    hand = state.hands[role]
    return [card for card in hand if card >= FIRST_TRICK and trick_playable(state, role, card)]


def targets(state: SporState, role: int, trick: int) -> list[int]:
    """V5, V6: the battle cards this trick may be aimed at, sorted."""
    board = state.board
    if trick == TRANSFER:
        return board.battle_cards(role)
    if trick == DEZERCJA:
        return board.battle_cards(1 - role)
    if trick == ZDRADA:
        theirs = board.battle_cards(1 - role)
        if state.options.zdrada_any:
            return theirs if board.open_dams(role) else []
        return [card for card in theirs if board.has_room(role, board.dam_of(card))]
    return board.discards()


def blast_dams(state: SporState) -> list[int]:
    """V5: the dams where an explosion would remove something."""
    return [dam for dam in range(DAMS) if _blast_reaches(state, dam)]


def _blast_reaches(state: SporState, dam: int) -> bool:
    for role in (ATTACKER, DEFENDER):
        for card in state.board.cards(role, dam):
            if state.options.sweep_all or card < BATTLE_CARDS:
                return True
    return False


def choices(state: SporState, role: int) -> list[int]:
    """The moves that carry on the trick that has been started."""
    board = state.board
    trick = board.trick
    if trick == EKSPLOZJA:
        return [TO_DAM.at(dam) for dam in blast_dams(state)]
    if board.chosen == EMPTY:
        return [TARGET.at(card) for card in targets(state, role, trick)]
    if trick == WSPARCIE:
        others = [card for card in targets(state, role, trick) if card != board.chosen]
        return [TARGET.at(card) for card in others]
    if trick == TRANSFER:
        return _transfer_choices(state, role)
    return [TO_DAM.at(dam) for dam in board.open_dams(role)]


def _transfer_choices(state: SporState, role: int) -> list[int]:
    """V5: to the opponent's side of the same dam (as options: of any dam, or another own dam), or
    away."""
    board = state.board
    dam = board.dam_of(board.chosen)
    if state.options.transfer_any:
        return [*[TO_DAM.at(other) for other in board.open_dams(1 - role)], OUT.at()]
    if state.options.transfer_own:
        others = [other for other in board.open_dams(role) if other != dam]
        return [*[TO_DAM.at(other) for other in others], OUT.at()]
    return [ACROSS.at(), OUT.at()] if board.has_room(1 - role, dam) else [OUT.at()]


def gifts(state: SporState, role: int) -> list[int]:
    """V5: what a role may still put into the exchange; equal cards make one move."""
    left = state.hands[role][:]
    for card in state.picks[role]:
        left.remove(card)
    return [GIVE.at(card) for card in sorted(set(left))]


def gifts_due(board: Board, role: int) -> int:
    """V5: how many cards a role still has to put into the exchange."""
    size = board.held[role] + board.held_tactics[role]
    return min(EXCHANGED, size) - board.picked[role]


# -- what a trick does ------------------------------------------------------------------------


def begin(state: SporState, role: int, trick: int, tell: Tell | None) -> None:
    """Lay the trick beside the tactics deck and ask for its target."""
    board = state.board
    state.leave_hand(role, trick)
    add_sorted(board.tricks[role], trick)
    state.tell(tell, "trick", role, card=CARD_NAMES[trick])
    board.trick = trick
    board.phase = CHOOSING
    if trick == WYMIANA:
        board.phase = EXCHANGING
        for giver in (ATTACKER, DEFENDER):
            _give_all_of_a_short_hand(state, giver)
        _swap_when_ready(state, tell)


def carry_on(state: SporState, role: int, move: int, tell: Tell | None) -> None:
    """Take the next choice of a trick; the last one carries it out."""
    board = state.board
    trick = board.trick
    kind, aim, _ = MOVES.parts(move)  # aimed at a card or at a dam
    if trick == EKSPLOZJA:
        _explode(state, role, aim, tell)
    elif trick == DEZERCJA:
        _desert(state, role, aim, tell)
    elif trick == ZDRADA and not state.options.zdrada_any:
        _betray(state, role, aim, board.dam_of(aim), tell)
    elif board.chosen == EMPTY:
        board.chosen = aim
    elif trick == WSPARCIE:
        _support(state, role, board.chosen, aim, tell)
    elif trick == TRANSFER:
        _transfer(state, role, board.chosen, kind, aim, tell)
    elif trick == REKRUTACJA:
        _recruit(state, role, board.chosen, aim, tell)
    else:
        _betray(state, role, board.chosen, aim, tell)


def _done(state: SporState) -> None:
    board = state.board
    board.trick = EMPTY
    board.chosen = EMPTY
    board.phase = DRAWING


def _explode(state: SporState, role: int, dam: int, tell: Tell | None) -> None:
    board = state.board
    swept = board.sweep(ATTACKER, dam, state.options.sweep_all)
    swept += board.sweep(DEFENDER, dam, state.options.sweep_all)
    state.tell(tell, "explode", role, dam=dam + 1, cards=card_names(swept))
    _done(state)


def _desert(state: SporState, role: int, card: int, tell: Tell | None) -> None:
    dam = state.board.dam_of(card)
    state.board.discard(1 - role, dam, card)
    state.tell(tell, "desert", role, card=CARD_NAMES[card], dam=dam + 1)
    _done(state)


def _betray(state: SporState, role: int, card: int, dam: int, tell: Tell | None) -> None:
    """V6: the moved card is the newest of its side, and wakes neither duck nor beaver."""
    board = state.board
    board.lift(1 - role, board.dam_of(card), card)
    board.lay(role, dam, card)
    state.tell(tell, "betray", role, card=CARD_NAMES[card], dam=dam + 1)
    _done(state)


def _transfer(
    state: SporState, role: int, card: int, kind: Kind, to: int, tell: Tell | None
) -> None:
    board = state.board
    dam = board.dam_of(card)
    if kind is OUT:
        board.discard(role, dam, card)
        state.tell(tell, "transfer-out", role, card=CARD_NAMES[card], dam=dam + 1)
    elif kind is ACROSS:
        board.lift(role, dam, card)
        board.lay(1 - role, dam, card)
        state.tell(tell, "transfer-across", role, card=CARD_NAMES[card], dam=dam + 1)
    elif state.options.transfer_any:
        board.lift(role, dam, card)
        board.lay(1 - role, to, card)
        state.tell(tell, "transfer-over", role, card=CARD_NAMES[card], dam=dam + 1, to=to + 1)
    else:
        board.lift(role, dam, card)
        board.lay(role, to, card)
        state.tell(tell, "transfer-own", role, card=CARD_NAMES[card], dam=dam + 1, to=to + 1)
    _done(state)


def _recruit(state: SporState, role: int, card: int, dam: int, tell: Tell | None) -> None:
    """V5: played as from hand, so duck and beaver meet."""
    state.tell(tell, "recruit", role, card=CARD_NAMES[card], dam=dam + 1)
    state.lay_or_meet(role, card, dam, tell)
    _done(state)


def _support(state: SporState, role: int, first: int, second: int, tell: Tell | None) -> None:
    """V5: two discards go back into the deck; from now on nobody sees where they are."""
    board = state.board
    for card in (first, second):
        board.unseen[COLOUR_OF[card]] |= BIT_OF[card]
        board.returned |= 1 << card
        state.deck.append(card)
        board.deck += 1
    state.fresh = JUST_RETURNED
    state.tell(tell, "support", role, cards=card_names(sorted((first, second))))
    _done(state)


# -- the exchange -----------------------------------------------------------------------------


def _give_all_of_a_short_hand(state: SporState, role: int) -> None:
    if len(state.hands[role]) <= EXCHANGED:
        state.picks[role] = state.hands[role][:]
        state.board.picked[role] = len(state.hands[role])


def give(state: SporState, role: int, card: int, tell: Tell | None) -> None:
    """V5: put one card into the exchange, unseen; the last one starts the swap."""
    add_sorted(state.picks[role], card)
    state.board.picked[role] += 1
    if tell is not None:
        seat = state.board.seat(role)
        tell(Event("give", {"seat": seat}, {seat: {"card": CARD_NAMES[card]}}))
    _swap_when_ready(state, tell)


def _swap_when_ready(state: SporState, tell: Tell | None) -> None:
    board = state.board
    if gifts_due(board, ATTACKER) or gifts_due(board, DEFENDER):
        return
    attacker_gives, defender_gives = state.picks
    _hand_over(state, ATTACKER, attacker_gives)
    _hand_over(state, DEFENDER, defender_gives)
    state.picks = [[], []]
    board.picked = [0, 0]
    state.reveals += 1
    if tell is not None:
        _tell_swap(state, attacker_gives, defender_gives, tell)
    _done(state)


def _hand_over(state: SporState, giver: int, cards: list[int]) -> None:
    """The cards change hands; both sides know where these cards are now."""
    board = state.board
    taker = 1 - giver
    for card in cards:
        state.remember_gone(giver, card)
        held = board.held if card < BATTLE_CARDS else board.held_tactics
        held[giver] -= 1
        held[taker] += 1
        state.hands[giver].remove(card)
        add_sorted(state.hands[taker], card)
    for card in cards:
        add_sorted(state.known[giver], card)


def _tell_swap(
    state: SporState, attacker_gives: list[int], defender_gives: list[int], tell: Tell
) -> None:
    """Everybody sees how many cards changed hands; which ones, only the two players."""
    board = state.board
    from_attacker, from_defender = card_names(attacker_gives), card_names(defender_gives)
    tell(
        Event(
            "swap",
            {
                "seat": board.attacker,
                "count": len(attacker_gives),
                "other_count": len(defender_gives),
            },
            {
                board.seat(ATTACKER): {"given": from_attacker, "taken": from_defender},
                board.seat(DEFENDER): {"given": from_defender, "taken": from_attacker},
            },
        )
    )
