"""A process that answers questions, a line each."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final, Generic, TypeVar, final

import msgspec
from msgspec import Struct

LINE: Final = 1 << 20

A = TypeVar("A", bound=Struct)


@final
class Worker(Generic[A]):
    """One process, which answers one question after the other; it is started when needed and again
    if it dies."""

    def __init__(self, module: str, answer: type[A], seconds: float) -> None:
        self.module = module
        self.answer = msgspec.json.Decoder(answer)
        self.seconds = seconds
        self.process: Process | None = None
        self.asking = asyncio.Lock()
        self.closed = False

    async def ask(self, question: Struct) -> A:
        async with self.asking:
            return await self.answered(question)

    async def answered(self, question: Struct) -> A:
        try:
            async with asyncio.timeout(self.seconds):
                process = await self.started()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
                return self.answer.decode(line)
        except BaseException:
            await self.stop()  # its next line would answer a question nobody asks any more
            raise

    async def started(self) -> Process:
        self.check_open()
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-P", "-m", self.module),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                limit=LINE,
                start_new_session=True,  # a Ctrl-C at the terminal is for the server
            )
            self.check_open()  # it came to life meanwhile: whoever asked takes it along
        return self.process

    def check_open(self) -> None:
        if self.closed:
            raise OSError("the server is closing")

    async def close(self) -> None:
        """For good; nobody is left who waits for an answer."""
        self.closed = True
        await self.stop()
        async with self.asking:
            await self.stop()

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        with contextlib.suppress(asyncio.CancelledError):
            await process.wait()
