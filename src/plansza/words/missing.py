"""What a game leaves out, its words included: one list for pages, tests and the command line."""

from plansza.core.contract import Game
from plansza.core.errors import Fact
from plansza.core.missing import Lack, codes_of, lacks_of
from plansza.words.speaker import Words, words_for
from plansza.words.texts import LANGUAGES, game_texts

NAMED = 6  # messages that are named; of more, the number will do


def missing(game: Game) -> list[Lack]:
    """Everything that a game leaves out; what it cannot be played without comes alone."""
    found = lacks_of(game)
    if any(lack.needed for lack in found):
        return found
    without = [language for language in LANGUAGES if not game_texts(game, language)]
    found += [Lack("words", {"language": language}) for language in without]
    for language in LANGUAGES:
        ids = [] if language in without else messages_missing(game, language)
        if ids:
            more = max(0, len(ids) - NAMED)
            facts: dict[str, Fact] = {"language": language, "count": len(ids), "more": more}
            found.append(Lack("messages", {**facts, "ids": ", ".join(ids[:NAMED])}))
    return found


def messages_missing(game: Game, language: str) -> list[str]:
    """The messages that a game can ask for and has not in this language."""
    has = words_for(language, game).has_own
    wanted = ["title", "about"]
    for kind, codes in codes_of(game).items():
        wanted += [f"{kind}-{code}" for code in codes]
    for option in game.options:
        named = [choice for choice in option.choices if not choice.isdigit()]
        wanted += [f"option-{option.id}-{choice}" for choice in ("", *named)]
    wanted += [f"preset-{name}" for name in game.presets()]
    return [id for id in (each.rstrip("-") for each in wanted) if not has(id)]


def said(words: Words, lack: Lack) -> str:
    """What is missing, in a sentence."""
    return words(f"missing-{lack.code}", **lack.facts)
