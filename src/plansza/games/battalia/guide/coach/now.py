"""Of what lies on the table, and of what the seat can do in this view."""

from collections.abc import Callable, Iterator

from plansza.core.contract import Phrase, View
from plansza.core.moves import Kind
from plansza.core.values import codes
from plansza.games.battalia.guide.coach import fights
from plansza.games.battalia.rules.assumptions import COHORT_LESS, LIT
from plansza.games.battalia.rules.board import ACT, ATTACKING, DEFENDING, DRAFT, NOBODY, PAYING
from plansza.games.battalia.rules.components import (
    AMULET,
    ARTEFACT,
    ARTEFACT_NAMES,
    C_ARTEFACT,
    C_DUST,
    C_SUPPLY,
    CARD_NAMES,
    CLASS_OF,
    COLOUR_NAMES,
    COLOUR_OF,
    DAYS,
    HEROES,
    HORSE,
    KING,
    QUEEN,
    RANK_NAMES,
    RANKS,
    SCROLL,
    SUPPLY,
    TENT,
    TITLE,
    UNIVERSAL,
)
from plansza.games.battalia.rules.moves import (
    BUILD,
    COHORT,
    END,
    HERO,
    HIRE,
    MARCH,
    MOVES,
    PLAY,
    PORT,
    RAISE,
    ROAD,
    STORM_CITY,
    UPGRADE,
)
from plansza.games.battalia.rules.scoring import CITIES_TO_END, score
from plansza.games.battalia.rules.squares import OFF, SQUARE_NAMES, SQUARES
from plansza.games.battalia.rules.telling.prompts import yes
from plansza.games.battalia.rules.turn import acts, lines, week
from plansza.games.battalia.rules.turn.movement import RIDE
from plansza.games.battalia.rules.variants import alliance
from plansza.games.battalia.rules.view import BattaliaView

CODES = codes("""
    draft turn goal conquer danger found raise check last cohort upgrade artefact oracle port hero
    road march end pay morale ahead hold
""")
Remarks = Iterator[Phrase]
Offers = dict[Kind, list[tuple[int, int]]]  # what can be begun now, by kind of move
# Lines whose cards come back from the shelter; what is given away for good is none of them.
LINES = (acts.BUILD, acts.RAISE, acts.ROAD, acts.MARKET, acts.HIRE, acts.BUY, acts.MARCH, acts.HERO)
HELPERS = (TITLE, SCROLL, AMULET, TENT)  # artefacts that are played by themselves
NEAR = 8  # cards that a deck may lack and still get them in time
SOON = 2  # days that are left of a week when its end is near


def remarks(view: View) -> list[Phrase]:
    """What there is to say to the seat of this view, the most important first; nothing while it
    waits."""
    assert isinstance(view, BattaliaView)
    if view.seat is None or view.seat not in view.known.to_move:
        return []
    told = TOLD_IN.get(view.board.phase)
    return [] if told is None else list(told(view, view.seat))


# -- an action ------------------------------------------------------------------------------------


def _action(view: BattaliaView, seat: int) -> Remarks:
    """Between lines, when everything is open."""
    offers: Offers = {}
    for move in view.state.legal_moves(seat):
        kind, one, two = MOVES.parts(move)
        offers.setdefault(kind, []).append((one, two))
    for told in OF_ACTIONS:
        yield from told(view, seat, offers)


def _turn(view: BattaliaView, seat: int, offers: Offers) -> Remarks:
    """A8: what a turn is usually spent on."""
    if HIRE in offers and not view.board.begun[seat]:
        best = max(rank for rank, _ in offers[HIRE])
        yield "turn", {"rank": RANK_NAMES[best]}


def _goal(view: BattaliaView, seat: int, offers: Offers) -> Remarks:
    """A1, C19: points, how many others have, and what ends the game."""
    most = CITIES_TO_END[len(alliance.allies(view.board, seat))]
    yield "goal", {**_scores(view, seat), "most": most, "week": view.options.weeks}


def _scores(view: BattaliaView, seat: int) -> dict[str, int]:
    board = view.board
    others = [other for other in range(board.seats) if not alliance.allied(board, seat, other)]
    best = max(score(board, other) for other in others)
    return {"own": score(board, seat), "other_score": best}


def _conquer(view: BattaliaView, seat: int, offers: Offers) -> Remarks:
    """A15, A16: a guard that plain cards in hand beat for sure, and by how much."""
    for square, _ in offers.get(STORM_CITY, []):
        battle = fights.against_guard(view, seat, square)
        if battle is not None:
            own, against = battle
            spoils = fights.spoils(view.board, seat, square)
            where = {"square": SQUARE_NAMES[square]}
            yield "conquer", {**where, "own": own, "against": against, "level": spoils}
            return


def _danger(view: BattaliaView, seat: int, offers: Offers) -> Remarks:
    """A15: somebody could attack a city in his next turn."""
    found = fights.endangered(view, seat)
    if found is not None:
        square, other = found
        yield "danger", {"square": SQUARE_NAMES[square], "other_seat": other}


def _found(view: BattaliaView, seat: int, offers: Offers) -> Remarks:
    """a1: the highest city that could be founded."""
    if BUILD in offers:
        rank = max(rank for _, rank in offers[BUILD])
        yield "found", {"level": rank + 1, "rank": RANK_NAMES[rank]}


def _raise(view: BattaliaView, seat: int, offers: Offers) -> Remarks:
    """a2: the highest city that could be raised."""
    if RAISE in offers:
        level = view.board.level
        square = max([square for square, _ in offers[RAISE]], key=lambda each: level[each])
        yield "raise", {"square": SQUARE_NAMES[square], "level": level[square] + 1}


def _check(view: BattaliaView, seat: int, offers: Offers) -> Remarks:
    """C3, C12: the decks are counted soon, and the seat's own is near a royal."""
    board = view.board
    days = DAYS - board.day
    if days > SOON or board.week < week.FIRST_COUNT or board.week == view.options.weeks:
        return
    size = board.deck_size(seat)
    for which in (QUEEN, KING):
        least, has = week.ROYAL_DECKS[which - QUEEN], board.crowned[seat * 2 + which - QUEEN]
        if has != week.GONE and least - size <= NEAR and (size < least or has == week.NEVER):
            what = "win" if has == week.NEVER else "keep"
            royal = RANK_NAMES[which]
            need = max(0, least - size)
            yield "check", {"what": what, "royal": royal, "count": size, "need": need, "days": days}
            return


def _last(view: BattaliaView, seat: int, offers: Offers) -> Remarks:
    """Q4: the game is nearly over."""
    days = DAYS - view.board.day
    if view.board.week == view.options.weeks and days <= SOON:
        yield "last", {"days": days, **_scores(view, seat)}


def _cohort(view: BattaliaView, seat: int, offers: Offers) -> Remarks:
    """A8: the largest cohort in hand, and how many cards it brings."""
    if COHORT in offers:
        sizes = [
            (sum(COLOUR_OF[card] in (colour, UNIVERSAL) for card in view.hand), colour)
            for colour, _ in offers[COHORT]
        ]
        shown, colour = max(sizes)
        facts = {"shown": shown, "count": shown - COHORT_LESS}
        yield "cohort", {**facts, "colour": COLOUR_NAMES[colour]}


def _upgrade(view: BattaliaView, seat: int, offers: Offers) -> Remarks:
    """a7: the best unit that could be upgraded."""
    if UPGRADE in offers:
        card = max([card for card, _ in offers[UPGRADE]], key=lambda each: CLASS_OF[each])
        yield "upgrade", {"card": CARD_NAMES[card], "rank": RANK_NAMES[card % RANKS + 1]}


def _artefact(view: BattaliaView, seat: int, offers: Offers) -> Remarks:
    """A13, A14: an artefact that helps before a line."""
    for card, _ in offers.get(PLAY, []):
        type = CLASS_OF[card] - C_ARTEFACT
        if ARTEFACT <= card < SUPPLY and type in HELPERS:
            lit = yes(LIT[view.board.day] == type)
            yield "artefact", {"type": ARTEFACT_NAMES[type], "lit": lit}
            return


def _oracle(view: BattaliaView, seat: int, offers: Offers) -> Remarks:
    """A6: the artefact in hand that is lit today."""
    lit = LIT[view.board.day]
    if any(CLASS_OF[card] == C_ARTEFACT + lit for card in view.hand):
        yield "oracle", {"type": ARTEFACT_NAMES[lit]}


def _port(view: BattaliaView, seat: int, offers: Offers) -> Remarks:
    """C4: a hero could go through a gate."""
    if PORT in offers:
        yield "port", {"number": offers[PORT][0][0] + 1}


def _hero(view: BattaliaView, seat: int, offers: Offers) -> Remarks:
    """a9: a second hero, or one instead of those who were lost."""
    if HERO in offers:
        heroes = view.board.heroes[seat * HEROES : seat * HEROES + HEROES]
        facts = {"square": SQUARE_NAMES[offers[HERO][0][0]]}
        yield "hero", {**facts, "alone": yes(heroes.count(OFF) == HEROES)}


def _road(view: BattaliaView, seat: int, offers: Offers) -> Remarks:
    """a3: roads, while there are cities to be had at their ends."""
    board = view.board
    free = [
        square
        for square in range(SQUARES)
        if board.is_city(square) and board.owner[square] == NOBODY
    ]
    if ROAD in offers and free:
        yield "road", {"count": len(free)}


def _march(view: BattaliaView, seat: int, offers: Offers) -> Remarks:
    """a5: how far the hand takes a hero."""
    if MARCH in offers:
        counts = lines.hand_counts(view.state, seat)
        ride = 2 * RIDE if LIT[view.board.day] == HORSE else RIDE
        far = counts[C_SUPPLY] + lines.DUST_WORTH * counts[C_DUST]
        far += ride * counts[C_ARTEFACT + HORSE]
        if far:
            yield "march", {"count": far, "ride": ride}


def _end(view: BattaliaView, seat: int, offers: Offers) -> Remarks:
    """A8: nothing is left to do."""
    if list(offers) == [END]:
        yield "end", {"count": len(view.hand)}


Told = Callable[[BattaliaView, int, Offers], Remarks]
OF_ACTIONS: tuple[Told, ...] = (
    *(_turn, _goal, _conquer, _danger, _found, _raise, _check, _last, _cohort, _upgrade),
    *(_artefact, _oracle, _port, _hero, _road, _march, _end),
)


# -- other decisions ------------------------------------------------------------------------------


def _draft(view: BattaliaView, seat: int) -> Remarks:
    """C18: which card to keep."""
    yield "draft", {}


def _paying(view: BattaliaView, seat: int) -> Remarks:
    """A10: where the cards of a line go."""
    if view.board.act in LINES:
        yield "pay", {"count": len(view.hand)}


TOLD_IN: dict[int, Callable[[BattaliaView, int], Remarks]] = {
    ACT: _action,
    DRAFT: _draft,
    PAYING: _paying,
    ATTACKING: fights.attacking,
    DEFENDING: fights.defending,
}
