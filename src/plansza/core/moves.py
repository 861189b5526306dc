"""Every kind of move declared once: its numbers, its parts, its notation and its description.

    MOVES = Moves("spor", "G7>3, log2, claim5")
    CARD = named("card", CARD_NAMES)
    DAM = numbered("dam", DAMS)
    PLAY = MOVES.two("play", "{card}>{dam}", CARD, DAM)
    PASS = MOVES.lone("pass", "pass")

    PLAY.at(card, dam)                      the number of a move
    kind, card, dam = MOVES.parts(move)     and back; then `kind is PLAY`

Moves are numbered in the order in which they are declared, so that what is listed in this order
need not be sorted.
"""

from collections.abc import Mapping, Sequence

from plansza.core.errors import BadNotation, Fact


class Axis:
    """What one part of a move counts through: how each value is written, and the facts about it.

    The first value has the number `first`, so that an axis may be a stretch of a longer one.
    """

    def __init__(
        self,
        name: str,
        texts: Sequence[str],
        facts: Sequence[Mapping[str, Fact]],
        first: int = 0,
    ) -> None:
        self.name = name
        self.texts = tuple(texts)
        self.facts = tuple([dict(each) for each in facts])
        self.first = first

    def called(self, name: str) -> "Axis":
        """The same values under another name, for moves that have two of a kind."""
        facts = [{name: each[self.name]} for each in self.facts]
        return Axis(name, self.texts, facts, self.first)


def named(name: str, names: Sequence[str], first: int = 0) -> Axis:
    """Values that have names."""
    return Axis(name, names, [{name: each} for each in names], first)


def numbered(name: str, count: int) -> Axis:
    """Values that people count from 1."""
    numbers = range(1, count + 1)
    return Axis(name, [str(number) for number in numbers], [{name: number} for number in numbers])


class Kind:
    """One kind of move. Kinds are told apart by identity: `kind is PLAY`."""

    def __init__(self, code: str, first: int, one: Axis | None, two: Axis | None) -> None:
        self.code = code
        self.first = first
        self.width = len(two.texts) if two is not None else 1
        self.count = self.width * (len(one.texts) if one is not None else 1)
        self._origin = first
        if one is not None:
            self._origin -= one.first * self.width
        if two is not None:
            self._origin -= two.first

    def at(self, one: int = 0, two: int = 0) -> int:
        """The move with these parts."""
        if self.width == 1:  # most kinds: and no product, which costs more than the rest
            return self._origin + one
        return self._origin + one * self.width + two

    def __repr__(self) -> str:
        return f"<{self.code}: {self.count} moves from {self.first}>"


class Moves:
    """All moves of a game. `examples` are shown to whoever writes something else."""

    def __init__(self, game: str, examples: str) -> None:
        self.game = game
        self.examples = examples
        self.texts: list[str] = []
        self._parts: list[tuple[Kind, int, int]] = []  # these go by move, as the texts do
        self._kinds: list[Kind] = []
        self._facts: list[dict[str, Fact]] = []
        self._numbers: dict[str, int] = {}

    # -- declaring ----------------------------------------------------------------------------

    def lone(self, code: str, text: str) -> Kind:
        """A kind of a single move."""
        kind = Kind(code, self.count, None, None)
        self._add(kind, 0, 0, text, {})
        return kind

    def one(self, code: str, pattern: str, axis: Axis) -> Kind:
        """A move for every value of an axis, whose name stands in the pattern: `log{dam}`."""
        kind = Kind(code, self.count, axis, None)
        for place, text in enumerate(axis.texts):
            written = pattern.format(**{axis.name: text})
            self._add(kind, axis.first + place, 0, written, axis.facts[place])
        return kind

    def two(self, code: str, pattern: str, one: Axis, two: Axis) -> Kind:
        """A move for every pair of values: `{card}>{dam}`."""
        kind = Kind(code, self.count, one, two)
        for place, first in enumerate(one.texts):
            for other, second in enumerate(two.texts):
                written = pattern.format(**{one.name: first, two.name: second})
                facts = {**one.facts[place], **two.facts[other]}
                self._add(kind, one.first + place, two.first + other, written, facts)
        return kind

    def _add(self, kind: Kind, one: int, two: int, text: str, facts: dict[str, Fact]) -> None:
        if text in self._numbers:
            raise ValueError(f"{self.game}: two moves are written “{text}”")
        self._numbers[text] = len(self.texts)
        self.texts.append(text)
        self._parts.append((kind, one, two))
        self._kinds.append(kind)
        self._facts.append(facts)

    # -- asking -------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """Every move that has been declared so far is below this number."""
        return len(self.texts)

    def codes(self) -> tuple[str, ...]:
        """The codes of all kinds."""
        return tuple(dict.fromkeys([kind.code for kind in self._kinds]))

    def kind(self, move: int) -> Kind:
        """The kind of a move."""
        return self._kinds[move]

    def parts(self, move: int) -> tuple[Kind, int, int]:
        """The kind of a move and its parts; 0 for a part that it does not have."""
        return self._parts[move]

    def describe(self, move: int) -> tuple[str, dict[str, Fact]]:
        """What a move does, as a code and facts."""
        return self._kinds[move].code, dict(self._facts[move])

    def clicks(self, move: int) -> tuple[str, ...]:
        """The ids of what is clicked for a move, in a picture that names things by the parts of
        moves: `card-7`, `dam-3`; for a move without parts its code."""
        named = [f"{name}-{value}" for name, value in self._facts[move].items()]
        return tuple(named) or (self._kinds[move].code,)

    def write(self, move: int) -> str:
        """The notation of a move."""
        return self.texts[move]

    def read(self, text: str) -> int:
        """The move written so; `BadNotation` for any other text."""
        move = self._numbers.get(text)
        if move is None:
            said = f"“{text}” is no move of {self.game}; moves look like {self.examples}"
            raise BadNotation("bad-move", said, {"text": text})
        return move
