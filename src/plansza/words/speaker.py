"""Turning codes and facts into sentences.

A message receives the facts of its event, refusal, prompt, meter or move, made sayable:

- a fact that names components (`game.things`), say `card`, gives `$card` and its other cases
  `$card_acc`, `$card_gen`, `$card_ins`, several joined in one phrase; `$card_count` says how many,
  and `$card_name` is the notation, to choose a variant by;
- `seat` gives `$who`, the name, and `$seat`, counted from 1; `NAME_seat` gives `$NAME_who`; with
  two players `$rival` is the other one;
- `reason` becomes the words of that reason; all other facts stay as they are;
- in events and outcomes `$you` is “yes” when the reader is the one it is about, else “no”.

Names are put into a sentence at the very end: it is made once for all tables that say the same of
other people. So no message chooses a variant by a name.

In our own games every message must be there: `MissingWord` is a mistake that tests find. Players of
a game from elsewhere get the message in another language, or else the code and its facts as they
are; its author reads a warning in the log.
"""

import logging
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax.ast import Resource

from plansza.core.contract import Event, Game, Phrase
from plansza.core.errors import BadSetup, Fact, IllegalMove, PlanszaError
from plansza.core.guide import guide_of
from plansza.core.meters import Meter
from plansza.core.plain_text import sayable
from plansza.core.setup import Setup
from plansza.core.state import Outcome
from plansza.core.tally import Tally
from plansza.words.texts import (
    LANGUAGES,
    MissingWord,
    bundle_of,
    check_language,
    common_texts,
    game_texts,
    texts_in,
)

log = logging.getLogger(__name__)
FORMS = ("nom", "acc", "gen", "ins")
REMEMBERED = 8192  # sentences; all tables of a game say fewer different ones in an hour
NAMED = 4  # moves of a long turn that are said
BLANK = "\0"  # around the number of a seat whose name is to come
Names = Sequence[str]
Sentence = tuple[str, tuple[tuple[int, str], ...]]  # its begin, then seats and what follows them


class Words:
    """All texts in one language, at the table of one game or of none."""

    def __init__(
        self, language: str, game: Game | None = None, more: Sequence[Resource] = ()
    ) -> None:
        check_language(language)
        self.language = language
        # Any, for this is compiled: what a game of somebody else's sets on its class is asked for
        # as Python does, not looked up where our own games have it.
        self.game: Any = game
        own = [] if game is None else game_texts(game, language)
        self._bundle = bundle_of(language, [*common_texts(language), *own, *more])
        self.strict = game is None or is_of_the_house(game)
        self._others = [] if game is None or self.strict else _others(game, language)
        self._wordless = game is not None and not own and not self._others
        self._warned: set[str] = set()
        self._things = frozenset(getattr(game, "things", ()))
        self._duel = getattr(game, "seat_counts", ()) == (2,)
        # A table says the same to all its readers, and all tables of a game say much the same.
        self._say: Callable[..., str] = lru_cache(REMEMBERED)(self._format)
        self._put: Callable[..., Sentence] = lru_cache(REMEMBERED)(self._put_together)
        self._title: Callable[[], str] = lru_cache(1)(self._plain_title)
        self._named_thing: Callable[..., str] = lru_cache(REMEMBERED)(self._name_thing)

    def __call__(self, id: str, /, **args: Fact | float) -> str:
        """The message with this id; `MissingWord` if there is none or an argument is lacking."""
        try:
            return self._say(id, **args)
        except MissingWord as fault:
            return self._instead(id, fault, args)

    def has(self, id: str) -> bool:
        """Whether there is a message with this id."""
        return any(bundle.has_message(id) for bundle in (self._bundle, *self._others))

    def has_own(self, id: str) -> bool:
        """The same in this very language."""
        return bool(self._bundle.has_message(id))

    def _format(self, id: str, /, **args: Fact | float) -> str:
        for bundle in (self._bundle, *self._others):
            if bundle.has_message(id):
                break
        else:
            raise MissingWord(f"no message “{id}” in {self.language}")
        if bundle is not self._bundle:
            self._warn(id, f"no message “{id}” in {self.language}, only in another language")
        pattern = bundle.get_message(id).value
        if pattern is None:
            raise MissingWord(f"message “{id}” in {self.language} is empty")
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWord(f"message “{id}” in {self.language}: {errors}")
        return str(text)

    def _instead(self, id: str, fault: Exception, args: Mapping[str, Fact | float]) -> str:
        """What the players of a game from elsewhere read where a message cannot be said."""
        if self.strict:
            raise fault
        self._warn(id, str(fault))
        return _readable(id, args)

    def _warn(self, id: str, what: str) -> None:
        """Tell the author, once; who has written no words at all knows that."""
        if not self._wordless and id not in self._warned:
            self._warned.add(id)
            log.warning("%s: %s", self._game().id, what)

    # -- what happens at the table --------------------------------------------------------------

    def event(self, event: Event, reader: int | None, names: Names) -> str:
        """What happened, as far as this reader may know; None is a spectator."""
        seen = event.seen_by(reader)
        id = f"event-{event.code}"
        if seen != event.facts and self.has(f"{id}-secret"):
            id = f"{id}-secret"
        you = reader is not None and seen.get("seat") == reader
        return self._phrase(id, seen, names, you=_yes_no(you))

    def refusal(self, error: PlanszaError, names: Names = ()) -> str:
        """Why a move was refused, to the one who tried it."""
        return self._phrase(f"refusal-{error.code}", error.facts, names)

    def error(self, error: PlanszaError, names: Names = ()) -> str:
        """Any other refusal; an installed game may raise codes that nobody put into words."""
        if isinstance(error, IllegalMove):
            return self.refusal(error, names)
        id = f"error-{error.code}"
        if not self.has(id):
            return str(error)
        facts = self._settled(error.facts) if isinstance(error, BadSetup) else error.facts
        return self(id, **{key: "–" if fact == "" else fact for key, fact in facts.items()})

    def _settled(self, facts: Mapping[str, Fact]) -> Mapping[str, Fact]:
        """The facts of a set-up that is refused, at the table of its game: nobody has to know what
        options are called inside."""
        if self.game is None:
            return facts
        parts = {key: self.settings(str(facts[key])) for key in ("one", "other") if key in facts}
        return {**facts, "game": self.title(), **parts}

    def settings(self, parts: str) -> str:
        """Parts of a set-up, written `option=choice seats=4`, as people call them."""
        said = []
        for option, _, choice in (part.partition("=") for part in parts.split()):
            if option == "seats":
                said.append(self("setup-seats", count=choice))
            else:
                named = {"option": self.option(option), "choice": self.choice(option, choice)}
                said.append(self("setup-part", **named))
        return ", ".join(said)

    def prompt(self, phrase: Phrase, names: Names) -> str:
        """What a seat is asked now, or whom it waits for: the answer of `View.prompt`."""
        code, facts = phrase
        return self._phrase(f"prompt-{code}", facts, names)

    def meter(self, meter: Meter, names: Names) -> str:
        """What one of `View.meters` counts: a few words without a full stop."""
        return self._phrase(f"meter-{meter.code}", meter.facts, names)

    def meters(self, meters: Sequence[Meter], names: Names) -> str:
        """All of them in a line, each with its number, those of one player behind his name."""
        owners: dict[tuple[int, ...], list[str]] = {}
        for meter in meters:
            count = f"{meter.value}"
            if meter.target is not None and meter.target > meter.start:
                count = f"{meter.value}/{meter.target}"
            said = self("meter-said", label=self.meter(meter, names), count=count)
            owners.setdefault(meter.seats, []).append(said)
        lines: list[str] = []
        for seats, told in owners.items():
            who = self.join([self.who(seat, names) for seat in seats]) if seats else ""
            lines.append(
                self("meters-of", who=who, meters=", ".join(told)) if who else ", ".join(told)
            )
        return " · ".join(lines)

    def why(self, phrase: Phrase, names: Names) -> str:
        """What speaks for a move, to the one who asked for a hint: one of `Insight.why`."""
        code, facts = phrase
        return self._phrase(f"why-{code}", facts, names)

    def about(self, phrase: Phrase, names: Names) -> str:
        """A sentence about a thing of the picture: one of `Pictures.about`."""
        code, facts = phrase
        return self._phrase(f"about-{code}", facts, names)

    def remark(self, phrase: Phrase, names: Names) -> str:
        """What the coach says to a newcomer: one of `Coach.now` or `Coach.after`."""
        code, facts = phrase
        return self._phrase(f"coach-{code}", facts, names)

    def story(self, event: Event, reader: int | None, names: Names) -> str:
        """What happened, in the few words that follow a name and a colon; empty for events that
        are not told so."""
        if event.code not in self._game().codes.get("story", ()):
            return ""
        seen = event.seen_by(reader)
        you = reader is not None and seen.get("seat") == reader
        return self._phrase(f"story-{event.code}", seen, names, you=_yes_no(you))

    def tally(self, line: Tally, names: Names) -> str:
        """What a line of the account at the end counts."""
        return self._phrase(f"tally-{line.code}", line.facts, names)

    def move(self, move: int) -> str:
        """What a move does, as a button says it."""
        game = self._game()
        if self._wordless:
            return str(game.write_move(move))
        code, facts = game.describe(move)
        id = f"move-{code}"
        if not self.strict and not self.has(id):
            self._warn(id, f"no message “{id}” in {self.language}")
            return str(game.write_move(move))
        return self._phrase(id, facts, ())

    def kind(self, code: str) -> str:
        """What a kind of moves is called, as a heading: `kind-CODE`, which may be left out."""
        id = f"kind-{code}"
        return self(id) if self.has(id) else sayable(code)

    def moves(self, moves: Sequence[int]) -> str:
        """Several moves one after the other; of many the first."""
        said = [self.quoted(self.move(move)) for move in moves[:NAMED]]
        rest = len(moves) - len(said)
        return self.join([*said, self("moves-more", count=rest)] if rest else said)

    def outcome(self, outcome: Outcome, names: Names, reader: int | None = None) -> str:
        """Who won and why; in a game of points, with how many."""
        won = outcome.winners == (reader,)
        why = self.reason(outcome.reason, won)
        if not outcome.winners:
            return self("outcome-drawn", reason=why)
        who = self.join([self.who(seat, names) for seat in outcome.winners])
        said: dict[str, Fact] = {"who": who, "count": len(outcome.winners), "you": _yes_no(won)}
        if not self._is_scored(outcome):
            return self("outcome-won", reason=why, **said)
        return self(
            "outcome-scored", score=self._score(outcome), code=outcome.reason, reason=why, **said
        )

    def _is_scored(self, outcome: Outcome) -> bool:
        """Whether points decided: the game has a message `score`, and nobody resigned or agreed."""
        reasons = getattr(self.game, "codes", {}).get("reason", ())
        return self.has("score") and outcome.reason in reasons

    def _score(self, outcome: Outcome) -> str:
        """The winner's points; between two players, those of both."""
        best, points = outcome.winners[0], [int(score) for score in outcome.scores]
        if len(points) == 2:
            return self("score-of-two", points=points[best], rest=points[1 - best])
        return self("score", points=points[best])

    def reason(self, code: str, you: bool = False) -> str:
        """Why the game ended, perhaps to the winner: a clause without a capital, after a colon."""
        return self._label(f"reason-{code}", code, you=_yes_no(you))

    # -- what there is in the box ---------------------------------------------------------------

    def title(self, setup: Setup | None = None) -> str:
        """The name of the game, or of a table with this set-up."""
        if setup is None:
            return self._title()
        try:
            code, facts = self._game().title(setup)
        except Exception as fault:
            if self.strict:
                raise
            self._warn("title", f"no title for {setup!r}: {fault!r}")
            return self._title()
        return self._phrase(f"title-{code}", facts, ()) if code else self._title()

    def _plain_title(self) -> str:
        return self._label("title", sayable(self._game().id))

    def thing(self, name: str, form: str = "nom") -> str:
        """A component that facts name in notation, in one of the `FORMS`."""
        try:
            return self._named_thing(name, form)
        except Exception as fault:
            if self.strict:
                raise
            self._warn(f"thing {name}", f"no words for the component “{name}”: {fault!r}")
            return name

    def _name_thing(self, name: str, form: str) -> str:
        id, args = self._game().thing(name)
        return self._say(id, form=form, **args)

    def option(self, option: str) -> str:
        """What an option is called."""
        return self._label(f"option-{option}", option)

    def option_help(self, option: str) -> str:
        """What an option decides, in a sentence."""
        return self._help(f"option-{option}-help")

    def choice(self, option: str, choice: str) -> str:
        """What a choice of an option is called; a number may go by itself."""
        id = f"option-{option}-{choice}"
        return choice if choice.isdigit() and not self.has(id) else self._label(id, choice)

    def choice_help(self, option: str, choice: str) -> str:
        """What this choice means, in a sentence."""
        return self._help(f"option-{option}-{choice}-help")

    def preset(self, preset: str) -> str:
        """What a ready-made choice of options is called."""
        return self._label(f"preset-{preset}", preset)

    def preset_help(self, preset: str) -> str:
        """What it brings, in a sentence."""
        return self._help(f"preset-{preset}-help")

    # -- parts of sentences ---------------------------------------------------------------------

    def quoted(self, text: str) -> str:
        """A text in quotation marks; those in it become others."""
        outer, inner = (self(id, text="\0").split("\0") for id in ("quoted", "quoted-inside"))
        for old, new in zip(outer, inner, strict=True):
            text = text.replace(old, new)
        return self("quoted", text=text)

    def who(self, seat: int, names: Names) -> str:
        """The name of whoever sits there; a seat without a name is counted from 1."""
        return names[seat] if 0 <= seat < len(names) else self("seat-name", seat=seat + 1)

    def join(self, items: Sequence[str], form: str = "nom") -> str:
        """Several in one phrase: “A, B and C”; none has its own word."""
        if not items:
            return self("nothing", form=form)
        text = items[0]
        for item in items[1:-1]:
            text = self("list-more", first=text, next=item)
        return text if len(items) == 1 else self("list-last", first=text, last=items[-1])

    def _game(self) -> Any:
        if self.game is None:
            raise MissingWord("these words belong to no game: ask words_for with one")
        return self.game

    def _label(self, id: str, plain: str, **args: Fact) -> str:
        """A text that needs no facts; where a game from elsewhere has none, its id must do."""
        if self.strict or self.has(id):
            return self(id, **args)
        if plain:  # helps and the like may well be left out
            self._warn(id, f"no message “{id}” in {self.language}")
        return plain

    def _help(self, id: str) -> str:
        """A text that a game may leave out where there is nothing to explain."""
        return self(id) if self.has(id) else ""

    def _phrase(
        self, id: str, facts: Mapping[str, Fact], names: Names, you: str | None = None
    ) -> str:
        try:
            text, rest = self._put(id, tuple(facts.items()), len(names), you)
        except Exception as fault:
            if self.strict:
                raise
            self._warn(id, str(fault))
            return _readable(id.partition("-")[2], self._named(facts, names))
        for seat, more in rest:
            text += names[seat] + more
        return text

    def _put_together(
        self, id: str, facts: tuple[tuple[str, Fact], ...], names: int, you: str | None
    ) -> Sentence:
        """A sentence in which so many people are still to be named."""
        blanks = [f"{BLANK}{seat}{BLANK}" for seat in range(names)]
        # What a player has typed may be among the facts of a refusal, with any sign in it.
        known = {key: _without_blanks(fact) for key, fact in facts}
        args = self._arguments(known, blanks)
        if you is not None:
            args["you"] = you
        text, *rest = self._format(id, **args).split(BLANK)
        return text, tuple(zip(map(int, rest[::2]), rest[1::2], strict=True))

    def _named(self, facts: Mapping[str, Fact], names: Names) -> dict[str, Fact]:
        """The facts as they are; a seat's name tells more than its number."""
        return {
            key: self.who(fact, names) if _is_seat(key) and isinstance(fact, int) else fact
            for key, fact in facts.items()
        }

    def _arguments(self, facts: Mapping[str, Fact], names: Names) -> dict[str, Fact]:
        """The facts as messages want them; see the top of this file."""
        args: dict[str, Fact] = {}
        for key, fact in facts.items():
            if key in self._things:
                args.update(self._thing_arguments(key, str(fact)))
            elif _is_seat(key):
                args[f"{key.removesuffix('seat')}who"] = self.who(int(fact), names)
                args[key] = int(fact) + 1
            else:
                args[key] = self.reason(str(fact)) if key == "reason" else fact
        if "seat" in facts and (self._duel or len(names) == 2):
            args["rival"] = self.who(1 - int(facts["seat"]), names)
        return args

    def _thing_arguments(self, key: str, fact: str) -> dict[str, Fact]:
        found = fact.split()
        args: dict[str, Fact] = {}
        for form in FORMS:
            name = key if form == "nom" else f"{key}_{form}"
            args[name] = self.join(self._several(found, form), form)
        return {**args, f"{key}_count": len(found), f"{key}_name": fact}

    def _several(self, found: list[str], form: str) -> list[str]:
        """Components by name; equal ones once, with their number."""
        said = []
        for name, count in Counter(found).items():
            thing = self.thing(name, form)
            said.append(thing if count == 1 else self("several", count=count, thing=thing))
        return said


@lru_cache(maxsize=64)
def words_for(language: str, game: Game | None = None) -> Words:
    """The words of a language, at the table of this game; made once."""
    return Words(language, game)


@lru_cache(maxsize=64)
def guide_words(language: str, game: Game, folder: str) -> Words:
    """The words of a game with those in a folder of its guide: of its lessons, of its coach."""
    guide = guide_of(game)
    more = texts_in(guide.__name__, folder, language) if guide is not None else None
    return Words(language, game, [] if more is None else [more])


def coach_words(language: str, game: Game) -> Words:
    """The words of a game with those of its coach."""
    return guide_words(language, game, "coach")


def is_of_the_house(game: Game) -> bool:
    """Whether a game comes with plansza: then a missing word is a mistake of ours."""
    return type(game).__module__.partition(".")[0] == "plansza"


def _others(game: Game, language: str) -> list[FluentBundle]:
    """The texts that a game has in other languages, for what it lacks in this one."""
    rest = [each for each in LANGUAGES if each != language]
    found = [(each, game_texts(game, each)) for each in rest]
    return [bundle_of(each, texts) for each, texts in found if texts]


def _without_blanks(fact: Fact) -> Fact:
    return fact.replace(BLANK, "") if isinstance(fact, str) else fact


def _is_seat(key: str) -> bool:
    return key == "seat" or key.endswith("_seat")


def _yes_no(true: bool) -> str:
    return "yes" if true else "no"


def _readable(id: str, facts: Mapping[str, Fact | float]) -> str:
    """A code and its facts, for a game without words: “lay: card G7, dam 3”."""
    named = ", ".join(f"{key} {fact}" for key, fact in facts.items())
    return id.replace("-", " ") + (f": {named}" if named else "")
