"""Commands about clocks by turn: vacations, the end of a turn, and what may be done in time."""

from typing import Any

from plansza.table.command import (
    Command,
    Draft,
    need_status,
    number_of,
    refused,
    seat_of,
    stand_in_level,
)
from plansza.table.table import RUNNING, Table
from plansza.table.turns import MOST_AT_A_TIME, TurnClock


def go_away(table: Table, command: Command) -> list[Draft]:
    """A vacation, while the game runs: so many days."""
    seat = seat_of(table, command)
    need_status(table, RUNNING)
    if table.turns is None:
        raise refused("no-vacation", "without a clock by turn nobody need say that he is away")
    days, left = command.body.get("days"), table.turns.vacation_left(seat)
    most = min(left, MOST_AT_A_TIME)
    if not most:
        raise refused("vacation-used", "you have no days of vacation left in this game")
    if not isinstance(days, int) or isinstance(days, bool) or not 1 <= days <= most:
        raise refused("vacation-days", f"take 1 to {most} days", most=most)
    return [("away", seat, {"days": days})]


def come_back(table: Table, command: Command) -> list[Draft]:
    """Back before its end."""
    seat = seat_of(table, command)
    need_status(table, RUNNING)
    if table.turns is None:
        raise refused("not-away", "you are not away: just play on")
    return [("back", seat, {})]


def time_over(table: Table, command: Command) -> list[Draft]:
    """A turn has ended at a table where the game is lost by that. Two who were asked at the same
    moment, and both stayed away, have both lost."""
    need_status(table, RUNNING)
    seat, turns = number_of(table, command), table.turns
    body: dict[str, Any] = {"level": stand_in_level(table)}
    if turns is not None and len(table.seats) == 2 and turns.end_of(0) == turns.end_of(1):
        body["both"] = True
    return [("time", seat, body)]


def check_time(table: Table, turns: TurnClock, command: Command, now: float) -> None:
    """What depends on how much of a turn is left, at this moment."""
    late = command.kind == "time" or command.body.get("why") == "clock"
    if late and not turns.is_over(number_of(table, command), now):
        raise refused("not-late", "that turn has not ended")
    seat = command.seat
    if seat is None:
        return
    if command.kind == "takeback" and not may_think_again(table, seat, now):
        raise refused("turn-over", "the time of that turn is over: it cannot be undone any more")
    if command.kind == "away" and turns.is_away(seat, now):
        raise refused("away-already", "you are away already")
    if command.kind == "away" and turns.is_over(seat, now):
        raise refused("time-over", "your time is over: move, as long as you can")
    if command.kind == "back" and not turns.is_away(seat, now):
        raise refused("not-away", "you are not away: just play on")


def may_think_again(table: Table, seat: int, now: float) -> bool:
    """Whether a turn that its seat has ended, and takes back, would still have time."""
    turns = table.turns
    return turns is None or seat in table.to_move or turns.may_return_to(seat, now)
