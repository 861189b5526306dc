"""How variants, seats, roles and numbers are called in a language."""

from plansza.arena.contest import Variant
from plansza.arena.statistics import Tally
from plansza.core.chance import FastChance
from plansza.games import find
from plansza.words import Words, words_for
from plansza.words.numbers import duration, number, percent


class Labels:
    """How variants, seats and roles are called in a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = words_for(language)

    def at(self, variant: Variant) -> Words:
        """The words of the variant's game."""
        return words_for(self.language, find(variant.game))

    def variant(self, variant: Variant, title: bool = True) -> str:
        """The game, the number of players, and what is not as usual."""
        words = self.at(variant)
        parts = [words.title()] if title else []
        if len(find(variant.game).seat_counts) > 1:
            parts.append(words("arena-players", count=variant.seats))
        parts += self._options(words, variant)
        return "; ".join(parts) or words("arena-usual")

    def _options(self, words: Words, variant: Variant) -> list[str]:
        changed = variant.changed()
        for name, options in find(variant.game).presets().items():
            usual = find(variant.game).setup(variant.seats)
            if changed and {k: v for k, v in options.items() if v != usual[k]} == changed:
                return [words.preset(name)]
        return [f"{words.option(key)}: {words.choice(key, at)}" for key, at in changed.items()]

    def roles(self, variant: Variant) -> dict[str, str]:
        """What the roles of a variant are called, by id; those with a number in its order."""
        game, words = find(variant.game), self.at(variant)
        phrases = sorted(
            game.roles(game.start(variant.setup(), FastChance(1))),
            key=lambda phrase: [fact for fact in phrase[1].values() if isinstance(fact, int)],
        )
        return {str(*args.values()): words(id, form="nom", **args) for id, args in phrases}

    def seats(self, seats: list[int]) -> str:
        """A player, or allies."""
        if len(seats) == 1:
            return self.words("seat-name", seat=seats[0] + 1)
        return self.words("arena-allies", seats=", ".join([str(seat + 1) for seat in seats]))

    def share(self, tally: Tally) -> str:
        """A share with its interval."""
        low, high = tally.interval
        return f"{self.percent(tally.share)} ({self.number(100 * low, 1)}–{self.percent(high)})"

    def number(self, value: float, digits: int = 0) -> str:
        """As this language writes it."""
        return number(self.language, value, digits)

    def percent(self, share: float) -> str:
        """As this language writes it."""
        return percent(self.language, share)

    def duration(self, seconds: float) -> str:
        """As this language writes it."""
        return duration(self.language, seconds)
