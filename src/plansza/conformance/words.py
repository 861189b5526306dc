"""Whether a game can say everything it has to say, in every language."""

from collections.abc import Iterator, Mapping

from plansza.conformance.contract import random_choice
from plansza.conformance.raw import codes_among, codes_of_several_words, raw_parts, rules_in
from plansza.core.chance import FastChance
from plansza.core.contract import Event, Game, Position
from plansza.core.errors import Fact
from plansza.core.missing import check_codes, codes_of
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


class Ear:
    """Hears what players are told, and finds fault with what was meant for programs."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.things = game.things
        self.language = language
        self.codes = codes_of_several_words(game)

    def hear(self, text: str, what: str, facts: Mapping[str, Fact]) -> None:
        """A sentence and the facts it was given; components have words of their own."""
        assert text, f"nothing is said in {self.language} of {what}"
        plain = [fact for name, fact in facts.items() if name not in self.things]
        raw = raw_parts(text, self.codes | codes_among(plain, self.language))
        raw += rules_in(text, facts.values())
        assert not raw, f"{what} shows {', '.join(raw)} as it is: “{text}”"


def tell_game(game: Game, setup: Setup, seed: int, moves: int, words: Words) -> None:
    """Say everything that a random game gives reason to say."""
    names = [f"«{seat}»" for seat in range(setup.seats)]
    readers = (*range(setup.seats), None)
    ear = Ear(game, words.language)
    check_codes(game, "title", [game.title(setup)[0]], ("",))
    ear.hear(words.title(setup), "title", game.title(setup)[1])
    position, chance = game.start(setup, FastChance(seed)), FastChance(seed + 1)
    told: list[Event] = []
    while position.to_move and moves:
        for reader in readers:
            prompt = position.view(reader).prompt()
            ear.hear(words.prompt(prompt, names), f"prompt {prompt[0]}", prompt[1])
            for meter in position.view(reader).meters():
                ear.hear(words.meter(meter, names), f"meter {meter.code}", meter.facts)
        _say_moves(game, position, chance, words, names, ear)
        seat, move = random_choice(position, chance)
        for reason in game.insight.why(position, seat, move):
            ear.hear(words.why(reason, names), f"reason {reason[0]}", reason[1])
        position.step(seat, move, told.append)
        for event in told:
            for reader in readers:
                said = words.event(event, reader, names)
                ear.hear(said, f"event {event.code}", event.seen_by(reader))
        told.clear()
        moves -= 1
    for reader in readers:  # some games are given up before their end
        for line in position.view(reader).tally():
            ear.hear(words.tally(line, names), f"tally {line.code}", line.facts)
    if position.outcome is not None:
        for reader in readers:
            said = words.outcome(position.outcome, names, reader)
            ear.hear(said, "outcome", {"reason": position.outcome.reason})


def _say_moves(
    game: Game,
    position: Position,
    chance: FastChance,
    words: Words,
    names: list[str],
    ear: Ear,
) -> None:
    """What can be done, and why something else cannot."""
    for seat in position.to_move:
        for move in position.legal_moves(seat):
            ear.hear(words.move(move), f"move {game.write_move(move)}", game.describe(move)[1])
        refusal = position.why_not(seat, chance.below(game.move_count(position.setup)))
        if refusal is not None:
            said = words.refusal(refusal, names)
            ear.hear(said, f"refusal {refusal.code}", refusal.facts)
