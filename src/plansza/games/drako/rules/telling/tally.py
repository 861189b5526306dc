"""The account at the end (E1, E2, O1): wounds, figures, cards, and the duels of a match."""

from typing import Final

from plansza.core.tally import Count, Tally
from plansza.core.values import codes
from plansza.games.drako.rules.board import OVER
from plansza.games.drako.rules.state import DrakoState

TALLIES: Final = codes("wounds fallen cards won all-wounds duel duel-wounds")


def lines(state: DrakoState) -> list[Tally]:
    """The duels of the match that are over; then the one on the table, unless it is among them."""
    found = _match(state.legs) if state.legs else []
    return found if state.legs and state.board.phase == OVER else found + _table(state)


def _table(state: DrakoState) -> list[Tally]:
    board, figures = state.board, state.options.figures
    roles = [board.role(seat) for seat in (0, 1)]
    fallen = [len(figures[role]) - board.living(figures[role]) for role in roles]
    return [
        Tally("wounds", {}, _counts([board.dealt[role] for role in roles])),
        Tally("fallen", {}, _counts(fallen)),
        Tally("cards", {}, _counts([board.held[role] + board.deck[role] for role in roles])),
    ]


def _match(duels: list[list[int]]) -> list[Tally]:
    """O1: duels won, then wounds dealt in all of them together."""
    wins = [sum([duel[0] == seat for duel in duels]) for seat in (0, 1)]
    wounds = [sum([duel[1 + seat] for duel in duels]) for seat in (0, 1)]
    found = [Tally("won", {}, _counts(wins)), Tally("all-wounds", {}, _counts(wounds))]
    for place, duel in enumerate(duels):
        number = {"number": place + 1}
        found.append(Tally("duel", number, _counts([int(duel[0] == seat) for seat in (0, 1)])))
        found.append(Tally("duel-wounds", number, _counts(duel[1:])))
    return found


def _counts(values: list[int]) -> list[Count]:
    return [float(value) for value in values]
