"""The whole truth of a game, or what a view knows of it: the open board, and the hidden cards.

Cards are drawn when they are needed, by a number from `chance`: a nation has no order, except for
the few cards that a Ming Vase put on it. Everybody sees what a player gains, so everybody can
count what his hidden cards are; where they lie, he alone knows.
"""

from typing import ClassVar

from plansza.core.contract import Event, Position, Tell
from plansza.core.errors import Fact
from plansza.core.values import add_sorted, add_to, take
from plansza.games.battalia.rules.assumptions import SUPPLIES_EACH
from plansza.games.battalia.rules.board import (
    ASSENTING,
    GUISED,
    NAMING,
    NOBODY,
    ONE_CARD,
    TENT_FIELDS,
    Board,
    new_board,
    origin_of,
)
from plansza.games.battalia.rules.components import (
    BANDS,
    CARD_NAMES,
    COLOURS,
    FANATIC,
    FATE,
    GREAT,
    HAND,
    KINDS,
    KING,
    LETTERS,
    NEUTRAL_CARDS,
    NOTHING,
    QUEEN,
    RANKS,
    ROUNDS,
    S_TERRAIN,
    SHAPE_NAMES,
    SHAPES,
    STACKS,
    SUPPLY,
    UNBOUND,
    UNIVERSAL_EACH,
    artefact,
    card_names,
    copies_in,
    royal,
    unit,
)
from plansza.games.battalia.rules.components import S_ARTEFACT as S_ART
from plansza.games.battalia.rules.options import Options


class BattaliaState(Position):
    """Board and secrets. Lists go by seat."""

    shared: ClassVar[tuple[str, ...]] = ("stash", "kept", "passed")

    options: Options
    board: Board
    hands: list[list[int]]  # sorted
    nations: list[list[int]]  # without order
    tops: list[list[int]]  # Ming Vase: what lies on top, the first card first
    veils: list[list[int]]  # went to the shelter unseen
    ambushes: list[list[int]]
    tented: list[list[int]]  # by tent
    stowed: list[list[int]]  # of `Board.traded`: what left the hand unseen since
    pack: list[int]  # the cards going round in the draft, or lifted by Fate 2; still in the pool
    kept: list[list[int]]  # C18: drafted cards that nobody else has seen, see `hidden_draft.py`
    passed: list[list[int]]  # seat × 5 + round: what it handed on
    gaze: list[int]  # Ming Vase: cards being looked at
    stash: list[list[int]]  # C25, by gate: what lies under it; still counted in `unused`

    def copy_into(self, twin: "BattaliaState") -> None:
        """Give a fresh twin all that this state knows, sharing nothing mutable."""
        twin.setup = self.setup
        twin.chance = self.chance.copy()
        twin.reveals = self.reveals
        twin.result = self.result
        twin.options = self.options
        twin.board = self.board.copy()
        twin.hands = [each[:] for each in self.hands]
        twin.nations = [each[:] for each in self.nations]
        twin.tops = [each[:] for each in self.tops]
        twin.veils = [each[:] for each in self.veils]
        twin.ambushes = [each[:] for each in self.ambushes]
        twin.tented = [each[:] for each in self.tented]
        twin.stowed = [each[:] for each in self.stowed]
        twin.pack = self.pack[:]
        twin.kept = self.kept
        twin.passed = self.passed
        twin.gaze = self.gaze[:]
        twin.stash = self.stash

    def restore(self) -> None:
        self.board.changed()

    def clear(self) -> None:
        """An empty table, and no cards anywhere."""
        seats = self.setup.seats
        self.board = new_board(seats)
        self.board.teams = self.options.teams
        self.board.heroic = self.options.heroic
        self.hands = [[] for _ in range(seats)]
        self.nations = [[] for _ in range(seats)]
        self.tops = [[] for _ in range(seats)]
        self.veils = [[] for _ in range(seats)]
        self.ambushes = [[] for _ in range(seats)]
        self.tented = []
        self.stowed = [[] for _ in range(seats)]
        self.pack = []
        self.kept = [[] for _ in range(seats)]
        self.passed = [[] for _ in range(seats * len(ROUNDS))]
        self.gaze = []
        self.stash = [[] for _ in range(COLOURS)]

    def tell(self, listener: Tell | None, code: str, seat: int, **facts: Fact) -> None:
        """Report what everybody saw this seat do."""
        if listener is not None:
            listener(Event(code, {"seat": seat, **facts}))

    def whisper(self, listener: Tell | None, code: str, seat: int, card: int, count: int) -> None:
        """Report something whose card only this seat saw."""
        if listener is not None:
            secret: dict[str, Fact] = {"card": CARD_NAMES[card]}
            listener(Event(code, {"seat": seat, "count": count}, {seat: secret}))

    def confide(self, listener: Tell | None, code: str, seat: int, cards: list[int]) -> None:
        """Cards that lay face down are shown to this seat alone."""
        self.reveals += 1
        if listener is not None:
            secret: dict[str, Fact] = {"cards": card_names(cards)}
            listener(Event(code, {"seat": seat, "count": len(cards)}, {seat: secret}))

    # -- luck -----------------------------------------------------------------------------------

    def pick(self, cards: list[int]) -> int:
        """Take a random card out of a set; the last one closes the gap."""
        self.reveals += 1
        place = self.chance.below(len(cards))
        card = cards[place]
        cards[place] = cards[-1]
        cards.pop()
        return card

    def roll(self) -> int:
        """A die."""
        self.reveals += 1
        return self.chance.below(6) + 1

    # -- hands ----------------------------------------------------------------------------------

    def draw(self, seat: int, count: int, tell: Tell | None) -> None:
        """A8: from the nation; when it is empty, the shelter is shuffled."""
        board = self.board
        drawn: list[int] = []
        for _ in range(count):
            if not board.nation[seat]:
                self.reshuffle(seat, tell)
                if not board.nation[seat]:
                    break
            add_to(board.nation, seat, -1)
            add_to(board.held, seat, 1)
            if self.tops[seat]:
                card = self.tops[seat].pop(0)
                board.stacked[seat] -= 1
                self.reveals += 1
            else:
                card = self.pick(self.nations[seat])
            add_sorted(self.hands[seat], card)
            if tell is not None:
                drawn.append(card)
        if tell is not None and drawn:
            secret: dict[str, Fact] = {"cards": " ".join([CARD_NAMES[card] for card in drawn])}
            tell(Event("draw", {"seat": seat, "count": len(drawn)}, {seat: secret}))

    def reshuffle(self, seat: int, tell: Tell | None) -> None:
        """A8: the whole shelter becomes the nation."""
        board = self.board
        nation = board.shelter[seat] + self.veils[seat]
        nation.sort()
        self.nations[seat] = nation
        board.shelter[seat] = []
        self.veils[seat] = []
        board.veiled[seat] = 0
        board.nation[seat] = len(nation)
        if nation:
            self.tell(tell, "shuffle", seat)

    def refill(self, seat: int, tell: Tell | None) -> None:
        """A8: up to six cards."""
        missing = HAND - self.board.held[seat]
        if missing > 0:
            self.draw(seat, missing, tell)

    def show(self, seat: int, kind: int) -> None:
        """A card leaves the hand before everybody's eyes. C6: of equal ones first that which was
        received by trade, for the others may still be traded."""
        self.trade_in(seat, kind)
        traded, stowed = self.board.traded[seat], self.stowed[seat]
        if traded and kind in traded:
            traded.remove(kind)
            if stowed.count(kind) > traded.count(kind):
                stowed.remove(kind)

    def trade_in(self, seat: int, kind: int) -> None:
        """C6: a card is given for another; what was received by trade remains."""
        board = self.board
        take(self.hands[seat], kind)
        add_to(board.held, seat, -1)
        seen = board.seen[seat]
        if seen and kind in seen:
            seen.remove(kind)
        self.unmask(seat)

    def hide(self, seat: int, kind: int) -> None:
        """A card leaves the hand and nobody sees which: what was seen may be gone."""
        if self.received(seat, kind):
            self.stowed[seat].append(kind)
        self.hands[seat].remove(kind)
        self.board.held[seat] -= 1
        self.board.seen[seat] = []

    def received(self, seat: int, kind: int) -> int:
        """C6: how many cards of a kind in hand were received by trade this turn."""
        return self.board.traded[seat].count(kind) - self.stowed[seat].count(kind)

    def has(self, kind: int) -> bool:
        """Whether the player whose turn it is can play this card, real or transformed."""
        seat = self.board.turn
        return kind in self.hands[seat] or kind in self.board.guise[seat]

    def forget_guise(self, number: int) -> None:
        """C10: the real card is gone, and with it what of its making is still waiting."""
        board = self.board
        seat = board.turn
        for place in range(len(board.guise[seat]) - 1, -1, -1):
            if board.origin[seat][place] // ONE_CARD == number:
                board.guise[seat].pop(place)
                board.origin[seat].pop(place)

    def wields(self, great: int) -> bool:
        """Q6: whether the player whose turn it is has this Great Artefact in hand, or Fate and may
        copy it."""
        seat = self.board.turn
        hand = self.hands[seat]
        if not hand or hand[-1] < GREAT:  # most hands, and they are sorted
            return False
        if GREAT + great in hand:
            return True
        return FATE in hand and self.board.can_copy(seat, great)

    def spend(self, kind: int) -> int:
        """A8: a card is laid into a line; its origin. A transformed one lies on the table
        already."""
        board = self.board
        seat = board.turn
        guise = board.guise[seat]
        if guise and kind in guise:
            return self.take_guise(kind)
        self.show(seat, kind)
        board.played[seat].append(kind)
        number = 1
        for origin in board.origin[seat]:
            number = max(number, origin // ONE_CARD + 1)
        return kind + ONE_CARD * number

    def make(self, kind: int, origin: int) -> None:
        """A13: a transformed card waits for the line it serves."""
        self.board.guise[self.board.turn].append(kind)
        self.board.origin[self.board.turn].append(origin)

    def take_guise(self, kind: int) -> int:
        """A transformed card leaves those that wait; its origin. Of equal ones first that of which
        nothing lies in the battle line yet, then that of which more are waiting."""
        board = self.board
        seat = board.turn
        lying = [origin_of(entry) // ONE_CARD for entry in board.kinds[0] if entry >= GUISED]
        waiting = [origin // ONE_CARD for origin in board.origin[seat]]
        best, most = 0, -1
        for place, made in enumerate(board.guise[seat]):
            if made == kind:
                number = waiting[place]
                rank = waiting.count(number) + (0 if number in lying else len(waiting))
                if rank > most:
                    best, most = place, rank
        board.guise[seat].pop(best)
        return board.origin[seat].pop(best)

    def to_hand(self, seat: int, kind: int) -> None:
        """A card comes to hand before everybody's eyes."""
        add_sorted(self.hands[seat], kind)
        self.board.held[seat] += 1
        if seat == self.board.turn:
            self.board.seen[seat].append(kind)

    def discard_hand(self, seat: int) -> None:
        """A8: what is left goes to the shelter; only what was seen before is seen now."""
        board = self.board
        hand = self.hands[seat]
        for kind in board.seen[seat]:
            hand.remove(kind)
        board.shelter[seat].extend(board.seen[seat])
        board.seen[seat] = []
        self.veils[seat].extend(hand)
        board.veiled[seat] += len(hand)
        self.hands[seat] = []
        board.held[seat] = 0

    def gain(self, seat: int, kind: int) -> None:
        """A9: to the shelter, or to hand where the effect says so."""
        if kind >= GREAT:
            self.board.great_of[kind - GREAT] = seat
        if self.board.to_hand and seat == self.board.turn:
            self.to_hand(seat, kind)
        else:
            self.board.shelter[seat].append(kind)

    def gain_supplies(self, seat: int, count: int, tell: Tell | None) -> None:
        """A4: when the stack is empty none is taken."""
        board = self.board
        count = min(count, board.supplies)
        board.supplies -= count
        for _ in range(count):
            self.gain(seat, SUPPLY)
        if count and tell is not None:
            self.tell(tell, "supplies", seat, count=count)

    def spare(self) -> list[int]:
        """C16: the stack of unused Great Artefacts, sorted; C25: without those under the gates."""
        found = self.board.unused[:]
        for cards in self.stash:
            for kind in cards:
                found.remove(kind)
        return found

    def spare_count(self) -> int:
        """How many they are: everybody can see that."""
        return len(self.board.unused) - sum(self.board.vale.stashed)

    # -- what everybody knows of a seat's hidden cards ------------------------------------------

    def hidden(self, seat: int) -> list[int]:
        """All hidden cards of a seat together, sorted."""
        cards = self.hands[seat] + self.nations[seat] + self.tops[seat] + self.veils[seat]
        cards += self.ambushes[seat]
        if seat == self.board.turn:
            cards += self.gaze
        tents = self.board.tents
        for tent in range(len(self.tented)):
            if tents[tent * TENT_FIELDS] == seat:
                cards += self.tented[tent]
        cards.sort()
        return cards

    def unmask(self, seat: int) -> None:
        """C18: whoever shows more cards of a kind than he is known to have shows a drafted one."""
        if not self.kept[seat]:
            return
        unseen = self.hidden(seat)
        for card in self.board.seen[seat]:
            unseen.remove(card)
        for kind in self.kept[seat]:
            if kind in unseen:
                unseen.remove(kind)
            else:
                self.bare(seat, kind)

    def admit(self, seat: int, kind: int) -> None:
        """C18: a card that its owner names before it leaves his hand."""
        kept = self.kept[seat]
        if kind in kept and self.hidden(seat).count(kind) == kept.count(kind):
            self.bare(seat, kind)

    def bare(self, seat: int, kind: int) -> None:
        """C18: from now on everybody knows this drafted card."""
        board = self.board
        cards = self.kept[seat][:]
        cards.remove(kind)
        self.kept = [cards if at == seat else each for at, each in enumerate(self.kept)]
        board.masked[seat * RANKS + kind % RANKS] -= 1
        bared = sorted([*board.bared[seat], kind])
        board.bared = [bared if at == seat else each for at, each in enumerate(board.bared)]

    # -- components -----------------------------------------------------------------------------

    def inventory(self) -> list[str]:
        board = self.board
        cards: list[int] = board.limbo + board.lost + board.display + board.unused
        for seat in range(board.seats):
            cards += self.hidden(seat)
            cards += board.shelter[seat]
            cards += board.played[seat]
        for side in (0, 1):
            own = [entry for entry in board.kinds[side] if board.entry_owner(side, entry) >= 0]
            cards += [entry % KINDS for entry in own]
        cards += board.tents[1::TENT_FIELDS]
        cards += self._waiting_royals()
        cards += self._waiting_units()
        names = [CARD_NAMES[card] for card in cards] + self._boxed()
        names += [f"Fate{fate + 1}" for fate in board.fates]
        names += ["Fate1"] * names.count("Fate")
        names += ["Supply"] * board.supplies + ["Dust"] * board.dust + ["Chest"] * board.chests
        names += [f"Storm{storm + 1}" for storm in board.storms + board.spent]
        for stack in range(STACKS):
            names += [_stack_card(stack, colour) for colour in stack_colours(board, stack)]
        for square, shape in enumerate(board.land):
            if 0 <= shape < SHAPES:
                names.append(_stack_card(S_TERRAIN + shape, board.hue[square]))
        return sorted([name for name in names if name != "Fate"])

    def _laid(self) -> bool:
        """A4: whether the table is laid; first the players may choose the factions."""
        return self.board.phase not in (NAMING, ASSENTING)

    def _boxed(self) -> list[str]:
        """A4: what waits in the box while factions are chosen, and what stays there."""
        laid = self._laid()
        names: list[str] = []
        for colour in range(COLOURS) if self.options.named else []:
            if not laid or colour not in self.board.factions:
                names += ["Supply"] * SUPPLIES_EACH
                for stack in range(STACKS):
                    names += [_stack_card(stack, colour)] * copies_in(stack)
                if laid:
                    names += [CARD_NAMES[royal(colour, which)] for which in (QUEEN, KING)]
        return names + ([] if laid else ["Dust", "Chest"] * NEUTRAL_CARDS)

    def _waiting_royals(self) -> list[int]:
        """C3: the pairs of the factions in play that nobody has got yet."""
        board = self.board
        found: list[int] = []
        for colour in board.factions if self._laid() else range(COLOURS):
            for which in (QUEEN, KING):
                seat = board.colour.index(colour) if colour in board.colour else NOBODY
                if seat == NOBODY or not board.crowned[seat * 2 + which - QUEEN]:
                    found.append(royal(colour, which))
        return found

    def _waiting_units(self) -> list[int]:
        """A21, C24: universal units join the stacks when the first turn begins."""
        found: list[int] = []
        if not self.board.turns:
            for rank in range(RANKS):
                found += [unit(UNBOUND, rank)] * (UNIVERSAL_EACH if self.options.unbound else 0)
                found += [unit(FANATIC, rank)] * (UNIVERSAL_EACH if self.options.fanatics else 0)
        return found


def stack_colours(board: Board, stack: int) -> list[int]:
    """The colours of all cards in a stack."""
    found = board.tail[stack][:]
    if board.top[stack] != NOTHING:
        found.append(board.top[stack])
    for colour in range(BANDS):
        found += [colour] * board.under[stack * BANDS + colour]
    return found


def _stack_card(stack: int, colour: int) -> str:
    if stack < S_ART:
        return CARD_NAMES[unit(colour, stack)]
    if stack < S_TERRAIN:
        return CARD_NAMES[artefact(colour, stack - S_ART)]
    return f"{LETTERS[colour]}{SHAPE_NAMES[stack - S_TERRAIN]}"
