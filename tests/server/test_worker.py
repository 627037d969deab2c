"""The process that answers a server's questions, and its end."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import DecodeError

from delos.server.thinking.map_worker import Answer, Question
from delos.server.thinking.worker import Worker

MAP = Question("quick", 3, "complete", "A", 1, draw=False)


def worker() -> Worker[Answer]:
    return Worker("delos.server.thinking.map_worker", Answer, 60)


@pytest.mark.parametrize("moment", [0.0, 0.001, 0.003, 0.2])
def test_whoever_closes_leaves_no_process_behind(moment: float) -> None:
    """Also when it is just being started, for a question that nobody waits for any more."""

    async def closed_while_asked() -> None:
        asked = worker()
        asking = asyncio.create_task(asked.ask(MAP))
        await asyncio.sleep(moment)
        await asked.close()
        assert asking.done()
        assert asked.process is None
        (answer,) = await asyncio.gather(asking, return_exceptions=True)
        assert isinstance(answer, (Answer, OSError, DecodeError))  # whichever was quicker
        with pytest.raises(OSError, match="closing"):
            await asked.ask(MAP)
        assert asked.process is None

    asyncio.run(closed_while_asked())


def test_questions_at_once_are_answered_by_one_process() -> None:
    async def several() -> None:
        asked = worker()
        try:
            first, second = await asyncio.gather(asked.ask(MAP), asked.ask(MAP))
            assert first == second
            assert not first.fault
        finally:
            await asked.close()

    asyncio.run(several())
