"""Filling in what a seat cannot know: any deal that fits its view.

Nothing here looks at the truth: what a seat cannot place is listed in sorted order from what it
knows, and dealt from there.
"""

from typing import Final

from plansza.core.chance import NO_CHANCE, Chance, split
from plansza.games.battalia.rules.board import CHILLING, DRAFT, GAZING, SEARCHING, TENT_FIELDS
from plansza.games.battalia.rules.components import BANDS, COLOURS, GREAT, ROUNDS, unit
from plansza.games.battalia.rules.pledge import Pledge
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.steps import STEPS
from plansza.games.battalia.rules.turn import opening
from plansza.games.battalia.rules.turn.acts import FIGHTS
from plansza.games.battalia.rules.turn.great_artefacts import LOOKED_AT
from plansza.games.battalia.rules.variants import bridge, hidden_draft

TRIES: Final = 200
PLEDGE_TRIES: Final = 12
LIFTING: Final = 1  # `Board.arg`: Fate 2


def deal_hidden(s: BattaliaState, seat: int, chance: Chance) -> None:
    """Deal what this seat does not know, in an imagined position or what a view shows of one. An
    imagined one gets new luck too; `imagine` gives a view its first."""
    _bury(s, seat, s.spare() if s.board.vale.scanned[seat] else [], chance)
    others = [other for other in range(s.board.seats) if other != seat]
    known = [hidden_draft.known_cards(s, other) for other in others]
    if s.options.secret_draft:
        hidden_draft.deal_kept(s, seat, chance)
    for at, other in enumerate(others):
        _deal(s, other, sorted(known[at] + s.kept[other]), chance)
    s.nations[seat].sort()
    _imagine_pack(s, seat, chance)
    if s.chance is not NO_CHANCE:
        s.chance = split(chance)


def _deal(s: BattaliaState, seat: int, cards: list[int], chance: Chance) -> None:
    """The hidden cards of another seat, wherever they may lie. What the hand must hold may leave
    too few cards for ambush and tents, where not every card may lie: then it is tried again."""
    for _ in range(TRIES):
        if _try_to_deal(s, seat, cards[:], chance):
            return
    raise ValueError("these hidden cards cannot lie as the board says")


def _try_to_deal(s: BattaliaState, seat: int, cards: list[int], chance: Chance) -> bool:
    """One deal: the hand's pledges, ambush, tents, then the rest; False if it does not work out."""
    board = s.board
    hand: list[int] = []
    s.stowed[seat] = []
    for card in board.seen[seat]:
        cards.remove(card)
        hand.append(card)
    if seat == board.seat or (board.phase == CHILLING and seat == board.turn):
        _keep_pledge(Pledge(s, seat, hand, cards, chance))
    fighters = [card for card in cards if FIGHTS[card]]
    if len(fighters) < board.ambush[seat]:
        return False
    s.ambushes[seat] = sorted(_pick(fighters, cards, board.ambush[seat], chance))
    for tent in range(len(s.tented)):
        if board.tents[tent * TENT_FIELDS] == seat:
            small = [card for card in cards if card < GREAT]
            count = board.tents[tent * TENT_FIELDS + 2]
            if len(small) < count:
                return False
            s.tented[tent] = sorted(_pick(small, cards, count, chance))
    hand += _pick(cards[:], cards, board.held[seat] - len(hand), chance)
    s.hands[seat] = sorted(hand)
    _stow(s, seat)
    s.veils[seat] = _pick(cards[:], cards, board.veiled[seat], chance)
    s.tops[seat] = _pick(cards[:], cards, board.stacked[seat], chance)
    if seat == board.turn and board.phase == GAZING:
        looking = min(board.nation[seat], LOOKED_AT) - board.stacked[seat]
        s.gaze = sorted(_pick(cards[:], cards, looking, chance))
    s.nations[seat] = cards
    return bridge.fits(s, seat)


def _stow(s: BattaliaState, seat: int) -> None:
    """C6: what he received by trade and does not hold has left his hand unseen."""
    for kind in s.board.traded[seat]:
        while s.received(seat, kind) > s.hands[seat].count(kind):
            s.stowed[seat].append(kind)


def _keep_pledge(pledge: Pledge) -> None:
    """Put into the hand what its owner must hold now, no more cards than he has; after a few vain
    tries with the cards that pay most."""
    board = pledge.board
    hand, cards = pledge.hand[:], pledge.cards[:]
    for attempt in range(PLEDGE_TRIES + 1):
        pledge.thrifty = attempt == PLEDGE_TRIES
        STEPS[board.phase].pledge(pledge)
        if len(pledge.hand) <= board.held[pledge.seat]:
            return
        pledge.hand[:] = hand
        pledge.cards[:] = cards


def _bury(s: BattaliaState, seat: int, spare: list[int], chance: Chance) -> None:
    """C25: what lies under the gates that this seat has not looked under: any unused Great
    Artefact of which he does not know better."""
    vale = s.board.vale
    if not vale.open:
        return
    lifting = s.board.phase == SEARCHING and s.board.turn == seat
    known = spare + vale.shelved + (s.pack if lifting else [])
    unknown = [colour for colour in range(COLOURS) if not vale.peeked[seat] >> colour & 1]
    cards = [kind for kind in s.board.unused if kind not in known]
    for colour in range(COLOURS):
        if colour not in unknown:
            cards = [kind for kind in cards if kind not in s.stash[colour]]
    stash = s.stash[:]
    for colour in unknown:
        stash[colour] = sorted(_pick(cards[:], cards, vale.stashed[colour], chance))
    s.stash = stash
    if s.board.phase == SEARCHING and not lifting and s.board.arg == LIFTING:
        s.pack = _pick(s.spare(), s.spare(), 1, chance)


def _pick(able: list[int], cards: list[int], count: int, chance: Chance) -> list[int]:
    """Take `count` random ones of those that are able out of all cards."""
    picked: list[int] = []
    for _ in range(count):
        place = chance.below(len(able))
        card = able[place]
        able[place] = able[-1]
        able.pop()
        cards.remove(card)
        picked.append(card)
    return picked


def _imagine_pack(s: BattaliaState, seat: int, chance: Chance) -> None:
    """C18: who has not seen the pack of this round knows only what it is taken from."""
    board = s.board
    if board.phase != DRAFT or s.options.secret_draft or opening.has_seen_pack(board, seat):
        return
    rank = ROUNDS[board.round]
    cards: list[int] = []
    for colour in range(COLOURS):
        cards += [unit(colour, rank)] * board.under[rank * BANDS + colour]
    s.pack = sorted(_pick(cards[:], cards, board.packed, chance))
