"""What the table tells: prompts, decisive moves, great moments, things that answer."""

import pytest

from plansza.bots import GreedyBot
from plansza.conformance.pictures import symbols_of
from plansza.core.chance import FastChance
from plansza.core.contract import Event, Position
from plansza.core.stage import STAGES, Stage
from plansza.games.podprad.rules.position import PodPradPosition
from plansza.words import LANGUAGES, words_for
from tests.rules.podprad.helper import GAME, pass_on, play, position

WORDS = words_for("en", GAME)
NAMES = ("Ania", "Olek", "Iga")


def prompt(p: PodPradPosition, seat: int = 0, language: str = "en") -> str:
    return words_for(language, GAME).prompt(p.view(seat).prompt(), NAMES)


def about(p: Position, id: str, seat: int | None = 0, language: str = "en") -> list[str]:
    words = words_for(language, GAME)
    return [words.about(phrase, NAMES) for phrase in GAME.about(p.view(seat), id)]


def decisive(p: PodPradPosition, seat: int = 0) -> list[str]:
    return [GAME.write_move(move) for move in p.view(seat).decisive()]


def stage(p: Position, event: Event) -> Stage:
    kind = GAME.moments[event.code]
    found = GAME.pictures().stage(p.view(0), kind, event.code, event.facts)
    assert found is not None
    return found


def staged(p: PodPradPosition, events: list[Event], code: str) -> list[Stage]:
    return [stage(p, event) for event in events if event.code == code]


# -- prompts --------------------------------------------------------------------------------------


def test_the_prompt_names_what_is_chosen_and_what_it_costs() -> None:
    """R1–R3."""
    p = position(tokens=["L5:2 R6:1", "C5:2"], points=4)
    assert prompt(p) == "Choose a token. You have 4 movement points left."
    assert prompt(p, 1) == "It is Ania’s turn, with 4 movement points left."
    play(p, "L5:2")
    assert prompt(p) == (
        "Moving a pair of salmon from L5: choose where. "
        "You have 4 movement points: every tile costs 1, a jump 1 more."
    )
    assert prompt(p, language="pl") == (
        "Rusza para łososi z L5: wskaż dokąd. "
        "Masz 4 punkty ruchu: każdy kafelek kosztuje 1, skok o 1 więcej."
    )


def test_the_pool_within_reach_comes_first_and_is_offered() -> None:
    """R10: the token that can come home, then its way there."""
    p = position(tokens=["L10:2 R8:1", "R9:2"], round=8, last=10, points=3)
    assert prompt(p).startswith("On L10, a pair of salmon can reach the spawning pool now!")
    assert decisive(p) == ["L10:2"]
    assert decisive(p, 1) == []
    play(p, "L10:2")
    assert "the spawning pool is in reach" in prompt(p)
    assert decisive(p) == [">C10", "^C10"]


def test_salmon_on_a_row_that_goes_are_named() -> None:
    """R8."""
    p = position(tokens=["L3:2 C3:1 R6:1", "C5:2"])
    assert prompt(p).startswith("Row 3 breaks off after this round, with 2 tokens of yours on it.")
    q = position(tokens=["L0:2 L3:1", "C4:2"], round=2)
    assert prompt(q, language="pl").startswith(
        "Po tej rundzie znika morze, a stoi tam 1 twój żeton."
    )


def test_salmon_under_a_heron_are_named() -> None:
    """R6: unless something weightier threatens."""
    p = position("L5=heron", tokens=["L5:2 R6:1", "C5:2"])
    assert prompt(p).startswith("The heron on L5 takes a salmon of yours if it stays there.")


def test_the_tile_that_is_laid_is_named_and_what_follows() -> None:
    """R7: whether it can be turned, too."""
    p = position(tokens=["L5:2"], held="bear eagle heron", phase="lay")
    assert prompt(p) == "A new row: choose which of the 3 revealed tiles to place now."
    assert prompt(p, 1) == "Ania is building the river."
    play(p, "tile:bear")
    assert prompt(p) == (
        "You place the bear tile: choose where, then how it is turned. 2 more tiles follow."
    )
    play(p, "L@0", "tile:heron")
    assert prompt(p) == "You place the heron tile: choose where. 1 more tile follows."


def test_a_newcomer_learns_why_the_river_is_laid_first() -> None:
    """U3: as long as the first rows are laid."""
    p = GAME.start(GAME.setup(2, begins="1"), FastChance(1))
    assert isinstance(p, PodPradPosition)
    assert prompt(p).startswith("Before the salmon set out, you build their river. You place")
    assert prompt(p, language="pl").startswith("Zanim ruszą łososie, układacie im rzekę. Kładziesz")
    assert prompt(p, 1) == "Ania is building the river. When it is ready, the salmon set out."


def test_a_heron_asks_by_its_place() -> None:
    """R6."""
    p = position("L5=heron", tokens=["L5:2 L5:1"], phase="end")
    assert prompt(p) == "The heron on L5 takes a salmon. Choose from which token."


# -- great moments --------------------------------------------------------------------------------


def test_every_great_event_has_a_stage() -> None:
    assert set(GAME.moments) <= set(GAME.codes["event"])
    assert set(GAME.moments.values()) <= set(STAGES)


def test_hunters_carry_off_the_very_token() -> None:
    """R5: with the hunter's own picture."""
    p = position("L5=eagle", tokens=["C3:2 L4:2 R6:2", "C5:2"])
    events = play(p, "L4:2", ">L5")
    (found,) = staged(p, events, "eagle")
    assert (found.kind, found.things, found.art) == ("carried", ("token-0-1",), "podprad-eagle")
    assert found.seats == (0,)


def test_a_heron_carries_off_its_prey() -> None:
    """R6."""
    p = position("L5=heron", tokens=["L5:2 R6:2", "C5:2"])
    (found,) = staged(p, pass_on(p), "heron")
    assert (found.kind, found.things, found.art) == ("carried", ("token-0-0",), "podprad-heron")


def test_a_current_carries_to_where_its_arrow_points() -> None:
    """W5."""
    p = position("L5=current@1", tokens=["L4:2 R6:2"], currents="add")
    (found,) = staged(p, play(p, "L4:2", ">L5"), "push")
    assert (found.kind, found.things, found.to) == ("carried", ("token-0-0",), ("tile-C5",))


def test_the_row_crumbles_with_those_on_it() -> None:
    """R7, R8."""
    p = position(tokens=["L3:2 C3:1 L4:2", "R3:2 R4:1", "C4:2 C5:2"], turn=2)
    (found,) = staged(p, pass_on(p), "crumble")
    assert found.kind == "crumble"
    assert found.things[:3] == ("tile-L3", "tile-C3", "tile-R3")
    assert found.things[3:] == ("token-0-0", "token-0-1", "token-1-0")


def test_the_pool_does_not_crumble_with_the_last_row() -> None:
    """R9."""
    p = position(tokens=["*1:2 L10:1", "*2:1 R10:2", "*1:2 *3:1"], round=12, last=10, turn=1)
    (found,) = staged(p, pass_on(p), "crumble")
    assert found.things[:2] == ("tile-L10", "tile-R10")
    assert "tile-C10" not in found.things


def test_arrival_and_the_pool_itself_unfold() -> None:
    """R9, R10."""
    p = position(tokens=["L10:2 R8:1", "R9:2"], round=8, last=10, points=3)
    (found,) = staged(p, play(p, "L10:2", ">C10"), "spawn")
    assert (found.kind, found.things[0]) == ("open", "tile-C10")
    assert found.things[1] == "token-0-1"


def test_the_last_salmon_is_told_over_the_board() -> None:
    p = position("L5=eagle", tokens=["L4:1 *1:1", "L4:1", "C6:2"], turn=1, last=10, round=5)
    events = pass_on(p)
    assert "last-salmon" not in [event.code for event in events]
    found = stage(p, Event("last-salmon", {"seat": 1}))
    assert (found.kind, found.seats, found.things) == ("time", (1,), ("player-1",))


# -- stories --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "polish", "english"),
    [
        (
            Event("lay", {"seat": 0, "tile": "heron", "place": "L5"}),
            "czapla na L5",
            "heron on L5",
        ),
        (
            Event("jump", {"seat": 0, "salmon": 2, "from": "L4", "to": "L6"}),
            "skok pary z L4 na L6",
            "a pair jumped from L4 to L6",
        ),
        (
            Event("heron", {"seat": 0, "token": 1, "place": "C6", "left": 1}),
            "łosoś dla czapli na C6",
            "lost a salmon to the heron on C6",
        ),
        (Event("round", {"seat": 0, "number": 2}), "", ""),
    ],
)
def test_a_turn_is_told_in_few_words(event: Event, polish: str, english: str) -> None:
    assert words_for("pl", GAME).story(event, 1, NAMES) == polish
    assert words_for("en", GAME).story(event, 1, NAMES) == english


# -- things that answer ---------------------------------------------------------------------------


def test_a_tile_tells_what_it_does_who_is_there_and_what_it_costs() -> None:
    """R2–R5."""
    p = position("L5=bear@1", tokens=["L4:2 L5:1", "L5:2"])
    play(p, "L4:2")
    effect, standing, cost = about(p, "tile-L5")
    assert effect.startswith("Takes a salmon from a token that jumps")
    assert standing == "2 tokens stand here (1 of yours); there is room for 1 more."
    assert cost == "Your token on L4 can swim here for 1 movement point, or jump for 2."
    assert about(p, "tile-L5", seat=None)[1] == "2 tokens stand here; there is room for 1 more."
    assert about(p, "tile-L3", language="pl")[-1] == (
        "Znika na koniec tej rundy razem z żetonami, które tu zostaną."
    )


def test_a_full_tile_says_so() -> None:
    """R4."""
    p = position(tokens=["C4:2 R4:2", "C4:2 C4:1"])
    assert about(p, "tile-C4")[1] == "Full: 3 tokens (1 of yours). You can only jump over it."


def test_a_token_tells_whose_it_is_and_what_threatens_it() -> None:
    """R5, R6, R8."""
    p = position("L8=heron", tokens=["L8:1 C6:2", "C9:2"], round=8, last=10)
    assert about(p, "token-0-1") == [
        "Your token: a single salmon.",
        "If a predator takes it, the whole token is lost.",
        "It stands by a heron: if it ends its turn here, the heron takes a salmon.",
        "It is at least 3 tiles from the spawning pool.",
    ]
    assert about(p, "token-0-0")[2].startswith("The tile under it goes at the end of this round")
    assert about(p, "token-1-0", language="pl")[0] == "Tym żetonem gra Olek: para łososi."


def test_the_way_home_is_as_long_as_the_deck_will_make_it() -> None:
    """R11: before the pool is laid."""
    p = GAME.start(GAME.setup(3), FastChance(1))
    assert about(p, "token-0-0")[-1] == "It is at least 11 tiles from the spawning pool."


def test_a_whirlpool_tells_the_rule_that_is_played() -> None:
    """W2."""
    for power, told in (("turn", "ends the whole turn"), ("token", "moves no more this turn")):
        p = position("L6=whirlpool", tokens=["L5:2"], whirlpools="on", whirlpool=power)
        assert told in about(p, "tile-L6")[0]


def test_a_current_tells_where_it_leads() -> None:
    """W5: and whether it can."""
    p = position("L5=current@1 L8=current@0", tokens=["L4:2 R6:2"], currents="add")
    assert about(p, "tile-L5")[1] == "Its arrow leads to C5."
    assert "where no tile lies yet" in about(p, "tile-L8")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_lost_all_says_so_on_the_slip(language: str) -> None:
    """R5."""
    p = position(tokens=["L5:2", "", "C5:2"])
    assert "Olek" in about(p, "player-1", language=language)[-1]
    assert len(about(p, "player-1", language=language)) == 2


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"currents": "add"}), (4, {"whirlpools": "on"})]
)
def test_what_is_staged_is_in_the_picture_before_or_after(
    seats: int, options: dict[str, str]
) -> None:
    """Whole games: every event of weight finds its things and its art."""
    p, luck, words = GAME.start(GAME.setup(seats, **options), FastChance(2)), FastChance(3), WORDS
    symbols, met = symbols_of(GAME), set[str]()
    bot = GreedyBot(GAME)
    before = set(GAME.draw(p.view(0), [], words).parts)
    while p.to_move:
        events: list[Event] = []
        seat = p.to_move[0]
        p.play(seat, bot.choose(p.view(seat), luck), events.append)
        after = set(GAME.draw(p.view(0), [], words).parts)
        for event in events:
            if event.code in GAME.moments:
                found = stage(p, event)
                assert found.things
                assert {*found.things, *found.to} <= before | after, event.code
                assert found.art in symbols or found.kind == "crumble"
                met.add(event.code)
        before = after
    assert {"crumble", "pool", "spawn"} <= met
