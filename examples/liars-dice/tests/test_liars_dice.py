"""The rules of liar's dice, its contract, its words, its picture, and what its bots are worth."""

import re
from importlib.resources import files

import pytest

from liars_dice import GAME
from liars_dice.insight import truths
from liars_dice.rules import BID, DOUBT, NONE, DicePosition
from plansza.bots import make_bot
from plansza.conformance import (
    check_about,
    check_game,
    never_imagined,
    option_sets,
    random_position,
    surprise,
    truth_is_imaginable,
)
from plansza.core import Event, FastChance, IllegalMove, KeyedChance, Setup
from plansza.core.chance import derive_seed
from plansza.simulate import play_one
from plansza.words import LANGUAGES, words_for
from plansza.words.missing import missing
from tests.conformance import test_pictures as promises

NAMES = ("Ania", "Olek", "Ewa", "Jan", "Iga", "Ula")
SETS = list(option_sets(GAME))


def table(*hands: list[int], **options: str) -> DicePosition:
    """A round about to begin, with these dice under the cups."""
    position = GAME.start(GAME.setup(len(hands), **options), FastChance(1))
    assert isinstance(position, DicePosition)
    position.hands = [sorted(hand) for hand in hands]
    position.counts = [len(hand) for hand in hands]
    return position


def play(position: DicePosition, *moves: str) -> list[Event]:
    """Let everybody in turn make these moves; what was told."""
    told: list[Event] = []
    for move in moves:
        position.play(position.turn, GAME.read_move(move), told.append)
    return told


def lost_by(position: DicePosition, *moves: str) -> list[int]:
    """How many dice these moves cost every seat."""
    before = position.counts[:]
    play(position, *moves)
    return [was - now for was, now in zip(before, position.counts, strict=True)]


# -- the rules ------------------------------------------------------------------------------------


def test_everybody_begins_with_the_dice_that_the_option_says() -> None:
    for dice in ("5", "3"):
        position = GAME.start(GAME.setup(4, dice=dice), FastChance(1))
        assert isinstance(position, DicePosition)
        assert position.counts == [len(hand) for hand in position.hands] == [int(dice)] * 4
        assert position.to_move == (0,)


@pytest.mark.parametrize(
    ("bid", "higher", "refused"),
    [
        ("2x3", ["2x4", "2x6", "3x1", "4x6"], ["2x3", "2x2", "1x6"]),
        ("1x6", ["2x1", "2x6"], ["1x6", "1x1"]),
        ("3x6", ["4x1"], ["3x6", "3x1", "2x6"]),
    ],
)
def test_bids_rise(bid: str, higher: list[str], refused: list[str]) -> None:
    position = table([2, 3], [4, 5])
    play(position, bid)
    legal = {GAME.write_move(move) for move in position.legal_moves(1)}
    assert legal >= {*higher, "doubt"}
    for text in refused:
        with pytest.raises(IllegalMove, match="must-rise"):
            play(position, text)


def test_nobody_bids_more_dice_than_there_are() -> None:
    position = table([2, 3], [4])
    assert position.legal_moves(0)[-1] == BID.at(3 - 1, 6 - 1)
    play(position, "3x6")
    assert position.legal_moves(1) == [DOUBT]


def test_a_round_does_not_begin_with_a_doubt() -> None:
    with pytest.raises(IllegalMove, match="not-possible"):
        play(table([2], [3]), "doubt")


@pytest.mark.parametrize(
    ("bid", "ones", "lost"),
    [
        ("2x5", "plain", [0, 1]),  # as many as were bid: whoever doubted was wrong
        ("1x5", "plain", [0, 1]),  # more than that
        ("3x5", "plain", [1, 0]),
        ("3x5", "wild", [0, 1]),  # a one counts as a five
        ("4x5", "wild", [1, 0]),
        ("2x1", "wild", [1, 0]),  # but no five as a one
    ],
)
def test_a_doubt_costs_whoever_was_wrong_a_die(bid: str, ones: str, lost: list[int]) -> None:
    assert lost_by(table([5, 5, 2], [1, 3, 4], ones=ones), bid, "doubt") == lost


def test_who_loses_a_die_begins_and_all_roll_again() -> None:
    position = table([2, 2], [3, 3], [4, 4])
    play(position, "1x2", "3x3", "doubt")
    assert (position.turn, position.bid) == (1, NONE)
    assert [len(hand) for hand in position.hands] == position.counts == [2, 1, 2]
    assert position.shown == [[2, 2], [3, 3], [4, 4]]


def test_who_has_no_dice_is_out_and_the_next_begins() -> None:
    position = table([2, 2], [3], [4, 4])
    told = play(position, "1x2", "3x3", "doubt")
    assert [event.code for event in told][-3:] == ["show", "out", "roll"]
    assert position.turn == 2
    play(position, "1x1")
    assert position.turn == 0, "the empty seat is passed over"


def test_the_last_one_with_dice_wins() -> None:
    position = table([2, 2], [3])
    play(position, "1x2", "2x3", "doubt")
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.scores) == ((0,), (2.0, 0.0))
    assert position.to_move == ()


def test_everybody_is_told_what_lay_there_and_nobody_what_others_roll() -> None:
    position = table([2, 2], [3, 3])
    *_, shown, _, roll = play(position, "1x2", "2x2", "doubt")
    assert shown.facts == {"count": 2, "face": 2, "dice": "2 2 | 3 3"}
    assert roll.facts == {}
    assert [roll.seen_by(seat)["dice"].split() for seat in (0, 1)] == [  # type: ignore[union-attr]
        [str(die) for die in hand] for hand in position.hands
    ]


# -- the contract ---------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETS, ids=str)
def test_contract(setup: Setup) -> None:
    for seed in range(3):
        check_game(GAME, setup, 100 * seed)


def test_what_is_hidden_is_imagined_fairly() -> None:
    chance, truth, imagined = FastChance(5), 0, 0
    for seed in range(150):
        setup = SETS[seed % len(SETS)]
        position = random_position(GAME, setup, seed, chance.below(40))
        for seat in range(setup.seats):
            farther, usual = surprise(GAME, position, seat, chance)
            truth, imagined = truth + farther, imagined + usual
    assert abs(truth - imagined) <= 0.05 * imagined
    assert never_imagined(GAME, GAME.setup(3)) == set()
    assert truth_is_imaginable(GAME, table([1, 2], [3]), 0, 100)


def test_the_longest_game_is_as_long_as_promised() -> None:
    """Everybody bids as low as can be, to the very end of every round."""
    setup = GAME.setup(2, dice="3")
    position, moves = GAME.start(setup, FastChance(1)), 0
    while position.to_move:
        seat = position.to_move[0]
        position.play(seat, position.legal_moves(seat)[0])
        moves += 1
    assert moves <= GAME.max_moves(setup)
    assert moves == sum(6 * dice + 1 for dice in lengths(position))


def lengths(position: object) -> range:
    """The dice on the table in each round, if every round costs one."""
    assert isinstance(position, DicePosition)
    return range(6, sum(position.counts), -1)


# -- words ----------------------------------------------------------------------------------------


def ids(language: str) -> set[str]:
    text = files("liars_dice").joinpath("words", f"{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def test_both_languages_have_a_text_for_everything() -> None:
    assert [lack.code for lack in missing(GAME)] == ["meters"]  # the slips tell all there is
    assert ids("pl") == ids("en")


@pytest.mark.parametrize(
    ("count", "face", "polish", "english"),
    [
        (1, 1, "1 jedynka", "1 die showing 1"),
        (1, 6, "1 szóstka", "1 die showing 6"),
        (3, 5, "3 piątki", "3 dice showing 5"),
        (5, 2, "5 dwójek", "5 dice showing 2"),
        (12, 6, "12 szóstek", "12 dice showing 6"),
        (22, 4, "22 czwórki", "22 dice showing 4"),
        (0, 3, "0 trójek", "0 dice showing 3"),
    ],
)
def test_dice_are_declined(count: int, face: int, polish: str, english: str) -> None:
    assert words_for("pl", GAME)("dice", count=count, face=face) == polish
    assert words_for("en", GAME)("dice", count=count, face=face) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    words, heard = words_for(language, GAME), set()
    for seed, setup in enumerate(SETS):
        position, luck = GAME.start(setup, FastChance(seed)), FastChance(seed)
        events: list[Event] = []
        while position.to_move:
            seat = position.to_move[0]
            moves = position.legal_moves(seat)
            move = moves[luck.below(len(moves))]
            assert words.prompt(position.view(seat).prompt(), NAMES)
            assert words.prompt(position.view(None).prompt(), NAMES)
            assert words.move(move)
            assert all(words.why(why, NAMES) for why in GAME.insight.why(position, seat, move))
            refusal = position.why_not(seat, 0 if DOUBT in moves else DOUBT)
            assert refusal is not None
            assert words.refusal(refusal, NAMES)
            assert GAME.sketch(position.view(seat), words)
            position.play(seat, move, events.append)
        heard |= {event.code for event in events}
        assert all(words.event(event, reader, NAMES) for event in events for reader in (0, None))
        assert position.outcome is not None
        assert words.outcome(position.outcome, NAMES)
    assert heard == set(GAME.codes["event"])


# -- the picture ----------------------------------------------------------------------------------


def test_pictures_keep_every_promise() -> None:
    promises.test_every_picture_keeps_every_promise(GAME)
    promises.test_parts_do_not_tell_what_can_be_clicked(GAME)


def test_everything_answers() -> None:
    for seed, setup in enumerate(SETS):
        check_about(GAME, random_position(GAME, setup, seed, 4 * seed), seed)


def test_a_picture_tells_nothing_of_the_others_dice() -> None:
    drawn = [
        GAME.draw(table([1, 2], others).view(0), [], words_for("en", GAME)).svg
        for others in ([3, 3], [4, 6])
    ]
    assert drawn[0] == drawn[1]


def test_the_last_round_stays_in_sight() -> None:
    position = table([5, 5, 2], [1, 3, 4], ones="plain")
    play(position, "3x5", "doubt")
    for seat in (0, 1, None):
        drawn = GAME.draw(position.view(seat), [], words_for("en", GAME)).svg
        assert "“3 dice showing 5”, in truth 2" in drawn
        assert ">2 (−1)<" in drawn


# -- bots -----------------------------------------------------------------------------------------


def test_how_likely_bids_are() -> None:
    likely = truths((1, 5), 2, False)
    assert likely[BID.at(0, 4)] == 1.0
    assert likely[BID.at(1, 4)] == pytest.approx(1 - (5 / 6) ** 2)
    assert likely[BID.at(3, 4)] == 0.0
    wild = truths((1, 5), 2, True)
    assert wild[BID.at(1, 4)] == pytest.approx(1)
    assert wild[BID.at(2, 4)] == pytest.approx(1 - (4 / 6) ** 2)
    assert wild[BID.at(1, 0)] == pytest.approx(1 - (5 / 6) ** 2), "a five is no one"


@pytest.mark.parametrize(("bot", "games"), [("greedy", 100), ("search:30", 24)])
def test_bots_beat_chance(bot: str, games: int) -> None:
    setup, won = GAME.setup(3, dice="3"), 0
    for number in range(games):
        seat = number % 3
        bots = [make_bot(bot if each == seat else "random", GAME) for each in range(3)]
        outcome, _ = play_one(GAME, setup, bots, derive_seed(b"dice", number))
        won += seat in outcome.winners
    assert won >= 0.7 * games


def test_a_game_can_be_dealt_again() -> None:
    seed = derive_seed(b"again", 1)
    texts = {GAME.start(GAME.setup(6), KeyedChance(seed)).text() for _ in range(2)}
    assert len(texts) == 1
