"""Whether a coach speaks as he should: of nothing undeclared, briefly, in every language, and of
nothing that the seat beside him cannot know."""

from collections.abc import Sequence

from plansza.bots.basic import Bot, GreedyBot, RandomBot
from plansza.conformance.about import ENDS
from plansza.conformance.words import Ear
from plansza.core.chance import FastChance
from plansza.core.contract import Event, Game, Phrase, Position
from plansza.core.guide import Coach, coach_of, remarks
from plansza.core.setup import Setup
from plansza.words import LANGUAGES, MissingWord, coach_words

LENGTH = 160  # letters: a slip on a phone holds no more
SELDOM = 4  # one position in so many is compared with one that looks the same


def check_coach(
    game: Game, setup: Setup, seed: int, moves: int = 400, greedy: bool = False
) -> set[str]:
    """The codes of all that the coach could say to anybody along a game, each checked. A game need
    not have one."""
    coach = coach_of(game)
    if coach is None:
        return set()
    heard: set[str] = set()
    ears = [Ear(game, language) for language in LANGUAGES]
    bot: Bot = GreedyBot(game) if greedy else RandomBot(game)
    position, chance = game.start(setup, FastChance(seed)), FastChance(seed + 1)
    told: list[Event] = []
    for number in range(moves):
        if not position.to_move:
            break
        for seat in range(setup.seats):
            said = remarks(coach, position.view(seat), told)
            heard.update(code for code, _ in said)
            check_remarks(coach, ears, said, setup.seats)
            if number % SELDOM == seed % SELDOM:
                check_known(coach, game, position, seat, told)
        mover = position.to_move[0]
        told = []
        position.step(mover, bot.choose(position.view(mover), chance), told.append)
    return heard


def check_remarks(coach: Coach, ears: Sequence[Ear], said: Sequence[Phrase], seats: int) -> None:
    """Declared, in words of every language, and short."""
    names = [f"«{seat}»" for seat in range(seats)]
    for phrase in said:
        code, facts = phrase
        assert code in coach.codes, f"the coach says {code}, which is not among his codes"
        for ear in ears:
            try:
                text = coach_words(ear.language, ear.game).remark(phrase, names)
            except MissingWord as error:
                raise AssertionError(f"coach-{code}: {error}") from error
            ear.hear(text, f"coach-{code}", facts)
            assert text.endswith(ENDS), f"coach-{code} is no sentence: “{text}”"
            length = len(text)
            assert length <= LENGTH, f"coach-{code}: {length} letters, not {LENGTH}: “{text}”"


def check_known(
    coach: Coach, game: Game, position: Position, seat: int, told: Sequence[Event]
) -> None:
    """What is said in this world would be said in another that looks the same."""
    view = position.view(seat)
    twin = game.imagine(view, FastChance(seat)).view(seat)
    same = remarks(coach, view, told) == remarks(coach, twin, told)
    assert same, f"the coach tells seat {seat} which world it is in"
