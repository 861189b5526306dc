"""What the things in a picture tell a newcomer who points at them: what each is, what it does, and
how it stands now. From the view alone; the words are `about-CODE`s."""

from collections.abc import Callable

from plansza.core.contract import Phrase
from plansza.core.errors import Fact
from plansza.games.drako.picture.cards import CARD_IDS
from plansza.games.drako.picture.ledger import with_symbol
from plansza.games.drako.picture.sides import left_of
from plansza.games.drako.rules import steps
from plansza.games.drako.rules.board import (
    ACTING,
    DODGED,
    DODGING,
    MAIMING,
    OPEN,
    PLACING,
    REACTING,
    REDRAWING,
    SPARING,
)
from plansza.games.drako.rules.components import (
    ARCHER,
    ARMOUR,
    ATTACK,
    BERSERKER,
    BOW,
    BRALD,
    CARD_NAMES,
    CHARGE,
    CHARGE_SLOTS,
    DRAGON,
    FIGURE_NAMES,
    FIGURE_NUMBERS,
    FIRE,
    FLAME,
    HAND_LIMIT,
    KNIGHT,
    LEGS,
    NET,
    OTHER_ARCHER,
    REINFORCE,
    ROCK,
    SHIELD,
    SHIELD_ON,
    SIDE_NAMES,
    SYMBOL_WORDS,
    SYMBOLS,
    SYMBOLS_ON,
    THROW_SLOTS,
    THROWER,
    TRACK_NAMES,
    TRACK_SLOTS,
    URPEN,
    WINGS,
    XBOW,
)
from plansza.games.drako.rules.duels import COUNTED, LOSES, PASSES, UNENDING, WINS
from plansza.games.drako.rules.fields import DIRECTION_NAMES, FIELD_NUMBERS
from plansza.games.drako.rules.speech import symbol_facts
from plansza.games.drako.rules.telling import threats
from plansza.games.drako.rules.telling.prompts import names, yes_no
from plansza.games.drako.rules.view import DrakoView

Told = list[Phrase]
Teller = Callable[[DrakoView, str], Told]
CARDS_BY_ID = {id: card for card, id in enumerate(CARD_IDS)}
AIMED = (ATTACK, BOW, XBOW, ROCK, FIRE, NET)
CLOCKS = {
    PASSES: "clock-passes",
    LOSES: "clock-loses",
    WINS: "clock-wins",
    COUNTED: "clock-counted",
    UNENDING: "clock-unending",
}


def about(view: DrakoView, id: str) -> Told:
    """Up to four sentences about the thing with this id; nothing about what is not there."""
    for start, teller in TELLERS.items():
        if id.startswith(start):
            return teller(view, id.removeprefix(start))
    return []


def _role(view: DrakoView, end: str) -> int:
    """Whose things lie at this end of the table."""
    near = 0 if view.seat is None else view.board.role(view.seat)
    return near if end == "near" else 1 - near


# -- the board ------------------------------------------------------------------------------------


def _valley(view: DrakoView, rest: str) -> Told:
    return [("valley", {})]


def _field(view: DrakoView, name: str) -> Told:
    """B1, P3: a field, whose it is, who stands there."""
    field, board = FIELD_NUMBERS[name], view.board
    told: Told = [("field", {})]
    if field in board.homes:
        returns = not view.options.camps[view.options.owner[KNIGHT]].plates
        told.append(("home" if returns else "home-once", {}))
    figure = board.field[field]
    told.append(("stands", {"figure": FIGURE_NAMES[figure]}) if figure >= 0 else ("free", {}))
    return told


def _line(view: DrakoView, rest: str) -> Told:
    """The way of something that the card in play could do."""
    if rest in DIRECTION_NAMES:
        return [("line", {"kind": SYMBOL_WORDS[CHARGE]})]
    board = view.board
    symbols = [board.symbol] if board.symbol >= 0 else SYMBOLS_ON[board.card]
    kinds = [SYMBOLS[each].kind for each in symbols]
    aimed = next(kind for kind in kinds if kind in AIMED)
    return [("line", {"kind": SYMBOL_WORDS[aimed]})]


# -- figures --------------------------------------------------------------------------------------


def _figure(view: DrakoView, name: str) -> Told:
    """B3: who it is, its wounds, its power, and what holds it."""
    figure, board = FIGURE_NUMBERS[name], view.board
    plates = view.options.camps[view.options.owner[figure]].plates
    told: Told = [("figure", {"figure": name, "plates": yes_no(plates)})]
    if not board.alive(figure):
        return [*told, _absent(view, figure)]
    wounds, slots, left = board.wounds[figure], board.slots(figure), board.left(figure)
    told.append(("wounds", {"wounds": wounds, "slots": slots, "left": left}))
    told += _power(view, figure)
    if board.net == figure:
        told.append(("netted", {}))
    elif board.acted >> figure & 1:
        told.append(("acted", {}))
    return told


def _absent(view: DrakoView, figure: int) -> Phrase:
    if view.board.phase in (REDRAWING, PLACING):
        return "waiting", {}
    returns = not view.options.camps[view.options.owner[figure]].plates
    archer = figure in (ARCHER, OTHER_ARCHER) and returns and view.board.alive(KNIGHT)
    return ("fallen-archer" if archer else "fallen"), {}


def _power(view: DrakoView, figure: int) -> Told:
    """What is left of the power that is a figure's own."""
    board = view.board
    if figure == KNIGHT:
        return [("dodge-kept" if board.dodge else "dodge-spent", {})]
    if figure == BRALD:
        return [("fury-kept" if board.fury else "fury-spent", {})]
    if figure == URPEN:
        return [_net_now(view)]
    if figure == THROWER:
        return [_slots_left("throw", THROW_SLOTS - board.wounds[figure])]
    if figure == BERSERKER:
        return [_slots_left("charge", CHARGE_SLOTS - board.wounds[figure])]
    return _dragon(view) if figure == DRAGON else []


def _slots_left(power: str, count: int) -> Phrase:
    return (f"{power}-left", {"count": count}) if count > 0 else (f"{power}-lost", {})


def _dragon(view: DrakoView) -> Told:
    """P6: a track acts only when full."""
    wings, fire, legs = [view.board.track_open(track) for track in (WINGS, FLAME, LEGS)]
    if wings and fire and legs:
        return []
    facts: dict[str, Fact] = {"wings": yes_no(wings), "fire": yes_no(fire), "legs": yes_no(legs)}
    facts["also_fire"] = yes_no(not wings and not fire)
    facts["also_legs"] = yes_no(not legs and not (wings and fire))
    return [("dragon-lost", facts)]


def _track(view: DrakoView, name: str) -> Told:
    """P6, O4: what a track of the dragon's is for."""
    track = TRACK_NAMES.index(name)
    left = TRACK_SLOTS[track] - view.board.tracks[track]
    told: Told = [("track", {"track": name})]
    told.append(("track-left", {"count": left}) if left else ("track-full", {}))
    if track != ARMOUR:
        chooser = "attacker" if view.options.wounding == MAIMING else "dragon"
        told.append(("track-dragon", {"chooser": chooser}))
    return told


# -- attacks --------------------------------------------------------------------------------------


def _attack(view: DrakoView, number: str) -> Told:
    """T7: who strikes whom, how it was answered, and what it would bring."""
    board, index = view.board, int(number) - 1
    figure, target = FIGURE_NAMES[board.strikers[index]], FIGURE_NAMES[board.targets[index]]
    kind, value = SYMBOL_WORDS[board.in_play().kind], board.values[index]
    facts: dict[str, Fact] = {"kind": kind, "figure": figure, "target": target, "value": value}
    told: Told = [("attack", facts)]
    if board.answers[index] != OPEN:
        dodged = board.answers[index] == DODGED
        return [*told, ("attack-dodged" if dodged else "attack-shielded", {})]
    camp = view.options.camps[1 - board.turn]
    if board.targets[index] == camp.unshielded:
        told.append(("attack-bare", {}))
    else:
        pairs = yes_no(camp.shields_for_one > 1)
        told.append(("attack-open", {"target": target, "pairs": pairs}))
    if board.targets[index] in threats.doomed(board):
        told.append(("attack-deadly", {"target": target}))
    return told


# -- sides, turns, clocks -------------------------------------------------------------------------


def _slip(view: DrakoView, end: str) -> Told:
    """E1, E2, X1-X4: a side, and how it wins or loses."""
    role = _role(view, end)
    side, enemy = [SIDE_NAMES[view.options.sides[each]] for each in (role, 1 - role)]
    return [("side", {"side": side}), ("aim", {"side": enemy}), _clock(view, role)]


def _clock(view: DrakoView, role: int) -> Phrase:
    """What the end of its cards means to a side."""
    board, camp = view.board, view.options.camps[role]
    facts: dict[str, Fact] = {}
    if camp.out_of_cards in (PASSES, LOSES, WINS):
        facts["side"] = SIDE_NAMES[camp.side]
    if camp.out_of_cards in (LOSES, WINS):
        facts["count"] = board.held[role] + board.deck[role]
    if camp.out_of_cards == UNENDING:
        facts["count"] = board.calm
    return CLOCKS[camp.out_of_cards], facts


def _turn(view: DrakoView, rest: str) -> Told:
    board = view.board
    if board.phase in (REDRAWING, PLACING):
        return [("turn-setup", {})]
    if board.phase >= REACTING:
        return [("turn-answer", {})]
    return [("turn", {}), ("turn-left", {"count": board.actions})]


# -- cards ----------------------------------------------------------------------------------------


def _symbol(view: DrakoView, role: int, symbol: int) -> Phrase:
    """What a symbol lets a side do in this duel."""
    facts, camp = symbol_facts(symbol), view.options.camps[role]
    kind = SYMBOLS[symbol].kind
    if kind == REINFORCE and camp.plates:
        return "plate", {}
    if kind == ROCK and camp.rock:
        facts["one_value"] = camp.rock  # X2
    return "symbol", facts


def _face(view: DrakoView, role: int, card: int) -> Told:
    """All that is on a card; X1, X4: what a shield is worth to this side."""
    told = [_symbol(view, role, symbol) for symbol in SYMBOLS_ON[card]]
    camp = view.options.camps[role]
    if SHIELD_ON[card] >= 0 and camp.shields_for_one > 1:
        told.append(("shield-pair", {}))
    if SHIELD_ON[card] >= 0 and camp.unshielded >= 0:
        told.append(("shield-bare", {}))
    return told


def _card(view: DrakoView, rest: str) -> Told:
    """T3: a card in hand, or the one in play."""
    board = view.board
    id = f"card-{rest.removesuffix('-played')}"
    card = CARDS_BY_ID[id]
    if rest.endswith("-played") or card not in view.hand:
        return [*_face(view, board.turn, card), ("played", {})]
    return [*_face(view, _role(view, "near"), card), _card_now(view, card)]


def _card_now(view: DrakoView, card: int) -> Phrase:
    """What a card in hand would do, played as an action."""
    board, role = view.board, _role(view, "near")
    victim = threats.victim_of_card(view.state, role, card)
    symbols = SYMBOLS_ON[card]
    mine = board.phase == ACTING and board.turn == role
    if mine and victim >= 0:
        return "card-kill", {"target": FIGURE_NAMES[victim]}
    if all(SYMBOLS[symbol].kind == SHIELD for symbol in symbols):
        return "card-shield", {}
    if mine and not any(steps.usable(view.state, role, symbol) for symbol in symbols):
        return "card-idle", {}
    return ("card-two" if len(symbols) > 1 else "card-one"), {}


def _button_symbol(view: DrakoView, number: str) -> Told:
    """A symbol of the card in play that can be chosen."""
    role, symbol = view.board.turn, SYMBOLS_ON[view.board.card][int(number) - 1]
    told = [_symbol(view, role, symbol)]
    falling = threats.victims(view.state, role, symbol)
    return [*told, ("card-kill", {"target": names(falling)})] if falling else told


def _deck(view: DrakoView, end: str) -> Told:
    """T2, X2, X4: drawing, and what happens when there is nothing left to draw."""
    role = _role(view, end)
    camp = view.options.camps[role]
    told: Told = [("deck", {})]
    if camp.draws_below <= HAND_LIMIT:
        told.append(("deck-pair", {}))
    if camp.second_deck and view.board.renewed:
        told.append(("deck-second-done", {}))
    elif camp.second_deck:
        told.append(("deck-second", {"count": camp.second_deck}))
    return [*told, _clock(view, role)]


def _hint(view: DrakoView, rest: str) -> Told:
    return _deck(view, "near")


def _discards(view: DrakoView, end: str) -> Told:
    """T3, X1, X2: whether discards come back, and the last of them."""
    role = _role(view, end)
    pile, camp = view.board.discards[role], view.options.camps[role]
    back = view.options.unending or (camp.second_deck > 0 and not view.board.renewed)
    told: Told = [("discards-back" if back else "discards-gone", {})]
    if not pile:
        return [*told, ("discards-none", {})]
    return [*told, ("discards-top", {"card": CARD_NAMES[pile[-1]]})]


def _shields(cards: list[int]) -> int:
    return sum(SHIELD_ON[card] >= 0 for card in cards)


def _ledger(view: DrakoView, end: str) -> Told:
    hidden = left_of(view, _role(view, end))
    return [("ledger", {}), ("ledger-shields", {"count": _shields(hidden)})]


def _left(view: DrakoView, rest: str) -> Told:
    """A line of the ledger: what the card does, and how many are left."""
    end, _, number = rest.partition("-")
    role, card = _role(view, end), int(number)
    count, total = left_of(view, role).count(card), view.options.decks[role].count(card)
    return [*_face(view, role, card), ("left", {"count": count, "total": total})]


def _kind(view: DrakoView, rest: str) -> Told:
    """A line of the summary: on how many cards a symbol is left."""
    end, _, word = rest.partition("-")
    role, kind = _role(view, end), SYMBOL_WORDS.index(word)
    deck = view.options.decks[role]
    left, total = [with_symbol(cards, kind) for cards in (left_of(view, role), deck)]
    return [("kind", {"one": word, "count": left, "total": total})]


def _drawer(view: DrakoView, rest: str) -> Told:
    return [("drawer", {})]


def _back(view: DrakoView, rest: str) -> Told:
    """A hand from behind; everybody can count which cards have not been seen."""
    role = _role(view, rest.partition("-")[0])
    hidden = left_of(view, role)
    shields: dict[str, Fact] = {"count": _shields(hidden), "total": len(hidden)}
    return [("back", {"count": view.board.held[role]}), ("back-shields", shields)]


# -- markers and buttons --------------------------------------------------------------------------


def _stones(view: DrakoView, rest: str) -> Told:
    """B4, X2."""
    board = view.board
    left: dict[str, Fact] = {"count": board.stones, "used": board.used_stones}
    told: Told = [("stones", {}), ("stones-left", left)]
    back = view.options.camps[view.options.owner[THROWER]].stones_back
    return [*told, ("stones-back", {"count": back})] if back and not board.renewed else told


def _dodge(view: DrakoView, rest: str) -> Told:
    return [("dodge", {}), *_power(view, KNIGHT)]


def _fury(view: DrakoView, rest: str) -> Told:
    return [("fury", {}), *_power(view, BRALD)]


def _net(view: DrakoView, rest: str) -> Told:
    return [("net", {}), _net_now(view)]


def _net_now(view: DrakoView) -> Phrase:
    net = view.board.net
    return ("net-on", {"figure": FIGURE_NAMES[net]}) if net >= 0 else ("net-free", {})


def _done(view: DrakoView, rest: str) -> Told:
    """What “enough” means now."""
    board = view.board
    if board.phase in (SPARING, DODGING):
        return [("done-sparing" if board.phase == SPARING else "done-dodging", {})]
    return [("done-striking" if board.targets else "done-moving", {})]


def _endure(view: DrakoView, rest: str) -> Told:
    falling = threats.doomed(view.board)
    told: Told = [("endure", {})]
    return [*told, ("doomed", {"doomed": names(falling)})] if falling else told


def _plainly(code: str) -> Teller:
    """Of a button that always means the same."""

    def told(view: DrakoView, rest: str) -> Told:
        return [(code, {})]

    return told


# By how an id begins; the longer ones first where one begins another.
TELLERS: dict[str, Teller] = {
    "valley": _valley,
    "field-": _field,
    "line-": _line,
    "figure-": _figure,
    "board-": _figure,
    "slots-": _figure,
    "track-": _track,
    "attack-": _attack,
    "slip-": _slip,
    "turn": _turn,
    "card-": _card,
    "symbol-": _button_symbol,
    "deck-count-": _deck,
    "deck-": _deck,
    "draw-hint": _hint,
    "discards-count-": _discards,
    "discards-": _discards,
    "ledger-": _ledger,
    "left-": _left,
    "kind-": _kind,
    "cards-": _drawer,
    "open-": _drawer,
    "back-": _back,
    "stones": _stones,
    "dodge": _dodge,
    "fury": _fury,
    "net": _net,
    "done": _done,
    "endure": _endure,
    "waste": _plainly("waste"),
    "shed": _plainly("shed"),
    "keep": _plainly("keep"),
    "redraw": _plainly("redraw"),
}
