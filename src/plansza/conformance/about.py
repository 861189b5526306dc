"""Whether everything on the table answers a newcomer who points at it: in sentences, in every
language, and with nothing that the reader's seat cannot know."""

import xml.etree.ElementTree as ET
from zlib import crc32

from plansza.conformance.contract import Extra, Received
from plansza.conformance.words import Ear
from plansza.core.chance import FastChance
from plansza.core.contract import Game, Phrase, Position, View
from plansza.core.missing import check_codes
from plansza.core.plain_picture import PLAIN, is_written
from plansza.words import LANGUAGES, MissingWord, words_for

MOST = 4  # sentences about one thing,
LENGTH = 320  # and letters of all of them together
ENDS = (".", "!", "?", "…", ".”", "!”", "?”", ".)")
SELDOM = 20  # one view in so many is looked at where a whole game is played


def check_about(game: Game, position: Position, seed: int = 0) -> None:
    """Point at everything in everybody's picture, in both shapes. A game need not tell anything:
    then a page shows the names alone."""
    if not is_written(game.pictures(), "about"):
        return
    ears = [Ear(game, language) for language in LANGUAGES]
    for seat in (*range(position.setup.seats), None):
        view = position.view(seat)
        moves = position.legal_moves(seat) if seat is not None else []
        labels = labels_in(game, view, moves)
        told = {id: game.about(view, id) for id in labels}
        for id, phrases in told.items():
            check_told(ears, id, labels[id], phrases, position.setup.seats)
        if seat is not None:
            twin = game.imagine(view, FastChance(seed)).view(seat)
            for id, phrases in told.items():
                same = game.about(twin, id) == phrases
                assert same, f"about {id}: tells seat {seat} which world it is in"


def labels_in(game: Game, view: View, moves: list[int]) -> dict[str, set[str]]:
    """Everything with an id in the reader's two pictures, the wide one in one language and the
    tall one in the other, and what it is called. Scenery has no name, clipping paths are no things,
    and plain slips and buttons are not the game's own."""
    found: dict[str, set[str]] = {}
    for language, tall in zip(LANGUAGES, (False, True), strict=True):
        picture = game.draw(view, moves, words_for(language, game), tall=tall)
        for element in ET.fromstring(picture.svg).iter():
            id = element.get("id", "")
            if id and not id.startswith(PLAIN) and not element.tag.endswith("clipPath"):
                found.setdefault(id, set()).add(element.get("aria-label", ""))
    return found


def check_told(
    ears: list[Ear], id: str, labels: set[str], phrases: list[Phrase], seats: int
) -> None:
    """A few sentences, declared, in every language; more than the name of the thing."""
    assert 1 <= len(phrases) <= MOST, f"about {id}: {len(phrases)} sentences, not 1 to {MOST}"
    check_codes(ears[0].game, "about", [code for code, _ in phrases])
    names = [f"«{seat}»" for seat in range(seats)]
    for ear in ears:
        words = words_for(ear.language, ear.game)
        try:
            said = [words.about(phrase, names) for phrase in phrases]
        except MissingWord as error:
            raise AssertionError(f"about {id}: {error}") from error
        for (code, facts), sentence in zip(phrases, said, strict=True):
            ear.hear(sentence, f"about-{code} of {id}", facts)
            assert sentence.endswith(ENDS), f"about-{code} of {id} is no sentence: “{sentence}”"
        whole = " ".join(said)
        assert len(whole) <= LENGTH, f"about {id}: {len(whole)} letters, not {LENGTH}: “{whole}”"
        bare = {label.rstrip(".") for label in labels}
        assert whole.rstrip(".") not in bare, f"about {id}: no more than its name, “{whole}”"
        assert len(set(said)) == len(said), f"about {id}: says the same twice, “{whole}”"


def told_about(game: Game) -> Extra:
    """What the things of a picture tell, to be compared between two worlds (`check_worlds`): of one
    view in a few, for a game has many."""

    def received(view: View, moves: list[int]) -> Received:
        if crc32(view.text().encode()) % SELDOM:
            return {}
        told = {id: game.about(view, id) for id in sorted(labels_in(game, view, moves))}
        return {"what things tell": repr(told)}

    return received
