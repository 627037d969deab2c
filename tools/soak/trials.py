"""All trials, with their bounds."""

from __future__ import annotations

from typing import Final

from tools.soak import (
    fuzz,
    games,
    kills,
    load,
    memory,
    postgres,
    power,
    schema,
    secrecy,
    storm,
    submits,
)
from tools.soak.leaks import LEAKS
from tools.soak.trial import Bounds, Trial

HOUR: Final = 3600.0

ALL: Final = (
    Trial(
        "games",
        "random games of every table, with all invariants after every decision",
        "games",
        games.go,
        Bounds(20, 60),
        Bounds(3_000, 1200),
        Bounds(100_000, 6 * HOUR),
    ),
    Trial(
        "kills",
        "no acknowledged move is lost when the server is killed, on SQLite",
        "kills",
        kills.go,
        Bounds(5, 60),
        Bounds(100, 300),
        Bounds(1_000, HOUR),
        ("early-answers",),
    ),
    Trial(
        "power",
        "no acknowledged move is lost when the power fails, on SQLite: unsynced bytes are dropped",
        "power losses",
        power.go,
        Bounds(50, 60),
        Bounds(200, 300),
        Bounds(1_000, HOUR),
        ("sync-off", "sync-normal"),
    ),
    Trial(
        "postgres",
        "no acknowledged move is lost when the server, PostgreSQL or the line between them dies",
        "deaths",
        postgres.go,
        Bounds(3, 120),
        Bounds(30, 400),
        Bounds(200, HOUR),
        ("early-answers",),
    ),
    Trial(
        "submits",
        "moves that come twice, late, early or all at once have one effect and one answer",
        "messages",
        submits.go,
        Bounds(1_000, 60),
        Bounds(10_000, 300),
        Bounds(200_000, HOUR),
        ("forgetful",),
    ),
    Trial(
        "secrets",
        "what a viewer cannot know changes nothing of what is told, over every channel",
        "comparisons",
        secrecy.go,
        Bounds(20_000, 60),
        Bounds(1_000_000, 300),
        Bounds(20_000_000, HOUR),
        tuple(LEAKS),
    ),
    Trial(
        "fuzz",
        "nonsense over WebSockets and HTTP is answered, and never a fault of the server",
        "messages",
        fuzz.go,
        Bounds(20_000, 60),
        Bounds(300_000, 300),
        Bounds(5_000_000, HOUR),
        ("fault-live", "fault-http"),
    ),
    Trial(
        "schema",
        "requests made from the description of the API get the answers that it describes",
        "requests",
        schema.go,
        Bounds(2_000, 60),
        Bounds(20_000, 600),
        Bounds(500_000, 2 * HOUR),
        ("fault-http",),
    ),
    Trial(
        "storm",
        "a thousand screens are back within five seconds after the server was killed",
        "storms",
        storm.go,
        Bounds(1, 60),
        Bounds(3, 120),
        Bounds(20, HOUR),
        ("late-start",),
    ),
    Trial(
        "load",
        "200 tables, 1,000 screens, 100 moves a second: 99 of 100 are shown within 50 ms",
        "moves",
        load.go,
        Bounds(10**9, 10),
        Bounds(10**9, 30),
        Bounds(10**9, 120),
        ("slow",),
    ),
    Trial(
        "memory",
        "what the server holds in memory does not grow while tables come and go",
        "moves",
        memory.go,
        Bounds(10**9, 20),
        Bounds(10**9, 600),
        Bounds(10**9, HOUR),
        ("hoard",),
    ),
)

TRIALS: Final = {trial.name: trial for trial in ALL}
