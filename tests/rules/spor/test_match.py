"""The match of two games with swapped roles (V1)."""

import random

import pytest

from plansza.core.chance import FastChance
from plansza.core.contract import Event
from plansza.core.state import Outcome
from plansza.games.spor import GAME
from plansza.games.spor.rules import rematch
from plansza.games.spor.rules.position import SporPosition, start
from tests.rules.spor.helper import cards, now, play, position, texts, view

Leg = tuple[int, int, int]  # attacker's seat, winner's seat, measure
SEATS = pytest.mark.parametrize("seat", [0, 1])


def attacker_wins(seat: int, left: int, legs: tuple[Leg, ...] = ()) -> SporPosition:
    """Seat `seat` attacked, and destroyed a dam with this many cards left in the battle deck."""
    deck, ending = (f"B0-{left - 1}", "running") if left else ("", "last-turn")
    game = {"deck": deck, "ending": ending, "match": "rewanz", "attacker": str(seat + 1)}
    p = position({2: ("G7 R7", "T5 G5")}, damaged="2", legs=legs, **game)  # type: ignore[arg-type]
    play(p, "claim2")
    return p


def defender_wins(
    attacker: int, logs: int, damaged: str = "", legs: tuple[Leg, ...] = ()
) -> SporPosition:
    """Seat `attacker` attacked in vain; the defender kept these logs, and these dams suffered."""
    p = position(
        ending="last-turn",
        deck="",
        attacker_hand="T1",
        logs=logs,
        damaged=damaged,
        legs=legs,
        match="rewanz",
        attacker=str(attacker + 1),
    )
    play(p, "T1>3")
    return p


def result(p: SporPosition) -> tuple[tuple[int, ...], str] | None:
    return None if p.outcome is None else (p.outcome.winners, p.outcome.reason)


def judged(*legs: Leg) -> tuple[tuple[int, ...], str] | None:
    outcome = rematch.outcome([list(leg) for leg in legs])
    return None if outcome is None else (outcome.winners, outcome.reason)


# -- roles --------------------------------------------------------------------------------------


@SEATS
@pytest.mark.parametrize("role", ["attacker", "defender"])
def test_roles_swap_in_the_second_game(seat: int, role: str) -> None:
    """V1: whoever won, the match goes on, and the other seat attacks and begins."""
    p = attacker_wins(seat, 5) if role == "attacker" else defender_wins(seat, 2)
    assert p.outcome is None
    assert p.board.attacker == 1 - seat
    assert p.to_move == (1 - seat,)
    assert now(p) == ("attacker", "prepare")


def test_the_next_game_is_announced() -> None:
    """V1: everybody hears who won the game and that another one begins."""
    p = position(ending="last-turn", deck="", attacker_hand="T1", match="rewanz", attacker="1")
    events = play(p, "T1>3")
    over, following = events[-2:]
    assert (over.code, over.facts) == ("over", {"seat": 1, "reason": "held"})
    assert (following.code, following.facts) == ("next-game", {"seat": 1, "number": 2})


def test_without_the_option_one_game_is_all() -> None:
    """V1: a single game ends with its first winner."""
    p = position({2: ("G7 R7", "T5 G5")}, damaged="2", phase="play")
    play(p, "claim2")
    assert result(p) == ((0,), "destroyed")
    assert p.legs == []


def test_a_drawn_lot_binds_both_games() -> None:
    """V1, T1: with a random attacker the second game still swaps the roles."""
    for seed in range(6):
        p = start(GAME.setup(match="rewanz", attacker="random"), FastChance(seed))
        first = p.board.attacker
        play_game(p, random.Random(seed))
        assert p.board.attacker == 1 - first


# -- the measures -------------------------------------------------------------------------------


@pytest.mark.parametrize("left", [0, 1, 7, 12])
def test_an_attackers_win_is_measured_by_the_deck(left: int) -> None:
    """V1: the cards left in the battle deck."""
    assert attacker_wins(1, left).legs == [[1, 1, left]]


def test_a_card_drawn_before_the_claim_is_not_left() -> None:
    """V1: counted when the game ends: before the draw four, after it three."""
    dams = {2: ("G7", "T5 G5")}
    p = position(dams, damaged="2", attacker_hand="R7", deck="B0-3", match="rewanz")
    play(p, "R7>2")
    q = p.copy()
    play(p, "claim2")
    assert p.legs == [[0, 0, 4]]
    play(q, "draw", "claim2")
    assert q.legs == [[0, 0, 3]]


def test_cards_in_hand_and_tactics_cards_are_not_in_the_deck() -> None:
    """V1, V2: the battle deck alone is counted."""
    p = position(
        {2: ("G7 R7", "T5 G5")},
        damaged="2",
        attacker_hand="A1 A2",
        defender_hand="A3",
        deck="B0-3",
        match="rewanz",
        tactics="on",
    )
    play(p, "claim2")
    assert p.legs == [[0, 0, 4]]


@pytest.mark.parametrize(
    ("logs", "damaged", "measure"),
    [(3, "", 10), (0, "", 7), (3, "1 4 6", 7), (0, "2 3 7", 4), (1, "5", 7)],
)
def test_a_defenders_win_is_measured_by_logs_and_dams(
    logs: int, damaged: str, measure: int
) -> None:
    """V1: logs left and undamaged dams, added."""
    assert defender_wins(0, logs, damaged).legs == [[0, 1, measure]]


# -- the decision -------------------------------------------------------------------------------


@SEATS
def test_the_same_winner_twice(seat: int) -> None:
    """V1: who wins both games wins the match, first as attacker and then as defender."""
    p = defender_wins(1 - seat, 0, "1 2 3", legs=((seat, seat, 1),))
    assert result(p) == ((seat,), "both-games")
    p = attacker_wins(seat, 1, legs=((1 - seat, seat, 9),))
    assert result(p) == ((seat,), "both-games")


def test_the_scores_name_the_winner() -> None:
    """V1: one point for the winner of the match, whichever seat."""
    assert defender_wins(1, 0, legs=((0, 0, 1),)).outcome == Outcome((1.0, 0.0), (0,), "both-games")
    assert defender_wins(0, 0, legs=((1, 1, 1),)).outcome == Outcome((0.0, 1.0), (1,), "both-games")


@SEATS
@pytest.mark.parametrize(
    ("before", "left", "first_wins"), [(5, 4, True), (5, 6, False), (0, 1, False)]
)
def test_both_as_attacker(seat: int, before: int, left: int, first_wins: bool) -> None:
    """V1: one each, both as attacker: more cards left in the battle deck wins."""
    p = attacker_wins(1 - seat, left, legs=((seat, seat, before),))
    assert result(p) == ((seat if first_wins else 1 - seat,), "more-cards")


@SEATS
@pytest.mark.parametrize(
    ("before", "logs", "damaged", "first_wins"),
    [(8, 0, "", True), (6, 0, "", False), (9, 3, "1 2", True), (7, 3, "1 2", False)],
)
def test_both_as_defender(
    seat: int, before: int, logs: int, damaged: str, first_wins: bool
) -> None:
    """V1: one each, both as defender: more logs and undamaged dams together wins."""
    p = defender_wins(1 - seat, logs, damaged, legs=((seat, 1 - seat, before),))
    assert result(p) == ((1 - seat if first_wins else seat,), "more-left-standing")


@pytest.mark.parametrize(
    "p",
    [
        attacker_wins(1, 5, legs=((0, 0, 5),)),
        defender_wins(1, 3, "1 2 3", legs=((0, 1, 7),)),
        defender_wins(1, 0, "", legs=((0, 1, 7),)),
    ],
    ids=["cards", "logs and dams", "no logs, all dams"],
)
def test_still_equal(p: SporPosition) -> None:
    """V1: nothing decides: the pair is played again, with the roles of game one."""
    assert p.outcome is None
    assert len(p.legs) == 2
    assert p.board.attacker == 0
    assert p.to_move == (0,)


@SEATS
def test_every_pair_starts_like_the_first(seat: int) -> None:
    """V1: game three has the roles of game one, game four those of game two, and so on."""
    legs: list[Leg] = []
    for number in range(9):
        attacker = seat if number % 2 == 0 else 1 - seat
        p = attacker_wins(attacker, 5, legs=tuple(legs))
        assert p.outcome is None
        assert p.board.attacker == 1 - attacker
        legs.append((attacker, attacker, 5))


def test_only_the_pair_played_last_counts() -> None:
    """V1: the whole pair again: earlier wins and measures decide nothing more."""
    tied: tuple[Leg, ...] = ((0, 0, 9), (1, 1, 9))
    assert result(attacker_wins(1, 2, legs=(*tied, (0, 0, 1)))) == ((1,), "more-cards")
    assert result(defender_wins(1, 0, legs=(*tied, (0, 0, 1)))) == ((0,), "both-games")
    assert attacker_wins(0, 1, legs=tied).outcome is None


def five_pairs(last: int) -> SporPosition:
    """Nine games tied, and the tenth won with this many cards left, where five would tie."""
    pairs: tuple[Leg, ...] = ((0, 0, 5), (1, 1, 5)) * 4
    return attacker_wins(1, last, legs=(*pairs, (0, 0, 5)))


def test_after_five_pairs_a_draw() -> None:
    """V1: the fifth pair tied too: nobody wins, both have half a point, and it is over."""
    p = five_pairs(5)
    assert p.outcome == Outcome((0.5, 0.5), (), "drawn")
    assert p.to_move == ()
    assert texts(p, seat=0) == texts(p, seat=1) == []


def test_the_fifth_pair_can_still_be_won() -> None:
    """V1: only an equal one is drawn."""
    assert result(five_pairs(4)) == ((0,), "more-cards")
    assert result(five_pairs(6)) == ((1,), "more-cards")


def test_four_tied_pairs_are_no_draw() -> None:
    """V1: a fifth one is due."""
    p = attacker_wins(1, 5, legs=((0, 0, 5), (1, 1, 5)) * 3 + ((0, 0, 5),))
    assert p.outcome is None
    assert len(p.legs) == 8
    assert p.board.attacker == 0


@pytest.mark.parametrize(
    ("legs", "expected"),
    [
        (((0, 0, 5),), None),
        (((0, 0, 5), (1, 0, 3)), ((0,), "both-games")),
        (((0, 1, 5), (1, 1, 3)), ((1,), "both-games")),
        (((1, 0, 5), (0, 0, 5)), ((0,), "both-games")),
        (((0, 0, 5), (1, 1, 3)), ((0,), "more-cards")),
        (((0, 0, 3), (1, 1, 5)), ((1,), "more-cards")),
        (((1, 1, 3), (0, 0, 5)), ((0,), "more-cards")),
        (((0, 1, 8), (1, 0, 7)), ((1,), "more-left-standing")),
        (((0, 1, 7), (1, 0, 8)), ((0,), "more-left-standing")),
        (((0, 0, 5), (1, 1, 5)), None),
        (((0, 1, 7), (1, 0, 7)), None),
        (((0, 1, 7), (1, 0, 7), (0, 0, 5)), None),
        (((0, 1, 7), (1, 0, 7)) * 5, ((), "drawn")),
    ],
)
def test_the_decision(legs: tuple[Leg, ...], expected: tuple[tuple[int, ...], str] | None) -> None:
    """V1: every branch, from the results alone."""
    assert judged(*legs) == expected


# -- other readings -----------------------------------------------------------------------------


def defended(standing: str, logs: int, damaged: str) -> int:
    """What a held game is worth by another reading."""
    p = position(
        ending="last-turn",
        deck="",
        attacker_hand="T1",
        logs=logs,
        damaged=damaged,
        match="rewanz",
        standing=standing,
    )
    play(p, "T1>3")
    return p.legs[0][2]


def test_logs_or_dams_first_as_an_option() -> None:
    """V1: `standing=logs`, `standing=dams`: the other is looked at only when the first is equal."""
    assert defended("sum", 3, "1 2 3") == defended("sum", 0, "")
    assert defended("logs", 3, "1 2 3") > defended("logs", 2, "")
    assert defended("logs", 2, "1") > defended("logs", 2, "1 2")
    assert defended("dams", 3, "1 2 3") < defended("dams", 0, "1 2")
    assert defended("dams", 3, "1") > defended("dams", 2, "1")


def test_one_game_that_decides_as_an_option() -> None:
    """V1: `again=game`: after an equal pair a single game, in the roles of game one, decides."""
    tied: tuple[Leg, ...] = ((1, 1, 5), (0, 0, 5))
    full, options = {2: ("G7 R7", "T5 G5")}, {"match": "rewanz", "again": "game", "deck": "B0-4"}
    second = position(full, damaged="2", legs=tied[:1], attacker="1", **options)  # type: ignore[arg-type]
    play(second, "claim2")
    assert second.outcome is None
    assert second.board.attacker == 1
    third = position(full, damaged="2", legs=tied, attacker="2", **options)  # type: ignore[arg-type]
    play(third, "claim2")
    assert result(third) == ((1,), "decider")
    assert third.to_move == ()
    assert judged(*tied, (1, 0, 2)) is None


# -- a new game ---------------------------------------------------------------------------------


def test_a_new_game_is_dealt_anew() -> None:
    """V1, T1: fresh hands and deck, no cards at dams, all dams whole, three logs."""
    p = defender_wins(0, 1, "1 2 3")
    assert [len(held) for held in p.hands] == [6, 6]
    assert len(p.deck) == p.board.deck == 48
    assert (p.board.damaged, p.board.destroyed, p.board.logs) == (0, -1, 3)
    assert (sum(p.board.counts), sum(p.board.full_at), p.board.ending) == (0, 0, 0)
    assert p.board.discards() == []
    assert len(set(p.inventory())) == 60


def test_every_deal_is_another() -> None:
    """V1: the second game's hands are not those of the first."""
    p = start(GAME.setup(match="rewanz", attacker="1"), FastChance(3))
    dealt = [held[:] for held in p.hands]
    play_game(p, random.Random(3))
    assert dealt not in (p.hands, p.hands[::-1])


def test_a_new_game_knows_nothing_of_old_tactics() -> None:
    """V1, V2, V3: seven cards each, counts, tricks, fallen elites and memories start anew."""
    p = position(
        {3: ("Wazka", "")},
        ending="last-turn",
        attacker_hand="Wymiana T1",
        defender_hand="A1",
        discards="B1",
        tricks=("", "Dezercja Perkoz"),
        fallen="Labedz",
        match="rewanz",
        deck="",
    )
    p.fresh, p.board.returned = [[0.0, 1.0], [1.0]], 1 << cards("R5")[0]
    play(p, "Wymiana")
    assert len(p.legs) == 1
    assert [len(held) for held in p.hands] == [7, 7]
    assert len(p.tactics) == p.board.tactics_deck == 9
    assert (p.board.played, p.board.tricks, p.board.fallen) == ([0, 0], [[], []], [])
    assert (p.known, p.fresh, p.picks, p.board.returned) == ([[], []], [[], []], [[], []], 0)


def test_views_carry_the_results_of_earlier_games() -> None:
    """V1: who attacked, who won and how well is open to all, and so is the end."""
    p = defender_wins(1, 2, "4", legs=((0, 1, 7),))
    assert p.outcome is not None
    for reader in ("attacker", "defender", None):
        seen = view(p, reader)
        assert seen.state.legs == [[0, 1, 7], [1, 0, 8]]
        assert seen.state.result == p.outcome
    running = attacker_wins(0, 5)
    for reader in ("attacker", "defender", None):
        seen = view(running, reader)
        assert (seen.state.legs, seen.state.result) == ([[0, 0, 5]], None)


def test_views_show_the_new_hand_to_its_owner() -> None:
    """V1, T1: with the roles swapped, each seat still sees its own hand and no other."""
    p = attacker_wins(0, 5)
    for seat in (0, 1):
        assert p.view(seat).hand == p.hands[p.board.role(seat)]
    assert p.board.role(0) == 1


# -- whole matches ------------------------------------------------------------------------------


def play_game(p: SporPosition, luck: random.Random) -> list[tuple[int, int, int, int]]:
    """Play until a game ends, claiming what can be claimed; what the table showed at its end."""
    shown: list[tuple[int, int, int, int]] = []

    def hear(event: Event) -> None:
        if event.code == "over":
            seat = event.facts["seat"]
            assert isinstance(seat, int)
            standing = p.board.logs + 7 - bin(p.board.damaged).count("1")
            shown.append((p.board.attacker, seat, p.board.deck, standing))

    while not shown:
        seat = luck.choice(p.to_move)
        moves = p.legal_moves(seat)
        bold = [move for move in moves if GAME.write_move(move).startswith("claim")]
        p.play(seat, luck.choice(bold or moves), hear)
    return shown


def decide(games: list[tuple[int, int, int, int]]) -> tuple[int, ...] | None:
    """V1, in its own words; None: another game is due."""
    if len(games) % 2:
        return None
    (role, one, deck, standing), (_, two, other_deck, other_standing) = games[-2:]
    if one == two:
        return (one,)
    mine, theirs = (deck, other_deck) if one == role else (standing, other_standing)
    if mine == theirs:
        return () if len(games) == 10 else None
    return (one,) if mine > theirs else (two,)


@pytest.mark.parametrize("tactics", ["off", "on"])
def test_whole_matches(tactics: str) -> None:
    """V1: matches from the deal to the end are decided as the rule says, whatever happens."""
    reasons = set()
    for seed in range(16):
        p = start(GAME.setup(match="rewanz", tactics=tactics), FastChance(seed))
        first = p.board.attacker
        luck = random.Random(seed)
        games: list[tuple[int, int, int, int]] = []
        while p.outcome is None:
            assert p.board.attacker == (first if len(games) % 2 == 0 else 1 - first)
            games += play_game(p, luck)
            assert (decide(games) is None) is (p.outcome is None)
        assert p.outcome.winners == decide(games)
        reasons.add(p.outcome.reason)
    assert len(reasons) >= 2
