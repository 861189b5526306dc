"""Positions from short text, and moves in notation, for the tests of the rules.

    p = position(dams={3: ("G7 G8", "T1")}, attacker_hand="G9", discards="*11 R0-4")
    play(p, "G9>3")
    assert claims(p) == [3]

A card is a colour letter and a value (`G7`) or the name of a tactics card (`Wazka`). `G3-5` is a
range, `*7` the sevens of all colours, `*0-11` everything; such patterns take only the cards that
lie nowhere else. Whatever is not placed goes to the battle deck and the tactics deck.
"""

from collections.abc import Iterable, Mapping

from plansza.core.chance import FastChance
from plansza.core.contract import Event
from plansza.core.errors import IllegalMove
from plansza.games.spor import GAME
from plansza.games.spor.rules.board import (
    CHOOSING,
    CLOSING,
    DECK_OUT,
    DRAWING,
    EXCHANGING,
    LAST_TURN,
    OVER,
    PLAYING,
    PREPARE,
    RUNNING,
    Options,
    new_board,
)
from plansza.games.spor.rules.components import (
    BATTLE_CARDS,
    CARD_NUMBERS,
    COLOUR_LETTERS,
    FIRST_TRICK,
    TACTICS_DECK,
    VALUES,
    card_names,
)
from plansza.games.spor.rules.position import SporPosition
from plansza.games.spor.rules.view import SporView

ROLES = ("attacker", "defender")
PHASES = {
    "prepare": PREPARE,
    "play": PLAYING,
    "draw": DRAWING,
    "close": CLOSING,
    "choose": CHOOSING,
    "exchange": EXCHANGING,
    "over": OVER,
}
ENDINGS = {"running": RUNNING, "deck-out": DECK_OUT, "last-turn": LAST_TURN}

Dams = Mapping[int, tuple[str, str]]


# -- building ---------------------------------------------------------------------------------


def position(
    dams: Dams | None = None,
    *,
    turn: str = "attacker",
    phase: str = "prepare",
    ending: str = "running",
    attacker_hand: str = "",
    defender_hand: str = "",
    damaged: str = "",
    discards: str = "",
    deck: str | None = None,
    tactics_deck: str | None = None,
    tricks: tuple[str, str] = ("", ""),
    fallen: str = "",
    played: tuple[int, int] | None = None,
    logs: int = 3,
    first: str = "attacker",
    legs: Iterable[tuple[int, int, int]] = (),
    seed: int = 1,
    **options: str,
) -> SporPosition:
    """A position from short text.

    `dams` gives for a dam the attacker's and the defender's cards, the earliest first. Sides
    became full in the order of `dams`; where both are full, that of the role `first` came first.
    `deck` and `tactics_deck` name the decks; the rest is then discarded. `played` counts the
    tactics cards played; unless given, the elites at the dams and the `tricks` of a role.
    Options are those of the game; the attacker is seat 1 unless they say otherwise.
    """
    dams = dams or {}
    box = _Box()
    sides = [[box.take(sides) for sides in pair] for pair in dams.values()]
    hands = [sorted(box.take(attacker_hand)), sorted(box.take(defender_hand))]
    piles = [sorted(box.take(pile)) for pile in tricks]
    out = sorted(box.take(fallen))
    box.take(discards)
    stock = box.take(deck) if deck is not None else box.battle[:]
    with_tactics = options.get("tactics") == "on" or box.touched or tactics_deck is not None
    plan = box.take(tactics_deck) if tactics_deck is not None else box.tactics[:]
    if tactics_deck is not None:
        out = sorted(out + [card for card in box.tactics if card < FIRST_TRICK])
        piles[0] = sorted(piles[0] + [card for card in box.tactics if card >= FIRST_TRICK])
    if with_tactics:
        options["tactics"] = "on"
    setup = GAME.setup(**{"attacker": "1", **options})

    p = SporPosition()
    p.setup, p.options, p.chance = setup, Options(setup), FastChance(seed)
    p.reveals, p.result, p.legs = 0, None, [list(leg) for leg in legs]
    p.hands, p.deck, p.tactics = hands, stock, plan if with_tactics else []
    p.picks, p.known, p.fresh = [[], []], [[], []], [[], []]
    p.board = board = new_board(int(setup["attacker"]) - 1, with_tactics)
    board.turn, board.phase, board.ending = ROLES.index(turn), PHASES[phase], ENDINGS[ending]
    board.logs, board.deck, board.tactics_deck = logs, len(stock), len(p.tactics)
    for number in damaged.split():
        board.damaged |= 1 << int(number) - 1
    for card in range(BATTLE_CARDS):
        if card not in stock and card not in hands[0] + hands[1]:
            board.show(card)
    board.held = [sum(card < BATTLE_CARDS for card in hand) for hand in hands]
    board.held_tactics = [len(hand) - held for hand, held in zip(hands, board.held, strict=True)]
    board.tricks, board.fallen = piles, out
    board.played = list(played) if played else [len(box.tricks_in(pile)) for pile in tricks]
    for dam, pair in zip(dams, sides, strict=True):
        for role in (0, 1) if first == "attacker" else (1, 0):
            assert len(pair[role]) <= board.spaces(dam - 1), f"too many cards at dam {dam}"
            for card in pair[role]:
                board.lay(role, dam - 1, card)
            if not played:
                board.played[role] += sum(card >= BATTLE_CARDS for card in pair[role])
    return p


class _Box:
    """All cards, taken out one by one; no card can be taken twice."""

    def __init__(self) -> None:
        self.battle = list(range(BATTLE_CARDS))
        self.tactics = TACTICS_DECK[:]

    @property
    def touched(self) -> bool:
        """Whether any tactics card has been placed."""
        return self.tactics != TACTICS_DECK

    def tricks_in(self, text: str) -> list[int]:
        """The tactics cards a text names."""
        return [CARD_NUMBERS[word] for word in text.split()]

    def take(self, text: str) -> list[int]:
        """Take these cards out of the box, in the order of the text."""
        taken: list[int] = []
        for word in text.split():
            taken += self._take(word)
        return taken

    def _take(self, word: str) -> list[int]:
        if word not in CARD_NUMBERS:
            found = [card for card in _pattern(word) if card in self.battle]
        else:
            found = [CARD_NUMBERS[word]]
        for card in found:
            pile = self.battle if card < BATTLE_CARDS else self.tactics
            assert card in pile, f"{word} is placed twice"
            pile.remove(card)
        return found


def _pattern(word: str) -> list[int]:
    """The cards of `G3-5`, `*7` or `*0-11`."""
    colours = COLOUR_LETTERS if word[0] == "*" else word[0]
    low, _, high = word[1:].partition("-")
    values = range(int(low), int(high or low) + 1)
    return [COLOUR_LETTERS.index(c) * VALUES + value for c in colours for value in values]


def cards(text: str) -> list[int]:
    """The numbers of these cards, in the order of the text."""
    return _Box().take(text)


# -- playing ----------------------------------------------------------------------------------


def play(p: SporPosition, *moves: str, seat: int | None = None) -> list[Event]:
    """Play these moves, each for the seat to move (or for `seat`); no card is ever lost."""
    events: list[Event] = []
    before = p.inventory()
    for text in moves:
        p.play(p.to_move[0] if seat is None else seat, GAME.read_move(text), events.append)
        if p.inventory() != before:
            assert "next-game" in [event.code for event in events], f"cards lost by {text}"
            before = p.inventory()
    return events


def texts(p: SporPosition, seat: int | None = None) -> list[str]:
    """The legal moves of the seat to move, in notation."""
    seat = p.to_move[0] if seat is None else seat
    return [GAME.write_move(move) for move in p.legal_moves(seat)]


def refusal(p: SporPosition, text: str, seat: int | None = None) -> IllegalMove:
    """Why this move is refused; asking changes nothing."""
    before = p.text()
    reason = p.why_not(p.to_move[0] if seat is None else seat, GAME.read_move(text))
    assert p.text() == before
    assert reason is not None, f"{text} is legal"
    return reason


def finish_turn(p: SporPosition) -> None:
    """Draw from the battle deck and end the turn, if that has not happened by itself."""
    while now(p)[1] in ("draw", "close"):
        play(p, "draw" if now(p)[1] == "draw" else "end")


# -- looking ----------------------------------------------------------------------------------


def now(p: SporPosition) -> tuple[str, str]:
    """Whose turn it is, and its phase."""
    phase = next(name for name, number in PHASES.items() if number == p.board.phase)
    return ROLES[p.board.turn], phase


def claims(p: SporPosition) -> list[int]:
    """The dams the attacker may claim now, as the legal moves offer them."""
    return [int(text[5:]) for text in texts(p) if text.startswith("claim")]


def words(p: SporPosition, start: str) -> list[str]:
    """The legal moves that begin like this."""
    return [text for text in texts(p) if text.startswith(start)]


def side(p: SporPosition, role: str, dam: int) -> str:
    """The cards of one side, the earliest first."""
    return card_names(p.board.cards(ROLES.index(role), dam - 1))


def hand(p: SporPosition, role: str) -> str:
    """The cards in hand, sorted."""
    return card_names(p.hands[ROLES.index(role)])


def discards(p: SporPosition) -> str:
    """The battle cards among the discards, sorted by colour."""
    return card_names(p.board.discards())


def view(p: SporPosition, role: str | None) -> SporView:
    """What this role may know; None is a spectator."""
    return p.view(None if role is None else p.board.seat(ROLES.index(role)))


def winner(p: SporPosition) -> str:
    """The role that won this game, and why."""
    assert p.outcome is not None
    (seat,) = p.outcome.winners
    return f"{ROLES[p.board.role(seat)]} {p.outcome.reason}"
