"""`plansza play`: a game in the terminal against bots."""

import sys
import time
from dataclasses import dataclass

from plansza.bots.basic import Bot
from plansza.bots.levels import make_bot
from plansza.bots.pace import Pace
from plansza.cli.arguments import bots_of, seat_of, seed_of, setup_of
from plansza.cli.board import board_text
from plansza.cli.terminal import STANDARD, Complaint, Terminal
from plansza.core.chance import KeyedChance, commitment
from plansza.core.contract import NO_MOVE, Event
from plansza.core.errors import BadNotation
from plansza.core.record import Recorder
from plansza.games import find
from plansza.simulate import bot_luck

QUIT = ("q", "quit", "exit", "koniec", "wyjdź")
LIST = "?"
BOARD = "!"


@dataclass(frozen=True)
class PlayRequest:
    """What was asked for on the command line, as it was typed."""

    game: str
    seat: str
    bot: str
    players: str | None
    seed: str | None
    options: list[str]
    record: str | None


class Leave(Exception):
    """The player has had enough."""


def run(terminal: Terminal, request: PlayRequest) -> None:
    """Check everything first, then play; whatever happens, the record is kept."""
    table = Table(terminal, request)
    if request.record == STANDARD:
        raise Complaint(terminal.words("error-record-stream"))
    terminal.check_target(request.record)
    table.open()
    try:
        table.play()
        table.close()
    except (Leave, KeyboardInterrupt):
        terminal.say()
        terminal.say(terminal.words("goodbye"))
    finally:
        if request.record is not None:
            terminal.write(request.record, table.recorder.record().text())
            terminal.say(terminal.words("record-saved", path=request.record))


class Table:
    """One human, some bots, and the truth between them."""

    def __init__(self, terminal: Terminal, request: PlayRequest) -> None:
        words = terminal.words
        self.terminal = terminal
        self.game = find(request.game)
        setup = setup_of(words, self.game, request.players, request.options)
        self.words = terminal.words_of(self.game)
        self.me = seat_of(words, request.seat, setup.seats)
        bots = bots_of(words, request.bot, setup.seats - 1)
        self.seed = seed_of(request.seed)
        others = [seat for seat in range(setup.seats) if seat != self.me]
        named = dict(zip(others, bots, strict=True))
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, self.game) for seat, name in named.items()
        }
        self.levels = named
        self.pace = Pace(1.0 if sys.stdin.isatty() else 0.0)  # where moves are piped nobody waits
        self.luck = {seat: bot_luck(self.seed, seat) for seat in others}
        self.names = [self._name(seat, named.get(seat)) for seat in range(setup.seats)]
        self.position = self.game.start(setup, KeyedChance(self.seed))
        self.recorder = Recorder(self.game, self.position, self.seed)
        self.shown = ""

    def _name(self, seat: int, bot: str | None) -> str:
        words = self.words
        if bot is None:
            return words("name-you")
        if len(self.bots) == 1:
            return words("name-bot", bot=bot)
        return words("name-bot-seat", bot=bot, seat=seat + 1)

    # -- the course of the game -------------------------------------------------------------------

    def open(self) -> None:
        """Who plays what, and the promise about the shuffles."""
        words = self.words
        self.terminal.say(words.title(self.position.setup), style="bold")
        others = words.join([self.names[seat] for seat in self.bots])
        self.terminal.say(words("play-seats", seat=self.me + 1, others=others))
        self.terminal.say(words("commitment-shown", commitment=commitment(self.seed)), style="dim")

    def play(self) -> None:
        """Until the game is over, or the player leaves."""
        while to_move := self.position.to_move:
            seat = self.me if self.me in to_move else to_move[0]
            move = self.position.forced()
            if move == NO_MOVE:
                move = self.ask() if seat == self.me else self.choose(seat)
            self.position.play(seat, move, self.narrate)
            self.recorder.note(seat, move)

    def choose(self, seat: int) -> int:
        """A bot's move; it sees its own view only. However little there was to choose from, it
        takes as long as any other."""
        asked = self.pace.now()
        move = self.bots[seat].choose(self.position.view(seat), self.luck[seat])
        time.sleep(self.pace.rest(self.levels[seat], asked))
        return move

    def narrate(self, event: Event) -> None:
        """What happened, as far as the player may know."""
        self.terminal.say(self.words.event(event, self.me, self.names), style="italic")

    def close(self) -> None:
        """The last board, the outcome, and the seed to check the shuffles with."""
        outcome = self.position.outcome
        assert outcome is not None
        self.show_board()
        self.terminal.say(self.words.outcome(outcome, self.names, self.me), style="bold")
        self.terminal.say(self.words("seed-shown", seed=self.seed.hex()), style="dim")

    # -- the player's turn ------------------------------------------------------------------------

    def ask(self) -> int:
        """The player's move; anything else that is typed is answered, and asked again."""
        self.show_board()
        prompt = self.position.view(self.me).prompt()
        self.terminal.say(self.words.prompt(prompt, self.names), style="bold")
        while True:
            move = self.answer(self.read())
            if move is not None:
                return move

    def show_board(self, again: bool = False) -> None:
        """The board as the player sees it, unless it has not changed since."""
        view = self.position.view(self.me)
        text = view.text()
        if again or text != self.shown:
            self.terminal.say()
            self.terminal.say(board_text(self.game, view, self.words))
            meters = view.meters()
            if meters:
                self.terminal.say()
                self.terminal.say(self.words.meters(meters, self.names))
            self.terminal.say()
        self.shown = text

    def read(self) -> str:
        """A line; its end, or Ctrl+D, means to leave."""
        try:
            text = self.terminal.out.input(f"{self.words('ask-move')} ").strip()
        except EOFError:
            raise Leave from None
        if not sys.stdin.isatty():
            self.terminal.say(text)  # as a terminal would have shown it
        return text

    def answer(self, text: str) -> int | None:
        """The move that was typed, or None after an answer in words."""
        if text.casefold() in QUIT:
            raise Leave
        if text == LIST:
            self.list_moves()
        elif text == BOARD:
            self.show_board(again=True)
        elif text:
            return self.move_of(text)
        return None

    def list_moves(self) -> None:
        """Every possible move: its number, its notation, and what it does."""
        self.terminal.say(self.words("moves-now"))
        for number, move in enumerate(self.position.legal_moves(self.me), start=1):
            text = f"{number:>4}  {self.game.write_move(move):<12}  {self.words.move(move)}"
            self.terminal.say(text)

    def move_of(self, text: str) -> int | None:
        """A possible move, by notation or by its number in the list; else the reason why not."""
        legal = self.position.legal_moves(self.me)
        written = {self.game.write_move(move).casefold(): move for move in legal}
        if text.casefold() in written:
            return written[text.casefold()]
        if text.isascii() and text.isdigit():
            return self.numbered(legal, text)
        try:
            refusal = self.position.why_not(self.me, self.game.read_move(text))
        except BadNotation as error:
            self.terminal.say(self.words.error(error), style="yellow")
            return None
        assert refusal is not None, "a legal move is found by its notation"
        self.terminal.say(self.words.refusal(refusal, self.names), style="yellow")
        return None

    def numbered(self, legal: list[int], text: str) -> int | None:
        """The move with this number in the list."""
        number = int(text[:9])
        if 1 <= number <= len(legal):
            return legal[number - 1]
        words = self.words
        self.terminal.say(words("no-such-number", text=text[:9], count=len(legal)), style="yellow")
        return None
