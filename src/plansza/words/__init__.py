"""What the program says to people, in their language.

    words = words_for("pl", game)
    words.event(event, reader=0, names=("Ania", "Olek"))

The rules speak in codes and facts; the texts are Fluent files: those that all games share in
`common/`, and those of a game in the folder `words/` of its package, so that it brings its own.
"""

from plansza.words.speaker import FORMS, Words, coach_words, guide_words, words_for
from plansza.words.texts import LANGUAGES, MissingWord, UnknownLanguage

__all__ = [
    "FORMS",
    "LANGUAGES",
    "MissingWord",
    "UnknownLanguage",
    "Words",
    "coach_words",
    "guide_words",
    "words_for",
]
