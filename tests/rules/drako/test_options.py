"""The readings players dispute, as options: an early stop (O3), who places wounds (O4)."""

import pytest

from plansza.bots import Bot, GreedyBot
from plansza.core.chance import FastChance, derive_seed
from plansza.core.errors import BadSetup
from plansza.games.drako.rules.duels import DUEL_IDS
from plansza.games.drako.rules.position import DrakoPosition
from plansza.simulate import play_one
from plansza.words import LANGUAGES, words_for
from tests.rules.drako.helper import GAME, at, codes, play, position, refusal, texts, tracks, wounds

LINE = "knight:c4 thrower:a1 berserker:c1"


def charging(charge: str = "full") -> DrakoPosition:
    """A charge is about to be carried out."""
    p = position("knights-trolls", LINE, turn=1, hands=("", "Charge"), dodge=False, charge=charge)
    play(p, "play:Charge", "use1")
    return p


# -- O3 -----------------------------------------------------------------------------------------


def test_a_charge_may_stop_early() -> None:
    """O3: on every field it passes; where it stops by itself is no early stop."""
    p = charging("early")
    assert texts(p, "berserker>") == ["berserker>c2", "berserker>d1"]
    assert texts(p, "hit") == ["hit:E"]
    assert refusal(p, "berserker>c5").code == "not-on-way"
    events = play(p, "berserker>c2")
    assert (at(p, "berserker"), wounds(p, "knight")) == ("c2", 0)
    assert "charge" in codes(events)
    assert p.board.actions == 1


def test_it_runs_on_and_strikes_as_ever() -> None:
    """O3, P5: blows only at whoever forced the stop."""
    p, q = charging("early"), charging("early")
    play(p, "hit:E")
    assert (at(p, "berserker"), wounds(p, "knight")) == ("c3", 2)
    play(q, "run:E")
    assert (at(q, "berserker"), wounds(q, "knight")) == ("c3", 0)


def test_without_the_option_there_is_no_early_stop() -> None:
    """O3, P5: the default."""
    p = charging()
    assert texts(p, "berserker>") == []
    assert refusal(p, "berserker>c2").code == "wrong-symbol"


def test_a_netted_berserker_stops_nowhere() -> None:
    """O3, N1: he does not leave his field."""
    p = position(
        "trolls-dwarves",
        "berserker:c2 brald:c3",
        hands=("Charge", ""),
        net="berserker",
        charge="early",
    )
    play(p, "play:Charge", "use1")
    assert texts(p) == ["hit:E"]


def test_a_field_on_the_way_is_clicked() -> None:
    """O3: the field alone; every move has its own."""
    p = charging("early")
    seat = p.to_move[0]
    picture = GAME.draw(p.view(seat), p.legal_moves(seat), words_for("en", GAME))
    assert picture.paths[GAME.read_move("berserker>c2")] == ("field-c2",)
    assert len(set(picture.paths.values())) == len(p.legal_moves(seat))


def test_bots_weigh_an_early_stop() -> None:
    """O3: at the end of a charge that stops early somebody may be better off."""
    p = charging("early")
    moves = p.legal_moves(1)
    ratings = GAME.insight.rate(p, 1, moves)
    assert len(set(ratings)) > 1


# -- O4 -----------------------------------------------------------------------------------------


def bitten(who: str = "dragon") -> DrakoPosition:
    """Two wounds are dealt to a dragon whose armour is full."""
    p = position(
        "dragon-dwarves", "dragon:c3/4 brald:c4", turn=1, hands=("", "A-2 A-2"), wounds=who
    )
    play(p, "play:A-2", "use1", "braldxdragon")
    return p


def test_the_attacker_places_the_wounds() -> None:
    """O4: wound by wound, where P6 leaves a choice; then his turn goes on."""
    p = bitten("attacker")
    assert p.to_move == (1,)
    assert texts(p) == ["track:wings", "track:fire", "track:legs"]
    assert refusal(p, "track:armour").code == "full-track"
    assert p.view(1).prompt() == ("maim", {"count": 2})
    assert p.view(0).prompt() == ("wait-card", {"seat": 1, "card": "A-2"})
    events = play(p, "track:legs", "track:legs")
    assert tracks(p) == {"armour": 4, "wings": 0, "fire": 0, "legs": 2}
    assert "lost" in codes(events)
    assert "play:A-2" in texts(p)


def test_without_the_option_the_dragon_places_them() -> None:
    """O4, P6: the default."""
    p = bitten()
    assert p.to_move == (0,)
    assert p.view(0).prompt() == ("track", {"count": 2})


def test_each_aims_for_himself() -> None:
    """O4: a bot that attacks fills the track that has begun, the dragon's opens another."""
    for who, seat, first in (("attacker", 1, "legs"), ("dragon", 0, "wings")):
        p = bitten(who)
        p.board.tracks, p.board.wounds[5] = [4, 0, 0, 1], 5
        p.board.pending = 2
        move = GreedyBot(GAME).choose(p.view(seat), FastChance(1))
        assert GAME.write_move(move) == f"track:{first}"
        why = GAME.insight.why(p, seat, move)
        assert [code for code, _ in why] == ["break-track" if seat else "keep-track"]
        picture = GAME.draw(p.view(seat), p.legal_moves(seat), words_for("pl", GAME))
        assert picture.paths[move] == (f"track-{first}",)


# -- both ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("duel", DUEL_IDS)
def test_options_are_refused_where_they_mean_nothing(duel: str) -> None:
    """O3, O4: in duels without trolls, without the dragon."""
    for option, choice, side in (("charge", "early", "trolls"), ("wounds", "attacker", "dragon")):
        if side in duel:
            GAME.setup(duel=duel, **{option: choice})
            continue
        with pytest.raises(BadSetup) as refused:
            GAME.setup(duel=duel, **{option: choice})
        assert refused.value.code == "bad-together"
        for language in LANGUAGES:
            assert f"{option}={choice}" in words_for(language).error(refused.value)


@pytest.mark.once
def test_games_with_both_come_to_an_end() -> None:
    """O3, O4: between greedy bots."""
    setup = GAME.setup(duel="trolls-dragon", charge="early", wounds="attacker")
    for game in range(4):
        bots: list[Bot] = [GreedyBot(GAME), GreedyBot(GAME)]
        outcome, _ = play_one(GAME, setup, bots, derive_seed(b"options", game))
        assert outcome.winners
