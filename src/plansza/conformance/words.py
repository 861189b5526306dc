"""Whether a game can say everything it has to say, in every language."""

from collections.abc import Iterator

from plansza.conformance.contract import random_choice
from plansza.core.chance import FastChance
from plansza.core.contract import Event, Game, Position
from plansza.core.missing import codes_of
from plansza.core.setup import Setup
from plansza.words import LANGUAGES, MissingWord, Words, words_for


def check_words(game: Game, setup: Setup, seed: int, moves: int = 200) -> None:
    """No message is missing, and the beginning of a random game can be told to every reader."""
    for language in LANGUAGES:
        words = words_for(language, game)
        missing = [id for id in message_ids(game) if not words.has(id)]
        assert not missing, f"no words in {language} for {', '.join(missing)}"
        try:
            tell_game(game, setup, seed, moves, words)
        except MissingWord as error:
            raise AssertionError(f"in {setup!r}, seed {seed}: {error}") from error


def message_ids(game: Game) -> Iterator[str]:
    """What pages and terminals ask the words of a game for."""
    yield "title"
    for kind, codes in codes_of(game).items():
        yield from (f"{kind}-{code}" for code in codes)
    chosen = [f"preset-{preset}" for preset in game.presets()]
    for option in game.options:
        chosen.append(f"option-{option.id}")
        chosen += [f"option-{option.id}-{choice}" for choice in option.choices]
    for id in chosen:
        yield from (id, f"{id}-help")


def tell_game(game: Game, setup: Setup, seed: int, moves: int, words: Words) -> None:
    """Say everything that a random game gives reason to say."""
    names = [f"«{seat}»" for seat in range(setup.seats)]
    readers = (*range(setup.seats), None)
    position, chance = game.start(setup, FastChance(seed)), FastChance(seed + 1)
    told: list[Event] = []
    while position.to_move and moves:
        for reader in readers:
            assert words.prompt(position.view(reader).prompt(), names), "an empty prompt"
        _say_moves(game, position, chance, words, names)
        seat, move = random_choice(position, chance)
        for reason in game.insight.why(position, seat, move):
            assert words.why(reason, names), f"an empty reason: {reason}"
        position.step(seat, move, told.append)
        for event in told:
            for reader in readers:
                assert words.event(event, reader, names), f"nothing is told of {event.code}"
        told.clear()
        moves -= 1
    if position.outcome is not None:
        assert all(words.outcome(position.outcome, names, reader) for reader in readers)


def _say_moves(
    game: Game, position: Position, chance: FastChance, words: Words, names: list[str]
) -> None:
    """What can be done, and why something else cannot."""
    for seat in position.to_move:
        for move in position.legal_moves(seat):
            assert words.move(move), f"nothing is said of {game.write_move(move)}"
        refusal = position.why_not(seat, chance.below(game.move_count(position.setup)))
        assert refusal is None or words.refusal(refusal, names), "an empty refusal"
