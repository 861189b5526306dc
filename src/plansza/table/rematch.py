"""When a rematch is certain: opening tables has its limits, by whichever door."""

from plansza.table.table import Table


def rematch_settled(table: Table) -> bool:
    """Whether all people here want to play again: bots always do, sooner or later."""
    offer = table.offer
    if table.next_table or offer is None or offer.what != "rematch":
        return bool(table.next_table)
    chairs = enumerate(table.seats)
    return all(seat in offer.agreed or chair.free or chair.player for seat, chair in chairs)
