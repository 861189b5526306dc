"""What a model is told: the rules of its table and no other, what its seat knows and no more."""

from collections.abc import Iterator

import pytest

from plansza.conformance.contract import random_choice, random_position
from plansza.core import FastChance, Game, Setup
from plansza.core.contract import Event, Position
from plansza.core.guide import MARK, applying, guide_of, guide_text, holds
from plansza.games import GAMES, find
from plansza.llm import Manner, Player, Prompter
from plansza.llm.scripted import first
from plansza.words import LANGUAGES
from plansza.words.rulebook import rulebook

SPOR = find("spor")
EVERY = [pytest.param(game, id=game.id) for game in GAMES.all().values() if guide_of(game)]
each_game = pytest.mark.parametrize("game", EVERY)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def setups(game: Game) -> Iterator[Setup]:
    """The usual set-up, the largest table, and every choice that goes with the usual others."""
    yield game.setup()
    yield game.setup(game.seat_counts[-1])
    for option in game.options:
        for choice in option.choices:
            try:
                yield game.setup(**{option.id: choice})
            except Exception:
                continue


# -- the rules of one table -----------------------------------------------------------------------


def test_parts_that_do_not_apply_are_left_out() -> None:
    text = "a{if tactics=on} b{end}\n{if match=rewanz}\nc\n{if seats=2}\nd\n{end}\n{end}\ne\n"
    assert applying(text, None) == "a b\nc\nd\ne\n"
    assert applying(text, SPOR.setup()) == "a\ne\n"
    assert applying(text, SPOR.setup(tactics="on", match="rewanz")) == "a b\nc\nd\ne\n"
    with pytest.raises(ValueError, match="without its end"):
        applying("{if tactics=on}", None)


def test_conditions() -> None:
    setup = SPOR.setup(tactics="on")
    assert holds("tactics=on seats=2", setup)
    assert holds("match!=rewanz", setup)
    assert holds("retreat=one|several", setup)
    assert not holds("tactics=on seats=3", setup)
    assert not holds("retreat!=one|several", setup)
    assert not holds("page", setup)


@each_game
def test_conditions_name_what_there_is_and_are_the_same_in_all_languages(game: Game) -> None:
    found = []
    for language in LANGUAGES:
        told = guide_text(game, (language,))
        assert told is not None
        assert not MARK.search(told[1]), "a page shows no marks"
        package = guide_of(game)
        assert package is not None
        assert package.__file__ is not None
        raw = open(package.__file__.replace("__init__.py", f"{language}.md")).read()  # noqa: SIM115
        found.append([mark[1] or mark[2] for mark in MARK.finditer(raw)])
    assert found[0] == found[1]
    assert found[0], "no part is for some tables only"
    options = {option.id: option.choices for option in game.options}
    options["seats"] = tuple(map(str, game.seat_counts))
    for said in found[0]:
        for part in said.removeprefix("if ").split() if said not in ("end", "if page") else ():
            name, _, choices = part.partition("=")
            assert set(choices.split("|")) <= set(options[name.removesuffix("!")]), part


@each_game
@each_language
def test_every_set_up_has_rules_without_marks(game: Game, language: str) -> None:
    for setup in setups(game):
        told = rulebook(game, setup, language)
        assert 3_000 < len(told) < 30_000
        for mark in ("{", "}", "picture:", "```", "\n\n\n"):
            assert mark not in told, (setup, mark)


def test_the_rules_are_those_of_the_options_played() -> None:
    base, tactics = (rulebook(SPOR, SPOR.setup(tactics=on), "en") for on in ("off", "on"))
    assert "Elites" not in base
    assert "Elites" in tactics
    assert "Playing on this page" not in tactics
    drako = find("drako")
    dragon = rulebook(drako, drako.setup(duel="dragon-dwarves"), "en")
    assert "### Dwarves" in dragon
    assert "### Trolls" not in dragon
    pair = find("podprad")
    assert "## For two players" in rulebook(pair, pair.setup(2), "en")
    assert "## For two players" not in rulebook(pair, pair.setup(3), "en")
    assert "Whirlpools: yes" in rulebook(pair, pair.setup(whirlpools="on"), "en")


# -- the whole question ---------------------------------------------------------------------------


def told_at(game: Game, seed: int, before: int, **manner: object) -> tuple[Player, Position]:
    """A player in the seat to move after some random moves, who has heard them."""
    position = random_position(game, game.setup(), seed, before)
    player = Player(game, first, Manner(**manner))  # type: ignore[arg-type]
    chance = FastChance(seed)
    for _ in range(30):
        if position.to_move:
            told: list[Event] = []
            position.play(*random_choice(position, chance), told.append)
            for event in told:
                player.hear(event, position.to_move[0] if position.to_move else 0)
    return player, position


@each_game
@each_language
def test_a_question_holds_what_is_needed(game: Game, language: str) -> None:
    player, position = told_at(game, 7, 3, language=language)
    seat = position.to_move[0]
    view = position.view(seat)
    system, user = player.prompter.question(view, player.history)
    words = player.prompter.words
    assert (system["role"], user["role"]) == ("system", "user")
    assert words.who(seat, ()) in system["content"]
    assert rulebook(game, game.setup(), language) in system["content"]
    assert player.history[-1] in user["content"]
    assert words.prompt(view.prompt(), ()) in user["content"]
    for move in position.legal_moves(seat):
        assert f"- `{game.write_move(move)}` – {words.move(move)}" in user["content"]
    assert game.sketch(view, words) in user["content"]
    assert player.prompter.question(view, player.history) == [system, user], "it is no chance"


@each_game
def test_moves_are_listed_by_choice(game: Game) -> None:
    player, position = told_at(game, 5, 8, moves=False)
    view = position.view(position.to_move[0])
    text = player.prompter.question(view)[1]["content"]
    assert player.prompter.words("llm-moves") not in text
    kinds = {game.describe(move)[0] for move in range(game.moves.count)}
    head, _, rest = text.partition(player.prompter.words("llm-notation-about"))
    assert rest.count("\n- `") == len(kinds)
    assert "\n- `" not in head


def test_data_is_given_by_choice() -> None:
    player, position = told_at(SPOR, 5, 8, data=True)
    view = position.view(position.to_move[0])
    assert view.text() in player.prompter.question(view)[1]["content"]
    assert view.text() not in Prompter(SPOR).question(view)[1]["content"]


@each_game
def test_a_question_is_bounded(game: Game) -> None:
    _, position = told_at(game, 5, 8)
    view = position.view(position.to_move[0])
    history = [f"line {number}: something happened" for number in range(5_000)]
    for longest in (30_000, 80_000):
        telling = Manner(longest=longest, history=9_999)
        messages = Prompter(game, telling).question(view, history)
        text = messages[1]["content"]
        assert sum(len(each["content"]) for each in messages) < longest + 200
        assert history[-1] in text
        assert history[0] not in text
        kept = sum(line in text for line in history[-2_500:])
        assert Prompter(game).words("llm-left-out", count=5_000 - kept) in text


def test_too_many_moves_lose_their_descriptions_first() -> None:
    _, position = told_at(SPOR, 5, 4)
    view = position.view(position.to_move[0])
    prompter = Prompter(SPOR)
    legal = [SPOR.write_move(move) for move in position.legal_moves(position.to_move[0])]
    assert len(legal) > 20
    short = prompter._moves(view, 16 * len(legal))
    assert all(f"- `{move}`" in short for move in legal)
    assert "Play" not in short
    few = prompter._moves(view, 100)
    left = len(legal) - few.count("- `")
    assert left > 0
    assert prompter.words("llm-more-moves", count=left) in few


# -- secrecy --------------------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("seed", range(4))
def test_two_worlds_that_a_seat_cannot_tell_apart_give_equal_prompts(game: Game, seed: int) -> None:
    """Both worlds are equal to the seat; played on alike, its prompts and what it is told of
    impossible moves stay equal until it is told a difference."""
    chance = FastChance(seed + 50)
    setup = game.setup(game.seat_counts[seed % len(game.seat_counts)])
    start = random_position(game, setup, seed, chance.below(30))
    differed = 0
    for seat in range(setup.seats):
        other = game.imagine(start.view(seat), chance)
        other.chance = start.chance.copy()
        worlds = [start.copy(), other]
        language = LANGUAGES[seat % 2]
        players = [Player(game, first, Manner(language=language, data=True)) for _ in worlds]
        for _ in range(40):
            differed += worlds[0].digest() != worlds[1].digest()
            probes = [chance.below(game.move_count(setup)) for _ in range(3)]
            here, there = (
                prompts(player, world, seat, probes)
                for player, world in zip(players, worlds, strict=True)
            )
            assert here == there, f"a prompt tells seat {seat} which world it is in"
            both = [
                (mover, move)
                for mover in worlds[0].to_move
                for move in worlds[0].legal_moves(mover)
                if move in worlds[1].legal_moves(mover)
            ]
            if not both:
                break
            mover, move = both[chance.below(len(both))]
            seen = []
            for player, world in zip(players, worlds, strict=True):
                told: list[Event] = []
                world.play(mover, move, told.append)
                for event in told:
                    player.hear(event, seat)
                seen.append([(event.code, event.seen_by(seat)) for event in told])
            if seen[0] != seen[1]:
                break
    assert differed >= setup.seats or not game.secrets(setup), "the worlds were hardly different"


def prompts(player: Player, world: Position, seat: int, probes: list[int]) -> list[str]:
    """All texts that a model in this seat would get now."""
    view = world.view(seat)
    found = [each["content"] for each in player.prompter.question(view, player.history)]
    for move in probes:
        refusal = view.why_not(move)
        found.append(player.prompter.refused(move, refusal) if refusal else "")
    return found


def test_the_test_of_two_worlds_finds_a_history_that_is_not_ones_own() -> None:
    """Heard with another seat's ears, the history tells the worlds apart."""
    draw = Event("draw", {"seat": 0, "deck": "battle"}, {0: {"card": "G8"}})
    other = Event("draw", {"seat": 0, "deck": "battle"}, {0: {"card": "R3"}})
    heard = []
    for event in (draw, other):
        player = Player(SPOR, first)
        player.hear(event, 1)
        heard.append(player.history)
        player.hear(event, 0)
        assert player.history[0] != player.history[1]
    assert heard[0][0] == heard[1][0]
    assert heard[0][1] != heard[1][1]
