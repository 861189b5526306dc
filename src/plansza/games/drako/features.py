"""What learners observe of a duel: the board, the cards, the card in play, the turn.

Everything stands as the observer sees it: of two numbers or planes, one for each side, the first is
his own. A plane has a number for each of the 19 fields, row by row from the north. Figures, cards
and symbols go by the numbers of `rules/components.py`, so that all six duels have the same features
and one learner can play them all.
"""

from typing import Final

from plansza.core.contract import Position
from plansza.core.features import Feature, Features
from plansza.core.native import i64, mypyc_attr
from plansza.core.setup import Setup
from plansza.core.sheet import Sheet
from plansza.games.drako.rules.assumptions import STALL_TURNS
from plansza.games.drako.rules.board import (
    DODGED,
    MAIMING,
    OVER,
    REINFORCEMENT,
    Board,
    Options,
    options_of,
)
from plansza.games.drako.rules.components import (
    BRALD,
    CARDS,
    DECK_SIZE,
    DECKS,
    DRAGON,
    DRAWN,
    FIGURES,
    FIGURES_OF,
    FURY_ACTIONS,
    HAND_LIMIT,
    KNIGHT,
    MOST_ATTACKS,
    SIDES,
    SLOTS,
    STONES,
    SYMBOLS,
    TRACK_SLOTS,
    TRACKS,
)
from plansza.games.drako.rules.duels import DUELS, FREE
from plansza.games.drako.rules.ending import DUELS_IN_MATCH
from plansza.games.drako.rules.fields import FIELDS
from plansza.games.drako.rules.position import DrakoPosition
from plansza.games.drako.rules.state import DrakoState

VERSION: Final = 1
BOTH: Final = 2  # sides, the observer's first
PHASES: Final = OVER + 1
ANSWERS: Final = DODGED + 1
DRAWN_DUEL: Final = 2  # how a duel of a match ended, after “won” and “lost”
PLATES: Final = max([deck.count(REINFORCEMENT) for deck in DECKS])
COPIES: Final = max([deck.count(card) for deck in DECKS for card in deck])
MOST_WOUNDS: Final = max([sum([SLOTS[figure] for figure in side]) for side in FIGURES_OF]) + PLATES
MOST_VALUE: Final = max(
    [symbol.value for symbol in SYMBOLS] + [camp.rock for duel in DUELS for camp in duel.camps]
)
SWITCHES: Final = ("unending", "redraw", "match", "early", "attacker_wounds", "free_deployment")


def switched_on(setup: Setup, options: Options) -> list[int]:
    """Which of the `SWITCHES` are on."""
    wounds, deployment = options.wounding == MAIMING, FREE in options.placings
    found = options.unending, options.redraw, options.match, options.early, wounds, deployment
    return [at for at, on in enumerate(found) if on]


def declared() -> list[Feature]:
    """All features, in the order in which they are written."""
    return [*_of_figures(), *_of_cards(), *_of_the_card_in_play(), *_of_the_turn()]


def _of_figures() -> list[Feature]:
    return [
        Feature("figures", (FIGURES, FIELDS), 1, "A plane for each figure: where it stands."),
        Feature("stands", (BOTH, FIELDS), 1, "Where a figure of each side stands."),
        Feature("own", (FIGURES,), 1, "The observer's figures in this duel, dead or alive."),
        Feature("left", (FIGURES,), max(SLOTS) + PLATES, "Wounds that each figure can still take."),
        Feature("wounds", (FIGURES,), max(SLOTS) + PLATES, "Wounds of each figure."),
        Feature("plates", (FIGURES,), PLATES, "Wound slots laid beside each figure."),
        Feature(
            "tracks", (TRACKS,), max(TRACK_SLOTS), "The dragon's wounds on each of its tracks."
        ),
        Feature("net", (FIGURES,), 1, "The figure under the net."),
        Feature("homes", (FIELDS,), 1, "The fields where the knights began and come back to."),
        Feature("stones", (1,), STONES, "The trolls' stones that can still be used."),
        Feature("dodge", (1,), 1, "Whether the knight can still dodge."),
        Feature("fury", (1,), 1, "Whether Brald's fury is still to come."),
        Feature("dealt", (BOTH,), MOST_WOUNDS, "Wounds that each side has dealt in this duel."),
    ]


def _of_cards() -> list[Feature]:
    most = HAND_LIMIT + DRAWN
    return [
        Feature("hand", (CARDS,), COPIES, "How many of each card the observer holds."),
        Feature("held", (BOTH,), most, "How many cards each side holds."),
        Feature("deck", (BOTH,), DECK_SIZE, "How many cards each side can draw."),
        Feature("gone", (BOTH,), DECK_SIZE, "How many cards of each side left the game unseen."),
        Feature("discards", (BOTH, CARDS), COPIES, "The open discards of each side."),
        Feature(
            "counted", (BOTH, CARDS), COPIES, "Cards that everybody knows to be in a side's hand."
        ),
        Feature(
            "unseen",
            (BOTH, CARDS),
            COPIES,
            "Cards that the observer cannot place: his own in his deck or gone, the other's in "
            "hand, deck or gone.",
        ),
        Feature("renewed", (1,), 1, "Whether the second deck has been made."),
    ]


def _of_the_card_in_play() -> list[Feature]:
    attacked = MOST_ATTACKS, FIGURES
    return [
        Feature("card", (CARDS,), 1, "The card in play."),
        Feature("symbol", (len(SYMBOLS),), 1, "The symbol chosen on it."),
        Feature("acted", (FIGURES,), 1, "The figures that have moved or struck with it."),
        Feature("vacated", (FIELDS,), 1, "The field that the last of those who moved has left."),
        Feature("strikers", attacked, 1, "Who strikes in each of the attacks declared."),
        Feature("targets", attacked, 1, "Who is attacked in each of them."),
        Feature("values", (MOST_ATTACKS,), MOST_VALUE, "How hard each of them hits."),
        Feature(
            "answers",
            (MOST_ATTACKS, ANSWERS),
            1,
            "How each of them has been answered: not yet, by a shield, by a dodge.",
        ),
        Feature("pending", (1,), SLOTS[DRAGON], "Wounds that the dragon still has to take."),
        Feature("shield", (CARDS,), 1, "The shield card that waits for its second half."),
        Feature("guarded", (MOST_ATTACKS,), 1, "The attack that it stands for."),
    ]


def _of_the_turn() -> list[Feature]:
    return [
        Feature(
            "phase",
            (PHASES,),
            1,
            "What is decided: the opening hand, figures' places, an action, cards to drop, a "
            "symbol, who moves or strikes, values, a track for the dragon's wound (the attacker), "
            "an answer, a second shield, a second half, a track (the owner), a dodge; or nothing.",
        ),
        Feature("decides", (BOTH,), 1, "Which side decides."),
        Feature("turn", (BOTH,), 1, "Which side's turn it is."),
        Feature("sides", (BOTH, SIDES), 1, "Who plays: knights, trolls, the dragon, dwarves."),
        Feature("actions", (1,), FURY_ACTIONS, "Actions left in this turn, this one included."),
        Feature("fresh", (1,), 1, "Whether nothing has been done in this turn yet."),
        Feature("hurt", (1,), 1, "Whether a wound was dealt in this turn."),
        Feature(
            "calm", (1,), STALL_TURNS, f"Turns in a row without a wound, {STALL_TURNS} at most."
        ),
        Feature(
            "duels",
            (DRAWN_DUEL + 1,),
            DUELS_IN_MATCH,
            "Duels of the match that are over: won by the observer, lost, drawn.",
        ),
        Feature(
            "dealt-before",
            (BOTH,),
            DUELS_IN_MATCH * MOST_WOUNDS,
            "Wounds dealt in those duels by the observer and by the other.",
        ),
        Feature("options", (len(SWITCHES),), 1, f"The options that are on: {', '.join(SWITCHES)}."),
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class DrakoFeatures(Features):
    """A duel in numbers, seen from one seat."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(VERSION, setup, declared())
        options = options_of(setup)
        self.switches = switched_on(setup, options)
        self.sides_of = options.sides
        self.figures_of = options.figures
        self.has_brald = options.owner[BRALD] >= 0
        # By role: how many of each card its deck has, and the cards of which it has any.
        self.copies = [[deck.count(card) for card in range(CARDS)] for deck in options.decks]
        self.cards = [sorted(set(deck)) for deck in options.decks]
        self.knights = options.owner[KNIGHT]  # their role, or NONE
        self.figures: i64 = self.start("figures")
        self.stands: i64 = self.start("stands")
        self.own: i64 = self.start("own")
        self.left: i64 = self.start("left")
        self.wounds: i64 = self.start("wounds")
        self.plates: i64 = self.start("plates")
        self.tracks: i64 = self.start("tracks")
        self.net: i64 = self.start("net")
        self.homes: i64 = self.start("homes")
        self.stones: i64 = self.start("stones")
        self.dodge: i64 = self.start("dodge")
        self.fury: i64 = self.start("fury")
        self.dealt: i64 = self.start("dealt")
        self.hand: i64 = self.start("hand")
        self.held: i64 = self.start("held")
        self.deck: i64 = self.start("deck")
        self.gone: i64 = self.start("gone")
        self.discards: i64 = self.start("discards")
        self.counted: i64 = self.start("counted")
        self.unseen: i64 = self.start("unseen")
        self.renewed: i64 = self.start("renewed")
        self.card: i64 = self.start("card")
        self.symbol: i64 = self.start("symbol")
        self.acted: i64 = self.start("acted")
        self.vacated: i64 = self.start("vacated")
        self.strikers: i64 = self.start("strikers")
        self.targets: i64 = self.start("targets")
        self.values: i64 = self.start("values")
        self.answers: i64 = self.start("answers")
        self.pending: i64 = self.start("pending")
        self.shield: i64 = self.start("shield")
        self.guarded: i64 = self.start("guarded")
        self.phase: i64 = self.start("phase")
        self.decides: i64 = self.start("decides")
        self.turn: i64 = self.start("turn")
        self.sides: i64 = self.start("sides")
        self.actions: i64 = self.start("actions")
        self.fresh: i64 = self.start("fresh")
        self.hurt: i64 = self.start("hurt")
        self.calm: i64 = self.start("calm")
        self.duels: i64 = self.start("duels")
        self.dealt_before: i64 = self.start("dealt-before")
        self.options: i64 = self.start("options")

    def write(self, known: Position, seat: int, sheet: Sheet) -> None:
        assert isinstance(known, DrakoPosition)
        board = known.board
        role = board.role(seat)
        self._write_figures(board, role, sheet)
        self._write_markers(board, role, sheet)
        for side in range(BOTH):
            self._write_cards(known, side, role if side == 0 else 1 - role, sheet)
        if board.card >= 0:
            self._write_card_in_play(board, sheet)
        self._write_turn(board, role, sheet)
        if known.legs:
            self._write_match(known.legs, seat, sheet)
        sheet.mark(self.switches, self.options)

    # -- the board ----------------------------------------------------------------------------

    def _write_figures(self, board: Board, own: int, sheet: Sheet) -> None:
        """Who stands where, and how he is."""
        places, wounds, plates = board.places, board.wounds, board.plates
        for role in range(BOTH):
            side = 0 if role == own else 1
            for figure in self.figures_of[role]:
                field = places[figure]
                if field >= 0:
                    sheet.put(self.figures + figure * FIELDS + field, 1)
                    sheet.put(self.stands + side * FIELDS + field, 1)
                if role == own:
                    sheet.put(self.own + figure, 1)
                sheet.put(self.left + figure, board.left(figure))
                if wounds[figure]:
                    sheet.put(self.wounds + figure, wounds[figure])
                if plates[figure]:
                    sheet.put(self.plates + figure, plates[figure])

    def _write_markers(self, board: Board, own: int, sheet: Sheet) -> None:
        """Tracks, net, homes, stones, what happens once, and wounds dealt."""
        for track in range(TRACKS):
            sheet.put(self.tracks + track, board.tracks[track])
        if board.net >= 0:
            sheet.put(self.net + board.net, 1)
        sheet.mark(board.homes, self.homes)
        sheet.put(self.stones, board.stones)
        if board.dodge:
            sheet.put(self.dodge, 1)
        if board.fury and self.has_brald:
            sheet.put(self.fury, 1)
        sheet.put(self.dealt, board.dealt[own])
        sheet.put(self.dealt + 1, board.dealt[1 - own])

    # -- cards --------------------------------------------------------------------------------

    def _write_cards(self, known: DrakoState, side: int, role: int, sheet: Sheet) -> None:
        """The cards of one side: the observer's (side 0) as he knows them, or the other's."""
        board = known.board
        sheet.put(self.held + side, board.held[role])
        sheet.put(self.deck + side, board.deck[role])
        sheet.put(self.gone + side, board.gone[role])
        left = self.copies[role][:]
        first = side * CARDS
        sheet.add_all(board.discards[role], self.discards + first)
        for card in board.discards[role]:
            left[card] -= 1
        sheet.add_all(board.counted[role], self.counted + first)
        if side == 0:
            sheet.add_all(known.hands[role], self.hand)
        self._take_placed(known, side, role, left)
        for card in self.cards[role]:
            if left[card]:
                sheet.put(self.unseen + first + card, left[card])
        if board.renewed:
            sheet.put(self.renewed, 1)

    def _take_placed(self, known: DrakoState, side: int, role: int, left: list[int]) -> None:
        """Of a side's cards take away those in sight besides the discards."""
        board = known.board
        for card in known.hands[role] if side == 0 else board.counted[role]:
            left[card] -= 1
        if board.turn == role and board.card >= 0:
            left[board.card] -= 1
        if role == self.knights:
            for figure in self.figures_of[role]:
                left[REINFORCEMENT] -= board.plates[figure]

    # -- the card in play ---------------------------------------------------------------------

    def _write_card_in_play(self, board: Board, sheet: Sheet) -> None:
        """The card, its symbol, who has done what with it, and the answer to it."""
        sheet.put(self.card + board.card, 1)
        if board.symbol >= 0:
            sheet.put(self.symbol + board.symbol, 1)
        for figure in range(FIGURES):
            if board.acted >> figure & 1:
                sheet.put(self.acted + figure, 1)
        if board.vacated >= 0:
            sheet.put(self.vacated + board.vacated, 1)
        for attack in range(len(board.targets)):
            sheet.put(self.strikers + attack * FIGURES + board.strikers[attack], 1)
            sheet.put(self.targets + attack * FIGURES + board.targets[attack], 1)
            sheet.put(self.values + attack, board.values[attack])
            sheet.put(self.answers + attack * ANSWERS + board.answers[attack], 1)
        sheet.put(self.pending, board.pending)
        if board.shield >= 0:
            sheet.put(self.shield + board.shield, 1)
        if board.guarded >= 0:
            sheet.put(self.guarded + board.guarded, 1)

    # -- the turn -----------------------------------------------------------------------------

    def _write_turn(self, board: Board, own: int, sheet: Sheet) -> None:
        """What is asked, of which side, and how the turn stands."""
        sheet.put(self.phase + board.phase, 1)
        if board.phase != OVER:
            sheet.put(self.decides + (0 if board.asked() == own else 1), 1)
        sheet.put(self.turn + (0 if board.turn == own else 1), 1)
        sheet.put(self.sides + self.sides_of[own], 1)
        sheet.put(self.sides + SIDES + self.sides_of[1 - own], 1)
        sheet.put(self.actions, board.actions)
        if board.fresh:
            sheet.put(self.fresh, 1)
        if board.hurt:
            sheet.put(self.hurt, 1)
        sheet.put(self.calm, min(board.calm, STALL_TURNS))

    def _write_match(self, legs: list[list[int]], seat: int, sheet: Sheet) -> None:
        """O1: who won the earlier duels of the match, and what wounds they saw."""
        dealt, suffered = 0, 0
        for leg in legs:
            winner = leg[0]
            sheet.add(self.duels + (DRAWN_DUEL if winner < 0 else 0 if winner == seat else 1))
            dealt += leg[1 + seat]
            suffered += leg[2 - seat]
        sheet.put(self.dealt_before, dealt)
        sheet.put(self.dealt_before + 1, suffered)
