"""About what lies beside the map: days, players, stacks, luck, elixirs, drawers, actions."""

from collections.abc import Callable

from plansza.core.drawing import Phrase
from plansza.core.errors import Fact
from plansza.games.battalia.picture.about import cards
from plansza.games.battalia.picture.action_panel import COSTS
from plansza.games.battalia.picture.pool_picture import STACK_NAMES
from plansza.games.battalia.rules import board as b
from plansza.games.battalia.rules.assumptions import (
    ARTEFACT_SUPPLIES,
    CHOICE,
    CROSSROADS_SUPPLIES,
    HIRE_SUPPLIES,
    LIT,
    ROAD_FREEMEN,
)
from plansza.games.battalia.rules.board import NOBODY, TENT_FIELDS
from plansza.games.battalia.rules.components import (
    ARTEFACT_NAMES,
    CARD_NUMBERS,
    CITY,
    COLOUR_NAMES,
    DAYS,
    ELIXIR_NAMES,
    NOTHING,
    PALSY,
    R_CURVE,
    RANKS,
    S_TERRAIN,
)
from plansza.games.battalia.rules.scoring import CITIES_TO_END, great_cities, score
from plansza.games.battalia.rules.telling.prompts import yes
from plansza.games.battalia.rules.turn import battle_strength
from plansza.games.battalia.rules.turn.building import NEW_CITY
from plansza.games.battalia.rules.turn.week import FIRST_COUNT, ROYAL_DECKS
from plansza.games.battalia.rules.variants import alliance, elixirs, fanatics, silence
from plansza.games.battalia.rules.view import BattaliaView

Facts = dict[str, Fact]

# -- time and players ---------------------------------------------------------------------------


def day(view: BattaliaView, name: str) -> list[Phrase]:
    """A6, C12: what today is good for, and when decks are counted."""
    board = view.board
    left = DAYS - board.day
    return [
        ("day", {}),
        ("day-lit", {"type": ARTEFACT_NAMES[LIT[board.day]]}),
        ("day-choice", {"type": ARTEFACT_NAMES[CHOICE[board.day]]}),
        ("day-check", {"days": left, "counted": yes(board.week >= FIRST_COUNT)}),
    ]


def seat(view: BattaliaView, name: str) -> list[Phrase]:
    """A player: points, goal, cards, deck."""
    board, who = view.board, int(name) - 1
    side = alliance.allies(board, who)
    cities = sum(great_cities(board, ally) for ally in side)
    shelter = len(board.shelter[who]) + board.veiled[who]
    places: Facts = {"hand": board.held[who], "nation": board.nation[who], "shelter": shelter}
    goals: Facts = {"queen": ROYAL_DECKS[0], "king": ROYAL_DECKS[1]}
    teams = yes(alliance.in_teams(board))
    return [
        ("seat", {"seat": who, "points": score(board, who), "teams": teams}),
        ("seat-goal", {"count": cities, "most": CITIES_TO_END[len(side)]}),
        ("seat-cards", {**places, "ambush": board.ambush[who]}),
        ("seat-deck", {"count": board.deck_size(who), **goals}),
    ]


def tent(view: BattaliaView, name: str) -> list[Phrase]:
    """A14: whose it is, and what becomes of it."""
    at = (int(name) - 1) * TENT_FIELDS
    owner, _, inside, _, grand = view.board.tents[at : at + TENT_FIELDS]
    found: list[Phrase] = [("tent", {"owner_seat": owner, "count": inside})]
    if owner == view.seat:
        found.append(("tent-own", {}))
    return [*found, ("tent-grand" if grand else "tent-torn", {})]


# -- the pool -----------------------------------------------------------------------------------


def stack(view: BattaliaView, name: str) -> list[Phrase]:
    """A5: what lies in a stack, and what it costs."""
    if name not in STACK_NAMES:
        return [*cards.kind_of(view.board, CARD_NUMBERS[name]), *_heap(view, name)]
    which = STACK_NAMES.index(name)
    found = _kind_of_stack(view, which)
    if view.board.top[which] == NOTHING:
        return [*found[:-1], ("stack-empty", {})]
    return found[:4]


def _kind_of_stack(view: BattaliaView, which: int) -> list[Phrase]:
    if which < RANKS:
        brings = fanatics.brings(view.board, which)
        cost: Facts = {"supply": HIRE_SUPPLIES, "count": brings}
        return [*cards.rank(which), ("stack-unit", cost)]
    if which < S_TERRAIN:
        found = cards.artefact(view.board, which - RANKS)
        return [*found, ("stack-artefact", {"supply": ARTEFACT_SUPPLIES})]
    shape = which - S_TERRAIN
    if shape >= CITY:
        return [("stack-city", {"count": NEW_CITY})]
    supplies = CROSSROADS_SUPPLIES if shape > R_CURVE else 0
    return [("stack-road", {"count": ROAD_FREEMEN, "supply": supplies})]


def _heap(view: BattaliaView, name: str) -> list[Phrase]:
    board = view.board
    left = {"Supply": board.supplies, "Dust": board.dust, "Chest": board.chests}[name]
    return [("heap", {"count": left})]


def storm(view: BattaliaView, name: str) -> list[Phrase]:
    """C5: the deck, or a storm that may be copied."""
    if name == "deck":
        return [("storm-deck", {"count": len(view.board.storms)})]
    return [("storm", {"number": int(name)}), ("storm-copy", {})]


def spent(view: BattaliaView, name: str) -> list[Phrase]:
    """C5: the storm that broke last."""
    return [("storm", {"number": int(name)}), ("storm-spent", {})]


def fate(view: BattaliaView, name: str) -> list[Phrase]:
    """C11: the Fate cards."""
    return [("fate-deck", {"count": len(view.board.fates)})]


def omen(view: BattaliaView, name: str) -> list[Phrase]:
    """A storm or Fate that waits to be carried out."""
    board = view.board
    if board.phase == b.FATED:
        return [("fate", {"number": board.arg + 1}), ("omen-fate", {})]
    return [("storm", {"number": board.spent[-1] + 1}), ("omen-storm", {})]


def flask(view: BattaliaView, name: str) -> list[Phrase]:
    """C23: what an elixir does, and who has it."""
    board, elixir = view.board, ELIXIR_NAMES.index(name)
    at = elixir * elixirs.FLASK_FIELDS
    owner, worked, used = board.flasks[at : at + elixirs.FLASK_FIELDS]
    found: list[Phrase] = [("elixir", {"elixir": name})]
    if owner == NOBODY:
        return [*found, ("flask-sale", {"supply": elixirs.PRICE})]
    if not worked:
        found.append(("flask-full", {"owner_seat": owner}))
    else:
        left = elixirs.LASTS + 1 - worked
        found.append(("flask-works", {"owner_seat": owner, "days": left, "used": yes(bool(used))}))
    if elixir == PALSY and board.victim != NOBODY:
        found.append(("flask-victim", {"victim_seat": board.victim}))
    if board.silent[owner] != silence.NEVER:
        found.append(("flask-silent", {}))
    return found


# -- drawers ------------------------------------------------------------------------------------


def opener(view: BattaliaView, name: str) -> list[Phrase]:
    """What a drawer holds; the same for what opens it."""
    return [(f"drawer-{name}", {})]


def closer(view: BattaliaView, name: str) -> list[Phrase]:
    """What closes a drawer."""
    return [("close", {})]


# -- actions ------------------------------------------------------------------------------------


def action(view: BattaliaView, name: str) -> list[Phrase]:
    """An entry of the panel: what is done and what it costs."""
    return [(f"act-{name}", {**COSTS.get(name, {})})]


def thing(code: str) -> Callable[[BattaliaView, str], list[Phrase]]:
    """Something that is always the same."""

    def told(view: BattaliaView, name: str) -> list[Phrase]:
        return [(code, {})]

    return told


# -- battle, choices ----------------------------------------------------------------------------


def battle(view: BattaliaView, name: str) -> list[Phrase]:
    """A15: how a battle is won."""
    return [("battle", {}), ("battle-end", {})]


def side(view: BattaliaView, name: str) -> list[Phrase]:
    """A15: the strength of a side, and what it must reach."""
    board = view.board
    own = 0 if name == "attacker" else 1
    total, other = (battle_strength.total(board, each) for each in (own, 1 - own))
    needs = max(0, other + 1 - total) if own == 0 else max(0, other - total)
    return [
        ("side", {"side": name, "strength": total, "against": other, "count": needs}),
        ("side-parts", {}),
    ]


def hue(view: BattaliaView, name: str) -> list[Phrase]:
    """A faction, to lead, to name, or as a colour."""
    number = COLOUR_NAMES.index(name) + 1
    found: list[Phrase] = [("faction", {"colour": name, "number": number})]
    return [*found, ("faction-equal", {})] if view.board.phase in (b.FACTION, b.NAMING) else found


def named(view: BattaliaView, name: str) -> list[Phrase]:
    """A4: a faction that was named for the pool."""
    number = COLOUR_NAMES.index(name) + 1
    return [("faction", {"colour": name, "number": number}), ("faction-named", {})]


def level(view: BattaliaView, name: str) -> list[Phrase]:
    """a1: the level of a new city."""
    return [("level", {"level": int(name), "ask": int(name) - 1, "count": NEW_CITY})]


def deal(view: BattaliaView, name: str) -> list[Phrase]:
    """C25: a deal at the Royal Bridge."""
    return [("deal", {"deal": name})]


def line(view: BattaliaView, name: str) -> list[Phrase]:
    """The strip above the hand, its words, or a card of a battle line."""
    return [("line", {})] if name in ("", "text") else cards.fought(view, name)
