"""What is asked, along random games: it stands in the prompt alone, and what the prompt offers with
a button can be done; and everybody has a token of his own beside his name."""

import xml.etree.ElementTree as ET
from collections import Counter

from plansza.conformance.contract import random_choice
from plansza.conformance.pictures import SVG, nothing_is_blocked_by_a_strict_policy, symbols_of
from plansza.core.chance import FastChance
from plansza.core.contract import Game, Position, View
from plansza.core.setup import Setup
from plansza.words import LANGUAGES, words_for

EACH = 2  # how often a question is looked at in one game
NAMES = ("Ania", "Olek", "Iga", "Staś", "Ewa", "Jan")


def check_prompts(game: Game, setup: Setup, seed: int) -> None:
    """Every question of one random game, as everybody reads it when it is first asked."""
    position = game.start(setup, FastChance(seed))
    chance = FastChance(seed + 1)
    asked: Counter[str] = Counter()
    while position.to_move:
        for seat in (*range(setup.seats), None):
            view = position.view(seat)
            check_decisive(position, view)
            code = view.prompt()[0]
            if asked[code] < EACH:
                check_said_once(game, position, view)
                check_badges(game, view)
                check_discreet(game, view, chance.below(1000))
            asked[code] += 1
        position.step(*random_choice(position, chance))


def check_said_once(game: Game, position: Position, view: View) -> None:
    """The prompt stands above the board; no picture repeats it, however the lines are broken."""
    choices = position.legal_moves(view.seat) if view.seat is not None else []
    for language in LANGUAGES:
        words = words_for(language, game)
        asked = words.prompt(view.prompt(), seats_named(view))
        for tall in (False, True):
            picture = game.draw(view, choices, words, tall=tall, names=seats_named(view))
            said = letters(" ".join(texts_in(ET.fromstring(picture.svg))))
            assert letters(asked) not in said, f"the picture repeats the prompt: “{asked}”"


def texts_in(root: ET.Element) -> list[str]:
    """All that can be read in a picture, in the order in which it is drawn."""
    return [" ".join(line.itertext()) for line in root.iter(f"{SVG}text")]


def letters(text: str) -> str:
    """A text without all that a line break or a full stop changes."""
    return "".join(letter for letter in text.lower() if letter.isalnum())


def seats_named(view: View) -> list[str]:
    """A name for every seat."""
    return [NAMES[seat % len(NAMES)] for seat in range(view.setup.seats)]


def check_decisive(position: Position, view: View) -> None:
    """What the prompt offers with a button are moves of the reader, each once."""
    decisive = view.decisive()
    moves = position.legal_moves(view.seat) if view.seat in position.to_move else []
    assert len(set(decisive)) == len(decisive), "a decisive move is offered twice"
    assert set(decisive) <= set(moves), f"seat {view.seat} cannot make what is called decisive"


def check_discreet(game: Game, view: View, seed: int) -> None:
    """Neither a token nor a button tells a seat which of two worlds it is in."""
    if view.seat is None:
        return
    twin = game.imagine(view, FastChance(seed)).view(view.seat)
    assert twin.decisive() == view.decisive(), "a decisive move tells which world it is"
    badges = game.pictures().badges
    assert badges(twin) == badges(view), "a badge tells which world it is"


def check_badges(game: Game, view: View) -> None:
    """Every seat has a token of its own, drawn with the game's art and nothing else."""
    badges = game.pictures().badges(view)
    assert len(badges) == view.setup.seats, "not every seat has a badge"
    assert len(set(badges)) == len(badges), "two seats have the same badge"
    symbols = symbols_of(game)
    for badge in badges:
        root = ET.fromstring(f'<svg xmlns="{SVG.strip("{}")}">{badge}</svg>')
        nothing_is_blocked_by_a_strict_policy(root)
        assert not any(element.get("id") for element in root.iter()), "a badge has an id"
        assert not any(root.iter(f"{SVG}text")), "a badge is too small for words"
        used = {(use.get("href") or "").removeprefix("#") for use in root.iter(f"{SVG}use")}
        assert used <= set(symbols), f"a badge uses {used - set(symbols)}, not in art()"
