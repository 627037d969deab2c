"""Power losses: what was acknowledged is on the disk, whatever part of the unsynced bytes is lost.

The server runs with journal.c before the C library. It is killed after some moves; then the power
fails, on paper, at many moments of that life: the files are put together as they may be found on
the disk, opened as the next server would, and compared with the answers that had been sent by then.
One of the disks after the last moment is what the next life begins with.
"""

from __future__ import annotations

import asyncio
import logging
import random
import shutil
import sqlite3
import subprocess
from pathlib import Path
from typing import Final

from delos.server.stored.database import BadData
from delos.server.stored.seals import FILE as KEY_FILE
from delos.server.stored.sqlite import FILE, SqliteStorage
from tools.soak.disk import Disk, events
from tools.soak.kills import Killing, Rows, differences, read_copy, read_file
from tools.soak.nursery import Nursery
from tools.soak.players import LOST, Played, Sent
from tools.soak.trial import Run

SOURCE: Final = Path(__file__).with_name("journal.c")
MOMENTS: Final = 25  # of each life at which the power fails
SHARES: Final = (0.0, 0.5, 0.95)  # of what was not synced is there


def compiled(folder: Path) -> Path:
    """The journal, for the loader."""
    found = folder / "journal.so"
    command = ["cc", "-O1", "-shared", "-fPIC", "-o", str(found), str(SOURCE), "-ldl"]
    subprocess.run(command, check=True, capture_output=True)
    return found


class Failing(Killing):
    """Tables whose moves are known by their numbers."""

    def __init__(self, run: Run, port: int) -> None:
        super().__init__(run, port)
        self.sent: dict[int, tuple[Played, Sent]] = {}  # acknowledged in this life

    def acknowledged(self, table: Played, move: Sent) -> None:
        super().acknowledged(table, move)
        self.sent[move.n] = table, move


class Paper:
    """The power fails at moments of one life that is over."""

    def __init__(self, run: Run, failing: Failing, before: dict[str, dict[int, int]]) -> None:
        self.run = run
        self.failing = failing
        self.before = before  # what had been acknowledged when the life began
        self.dice = random.Random(f"{run.seed} {run.count}")

    def life(self, disk: Disk, journal: Path) -> dict[str, bytes]:
        """The disk after the last moment, one of many."""
        happened = list(events(journal))
        telling = [n for n, event in enumerate(happened, 1) if event.kind == "A"]
        wanted = set(
            self.dice.sample(range(1, len(happened)), min(MOMENTS // 2, len(happened) - 1))
        )
        wanted |= set(self.dice.sample(telling, min(MOMENTS - len(wanted), len(telling))))
        wanted.add(len(happened))
        for number, event in enumerate(happened, 1):
            disk.see(event)
            if number in wanted:
                self.run.count += 1
                for share in SHARES:
                    last = disk.after_power_loss(self.dice, share)
                    self.check(disk, last)
        self.run.add("syncs", disk.syncs)
        return last

    def check(self, disk: Disk, files: dict[str, bytes]) -> None:
        place = self.run.folder / "paper"
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir()
        for name, content in files.items():
            (place / name).write_bytes(content)
        self.run.add("disks")
        try:
            rows = read_file(place / FILE) if files.get(FILE) else {}
        except sqlite3.OperationalError as error:
            if "no such table" not in str(error):  # the first steps of the schema are not there yet
                self.run.fault(f"a disk cannot be read: {error}")
            rows = {}
        except (sqlite3.Error, AssertionError) as error:
            self.run.fault(f"a disk cannot be read: {error}")
            return
        if rows and len(files.get(KEY_FILE, b"")) < 64:
            self.run.fault("there are games, but not their key")
        self.compare(disk, rows)

    def compare(self, disk: Disk, rows: Rows) -> None:
        """What had been answered by then is there."""
        known = {id: dict(moves) for id, moves in self.before.items()}
        for n in disk.answered:
            if n in self.failing.sent:
                table, move = self.failing.sent[n]
                known.setdefault(table.id, {})[move.index] = move.action
        for id, moves in known.items():
            lost = [
                row for row, action in moves.items() if rows.get(id, [])[row : row + 1] != [action]
            ]
            if lost:
                self.run.fault(f"acknowledged moves {lost[:5]} of table {id} are not on the disk")


def go(run: Run) -> None:
    data, journal = run.folder / "data", run.folder / "journal"
    data.mkdir()
    preload = {
        "LD_PRELOAD": str(compiled(run.folder)),
        "DELOS_JOURNAL": str(journal),
        "DELOS_JOURNAL_ROOT": str(data),
    }
    logging.getLogger("delos.storage").setLevel(logging.CRITICAL)  # it tells of torn logs
    server = Nursery(data, run.folder / "log", run.plant, preload)
    failing = Failing(run, server.port)
    try:
        while run.more():
            before = {one.id: dict(one.acknowledged) for one in failing.tables}
            failing.sent.clear()
            journal.write_bytes(b"")  # the nursery has it open
            disk = Disk(data)
            server.start()
            asyncio.run(one_life(run, failing, server))
            last = Paper(run, failing, before).life(disk, journal)
            laid_out(data, last)
            rows = read_copy(data, run.folder / "copy")
            for table in failing.tables:
                for words in differences(table, rows.get(table.id, [])):
                    run.fault(f"{words} after the power failed, table {table.id}")
            opened(run, run.folder / "copy", data / KEY_FILE)
            run.add("lives")
    finally:
        server.close()


async def one_life(run: Run, failing: Failing, server: Nursery) -> None:
    try:
        await failing.life(server.kill)
    except LOST as error:
        run.fault(f"a server did not serve: {error!r}")
    finally:
        if server.pid:
            server.kill()


def laid_out(data: Path, files: dict[str, bytes]) -> None:
    """The folder as the next server finds it; files stay where the journal knows them."""
    for file in data.glob("*"):
        if file.is_file():
            file.unlink()
    for name, content in files.items():
        (data / name).write_bytes(content)


def opened(run: Run, data: Path, key: Path) -> None:
    """As the next server does it."""
    try:
        storage = SqliteStorage(data, key)
        run.add("logs that look damaged", int(storage.lost > 0))
        storage.close()
    except BadData as error:
        run.fault(f"the next server does not start: {error}")
