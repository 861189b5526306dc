"""What a learner observes of Spór, as numbers: the open table, the own hand, what is remembered.

All goes by “own” and “other”, whichever role they play: `role` says that. Dams count from the
left, 0–6; a card of a plane of cards is its number in `rules.components`.
"""

from typing import Final

from plansza.core.contract import Position
from plansza.core.features import Feature, Features
from plansza.core.native import i64, mypyc_attr
from plansza.core.setup import Setup
from plansza.core.sheet import Sheet
from plansza.games.spor.rules.board import (
    ALL_DAMS,
    DAMS_IN,
    EMPTY,
    EXCHANGING,
    OVER,
    PLAYING,
    PREPARE,
    Board,
)
from plansza.games.spor.rules.components import (
    ATTACKER,
    BATTLE_CARDS,
    COLOURS,
    DAMS,
    DEFENDER,
    FIRST_TRICK,
    KINDS,
    MOST_PAIRS,
    MOST_SPACES,
    NO_TILE,
    ROW,
    TACTICS_CARDS,
    VALUES,
)
from plansza.games.spor.rules.moves import CLAIM, LOG, PLAY, RETREAT
from plansza.games.spor.rules.position import SporPosition
from plansza.games.spor.rules.state import SporState
from plansza.games.spor.rules.tactics import gifts_due

VERSION: Final = 1  # rises whenever a position gives other numbers than before
PHASES: Final = 8
ENDINGS: Final = 3
DRAWN: Final = 8  # how many cards were drawn since some were shuffled back: 0–6, and more
SHARES: Final = 255


@mypyc_attr(allow_interpreted_subclasses=True)
class SporFeatures(Features):
    """The features of one set-up: what its options never bring is left out."""

    def __init__(self, setup: Setup) -> None:
        self.tactics = setup["tactics"] == "on"
        self.match = setup["match"] == "rewanz"
        self.laid = setup["dams"] != "fixed"
        super().__init__(VERSION, setup, self._declared())
        self.cards: i64 = FIRST_TRICK if self.tactics else BATTLE_CARDS  # that lie at dams
        self.plays: i64 = PLAY.first
        self.retreats: i64 = RETREAT.first
        self.logs: i64 = LOG.first
        self.claims: i64 = CLAIM.first
        self.role: i64 = self.start("role")
        self.to_move: i64 = self.start("to-move")
        self.phase: i64 = self.start("phase")
        self.ending: i64 = self.start("ending")
        self.hand: i64 = self.start("hand")
        self.own: i64 = self.start("own-cards")
        self.other: i64 = self.start("other-cards")
        self.order: i64 = self.start("order")
        self.own_full: i64 = self.start("own-full")
        self.other_full: i64 = self.start("other-full")
        self.first: i64 = self.start("attacker-first")
        self.damaged: i64 = self.start("damaged")
        self.destroyed: i64 = self.start("destroyed")
        self.discards: i64 = self.start("discards")
        self.counts: i64 = self.start("counts")
        self.face: i64 = self.start("faces")
        self.tactics_counts: i64 = self.start("tactics-counts")
        self.gone: i64 = self.start("tactics-gone")
        self.trick: i64 = self.start("trick")
        self.aim: i64 = self.start("aim")
        self.picks: i64 = self.start("picks")
        self.given: i64 = self.start("given")
        self.taken: i64 = self.start("taken")
        self.returned: i64 = self.start("returned")
        self.own_drawn: i64 = self.start("own-drawn")
        self.other_drawn: i64 = self.start("other-drawn")
        self.game: i64 = self.start("game")
        self.before: i64 = self.start("game-before")

    def _declared(self) -> list[Feature]:
        cards = FIRST_TRICK if self.tactics else BATTLE_CARDS
        hand = KINDS if self.tactics else BATTLE_CARDS
        most = 2 if self.tactics else 1  # there are two dragonflies
        found = [
            Feature("role", (2,), 1, "The own role: attacker, defender."),
            Feature("to-move", (2,), 1, "Who may act now: the own seat, the other."),
            Feature(
                "phase",
                (PHASES,),
                1,
                "The phase of the turn: before the card is laid, laying it, drawing, closing, "
                "aiming a trick, exchanging cards, the end, laying the dams.",
            ),
            Feature(
                "ending",
                (ENDINGS,),
                1,
                "How far the end has come: not yet, the battle deck is empty, the last turn.",
            ),
            Feature("hand", (hand,), most, "How many of each card are in the own hand."),
            Feature(
                "own-cards",
                (DAMS, cards),
                most,
                "How many of each card lie on the own side of each dam.",
            ),
            Feature(
                "other-cards", (DAMS, cards), most, "How many of each card lie on the other's side."
            ),
            Feature(
                "order",
                (DAMS, cards),
                MOST_SPACES,
                "The attacker's cards at each dam by their order: 1 is the earliest, which a log "
                "would hit.",
            ),
            Feature("own-full", (DAMS,), 1, "Whether the own side of each dam is full."),
            Feature("other-full", (DAMS,), 1, "Whether the other's side is."),
            Feature(
                "attacker-first",
                (DAMS,),
                1,
                "Whether the attacker was full there before the defender, or alone is: he wins "
                "ties.",
            ),
            Feature("damaged", (DAMS,), 1, "Whether the dam shows its damaged side."),
            Feature("destroyed", (DAMS,), 1, "Whether the dam has been destroyed."),
            Feature(
                "discards",
                (BATTLE_CARDS,),
                1,
                "The battle cards among the discards; one that is nowhere is in the deck or in the "
                "other's hand.",
            ),
            Feature(
                "counts",
                (4,),
                BATTLE_CARDS,
                "Battle cards in the deck, in the own and in the other's hand; logs left.",
            ),
        ]
        if self.laid:
            found.append(
                Feature(
                    "faces",
                    (DAMS, 2 * DAMS),
                    1,
                    "The side of a tile that lies up at each dam: the intact sides of the printed "
                    "row, then their damaged ones.",
                )
            )
        if self.tactics:
            found += self._declared_tactics()
        if self.match:
            found += [
                Feature("game", (2 * MOST_PAIRS,), 1, "Which game of the match is played."),
                Feature(
                    "game-before",
                    (4,),
                    BATTLE_CARDS,
                    "The game before: whether the own seat won it, whether the other did, whether "
                    "the own seat attacked, and how well it was won (cards left, or what stood).",
                ),
            ]
        return found

    def _declared_tactics(self) -> list[Feature]:
        return [
            Feature(
                "tactics-counts",
                (7,),
                TACTICS_CARDS,
                "Tactics cards in the deck, in the own and in the other's hand, played by the own "
                "seat and by the other; cards put into an exchange by the own seat, by the other.",
            ),
            Feature(
                "tactics-gone",
                (KINDS - BATTLE_CARDS,),
                2,
                "Tactics cards that are out of play: discarded elites and tricks carried out.",
            ),
            Feature("trick", (KINDS - FIRST_TRICK,), 1, "The trick being carried out."),
            Feature("aim", (BATTLE_CARDS,), 1, "The card at which it has been aimed."),
            Feature("picks", (KINDS,), 2, "Own cards put into a running exchange."),
            Feature(
                "given", (KINDS,), 2, "Cards the own seat gave away and the other still holds."
            ),
            Feature(
                "taken", (KINDS,), 2, "Cards the other gave away and the own seat still holds."
            ),
            Feature(
                "returned",
                (BATTLE_CARDS,),
                1,
                "Battle cards shuffled back into the deck and not seen since.",
            ),
            Feature(
                "own-drawn",
                (DRAWN,),
                SHARES,
                "How likely, in shares of 255, so many (0–6, or more) of the other's cards that "
                "the own seat cannot place were drawn since then.",
            ),
            Feature("other-drawn", (DRAWN,), SHARES, "The same, as the other sees the own hand."),
        ]

    def write(self, known: Position, seat: int, sheet: Sheet) -> None:
        assert isinstance(known, SporState)
        board = known.board
        role = board.role(seat)
        self._write_turn(board, role, sheet)
        self._write_hand(known.hands[role], sheet)
        self._write_seen(board, sheet)
        self._write_dams(board, role, sheet)
        counts = self.counts
        sheet.put(counts, board.deck)
        sheet.put(counts + 1, board.held[role])
        sheet.put(counts + 2, board.held[1 - role])
        sheet.put(counts + 3, board.logs)
        if self.laid:
            self._write_faces(board, sheet)
        if self.tactics:
            self._write_tactics(known, role, sheet)
        if self.match:
            self._write_match(known, seat, sheet)

    def mask(self, position: Position, seat: int, sheet: Sheet) -> None:
        """The usual turn without lists, as `SporPosition.random_move` draws from it."""
        assert isinstance(position, SporPosition)
        board = position.board
        role = board.turn
        room = board.room(role)
        cards = position.hands[role]
        if board.phase > PLAYING or not room or not cards or self.tactics:
            sheet.mark(position.legal_moves(seat))
            return
        first: i64 = self.plays
        for card in cards:
            sheet.mark_bits(room, DAMS, first + card * DAMS)
        begun = board.begun & ALL_DAMS if board.phase == PREPARE else 0
        if role == ATTACKER:
            sheet.mark_bits(begun, DAMS, self.retreats)
            if board.full_dams():
                sheet.mark(board.claims(), self.claims)
        elif board.logs:
            sheet.mark_bits(begun, DAMS, self.logs)

    def _write_turn(self, board: Board, role: int, sheet: Sheet) -> None:
        phase = board.phase
        sheet.put(self.role + role, 1)
        sheet.put(self.phase + phase, 1)
        sheet.put(self.ending + board.ending, 1)
        if phase == EXCHANGING:
            if gifts_due(board, role):
                sheet.put(self.to_move, 1)
            if gifts_due(board, 1 - role):
                sheet.put(self.to_move + 1, 1)
        elif phase != OVER:
            sheet.put(self.to_move if board.turn == role else self.to_move + 1, 1)

    def _write_hand(self, hand: list[int], sheet: Sheet) -> None:
        if self.tactics:
            for card in hand:
                sheet.add(self.hand + card)
        else:
            sheet.mark(hand, self.hand)

    def _write_seen(self, board: Board, sheet: Sheet) -> None:
        """All cards that were seen are discards, until those at the dams are written."""
        unseen = board.unseen
        for colour in range(COLOURS):
            sheet.mark_bits(ROW ^ unseen[colour], VALUES, self.discards + colour * VALUES)

    def _write_dams(self, board: Board, role: int, sheet: Sheet) -> None:
        begun = board.begun
        if begun:
            attacker, defender = (
                (self.own, self.other)
                if role == ATTACKER
                else (
                    self.other,
                    self.own,
                )
            )
            self._write_attackers(board, DAMS_IN[begun & ALL_DAMS], attacker, sheet)
            self._write_defenders(board, DAMS_IN[begun >> DAMS], defender, sheet)
            full = begun & ~board.rooms
            if full:
                self._write_full(board, full, role, sheet)
        if board.damaged:
            for dam in DAMS_IN[board.damaged]:
                sheet.put(self.damaged + dam, 1)
        if board.destroyed != EMPTY:
            sheet.put(self.destroyed + board.destroyed, 1)

    def _write_attackers(self, board: Board, dams: list[int], side: i64, sheet: Sheet) -> None:
        cells, counts = board.cells, board.counts
        order, discards = self.order, self.discards
        for dam in dams:
            row: i64 = dam * self.cards
            first: i64 = dam * MOST_SPACES
            count: i64 = counts[dam]
            place: i64
            for place in range(count):
                card: i64 = cells[first + place]
                sheet.add(side + row + card)
                sheet.put(order + row + card, place + 1)
                if card < BATTLE_CARDS:
                    sheet.put(discards + card, 0)

    def _write_defenders(self, board: Board, dams: list[int], side: i64, sheet: Sheet) -> None:
        cells, counts = board.cells, board.counts
        discards = self.discards
        for dam in dams:
            row: i64 = side + dam * self.cards
            first: i64 = (DAMS + dam) * MOST_SPACES
            count: i64 = counts[DAMS + dam]
            place: i64
            for place in range(count):
                card: i64 = cells[first + place]
                sheet.add(row + card)
                if card < BATTLE_CARDS:
                    sheet.put(discards + card, 0)

    def _write_full(self, board: Board, full: int, role: int, sheet: Sheet) -> None:
        own, other = self.own_full, self.other_full
        if role == DEFENDER:
            own, other = other, own
        for dam in DAMS_IN[full & ALL_DAMS]:
            sheet.put(own + dam, 1)
            if board.attacker_first(dam):
                sheet.put(self.first + dam, 1)
        for dam in DAMS_IN[full >> DAMS]:
            sheet.put(other + dam, 1)

    def _write_faces(self, board: Board, sheet: Sheet) -> None:
        for dam in range(DAMS):
            if board.tiles[dam] != NO_TILE:
                sheet.put(self.face + dam * 2 * DAMS + board.face(dam), 1)

    def _write_tactics(self, known: SporState, role: int, sheet: Sheet) -> None:
        board = known.board
        counts = self.tactics_counts
        sheet.put(counts, board.tactics_deck)
        sheet.put(counts + 1, board.held_tactics[role])
        sheet.put(counts + 2, board.held_tactics[1 - role])
        sheet.put(counts + 3, board.played[role])
        sheet.put(counts + 4, board.played[1 - role])
        sheet.put(counts + 5, board.picked[role])
        sheet.put(counts + 6, board.picked[1 - role])
        for card in board.fallen:
            sheet.add(self.gone + card - BATTLE_CARDS)
        for pile in board.tricks:
            for card in pile:
                sheet.add(self.gone + card - BATTLE_CARDS)
        if board.trick != EMPTY:
            sheet.put(self.trick + board.trick - FIRST_TRICK, 1)
        if board.chosen != EMPTY:
            sheet.put(self.aim + board.chosen, 1)
        for card in known.picks[role]:
            sheet.add(self.picks + card)
        for card in known.known[role]:
            sheet.add(self.given + card)
        for card in known.known[1 - role]:
            sheet.add(self.taken + card)
        if board.returned:
            for card in range(BATTLE_CARDS):
                if board.returned >> card & 1:
                    sheet.put(self.returned + card, 1)
        self._write_drawn(known.fresh[role], self.own_drawn, sheet)
        self._write_drawn(known.fresh[1 - role], self.other_drawn, sheet)

    def _write_drawn(self, chances: list[float], start: i64, sheet: Sheet) -> None:
        """The last of the numbers stands for all that are higher."""
        rest = 0.0
        for count in range(len(chances)):
            if count < DRAWN - 1:
                sheet.put(start + count, int(chances[count] * SHARES + 0.5))
            else:
                rest += chances[count]
        sheet.put(start + DRAWN - 1, int(min(rest, 1.0) * SHARES + 0.5))

    def _write_match(self, known: SporState, seat: int, sheet: Sheet) -> None:
        legs = known.legs
        over = known.board.phase == OVER
        sheet.put(self.game + len(legs) - (1 if over and legs else 0), 1)
        if legs:
            attacker, winner, measure = legs[-1][0], legs[-1][1], legs[-1][2]
            sheet.put(self.before + (0 if winner == seat else 1), 1)
            sheet.put(self.before + 2, 1 if attacker == seat else 0)
            sheet.put(self.before + 3, measure)
