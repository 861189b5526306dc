"""Whether great moments can be staged and turns be told in short: of declared events alone, with
things that the reader has in his picture, in every language, and with nothing he cannot know."""

import re
from collections import Counter
from collections.abc import Callable

from plansza.conformance.contract import random_choice
from plansza.conformance.words import Ear
from plansza.core.chance import FastChance
from plansza.core.contract import Event, Game, Position, View
from plansza.core.missing import check_codes
from plansza.core.setup import Setup
from plansza.core.stage import STAGES, Stage
from plansza.words import LANGUAGES, MissingWord, words_for

EACH = 2  # how often an event is looked at in one game
SYMBOL = re.compile(r'<symbol\b[^>]*\bid="([^"]+)"')
ID = re.compile(r'\bid="([^"]+)"')
Choose = Callable[[Position, FastChance], tuple[int, int]]


def check_moments(
    game: Game, setup: Setup, seed: int, choose: Choose = random_choice, moves: int = 100_000
) -> set[str]:
    """Stage and tell the events of one game, as everybody sees them; which there were."""
    check_declared(game)
    position, chance = game.start(setup, FastChance(seed)), FastChance(seed + 1)
    met: Counter[str] = Counter()
    told: list[Event] = []
    while position.to_move and moves:
        before = position.copy()
        seat, move = choose(position, chance)
        position.step(seat, move, told.append)
        news = [event for event in told if met[event.code] < EACH]
        for event in news:
            check_story(game, event, setup.seats)
            if event.code in game.moments:
                check_staged(game, event, before, position, seed)
        met.update(event.code for event in news)
        told.clear()
        moves -= 1
    return {code for code in met if code in game.moments}


def check_declared(game: Game) -> None:
    """Only events are staged and told, and each in a way that pages know."""
    check_codes(game, "event", [*game.moments, *game.codes.get("story", ())])
    strange = sorted(set(game.moments.values()) - set(STAGES))
    assert not strange, f"no page knows how to stage {', '.join(strange)}"


# -- stages -----------------------------------------------------------------------------------


def check_staged(game: Game, event: Event, before: Position, after: Position, seed: int) -> None:
    """How everybody sees an event staged."""
    symbols = set(SYMBOL.findall(game.art()))
    kind = game.moments[event.code]
    for reader in (*range(after.setup.seats), None):
        what = f"the stage of {event.code} for seat {reader}"
        view, facts = after.view(reader), event.seen_by(reader)
        stage = game.pictures().stage(view, kind, event.code, facts)
        if stage is None:  # nothing great to him
            continue
        check_stage(stage, symbols, after.setup.seats, what)
        ids = drawn(game, before.view(reader)) | drawn(game, view)
        missing = [id for id in (*stage.things, *stage.to) if id not in ids]
        assert not missing, f"{what}: no picture of his shows {', '.join(missing)}"
        if reader is not None:
            twin = game.imagine(view, FastChance(seed)).view(reader)
            again = game.pictures().stage(twin, kind, event.code, facts)
            same = again is not None and parts(again) == parts(stage)
            assert same, f"{what} tells which world he is in"


def check_stage(stage: Stage, symbols: set[str], seats: int, what: str) -> None:
    """A stage that a page can play."""
    assert stage.kind in STAGES, f"{what}: there is no kind {stage.kind}"
    assert not stage.art or stage.art in symbols, f"{what}: art() has no {stage.art}"
    strange = [seat for seat in stage.seats if not 0 <= seat < seats]
    assert not strange, f"{what}: there is no seat {strange}"
    assert all(stage.counts), f"{what}: a side counts nothing"
    whose = not stage.counts or len(stage.seats) <= len(stage.counts)  # some sides have no seat
    assert whose, f"{what}: {len(stage.counts)} totals for {len(stage.seats)} seats"


def drawn(game: Game, view: View) -> set[str]:
    """The ids in a reader's pictures, the wide one and the tall one."""
    words = words_for(LANGUAGES[0], game)
    pictures = [game.draw(view, [], words, tall=tall).svg for tall in (False, True)]
    return {id for svg in pictures for id in ID.findall(svg)}


def parts(stage: Stage) -> tuple[object, ...]:
    """All that a page is sent of a stage."""
    return stage.kind, stage.things, stage.to, stage.art, stage.counts, stage.seats


# -- stories ----------------------------------------------------------------------------------


def check_story(game: Game, event: Event, seats: int) -> None:
    """What everybody is told of an event in short: a few words, which others may follow."""
    if event.code not in game.codes.get("story", ()):
        return
    names = [f"«{seat}»" for seat in range(seats)]
    for language in LANGUAGES:
        words, ear = words_for(language, game), Ear(game, language)
        for reader in (*range(seats), None):
            try:
                said = words.story(event, reader, names)
            except MissingWord as error:
                raise AssertionError(f"story of {event.code}: {error}") from error
            ear.hear(said, f"story-{event.code}", event.seen_by(reader))
            bare = said == said.strip() and not said.endswith((".", ",", ";", ":"))
            assert bare, f"story-{event.code} is to be followed by a comma: “{said}”"
