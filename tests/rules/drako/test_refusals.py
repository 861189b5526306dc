"""Refusals tell the true rule: who may aim at whom, with what, and where a figure may stand."""

from plansza.core.chance import FastChance
from plansza.games.drako.rules.position import DrakoPosition
from plansza.words import words_for
from tests.rules.drako.helper import GAME, play, position, refusal

NAMES = ("Ania", "Olek")


def spoken(p: DrakoPosition, move: str) -> tuple[str, str]:
    """The refusal of a move in English and in Polish."""
    reason = refusal(p, move)
    english, polish = (
        words_for(language, GAME).refusal(reason, NAMES) for language in ("en", "pl")
    )
    return english, polish


def test_fire_is_aimed_at_the_nearest_and_burns_those_behind() -> None:
    """P6: the second in line is hit by the same breath; nobody says that it is out of reach."""
    p = position("dragon-dwarves", "dragon:c1 brald:c2 morin:c4 urpen:e3", hands=("Fire-2", ""))
    play(p, "play:Fire-2", "use1")
    assert refusal(p, "dragonxmorin").code == "aim-nearest"
    english, polish = spoken(p, "dragonxmorin")
    assert english == "It hits Morin as well if you aim at the nearest in line; choose Brald."
    assert polish == "To trafi też Morina, jeśli wycelujesz w najbliższego w linii: wybierz Bralda."
    assert refusal(p, "dragonxurpen").code == "not-in-line"
    assert spoken(p, "dragonxurpen")[0].endswith("choose another target.")


def test_a_rock_is_aimed_at_the_nearest_and_rolls_on() -> None:
    """P4: the second in line is hit with one less; where nothing is left of it, that is said."""
    figures = "knight:c2 archer1:c4 archer2:c5 thrower:c1"
    p = position("knights-trolls", figures, turn=1, hands=("", "Rock-2|M1-1"))
    play(p, "play:Rock-2|M1-1", "use1")
    assert refusal(p, "throwerxarcher1").code == "aim-nearest"
    assert spoken(p, "throwerxarcher1")[0].endswith("choose the knight.")
    assert refusal(p, "throwerxarcher2").code == "rock-spent"
    assert spoken(p, "throwerxarcher2")[1].startswith("Głaz nie doleci do drugiego łucznika")


def test_who_stands_behind_an_own_figure_is_hidden() -> None:
    """P2, P4: the berserker ends a throw, any figure a shot."""
    figures = "knight:c2 archer1:c5 archer2:b1 thrower:c1 berserker:c4"
    p = position("knights-trolls", figures, turn=1, hands=("Bow-2", "Rock-3 S"))
    q = p.copy()
    play(p, "play:Rock-3", "use1")
    assert refusal(p, "throwerxarcher1").code == "in-the-way"
    q.board.turn = 0
    play(q, "play:Bow-2", "use1")
    assert refusal(q, "archer1xthrower").code == "in-the-way"
    assert spoken(q, "archer1xthrower")[0] == (
        "The berserker stands between the first archer and the thrower; choose another target."
    )


def test_a_net_keeps_an_archer_from_shooting() -> None:
    """N1, X4: not the distance, the net; the other archer shoots."""
    figures = "archer1:e1 archer2:c3 brald:c5 morin:e3"
    p = position("knights-dwarves", figures, hands=("Bow-2", ""), net="archer2")
    play(p, "play:Bow-2", "use1")
    assert refusal(p, "archer2xbrald").code == "net-on-bow"
    english, polish = spoken(p, "archer2xbrald")
    assert english == "The net keeps the second archer from shooting; choose another figure."
    assert polish == "Drugi łucznik nie strzela spod sieci: wybierz inną figurkę."


def test_a_power_belongs_to_its_figure() -> None:
    """T3, P2, T6: the knight has no bow; nobody attacks his own."""
    p = position("knights-trolls", "knight:c2 archer1:c4 thrower:c5", hands=("Bow-2 A-2", ""))
    q = p.copy()
    play(p, "play:Bow-2", "use1")
    assert refusal(p, "knightxthrower").code == "not-his-power"
    assert refusal(p, "archer1xknight").code == "own-target"
    play(q, "play:A-2", "use1")
    assert refusal(q, "knightxthrower").code == "cannot-reach"


def test_a_charge_that_meets_nobody_only_runs() -> None:
    """P5: it does something in that direction, but there is nobody to strike."""
    p = position(
        "knights-trolls", "knight:e1 thrower:c5 berserker:c2", turn=1, hands=("", "Charge")
    )
    play(p, "play:Charge", "use1")
    assert refusal(p, "hit:E").code == "nobody-met"


def test_a_netted_berserker_does_not_run() -> None:
    """N1, X2: the net is the reason, not the direction."""
    p = position("trolls-dwarves", "berserker:c2 brald:c3", hands=("Charge", ""), net="berserker")
    play(p, "play:Charge", "use1")
    assert refusal(p, "run:W").code == "netted"
    assert refusal(p, "run:E").code == "no-charge"


def test_a_figure_is_placed_once() -> None:
    """B2: it has had no turn with any card, it stands already."""
    p = GAME.start(GAME.setup(duel="knights-dragon", first="1"), FastChance(1))
    assert isinstance(p, DrakoPosition)
    play(p, "knight>a1")
    assert refusal(p, "knight>a2").code == "stands"
