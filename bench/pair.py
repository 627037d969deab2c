"""Two servers on one PostgreSQL beside one: `python -m bench.pair` (docs/scale.md).

On a machine of two cores the people's side and the database take what a second server would need,
so moves a second of wall time say little there. What decides how two servers scale is whether a
move costs a server more when another one shares its database: the computing time a move of each
process, one server and two in alternation. Two carry 2 x (alone / together) times what one does
where each has a core of its own and the database and the people have theirs; wall time stands by.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import socket
import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench import closed_loop
from bench.closed_loop import Table, Tally, cpu_seconds, percentile, until
from bench.homes import HOMES
from bench.work.delos_server import LiveTable, serve
from tests.server.postgres import Cluster

WARMING: Final = 20  # moves a table before the clock starts


@dataclass(frozen=True)
class Found:
    """Of so many servers together."""

    servers: int
    moves: int
    seconds: float
    own_ms: float  # computing time of servers a move
    database_ms: float
    people_ms: float
    p50_ms: float
    p99_ms: float

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


def family_seconds(pid: int) -> float:
    """What a process and its children have computed."""
    found = 0.0
    for place in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((place / "stat").read_text().rpartition(")")[2].split()[1])
            if pid in {int(place.name), parent}:
                found += cpu_seconds(int(place.name))
        except (OSError, ValueError):
            continue  # it has ended
    return found


def round_of(servers: int, cluster: Cluster, tables: int, moves: int) -> Found:
    """So many servers with so many tables each, until so many moves were made at each of them."""
    context, url = multiprocessing.get_context("spawn"), cluster.database()
    listeners = [socket.create_server(("127.0.0.1", 0), backlog=2048) for _ in range(servers)]
    with tempfile.TemporaryDirectory(dir=HOMES) as folder:
        running = []
        for listener in listeners:
            process = context.Process(target=serve, args=(listener, Path(folder), url), daemon=True)
            process.start()
            running.append(process)
            wait_for(listener.getsockname()[1])
        ports = [listener.getsockname()[1] for listener in listeners]
        pids = [process.pid or 0 for process in running]
        try:
            return asyncio.run(measured(ports, pids, cluster.postmaster(), tables, moves))
        finally:
            for process in running:
                process.terminate()
                process.join(10)


def wait_for(port: int) -> None:
    """The first server makes the schema and the key that the second one reads."""
    with socket.create_connection(("127.0.0.1", port), timeout=120) as line:
        line.sendall(b"GET /readyz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        assert line.recv(100)


async def measured(
    ports: list[int], pids: list[int], database: int, tables: int, moves: int
) -> Found:
    tally, servers = Tally(), len(ports)
    all_tables: list[Table] = [
        LiveTable(port, number * servers + at, tally, "sockets")
        for number in range(tables)
        for at, port in enumerate(ports)
    ]
    for table in all_tables:
        await table.open()
    for table in all_tables:
        table.move()
    await until(lambda: tally.moves >= WARMING * len(all_tables))
    before = (*map(cpu_seconds, pids), family_seconds(database), time.process_time())
    began, tally.running = time.perf_counter(), True
    while len(tally.times) < moves * servers and not tally.errors:
        await asyncio.sleep(0.1)
    tally.running = False
    took = time.perf_counter() - began
    after = (*map(cpu_seconds, pids), family_seconds(database), time.process_time())
    for table in all_tables:
        table.stopped = True
    await asyncio.sleep(0.5)
    for table in all_tables:
        table.close()
    if tally.errors:
        raise RuntimeError(tally.errors[0])
    *own, stored, people = (later - first for first, later in zip(before, after, strict=True))
    made = len(tally.times)
    return Found(
        servers,
        made,
        took,
        1000 * sum(own) / made,
        1000 * stored / made,
        1000 * people / made,
        1000 * percentile(tally.times, 0.5),
        1000 * percentile(tally.times, 0.99),
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=25, help="of each server")
    options.add_argument("--moves", type=int, default=3000, help="at each server")
    options.add_argument("--rounds", type=int, default=3)
    wanted = options.parse_args()
    closed_loop.more_files()
    HOMES.mkdir(parents=True, exist_ok=True)
    cluster = Cluster(quick=False).start()
    found: dict[int, list[Found]] = {1: [], 2: []}
    try:
        for number in range(wanted.rounds):
            for servers in (1, 2) if number % 2 == 0 else (2, 1):
                one = round_of(servers, cluster, wanted.tables, wanted.moves)
                found[servers].append(one)
                print(json.dumps({**vars(one), "rate": one.rate}), flush=True)
    finally:
        cluster.stop()
    alone, together = (statistics.median(one.own_ms for one in found[n]) for n in (1, 2))
    stored = [statistics.median(one.database_ms for one in found[n]) for n in (1, 2)]
    walls = [statistics.median(one.rate for one in found[n]) for n in (1, 2)]
    print(f"a move costs its server {alone:.3f} ms alone, {together:.3f} ms beside another one")
    print(f"and the database {stored[0]:.3f} and {stored[1]:.3f} ms")
    print(f"so two servers with a core each carry {2 * alone / together:.2f} times what one does")
    print(f"wall time, all on these cores: {walls[0]:.0f} and {walls[1]:.0f} moves a second")


if __name__ == "__main__":
    main()
