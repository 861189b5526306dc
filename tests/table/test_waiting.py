"""What the tables write in one turn of the loop goes to the writer together; each hears its own."""

import asyncio

import pytest

from plansza.store.batch import AppendJob
from plansza.table.waiting import WaitingRoom


class Writer:
    """Notes what it is handed, and carries it out when it is told to."""

    def __init__(self) -> None:
        self.handed: list[list[str]] = []
        self.jobs: list[AppendJob] = []

    def hand_over(self, *jobs: AppendJob) -> None:
        self.handed.append([job.table for job in jobs])
        self.jobs += [job for job in jobs if job.done.set_running_or_notify_cancel()]

    def carry_out(self) -> None:
        for job in self.jobs:
            if job.table.startswith("bad"):
                job.done.set_exception(ValueError(job.table))
            else:
                job.done.set_result(None)
        self.jobs.clear()


def job(table: str) -> AppendJob:
    return AppendJob(table, [])


def test_jobs_of_one_turn_are_handed_over_together_and_in_their_order() -> None:
    async def story() -> None:
        writer = Writer()
        room = WaitingRoom(writer.hand_over)
        first = [asyncio.create_task(room.carried_out(job(name))) for name in ("a", "bad", "c")]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        late = asyncio.create_task(room.carried_out(job("d")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert writer.handed == [["a", "bad", "c"], ["d"]]
        assert not any(task.done() for task in (*first, late))
        writer.carry_out()
        found = await asyncio.gather(*first, late, return_exceptions=True)
        assert [str(each) for each in found] == ["None", "bad", "None", "None"]

    asyncio.run(story())


def test_what_cannot_be_handed_over_is_told_to_all_who_wait() -> None:
    def refuse(*jobs: AppendJob) -> None:
        raise RuntimeError("no writer")

    async def story() -> None:
        room = WaitingRoom(refuse)
        waiting = [room.carried_out(job(name)) for name in ("a", "b")]
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [str(each) for each in found] == ["no writer", "no writer"]

    asyncio.run(story())


def test_what_is_cancelled_before_it_is_handed_over_is_not_written() -> None:
    async def story() -> None:
        writer = Writer()
        room = WaitingRoom(writer.hand_over)
        cancelled = job("a")
        going = asyncio.create_task(room.carried_out(cancelled))
        staying = asyncio.create_task(room.carried_out(job("b")))
        await asyncio.sleep(0)  # both wait, and nothing is handed over yet
        assert writer.handed == []
        cancelled.done.cancel()
        with pytest.raises(asyncio.CancelledError):
            await going
        await asyncio.sleep(0)
        assert [each.table for each in writer.jobs] == ["b"]
        writer.carry_out()
        await staying

    asyncio.run(story())
