"""A model in a seat: asked, asked again with the refusal's words, and counted."""

from collections.abc import Sequence

import pytest

from plansza.core import FastChance
from plansza.core.contract import Event, View
from plansza.games import GAMES, find
from plansza.llm import Account, Answer, AskFailed, Forfeit, Manner, Message, Player
from plansza.llm.naming import BadPlayer, player_of
from plansza.llm.scripted import at_random, clumsy, first, following, silent
from plansza.words import words_for

SPOR = find("spor")


def asked_view() -> View:
    """What a seat sees that is to move."""
    position = SPOR.start(SPOR.setup(), FastChance(3))
    return position.view(position.to_move[0])


def legal_of(view: View) -> list[str]:
    assert view.seat is not None
    return [SPOR.write_move(move) for move in view.known.legal_moves(view.seat)]


def test_the_refusal_is_said_in_words_and_the_next_answer_counts() -> None:
    view = asked_view()
    good = legal_of(view)[2]
    answers = ["I shall wait.", "MOVE: castle", "MOVE: claim3", f"MOVE: {good} or log1", good]
    said: list[Sequence[Message]] = []

    def ask(messages: Sequence[Message]) -> Answer:
        said.append(list(messages))
        return Answer(answers[len(said) - 1], 1000, 10, 0.25)

    player = Player(SPOR, ask, Manner(retries=4))
    assert SPOR.write_move(player.choose(view, FastChance(1))) == good
    replies = [messages[-1]["content"] for messages in said[1:]]
    refusal = view.why_not(SPOR.read_move("claim3"))
    assert refusal is not None
    assert "I shall wait" in replies[0]
    assert "castle" in replies[1]
    assert words_for("en", SPOR).refusal(refusal) in replies[2]
    assert f"{good}, log1" in replies[3]
    assert [str(4 - at) in reply for at, reply in enumerate(replies)] == [True] * 4
    assert [each["role"] for each in said[-1]] == ["system", "user", *["assistant", "user"] * 4]
    account = player.account
    assert (account.unreadable, account.illegal, account.ambiguous) == (2, 1, 1)
    assert (account.decisions, account.answers, account.retries, account.forfeits) == (1, 5, 4, 0)
    assert (account.prompt_tokens, account.answer_tokens, account.cost) == (5000, 50, 1.25)
    assert account.errors == 4


def test_whoever_says_nothing_leaves_it_to_chance_and_is_told() -> None:
    view = asked_view()
    moves = set()
    for seed in range(40):
        player = Player(SPOR, silent, Manner(retries=1))
        move = player.choose(view, FastChance(seed))
        moves.add(SPOR.write_move(move))
        assert player.choose(view, FastChance(seed)) == move, "the same luck gives the same move"
        assert words_for("en", SPOR).move(move) in player.history[0]
        assert (player.account.answers, player.account.forfeits) == (4, 2)
        assert player.history[0] in player.prompter.question(view, player.history)[1]["content"]
    assert moves <= set(legal_of(view))
    assert len(moves) > 10


def test_whoever_says_nothing_loses_where_that_was_settled() -> None:
    player = Player(SPOR, silent, Manner(retries=0, forfeit="loss"))
    with pytest.raises(Forfeit) as lost:
        player.choose(asked_view(), FastChance(1))
    for language in ("pl", "en"):
        assert words_for(language, SPOR).error(lost.value)
    assert player.account.forfeits == 1


def test_a_model_that_cannot_be_asked_is_no_answer() -> None:
    def ask(messages: Sequence[Message]) -> str:
        raise AskFailed("llm-failed", "gone", {"model": "m", "why": "gone"})

    player = Player(SPOR, ask)
    with pytest.raises(AskFailed):
        player.choose(asked_view(), FastChance(1))
    assert player.account == Account(decisions=1)


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("ask", [first, at_random, clumsy], ids=lambda ask: ask.__name__)
@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_scripted_models_play_on(game: object, ask: object, language: str) -> None:
    """Some decisions of every game, by a model in every seat, which hears what it may."""
    known = find(game.id)  # type: ignore[attr-defined]
    position = known.start(known.setup(), FastChance(5))
    seats = range(position.setup.seats)
    players = [Player(known, ask, Manner(language=language)) for _ in seats]  # type: ignore[arg-type]
    chance = FastChance(1)
    for _ in range(12):
        told: list[Event] = []
        if position.to_move:
            seat = position.to_move[0]
            position.play(seat, players[seat].choose(position.view(seat), chance), told.append)
        for event in told:
            for each in seats:
                players[each].hear(event, each)
    assert sum(player.account.decisions for player in players) == 12
    assert all(player.account.forfeits <= player.account.decisions // 2 for player in players)
    assert players[0].history
    if ask is not clumsy:
        assert not any(player.account.errors for player in players)


def test_an_answer_that_is_long_is_not_repeated_whole() -> None:
    view = asked_view()
    good = legal_of(view)[0]
    long = "so " * 100_000
    lengths: list[int] = []
    answers = following([long, good])

    def ask(messages: Sequence[Message]) -> str:
        lengths.append(sum(len(each["content"]) for each in messages))
        return answers(messages)

    assert SPOR.write_move(Player(SPOR, ask).choose(view, FastChance(1))) == good
    assert lengths[1] < lengths[0] + 3_000


# -- by name --------------------------------------------------------------------------------------


def test_a_player_by_name() -> None:
    name = "llm:plansza.llm.scripted:first:language=pl:moves=hidden:retries=0:forfeit=loss:data=yes"
    player = player_of(name, SPOR)
    assert player.ask is first
    assert player.manner == Manner(language="pl", moves=False, data=True, retries=0, forfeit="loss")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("llm:", "llm-shape"),
        ("llm:plansza.llm.scripted", "llm-shape"),
        ("llm:no.such.module:ask", "llm-import"),
        ("llm:plansza.llm.scripted:nobody", "llm-import"),
        ("llm:plansza.llm.scripted:TOKEN", "llm-no-function"),
        ("llm:plansza.llm.scripted:first:colour=red", "llm-part"),
        ("llm:plansza.llm.scripted:first:language=de", "llm-value"),
        ("llm:plansza.llm.scripted:first:retries=11", "llm-value"),
        ("llm:plansza.llm.scripted:first:retries=many", "llm-value"),
    ],
)
def test_bad_names_are_refused_in_words(name: str, code: str) -> None:
    with pytest.raises(BadPlayer) as refused:
        player_of(name, SPOR)
    assert refused.value.code == code
    for language in ("pl", "en"):
        assert words_for(language).error(refused.value)[-1] == "."
