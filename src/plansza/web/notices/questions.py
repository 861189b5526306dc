"""What a seat is asked that its player may want to be told of, as short texts that tell one
question from the next. They are made of public facts alone."""

from plansza.table.table import OVER, RUNNING, Table

TURN = "turn"
GAME_OVER = "over"
OFFERS = ("draw", "takeback", "rematch")


def kind_of(question: str) -> str:
    """What kind of question it is: “turn”, an offer, or “over”."""
    return question.partition(" ")[0]


def questions(table: Table, seat: int) -> list[str]:
    """What a seat is asked now; that its game is over is asked of it as well."""
    found: list[str] = []
    chair = table.seats[seat]
    if table.status == RUNNING and seat in table.to_move and not chair.player:
        found.append(f"{TURN} {turn_of(table, seat)}")
    if table.status == OVER:
        found.append(GAME_OVER)
    offer = table.offer
    if offer is not None and seat not in offer.agreed and offer.what in OFFERS:
        found.append(f"{offer.what} {offer.seat} {len(table.steps)}")
    return found


def turn_of(table: Table, seat: int) -> int:
    """Which of a seat's turns it is: the same for all steps of one turn, and when others act at
    the same time."""
    place = len(table.steps)
    while place and table.steps[place - 1].seat == seat:
        place -= 1
    return sum(step.seat == seat for step in table.steps[:place])
