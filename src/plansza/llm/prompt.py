"""What a model is told at its seat: the rules of this table, what has happened, what it sees, what
it is asked, what it may do.

A prompt is a function of the seat's view and of what this seat was told, and of nothing else; equal
views and histories give equal prompts. It is bounded: where it would be too long, first the oldest
history is left out, then the descriptions of moves, then some of the moves, and it says so.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from plansza.core.contract import Game, View
from plansza.core.errors import IllegalMove
from plansza.llm.asking import Message
from plansza.llm.reading import Reading
from plansza.words import words_for
from plansza.words.rulebook import rulebook

LONGEST = 80_000  # characters of a first question; rules take up to 20,000
OLD_ANSWER = 2_000  # characters of an answer that is repeated when it is asked again
MOST_NAMED = 6  # moves of an ambiguous answer that are repeated


@dataclass(frozen=True)
class Telling:
    """How a seat is spoken to."""

    language: str = "en"
    moves: bool = True  # whether the possible moves are listed
    data: bool = False  # whether the view is given as data, too
    history: int = 200  # lines at most
    longest: int = LONGEST


class Prompter:
    """Writes the prompts of one game."""

    def __init__(self, game: Game, telling: Telling | None = None) -> None:
        self.game = game
        self.telling = telling or Telling()
        self.words = words_for(self.telling.language, game)

    def question(
        self, view: View, history: Sequence[str] = (), names: Sequence[str] = ()
    ) -> list[Message]:
        """What a seat is told; one that is to move is asked for a move."""
        system, now = self.rules(view, names), self.situation(view, names)
        room = self.telling.longest - len(system) - len(now)
        return [
            {"role": "system", "content": system},
            {"role": "user", "content": f"{self._history(history, room)}\n\n{now}"},
        ]

    def situation(self, view: View, names: Sequence[str] = ()) -> str:
        """What a seat sees now; one that is to move is told its moves, and asked for one."""
        parts = [self._now(view, names)]
        if view.seat in view.known.to_move:
            parts.append(self._moves(view, self.telling.longest // 3))
            parts.append(self.words("llm-answer", example=self.game.write_move(0)))
        return "\n\n".join(parts)

    def again(self, answer: str, reply: str, left: int) -> list[Message]:
        """What follows an answer that could not be played: it, and what was wrong with it."""
        ask = self.words("llm-again", left=left)
        return [
            {"role": "assistant", "content": answer[-OLD_ANSWER:]},
            {"role": "user", "content": f"{reply} {ask}"},
        ]

    # -- what was wrong ---------------------------------------------------------------------------

    def misread(self, reading: Reading) -> str:
        """About an answer that names no move, or several."""
        if reading.moves:
            named = [self.game.write_move(move) for move in reading.moves[:MOST_NAMED]]
            return self.words("llm-ambiguous", moves=", ".join(named))
        if reading.said:
            return self.words("llm-unreadable", said=reading.said)
        return self.words("llm-empty")

    def refused(self, move: int, refusal: IllegalMove, names: Sequence[str] = ()) -> str:
        """Why a move cannot be made, from the seat's own knowledge."""
        why = self.words.refusal(refusal, names)
        return self.words("llm-illegal", move=self.game.write_move(move), why=why)

    def drawn(self, move: int) -> str:
        """That chance chose a move, for a seat that named none."""
        return self.words("llm-drawn", move=self.words.move(move))

    # -- parts ------------------------------------------------------------------------------------

    def rules(self, view: View, names: Sequence[str] = ()) -> str:
        """Who one is, and the rules of exactly this table; the same all game long."""
        assert view.seat is not None, "a spectator is not asked"
        words, setup = self.words, view.setup
        who = words.who(view.seat, names)
        you = words("llm-you", title=words.title(setup), who=who, seats=setup.seats)
        told = [you, self._allies(view, names), words("llm-secrets")]
        return f"{' '.join(each for each in told if each)}\n\n" + rulebook(
            self.game, setup, self.telling.language
        )

    def _allies(self, view: View, names: Sequence[str]) -> str:
        sides = self.game.sides(view.setup)
        own = [
            self.words.who(seat, names)
            for seat, side in enumerate(sides)
            if view.seat is not None and side == sides[view.seat] and seat != view.seat
        ]
        return self.words("llm-allies", who=self.words.join(own), count=len(own)) if own else ""

    def _history(self, history: Sequence[str], room: int) -> str:
        """The newest lines that there is room for."""
        words = self.words
        head = f"## {words('llm-history')}\n"
        kept: list[str] = []
        room -= len(head)
        for line in reversed(history[-self.telling.history :] if self.telling.history else ()):
            room -= len(line) + 1
            if room < 0:
                break
            kept.insert(0, line)
        left_out = len(history) - len(kept)
        lines = [words("llm-left-out", count=left_out), *kept] if left_out else kept
        return "\n".join([head, *(lines or [words("llm-nothing")])])

    def _now(self, view: View, names: Sequence[str]) -> str:
        """The table as the seat sees it, as a terminal would show it, and what is asked."""
        words, meters = self.words, view.meters()
        parts = [f"## {words('llm-table')}", f"```\n{self.game.sketch(view, words)}\n```"]
        parts += self._role(view)
        if meters:
            parts.append(words.meters(meters, names))
        if self.telling.data:
            parts.append(f"```json\n{view.text()}\n```")
        return "\n\n".join([*parts, f"## {words('llm-asked')}", words.prompt(view.prompt(), names)])

    def _role(self, view: View) -> list[str]:
        """The part that the seat plays now, where the game has such."""
        roles = self.game.roles(view.known)
        if not roles or view.seat is None:
            return []
        id, args = roles[view.seat]
        return [self.words("llm-role", role=self.words(id, form="nom", **args))]

    def _moves(self, view: View, room: int) -> str:
        """The possible moves with what they do; or how moves are written."""
        words, game = self.words, self.game
        if not self.telling.moves:
            head = f"## {words('llm-notation')}\n"
            return "\n".join([head, words("llm-notation-about"), *self._notation()])
        assert view.seat is not None
        legal = view.known.legal_moves(view.seat)
        head = f"## {words('llm-moves')}\n"
        lines = [f"- `{game.write_move(move)}` – {words.move(move)}" for move in legal]
        if sum(map(len, lines)) + len(lines) > room:
            lines = [f"- `{game.write_move(move)}`" for move in legal]
        kept = lines[: max(1, room // (1 + max(map(len, lines))))]
        if len(kept) < len(lines):
            kept.append(words("llm-more-moves", count=len(lines) - len(kept)))
        return "\n".join([head, *kept])

    def _notation(self) -> list[str]:
        """A move of every kind, with what it does."""
        seen: dict[str, int] = {}
        for move in range(self.game.moves.count):
            seen.setdefault(self.game.describe(move)[0], move)
        return [
            f"- `{self.game.write_move(move)}` – {self.words.move(move)}" for move in seen.values()
        ]
