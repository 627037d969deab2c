"""What an operator may set, and the limits that protect everybody."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

CLIENT = Path(__file__).parent / "client"  # where the built browser client lies

LOCAL = ("127.0.0.1", "::1")


@dataclass(frozen=True)
class Settings:
    data: Path  # the folder of the database
    key_file: Path | None = None  # of the key of its secrets; None: in that folder too
    database: str = ""  # the address of a PostgreSQL, which other servers may share
    peer: str = ""  # the address at which those reach this one; empty: where it listens
    client: Path = CLIENT
    address: str = ""  # that friends use, if the operator knows it: https://delos.example
    listening: tuple[str, int] | None = None  # where the server can be reached
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server
    host_names: tuple[str, ...] = ()  # by which it is reached, beside addresses and local names
    workers: int = 1  # processes in which bots think
    threads: int = 2  # in which replays, numbers and odds are reckoned
    think: float = 20.0  # seconds that a bot may think about one choice
    pace: float = 0.0  # least seconds between two choices at a table of bots alone
    review_games: int = 16  # imagined games a decision
    review_samples: int = 16  # outcomes of every roll and draw
    review_seconds: float = 1800.0  # that a review may take
    body_limit: int = 64 * 1024
    body_seconds: float = 10.0
    head_limit: int = 16 * 1024  # address and headers
    url_limit: int = 4 * 1024
    request_limit: int = (
        512 * 1024
    )  # all that is sent for one request, chunks and their like included
    request_seconds: float = 15.0  # headers and body together
    answer_seconds: float = 120.0  # until an answer must be made and read
    idle_seconds: int = 20  # between two requests
    lines: int = 5000  # connections; fewer if the system gives fewer descriptors
    lines_each: int = 250  # per address
    proxies: tuple[str, ...] = LOCAL  # that may say for whom they ask
    send_seconds: float = 10.0  # a reader that takes longer is dropped
    hello_seconds: float = 10.0
    cached: int = 256  # tables kept in memory beyond those in use
    robot_seconds: float = 60.0  # that a bot from elsewhere may think before another plays for it
    streams_each: int = 24  # that one account may have open
    alive_seconds: float = 8.0  # between two lines of a stream
    sockets: int = 4000
    sockets_each: int = 200  # per address
    ask_seconds: float = 90.0  # until a request to take a choice back lapses
    ask_again: float = 30.0  # seconds after a refusal; twice as many after each further one
    remind_seconds: float = 60.0  # that somebody is asked before others may remind them
    open_tables: int = 60  # unfinished ones that one identity may have made
    waiting_tables: int = 12  # those of them that wait for people
    open_seats: int = 60  # unfinished tables at which one identity may sit
    waiting_seats: int = 20  # those of them that wait for people
    waiting_days: int = 14  # until a table that waits is taken away
    idle_days: int = 0  # until a game that nobody plays is closed; 0 is never, here and below
    guest_days: int = 0  # until a guest who never sat at a table is forgotten
    reports_days: int = 0  # until settled reports are forgotten
    audit_days: int = 0  # until what operators did is forgotten
    metrics: tuple[str, int] | None = None  # where Prometheus may ask
    drain_seconds: float = 0.0  # not ready before stopping, for proxies to notice
    order_pause: tuple[float, float] = (1.5, 5.0)  # seconds until an order is played
    private_targets: bool = False  # notices may go to addresses of this network: for tests
    mail_server: str = ""  # smtp://name@host:587, or smtps://; empty: no mail is sent
    mail_from: str = ""  # Delos <delos@example.org>
    mail_password: str = field(default="", repr=False)
    notice_wait: float = 10.0  # seconds until somebody is told: whoever comes by needs no notice
    notice_gap: float = 60.0  # between two messages to the same person
    notice_retries: tuple[float, ...] = (5.0, 30.0)  # seconds after a failure
    notice_failures: int = 5  # notices in a row that did not arrive, until a channel is given up
    # (per second, at once)
    actions_rate: tuple[float, float] = (20.0, 60.0)
    making_rate: tuple[float, float] = (0.5, 40.0)  # guests and tables, per address
    joining_rate: tuple[float, float] = (0.5, 30.0)  # seats, per address
    asking_rate: tuple[float, float] = (2.0, 20.0)  # hints, maps, records: costly answers
    replay_rate: tuple[float, float] = (20.0, 60.0)  # steps of replays
    odds_rate: tuple[float, float] = (10.0, 40.0)  # odds of battles
    guess_rate: tuple[float, float] = (0.2, 10.0)  # wrong invitations, per address
    mail_rate: tuple[float, float] = (0.001, 3.0)  # codes sent, per identity and per address
    trial_rate: tuple[float, float] = (0.02, 5.0)  # notices sent on demand, per identity
    sign_in_rate: tuple[float, float] = (0.1, 10.0)  # passwords tried, per address
    name_rate: tuple[float, float] = (0.05, 10.0)  # the same, per name
    talk_rate: tuple[float, float] = (0.5, 6.0)  # lines said, per identity
    challenge_rate: tuple[float, float] = (0.1, 20.0)  # asking people to play, per account
    stream_rate: tuple[float, float] = (0.5, 40.0)  # streams opened, per account
    message_rate: tuple[float, float] = (20.0, 60.0)  # per socket
    frame_rate: tuple[float, float] = (50.0, 500.0)  # pings and pieces of messages, per socket
    hello_rate: tuple[float, float] = (0.5, 10.0)  # per socket: each may want the whole log


def data_folder() -> Path:
    """DELOS_DATA, or the user's data folder."""
    named = os.environ.get("DELOS_DATA")
    if named:
        return Path(named).expanduser()
    if sys.platform == "win32":
        root = os.environ.get("LOCALAPPDATA")
        return (Path(root) if root else Path.home() / "AppData" / "Local") / "delos"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "delos"
    root = os.environ.get("XDG_DATA_HOME")
    return (Path(root) if root else Path.home() / ".local" / "share") / "delos"
