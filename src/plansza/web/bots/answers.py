"""What bots answer when somebody asks the table: they agree where they lose nothing by it.

A move may be taken back as long as nobody has learnt anything since: no luck, no secret, nobody
else's decision. Where one person plays against bots for practice it always may: there a bot is a
sparring partner.

A draw is thought about when the bot has had some turns (`Game.draws`), and agreed to where its own
part in winning, by what its seat may know, is clearly less than the even one that a draw gives. To
refuse tells that a bot hopes for more, perhaps by a good hand: so it is said in the same words
whatever the reason; a bot that refuses answers before those that would have agreed; and who asks
again soon hears that it is too early, whatever the bots hold.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from plansza.bots.advice import seed_for
from plansza.bots.estimate import Estimate, even_share, turns_of
from plansza.core.errors import blaming
from plansza.table.table import Offer, Table
from plansza.web.bots.bot_tasks import ChanceTask, TaskResult
from plansza.web.bots.worker import TaskTimeout

Think = Callable[[ChanceTask], Awaitable[TaskResult]]  # asks a process of the bots


@dataclass(frozen=True)
class BotAnswer:
    """Yes or no, and why: one of `entry-answer-bot` in the words; nothing where all say yes."""

    yes: bool
    why: str = ""


FAIR = BotAnswer(True, "fair")
PLAY_ON = BotAnswer(False, "play-on")
EARLY = BotAnswer(False, "early")
PRACTICE = BotAnswer(True, "practice")
NOTHING_LEARNT = BotAnswer(True, "nothing-learnt")
LEARNT = BotAnswer(False, "learnt")
AGAIN = BotAnswer(True)  # another game is always welcome


async def first_answer(table: Table, asked: list[int], think: Think) -> tuple[int, BotAnswer]:
    """Which of the bots answers first, and what: one that refuses, if there is one."""
    answers = [(seat, await answer_of(table, seat, think)) for seat in asked]
    refusals = [each for each in answers if not each[1].yes]
    return (refusals or answers)[0]


async def answer_of(table: Table, seat: int, think: Think) -> BotAnswer:
    """What the bot at a seat says to the open question."""
    offer = table.offer
    assert offer is not None
    if offer.what == "takeback":
        return about_take_back(table, offer)
    if offer.what == "draw":
        return await about_draw(table, seat, think)
    return AGAIN


# -- taking back --------------------------------------------------------------------------------


def about_take_back(table: Table, offer: Offer) -> BotAnswer:
    """The same for every bot."""
    if is_practice(table):
        return PRACTICE
    return NOTHING_LEARNT if nothing_learnt(table, offer) else LEARNT


def is_practice(table: Table) -> bool:
    """One person against bots, and hints are allowed. Who is away still plays."""
    return table.hints and sum(bool(chair.holder) for chair in table.seats) == 1


def nothing_learnt(table: Table, offer: Offer) -> bool:
    """Whether the asker's move showed nothing, and nobody else has decided anything after it."""
    assert table.position is not None
    gone = table.steps[offer.steps :]
    others = [step for step in gone if step.seat != offer.seat and not step.also]
    return not others and gone[0].reveals == table.position.reveals


# -- draws --------------------------------------------------------------------------------------


async def about_draw(table: Table, seat: int, think: Think) -> BotAnswer:
    """From the moves that everybody saw, and from what the bot's own seat may know."""
    movers = [step.seat for step in table.steps[table.draw_refused :]]
    if turns_of(seat, movers) < table.game.draws.turns:
        return EARLY
    assert table.position is not None
    with blaming(table.game.id):
        view = table.position.view(seat).text()
        even = even_share(table.game, table.position)
    found = await ask(ChanceTask(table.game.id, view, seed_for(view)), think)
    hoped = found.share + found.error if found is not None else 1.0
    return FAIR if hoped <= even * (1 - table.game.draws.margin) else PLAY_ON


async def ask(task: ChanceTask, think: Think) -> Estimate | None:
    """What a process of the bots finds; None if it fails, and then the bot plays on."""
    try:
        result = await think(task)
    except TaskTimeout:
        return None
    return result.value if isinstance(result.value, Estimate) else None
